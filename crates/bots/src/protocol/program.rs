//! [`Program`]: an engine by its command line; and the engines that run.

use super::connection::{Connection, shortened};
use super::{EngineMessage, EngineOption, HostMessage, MessageError, VERSION, one_line};
use crate::Failure;
use hedgerow_notation::set_hash;
use hedgerow_rules::{Game, TileSet};
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A program that speaks the engine protocol, and what is set in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    /// The command line it is started by.
    pub command: String,
    /// What is set in it.
    pub options: OptionValues,
}

/// Options by name, with their values.
pub type OptionValues = Vec<(String, String)>;

impl Program {
    /// A program in which nothing is set.
    pub fn new(command: &str) -> Program {
        Program { command: command.to_string(), options: Vec::new() }
    }
}

/// How long a program is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// From its start until it is ready.
    pub handshake: Duration,
    /// Beyond the time it was given to think.
    pub grace: Duration,
    /// For a move, when its budget is no time.
    pub untimed: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            handshake: Duration::from_secs(10),
            grace: Duration::from_secs(5),
            untimed: Duration::from_secs(120),
        }
    }
}

/// Programs between two games: one that has finished a game plays the next one. They are killed with this.
#[derive(Debug, Default)]
pub struct Programs(Mutex<HashMap<Program, Vec<Session>>>);

impl Programs {
    /// One that waits for a game; else it is started.
    pub(super) fn take(&self, program: &Program, patience: &Patience) -> Result<Session, Failure> {
        loop {
            let waiting = self.lock().get_mut(program).and_then(Vec::pop);
            let Some(mut session) = waiting else { return Session::start(program, patience) };
            if session.connection.is_running() {
                return Ok(session);
            }
        }
    }

    pub(super) fn give_back(&self, program: Program, session: Session) {
        self.lock().entry(program).or_default().push(session);
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<Program, Vec<Session>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A running program that was greeted.
#[derive(Debug)]
pub(super) struct Session {
    pub connection: Connection,
    pub options: Vec<EngineOption>,
    /// What it calls itself.
    pub name: Option<String>,
    /// Lines of its greeting that are no messages, and why, for those who want to know.
    pub strange: Vec<(String, Option<MessageError>)>,
    /// The sets it was sent, by their hashes.
    sent: HashSet<String>,
}

impl Session {
    /// Starts a program, greets it and sets its options.
    pub fn start(program: &Program, patience: &Patience) -> Result<Session, Failure> {
        let session = Session::greet(&program.command, patience)?;
        for (name, value) in &program.options {
            let Some(option) = session.options.iter().find(|option| option.name == *name) else {
                let names = session.options.iter().map(|option| option.name.as_str());
                let names = shortened(&names.collect::<Vec<_>>().join(", "));
                return Err(Failure::NoOption { name: name.clone(), names });
            };
            if !option.takes(value) {
                let range = shortened(&option.range());
                return Err(Failure::BadOption { name: name.clone(), value: value.clone(), range });
            }
            session.set(name, value);
        }
        Ok(session)
    }

    /// Starts a program and waits until it is ready.
    pub fn greet(command: &str, patience: &Patience) -> Result<Session, Failure> {
        let connection = Connection::open(command)?;
        let until = Instant::now() + patience.handshake;
        let hello = HostMessage::Hello { version: VERSION };
        let (options, strange) = (Vec::new(), Vec::new());
        let mut session = Session { connection, options, name: None, strange, sent: HashSet::new() };
        session.send(&hello);
        let mut greeted = false;
        loop {
            let Some(line) = session.connection.line(until)? else {
                return Err(match (greeted, session.strange.first()) {
                    (false, Some((line, _))) => Failure::NotGreeted { line: line.clone() },
                    (greeted, _) => Failure::NotReady { waited: patience.handshake, greeted },
                });
            };
            match line.parse() {
                Ok(EngineMessage::Hello { version: VERSION }) => greeted = true,
                Ok(EngineMessage::Hello { version }) => return Err(Failure::WrongVersion { found: version }),
                Ok(EngineMessage::Error { word, message }) if word == "hedgerow" => {
                    return Err(Failure::Refused { asked: hello.to_string(), reason: shortened(&message) });
                }
                Ok(EngineMessage::Option(option)) => session.options.push(option),
                Ok(EngineMessage::Name(name)) if !name.trim().is_empty() => session.name = Some(shortened(name.trim())),
                Ok(EngineMessage::Ready) if greeted => return Ok(session),
                Ok(EngineMessage::Ready) => {
                    let line = session.strange.first().map_or(line, |(line, _)| line.clone());
                    return Err(Failure::NotGreeted { line: shortened(&line) });
                }
                Ok(EngineMessage::Author(_)) => {}
                // What else it says, and what we do not understand, is no harm.
                Ok(_) | Err(_) if line.trim().is_empty() => {}
                other => session.strange.push((shortened(&line), other.err())),
            }
        }
    }

    pub fn send(&self, message: &HostMessage) {
        self.connection.send(format!("{message}\n"));
    }

    /// Sets an option.
    pub fn set(&self, name: &str, value: &str) {
        self.send(&HostMessage::SetOption { name: name.to_string(), value: one_line(value) });
    }

    /// Begins another game.
    pub fn begin_game(&self, seed: &str) {
        let takes_seed = |option: &EngineOption| option.name == "seed" && option.takes(seed);
        if self.options.iter().any(takes_seed) {
            self.set("seed", seed);
        }
        self.send(&HostMessage::NewGame);
    }

    /// Sends the sets of a game that the program has not been sent.
    pub fn send_sets(&mut self, game: &Game) {
        for set in game.sets() {
            let hash = set_hash(set);
            if self.sent.insert(hash.clone()) {
                self.send_set(set, hash);
            }
        }
    }

    fn send_set(&self, set: &TileSet, hash: String) {
        self.send(&HostMessage::Set { name: set.name.clone(), hash, text: set.canonical_text() });
    }
}
