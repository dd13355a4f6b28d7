//! Players.

mod playout;
mod random;

pub use playout::{Playouts, SplitMix64, signature};
pub use random::{RandomPlayer, random_game};
