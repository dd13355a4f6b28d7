//! The engine's side of the protocol, around any bot.

use super::line::read_line;
use super::plan_words;
use super::{
    EngineMessage, EngineOption, Go, GoTime, HostMessage, HostReader, Info, LONGEST_TIME, OptionKind, VERSION,
};
use crate::guarded;
use crate::{Bot, BotSpec, Failure, Limits, Stop, Thought};
use hedgerow_locale::{Language, Text};
use hedgerow_notation::{Record, parse_action, read_position, set_hash};
use hedgerow_rules::{Game, MAX_SEATS, Player, Position, TileSet};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;

/// What an engine is started with.
#[derive(Clone, Debug)]
pub struct EngineSetup {
    /// Who chooses the moves, until the host sets another bot.
    pub spec: BotSpec,
    /// Tile sets that are not built in.
    pub sets: Vec<TileSet>,
}

/// The seed of an engine to which the host gave none.
const DEFAULT_SEED: &str = "1";
const MOST_THREADS: usize = BotSpec::MOST_THREADS;
/// Of the sets it was sent an engine keeps so many, the last ones.
const MOST_SENT: usize = 64;
/// More moves than this are not told about.
const MOST_LINES: usize = 256;
/// The answer of who thought ahead.
const NO_MOVE: &str = "none";

/// Answers the host until it says `quit` or its input ends.
pub fn serve(setup: EngineSetup, mut input: impl BufRead + Send + 'static, output: &mut dyn Write) -> io::Result<()> {
    let (sender, occurrences) = channel();
    let lines = sender.clone();
    // Lines are read on a thread of their own, so that `stop` is heard while the bot thinks.
    thread::spawn(move || {
        loop {
            let occurrence = match read_line(&mut input) {
                Ok(Some(line)) => Occurrence::Line(line),
                Ok(None) | Err(_) => Occurrence::InputEnded,
            };
            let ended = matches!(occurrence, Occurrence::InputEnded);
            if lines.send(occurrence).is_err() || ended {
                return;
            }
        }
    });
    Engine {
        bot: None,
        made_for: None,
        spec: setup.spec,
        threads: None,
        seed: DEFAULT_SEED.to_string(),
        sets: setup.sets,
        sent: VecDeque::new(),
        position: None,
        thinking: None,
        quitting: false,
        sender,
        output,
    }
    .run(&occurrences)
}

/// What the engine hears of.
enum Occurrence {
    Line(String),
    InputEnded,
    Progress(Vec<Info>),
    Done(Done),
}

/// The bot comes back with its answer, so that it can be asked again.
struct Done {
    bot: Option<Box<dyn Bot>>,
    answer: Result<(Vec<Info>, Vec<String>), Failure>,
}

struct Engine<'a> {
    /// The bot of this game, once it was asked.
    bot: Option<Box<dyn Bot>>,
    /// The game the bot was made for, and its number of seats.
    made_for: Option<(Arc<Game>, usize)>,
    spec: BotSpec,
    /// How many threads any bot has, once the host said so.
    threads: Option<usize>,
    seed: String,
    /// Those it was started with, and those it was sent.
    sets: Vec<TileSet>,
    sent: VecDeque<TileSet>,
    position: Option<Position>,
    thinking: Option<Thinking>,
    quitting: bool,
    sender: Sender<Occurrence>,
    output: &'a mut dyn Write,
}

struct Thinking {
    stop: Stop,
    /// When to stop, for bots that do not look at the clock themselves.
    deadline: Option<Instant>,
    /// Whether the answer has to wait until the host wants it.
    until_stopped: bool,
    /// The answer that waits.
    held: Option<Done>,
}

