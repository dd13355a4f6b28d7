//! [`Expectation`]: what values say about the end of the game.

use super::evaluator::Values;
use super::to_come::points_to_come;
use super::{Evaluator, Outlook};
use hedgerow_rules::{MAX_SEATS, Position, Seat};

/// A result below this scale of points is a result: a lead of one point wins.
const FINAL_SCALE: f32 = 0.3;

/// How the game is expected to end, one entry per seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expectation {
    /// The chance to win; they sum up to 1.
    pub wins: Values,
    /// By how many points the seat will be ahead of the best other one.
    pub leads: Values,
    /// The points at the end.
    pub points: Values,
    /// How widely leads are spread around what is expected.
    scale: f32,
}

impl Expectation {
    /// How likely a seat is to share the win: that its lead comes out at nothing. Both sides of it keep what is left.
    pub fn draw(&self, seat: Seat) -> f32 {
        let (lead, win) = (self.leads[seat.index()], self.wins[seat.index()]);
        let below = |points: f32| 1.0 / (1.0 + (-(points / self.scale.max(0.01))).exp());
        (below(lead + 0.5) - below(lead - 0.5)).min(2.0 * win).min(2.0 * (1.0 - win)).max(0.0)
    }
}

impl Evaluator<'_> {
    /// What the values of a position say about the end. Of a game that is over, its points are the values.
    pub fn expectation(&self, position: &Position, values: &Values) -> Expectation {
        let seats = position.seat_count();
        let (scale, more) = match position.to_act() {
            None => (FINAL_SCALE, 0.0),
            Some(_) => {
                let tiles = Outlook::of(position).tiles;
                (self.weights().spread.scale(tiles), points_to_come(position.rules().game(), seats, tiles))
            }
        };
        let ahead = |seat: usize| if seat < seats { lead(values, seats, Seat(seat as u8)) } else { 0.0 };
        let wins = win_chances(values, seats, scale);
        Expectation { wins, leads: std::array::from_fn(ahead), points: values.map(|value| value + more), scale }
    }
}

/// Each seat's chance to win, as far as the values tell: they sum up to 1.
pub fn win_chances(values: &Values, seats: usize, scale: f32) -> Values {
    let most = values[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, value) in chances.iter_mut().zip(&values[..seats]) {
        *chance = ((value - most) / scale.max(0.01)).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// By how much a seat is ahead of the best other one.
pub fn lead(values: &Values, seats: usize, seat: Seat) -> f32 {
    let others = (0..seats).filter(|other| *other != seat.index());
    values[seat.index()] - others.map(|other| values[other]).fold(f32::MIN, f32::max)
}
