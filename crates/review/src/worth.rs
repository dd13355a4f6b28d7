//! [`Worth`]: what a position is worth to every seat, in both currencies.

use hedgerow_bots::evaluation::{Expectation, lead};
use hedgerow_rules::{MAX_SEATS, Outcome, Position, Seat};
use std::ops::{Add, AddAssign, Mul, Sub};

/// What a position is worth to each seat, or a difference of two such worths.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Worth {
    /// The chance to win; a win that is shared by two counts half. The chances of all seats sum up to 1.
    pub wins: [f64; MAX_SEATS],
    /// By how many points the seat will be ahead of the best other one.
    pub leads: [f64; MAX_SEATS],
}

impl Worth {
    /// The result of a game that is over.
    pub fn result(position: &Position, outcome: &Outcome) -> Worth {
        let values = std::array::from_fn(|seat| outcome.scores.get(seat).map_or(0.0, |score| *score as f32));
        let mut worth = Worth::default();
        for seat in position.seats() {
            let share = if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 };
            worth.wins[seat.index()] = share;
            worth.leads[seat.index()] = f64::from(lead(&values, position.seat_count(), seat));
        }
        worth
    }

    /// Whether a seat prefers this to another worth: first by its chance to win, then by its lead.
    pub fn is_better(&self, other: &Worth, seat: Seat) -> bool {
        let of = |worth: &Worth| (worth.wins[seat.index()], worth.leads[seat.index()]);
        of(self) > of(other)
    }
}

impl From<Expectation> for Worth {
    fn from(expectation: Expectation) -> Worth {
        Worth { wins: expectation.wins.map(f64::from), leads: expectation.leads.map(f64::from) }
    }
}

impl Add for Worth {
    type Output = Worth;
    fn add(self, other: Worth) -> Worth {
        Worth {
            wins: std::array::from_fn(|seat| self.wins[seat] + other.wins[seat]),
            leads: std::array::from_fn(|seat| self.leads[seat] + other.leads[seat]),
        }
    }
}

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Worth) {
        *self = *self + other;
    }
}

impl Sub for Worth {
    type Output = Worth;
    fn sub(self, other: Worth) -> Worth {
        self + other * -1.0
    }
}

impl Mul<f64> for Worth {
    type Output = Worth;
    fn mul(self, factor: f64) -> Worth {
        Worth { wins: self.wins.map(|win| win * factor), leads: self.leads.map(|lead| lead * factor) }
    }
}
