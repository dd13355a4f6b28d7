//! The chance player. The rules never roll dice: here are the named generator and the shuffle by which draws come about from a seed
//! ([`Dealer`]), and seeds that no player and no host could choose ([`FairShuffle`]). `docs/record-format.md` specifies all three.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod dealer;
mod fair_shuffle;
mod generator;
mod texts;

pub use dealer::Dealer;
pub use fair_shuffle::{Contribution, FairShuffle, ShuffleError};
pub use generator::{Generator, Purpose};
