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
    Claim, FeatureKind, Game, Hands, Piece, Refusal, Role, Rule, Rules, Seats, Segment, Sink, Stack, TileKind, Worth,
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
    worth_of_tiles(game, board, root, tiles(board, root), moment)
}

/// A feature's points if the game ended now, and if it were complete with the tiles it has.
pub(crate) fn points(game: &Game, board: &Board, root: u16) -> (u32, u32) {
    let tiles = tiles(board, root);
    if let Rules::Discovery { .. } = game.rules() {
        return discovery::points(game, board, root, tiles);
    }
    let at = |moment| worth_of_tiles(game, board, root, tiles, moment).1.points();
    let now = at(Moment::End);
    (now, if completes(board.feature(root).kind) { at(Moment::Complete) } else { now })
}

/// How many tiles a feature covers, if that matters for its value.
fn tiles(board: &Board, root: u16) -> u16 {
    use FeatureKind::*;
    match board.feature(root).kind {
        City | Road | Forest | River | Plain | Mountain | Sea => board.tile_total(root),
        Monastery | Field | Meadow | RiverSystem | Lake => 0,
    }
}

fn worth_of_tiles(game: &Game, board: &Board, root: u16, tiles: u16, moment: Moment) -> (Rule, Worth) {
    match game.rules() {
        Rules::Carcassonne { farmers, .. } => carcassonne::worth(farmers, game, board, root, tiles, moment),
        Rules::Hunters { .. } => hunters::worth(game, board, root, tiles, moment),
        Rules::Discovery { .. } => discovery::worth(game, board, root, tiles, moment),
    }
}

/// Scores what the tile just placed completed. True if the player gets a bonus tile for it (HG11). Few tiles complete
/// anything, so this stays out of the way of the others.
#[inline(never)]
pub(crate) fn score_tile(game: &Game, state: &mut State, sink: &mut impl Sink) -> bool {
    match game.rules() {
        Rules::Carcassonne { .. } => {
            carcassonne::score_tile(game, state, sink);
            false
        }
        Rules::Hunters { .. } => hunters::score_tile(game, state, sink),
        Rules::Discovery { .. } => false,
    }
}

/// Whether the player gets a bonus tile for the tile just placed (HG11).
pub(crate) fn earns_bonus(game: &Game, state: &State) -> bool {
    match game.rules() {
        Rules::Hunters { .. } => hunters::earns_bonus(game, state) && state.stack_left(Stack::Bonus) > 0,
        Rules::Carcassonne { .. } | Rules::Discovery { .. } => false,
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
