//! The Discovery (DI…).

use super::{Edition, Misfit, Moment, Value, is_common, size};
use crate::boards::{Board, MAX_PIECES, SeenFeatures};
use crate::tiles::bits;
use crate::turns::{Award, State};
use crate::words::Sink;
use crate::{
    Claim, Counted, FeatureKind, Game, GameKind, Good, Piece, Post, Refusal, Role, Rule, Seats, Segment, Spot, Stack,
    TileKind, What, Worth,
};
use arrayvec::ArrayVec;

/// The Discovery, and how tiles reach its players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discovery {
    hands: Hands,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Hands {
    /// One tile is drawn each turn.
    Drawn,
    /// The advanced variant: two tiles face up (DI12), perhaps with equal turns (DI13).
    FaceUp { equal_turns: bool },
}

pub(super) const LANDSCAPES: &[FeatureKind] = &[FeatureKind::Plain, FeatureKind::Mountain, FeatureKind::Sea];

impl Edition for Discovery {
    const ALL: &'static [Discovery] = &[
        Discovery { hands: Hands::Drawn },
        Discovery { hands: Hands::FaceUp { equal_turns: false } },
        Discovery { hands: Hands::FaceUp { equal_turns: true } },
    ];

    fn preset(self) -> &'static str {
        match self.hands {
            Hands::Drawn => "discovery/standard",
            Hands::FaceUp { .. } => "discovery/advanced",
        }
    }

    fn game(self) -> GameKind {
        GameKind::Discovery
    }

    fn option(self) -> Option<(&'static str, Rule)> {
        (self.hands != Hands::Drawn).then_some(("equal-turns", Rule::DI13))
    }

    fn options(self) -> &'static [&'static str] {
        match self.hands {
            Hands::FaceUp { equal_turns: true } => &["equal-turns"],
            _ => &[],
        }
    }

    fn has(self, rule: Rule) -> bool {
        use Rule::*;
        match rule {
            // With hands R8 says what happens instead.
            C5 | DI3 | R15 => self.hands == Hands::Drawn,
            DI12 | R8 | R19 => self.hands != Hands::Drawn,
            DI13 | R7 => self.hands == Hands::FaceUp { equal_turns: true },
            R3 => true,
            _ => is_common(rule) || (DI1..=DI11).contains(&rule),
        }
    }

    fn stacks(self) -> &'static [(Stack, &'static str)] {
        &[(Stack::Land, "discovery")]
    }

    /// DI1.
    fn pieces(self) -> &'static [(Piece, u8)] {
        &[(Piece::Follower, 4)]
    }

    /// DI2.
    fn posts(self) -> &'static [Post] {
        const POSTS: &[Post] = &[
            Post::standing(FeatureKind::Plain, Piece::Follower, Role::Explorer),
            Post::standing(FeatureKind::Mountain, Piece::Follower, Role::Robber),
            Post::standing(FeatureKind::Sea, Piece::Follower, Role::Sailor),
        ];
        POSTS
    }

    /// DI12.
    fn hand_size(self) -> usize {
        match self.hands {
            Hands::Drawn => 0,
            Hands::FaceUp { .. } => 2,
        }
    }

    /// DI13, R7.
    fn tiles_laid_aside(self, seats: u8) -> u8 {
        match self.hands {
            Hands::FaceUp { equal_turns: true } => (seats - 1).min(3),
            _ => 0,
        }
    }

    fn misfit(self, _: Stack) -> Misfit {
        Misfit { rule: Rule::DI3, returns: false }
    }

    fn refuse_use(self, piece: Piece, _: &TileKind, segment: &Segment) -> Refusal {
        Refusal::NoRole { piece, kind: segment.kind, rule: Rule::DI2 }
    }

    /// DI4.
    fn takes_followers(self) -> bool {
        true
    }

    /// DI5.
    fn completes(self, kind: FeatureKind) -> bool {
        LANDSCAPES.contains(&kind)
    }

    /// Followers score when they are taken off (DI4), not when their region closes.
    fn scores_when_complete(self, _: FeatureKind) -> bool {
        false
    }

    /// DI11.
    fn counts_incomplete(self, _: FeatureKind) -> bool {
        true
    }

    fn home_rule(self) -> Rule {
        Rule::DI4
    }

    fn measure(self, _: FeatureKind) -> Option<What> {
        Some(What::Tile)
    }

    /// DI6 to DI8; at the end every region counts as open (DI11).
    fn value(self, game: &Game, board: &Board, root: u16, tiles: u16, moment: Moment) -> Value {
        let (rule, open) = open_worth(game, board, root, tiles);
        let (counted, worth) = match moment {
            Moment::End => (Counted::Incomplete, open),
            Moment::Complete => {
                let counted = if tiles == SMALL { Counted::Small } else { Counted::Complete };
                (counted, closed(open, board.feature(root).kind, tiles))
            }
        };
        Value { rule, counted, worth }
    }

    /// A region's points open and closed.
    fn points(self, game: &Game, board: &Board, root: u16) -> (u32, u32) {
        let tiles = size(self, board, root);
        let (_, open) = open_worth(game, board, root, tiles);
        (open.points(), closed(open, board.feature(root).kind, tiles).points())
    }

    /// DI9: everybody who is there.
    fn owners(self, _: &Game, board: &Board, root: u16) -> (Claim, Seats) {
        (Claim::Follower, board.feature(root).pieces.seats())
    }

    fn score_tile(self, _: &Game, _: &mut State, _: &mut impl Sink) {}

    /// DI11: every follower still on the board scores its region as if it were open.
    fn score_end(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        let pieces = state.board.pieces().map(|(tile, standing)| (*tile, standing));
        for (tile, standing) in pieces.collect::<ArrayVec<_, MAX_PIECES>>() {
            let root = state.board.feature_of(&tile, standing.node);
            let value = super::value(game, &state.board, root, Moment::End);
            let value = Value { rule: Rule::DI11, counted: Counted::AsOpen, ..value };
            let at = Spot { square: tile.square, segment: standing.segment };
            state.award(game, Award::to_follower(root, at, value, standing.seat), sink);
        }
    }

    /// A mountain's value hangs on the plains that it borders (DI7).
    fn is_depended_on(self, kind: FeatureKind) -> bool {
        kind == FeatureKind::Plain
    }

    fn dependants(self, game: &Game, board: &Board, root: u16, mut each: impl FnMut(u16)) {
        for (tile, index, _) in board.nodes(game, root) {
            for (other, node) in game.kinds[tile.kind.index()].nodes.iter().enumerate() {
                if node.kind == FeatureKind::Mountain && node.touches >> index & 1 == 1 {
                    each(board.feature_of(tile, other as u8));
                }
            }
        }
    }

    /// A mountain with the cities on the plains that it borders (DI7).
    fn counted_along(self, game: &Game, board: &Board, root: u16, _: FeatureKind, mut each: impl FnMut(u16)) {
        if board.feature(root).kind == FeatureKind::Mountain {
            bordering_plains(game, board, root, |plain| {
                if board.count(game, plain, Good::City) > 0 {
                    each(plain);
                }
            });
        }
    }
}

