//! [`Bot`]: whatever can choose a move, and what it has to say about it.

use crate::{Budget, Clock, Limits, Stop};
use arrayvec::ArrayVec;
use hedgerow_notation::TokenError;
use hedgerow_rules::{Action, MAX_SEATS, Phase, Position, Refusal, Seat};
use std::cmp::Ordering;
use std::time::{Duration, Instant};

/// A player of one seat in one game. It is shown the position, and has no way to see more: a [`Position`] knows what is left in the
/// stacks, never in which order.
pub trait Bot: Send {
    /// Thinks about what this seat should do now; nothing, unless it must act. `report` hears of progress now and then.
    ///
    /// The answer has at least one candidate, the best one first, and comes soon after the limits are reached.
    fn think(
        &mut self,
        position: &Position,
        seat: Seat,
        limits: &Limits,
        report: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Failure>;

    /// What it calls itself, if it is a program that says so.
    fn name(&self) -> Option<&str> {
        None
    }
}

/// What a seat does until another one, or chance, must act: a tile placed and the piece decided, or only one of them.
pub type Plan = ArrayVec<Action, 2>;

/// What came of thinking.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The best first; never empty.
    pub candidates: Vec<Candidate>,
    /// How many evaluations it took.
    pub evaluations: u64,
    /// How many turns it looked ahead at most, this one included; none if that was not counted.
    pub depth: Option<u32>,
}

impl Thought {
    /// A choice about which there is nothing to say.
    pub fn of(plan: Plan) -> Thought {
        Thought { candidates: vec![Candidate { plan, value: None, evaluations: 0 }], evaluations: 0, depth: None }
    }

    /// The same, with only the moves that were asked for; if none of them was looked at, the first one.
    pub(crate) fn within(mut self, limits: &Limits) -> Thought {
        if let Some(first) = limits.only.first() {
            self.candidates.retain(|candidate| candidate.plan.first().is_some_and(|action| limits.allows(*action)));
            if self.candidates.is_empty() {
                self.candidates = Thought::of(Plan::from_iter([*first])).candidates;
            }
        }
        self
    }
}

/// One way to go on.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// What the seat would do.
    pub plan: Plan,
    /// What the bot thinks of it, if it has an opinion.
    pub value: Option<Value>,
    /// How many of the evaluations it was given.
    pub evaluations: u64,
}

/// What a position is worth to a seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// By how many points the seat is expected to be ahead of the best other one at the end.
    pub lead: f32,
    /// How likely it is to win; a shared win is a part of one.
    pub win: f32,
    /// More about the end, if the bot can tell.
    pub forecast: Option<Forecast>,
}

/// How a game is expected to end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// How likely the seat is to share the win.
    pub draw: f32,
    /// The points of each seat.
    pub points: [f32; MAX_SEATS],
}

impl Value {
    /// First who is likelier to win; among those, who is ahead by more: a game that is won is still played well.
    pub(crate) fn compare(&self, other: &Value) -> Ordering {
        self.win.total_cmp(&other.win).then(self.lead.total_cmp(&other.lead))
    }
}

