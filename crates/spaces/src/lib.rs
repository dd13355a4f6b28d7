//! Games for programs that learn: actions and observations as numbers of fixed spaces, and many games at once.
//!
//! An [`ActionSpace`] gives every action a number that means the same in every position; an [`Observer`] writes a position as planes
//! of a picture or as a short list of numbers; a [`Batch`] plays many games side by side and writes masks, observations and rewards
//! into memory that its caller owns. `docs/python.md` describes the spaces; what a version of them means never changes.
//!
//! ```
//! use hedgerow_rules::{Game, Position, Seat};
//! use hedgerow_spaces::ActionSpace;
//! use std::sync::Arc;
//!
//! let game = Arc::new(Game::new("carcassonne/first".parse()?)?);
//! let space = ActionSpace::new(&game, 32)?;
//! let mut position = Position::new(&game, 2, Seat(0))?;
//! position.play(position.legal_actions()[0])?;
//! for action in position.legal_actions() {
//!     let number = space.encode(&position, action).ok_or("every action has a number")?;
//!     assert_eq!(space.decode(&position, number)?, action);
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod action_space;
mod batch;
mod lane;
mod observer;
mod reward;
mod spots;
mod texts;

pub use action_space::{ActionSpace, Legal, SpaceError};
pub use batch::{Batch, BatchError, BatchOptions, Outputs};
pub use observer::{FEATURES_OF_BOARD, Form, Observer, PLANES};
pub use reward::Reward;

/// The version of the spaces. What it stands for never changes: other spaces get another number.
pub const VERSION: u32 = 1;

/// The seed of a game by its number, from the seed of a series; as in the arena.
pub fn game_seed(seed: &str, number: u64) -> String {
    format!("{seed}-{number}")
}
