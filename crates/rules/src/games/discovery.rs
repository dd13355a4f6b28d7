//! The Discovery (DI…).

use super::Moment;
use crate::board::{Board, MAX_PIECES};
use crate::marks::FeatureMarks;
use crate::state::{Award, State};
use crate::{FeatureKind, Game, Good, Role, Rule, Sink, Spot, What, Worth};
use arrayvec::ArrayVec;

/// DI2.
pub(super) fn role(kind: FeatureKind) -> Option<Role> {
    match kind {
        FeatureKind::Plain => Some(Role::Explorer),
        FeatureKind::Mountain => Some(Role::Robber),
        FeatureKind::Sea => Some(Role::Sailor),
        _ => None,
    }
}

/// DI6 to DI8; at the end every region counts as open (DI11).
pub(super) fn worth(game: &Game, board: &Board, root: u16, moment: Moment) -> (Rule, Worth) {
    let tiles = board.tile_total(root);
    // A closed region of exactly two tiles is worth what it would be worth open.
    let closed = moment == Moment::Complete && tiles != 2;
    let cities = || board.count(game, root, Good::City);
    let each = if closed { 2 } else { 1 };
    let worth = Worth::default();
    match board.feature(root).kind {
        FeatureKind::Plain => (Rule::DI6, worth.with(What::Tile, tiles, each)),
        FeatureKind::Mountain => {
            let on_plains = cities_on_bordering_plains(game, board, root);
            (Rule::DI7, worth.with(What::City, cities(), each).with(What::PlainCity, on_plains, each))
        }
        _ => (Rule::DI8, worth.with(What::City, cities(), 1).with(What::Tile, if closed { tiles } else { 0 }, 1)),
    }
}

/// The cities on every plain that borders a mountain, each plain once.
fn cities_on_bordering_plains(game: &Game, board: &Board, mountain: u16) -> u16 {
    let mut seen = FeatureMarks::new();
    let mut cities = 0;
    for (tile, _, node) in board.nodes(game, mountain) {
        for (index, other) in game.kinds[tile.kind.index()].nodes.iter().enumerate() {
            if node.touches >> index & 1 == 1 && other.kind == FeatureKind::Plain {
                let plain = board.feature_of(tile, index as u8);
                if seen.insert(plain) {
                    cities += board.count(game, plain, Good::City);
                }
            }
        }
    }
    cities
}

/// DI11: every follower still on the board scores its region as if it were open.
pub(super) fn score_end(game: &Game, state: &mut State, sink: &mut impl Sink) {
    let standing: ArrayVec<_, MAX_PIECES> = state.board.pieces().map(|(tile, standing)| (*tile, standing)).collect();
    for (tile, standing) in standing {
        let root = state.board.feature_of(&tile, standing.node);
        let (_, worth) = worth(game, &state.board, root, Moment::End);
        let at = Spot { square: tile.square, segment: standing.segment };
        state.award(Award::to_follower(root, at, Rule::DI11, worth, standing.seat), sink);
    }
}
