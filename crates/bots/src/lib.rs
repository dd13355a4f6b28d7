//! Players, what they judge positions by, and where they meet.
//!
//! Shared by all: what a bot is ([`Bot`]), whole random games ([`Playouts`]) and numbers for choices ([`SplitMix64`]). The rooms: `players`,
//! [`evaluation`], [`tune`] (its numbers), [`arena`] (contests), [`protocol`] (bots as programs of their own).

#![warn(missing_docs)]

pub mod arena;
mod bot;
pub mod evaluation;
mod limits;
mod players;
mod playouts;
pub mod protocol;
mod split_mix;
mod texts;
pub mod tune;

pub use bot::{Bot, BotPlayer, Candidate, Failure, Forecast, Plan, Thought, Value};
pub use limits::{Budget, Clock, Limits, Stop};
pub use players::{
    BotKind, BotSpec, FROZEN, Greedy, NAMES, RandomPlayer, Search, SpecError, Uct, bot_seed, draws, guarded,
    random_game, solve, solved_value, standout,
};
pub use playouts::{Playouts, signature};
pub use split_mix::SplitMix64;
