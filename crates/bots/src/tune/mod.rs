//! Tuning: the weights of the evaluation from games that the bot plays against itself.
//!
//! A round plays games with the weights as they are, now and then leaving the best move for another good one. From every
//! position after a turn two things are learned: which features were completed in the end (their chances), and by how
//! much a seat's final lead over its neighbour differed from the one on the track, which the weighted terms should foretell
//! (least squares).

mod check;
mod round;
mod samples;
mod tuning;

pub use check::{Check, Comparison};
pub(crate) use round::{BLOCK, Round};
pub(crate) use samples::Samples;
pub(crate) use tuning::VERSION;
pub use tuning::{RoundReport, Tuning, TuningError, TuningSettings};
