//! Carcassonne, Hunters & Gatherers and The Discovery as a library: one dependency plays a game.
//!
//! The same seed gives the same game, today and with every later version:
//!
//! ```
//! use hedgerow::prelude::*;
//!
//! let game = Arc::new(Game::new("carcassonne/first+river".parse()?)?);
//! let mut position = Position::new(&game, 2, Seat(0))?;
//! let mut dealer = Dealer::new(&game, "a seed");
//! let mut player = RandomPlayer::new("a seed");
//! while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
//!     position.play(action)?;
//! }
//! assert_eq!(position.scores(), [24, 16]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Each part is a crate of its own and stands here as a module:
//!
//! | module | what it does |
//! |---|---|
//! | [`rules`] | the games: tile sets, board, features, turns, scoring |
//! | [`chance`] | shuffles and draws from a seed, which the rules leave to others |
//! | [`notation`] | games and positions as text |
//! | `bots` | players from random to expert, contests, programs that play (feature `bots`, on by default) |
//! | `draw` | tiles, boards and replays as SVG (feature `draw`), or PNG (feature `png`) |
//! | `locale` | what errors say, in the languages people read (feature `locale`) |
//! | `review` | finished games taken apart: luck, decisions, rest (feature `review`) |
//! | `spaces` | actions and observations as numbers, and many games at once (feature `spaces`) |
//!
//! The folder `examples` shows three tasks: a random game as a record, the best move of a position, the average score under a rule.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "bots")]
pub use hedgerow_bots as bots;
pub use hedgerow_chance as chance;
#[cfg(feature = "draw")]
pub use hedgerow_draw as draw;
#[cfg(feature = "locale")]
pub use hedgerow_locale as locale;
pub use hedgerow_notation as notation;
#[cfg(feature = "review")]
pub use hedgerow_review as review;
pub use hedgerow_rules as rules;
#[cfg(feature = "spaces")]
pub use hedgerow_spaces as spaces;

/// What most programs need to play games: `use hedgerow::prelude::*`.
pub mod prelude {
    #[cfg(feature = "bots")]
    pub use crate::bots::{Bot, BotPlayer, BotSpec, Budget, Limits, RandomPlayer, random_game};
    pub use crate::chance::Dealer;
    pub use crate::notation::{Record, action_token, parse_action, read_position, write_position};
    pub use crate::rules::{Action, Event, Game, Outcome, Player, Position, Rules, Seat};
    pub use std::sync::Arc;
}

/// The examples of the README are compiled and run.
#[cfg(all(doctest, feature = "bots"))]
#[doc = include_str!("../README.md")]
struct Readme;
