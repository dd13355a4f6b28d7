//! From the file of a tile set to the tables a game is played with: [`TileKind`] is what a file describes, [`Game`] what rules and
//! sets are compiled into.

mod bits;
mod canonical;
mod fit_table;
mod game;
mod node;
mod rotations;
#[cfg(feature = "toml")]
mod set_file;
mod symmetry;
mod tile_kind;
mod tile_set;

pub(crate) use bits::bits;
pub(crate) use fit_table::{Code, FitTable, NARROW, Offers, Row, code};
pub use game::{Game, GameError, KindId, MAX_TILES, Stack};
pub(crate) use node::{Kind, MAX_NODES, NONE, Node, Turned, UseOption};
pub(crate) use rotations::Rotations;
pub use tile_kind::{City, FeatureKind, Good, Goods, Segment, Side, TileKind};
pub use tile_set::{MAX_INNER_SEGMENTS, MAX_SEGMENTS, MAX_SET_TILES, SetError, SetProblem, ShapeProblem, TileSet};
