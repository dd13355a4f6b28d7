//! [`Comparison`]: moves compared by games that are played on after each of them.

use crate::{Players, Uncertainty, Worth};
use hedgerow_bots::Plan;
use hedgerow_rules::{Position, Seat};
use std::cmp::Ordering;

/// So many orders of the tiles are played before errors are looked at again.
const BATCH: usize = 32;

/// Fewer orders than this are too few to tell how far results stray.
const FEWEST_ORDERS: usize = 4 * BATCH;

/// No more orders than this are played: a game in which so many do not suffice swings too much to be judged.
const MOST_ORDERS: usize = 4096;

/// A rival drops out when it is worse than the best one by so many standard errors.
const OUT: f64 = 3.0;

/// What the games after several moves say about them.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The moves, in the order in which they were given.
    pub moves: Vec<Rolled>,
    /// Which of them is best.
    pub best: usize,
    /// The standard error of the difference between the first move and the best other one.
    pub error: Uncertainty,
    /// How many orders of the tiles were played.
    pub orders: usize,
}

/// What the games after a move say about it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rolled {
    /// Their average result.
    pub worth: Worth,
    /// The standard error of what the seat has more after this move than after the first one.
    pub error: Uncertainty,
}

impl Players<'_> {
    /// Compares other moves with the first one, which always stays in: after each of them games are played to their end with the same
    /// orders of the tiles, until the best one's difference from the first is known well enough.
    pub fn compare(&mut self, position: &Position, plans: &[Plan], by_points: bool, wanted: Uncertainty) -> Comparison {
        let seat = position.seat();
        let starts: Vec<Position> = plans.iter().map(|plan| after(position, plan)).collect();
        let mut results: Vec<Vec<Worth>> = vec![Vec::new(); plans.len()];
        let mut running: Vec<usize> = (0..plans.len()).collect();
        let mut orders = 0;
        loop {
            for number in orders..orders + BATCH {
                for index in &running {
                    results[*index].push(self.result(&starts[*index], number as u64));
                }
            }
            orders += BATCH;
            let gain = |index: usize| difference(&results[index], &results[0], seat);
            let promise = |index: usize| {
                let (gain, _) = gain(index);
                if by_points { (gain.leads, gain.wins) } else { (gain.wins, gain.leads) }
            };
            let rivals = running.iter().copied().filter(|index| *index > 0);
            let compare =
                |one: &usize, other: &usize| promise(*one).partial_cmp(&promise(*other)).unwrap_or(Ordering::Equal);
            let best = rivals.max_by(compare).unwrap_or(0);
            let (_, error) = gain(best);
            let known = error.wins <= wanted.wins || error.leads <= wanted.leads;
            if orders >= FEWEST_ORDERS && known || orders >= MOST_ORDERS {
                let played = mean(&results[0]);
                let rolled = |games: &Vec<Worth>| Rolled {
                    worth: played + (mean(games) - mean(&results[0][..games.len()])),
                    error: difference(games, &results[0], seat).1,
                };
                let best = if promise(best) > (0.0, 0.0) { best } else { 0 };
                return Comparison { moves: results.iter().map(rolled).collect(), best, error, orders };
            }
            running.retain(|index| {
                let (less, error) = difference(&results[best], &results[*index], seat);
                let out = if by_points { less.leads > OUT * error.leads } else { less.wins > OUT * error.wins };
                *index == 0 || *index == best || !out
            });
        }
    }
}

fn after(position: &Position, plan: &Plan) -> Position {
    let mut after = position.clone();
    plan.iter().for_each(|action| after.play_unchecked(*action));
    after
}

fn mean(games: &[Worth]) -> Worth {
    let mut sum = Worth::default();
    games.iter().for_each(|worth| sum += *worth);
    sum * (1.0 / games.len().max(1) as f64)
}

/// By how much a seat does better in one series of games than in another, and the standard error of that.
fn difference(games: &[Worth], others: &[Worth], seat: Seat) -> (Uncertainty, Uncertainty) {
    let of = |of: fn(&Worth, usize) -> f64| {
        let pairs = games.iter().zip(others);
        let differences: Vec<f64> = pairs.map(|(one, other)| of(one, seat.index()) - of(other, seat.index())).collect();
        let count = differences.len() as f64;
        let mean = differences.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
        (mean, (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt())
    };
    let (wins, leads) = (of(|worth, seat| worth.wins[seat]), of(|worth, seat| worth.leads[seat]));
    (Uncertainty { wins: wins.0, leads: leads.0 }, Uncertainty { wins: wins.1, leads: leads.1 })
}
