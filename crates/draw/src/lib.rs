//! Tiles, pieces, boards and whole games as SVG, from the tile's topology alone. `docs/art.md` says how a tile comes about.
//!
//! The way in: [`GameArt::of`] is everything a page needs to show a game, as one value to serialise. [`TileArt::new`] is one
//! tile: its ground, what stands on it, and for each segment the outline and the place of a piece. [`board_svg`],
//! [`replay_svg`], [`Scene::svg`] and [`tile_sheet_svg`] make whole documents. With the feature `png`, `png` turns a document into a PNG.
//!
//! ```
//! use hedgerow_draw::TileArt;
//! use hedgerow_rules::TileSet;
//!
//! let set = TileSet::built_in("carcassonne").unwrap();
//! let start = TileArt::new(&set, set.start.unwrap());
//! let city = &start.segments[&'C'];
//! // The outline of the city along the north, and a knight's place in it.
//! assert!(city.outline.starts_with('M') && city.anchor.1 < 30.0);
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod art;
mod board;
mod geometry;
mod lettering;
mod paint;
mod pieces;
#[cfg(feature = "png")]
mod png_picture;
mod replay;
mod scene;
mod seed;
mod shape;
mod svg;

pub use art::{GameArt, SegmentArt, StandArt, TileArt, tile_sheet_svg, typescript};
pub use board::{BoardOptions, board_svg, piece_shape};
pub use pieces::{PieceArt, PieceShape, SEAT_COLOURS, SeatMark, ShapeArt, piece as piece_svg};
#[cfg(feature = "png")]
pub use png_picture::{PngError, png};
pub use replay::{ReplayOptions, replay_svg};
pub use scene::{Scene, SceneMark};
