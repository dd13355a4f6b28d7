//! Players.

pub mod arena;
mod bot;
mod draws;
mod endgame;
pub mod evaluation;
mod frozen;
mod greedy;
mod guard;
mod playout;
pub mod protocol;
mod random;
mod search;
mod spec;
mod texts;
pub mod tune;
mod uct;

pub use bot::{Bot, BotPlayer, Budget, Candidate, Failure, Limits, Plan, Stop, Thought, Value};
pub use greedy::Greedy;
pub use guard::guarded;
pub use playout::{Playouts, SplitMix64, signature};
pub use random::{RandomPlayer, random_game};
pub use search::Search;
pub use spec::{BotKind, BotSpec, FROZEN, NAMES, SpecError, bot_seed};
pub use uct::Uct;
