//! What differs between the games: roles, supplies, values, and what happens after a tile and at the end.
//!
//! Each game is one file with the same few hooks; this page only leads to them.

mod carcassonne;
mod discovery;
mod hunters;

use crate::board::Board;
use crate::node::Node;
use crate::state::State;
use crate::{
    Claim, FeatureKind, Game, Hands, Piece, Refusal, Role, Rule, Rules, Seats, Segment, Sink, TileKind, What, Worth,
};

/// The pieces each seat begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    pub followers: u8,
    pub huts: u8,
}

/// At which moment a feature's value is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// As it would be if it were complete with the tiles it has.
    Complete,
    /// As it would be if the game ended now.
    End,
}

/// The role of a follower (or hut) on a feature of that kind.
pub(crate) fn role(rules: Rules, kind: FeatureKind) -> Option<Role> {
    match rules {
        Rules::Carcassonne { .. } => carcassonne::role(kind),
        Rules::Hunters { .. } => hunters::role(kind),
        Rules::Discovery { .. } => discovery::role(kind),
    }
}

/// Whether the rules ever allow a piece on that very node of a tile (R6).
pub(crate) fn may_ever_use(rules: Rules, tile: &TileKind, node: &Node) -> bool {
    match rules {
        Rules::Hunters { edition } => hunters::may_ever_use(edition, tile, node),
        Rules::Carcassonne { .. } | Rules::Discovery { .. } => true,
    }
}

/// Why a piece may never stand on that segment of a tile.
pub(crate) fn refuse_use(rules: Rules, piece: Piece, tile: &TileKind, segment: &Segment) -> Refusal {
    let no_role = |rule| Refusal::NoRole { piece, kind: segment.kind, rule };
    match (rules, piece) {
        (Rules::Hunters { edition }, _) => hunters::refuse_use(edition, piece, tile, segment),
        (_, Piece::Hut) => Refusal::NoHuts,
        (Rules::Carcassonne { .. }, Piece::Follower) if segment.kind == FeatureKind::River => no_role(Rule::CA14),
        (Rules::Carcassonne { .. }, Piece::Follower) => no_role(Rule::CA2),
        (Rules::Discovery { .. }, Piece::Follower) => no_role(Rule::DI2),
    }
}

/// Whether followers are taken off the board to score (DI4).
pub(crate) fn takes_followers(rules: Rules) -> bool {
    matches!(rules, Rules::Discovery { .. })
}

/// What a follower would score if it were taken off now (DI4).
pub(crate) fn worth_of_take(game: &Game, board: &Board, root: u16) -> (Rule, Worth) {
    let moment = if board.feature(root).open == 0 { Moment::Complete } else { Moment::End };
    worth(game, board, root, moment)
}

/// Who would score a feature, and why they.
pub(crate) fn owners(game: &Game, board: &Board, root: u16) -> (Claim, Seats) {
    match game.rules() {
        Rules::Hunters { .. } => hunters::owners(game, board, root),
        Rules::Carcassonne { .. } => (Claim::Majority, board.feature(root).pieces.majority()),
        Rules::Discovery { .. } => (Claim::Follower, board.feature(root).pieces.seats()),
    }
}

/// CA1, HG1, DI1.
pub fn supply(rules: Rules) -> Supply {
    match rules {
        Rules::Carcassonne { .. } => Supply { followers: 7, huts: 0 },
        Rules::Hunters { .. } => Supply { followers: 5, huts: 2 },
        Rules::Discovery { .. } => Supply { followers: 4, huts: 0 },
    }
}

/// DI13, R7: how many tiles are laid aside before the start.
pub(crate) fn tiles_laid_aside(rules: Rules, seats: u8) -> u8 {
    match rules {
        Rules::Discovery { hands: Hands::FaceUp { equal_turns: true } } => (seats - 1).min(3),
        _ => 0,
    }
}

/// Whether a tile that fits nowhere goes back (CA3) or leaves the game (HG7, DI3).
pub(crate) fn set_aside_returns(rules: Rules) -> bool {
    matches!(rules, Rules::Carcassonne { .. })
}