/// Why a bot gave no usable answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The seat is not to act.
    NothingToDecide,
    /// The program could not be started; the reason is in English.
    NotStarted(String),
    /// The bot panicked, or its program ended; with what it said last.
    Crashed(String),
    /// The program did not greet as it must.
    NotGreeted {
        /// What it said instead.
        line: String,
    },
    /// The program did not say `ready`.
    NotReady {
        /// How long it was waited for.
        waited: Duration,
        /// Whether it had greeted.
        greeted: bool,
    },
    /// The program speaks another version of the protocol.
    WrongVersion {
        /// The version it names.
        found: u32,
    },
    /// The program refused what it was told.
    Refused {
        /// What it was told, or the first word of it.
        asked: String,
        /// Why, in its own words.
        reason: String,
    },
    /// An option was given that the program does not have.
    NoOption {
        /// The name.
        name: String,
        /// Those it has.
        names: String,
    },
    /// An option cannot be set to that.
    BadOption {
        /// The name.
        name: String,
        /// The value.
        value: String,
        /// What it can be set to.
        range: String,
    },
    /// No answer came in that time.
    Hung(Duration),
    /// No answer came in that time, but something else was said.
    Babbled {
        /// How long it was waited for.
        waited: Duration,
        /// The first line that is no message.
        line: String,
    },
    /// The answer came, but later than it may.
    Late {
        /// The time that was given.
        given: Duration,
        /// The time that it took.
        taken: Duration,
    },
    /// The program said something that is no answer.
    Garbled {
        /// The line it was to answer.
        asked: String,
        /// What it said.
        line: String,
    },
    /// The answer is none of the actions that were asked for.
    NotAmong {
        /// The action, as a word.
        word: String,
    },
    /// A word of the answer is no action.
    NoAction {
        /// The word.
        word: String,
        /// What is wrong with it.
        error: TokenError,
    },
    /// The answer breaks a rule.
    Illegal {
        /// The action, as a word.
        word: String,
        /// The rule, and why.
        refusal: Refusal,
    },
}

/// A [`Bot`] at its seat: asks it once per turn and remembers the second half of its answer.
pub struct BotPlayer {
    bot: Box<dyn Bot>,
    limits: Limits,
    planned: Option<Planned>,
}

/// The piece of a turn whose tile was placed.
struct Planned {
    seat: Seat,
    turn: usize,
    placed: Action,
    action: Action,
}

impl BotPlayer {
    /// A bot that has this budget for every turn.
    pub fn new(bot: Box<dyn Bot>, budget: Budget) -> BotPlayer {
        BotPlayer { bot, limits: Limits::new(budget), planned: None }
    }

    /// The same player, which this switch ends too.
    pub fn stopped_by(mut self, stop: &Stop) -> BotPlayer {
        self.limits.stop = stop.clone();
        self
    }

    /// What the bot calls itself, if it is a program that says so.
    pub fn name(&self) -> Option<&str> {
        self.bot.name()
    }

    /// The clock of a seat, as far as this player knows it.
    pub fn clock(&self, seat: Seat) -> Option<Clock> {
        self.limits.clocks[seat.index()]
    }

    /// Shows it the clock of another seat.
    pub fn see_clock(&mut self, seat: Seat, clock: Option<Clock>) {
        self.limits.clocks[seat.index()] = clock;
    }

    /// An action for the seat that is to act.
    pub fn act(&mut self, position: &Position, seat: Seat) -> Result<Action, Failure> {
        if let Some(planned) = self.planned.take()
            && planned.fits(position, seat)
        {
            return Ok(planned.action);
        }
        let began = Instant::now();
        let thought = self.bot.think(position, seat, &self.limits, &mut |_| {})?;
        let plan = thought.candidates.first().map(|candidate| candidate.plan.clone()).unwrap_or_default();
        let action = *plan.first().ok_or(Failure::NothingToDecide)?;
        if let Some(clock) = &mut self.limits.clocks[seat.index()] {
            *clock = clock.after(began.elapsed(), matches!(action, Action::Place { .. }));
        }
        if let Some(next) = plan.get(1) {
            self.planned = Some(Planned { seat, turn: position.turn(), placed: action, action: *next });
        }
        Ok(action)
    }
}

impl Planned {
    /// Whether the position is the one the plan was made for.
    fn fits(&self, position: &Position, seat: Seat) -> bool {
        let last = position.board().tiles().last();
        let as_planned = last.is_some_and(|tile| {
            let placed = Action::Place { tile: tile.kind, square: tile.square, rotation: tile.rotation };
            placed == self.placed
        });
        let now = self.seat == seat && self.turn == position.turn() && position.phase() == Phase::Use;
        now && as_planned && position.is_legal(self.action)
    }
}

impl std::fmt::Debug for BotPlayer {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("BotPlayer").field("limits", &self.limits).finish_non_exhaustive()
    }
}
