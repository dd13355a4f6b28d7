//! [`External`]: a bot that is a program of its own.

use super::connection::shortened;
use super::program::Session;
use super::{EngineMessage, Go, GoTime, HostMessage, Info, LONGEST_TIME, Patience, Program, Programs, parse_plan};
use crate::{Bot, Candidate, Failure, Limits, Plan, Thought};
use hedgerow_notation::{action_token, write_position};
use hedgerow_rules::{Position, Seat};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The protocol speaks of whole milliseconds, and none of them is no time to think.
const SHORTEST_TIME: Duration = Duration::from_millis(1);
/// How often a waiting host looks whether it was told to stop.
const GLANCE: Duration = Duration::from_millis(20);
/// More lines than this are not kept.
const MOST_LINES: usize = 256;

/// A program that speaks the engine protocol, in one game.
#[derive(Debug)]
pub struct External {
    program: Program,
    seed: String,
    patience: Patience,
    /// Where it comes from and where it goes after the game, if it is to play several.
    programs: Option<Arc<Programs>>,
    /// How the start went; nothing after a failure was told, then it is started anew.
    session: Option<Result<Session, Failure>>,
    /// What the program calls itself.
    name: Option<String>,
}

impl External {
    /// Starts the program, or takes one of those that run, and waits until it is ready. If that fails, it is told when the
    /// bot is asked.
    pub fn new(program: &Program, seed: &str, patience: Patience, programs: Option<Arc<Programs>>) -> External {
        let (program, seed) = (program.clone(), seed.to_string());
        let mut bot = External { program, seed, patience, programs, session: None, name: None };
        bot.session = Some(bot.begin());
        bot
    }

    fn begin(&mut self) -> Result<Session, Failure> {
        let session = match &self.programs {
            Some(programs) => programs.take(&self.program, &self.patience)?,
            None => Session::start(&self.program, &self.patience)?,
        };
        session.begin_game(&self.seed);
        self.name = session.name.clone();
        Ok(session)
    }
}

impl Drop for External {
    fn drop(&mut self) {
        if let (Some(Ok(session)), Some(programs)) = (self.session.take(), &self.programs) {
            programs.give_back(self.program.clone(), session);
        }
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
        let session = self.session.take();
        let mut session = session.unwrap_or_else(|| self.begin())?;
        // After a failure the state of the program is unknown: it is killed here, by being dropped.
        let thought = ask(&mut session, position, seat, limits, &self.patience, report)?;
        self.session = Some(Ok(session));
        Ok(thought)
    }

    fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }
}

/// The limits as a question, and how long its answer may take.
fn question(position: &Position, seat: Seat, limits: &Limits, patience: &Patience) -> (Go, Duration) {
    let time = limits.time.map(|time| time.clamp(SHORTEST_TIME, LONGEST_TIME));
    let clock = limits.clocks[seat.index()];
    let clocks = clock.map_or(Vec::new(), |_| limits.clocks[..position.seat_count()].to_vec());
    let longest = time.into_iter().chain(clock.map(|clock| clock.left.min(LONGEST_TIME))).min();
    let go = Go {
        evaluations: limits.evaluations,
        time: time.map(GoTime::Fixed),
        clocks,
        ponder: None,
        lines: (limits.lines > 1).then_some(limits.lines),
        only: limits.only.iter().map(|action| action_token(position, *action)).collect(),
    };
    (go, longest.map_or(patience.untimed, |time| time + patience.grace))
}

/// Asks for a move and waits for it.
fn ask(
    session: &mut Session,
    position: &Position,
    seat: Seat,
    limits: &Limits,
    patience: &Patience,
    report: &mut dyn FnMut(&Thought),
) -> Result<Thought, Failure> {
    let legal = position.legal_actions().iter().map(|action| action_token(position, *action)).collect();
    let (go, mut waits) = question(position, seat, limits, patience);
    let mut conversation = Conversation {
        position,
        seat,
        limits,
        go: go.to_string(),
        complaint: None,
        strange: None,
        lines: BTreeMap::new(),
        report,
    };
    // What it said unasked is forgotten, unless it refused something.
    for line in session.connection.waiting_lines() {
        conversation.hear_unasked(&line)?;
    }
    session.send_sets(position.game());
    session.send(&HostMessage::Position(write_position(position)));
    session.send(&HostMessage::Legal(legal));
    session.send(&HostMessage::Go(go));
    let asked = Instant::now();
    let mut stopped = false;
    loop {
        if limits.stop.is_stopped() && !stopped {
            stopped = true;
            session.send(&HostMessage::Stop);
            // There is no point in waiting for the rest of the time it was given.
            waits = waits.min(asked.elapsed() + patience.grace);
        }
        let until = asked + waits;
        if Instant::now() >= until {
            return Err(conversation.silence(waits));
        }
        let Some(line) = session.connection.line(until.min(Instant::now() + GLANCE))? else { continue };
        if let Some(thought) = conversation.hear(&line)? {
            return Ok(thought);
        }
    }
}

