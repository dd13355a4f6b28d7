//! Tiles, pieces and boards as SVG, from the tile's topology alone.

#![forbid(unsafe_code)]

mod art;
mod board;
mod geometry;
mod lettering;
mod paint;
mod pieces;
#[cfg(feature = "png")]
mod png;
mod replay;
mod seed;
mod shape;
mod svg;

pub use art::{GameArt, SegmentArt, StandArt, TileArt, tile_sheet_svg};
pub use board::{BoardOptions, board_svg, piece_shape};
pub use pieces::{Mark, PieceArt, PieceShape, SEAT_COLOURS, piece as piece_svg};
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use replay::{ReplayOptions, replay_svg};
