//! [`External`]: a bot that is a program of its own.

use super::connection::{Connection, shortened};
use super::{EngineMessage, HostMessage, Info, LONGEST_TIME, OptionKind, VERSION, parse_plan};
use crate::{Bot, Budget, Candidate, Failure, Limits, Thought};
use hedgerow_notation::{action_token, write_position};
use hedgerow_rules::{Position, Seat};
use std::time::{Duration, Instant};

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

/// The protocol speaks of whole milliseconds, and none of them is no time to think.
const SHORTEST_TIME: Duration = Duration::from_millis(1);
/// How often a waiting host looks whether it was told to stop.
const GLANCE: Duration = Duration::from_millis(20);

/// A program that speaks the engine protocol, for one game.
#[derive(Debug)]
pub struct External {
    command: String,
    seed: String,
    patience: Patience,
    /// How the start went; nothing after a failure was told, then it is started anew.
    connection: Option<Result<Connection, Failure>>,
    /// What the program calls itself.
    name: Option<String>,
}

impl External {
    /// Starts the program and waits until it is ready. If that fails, it is told when the bot is asked.
    pub fn new(command: &str, seed: &str, patience: Patience) -> External {
        let mut name = None;
        let connection = Some(connect(command, seed, &patience, &mut name));
        External { command: command.to_string(), seed: seed.to_string(), patience, connection, name }
    }
}

impl Bot for External {
    fn think(
        &mut self,
        position: &Position,
        seat: Seat,
        limits: &Limits,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Failure> {
        if !position.is_to_act(seat) {
            return Err(Failure::NothingToDecide);
        }
        let connection = self.connection.take();
        let mut connection =
            connection.unwrap_or_else(|| connect(&self.command, &self.seed, &self.patience, &mut self.name))?;
        // After a failure the state of the program is unknown: it is killed here, by being dropped.
        let thought = ask(&mut connection, position, limits, &self.patience, report)?;
        self.connection = Some(Ok(connection));
        Ok(thought)
    }

    fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }
}

fn send(connection: &Connection, message: &HostMessage) {
    connection.send(format!("{message}\n"));
}

/// Starts a program and greets it; it may tell its name.
fn connect(command: &str, seed: &str, patience: &Patience, name: &mut Option<String>) -> Result<Connection, Failure> {
    let mut connection = Connection::open(command)?;
    let until = Instant::now() + patience.handshake;
    let hello = HostMessage::Hello { version: VERSION };
    send(&connection, &hello);
    let mut takes_seed = false;
    loop {
        let line = connection.line(until)?.ok_or(Failure::Hung(patience.handshake))?;
        let garbled = || Failure::Garbled { asked: hello.to_string(), line: shortened(&line) };
        match line.parse() {
            Ok(EngineMessage::Hello { version }) if !(1..=VERSION).contains(&version) => return Err(garbled()),
            Ok(EngineMessage::Error { word, .. }) if word == "hedgerow" => return Err(garbled()),
            Ok(EngineMessage::Option { name: option, kind: OptionKind::Text { .. } }) => takes_seed |= option == "seed",
            Ok(EngineMessage::Name(own)) if !own.trim().is_empty() => *name = Some(shortened(own.trim())),
            Ok(EngineMessage::Ready) => break,
            // What else it says, and what we do not understand, is no harm.
            Ok(_) | Err(_) => {}
        }
    }
    if takes_seed {
        send(&connection, &HostMessage::SetOption { name: "seed".to_string(), value: seed.to_string() });
    }
    send(&connection, &HostMessage::NewGame);
    Ok(connection)
}

/// Asks for a move and waits for it.
fn ask(
    connection: &mut Connection,
    position: &Position,
    limits: &Limits,
    patience: &Patience,
    report: &mut dyn FnMut(&Thought),
) -> Result<Thought, Failure> {
    connection.forget_lines();
    let legal = position.legal_actions().iter().map(|action| action_token(position, *action)).collect();
    let (go, mut waits) = match limits.budget {
        Budget::Evaluations(count) => (HostMessage::Go { evaluations: Some(count), time: None }, patience.untimed),
        Budget::Time(time) => {
            let time = time.clamp(SHORTEST_TIME, LONGEST_TIME);
            (HostMessage::Go { evaluations: None, time: Some(time) }, time + patience.grace)
        }
    };
    send(connection, &HostMessage::Position(write_position(position)));
    send(connection, &HostMessage::Legal(legal));
    send(connection, &go);
    let mut conversation = Conversation { position, go: go.to_string(), complaint: None, last: None, report };
    let asked = Instant::now();
    let mut stopped = false;
    loop {
        if limits.stop.is_stopped() && !stopped {
            stopped = true;
            send(connection, &HostMessage::Stop);
            // There is no point in waiting for the rest of the time it was given.
            waits = waits.min(asked.elapsed() + patience.grace);
        }
        let until = asked + waits;
        if Instant::now() >= until {
            return Err(Failure::Hung(waits));
        }
        let Some(line) = connection.line(until.min(Instant::now() + GLANCE))? else { continue };
        if let Some(thought) = conversation.hear(&line)? {
            return Ok(thought);
        }
    }
}

/// What was said since the question.
struct Conversation<'a> {
    position: &'a Position,
    go: String,
    /// The first line that the program refused; usually it explains the others.
    complaint: Option<String>,
    last: Option<Info>,
    report: &'a mut dyn FnMut(&Thought),
}

impl Conversation<'_> {
    /// Takes a line; the last one holds the answer.
    fn hear(&mut self, line: &str) -> Result<Option<Thought>, Failure> {
        let garbled = |line: &str| Failure::Garbled { asked: self.go.clone(), line: shortened(line) };
        match line.parse() {
            Ok(EngineMessage::BestMove(words)) if !(1..=2).contains(&words.len()) => Err(garbled(line)),
            Ok(EngineMessage::BestMove(words)) => {
                let plan = parse_plan(self.position, &words)?;
                let info = self.last.take().unwrap_or_default();
                let evaluations = info.evaluations.unwrap_or(0);
                // The value belongs to the plan it was told with.
                let value = info.value().filter(|_| info.plan == words);
                let candidates = vec![Candidate { plan, value, evaluations }];
                Ok(Some(Thought { candidates, evaluations }))
            }
            Ok(EngineMessage::Error { word, .. }) if word == "go" => {
                Err(garbled(self.complaint.as_deref().unwrap_or(line)))
            }
            Ok(EngineMessage::Error { .. }) => {
                self.complaint.get_or_insert_with(|| line.to_string());
                Ok(None)
            }
            Ok(EngineMessage::Info(info)) => {
                if let Ok(plan) = parse_plan(self.position, &info.plan)
                    && !plan.is_empty()
                {
                    let evaluations = info.evaluations.unwrap_or(0);
                    let candidates = vec![Candidate { plan, value: info.value(), evaluations }];
                    (self.report)(&Thought { candidates, evaluations });
                }
                self.last = Some(info);
                Ok(None)
            }
            Ok(_) | Err(_) => Ok(None),
        }
    }
}
