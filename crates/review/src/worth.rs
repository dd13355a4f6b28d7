//! [`Worth`]: what a position is worth to every seat, in both currencies.

use hedgerow_bots::evaluation::{Expectation, lead};
use hedgerow_rules::{MAX_SEATS, Outcome, Position, Seat};
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Mul, Sub};

/// What a position is worth to each seat, or a difference of two such worths.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Worth {
    /// The chance to win; a win that is shared by two counts half. The chances of all seats sum up to 1.
    #[cfg_attr(feature = "serde", serde(with = "by_seat"))]
    pub wins: [f64; MAX_SEATS],
    /// By how many points the seat will be ahead of the best other one.
    #[cfg_attr(feature = "serde", serde(with = "by_seat"))]
    pub leads: [f64; MAX_SEATS],
}

/// A list with a number per seat. Zeros at its end are left out, as most tables have fewer than five seats, and millionths are exact enough.
#[cfg(feature = "serde")]
mod by_seat {
    use hedgerow_rules::MAX_SEATS;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(numbers: &[f64; MAX_SEATS], serializer: S) -> Result<S::Ok, S::Error> {
        let mut numbers: Vec<f64> = numbers.iter().map(|number| (number * 1e6).round() / 1e6 + 0.0).collect();
        numbers.truncate(numbers.iter().rposition(|number| *number != 0.0).map_or(0, |last| last + 1));
        numbers.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[f64; MAX_SEATS], D::Error> {
        let read = Vec::<f64>::deserialize(deserializer)?;
        let mut numbers = [0.0; MAX_SEATS];
        let seats =
            numbers.get_mut(..read.len()).ok_or_else(|| D::Error::invalid_length(read.len(), &"a number per seat"))?;
        seats.copy_from_slice(&read);
        Ok(numbers)
    }
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

    /// What a seat prefers: first the better chance to win, then the larger lead.
    pub fn compare(&self, other: &Worth, seat: Seat) -> Ordering {
        let of = |worth: &Worth| (worth.wins[seat.index()], worth.leads[seat.index()]);
        of(self).partial_cmp(&of(other)).unwrap_or(Ordering::Equal)
    }

    /// Whether a seat prefers this to another worth.
    pub fn is_better(&self, other: &Worth, seat: Seat) -> bool {
        self.compare(other, seat) == Ordering::Greater
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
