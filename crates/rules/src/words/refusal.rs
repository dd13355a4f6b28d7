//! Why an action is refused.

use crate::{FeatureKind, Phase, Piece, Player, Rule, Seat, Side, Square};

/// An action that the rules forbid now. The position is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    GameOver,
    NotYourTurn { seat: Seat, to_act: Player },
    AlreadyActed { seat: Seat },
    WrongPhase { phase: Phase },
    NoSuchPiece { piece: Piece },
    NoTakingOff,
    PieceBeforeTile,
    NoneLeft,
    NotInHand,
    NoSuchRotation,
    SquareTaken { square: Square },
    NoNeighbour { square: Square },
    SidesDiffer { side: Side },
    RiverElsewhere,
    RiverUTurn,
    NoSuchSegment,
    EmptySupply { piece: Piece },
    Occupied { kind: FeatureKind },
    HutThere,
    NoRole { piece: Piece, kind: FeatureKind, rule: Rule },
    FireTile,
    NothingToTake { square: Square },
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
