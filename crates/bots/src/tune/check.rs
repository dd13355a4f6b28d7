//! [`Check`]: whether new weights play better than old ones.

use crate::Greedy;
use crate::arena::{grouped_interval, mean};
use crate::evaluation::Weights;
use hedgerow_notation::Dealer;
use hedgerow_rules::{Game, GameError, Player, Position};
use std::cmp::Ordering;
use std::sync::atomic::{self, AtomicUsize};
use std::sync::{Arc, Mutex};

/// The greedy bot with new weights against the same with old ones, each shuffle once from either seat.
#[derive(Clone, Debug)]
pub struct Check<'w> {
    pub game: Arc<Game>,
    pub new: &'w Weights,
    pub old: &'w Weights,
    pub seed: String,
    pub shuffles: usize,
}

/// What a check found, in the eyes of the new weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    pub games: usize,
    /// A draw is half a win.
    pub win_rate: f64,
    /// 95 % confidence, from the variance between shuffles.
    pub interval: [f64; 2],
    /// By how many points the new ones were ahead, on average.
    pub margin: f64,
}

impl Check<'_> {
    /// Plays on that many threads; `done` hears of every finished shuffle.
    pub fn play(&self, threads: usize, done: &(dyn Fn() + Sync)) -> Result<Comparison, GameError> {
        let next = AtomicUsize::new(0);
        let results: Mutex<Vec<(usize, [i32; 2])>> = Mutex::new(Vec::new());
        let worker = || {
            loop {
                let shuffle = next.fetch_add(1, atomic::Ordering::Relaxed);
                if shuffle >= self.shuffles {
                    return Ok(());
                }
                let margins = [self.play_game(shuffle, 0)?, self.play_game(shuffle, 1)?];
                results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((shuffle, margins));
                done();
            }
        };
        let played: Result<Vec<()>, GameError> = std::thread::scope(|scope| {
            let handles: Vec<_> = (0..threads.clamp(1, self.shuffles.max(1))).map(|_| scope.spawn(worker)).collect();
            let joined = handles
                .into_iter()
                .map(|handle| handle.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            joined.collect()
        });
        played?;
        let mut results = results.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        // In the order of the shuffles, so that the last digits do not depend on the threads.
        results.sort_unstable();
        let margins: Vec<i32> = results.into_iter().flat_map(|(_, margins)| margins).collect();
        let share = |margin: &i32| match margin.cmp(&0) {
            Ordering::Greater => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Less => 0.0,
        };
        let shares: Vec<f64> = margins.iter().map(share).collect();
        let groups: Vec<f64> = shares.chunks(2).filter_map(mean).collect();
        let margins: Vec<f64> = margins.into_iter().map(f64::from).collect();
        Ok(Comparison {
            games: shares.len(),
            win_rate: mean(&shares).unwrap_or(0.5),
            interval: grouped_interval(&groups),
            margin: mean(&margins).unwrap_or(0.0),
        })
    }

    /// By how much the new weights were ahead from that seat.
    fn play_game(&self, shuffle: usize, seat_of_new: usize) -> Result<i32, GameError> {
        let mut position = Position::new(&self.game, 2, 0)?;
        let mut dealer = Dealer::new(&self.game, &format!("{} {shuffle}", self.seed));
        let mut bots = [0, 1].map(|seat| Greedy::new(if seat == seat_of_new { self.new } else { self.old }));
        while let Some(to_act) = position.to_act() {
            match to_act {
                Player::Chance => {
                    let Some(draw) = dealer.deal(&position) else { break };
                    position.play_unchecked(draw, &mut ());
                }
                Player::Seat(seat) => {
                    let candidates = bots[seat.index()].candidates(&mut position);
                    let Some(best) = candidates.first() else { break };
                    best.plan.iter().for_each(|action| position.play_unchecked(*action, &mut ()));
                }
            }
        }
        let points = [0, 1].map(|seat| position.scores()[seat] as i32);
        Ok(points[seat_of_new] - points[1 - seat_of_new])
    }
}
