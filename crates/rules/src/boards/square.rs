//! Places on the board.

use crate::Side;

/// A place on the board: x grows to the east, y to the south, the start tile lies at 0,0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square {
    /// Grows to the east.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
}

impl Square {
    /// The square `x` to the east and `y` to the south of the start tile.
    pub const fn new(x: i16, y: i16) -> Square {
        Square { x, y }
    }

    /// The neighbouring square on that side.
    pub const fn beside(self, side: Side) -> Square {
        let (dx, dy) = side.step();
        Square { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// Whether the squares are the same or touch at a side or a corner.
    #[inline]
    pub(crate) fn touches(self, other: Square) -> bool {
        let near = |one: i16, other: i16| (one.wrapping_sub(other) + 1) as u16 <= 2;
        near(self.x, other.x) && near(self.y, other.y)
    }
}

impl std::fmt::Display for Square {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(formatter, "{},{}", self.x, self.y)
    }
}

/// A segment of a placed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// Where the tile lies.
    pub square: Square,
    /// The segment's number in its tile kind.
    pub segment: u8,
}
