//! Hunters & Gatherers (HG…).

use super::Moment;
use crate::board::Board;
use crate::node::{NONE, Node};
use crate::state::{Award, State};
use crate::{
    Claim, Edition, FeatureKind, Game, Good, Piece, Refusal, Role, Rule, Seats, Segment, Sink, Stack, TileKind, What,
    Wording, Worth,
};

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
pub(super) fn may_ever_use(edition: Edition, tile: &TileKind, node: &Node) -> bool {
    node.kind != FeatureKind::Meadow || !keeps_hunters_off(edition, tile)
}

fn keeps_hunters_off(edition: Edition, tile: &TileKind) -> bool {
    matches!(edition, Edition::Hungarian2002(_)) && tile.goods()[Good::Fire] > 0
}

/// HG2, HG4, R6.
pub(super) fn refuse_use(edition: Edition, piece: Piece, tile: &TileKind, segment: &Segment) -> Refusal {
    let kind = segment.kind;
    match piece {
        Piece::Hut => Refusal::NoRole { piece, kind, rule: Rule::HG4 },
        Piece::Follower if kind == FeatureKind::Meadow && keeps_hunters_off(edition, tile) => Refusal::FireTile,
        Piece::Follower => Refusal::NoRole { piece, kind, rule: Rule::HG2 },
    }
}

/// What a forest or river is measured in: tiles (R3), or sections where the wording of 2002 is taken literally (R21).
pub(super) fn measure(edition: Edition, kind: FeatureKind) -> What {
    match (edition, kind) {
        (Edition::Polish2002(Wording::Literal), FeatureKind::Forest | FeatureKind::River) => What::Section,
        (Edition::Hungarian2002(Wording::Literal), FeatureKind::Forest) => What::Section,
        _ => What::Tile,
    }
}

pub(super) fn worth(
    edition: Edition,
    game: &Game,
    board: &Board,
    root: u16,
    size: u16,
    moment: Moment,
) -> (Rule, Worth) {
    let feature = board.feature(root);
    let complete = feature.open == 0 || moment == Moment::Complete;
    let worth = Worth::default();
    match feature.kind {
        // HG14: incomplete forests and rivers bring nothing.
        FeatureKind::Forest | FeatureKind::River if !complete => (Rule::HG14, worth),
        FeatureKind::Forest => {
            let mushrooms = board.count(game, root, Good::Mushrooms);
            (Rule::HG9, worth.with(measure(edition, feature.kind), size, 2).with(What::Mushrooms, mushrooms, 2))
        }
        FeatureKind::River => {
            let fish = fish_at_ends(game, board, root);
            (Rule::HG8, worth.with(measure(edition, feature.kind), size, 1).with(What::Fish, fish, 1))
        }
        FeatureKind::Meadow => {
            let goods = board.goods(game, root);
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
        _ => (Rule::HG15, worth.with(What::Fish, board.count(game, root, Good::Fish), 1)),
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

/// Scores the forests and rivers that the last tile completed (R11), and says how many bonus tiles they bring.
pub(super) fn score_tile(game: &Game, state: &mut State, sink: &mut impl Sink) -> u8 {
    let bonus = bonus_tiles_of_last(game, state);
    state.score_completed(game, &state.last_tile(), sink);
    bonus
}

/// How many bonus tiles the last tile brings: one if it was a *land* tile and completed a forest with gold (HG11, HG12), and
/// one for each such forest where the wording of 2002 is taken literally (R21).
pub(super) fn bonus_tiles_of_last(game: &Game, state: &State) -> u8 {
    let kind = &game.kinds[state.last_kind().index()];
    if kind.stack != Stack::Land {
        return 0;
    }
    let most = if game.rules().is_literal() { u8::MAX } else { 1 };
    let roots = &state.board.last.features;
    let (mut nodes, mut found) = (kind.completing, 0);
    while nodes != 0 && found < most {
        let node = nodes.trailing_zeros() as usize;
        nodes &= nodes - 1;
        let root = roots[node];
        let complete = kind.nodes[node].kind == FeatureKind::Forest && state.board.feature(root).open == 0;
        // Two segments of the tile may belong to the same forest.
        if complete && !roots[..node].contains(&root) && state.board.count(game, root, Good::Gold) > 0 {
            found += 1;
        }
    }
    found
}

/// Members on incomplete rivers and forests go home without points (HG14), then huts score, then hunters.
pub(super) fn score_end(game: &Game, state: &mut State, sink: &mut impl Sink) {
    for kind in [FeatureKind::Forest, FeatureKind::River] {
        for incomplete in state.occupied(kind) {
            state.send_home(incomplete.root, sink);
        }
    }
    state.score_occupied(game, &[FeatureKind::RiverSystem], sink);
    for meadow in state.occupied(FeatureKind::Meadow) {
        let (rule, worth) = super::worth(game, &state.board, meadow.root, Moment::End);
        let pieces = state.board.feature(meadow.root).pieces;
        let (claim, seats) = owners(game, &state.board, meadow.root);
        let award = Award { root: meadow.root, at: meadow.at, rule, worth, claim, seats, pieces };
        state.award(award, sink);
    }
}

/// The majority (C10), unless a hunter stands at the meadow's shrine (HG17).
pub(super) fn owners(game: &Game, board: &Board, root: u16) -> (Claim, Seats) {
    let at_shrine = hunters_at_shrine(game, board, root);
    match at_shrine.is_empty() {
        true => (Claim::Majority, board.feature(root).pieces.majority()),
        false => (Claim::Shrine, at_shrine),
    }
}

/// HG17, R10: the owners of hunters who stand at a shrine of the meadow.
fn hunters_at_shrine(game: &Game, board: &Board, meadow: u16) -> Seats {
    board
        .nodes(game, meadow)
        .filter(|(_, _, node)| node.goods[Good::Shrine] > 0)
        .filter_map(|(tile, index, _)| tile.standing.filter(|standing| standing.node == index))
        .map(|standing| standing.seat)
        .collect()
}
