//! Carcassonne, first edition, with the River (CA…).

use super::Moment;
use crate::board::Board;
use crate::glance::bits;
use crate::marks::FeatureMarks;
use crate::node::NONE;
use crate::state::{Award, State};
use crate::{Farmers, FeatureKind, Game, Good, PieceCounts, Role, Rule, Sink, Spot, What, Worth};
use arrayvec::ArrayVec;

/// CA2.
pub(super) fn role(kind: FeatureKind) -> Option<Role> {
    match kind {
        FeatureKind::City => Some(Role::Knight),
        FeatureKind::Road => Some(Role::Thief),
        FeatureKind::Field => Some(Role::Farmer),
        FeatureKind::Monastery => Some(Role::Monk),
        _ => None,
    }
}

pub(super) fn worth(
    farmers: Farmers,
    game: &Game,
    board: &Board,
    root: u16,
    tiles: u16,
    moment: Moment,
) -> (Rule, Worth) {
    let feature = board.feature(root);
    let complete = feature.open == 0 || moment == Moment::Complete;
    let worth = Worth::default();
    match feature.kind {
        FeatureKind::City => {
            let (rule, each) = match (complete, farmers) {
                (false, _) => (Rule::CA10, 1),
                (true, Farmers::First) if tiles == 2 => (Rule::CA6, 1),
                // In modern scoring a two-tile city is like any other (CA16).
                (true, _) => (Rule::CA5, 2),
            };
            (rule, worth.with(What::Tile, tiles, each).with(What::Shield, board.count(game, root, Good::Shield), each))
        }
        FeatureKind::Monastery => {
            let (rule, neighbours) = if complete { (Rule::CA7, 8) } else { (Rule::CA10, 8 - feature.open as u16) };
            (rule, worth.with(What::Monastery, 1, 1).with(What::Neighbour, neighbours, 1))
        }
        FeatureKind::Field => {
            let (rule, each) = farmers_rule(farmers);
            (rule, worth.with(What::CompleteCity, complete_cities(game, board, root), each))
        }
        _ => {
            let rule = if complete { Rule::CA4 } else { Rule::CA10 };
            (rule, worth.with(What::Tile, tiles, 1))
        }
    }
}

/// By which rule, and for how many points, a complete city feeds its farmers.
fn farmers_rule(farmers: Farmers) -> (Rule, u16) {
    match farmers {
        Farmers::First => (Rule::CA11, 4),
        Farmers::Modern => (Rule::CA16, 3),
    }
}

/// Scores the roads, cities and monasteries that the last tile completed, in the order of its segments (R11), then the monasteries around it.
pub(super) fn score_tile(game: &Game, state: &mut State, sink: &mut impl Sink) {
    let tile = state.last_tile();
    if state.board.last.some_closed {
        state.score_completed(game, &tile, sink);
    }
    if state.board.last.monastery_done {
        let near: ArrayVec<_, 8> = state.board.tiles_around(game, tile.cell).collect();
        for index in near {
            let neighbour = state.board.tiles()[index as usize];
            let monastery = game.kinds[neighbour.kind.index()].monastery;
            if monastery != NONE {
                let root = state.board.feature_of(&neighbour, monastery);
                let at = Spot { square: neighbour.square, segment: monastery };
                state.score_if_complete(game, root, at, sink);
            }
        }
    }
}

/// CA10, then CA11 or CA16.
pub(super) fn score_end(farmers: Farmers, game: &Game, state: &mut State, sink: &mut impl Sink) {
    use FeatureKind::*;
    state.score_occupied(game, &[City, Road, Monastery], sink);
    match farmers {
        Farmers::First => score_cities_for_farmers(game, state, sink),
        Farmers::Modern => state.score_occupied(game, &[Field], sink),
    }
}

/// CA11: each complete city gives its points to the most farmers on all fields that touch it.
fn score_cities_for_farmers(game: &Game, state: &mut State, sink: &mut impl Sink) {
    let (rule, points) = farmers_rule(Farmers::First);
    let mut from = 0;
    while let Some(city) = state.board.features.next_complete(FeatureKind::City, from) {
        from = city + 1;
        let pieces = farmers_at(game, &state.board, city);
        if !pieces.is_empty() {
            let worth = Worth::default().with(What::CompleteCity, 1, points);
            let at = state.board.any_spot(game, city);
            state.award(Award::to_majority(city, at, rule, worth, pieces), sink);
        }
    }
}

/// How many complete cities a field touches.
fn complete_cities(game: &Game, board: &Board, field: u16) -> u16 {
    let mut seen = FeatureMarks::new();
    let mut count = 0;
    for (tile, _, node) in board.nodes(game, field) {
        for segment in bits(node.touches) {
            let city = board.feature_of(tile, segment);
            if board.feature(city).open == 0 && seen.insert(city) {
                count += 1;
            }
        }
    }
    count
}

/// The farmers on all fields that touch a city, by seat (R17).
fn farmers_at(game: &Game, board: &Board, city: u16) -> PieceCounts {
    // Only occupied fields matter, and there are fewer of them than followers.
    let mut seen = ArrayVec::<u16, 64>::new();
    let mut farmers = PieceCounts::default();
    for (tile, _, node) in board.nodes(game, city) {
        for segment in bits(node.touched_by) {
            let field = board.feature_of(tile, segment);
            let pieces = board.feature(field).pieces;
            if !pieces.is_empty() && !seen.contains(&field) {
                seen.push(field);
                farmers.add(pieces);
            }
        }
    }
    farmers
}
