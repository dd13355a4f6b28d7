//! [`BotSpec`]: a bot by its name and settings, as in `hard` or `uct:evals=40000`.

use crate::evaluation::Weights;
use crate::protocol::{
    CommandLineError, External, OptionValues, Patience, Program, Programs, split_command, split_setting,
};
use crate::{Bot, BotPlayer, Budget, Clock, Greedy, Limits, RandomPlayer, Search, Uct};
use hedgerow_chance::{Generator, Purpose};
use hedgerow_frozen::v1;
use hedgerow_rules::{GameKind, Seat};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// Which bot, with which budget and how many threads.
///
/// ```
/// use hedgerow_bots::{BotSpec, Budget};
/// let spec: BotSpec = "random:evals=7".parse().unwrap();
/// assert_eq!(spec.budget, Budget::Evaluations(7));
/// assert!("randomm".parse::<BotSpec>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct BotSpec {
    /// As it was written.
    text: String,
    /// Which of the bots.
    pub kind: BotKind,
    /// How much it may think about each turn.
    pub budget: Budget,
    /// Whether the budget is what makes the bot: limits from elsewhere then only cut it short. It is for the levels, and
    /// where a budget was chosen; other bots take whatever they are given.
    pub is_bounded: bool,
    /// How many threads it thinks on, if the settings say so.
    pub threads: Option<usize>,
}

/// The kinds of bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BotKind {
    /// Chooses without a plan.
    Random,
    /// Takes the move that looks best right after it by the plain evaluation.
    Greedy,
    /// Plain UCT with random playouts.
    Uct,
    /// Looks ahead.
    Search,
    /// Looks ahead as the first bots did.
    SearchV1,
    /// Looks at its moves like the greedy one, but does not always find the best of the good ones.
    Easy,
    /// Another program that speaks the engine protocol: `cmd:./mybot`, or with settings
    /// `cmd:ms=200:option.style=bold:./mybot --flag`.
    Program(Program),
}

/// A text that names no bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecError {
    /// There is no such bot.
    UnknownName {
        /// The name.
        name: String,
    },
    /// A setting does not exist, or has an impossible value.
    BadSetting {
        /// The setting, as it was written.
        setting: String,
    },
    /// More than one of `evals`, `ms` and `clock` is given.
    TwoBudgets,
    /// What stands after `option.` is no name with a value.
    BadOption {
        /// What stands there.
        option: String,
    },
    /// Nothing stands after `cmd:`.
    NoProgram,
    /// The command line cannot be split into words.
    BadCommand {
        /// The command line.
        command: String,
        /// What is wrong with it.
        error: CommandLineError,
    },
}

/// The names of the bots that are built in.
pub const NAMES: [&str; 8] = ["random", "greedy", "uct", "search", "easy", "normal", "hard", "expert"];

/// The names of bots of the past: they play for ever as they did, so that others can be measured against them.
pub const FROZEN: [&str; 3] = ["normal@1", "hard@1", "expert@1"];

/// The levels' budgets in evaluations.
const NORMAL: u64 = 200;
const HARD: u64 = 4_000;
const EXPERT: u64 = 40_000;

/// How long a program may think unless the settings say.
const PROGRAM_TIME: Duration = Duration::from_secs(1);

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        let text = text.trim();
        let name = text.split(':').next().unwrap_or_default();
        let is_bounded = !["search", "uct", "cmd"].contains(&name);
        let spec = |kind, budget| BotSpec { text: text.to_string(), kind, budget, is_bounded, threads: None };
        if let Some(rest) = text.strip_prefix("cmd:") {
            let mut program = spec(BotKind::Program(Program::new("")), Budget::Time(PROGRAM_TIME));
            let (command, options) = program.set_leading(rest)?;
            split_command(command).map_err(|error| match error {
                CommandLineError::Empty => SpecError::NoProgram,
                CommandLineError::Unclosed(_) => SpecError::BadCommand { command: command.to_string(), error },
            })?;
            program.kind = BotKind::Program(Program { command: command.to_string(), options });
            return Ok(program);
        }
        let mut spec = match name {
            "random" => spec(BotKind::Random, Budget::Evaluations(1)),
            "greedy" => spec(BotKind::Greedy, Budget::Evaluations(1)),
            "uct" => spec(BotKind::Uct, Budget::Evaluations(10_000)),
            "easy" => spec(BotKind::Easy, Budget::Evaluations(1)),
            "normal" => spec(BotKind::Search, Budget::Evaluations(NORMAL)),
            "search" | "hard" => spec(BotKind::Search, Budget::Evaluations(HARD)),
            "expert" => spec(BotKind::Search, Budget::Evaluations(EXPERT)),
            "normal@1" => spec(BotKind::SearchV1, Budget::Evaluations(v1::NORMAL)),
            "hard@1" => spec(BotKind::SearchV1, Budget::Evaluations(v1::HARD)),
            "expert@1" => spec(BotKind::SearchV1, Budget::Evaluations(v1::EXPERT)),
            _ => return Err(SpecError::UnknownName { name: name.to_string() }),
        };
        let settings: Vec<&str> = text.split(':').skip(1).collect();
        spec.set_all(&settings)?;
        Ok(spec)
    }
}

