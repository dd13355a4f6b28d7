//! Carcassonne, first edition, with the River (CA…).

use super::{Edition, Misfit, Moment, Value, is_common};
use crate::boards::{Board, SeenFeatures};
use crate::tiles::{NONE, bits};
use crate::turns::{Award, State};
use crate::words::Sink;
use crate::{
    Counted, FeatureKind, Game, GameKind, Good, Piece, PieceCounts, Post, Refusal, Role, Rule, Segment, Spot, Stack,
    TileKind, What, Worth,
};
use arrayvec::ArrayVec;

/// Carcassonne and what is chosen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Carcassonne {
    farmers: Farmers,
    river: bool,
}

/// How farmers and two-tile cities are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Farmers {
    /// First edition: city by city (CA11), small cities (CA6).
    First,
    /// Today's editions: field by field (CA16).
    Modern,
}

pub(super) const LANDSCAPES: &[FeatureKind] =
    &[FeatureKind::City, FeatureKind::Road, FeatureKind::Field, FeatureKind::Monastery, FeatureKind::River];

impl Edition for Carcassonne {
    const ALL: &'static [Carcassonne] = &[
        Carcassonne { farmers: Farmers::First, river: false },
        Carcassonne { farmers: Farmers::First, river: true },
        Carcassonne { farmers: Farmers::Modern, river: false },
        Carcassonne { farmers: Farmers::Modern, river: true },
    ];

    fn preset(self) -> &'static str {
        match self.farmers {
            Farmers::First => "carcassonne/first",
            Farmers::Modern => "carcassonne/modern",
        }
    }

    fn game(self) -> GameKind {
        GameKind::Carcassonne
    }

    fn option(self) -> Option<(&'static str, Rule)> {
        Some(("river", Rule::CA12))
    }

    fn options(self) -> &'static [&'static str] {
        if self.river { &["river"] } else { &[] }
    }

    fn has(self, rule: Rule) -> bool {
        use Rule::*;
        match rule {
            CA6 | CA11 | R17 => self.farmers == Farmers::First,
            CA16 => self.farmers == Farmers::Modern,
            CA12 | CA13 | CA14 | CA15 | R14 => self.river,
            C5 | C10 | R2 | R3 | R11 | R12 => true,
            _ => is_common(rule) || (CA1..=CA10).contains(&rule),
        }
    }

    fn stacks(self) -> &'static [(Stack, &'static str)] {
        match self.river {
            false => &[(Stack::Land, "carcassonne")],
            true => &[(Stack::Land, "carcassonne"), (Stack::River, "river")],
        }
    }

    /// CA1.
    fn pieces(self) -> &'static [(Piece, u8)] {
        &[(Piece::Follower, 7)]
    }

    /// CA2.
    fn posts(self) -> &'static [Post] {
        const POSTS: &[Post] = &[
            Post::standing(FeatureKind::City, Piece::Follower, Role::Knight),
            Post::standing(FeatureKind::Road, Piece::Follower, Role::Thief),
            Post::standing(FeatureKind::Monastery, Piece::Follower, Role::Monk),
            Post::lying(FeatureKind::Field, Piece::Follower, Role::Farmer),
        ];
        POSTS
    }

    fn misfit(self, _: Stack) -> Misfit {
        Misfit { rule: Rule::CA3, returns: true }
    }

    /// CA2, CA14.
    fn refuse_use(self, piece: Piece, _: &TileKind, segment: &Segment) -> Refusal {
        let rule = if segment.kind == FeatureKind::River { Rule::CA14 } else { Rule::CA2 };
        Refusal::NoRole { piece, kind: segment.kind, rule }
    }

    /// Fields never are complete: they score at the end alone (CA9).
    fn completes(self, kind: FeatureKind) -> bool {
        matches!(kind, FeatureKind::City | FeatureKind::Road | FeatureKind::Monastery)
    }

    /// CA8: farmers stay.
    fn scores_when_complete(self, kind: FeatureKind) -> bool {
        self.completes(kind)
    }

    /// CA10.
    fn counts_incomplete(self, _: FeatureKind) -> bool {
        true
    }

    fn home_rule(self) -> Rule {
        Rule::CA8
    }

    fn measure(self, kind: FeatureKind) -> Option<What> {
        matches!(kind, FeatureKind::City | FeatureKind::Road).then_some(What::Tile)
    }

    fn value(self, game: &Game, board: &Board, root: u16, tiles: u16, moment: Moment) -> Value {
        let feature = board.feature(root);
        let complete = feature.open == 0 || moment == Moment::Complete;
        let worth = Worth::default();
        let (rule, counted, worth) = match feature.kind {
            FeatureKind::City => {
                let (rule, counted, each) = match (complete, self.farmers) {
                    (false, _) => (Rule::CA10, Counted::Incomplete, 1),
                    (true, Farmers::First) if tiles == 2 => (Rule::CA6, Counted::Small, 1),
                    // In modern scoring a two-tile city is like any other (CA16).
                    (true, _) => (Rule::CA5, Counted::Complete, 2),
                };
                let shields = board.count(game, root, Good::Shield);
                (rule, counted, worth.with(What::Tile, tiles, each).with(What::Shield, shields, each))
            }
            FeatureKind::Monastery => {
                let (rule, counted, neighbours) = match complete {
                    true => (Rule::CA7, Counted::Complete, 8),
                    false => (Rule::CA10, Counted::Incomplete, 8 - feature.open as u16),
                };
                (rule, counted, worth.with(What::Monastery, 1, 1).with(What::Neighbour, neighbours, 1))
            }
            FeatureKind::Field => {
                let (rule, each) = self.farmers.per_city();
                (rule, Counted::Whole, worth.with(What::CompleteCity, complete_cities(game, board, root), each))
            }
            _ => {
                let (rule, counted) =
                    if complete { (Rule::CA4, Counted::Complete) } else { (Rule::CA10, Counted::Incomplete) };
                (rule, counted, worth.with(What::Tile, tiles, 1))
            }
        };
        Value { rule, counted, worth }
    }

    /// Scores the roads, cities and monasteries that the last tile completed, in the order of its segments (R11), then the
    /// monasteries around it.
    fn score_tile(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
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
    fn score_end(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        use FeatureKind::*;
        state.score_occupied(game, &[City, Road, Monastery], sink);
        match self.farmers {
            Farmers::First => score_cities_for_farmers(game, state, sink),
            Farmers::Modern => state.score_occupied(game, &[Field], sink),
        }
    }

    /// CA11, CA16: complete cities feed the farmers of the fields that touch them.
    fn points_per_city(self, kind: FeatureKind) -> Option<u32> {
        (kind == FeatureKind::Field).then(|| self.farmers.per_city().1.into())
    }

    /// CA11: each city counts the farmers on all its fields.
    fn may_bring_less(self, kind: FeatureKind) -> bool {
        kind == FeatureKind::Field && self.farmers == Farmers::First
    }

    /// A field's value hangs on its cities.
    fn is_depended_on(self, kind: FeatureKind) -> bool {
        kind == FeatureKind::City
    }

    fn dependants(self, game: &Game, board: &Board, root: u16, mut each: impl FnMut(u16)) {
        for (tile, _, node) in board.nodes(game, root) {
            bits(node.touched_by).for_each(|field| each(board.feature_of(tile, field)));
        }
    }

    /// A city with the fields of its farmers (CA11), a field with its complete cities (CA16).
    fn counted_along(self, game: &Game, board: &Board, root: u16, held: FeatureKind, mut each: impl FnMut(u16)) {
        if held != FeatureKind::Field {
            return;
        }
        let of_city = board.feature(root).kind == FeatureKind::City;
        for (tile, _, node) in board.nodes(game, root) {
            for segment in bits(if of_city { node.touched_by } else { node.touches }) {
                let other = board.feature_of(tile, segment);
                let feature = board.feature(other);
                if if of_city { !feature.pieces.is_empty() } else { feature.open == 0 } {
                    each(other);
                }
            }
        }
    }
}

impl Farmers {
    /// By which rule, and for how many points, a complete city feeds its farmers.
    const fn per_city(self) -> (Rule, u16) {
        match self {
            Farmers::First => (Rule::CA11, 4),
            Farmers::Modern => (Rule::CA16, 3),
        }
    }
}

/// CA11: each complete city gives its points to the most farmers on all fields that touch it.
fn score_cities_for_farmers(game: &Game, state: &mut State, sink: &mut impl Sink) {
    let (rule, points) = Farmers::First.per_city();
    let mut from = 0;
    while let Some(city) = state.board.features.next_complete(FeatureKind::City, from) {
        from = city + 1;
        let pieces = farmers_at(game, &state.board, city);
        if !pieces.is_empty() {
            let worth = Worth::default().with(What::CompleteCity, 1, points);
            let at = state.board.any_spot(game, city);
            let value = Value { rule, counted: Counted::Complete, worth };
            let award = Award::to_majority(city, at, value, pieces);
            state.award(game, Award { held: Some(FeatureKind::Field), ..award }, sink);
        }
    }
}

/// How many complete cities a field touches.
fn complete_cities(game: &Game, board: &Board, field: u16) -> u16 {
    let mut seen = SeenFeatures::new();
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
