//! The rules of the Carcassonne family: tile sets, board, features, turns, scoring.
//!
//! Pure: no I/O, no clock, no threads, no randomness. Chance is a player ([`Player::Chance`]) whose draws the program around it supplies,
//! so a [`Position`] is a function of the [`Action`]s that led to it.
//!
//! The rooms, in the order to read them: `words`, `games` (which is played, and what differs), `tiles` (what is printed, and the
//! tables made of it), `boards`, `turns`, `positions`.
//!
//! # Features
//!
//! Both are on by default.
//!
//! - `serde`: the words of the games (pieces, kinds, rules …) can be serialised.
//! - `toml`: tile sets are read from files, and the published ones are there ([`Game::new`], [`TileSet::built_in`]). Without it a game
//!   needs sets that were made in code ([`Game::with_sets`]), and what the reader of files checks is up to the program.
//!
//! Nothing here asks for an operating system, so the crate also compiles for `wasm32-unknown-unknown`.
//!
//! # The way in
//!
//! Choose [`Rules`], compile them into a [`Game`], begin a [`Position`], play [`Action`]s, read [`Event`]s.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod boards;
mod games;
mod positions;
mod texts;
mod tiles;
mod turns;
mod words;

pub use boards::{Board, FeatureId, Spot, Square, Standing, Tile};
pub use games::{GameKind, Rules, RulesError};
pub use positions::{
    Bookmark, FeatureList, FeatureReport, Glance, Junction, MAX_GLANCED, MAX_USES, Neighbourhood, Outcome, Phase,
    Position, Setup, SetupError, SetupPiece, SetupTile, SquareReport, Uses,
};
pub use tiles::{
    City, FeatureKind, Game, GameError, Good, Goods, KindId, MAX_INNER_SEGMENTS, MAX_SEGMENTS, MAX_SET_TILES,
    MAX_TILES, Segment, SetError, SetProblem, ShapeProblem, Side, Stack, TileKind, TileSet,
};
pub use words::{
    Action, Claim, Counted, Event, MAX_PIECES_PER_SEAT, MAX_SEATS, Part, Piece, PieceCounts, Player, Post, Refusal,
    Role, Rule, Score, Seat, Seats, Supply, What, Worth,
};
