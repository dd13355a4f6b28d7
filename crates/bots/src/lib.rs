//! Players.

mod playout;
mod random;

pub use playout::{Playouts, SplitMix64};
pub use random::RandomPlayer;
