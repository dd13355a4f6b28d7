//! Why an action is refused, as people read it.

use crate::{Text, text};
use hedgerow_rules::{Phase, Player, Refusal, Side};

impl From<&Refusal> for Text {
    fn from(refusal: &Refusal) -> Text {
        match refusal {
            Refusal::GameOver => text!("refusal-game-over"),
            Refusal::NotYourTurn { to_act: Player::Chance, .. } => text!("refusal-draw-first"),
            Refusal::NotYourTurn { to_act: Player::Seat(_), .. } => text!("refusal-not-your-turn"),
            Refusal::AlreadyActed { .. } => text!("refusal-already-acted"),
            Refusal::WrongPhase { phase } => wanted(*phase),
            Refusal::NoSuchPiece { piece } => text!("refusal-no-such-piece", piece = piece.name()),
            Refusal::NoTakingOff => text!("refusal-no-taking-off"),
            Refusal::PieceBeforeTile => text!("refusal-piece-before-tile"),
            Refusal::NoneLeft => text!("refusal-none-left"),
            Refusal::NotInHand => text!("refusal-not-in-hand"),
            Refusal::NoSuchRotation => text!("refusal-no-such-rotation"),
            Refusal::SquareTaken { square } => text!("refusal-square-taken", square = square.to_string()),
            Refusal::NoNeighbour { square } => text!("refusal-no-neighbour", square = square.to_string()),
            Refusal::SidesDiffer { side } => text!("refusal-sides-differ", side = side_name(*side)),
            Refusal::RiverElsewhere => text!("refusal-river-elsewhere"),
            Refusal::RiverUTurn => text!("refusal-river-u-turn"),
            Refusal::NoSuchSegment => text!("refusal-no-such-segment"),
            Refusal::EmptySupply { piece } => text!("refusal-empty-supply", piece = piece.name()),
            Refusal::Occupied { kind } => text!("refusal-occupied", kind = kind.name()),
            Refusal::HutThere => text!("refusal-hut-there"),
            Refusal::NoRole { piece, kind, .. } => text!("refusal-no-role", piece = piece.name(), kind = kind.name()),
            Refusal::FireTile => text!("refusal-fire-tile"),
            Refusal::NothingToTake { square } => text!("refusal-nothing-to-take", square = square.to_string()),
            Refusal::StillFits => text!("refusal-still-fits"),
        }
    }
}

/// What must be done instead.
fn wanted(phase: Phase) -> Text {
    match phase {
        Phase::LayAside => text!("refusal-lay-aside-now"),
        Phase::Deal | Phase::Draw | Phase::DrawBonus | Phase::Refill => text!("refusal-draw-now"),
        Phase::Place => text!("refusal-place-now"),
        Phase::Discard => text!("refusal-discard-now"),
        Phase::Use => text!("refusal-use-now"),
        Phase::Over => text!("refusal-game-over"),
    }
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::North => "north",
        Side::East => "east",
        Side::South => "south",
        Side::West => "west",
    }
}