impl Engine<'_> {
    fn run(mut self, occurrences: &Receiver<Occurrence>) -> io::Result<()> {
        let mut reader = HostReader::default();
        while !(self.quitting && self.thinking.is_none()) {
            match self.next(occurrences) {
                Some(Occurrence::Line(line)) => match reader.take(&line) {
                    None => {}
                    Some(Ok(message)) => self.obey(message)?,
                    Some(Err(error)) => self.refuse(error.word(), &english(&error))?,
                },
                Some(Occurrence::InputEnded) => self.quit()?,
                Some(Occurrence::Progress(infos)) => self.tell(infos)?,
                Some(Occurrence::Done(done)) => self.answer(done)?,
                None => self.stop()?,
            }
        }
        Ok(())
    }

    /// The next occurrence; none when the time to think is over.
    fn next(&mut self, occurrences: &Receiver<Occurrence>) -> Option<Occurrence> {
        let deadline = self.thinking.as_mut().and_then(|thinking| thinking.deadline.take());
        let Some(deadline) = deadline else { return occurrences.recv().ok() };
        match occurrences.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            Ok(occurrence) => {
                if let Some(thinking) = &mut self.thinking {
                    thinking.deadline = Some(deadline);
                }
                Some(occurrence)
            }
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => None,
        }
    }

    fn say(&mut self, message: &EngineMessage) -> io::Result<()> {
        writeln!(self.output, "{message}")?;
        self.output.flush()
    }

    fn refuse(&mut self, word: &str, message: &str) -> io::Result<()> {
        self.say(&EngineMessage::Error { word: word.to_string(), message: message.to_string() })
    }

    fn tell(&mut self, infos: Vec<Info>) -> io::Result<()> {
        infos.into_iter().try_for_each(|info| self.say(&EngineMessage::Info(info)))
    }

    fn stop(&mut self) -> io::Result<()> {
        let Some(thinking) = &mut self.thinking else { return Ok(()) };
        thinking.stop.stop();
        match thinking.held.take() {
            Some(done) => self.answer(done),
            None => Ok(()),
        }
    }

    fn quit(&mut self) -> io::Result<()> {
        self.quitting = true;
        self.stop()
    }

    fn obey(&mut self, message: HostMessage) -> io::Result<()> {
        match message {
            HostMessage::Stop => self.stop()?,
            HostMessage::Ping => self.say(&EngineMessage::Pong)?,
            HostMessage::Quit => self.quit()?,
            other if self.thinking.is_some() => {
                let text = other.to_string();
                let word = text.split_whitespace().next().unwrap_or_default();
                self.refuse(word, "not while thinking: wait for bestmove, or send stop")?;
            }
            HostMessage::Hello { version } => self.greet(version)?,
            HostMessage::SetOption { name, value } => {
                if let Err(message) = self.set(&name, &value) {
                    self.refuse("setoption", &message)?;
                }
            }
            HostMessage::NewGame => {
                self.bot = None;
                self.position = None;
            }
            HostMessage::Set { name, hash, text } => {
                if let Err(message) = self.take_set(&name, &hash, &text) {
                    self.refuse("set", &message)?;
                }
            }
            HostMessage::Position(text) => {
                let position = read_position(&text, &self.known_sets()).map_err(|error| english(&error));
                self.take_position("position", position)?;
            }
            HostMessage::Record(text) => {
                let record = Record::read(&text, &self.known_sets()).map_err(|error| english(&error));
                let position = record.and_then(|record| record.end().map_err(|error| english(&error)));
                self.take_position("record", position)?;
            }
            // We know the rules ourselves.
            HostMessage::Legal(_) => {}
            HostMessage::Go(go) => self.go(&go)?,
        }
        Ok(())
    }

    fn greet(&mut self, version: u32) -> io::Result<()> {
        if version < VERSION {
            let message = format!("version {version} is not spoken any more; this engine speaks version {VERSION}");
            return self.refuse("hedgerow", &message);
        }
        let option = |name: &str, kind| EngineMessage::Option(EngineOption { name: name.to_string(), kind });
        let threads = self.threads.or(self.spec.threads).unwrap_or(1) as i64;
        let lines = [
            EngineMessage::Hello { version: VERSION },
            EngineMessage::Name(format!("Hedgerow {}", env!("CARGO_PKG_VERSION"))),
            EngineMessage::Author("the Hedgerow authors".to_string()),
            option("bot", OptionKind::Text { default: self.spec.to_string() }),
            option("seed", OptionKind::Text { default: self.seed.clone() }),
            option("threads", OptionKind::Number { default: threads, min: 1, max: MOST_THREADS as i64 }),
            EngineMessage::Ready,
        ];
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn known_sets(&self) -> Vec<TileSet> {
        self.sets.iter().chain(&self.sent).cloned().collect()
    }

    fn take_set(&mut self, name: &str, hash: &str, text: &str) -> Result<(), String> {
        let set = TileSet::parse_canonical(name, text).map_err(|error| english(&error))?;
        let own = set_hash(&set);
        if own != hash {
            return Err(format!("the hash of these tiles is {own}, not “{hash}”"));
        }
        if self.sent.len() == MOST_SENT {
            self.sent.pop_front();
        }
        self.sent.push_back(set);
        Ok(())
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "bot" => self.spec = value.parse().map_err(|error: crate::SpecError| english(&error))?,
            "seed" => self.seed = value.to_string(),
            "threads" => {
                let threads = value.parse().ok().filter(|threads| (1..=MOST_THREADS).contains(threads));
                self.threads = Some(threads.ok_or_else(|| format!("threads must be from 1 to {MOST_THREADS}"))?);
            }
            _ => return Err(format!("there is no option “{name}”; there are: bot, seed, threads")),
        }
        // The bot of before was made from other settings.
        self.bot = None;
        Ok(())
    }

    fn take_position(&mut self, word: &str, position: Result<Position, String>) -> io::Result<()> {
        // After a position that cannot be read, thinking about the one before would answer another question.
        self.position = None;
        match position {
            Ok(position) => self.position = Some(position),
            Err(message) => self.refuse(word, &message)?,
        }
        Ok(())
    }

    fn go(&mut self, go: &Go) -> io::Result<()> {
        let Some(position) = self.position.clone() else { return self.refuse("go", "there is no position yet") };
        let (given, until_stopped) = match given(go, &position) {
            Ok(given) => given,
            Err(message) => return self.refuse("go", &message),
        };
        let limits = self.spec.limits_within(&given, until_stopped);
        let time = limits.time_for(&position, position.seat()).filter(|_| !until_stopped);
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        self.thinking = Some(Thinking { stop: limits.stop.clone(), deadline, until_stopped, held: None });
        self.forget_other_games(&position);
        let ponders = go.ponder.is_some();
        if ponders && !matches!(position.to_act(), Some(Player::Seat(_))) {
            // Nothing can be thought about before the tile is drawn.
            let answer = Ok((Vec::new(), vec![NO_MOVE.to_string()]));
            let bot = self.bot.take();
            return self.answer(Done { bot, answer });
        }
        let mut spec = self.spec.clone();
        spec.threads = self.threads.or(spec.threads);
        let (bot, seed, sender) = (self.bot.take(), self.seed.clone(), self.sender.clone());
        thread::spawn(move || {
            let mut bot = bot;
            let answer = guarded(|| {
                let (game, seats) = (position.rules().game(), position.seat_count());
                let bot = bot.get_or_insert_with(|| spec.bot(game, seats, &seed));
                think(bot.as_mut(), &position, &limits, &sender)
            });
            let bot = bot.filter(|_| answer.is_ok());
            // Whoever ponders looks on from the tree that it has grown by then, and has no move to make.
            let answer = answer.map(|(infos, best)| (infos, if ponders { vec![NO_MOVE.to_string()] } else { best }));
            // No one listens any more when the host is gone.
            let _ = sender.send(Occurrence::Done(Done { bot, answer }));
        });
        Ok(())
    }

    /// A bot that was made for other rules, tiles or seats cannot go on.
    fn forget_other_games(&mut self, position: &Position) {
        let seats = position.seat_count();
        let before = self.made_for.replace((position.game().clone(), seats));
        let same = |(game, count): (Arc<Game>, usize)| {
            game.rules() == position.rules() && game.sets() == position.game().sets() && count == seats
        };
        if !before.is_some_and(same) {
            self.bot = None;
        }
    }

    fn answer(&mut self, done: Done) -> io::Result<()> {
        match &mut self.thinking {
            Some(thinking) if thinking.until_stopped && !thinking.stop.is_stopped() => {
                thinking.held = Some(done);
                return Ok(());
            }
            _ => self.thinking = None,
        }
        self.bot = done.bot;
        match done.answer {
            Ok((infos, words)) => {
                self.tell(infos)?;
                self.say(&EngineMessage::BestMove(words))
            }
            Err(failure) => self.refuse("go", &english(&failure)),
        }
    }
}