/// Whether features of that kind can ever be complete.
pub(crate) fn completes(kind: FeatureKind) -> bool {
    use FeatureKind::*;
    match kind {
        City | Road | Monastery | Forest | River | Plain | Mountain | Sea => true,
        Field | Meadow | RiverSystem | Lake => false,
    }
}

/// Whether followers in a complete feature of that kind score and go home at once (CA8, HG10).
pub(crate) fn scores_when_complete(kind: FeatureKind) -> bool {
    use FeatureKind::*;
    matches!(kind, City | Road | Monastery | Forest | River)
}

/// What a feature is worth to whoever scores it, and by which rule.
pub(crate) fn worth(game: &Game, board: &Board, root: u16, moment: Moment) -> (Rule, Worth) {
    worth_of_size(game, board, root, size(game, board, root), moment)
}

/// The least a feature brings once it is complete: with one more tile on each of the empty squares that it leads to, and
/// nothing on them.
pub(crate) fn least_when_complete(game: &Game, board: &Board, root: u16, squares: u16) -> Worth {
    worth_of_size(game, board, root, size(game, board, root) + squares, Moment::Complete).1
}

/// A feature's points if the game ended now, and if it were complete with the tiles it has.
pub(crate) fn points(game: &Game, board: &Board, root: u16) -> (u32, u32) {
    let size = size(game, board, root);
    if let Rules::Discovery { .. } = game.rules() {
        return discovery::points(game, board, root, size);
    }
    let at = |moment| worth_of_size(game, board, root, size, moment).1.points();
    let now = at(Moment::End);
    (now, if completes(board.feature(root).kind) { at(Moment::Complete) } else { now })
}

/// How large a feature is, if that matters for its value: in tiles (R3) or in sections (R21).
fn size(game: &Game, board: &Board, root: u16) -> u16 {
    use FeatureKind::*;
    let kind = board.feature(root).kind;
    match (game.rules(), kind) {
        (_, Monastery | Field | Meadow | RiverSystem | Lake) => 0,
        (Rules::Hunters { edition }, _) if hunters::measure(edition, kind) == What::Section => {
            board.section_total(root)
        }
        (_, City | Road | Forest | River | Plain | Mountain | Sea) => board.tile_total(root),
    }
}

fn worth_of_size(game: &Game, board: &Board, root: u16, size: u16, moment: Moment) -> (Rule, Worth) {
    match game.rules() {
        Rules::Carcassonne { farmers, .. } => carcassonne::worth(farmers, game, board, root, size, moment),
        Rules::Hunters { edition } => hunters::worth(edition, game, board, root, size, moment),
        Rules::Discovery { .. } => discovery::worth(game, board, root, size, moment),
    }
}

/// Scores what the tile just placed completed, and says how many bonus tiles that brings (HG11). Few tiles complete
/// anything, so this stays out of the way of the others.
#[inline(never)]
pub(crate) fn score_tile(game: &Game, state: &mut State, sink: &mut impl Sink) -> u8 {
    match game.rules() {
        Rules::Carcassonne { .. } => {
            carcassonne::score_tile(game, state, sink);
            0
        }
        Rules::Hunters { .. } => hunters::score_tile(game, state, sink),
        Rules::Discovery { .. } => 0,
    }
}

/// How many bonus tiles the player gets for the tile just placed (HG11).
pub(crate) fn bonus_tiles_of_last(game: &Game, state: &State) -> u8 {
    match game.rules() {
        Rules::Hunters { .. } => hunters::bonus_tiles_of_last(game, state),
        Rules::Carcassonne { .. } | Rules::Discovery { .. } => 0,
    }
}

/// Scores the end of the game.
pub(crate) fn score_end(game: &Game, state: &mut State, sink: &mut impl Sink) {
    match game.rules() {
        Rules::Carcassonne { farmers, .. } => carcassonne::score_end(farmers, game, state, sink),
        Rules::Hunters { .. } => hunters::score_end(game, state, sink),
        Rules::Discovery { .. } => discovery::score_end(game, state, sink),
    }
}
