//! What happened to a board, so that it can be taken back.

use crate::Side;
use crate::boards::Standing;
use crate::tiles::Code;

/// One change. Everything a feature counts adds up, so a change needs little to be undone.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Change {
    /// A tile was placed on the open square that had this place in the list, and this code.
    Placed { open: u16, code: Code },
    /// This feature was joined to its parent by the tile's link at that place of that side.
    Joined { child: u16, link: (Side, u8) },
    /// A piece was put on the tile.
    Stood { tile: u16 },
    /// A piece was taken off the tile; it had that place in the list of occupied tiles.
    Lifted { tile: u16, standing: Standing, place: u8 },
}
