//! Plays a contest on several threads.

use super::{Contest, ContestError, Fixture, PairResults, PlayedGame, Report, play_fixture};
use crate::protocol::Programs;
use hedgerow_notation::Record;
use std::io;
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A game that was just finished.
#[derive(Debug)]
pub struct Finished<'a> {
    /// What came of it.
    pub game: &'a PlayedGame,
    /// Every move of it.
    pub record: &'a Record,
    /// The games of its pairing so far, with this one.
    pub results: &'a PairResults,
}

/// Plays the games that are not `done` yet on `jobs` threads and reports on all. `watch` sees every game as soon as it is
/// finished, always from the calling thread; if it fails, the contest ends. When the contest is stopped, the report is about
/// what was played by then.
///
/// What comes out does not depend on the number of threads, the seconds excepted.
pub fn run(
    contest: &Contest,
    jobs: usize,
    done: Vec<PlayedGame>,
    watch: &mut dyn FnMut(Finished<'_>) -> io::Result<()>,
) -> Result<Report, ContestError> {
    let mut results = vec![PairResults::new(contest); contest.pairings().len()];
    for game in done {
        if let Some(pair) = results.get_mut(game.pairing) {
            pair.add(contest, game);
        }
    }
    let queue = Mutex::new(Queue::new(contest, &results));
    let take = || queue.lock().unwrap_or_else(PoisonError::into_inner).next();
    let close = |pairing| queue.lock().unwrap_or_else(PoisonError::into_inner).close(pairing);
    // Each of them plays one game after the other; they end with the contest.
    let programs = Arc::new(Programs::default());
    let programs = &programs;
    let mut outcome = Ok(());
    thread::scope(|scope| {
        let (sender, finished) = channel();
        for _ in 0..jobs.max(1) {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some(fixture) = take() {
                    let played = play_fixture(contest, fixture, programs);
                    // A game that was broken off is not finished.
                    if contest.stop().is_stopped() || sender.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for played in finished {
            let kept = played.map_err(ContestError::from).and_then(|(game, record)| {
                let pair = &mut results[game.pairing];
                pair.add(contest, game.clone());
                watch(Finished { game: &game, record: &record, results: pair })?;
                if pair.is_complete() {
                    close(game.pairing);
                }
                Ok(())
            });
            // The receiver is dropped with the loop: a thread that plays on cannot report any more and stops.
            if kept.is_err() {
                outcome = kept;
                break;
            }
        }
    });
    outcome.map(|()| Report::new(contest, &results))
}

/// The games not begun yet, pairing by pairing.
struct Queue {
    missing: Vec<Vec<usize>>,
    pairing: usize,
}

impl Queue {
    fn new(contest: &Contest, results: &[PairResults]) -> Queue {
        let missing = |pair: &PairResults| {
            let numbers = (0..contest.games()).rev().filter(|number| !pair.has(*number));
            if pair.is_complete() { Vec::new() } else { numbers.collect() }
        };
        Queue { missing: results.iter().map(missing).collect(), pairing: 0 }
    }

    fn next(&mut self) -> Option<Fixture> {
        loop {
            match self.missing.get_mut(self.pairing)?.pop() {
                Some(number) => return Some(Fixture { pairing: self.pairing, number }),
                None => self.pairing += 1,
            }
        }
    }

    fn close(&mut self, pairing: usize) {
        self.missing[pairing].clear();
    }
}
