//! Tiles, pieces and boards as SVG, from the tile's topology alone.

#![forbid(unsafe_code)]

mod art;
mod geometry;
mod paint;
mod pieces;
#[cfg(feature = "png")]
mod png;
mod seed;
mod shape;
mod svg;

pub use art::{GameArt, SegmentArt, TileArt, tile_sheet_svg};
pub use pieces::{Mark, PieceArt, PieceShape, Place, SEAT_COLOURS};
#[cfg(feature = "png")]
pub use png::{PngError, png};
