//! [`Interview`]: questions to an engine, one by one.

use super::Finding;
use crate::Failure;
use crate::protocol::connection::shortened;
use crate::protocol::program::Session;
use crate::protocol::{EngineMessage, Go, HostMessage, Info, Patience, Program, parse_plan};
use hedgerow_notation::{action_token, write_position};
use hedgerow_rules::{Action, Position};
use std::time::{Duration, Instant};

/// An engine that is asked, in a process of its own.
pub(super) struct Interview {
    pub session: Session,
    pub patience: Patience,
}

/// What came before an answer, and when it came.
pub(super) struct Reply {
    pub line: String,
    pub words: Vec<String>,
    pub infos: Vec<(String, Info)>,
    pub taken: Duration,
}

impl Interview {
    pub fn begin(program: &Program, patience: &Patience) -> Result<Interview, Finding> {
        let session = Session::start(program, patience)?;
        session.begin_game("check");
        Ok(Interview { session, patience: *patience })
    }

    /// Sends a position and a question about it.
    pub fn put(&mut self, position: &Position, go: &Go) -> Result<Instant, Finding> {
        for line in self.session.connection.waiting_lines() {
            self.refused(&line)?;
        }
        let legal = position.legal_actions().iter().map(|action| action_token(position, *action)).collect();
        self.session.send_sets(position.game());
        self.session.send(&HostMessage::Position(write_position(position)));
        self.session.send(&HostMessage::Legal(legal));
        self.session.send(&HostMessage::Go(go.clone()));
        Ok(Instant::now())
    }

    /// Whether a line refuses something.
    pub fn refused(&self, line: &str) -> Result<(), Finding> {
        match line.parse() {
            Ok(EngineMessage::Error { word, message }) => {
                Err(Failure::Refused { asked: shortened(&word), reason: shortened(&message) }.into())
            }
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Waits for the answer to a question that was put.
    pub fn reply(&mut self, asked: Instant, wait: Duration) -> Result<Reply, Finding> {
        let (mut infos, mut strange) = (Vec::new(), None);
        loop {
            let Some(line) = self.session.connection.line(asked + wait)? else {
                let babbled = strange.map(|line| Failure::Babbled { waited: wait, line });
                return Err(babbled.unwrap_or(Failure::Hung(wait)).into());
            };
            self.refused(&line)?;
            match line.parse() {
                Ok(EngineMessage::BestMove(words)) => {
                    return Ok(Reply { line: shortened(&line), words, infos, taken: asked.elapsed() });
                }
                Ok(EngineMessage::Info(info)) => infos.push((shortened(&line), info)),
                Ok(_) => {}
                Err(_) if line.trim().is_empty() => {}
                Err(_) => strange = strange.or(Some(shortened(&line))),
            }
        }
    }

    /// Puts a question and waits for a legal answer to it.
    pub fn ask(&mut self, position: &Position, go: &Go, time: Duration) -> Result<(Action, Reply), Finding> {
        let within = |finding: Finding| match finding {
            Finding::Failure(failure) => Finding::Answer { asked: shortened(&go.to_string()), failure },
            other => other,
        };
        let asked = self.put(position, go)?;
        let reply = self.reply(asked, time + self.patience.grace).map_err(within)?;
        let action = legal(position, go, &reply).map_err(|failure| within(failure.into()))?;
        Ok((action, reply))
    }

    /// Waits for `pong`; what was said before it comes back.
    pub fn ping(&mut self) -> Result<Vec<String>, Finding> {
        self.session.send(&HostMessage::Ping);
        let waited = self.patience.grace;
        let until = Instant::now() + waited;
        let mut said = Vec::new();
        loop {
            let Some(line) = self.session.connection.line(until)? else { return Err(Finding::NoPong { waited }) };
            match line.parse() {
                Ok(EngineMessage::Pong) => return Ok(said),
                _ => said.push(line),
            }
        }
    }
}

/// The action of an answer, if the rules and the question allow it.
fn legal(position: &Position, go: &Go, reply: &Reply) -> Result<Action, Failure> {
    if !(1..=2).contains(&reply.words.len()) {
        return Err(Failure::Garbled { asked: shortened(&go.to_string()), line: reply.line.clone() });
    }
    let plan = parse_plan(position, &reply.words)?;
    if !go.only.is_empty() && !go.only.contains(&reply.words[0]) {
        return Err(Failure::NotAmong { word: reply.words[0].clone() });
    }
    plan.first().copied().ok_or(Failure::NothingToDecide)
}
