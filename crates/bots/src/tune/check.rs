//! [`Check`]: whether new weights play better than old ones.

use crate::Greedy;
use crate::arena::{Verdict, grouped_interval, mean};
use crate::evaluation::Weights;
use hedgerow_chance::Dealer;
use hedgerow_rules::{Game, GameError, Player, Position, Seat};
use std::sync::atomic::{self, AtomicUsize};
use std::sync::{Arc, Mutex};

/// The greedy bot with new weights against the same with old ones at all other seats, each shuffle once from every seat.
#[derive(Clone, Debug)]
pub struct Check<'w> {
    /// The rules and tiles that are played with.
    pub game: Arc<Game>,
    /// How many seats each game has.
    pub seats: usize,
    /// The weights that are to be judged.
    pub new: &'w Weights,
    /// The weights they are compared with.
    pub old: &'w Weights,
    /// What all shuffles follow from.
    pub seed: String,
    /// How many shuffles are played.
    pub shuffles: usize,
}

/// What a check found, in the eyes of the new weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// How many games were played.
    pub games: usize,
    /// A shared win is a part of one.
    pub win_rate: f64,
    /// 95 % confidence, from the variance between shuffles.
    pub interval: [f64; 2],
    /// By how many points the new ones were ahead of the best old ones, on average.
    pub margin: f64,
}

/// One game in the eyes of the new weights.
struct CheckedGame {
    /// Their part of the win.
    share: f64,
    margin: f64,
}

impl Check<'_> {
    /// Plays on that many threads; `done` hears of every finished shuffle.
    pub fn play(&self, threads: usize, done: &(dyn Fn() + Sync)) -> Result<Comparison, GameError> {
        let next = AtomicUsize::new(0);
        let results: Mutex<Vec<(usize, Vec<CheckedGame>)>> = Mutex::new(Vec::new());
        let worker = || {
            loop {
                let shuffle = next.fetch_add(1, atomic::Ordering::Relaxed);
                if shuffle >= self.shuffles {
                    return Ok(());
                }
                let outcomes = (0..self.seats).map(|seat| self.play_game(shuffle, seat)).collect::<Result<_, _>>()?;
                results.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((shuffle, outcomes));
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
        results.sort_by_key(|(shuffle, _)| *shuffle);
        let outcomes: Vec<CheckedGame> = results.into_iter().flat_map(|(_, outcomes)| outcomes).collect();
        let shares: Vec<f64> = outcomes.iter().map(|outcome| outcome.share).collect();
        let margins: Vec<f64> = outcomes.iter().map(|outcome| outcome.margin).collect();
        let groups: Vec<f64> = shares.chunks(self.seats.max(1)).filter_map(mean).collect();
        Ok(Comparison {
            games: shares.len(),
            win_rate: mean(&shares).unwrap_or(1.0 / self.seats as f64),
            interval: grouped_interval(&groups),
            margin: mean(&margins).unwrap_or(0.0),
        })
    }

    /// How the new weights fared at that seat.
    fn play_game(&self, shuffle: usize, seat_of_new: usize) -> Result<CheckedGame, GameError> {
        let mut position = Position::new(&self.game, self.seats, Seat(0))?;
        let mut dealer = Dealer::new(&self.game, &format!("{} {shuffle}", self.seed));
        let greedy = |seat| Greedy::new(if seat == seat_of_new { self.new } else { self.old });
        let mut bots: Vec<Greedy<'_>> = (0..self.seats).map(greedy).collect();
        while let Some(to_act) = position.to_act() {
            match to_act {
                Player::Chance => {
                    let Some(draw) = dealer.deal(&position) else { break };
                    position.play_unchecked(draw);
                }
                Player::Seat(seat) => {
                    let candidates = bots[seat.index()].candidates(&mut position);
                    let Some(best) = candidates.first() else { break };
                    best.plan.iter().for_each(|action| position.play_unchecked(*action));
                }
            }
        }
        let points = position.scores();
        let others = points.iter().enumerate().filter(|(seat, _)| *seat != seat_of_new).map(|(_, points)| *points);
        let margin = f64::from(points[seat_of_new]) - f64::from(others.max().unwrap_or(0));
        Ok(CheckedGame { share: Verdict::of(points, Seat(seat_of_new as u8)).share(), margin })
    }
}
