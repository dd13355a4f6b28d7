//! The engine's side of the protocol, around any bot.

use super::line::read_line;
use super::{EngineMessage, HostMessage, HostReader, Info, LONGEST_TIME, OptionKind, VERSION, plan_words};
use crate::guarded;
use crate::{Bot, BotSpec, Budget, Failure, Limits, Stop, Thought};
use hedgerow_locale::{Language, Text};
use hedgerow_notation::{Record, read_position};
use hedgerow_rules::{Game, Player, Position, TileSet};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

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
    Progress(Info),
    /// The bot comes back with its answer, so that it can be asked again.
    Done {
        bot: Option<Box<dyn Bot>>,
        answer: Result<(Option<Info>, Vec<String>), Failure>,
    },
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
    sets: Vec<TileSet>,
    position: Option<Position>,
    thinking: Option<Thinking>,
    quitting: bool,
    sender: Sender<Occurrence>,
    output: &'a mut dyn Write,
}

struct Thinking {
    stop: Stop,
    /// When to stop, if the budget does not say it already.
    deadline: Option<Instant>,
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
                Some(Occurrence::InputEnded) => self.quit(),
                Some(Occurrence::Progress(info)) => self.say(&EngineMessage::Info(info))?,
                Some(Occurrence::Done { bot, answer }) => self.answer(bot, answer)?,
                None => self.stop(),
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

    fn stop(&mut self) {
        if let Some(thinking) = &self.thinking {
            thinking.stop.stop();
        }
    }

    fn quit(&mut self) {
        self.quitting = true;
        self.stop();
    }

    fn obey(&mut self, message: HostMessage) -> io::Result<()> {
        match message {
            HostMessage::Stop => self.stop(),
            HostMessage::Ping => self.say(&EngineMessage::Pong)?,
            HostMessage::Quit => self.quit(),
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
            HostMessage::Position(text) => {
                let position = read_position(&text, &self.sets).map_err(|error| english(&error));
                self.take_position("position", position)?;
            }
            HostMessage::Record(text) => {
                let record = Record::read(&text, &self.sets).map_err(|error| english(&error));
                let position = record.and_then(|record| record.end().map_err(|error| english(&error)));
                self.take_position("record", position)?;
            }
            // We know the rules ourselves.
            HostMessage::Legal(_) => {}
            HostMessage::Go { evaluations, time } => self.go(evaluations, time)?,
        }
        Ok(())
    }

    fn greet(&mut self, version: u32) -> io::Result<()> {
        let option = |name: &str, kind| EngineMessage::Option { name: name.to_string(), kind };
        let threads = self.threads.or(self.spec.threads).unwrap_or(1) as i64;
        let lines = [
            EngineMessage::Hello { version: version.min(VERSION) },
            EngineMessage::Name(format!("Hedgerow {}", env!("CARGO_PKG_VERSION"))),
            EngineMessage::Author("the Hedgerow authors".to_string()),
            option("bot", OptionKind::Text { default: self.spec.to_string() }),
            option("seed", OptionKind::Text { default: self.seed.clone() }),
            option("threads", OptionKind::Spin { default: threads, min: 1, max: MOST_THREADS as i64 }),
            EngineMessage::Ready,
        ];
        lines.iter().try_for_each(|line| self.say(line))
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

    fn go(&mut self, evaluations: Option<u64>, time: Option<Duration>) -> io::Result<()> {
        let Some(position) = self.position.clone() else { return self.refuse("go", "there is no position yet") };
        let time = time.map(|time| time.min(LONGEST_TIME));
        let budget = match (evaluations, time) {
            (Some(count), _) => Budget::Evaluations(count),
            (None, Some(time)) => Budget::Time(time),
            (None, None) => self.spec.budget,
        };
        let (kind, seats) = (position.rules().game(), position.seat_count());
        let before = self.made_for.replace((position.game().clone(), seats));
        let same = |(game, count): (Arc<Game>, usize)| {
            game.rules() == position.rules() && game.sets() == position.game().sets() && count == seats
        };
        if !before.is_some_and(same) {
            // The bot of before knows another game.
            self.bot = None;
        }
        let limits = Limits::new(budget);
        let deadline = evaluations.and(time).map(|time| Instant::now() + time);
        self.thinking = Some(Thinking { stop: limits.stop.clone(), deadline });
        let mut spec = self.spec.clone();
        spec.threads = self.threads.or(spec.threads);
        let (bot, seed, sender) = (self.bot.take(), self.seed.clone(), self.sender.clone());
        thread::spawn(move || {
            let mut bot = bot;
            let answer = guarded(|| {
                let bot = bot.get_or_insert_with(|| spec.bot(kind, seats, &seed));
                think(bot.as_mut(), &position, &limits, &sender)
            });
            let bot = bot.filter(|_| answer.is_ok());
            // No one listens any more when the host is gone.
            let _ = sender.send(Occurrence::Done { bot, answer });
        });
        Ok(())
    }

    fn answer(
        &mut self,
        bot: Option<Box<dyn Bot>>,
        answer: Result<(Option<Info>, Vec<String>), Failure>,
    ) -> io::Result<()> {
        self.thinking = None;
        self.bot = bot;
        match answer {
            Ok((info, words)) => {
                if let Some(info) = info {
                    self.say(&EngineMessage::Info(info))?;
                }
                self.say(&EngineMessage::BestMove(words))
            }
            Err(failure) => self.refuse("go", &english(&failure)),
        }
    }
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
) -> Result<(Option<Info>, Vec<String>), Failure> {
    let Some(Player::Seat(seat)) = position.to_act() else { return Err(Failure::NothingToDecide) };
    let began = Instant::now();
    let words = |thought: &Thought| {
        thought.candidates.first().map_or(Vec::new(), |candidate| plan_words(position, &candidate.plan))
    };
    let thought = bot.think(position, seat, limits, &mut |thought| {
        let _ = sender.send(Occurrence::Progress(Info::about(thought, words(thought), began.elapsed())));
    })?;
    let best = words(&thought);
    if best.is_empty() {
        return Err(Failure::NothingToDecide);
    }
    // A bot that chose without counting has nothing to tell.
    let counted = thought.evaluations > 0 || thought.candidates.iter().any(|candidate| candidate.value.is_some());
    Ok((counted.then(|| Info::about(&thought, best.clone(), began.elapsed())), best))
}
