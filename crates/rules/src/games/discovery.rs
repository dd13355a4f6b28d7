//! The Discovery (DI…).

use super::Moment;
use crate::board::{Board, MAX_PIECES};
use crate::glance::bits;
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
pub(super) fn worth(game: &Game, board: &Board, root: u16, tiles: u16, moment: Moment) -> (Rule, Worth) {
    let (rule, open) = open_worth(game, board, root, tiles);
    match moment {
        Moment::End => (rule, open),
        Moment::Complete => (rule, closed(open, board.feature(root).kind, tiles)),
    }
}

/// A region's points open and closed.
pub(super) fn points(game: &Game, board: &Board, root: u16, tiles: u16) -> (u32, u32) {
    let (_, open) = open_worth(game, board, root, tiles);
    (open.points(), closed(open, board.feature(root).kind, tiles).points())
}

fn open_worth(game: &Game, board: &Board, root: u16, tiles: u16) -> (Rule, Worth) {
    let cities = || board.count(game, root, Good::City);
    let worth = Worth::default();
    match board.feature(root).kind {
        FeatureKind::Plain => (Rule::DI6, worth.with(What::Tile, tiles, 1)),
        FeatureKind::Mountain => {
            let on_plains = cities_on_bordering_plains(game, board, root);
            (Rule::DI7, worth.with(What::City, cities(), 1).with(What::PlainCity, on_plains, 1))
        }
        _ => (Rule::DI8, worth.with(What::City, cities(), 1)),
    }
}

/// What closing makes of an open region's worth. One of exactly two tiles is worth what it was worth open.
fn closed(mut open: Worth, kind: FeatureKind, tiles: u16) -> Worth {
    match kind {
        _ if tiles == 2 => open,
        FeatureKind::Plain | FeatureKind::Mountain => {
            open.parts.iter_mut().for_each(|part| part.each = 2);
            open
        }
        _ => open.with(What::Tile, tiles, 1),
    }
}

/// The cities on every plain that borders a mountain, each plain once.
fn cities_on_bordering_plains(game: &Game, board: &Board, mountain: u16) -> u16 {
    let mut seen = FeatureMarks::new();
    let mut cities = 0;
    for (tile, _, node) in board.nodes(game, mountain) {
        let nodes = &game.kinds[tile.kind.index()].nodes;
        for touched in bits(node.touches).filter(|touched| nodes[*touched as usize].kind == FeatureKind::Plain) {
            let plain = board.feature_of(tile, touched);
            if seen.insert(plain) {
                cities += board.count(game, plain, Good::City);
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
        let (_, worth) = super::worth(game, &state.board, root, Moment::End);
        let at = Spot { square: tile.square, segment: standing.segment };
        state.award(Award::to_follower(root, at, Rule::DI11, worth, standing.seat), sink);
    }
}
