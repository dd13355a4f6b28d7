//! What players and chance do.

use crate::{KindId, Piece, Rule, Seat, Square};

/// One step of a game: a small plain value. [`Position::legal_actions`](crate::Position::legal_actions) lists those possible now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Action {
    /// Chance puts a tile away before the start (DI13).
    LayAside {
        /// The tile that stays out of the game.
        tile: KindId,
    },
    /// Chance deals the next tile of the stack in use.
    Draw {
        /// The tile that is dealt.
        tile: KindId,
    },
    /// A player lays a tile of the hand, turned clockwise by `rotation` quarter turns.
    Place {
        /// Which tile of the hand.
        tile: KindId,
        /// Where it goes.
        square: Square,
        /// Quarter turns clockwise, from 0 to 3.
        rotation: u8,
    },
    /// A player whose face-up tiles fit nowhere gives one of them up (R8).
    Discard {
        /// The tile that is given up.
        tile: KindId,
    },
    /// A player puts a piece on a segment of the tile just placed.
    Use {
        /// Which piece.
        piece: Piece,
        /// The segment, in the order of the tile's segments.
        segment: u8,
    },
    /// A player takes the own follower off the tile on that square and scores its region (DI4).
    Take {
        /// Where the follower stands.
        square: Square,
    },
    /// A player uses no piece.
    Pass,
}

impl Action {
    /// The rule that allows it.
    pub const fn rule(self) -> Rule {
        match self {
            Action::LayAside { .. } => Rule::DI13,
            Action::Draw { .. } => Rule::C3,
            Action::Place { .. } => Rule::C4,
            Action::Discard { .. } => Rule::R8,
            Action::Use { .. } | Action::Pass => Rule::C6,
            Action::Take { .. } => Rule::DI4,
        }
    }
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// What no player decides: tiles are drawn.
    Chance,
    /// The player at a seat.
    Seat(Seat),
}
