//! The players, and how they are called: [`BotSpec`] makes any of them from its name.

mod draws;
mod endgame;
mod frozen;
mod greedy;
mod guard;
mod random;
mod search;
mod spec;
mod uct;

pub use draws::draws;
pub use endgame::{solve, solved_value, standout};
pub use greedy::Greedy;
pub use guard::guarded;
pub use random::{RandomPlayer, random_game};
pub use search::Search;
pub use spec::{BotKind, BotSpec, FROZEN, NAMES, SpecError, bot_seed};
pub use uct::Uct;
