//! Hunters & Gatherers (HG…).

use super::Moment;
use crate::board::Board;
use crate::node::{NONE, Node};
use crate::state::{Award, State};
use crate::{Claim, Edition, FeatureKind, Game, Good, Role, Rule, Seats, Sink, Spot, Stack, What, Worth};

/// HG2.
pub(super) fn role(kind: FeatureKind) -> Option<Role> {
    match kind {
        FeatureKind::Forest => Some(Role::Gatherer),
        FeatureKind::River => Some(Role::Fisherman),
        FeatureKind::Meadow => Some(Role::Hunter),
        FeatureKind::RiverSystem => Some(Role::Hut),
        _ => None,
    }
}

/// R6: the Hungarian rulebook keeps hunters off the fire tile.
pub(super) fn may_ever_use(edition: Edition, node: &Node) -> bool {
    edition != Edition::Hungarian2002 || node.goods[Good::Fire] == 0
}

pub(super) fn worth(game: &Game, board: &Board, root: u16, kind: FeatureKind, moment: Moment) -> (Rule, Worth) {
    let feature = board.feature(root);
    let goods = &feature.goods;
    let complete = feature.open == 0 || moment == Moment::Complete;
    let worth = Worth::default();
    match kind {
        // HG14: incomplete forests and rivers bring nothing.
        FeatureKind::Forest | FeatureKind::River if !complete => (Rule::HG14, worth),
        FeatureKind::Forest => {
            let tiles = board.tile_total(root);
            (Rule::HG9, worth.with(What::Tile, tiles, 2).with(What::Mushrooms, goods[Good::Mushrooms], 2))
        }
        FeatureKind::River => {
            let tiles = board.tile_total(root);
            (Rule::HG8, worth.with(What::Tile, tiles, 1).with(What::Fish, fish_at_ends(game, board, root), 1))
        }
        FeatureKind::Meadow => {
            let scared = if goods[Good::Fire] > 0 { goods[Good::Tiger] } else { 0 };
            let eaten = (goods[Good::Tiger] - scared).min(goods[Good::Deer]);
            let worth = worth
                .with(What::Deer, goods[Good::Deer] - eaten, 2)
                .with(What::EatenDeer, eaten, 0)
                .with(What::ScaredTiger, scared, 0)
                .with(What::Mammoth, goods[Good::Mammoth], 2)
                .with(What::Aurochs, goods[Good::Aurochs], 2);
            (Rule::HG16, worth)
        }
        _ => (Rule::HG15, worth.with(What::Fish, goods[Good::Fish], 1)),
    }
}

/// The fish in the lakes that end a river; one lake at both ends counts once (HG8).
fn fish_at_ends(game: &Game, board: &Board, river: u16) -> u16 {
    let mut counted = None;
    let mut fish = 0;
    for (tile, _, node) in board.nodes(game, river) {
        if node.lake == NONE {
            continue;
        }
        let lake = tile.members + node.lake as u16;
        if counted != Some(lake) {
            counted = Some(lake);
            fish += game.kinds[tile.kind.index()].nodes[node.lake as usize].goods[Good::Fish];
        }
    }
    fish
}

/// Scores the forests and rivers that the last tile completed (R11). True if a *land* tile completed a forest with gold (HG11, HG12).
pub(super) fn score_tile(game: &Game, state: &mut State, sink: &mut impl Sink) -> bool {
    let tile = state.last_tile();
    let kind = &game.kinds[tile.kind.index()];
    let mut gold = false;
    for (index, node) in kind.nodes.iter().enumerate() {
        if matches!(node.kind, FeatureKind::Forest | FeatureKind::River) {
            let root = state.board.last_features()[index];
            let feature = state.board.feature(root);
            gold |= feature.open == 0 && feature.goods[Good::Gold] > 0;
            state.score_if_complete(game, root, node.kind, Spot { square: tile.square, segment: index as u8 }, sink);
        }
    }
    gold && kind.stack == Stack::Land
}

/// Members on incomplete rivers and forests go home without points (HG14), then huts score, then hunters.
pub(super) fn score_end(game: &Game, state: &mut State, sink: &mut impl Sink) {
    for kind in [FeatureKind::Forest, FeatureKind::River] {
        for incomplete in state.occupied(game, kind) {
            state.send_home(incomplete.root, sink);
        }
    }
    state.score_occupied(game, &[FeatureKind::RiverSystem], sink);
    for meadow in state.occupied(game, FeatureKind::Meadow) {
        let (rule, worth) = worth(game, &state.board, meadow.root, FeatureKind::Meadow, Moment::End);
        let pieces = state.board.feature(meadow.root).pieces;
        let at_shrine = hunters_at_shrine(game, &state.board, meadow.root);
        let (claim, seats) = match at_shrine.is_empty() {
            true => (Claim::Majority, pieces.majority()),
            false => (Claim::Shrine, at_shrine),
        };
        let award =
            Award { root: meadow.root, kind: FeatureKind::Meadow, at: meadow.at, rule, worth, claim, seats, pieces };
        state.award(award, sink);
    }
}

/// HG17, R10: the owners of hunters who stand at a shrine of the meadow.
pub(crate) fn hunters_at_shrine(game: &Game, board: &Board, meadow: u16) -> Seats {
    if board.feature(meadow).goods[Good::Shrine] == 0 {
        return Seats::default();
    }
    board
        .nodes(game, meadow)
        .filter(|(_, _, node)| node.goods[Good::Shrine] > 0)
        .filter_map(|(tile, index, _)| tile.standing.filter(|standing| standing.node == index))
        .map(|standing| standing.seat)
        .collect()
}
