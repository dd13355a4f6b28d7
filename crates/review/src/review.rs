//! [`Review`]: a whole game, step by step.

use crate::{Appraiser, Reviewing, Step, Worth};
use hedgerow_notation::{Record, ReplayError};
use hedgerow_rules::Seat;

/// A game taken apart.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Review {
    /// How many seats play.
    pub seats: usize,
    /// Whether it was played to its end.
    pub over: bool,
    /// What the game was worth before its first step.
    pub start: Worth,
    /// Every draw and every decision, in order.
    pub steps: Vec<Step>,
    /// By how much the result differs from what the game was worth after the last step.
    pub last_rest: Worth,
    /// How it ended; if it was broken off, what it was worth after the last step.
    pub result: Worth,
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// The record cannot be played through.
    Replay(ReplayError),
    /// The game was broken off before the first decision.
    NothingDecided,
    /// The steps to go on from belong to another game.
    OtherGame,
}

/// One seat's sums in one currency: `start + luck − own + others + rest = result`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Account {
    /// What the game was worth to it at the beginning.
    pub start: f64,
    /// What all draws gave it, those of the other seats too.
    pub luck: f64,
    /// The standard error of that.
    pub luck_error: f64,
    /// What its own decisions cost it.
    pub own: f64,
    /// What the decisions of the others gave it.
    pub others: f64,
    /// What neither explains.
    pub rest: f64,
    /// How it ended.
    pub result: f64,
}

/// What is unexplained was mostly luck that was not seen at once, so luck may be wrong by as much. It comes in steps whose squares would
/// add up if they did not know of each other; in games of bots the sum strays by at most so much more (`docs/analysis.md`).
const PERSISTENCE: f64 = 1.25;

impl Review {
    /// Takes a game apart in one go.
    pub fn of(record: &Record, appraiser: Box<dyn Appraiser + Send + '_>) -> Result<Review, ReviewError> {
        Ok(Reviewing::new(record, appraiser)?.finish())
    }

    /// A seat's sums, in chances to win.
    pub fn wins(&self, seat: Seat) -> Account {
        self.account(seat, |worth| worth.wins[seat.index()])
    }

    /// A seat's sums, in points ahead of the best other seat.
    pub fn leads(&self, seat: Seat) -> Account {
        self.account(seat, |worth| worth.leads[seat.index()])
    }

    fn account(&self, seat: Seat, of: impl Fn(&Worth) -> f64) -> Account {
        let mut account = Account { start: of(&self.start), result: of(&self.result), ..Account::default() };
        for step in &self.steps {
            account.luck += of(&step.luck());
            account.rest += of(&step.rest);
            let loss = of(&step.loss());
            if step.seat == seat {
                account.own += loss;
            } else {
                account.others -= loss;
            }
        }
        account.rest += of(&self.last_rest);
        let steps = self.steps.iter().map(|step| &step.rest).chain([&self.last_rest]);
        account.luck_error = PERSISTENCE * steps.map(|rest| of(rest).powi(2)).sum::<f64>().sqrt();
        account
    }

    /// The decisions of a seat, the costliest first: by what they cost its chance to win, then its points.
    pub fn costliest(&self, seat: Seat) -> Vec<&Step> {
        let cost = |step: &Step| (step.loss().wins[seat.index()], step.loss().leads[seat.index()]);
        let decides = |step: &&Step| step.seat == seat && step.decision().is_some();
        let mut steps: Vec<&Step> = self.steps.iter().filter(decides).collect();
        steps.sort_by(|one, other| cost(other).partial_cmp(&cost(one)).unwrap_or(std::cmp::Ordering::Equal));
        steps
    }

    /// The step that made a seat the favourite for good: before it another one was, after it never again. None if it was from the
    /// beginning, or never.
    pub fn turning_point(&self, seat: Seat) -> Option<&Step> {
        let leads = |step: &Step| (0..self.seats).all(|other| step.after.wins[other] <= step.after.wins[seat.index()]);
        let last = self.steps.iter().rposition(|step| !leads(step))?;
        self.steps.get(last + 1)
    }
}
