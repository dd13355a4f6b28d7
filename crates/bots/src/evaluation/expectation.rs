//! [`Expectation`]: what values say about the end of the game.

use super::evaluator::Values;
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
}

impl Evaluator<'_> {
    /// What the values of a position say about the end. Of a game that is over, its points are the values.
    pub fn expectation(&self, position: &Position, values: &Values) -> Expectation {
        let scale = match position.to_act() {
            None => FINAL_SCALE,
            Some(_) => self.weights().spread.scale(Outlook::of(position).tiles),
        };
        let seats = position.seat_count();
        let ahead = |seat: usize| if seat < seats { lead(values, seats, Seat(seat as u8)) } else { 0.0 };
        Expectation { wins: win_chances(values, seats, scale), leads: std::array::from_fn(ahead) }
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