/// Closed regions of that many tiles are worth what they were worth open (DI6 to DI8).
const SMALL: u16 = 2;

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

/// What closing makes of an open region's worth: tiles of a plain count double (DI6), cities of a mountain count double
/// (DI7), and tiles of a sea count too (DI8).
fn closed(mut open: Worth, kind: FeatureKind, tiles: u16) -> Worth {
    match kind {
        _ if tiles == SMALL => open,
        FeatureKind::Plain | FeatureKind::Mountain => {
            open.parts.iter_mut().for_each(|part| part.each = 2);
            open
        }
        _ => open.with(What::Tile, tiles, 1),
    }
}

/// The cities on every plain that borders a mountain, each plain once.
fn cities_on_bordering_plains(game: &Game, board: &Board, mountain: u16) -> u16 {
    let mut seen = SeenFeatures::new();
    let mut cities = 0;
    bordering_plains(game, board, mountain, |plain| {
        if seen.insert(plain) {
            cities += board.count(game, plain, Good::City);
        }
    });
    cities
}

/// The plains that border a mountain, some perhaps several times.
fn bordering_plains(game: &Game, board: &Board, mountain: u16, mut each: impl FnMut(u16)) {
    for (tile, _, node) in board.nodes(game, mountain) {
        let nodes = &game.kinds[tile.kind.index()].nodes;
        bits(node.touches)
            .filter(|touched| nodes[*touched as usize].kind == FeatureKind::Plain)
            .for_each(|touched| each(board.feature_of(tile, touched)));
    }
}
