//! The arena: bots against each other, game after game, until it is clear which of them plays better.
//!
//! A [`Contest`] lists its games in advance. Each depends on nothing but its number and the contest's seed, so that they can
//! be played in any order, on any number of threads, in several sittings, or one of them again. Nothing here opens a file:
//! the program that runs a contest is shown every finished game and keeps what it wants.

mod contest;
mod interval;
mod pair_results;
mod played_game;
mod ratings;
mod referee;
mod report;
mod runner;
mod sitting;
mod sprt;

pub use contest::{Contest, ContestError, ContestOptions, Fixture, Pairing};
pub(crate) use interval::grouped_interval;
pub use interval::mean;
pub use pair_results::{PairResults, WinCount};
pub use played_game::{Forfeit, PlayedGame, Verdict};
pub(crate) use ratings::{Meeting, ratings};
pub use referee::play_fixture;
pub use report::{ForfeitReport, PairReport, RatingReport, Report, SprtReport};
pub use runner::{Finished, run};
pub use sitting::{Reading, Sitting, SittingError};
pub use sprt::{Decision, Sprt, SprtError};
