//! The geometry of a tile, worked out from its topology alone.
//!
//! Cities and forests (figures) are the tile without what their edges cut off; roads and rivers are bands; fields and meadows
//! are what remains of the square, face by face. An edge leads from corner to corner, a band crosses a side in its middle: so tiles that fit meet.

mod chord;
mod figure;
mod line;
mod mosaic;
mod perimeter;
mod places;
mod tile_shape;

pub use figure::Figure;
pub use line::End;
pub use perimeter::{Class, border, class, inward, middle};
pub use tile_shape::{GoodPlace, TileShape};
