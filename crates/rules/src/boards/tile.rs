//! A placed tile and the piece on it.

use crate::boards::{Cell, Square};
use crate::{KindId, Piece, Seat};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Standing {
    /// What stands there.
    pub piece: Piece,
    /// The seat it belongs to.
    pub seat: Seat,
    /// The segment it stands on.
    pub segment: u8,
    /// The node whose feature it occupies.
    pub(crate) node: u8,
}

/// A placed tile.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// The kind it is a copy of.
    pub kind: KindId,
    /// Where it lies.
    pub square: Square,
    /// Clockwise quarter turns.
    pub rotation: u8,
    /// At most one piece stands on a tile (C6, HG3).
    pub standing: Option<Standing>,
    pub(crate) cell: Cell,
    /// Its first node's member.
    pub(crate) members: u16,
}
