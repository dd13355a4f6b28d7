//! What lies on the table: squares, placed tiles and pieces, and the features that run through them, kept up to date tile by tile
//! and taken back change by change.

mod board;
mod feature;
mod grid;
mod log;
mod pile;
mod placing;
mod seen;
mod square;
mod take_back;
mod tile;

pub use board::Board;
pub(crate) use board::{Content, Last, MAX_PIECES, Monastery, Occupied, OpenSquare};
pub use feature::FeatureId;
pub(crate) use feature::{Feature, Features, Member, NO_FEATURE};
pub(crate) use grid::{Cell, Grid};
pub(crate) use log::Change;
pub(crate) use pile::Pile;
pub(crate) use seen::{SeenFeatures, SeenTiles};
pub use square::{Spot, Square};
pub use tile::{Standing, Tile};
