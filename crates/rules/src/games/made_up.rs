//! An edition that nobody plays: Carcassonne with oxen on the roads, salt in the cities and a fair (MU…). It shows that an
//! edition with another kind of piece, another stack, another good and an end of its own needs no more than its file.

use super::{Carcassonne, Edition, Misfit, Moment, Value};
use crate::boards::Board;
use crate::turns::{Award, State};
use crate::words::Sink;
use crate::{
    Counted, FeatureKind, Game, GameKind, Good, Piece, Post, Refusal, Role, Rule, Segment, Stack, TileKind, What, Worth,
};

/// Carcassonne with a fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MadeUp {
    /// What it has in common with the first edition.
    base: Carcassonne,
}

impl Edition for MadeUp {
    const ALL: &'static [MadeUp] = &[MadeUp { base: Carcassonne::ALL[0] }];

    fn preset(self) -> &'static str {
        "carcassonne/fair"
    }

    fn game(self) -> GameKind {
        GameKind::Carcassonne
    }

    fn has(self, rule: Rule) -> bool {
        matches!(rule, Rule::MU1 | Rule::MU2) || self.base.has(rule)
    }

    fn stacks(self) -> &'static [(Stack, &'static str)] {
        &[(Stack::Land, "market"), (Stack::Fair, "fair")]
    }

    fn pieces(self) -> &'static [(Piece, u8)] {
        &[(Piece::Follower, 10), (Piece::Ox, 2)]
    }

    fn posts(self) -> &'static [Post] {
        const POSTS: &[Post] = &[
            Post::standing(FeatureKind::City, Piece::Follower, Role::Knight),
            Post::standing(FeatureKind::Road, Piece::Follower, Role::Thief),
            Post::standing(FeatureKind::Monastery, Piece::Follower, Role::Monk),
            Post::lying(FeatureKind::Field, Piece::Follower, Role::Farmer),
            Post::lying(FeatureKind::Road, Piece::Ox, Role::Drover),
        ];
        POSTS
    }

    fn misfit(self, stack: Stack) -> Misfit {
        Misfit { rule: Rule::CA3, returns: stack == Stack::Land }
    }

    fn bonus_stack(self) -> Option<(Stack, Rule)> {
        Some((Stack::Fair, Rule::MU1))
    }

    fn bonus_tiles_of_last(self, game: &Game, state: &State) -> u8 {
        let kind = &game.kinds[state.last_kind().index()];
        let features = state.board.last.features[..kind.nodes.len()].iter();
        let salty = |root: &&u16| {
            let feature = state.board.feature(**root);
            feature.kind == FeatureKind::City && feature.open == 0 && state.board.count(game, **root, Good::Salt) > 0
        };
        (kind.stack == Stack::Land && features.filter(salty).count() > 0).into()
    }

    fn most_bonus_tiles(self) -> u8 {
        1
    }

    fn refuse_use(self, piece: Piece, tile: &TileKind, segment: &Segment) -> Refusal {
        self.base.refuse_use(piece, tile, segment)
    }

    fn completes(self, kind: FeatureKind) -> bool {
        self.base.completes(kind)
    }

    fn scores_when_complete(self, kind: FeatureKind) -> bool {
        self.base.scores_when_complete(kind)
    }

    fn counts_incomplete(self, kind: FeatureKind) -> bool {
        self.base.counts_incomplete(kind)
    }

    fn home_rule(self) -> Rule {
        self.base.home_rule()
    }

    fn measure(self, kind: FeatureKind) -> Option<What> {
        self.base.measure(kind)
    }

    fn value(self, game: &Game, board: &Board, root: u16, size: u16, moment: Moment) -> Value {
        self.base.value(game, board, root, size, moment)
    }

    fn score_tile(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        self.base.score_tile(game, state, sink);
    }

    /// MU2 before all others.
    fn score_end(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        let mut salt = 0;
        let mut from = 0;
        while let Some(city) = state.board.features.next_complete(FeatureKind::City, from) {
            from = city + 1;
            salt += state.board.count(game, city, Good::Salt);
        }
        for road in state.occupied(FeatureKind::Road) {
            let ox = state.board.nodes(game, road.root).any(|(tile, index, _)| {
                tile.standing.is_some_and(|standing| standing.piece == Piece::Ox && standing.node == index)
            });
            if ox {
                let worth = Worth::default().with(What::Salt, salt, 3);
                let value = Value { rule: Rule::MU2, counted: Counted::Incomplete, worth };
                let pieces = state.board.feature(road.root).pieces;
                state.award(game, Award::to_majority(road.root, road.at, value, pieces), sink);
            }
        }
        self.base.score_end(game, state, sink);
    }

    fn points_per_city(self, kind: FeatureKind) -> Option<u32> {
        self.base.points_per_city(kind)
    }

    fn may_bring_less(self, kind: FeatureKind) -> bool {
        self.base.may_bring_less(kind)
    }

    fn is_depended_on(self, kind: FeatureKind) -> bool {
        self.base.is_depended_on(kind)
    }

    fn dependants(self, game: &Game, board: &Board, root: u16, each: impl FnMut(u16)) {
        self.base.dependants(game, board, root, each);
    }

    fn counted_along(self, game: &Game, board: &Board, root: u16, held: FeatureKind, each: impl FnMut(u16)) {
        self.base.counted_along(game, board, root, held, each);
    }
}