impl BotSpec {
    /// The most threads a bot may be given.
    pub const MOST_THREADS: usize = 256;

    /// Takes the settings before a command, as in `ms=200:option.style=bold:./mybot --flag`, and returns the command and
    /// the program's own options.
    fn set_leading<'a>(&mut self, text: &'a str) -> Result<(&'a str, OptionValues), SpecError> {
        let mut rest = text.trim();
        let (mut settings, mut options) = (Vec::new(), Vec::new());
        while let Some((setting, command)) = split_setting(rest) {
            if let Some(option) = setting.strip_prefix("option.") {
                options.push(read_option(option).ok_or_else(|| SpecError::BadOption { option: option.to_string() })?);
            } else if ["evals=", "ms=", "clock=", "scale="].iter().any(|key| setting.starts_with(key)) {
                settings.push(setting);
            } else {
                break;
            }
            rest = command.trim();
        }
        self.set_all(&settings)?;
        Ok((rest, options))
    }

    fn set_all(&mut self, settings: &[&str]) -> Result<(), SpecError> {
        let is_budget = |setting: &&&str| ["evals=", "ms=", "clock="].iter().any(|key| setting.starts_with(key));
        match settings.iter().filter(is_budget).count() {
            0 => {}
            1 => self.is_bounded = true,
            _ => return Err(SpecError::TwoBudgets),
        }
        settings.iter().try_for_each(|setting| self.set(setting))
    }

    fn set(&mut self, setting: &str) -> Result<(), SpecError> {
        let bad = || SpecError::BadSetting { setting: setting.to_string() };
        let (key, value) = setting.split_once('=').ok_or_else(bad)?;
        let number = || value.parse::<u64>().ok().filter(|number| *number > 0).ok_or_else(bad);
        match key {
            "evals" => self.budget = Budget::Evaluations(number()?),
            "ms" => self.budget = Budget::Time(Duration::from_millis(number()?)),
            "clock" => self.budget = Budget::Clock(read_clock(value).ok_or_else(bad)?),
            // Frozen bots think on one thread.
            "threads" if self.kind == BotKind::SearchV1 => return Err(bad()),
            "threads" => {
                let threads = number()?.try_into().ok().filter(|threads| *threads <= BotSpec::MOST_THREADS);
                self.threads = Some(threads.ok_or_else(bad)?);
            }
            "scale" => {
                let factor = value.parse::<f64>().ok().filter(|factor| *factor > 0.0 && *factor <= 1e6);
                self.budget = self.budget.scaled(factor.ok_or_else(bad)?);
            }
            _ => return Err(bad()),
        }
        Ok(())
    }

    /// The same bot where a person waits for it: one that thinks long uses two threads, unless the settings say otherwise.
    pub fn for_a_person(mut self) -> BotSpec {
        let long =
            self.kind == BotKind::Search && matches!(self.budget, Budget::Evaluations(count) if count >= EXPERT / 2);
        self.threads = self.threads.or(long.then_some(2));
        self
    }

    /// Whether it is a program of its own.
    pub fn is_program(&self) -> bool {
        matches!(self.kind, BotKind::Program(_))
    }

    /// The weights it judges positions by. The greedy ones judge plainly; those that do not judge, and those of the past, whose
    /// weights are their own, are explained by those of the search.
    pub fn weights(&self, game: GameKind, seats: usize) -> &'static Weights {
        match &self.kind {
            BotKind::Greedy | BotKind::Easy => Weights::plain(game),
            BotKind::Search | BotKind::SearchV1 | BotKind::Random | BotKind::Uct | BotKind::Program(_) => {
                Weights::full(game, seats)
            }
        }
    }

    /// What it may think where a host gives it limits.
    pub fn limits_within(&self, given: &Limits, until_stopped: bool) -> Limits {
        let has_clock = given.clocks.iter().any(Option::is_some);
        let is_limited = given.evaluations.is_some() || given.time.is_some() || has_clock || until_stopped;
        let own = match self.is_bounded || !is_limited {
            true => Limits::new(self.budget),
            false => Limits::default(),
        };
        Limits {
            evaluations: own.evaluations.into_iter().chain(given.evaluations).min(),
            time: own.time.into_iter().chain(given.time).min(),
            clocks: if has_clock { given.clocks } else { own.clocks },
            ..given.clone()
        }
    }

    /// The bot, ready for one game with this number of seats. Its choices follow from the seed.
    pub fn bot(&self, game: GameKind, seats: usize, seed: &str) -> Box<dyn Bot> {
        self.bot_among(game, seats, seed, None)
    }

    /// The same; a program is taken from those that run already, and plays on when the game is over.
    pub fn bot_among(
        &self,
        game: GameKind,
        seats: usize,
        seed: &str,
        programs: Option<&Arc<Programs>>,
    ) -> Box<dyn Bot> {
        let weights = self.weights(game, seats);
        let number = || {
            let mut generator = Generator::new(seed, Purpose::Choices);
            u64::from(generator.below(u32::MAX)) << 32 | u64::from(generator.below(u32::MAX))
        };
        match &self.kind {
            BotKind::Random => Box::new(RandomPlayer::new(seed)),
            BotKind::Greedy => Box::new(Greedy::new(weights)),
            BotKind::Easy => Box::new(Greedy::careless(weights, number())),
            BotKind::Uct => Box::new(Uct::new(number())),
            BotKind::Search => Box::new(Search::new(weights, number(), self.threads.unwrap_or(1))),
            BotKind::SearchV1 => Box::new(v1::Search::new(game, seats, number())),
            BotKind::Program(program) => Box::new(External::new(program, seed, Patience::default(), programs.cloned())),
        }
    }

    /// The bot at its seat.
    pub fn player(&self, game: GameKind, seats: usize, seed: &str) -> BotPlayer {
        BotPlayer::new(self.bot(game, seats, seed), self.budget)
    }
}

