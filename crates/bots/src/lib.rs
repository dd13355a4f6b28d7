//! Players.

pub mod arena;
mod bot;
mod guard;
mod playout;
pub mod protocol;
mod random;
mod spec;

pub use bot::{Bot, BotPlayer, Budget, Candidate, Failure, Limits, Plan, Stop, Thought, Value};
pub use playout::{Playouts, SplitMix64, signature};
pub use random::{RandomPlayer, random_game};
pub use spec::{BotKind, BotSpec, NAMES, SpecError};
