//! [`BotSpec`]: a bot by its name and settings, as in `hard` or `uct:evals=40000`.

use crate::evaluation::Weights;
use crate::protocol::{CommandLineError, External, Patience, split_command};
use crate::{Bot, BotPlayer, Budget, Greedy, RandomPlayer, Search, Uct};
use hedgerow_chance::{Generator, Purpose};
use hedgerow_frozen::v1;
use hedgerow_rules::{GameKind, Seat};
use std::fmt;
use std::str::FromStr;
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
    /// Another program that speaks the engine protocol: `cmd:./mybot`, or with a budget `cmd:ms=200:./mybot --flag`.
    Program(String),
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
    /// Both `evals` and `ms` are given.
    TwoBudgets,
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
        let spec = |kind, budget| BotSpec { text: text.to_string(), kind, budget, threads: None };
        if let Some(rest) = text.strip_prefix("cmd:") {
            let mut program = spec(BotKind::Program(String::new()), Budget::Time(PROGRAM_TIME));
            let command = program.set_leading(rest)?;
            split_command(command).map_err(|error| match error {
                CommandLineError::Empty => SpecError::NoProgram,
                CommandLineError::Unclosed(_) => SpecError::BadCommand { command: command.to_string(), error },
            })?;
            program.kind = BotKind::Program(command.to_string());
            return Ok(program);
        }
        let mut words = text.split(':');
        let name = words.next().unwrap_or_default();
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
        let settings: Vec<&str> = words.collect();
        spec.set_all(&settings)?;
        Ok(spec)
    }
}

impl BotSpec {
    /// The most threads a bot may be given.
    pub const MOST_THREADS: usize = 256;

    /// Takes the settings before a command, as in `ms=200:./mybot --flag`, and returns the command.
    fn set_leading<'a>(&mut self, text: &'a str) -> Result<&'a str, SpecError> {
        let mut rest = text.trim();
        let mut settings = Vec::new();
        while let Some((setting, command)) = rest.split_once(':')
            && ["evals=", "ms=", "scale="].iter().any(|key| setting.starts_with(key))
        {
            settings.push(setting);
            rest = command.trim();
        }
        self.set_all(&settings)?;
        Ok(rest)
    }

    fn set_all(&mut self, settings: &[&str]) -> Result<(), SpecError> {
        let budgets = settings.iter().filter(|setting| setting.starts_with("evals=") || setting.starts_with("ms="));
        if budgets.count() > 1 {
            return Err(SpecError::TwoBudgets);
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

    /// The bot, ready for one game with this number of seats. Its choices follow from the seed.
    pub fn bot(&self, game: GameKind, seats: usize, seed: &str) -> Box<dyn Bot> {
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
            BotKind::Program(command) => Box::new(External::new(command, seed, Patience::default())),
        }
    }

    /// The bot at its seat.
    pub fn player(&self, game: GameKind, seats: usize, seed: &str) -> BotPlayer {
        BotPlayer::new(self.bot(game, seats, seed), self.budget)
    }
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
        let kind = |command: &str| BotKind::Program(command.to_string());
        let time = |ms| Budget::Time(Duration::from_millis(ms));
        assert_eq!(program("cmd:./mybot --flag a:b"), (kind("./mybot --flag a:b"), time(1000)));
        assert_eq!(program("cmd:ms=200:./mybot"), (kind("./mybot"), time(200)));
        assert_eq!(program("cmd:evals=50:./mybot"), (kind("./mybot"), Budget::Evaluations(50)));
        assert_eq!(program("cmd:scale=2:./my=bot"), (kind("./my=bot"), time(2000)));
        let refused = |text: &str| Language::ENGLISH.tell(&text.parse::<BotSpec>().unwrap_err());
        assert!(refused("cmd:").contains("“cmd:” needs a program"));
        assert!(refused("cmd:ms=5:  ").contains("“cmd:” needs a program"));
        assert!(refused("cmd:ms=fast:./mybot").contains("“ms=fast” is not a setting of a bot"));
        assert!(refused("cmd:./my 'bot").contains("a quotation mark ' is not closed"));
    }
}