/// What was said since the question.
struct Conversation<'a> {
    position: &'a Position,
    seat: Seat,
    limits: &'a Limits,
    go: String,
    /// The first message that the program refused; usually it explains the others.
    complaint: Option<Failure>,
    /// The first line that is no message.
    strange: Option<String>,
    /// What it thinks of its best moves.
    lines: BTreeMap<usize, (Plan, Info)>,
    report: &'a mut dyn FnMut(&Thought),
}

impl Conversation<'_> {
    fn hear_unasked(&mut self, line: &str) -> Result<(), Failure> {
        match line.parse() {
            Ok(EngineMessage::Error { word, message }) => self.complain(&word, &message),
            Ok(_) | Err(_) => Ok(()),
        }
    }

    /// Takes a line; the last one holds the answer.
    fn hear(&mut self, line: &str) -> Result<Option<Thought>, Failure> {
        match line.parse() {
            Ok(EngineMessage::BestMove(words)) => return self.answer(line, &words).map(Some),
            Ok(EngineMessage::Error { word, message }) if word == "go" => {
                let refused = Failure::Refused { asked: self.go.clone(), reason: shortened(&message) };
                return Err(self.complaint.take().unwrap_or(refused));
            }
            Ok(EngineMessage::Error { word, message }) => self.complain(&word, &message)?,
            Ok(EngineMessage::Info(info)) => self.note(info),
            Ok(_) => {}
            Err(_) if line.trim().is_empty() => {}
            Err(_) => {
                self.strange.get_or_insert_with(|| shortened(line));
            }
        }
        Ok(None)
    }

    /// A message was refused. Without an option that was asked for it would be another bot.
    fn complain(&mut self, word: &str, message: &str) -> Result<(), Failure> {
        let refused = Failure::Refused { asked: shortened(word), reason: shortened(message) };
        if word == "setoption" {
            return Err(refused);
        }
        self.complaint.get_or_insert(refused);
        Ok(())
    }

    fn note(&mut self, info: Info) {
        let Ok(plan) = parse_plan(self.position, &info.plan) else { return };
        let line = info.line.unwrap_or(1);
        if plan.is_empty() || !(1..=MOST_LINES).contains(&line) {
            return;
        }
        self.lines.insert(line, (plan, info));
        if let Some(thought) = self.thought(None) {
            (self.report)(&thought);
        }
    }

    fn answer(&mut self, line: &str, words: &[String]) -> Result<Thought, Failure> {
        if !(1..=2).contains(&words.len()) {
            return Err(Failure::Garbled { asked: self.go.clone(), line: shortened(line) });
        }
        let plan = parse_plan(self.position, words)?;
        if !plan.first().is_some_and(|action| self.limits.allows(*action)) {
            return Err(Failure::NotAmong { word: shortened(&words[0]) });
        }
        self.thought(Some(plan)).ok_or(Failure::NothingToDecide)
    }

    /// What was told about the moves, the chosen one first.
    fn thought(&self, chosen: Option<Plan>) -> Option<Thought> {
        let candidate = |(plan, info): &(Plan, Info)| Candidate {
            plan: plan.clone(),
            value: info.value(self.seat.index()),
            evaluations: info.evaluations.unwrap_or(0),
        };
        let mut candidates: Vec<Candidate> = self.lines.values().map(candidate).collect();
        if let Some(plan) = chosen {
            // A value belongs to the plan it was told with.
            let told =
                candidates.iter().position(|candidate| candidate.plan == plan).map(|told| candidates.remove(told));
            candidates.insert(0, told.unwrap_or(Candidate { plan, value: None, evaluations: 0 }));
        }
        let most = |number: fn(&Info) -> Option<u64>| self.lines.values().filter_map(|(_, info)| number(info)).max();
        let depth = most(|info| info.depth.map(u64::from)).map(|depth| depth as u32);
        let evaluations = most(|info| info.evaluations).unwrap_or(0);
        (!candidates.is_empty()).then_some(Thought { candidates, evaluations, depth })
    }

    /// Why there is no answer, as far as anything is known.
    fn silence(&mut self, waited: Duration) -> Failure {
        let strange = self.strange.take();
        let babbled = strange.map(|line| Failure::Babbled { waited, line });
        self.complaint.take().or(babbled).unwrap_or(Failure::Hung(waited))
    }
}
