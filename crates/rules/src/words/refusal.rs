//! Why an action is refused.

use crate::{FeatureKind, Phase, Piece, Player, Rule, Seat, Side, Square};

/// An action that the rules forbid now. The position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing can be done after the end.
    GameOver,
    /// Another player, or chance, is to act.
    NotYourTurn {
        /// Who wanted to act.
        seat: Seat,
        /// Who is to act.
        to_act: Player,
    },
    /// The seat has already decided about a piece this turn.
    AlreadyActed {
        /// Who wanted to act.
        seat: Seat,
    },
    /// Something else must be done now.
    WrongPhase {
        /// What must be done.
        phase: Phase,
    },
    /// The game has no such piece.
    NoSuchPiece {
        /// The piece that was meant.
        piece: Piece,
    },
    /// In this game no piece is taken off the board to score.
    NoTakingOff,
    /// A tile must be placed before a piece is used.
    PieceBeforeTile,
    /// No such tile is left in the stack.
    NoneLeft,
    /// The tile was not drawn, or is not in the hand.
    NotInHand,
    /// There are four rotations, from 0 to 3.
    NoSuchRotation,
    /// A tile lies there already.
    SquareTaken {
        /// Where.
        square: Square,
    },
    /// No tile lies beside that square.
    NoNeighbour {
        /// Which square.
        square: Square,
    },
    /// A side does not continue the landscape beside it.
    SidesDiffer {
        /// The first such side, clockwise from the north.
        side: Side,
    },
    /// A river tile must continue the river.
    RiverElsewhere,
    /// Two neighbouring bends of the river would turn the same way.
    RiverUTurn,
    /// The tile just placed has no such segment.
    NoSuchSegment,
    /// None is left in the supply.
    EmptySupply {
        /// What is missing there.
        piece: Piece,
    },
    /// The feature holds a follower already.
    Occupied {
        /// What the feature is made of.
        kind: FeatureKind,
    },
    /// The river system holds a hut already.
    HutThere,
    /// Such a piece cannot stand on such a segment.
    NoRole {
        /// The piece.
        piece: Piece,
        /// What the segment is made of.
        kind: FeatureKind,
        /// What says where it may stand.
        rule: Rule,
    },
    /// No hunter goes onto the tile with the fire in this edition.
    FireTile,
    /// No follower of this seat stands there.
    NothingToTake {
        /// Where it was looked for.
        square: Square,
    },
    /// A tile of the hand fits, so none is given up.
    StillFits,
}

impl Refusal {
    /// The rule that forbids it.
    pub const fn rule(self) -> Rule {
        match self {
            Refusal::GameOver => Rule::C11,
            Refusal::NotYourTurn { .. } => Rule::C1,
            Refusal::AlreadyActed { .. } | Refusal::NothingToTake { .. } => Rule::DI4,
            Refusal::WrongPhase { .. } | Refusal::NoSuchPiece { .. } | Refusal::NoTakingOff | Refusal::NotInHand => {
                Rule::C3
            }
            Refusal::PieceBeforeTile => Rule::C9,
            Refusal::NoneLeft => Rule::C2,
            Refusal::NoSuchRotation
            | Refusal::SquareTaken { .. }
            | Refusal::NoNeighbour { .. }
            | Refusal::SidesDiffer { .. } => Rule::C4,
            Refusal::RiverElsewhere => Rule::CA12,
            Refusal::RiverUTurn => Rule::CA13,
            Refusal::NoSuchSegment | Refusal::EmptySupply { .. } => Rule::C6,
            Refusal::Occupied { .. } => Rule::C7,
            Refusal::HutThere => Rule::HG5,
            Refusal::NoRole { rule, .. } => rule,
            Refusal::FireTile => Rule::R6,
            Refusal::StillFits => Rule::R8,
        }
    }
}