/// `60+1`: seconds for the game, and what every placement adds; `60` alone adds nothing.
fn read_clock(text: &str) -> Option<Clock> {
    let (left, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |word: &str| Duration::try_from_secs_f64(word.parse().ok()?).ok();
    let clock = Clock { left: seconds(left)?, increment: seconds(increment)? };
    (!clock.left.is_zero()).then_some(clock)
}

/// `style=bold`, `bot='search:evals=300'`
fn read_option(text: &str) -> Option<(String, String)> {
    let (name, value) = text.split_once('=')?;
    let value = shlex::split(value)?.join(" ");
    let is_name = !name.is_empty() && !name.contains(char::is_whitespace);
    is_name.then(|| (name.to_string(), value))
}

/// The seed of a bot at a seat of a game: it follows from the game's own seed, but a bot that is told it, as a program
/// of its own is, does not learn the order of the tiles.
pub fn bot_seed(game_seed: &str, seat: Seat) -> String {
    let mut generator = Generator::new(&format!("{game_seed}/{seat}"), Purpose::Choices);
    (0..4).map(|_| format!("{:08x}", generator.below(u32::MAX))).collect()
}

impl fmt::Display for BotSpec {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::Language;

    #[test]
    fn no_budget_is_too_large() {
        let budget = |text: &str| text.parse::<BotSpec>().unwrap().budget;
        assert_eq!(budget("search:ms=18446744073709551615:scale=1000000"), Budget::Time(Duration::MAX));
        assert_eq!(budget("search:scale=1e6:scale=1e6:scale=1e6"), Budget::Evaluations(u64::MAX));
    }

    #[test]
    fn a_bots_seed_does_not_show_the_seed_of_the_game() {
        let seeds = [bot_seed("one", Seat(0)), bot_seed("one", Seat(1)), bot_seed("two", Seat(0))];
        assert!(seeds.iter().all(|seed| seed.len() == 32 && seed.chars().all(|digit| digit.is_ascii_hexdigit())));
        assert!(seeds[0] != seeds[1] && seeds[0] != seeds[2]);
        assert_eq!(bot_seed("one", Seat(0)), seeds[0]);
    }

    #[test]
    fn a_person_need_not_wait_for_one_thread() {
        let threads = |text: &str| text.parse::<BotSpec>().unwrap().for_a_person().threads;
        assert_eq!(threads("expert"), Some(2));
        assert_eq!(threads("expert:threads=1"), Some(1));
        assert_eq!(threads("hard"), None);
        assert_eq!(threads("expert@1"), None);
    }

    #[test]
    fn settings_that_make_no_sense_are_refused() {
        let refused = |text: &str| text.parse::<BotSpec>().unwrap_err();
        for text in ["hard:evals=10:ms=10", "hard:evals=10:evals=20", "cmd:ms=5:evals=5:./mybot"] {
            assert_eq!(refused(text), SpecError::TwoBudgets, "{text}");
        }
        for text in [
            "hard:evals=0",
            "hard:ms=-1",
            "hard:threads=257",
            "hard:scale=0",
            "hard:evals",
            "hard:depth=3",
            "hard@1:threads=2",
        ] {
            assert!(Language::ENGLISH.tell(&refused(text)).contains("expected evals=N"), "{text}");
        }
    }

    fn program(text: &str) -> (BotKind, Budget) {
        let spec: BotSpec = text.parse().unwrap();
        assert_eq!(spec.to_string(), text);
        (spec.kind, spec.budget)
    }

    #[test]
    fn a_program_may_carry_its_budget_before_its_command() {
        let kind = |command: &str| BotKind::Program(Program::new(command));
        let time = |ms| Budget::Time(Duration::from_millis(ms));
        assert_eq!(program("cmd:./mybot --flag a:b"), (kind("./mybot --flag a:b"), time(1000)));
        assert_eq!(program("cmd:ms=200:./mybot"), (kind("./mybot"), time(200)));
        assert_eq!(program("cmd:evals=50:./mybot"), (kind("./mybot"), Budget::Evaluations(50)));
        assert_eq!(program("cmd:scale=2:./my=bot"), (kind("./my=bot"), time(2000)));
        let clock = |left, increment| {
            let seconds = Duration::from_secs_f64;
            Budget::Clock(Clock { left: seconds(left), increment: seconds(increment) })
        };
        assert_eq!(program("cmd:clock=60+0.5:./mybot"), (kind("./mybot"), clock(60.0, 0.5)));
        assert_eq!(program("cmd:clock=90:./mybot").1, clock(90.0, 0.0));
        let refused = |text: &str| Language::ENGLISH.tell(&text.parse::<BotSpec>().unwrap_err());
        for text in ["cmd:clock=0:./a", "cmd:clock=-1:./a", "cmd:clock=1+x:./a", "hard:clock=:./a"] {
            assert!(refused(text).contains("is not a setting of a bot"), "{text}");
        }
        assert!(refused("cmd:").contains("“cmd:” needs a program"));
        assert!(refused("cmd:ms=5:  ").contains("“cmd:” needs a program"));
        assert!(refused("cmd:ms=fast:./mybot").contains("“ms=fast” is not a setting of a bot"));
        assert!(refused("cmd:./my 'bot").contains("a quotation mark ' is not closed"));
    }

    #[test]
    fn a_program_may_carry_its_options_before_its_command() {
        let options = |text: &str| match program(text).0 {
            BotKind::Program(program) => (program.options, program.command),
            other => panic!("{other:?}"),
        };
        let option = |name: &str, value: &str| (name.to_string(), value.to_string());
        assert_eq!(
            options("cmd:option.style=bold:ms=50:option.book=a b:./mybot"),
            (vec![option("style", "bold"), option("book", "a b")], "./mybot".to_string())
        );
        assert_eq!(options("cmd:option.bot='search:evals=3':./a").0, [option("bot", "search:evals=3")]);
        assert_eq!(options("cmd:option.name=:./a").0, [option("name", "")]);
        let refused = |text: &str| Language::ENGLISH.tell(&text.parse::<BotSpec>().unwrap_err());
        for text in ["cmd:option.style:./a", "cmd:option.=x:./a", "cmd:option.a b=x:./a"] {
            assert!(refused(text).contains("expected option.NAME=VALUE"), "{text}: {}", refused(text));
        }
    }

    #[test]
    fn limits_cut_a_level_short_and_are_all_that_others_have() {
        let within = |text: &str, given: &Limits| {
            let limits = text.parse::<BotSpec>().unwrap().limits_within(given, false);
            (limits.evaluations, limits.time.map(|time| time.as_millis()))
        };
        let time = Limits::new(Budget::Time(Duration::from_millis(500)));
        assert_eq!(within("normal", &time), (Some(200), Some(500)));
        assert_eq!(within("hard", &time), (Some(4_000), Some(500)));
        assert_eq!(within("expert", &time), (Some(40_000), Some(500)));
        assert_eq!(within("hard:ms=200", &time), (None, Some(200)));
        assert_eq!(within("search", &time), (None, Some(500)));
        assert_eq!(within("search:evals=300", &time), (Some(300), Some(500)));
        let evaluations = Limits::new(Budget::Evaluations(1_000));
        assert_eq!(within("normal", &evaluations), (Some(200), None));
        assert_eq!(within("expert", &evaluations), (Some(1_000), None));
        assert_eq!(within("search", &evaluations), (Some(1_000), None));
        assert_eq!(within("search", &Limits::default()), (Some(4_000), None));
        let endless = "search".parse::<BotSpec>().unwrap().limits_within(&Limits::default(), true);
        assert_eq!((endless.evaluations, endless.time), (None, None));
    }
}
