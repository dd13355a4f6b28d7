//! Players.

mod random;

pub use random::RandomPlayer;
