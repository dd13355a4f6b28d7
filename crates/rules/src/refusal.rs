//! Why an action is refused.

use crate::{FeatureKind, Phase, Piece, Player, Rule, Seat, Side, Square};
use thiserror::Error;

/// An action that the rules forbid now. The position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error("the game is over")]
    GameOver,
    #[error("it is not seat {seat}'s turn{}", match .to_act { Player::Seat(other) => format!(" but seat {other}'s"), Player::Chance => ": a tile must be drawn first".to_string() })]
    NotYourTurn { seat: Seat, to_act: Player },
    #[error("seat {seat} has already decided about a follower this turn")]
    AlreadyActed { seat: Seat },
    #[error("{}", .phase.wants())]
    WrongPhase { phase: Phase },
    #[error("there are no {}s in this game", .piece.name())]
    NoSuchPiece { piece: Piece },
    #[error("there are no followers taken off the board to score in this game")]
    NoTakingOff,
    #[error("a tile must be placed before a piece is used")]
    PieceBeforeTile,
    #[error("no such tile is left in the stack")]
    NoneLeft,
    #[error("that tile was not drawn or is not in the hand")]
    NotInHand,
    #[error("there is no such rotation: it counts quarter turns from 0 to 3")]
    NoSuchRotation,
    #[error("there is a tile at {square} already")]
    SquareTaken { square: Square },
    #[error("no tile lies beside {square}")]
    NoNeighbour { square: Square },
    #[error("the {} side does not continue the landscape of the tile beside it", side_name(*.side))]
    SidesDiffer { side: Side },
    #[error("a river tile must continue the river")]
    RiverElsewhere,
    #[error("two neighbouring bends of the river may not turn the same way")]
    RiverUTurn,
    #[error("the tile just placed has no such segment")]
    NoSuchSegment,
    #[error("no {} is left in the supply", .piece.name())]
    EmptySupply { piece: Piece },
    #[error("there is a follower in that {kind} already")]
    Occupied { kind: FeatureKind },
    #[error("there is a hut in that river system already")]
    HutThere,
    #[error("a {} cannot stand on a {kind}", .piece.name())]
    NoRole { piece: Piece, kind: FeatureKind, rule: Rule },
    #[error("no hunter may be placed on the fire tile")]
    FireTile,
    #[error("there is no follower of yours at {square}")]
    NothingToTake { square: Square },
    #[error("a tile of the hand still fits: it must be placed")]
    StillFits,
}

fn side_name(side: Side) -> &'static str {
    ["north", "east", "south", "west"][side as usize]
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
