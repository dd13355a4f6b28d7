//! The rules of the Carcassonne family: tile sets, board, features, turns, scoring.
//!
//! Pure: no I/O, no clock, no threads, no randomness. Chance is a player ([`Player::Chance`]) whose draws somebody else supplies,
//! so a [`Position`] is a function of the [`Action`]s that led to it.
//!
//! The way in: choose [`Rules`], compile them into a [`Game`], begin a [`Position`], play [`Action`]s, read [`Event`]s.

#![forbid(unsafe_code)]

mod action;
mod analysis;
mod board;
mod choice;
mod event;
mod feature;
mod fit_table;
mod game;
mod games;
mod glance;
mod grid;
mod hand;
mod log;
mod mark;
mod marks;
mod node;
mod perft;
mod piece;
mod pile;
mod placement;
mod position;
mod refusal;
mod river;
mod rotations;
mod rule;
mod set_file;
mod setup;
mod state;
mod symmetry;
mod take_back;
mod texts;
mod tile_kind;
mod tile_set;
mod turn;
mod view;
mod words;

pub use action::{Action, Player};
pub use analysis::{FeatureReport, SquareReport};
pub use board::{Board, Spot, Square, Standing, Tile};
pub use choice::{GameKind, Rules, RulesError};
pub use event::{Claim, Counted, Event, Part, Score, Sink, What, Worth};
pub use feature::FeatureId;
pub use game::{Game, GameError, KindId, MAX_TILES, Stack};
pub use glance::{FeatureList, Glance, MAX_GLANCED, Surroundings};
pub use mark::Mark;
pub use piece::{MAX_PIECES_PER_SEAT, MAX_SEATS, Piece, PieceCounts, Post, Role, Seat, Seats, Supply};
pub use position::{MAX_USES, Outcome, Phase, Position, Uses};
pub use refusal::Refusal;
pub use rule::Rule;
pub use setup::{Setup, SetupError, SetupPiece, SetupTile};
pub use tile_kind::{City, FeatureKind, Good, Goods, Segment, Side, TileKind};
pub use tile_set::{MAX_INNER_SEGMENTS, MAX_SEGMENTS, MAX_SET_TILES, SetError, SetProblem, ShapeProblem, TileSet};
pub use view::View;