/// What the host allows, and whether it will say when to stop.
fn given(go: &Go, position: &Position) -> Result<(Limits, bool), String> {
    let seats = position.seat_count();
    if go.ponder.is_some_and(|seat| usize::from(seat) >= seats) {
        return Err(format!("there are only {seats} seats"));
    }
    if !go.clocks.is_empty() && go.clocks.len() != seats {
        return Err(format!("{} clocks for {seats} seats", go.clocks.len()));
    }
    let action = |word: &String| {
        let action = parse_action(position, word).map_err(|error| english(&error))?;
        position.check(action).map(|()| action).map_err(|refusal| format!("“{word}”: {}", english(&refusal)))
    };
    let mut clocks = [None; MAX_SEATS];
    clocks.iter_mut().zip(&go.clocks).for_each(|(own, clock)| *own = *clock);
    let limits = Limits {
        evaluations: go.evaluations,
        time: match go.time {
            Some(GoTime::Fixed(time)) => Some(time.min(LONGEST_TIME)),
            Some(GoTime::Infinite) | None => None,
        },
        clocks,
        only: go.only.iter().map(action).collect::<Result<_, _>>()?,
        lines: go.lines.unwrap_or(1).min(MOST_LINES),
        stop: Stop::default(),
    };
    Ok((limits, go.ponder.is_some() || go.time == Some(GoTime::Infinite)))
}

/// Errors as they are told over the protocol, which authors of programs read.
fn english<'a, E>(error: &'a E) -> String
where
    Text: From<&'a E>,
{
    Language::ENGLISH.tell(error)
}

/// Asks the bot and puts its answer into words.
fn think(
    bot: &mut dyn Bot,
    position: &Position,
    limits: &Limits,
    sender: &Sender<Occurrence>,
) -> Result<(Vec<Info>, Vec<String>), Failure> {
    let Some(Player::Seat(seat)) = position.to_act() else { return Err(Failure::NothingToDecide) };
    let began = Instant::now();
    let infos = |thought: &Thought| Info::about(thought, position, limits.lines, began.elapsed());
    let thought = bot.think(position, seat, limits, &mut |thought| {
        let _ = sender.send(Occurrence::Progress(infos(thought)));
    })?;
    let best = thought.candidates.first().map_or(Vec::new(), |candidate| plan_words(position, &candidate.plan));
    if best.is_empty() {
        return Err(Failure::NothingToDecide);
    }
    // A bot that chose without counting has nothing to tell.
    let counted = thought.evaluations > 0 || thought.candidates.iter().any(|candidate| candidate.value.is_some());
    Ok((if counted { infos(&thought) } else { Vec::new() }, best))
}
