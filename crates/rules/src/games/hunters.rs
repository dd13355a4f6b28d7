//! Hunters & Gatherers (HG…).

use super::{Edition, Misfit, Moment, Value, is_common};
use crate::boards::Board;
use crate::tiles::{NONE, Node};
use crate::turns::{Award, State};
use crate::words::Sink;
use crate::{
    Claim, Counted, FeatureKind, Game, GameKind, Good, Piece, Post, Refusal, Role, Rule, Seats, Segment, Stack,
    TileKind, What, Worth,
};

/// Hunters & Gatherers in one of its printings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hunters {
    printing: Printing,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Printing {
    Polish2002(Wording),
    Hungarian2002(Wording),
    English2014,
}

/// How the texts of 2002 are read where they differ from the reissue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Wording {
    /// By the rulings R3 and R4, as in every edition.
    Ruled,
    /// At their word (R21): sections count, and every forest with gold brings a bonus tile.
    Literal,
}

use Printing::{English2014, Hungarian2002, Polish2002};

/// Where one ends another begins: meadows end at forests, rivers and lakes (HG6).
pub(super) const LANDSCAPES: &[FeatureKind] =
    &[FeatureKind::Forest, FeatureKind::River, FeatureKind::Lake, FeatureKind::Meadow];

impl Hunters {
    const fn is_literal(self) -> bool {
        matches!(self.printing, Polish2002(Wording::Literal) | Hungarian2002(Wording::Literal))
    }

    /// R6: the Hungarian rulebook keeps hunters off the fire tile.
    fn keeps_hunters_off(self, tile: &TileKind) -> bool {
        matches!(self.printing, Hungarian2002(_)) && tile.goods()[Good::Fire] > 0
    }
}

impl Edition for Hunters {
    const ALL: &'static [Hunters] = &[
        Hunters { printing: Polish2002(Wording::Ruled) },
        Hunters { printing: Polish2002(Wording::Literal) },
        Hunters { printing: Hungarian2002(Wording::Ruled) },
        Hunters { printing: Hungarian2002(Wording::Literal) },
        Hunters { printing: English2014 },
    ];

    fn preset(self) -> &'static str {
        match self.printing {
            Polish2002(_) => "hunters/pl-2002",
            Hungarian2002(_) => "hunters/hu-2002",
            English2014 => "hunters/en-2014",
        }
    }

    fn game(self) -> GameKind {
        GameKind::Hunters
    }

    fn option(self) -> Option<(&'static str, Rule)> {
        (self.printing != English2014).then_some(("literal", Rule::R21))
    }

    fn options(self) -> &'static [&'static str] {
        if self.is_literal() { &["literal"] } else { &[] }
    }

    fn has(self, rule: Rule) -> bool {
        use Rule::*;
        match rule {
            R3 | R4 => !self.is_literal(),
            R21 => self.is_literal(),
            R6 => matches!(self.printing, Hungarian2002(_)),
            C5 | C10 | R5 | R9 | R10 | R11 | R15 | R16 | R18 | R20 => true,
            _ => is_common(rule) || (HG1..=HG17).contains(&rule),
        }
    }

    /// The same tiles in every printing (R18).
    fn stacks(self) -> &'static [(Stack, &'static str)] {
        &[(Stack::Land, "hunters"), (Stack::Bonus, "hunters-bonus")]
    }

    /// HG1.
    fn pieces(self) -> &'static [(Piece, u8)] {
        &[(Piece::Follower, 5), (Piece::Hut, 2)]
    }

    /// HG2, HG4.
    fn posts(self) -> &'static [Post] {
        const POSTS: &[Post] = &[
            Post::standing(FeatureKind::Forest, Piece::Follower, Role::Gatherer),
            Post::standing(FeatureKind::River, Piece::Follower, Role::Fisherman),
            Post::lying(FeatureKind::Meadow, Piece::Follower, Role::Hunter),
            Post::standing(FeatureKind::RiverSystem, Piece::Hut, Role::Hut),
        ];
        POSTS
    }

    /// HG7, R5.
    fn misfit(self, stack: Stack) -> Misfit {
        Misfit { rule: if stack == Stack::Bonus { Rule::R5 } else { Rule::HG7 }, returns: false }
    }

    fn bonus_stack(self) -> Option<(Stack, Rule)> {
        Some((Stack::Bonus, Rule::HG11))
    }

    /// One if the last tile was a *land* tile and completed a forest with gold (HG11, HG12), and one for each such forest
    /// where the wording of 2002 is taken literally (R21). Gold is gold, on the shrine's tile too (R16).
    fn bonus_tiles_of_last(self, game: &Game, state: &State) -> u8 {
        let kind = &game.kinds[state.last_kind().index()];
        if kind.stack != Stack::Land {
            return 0;
        }
        let most = self.most_bonus_tiles();
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

    /// R4, R21: one tile completes four forests at most.
    fn most_bonus_tiles(self) -> u8 {
        if self.is_literal() { 4 } else { 1 }
    }

    fn may_ever_use(self, tile: &TileKind, node: &Node) -> bool {
        node.kind != FeatureKind::Meadow || !self.keeps_hunters_off(tile)
    }

    /// HG2, HG4, R6.
    fn refuse_use(self, piece: Piece, tile: &TileKind, segment: &Segment) -> Refusal {
        let kind = segment.kind;
        match piece {
            Piece::Hut => Refusal::NoRole { piece, kind, rule: Rule::HG4 },
            _ if kind == FeatureKind::Meadow && self.keeps_hunters_off(tile) => Refusal::FireTile,
            _ => Refusal::NoRole { piece, kind, rule: Rule::HG2 },
        }
    }

    fn completes(self, kind: FeatureKind) -> bool {
        matches!(kind, FeatureKind::Forest | FeatureKind::River)
    }

    /// HG10: hunters and huts stay.
    fn scores_when_complete(self, kind: FeatureKind) -> bool {
        self.completes(kind)
    }

    /// HG14.
    fn counts_incomplete(self, kind: FeatureKind) -> bool {
        !self.completes(kind)
    }

    fn home_rule(self) -> Rule {
        Rule::HG10
    }

    /// Tiles (R3), or sections where the wording of 2002 is taken literally (R21).
    fn measure(self, kind: FeatureKind) -> Option<What> {
        match (self.printing, kind) {
            (Polish2002(Wording::Literal), FeatureKind::Forest | FeatureKind::River)
            | (Hungarian2002(Wording::Literal), FeatureKind::Forest) => Some(What::Section),
            (_, FeatureKind::Forest | FeatureKind::River) => Some(What::Tile),
            _ => None,
        }
    }

    fn value(self, game: &Game, board: &Board, root: u16, size: u16, moment: Moment) -> Value {
        let feature = board.feature(root);
        let complete = feature.open == 0 || moment == Moment::Complete;
        let measure = || self.measure(feature.kind).unwrap_or(What::Tile);
        let worth = Worth::default();
        let (rule, counted, worth) = match feature.kind {
            // HG14: incomplete forests and rivers bring nothing.
            FeatureKind::Forest | FeatureKind::River if !complete => (Rule::HG14, Counted::Incomplete, worth),
            FeatureKind::Forest => {
                let mushrooms = board.count(game, root, Good::Mushrooms);
                let worth = worth.with(measure(), size, 2).with(What::Mushrooms, mushrooms, 2);
                (Rule::HG9, Counted::Complete, worth)
            }
            FeatureKind::River => {
                let fish = fish_at_ends(game, board, root);
                (Rule::HG8, Counted::Complete, worth.with(measure(), size, 1).with(What::Fish, fish, 1))
            }
            FeatureKind::Meadow => {
                let goods = board.goods(game, root);
                // HG17: fire drives all tigers of the meadow away.
                let scared = if goods[Good::Fire] > 0 { goods[Good::Tiger] } else { 0 };
                let eaten = (goods[Good::Tiger] - scared).min(goods[Good::Deer]);
                let worth = worth
                    .with(What::Deer, goods[Good::Deer] - eaten, 2)
                    .with(What::EatenDeer, eaten, 0)
                    .with(What::ScaredTiger, scared, 0)
                    .with(What::Mammoth, goods[Good::Mammoth], 2)
                    .with(What::Aurochs, goods[Good::Aurochs], 2);
                (Rule::HG16, Counted::Whole, worth)
            }
            _ => (Rule::HG15, Counted::Whole, worth.with(What::Fish, board.count(game, root, Good::Fish), 1)),
        };
        Value { rule, counted, worth }
    }

    /// The majority (C10), unless a hunter stands at the meadow's shrine (HG17).
    fn owners(self, game: &Game, board: &Board, root: u16) -> (Claim, Seats) {
        let at_shrine = hunters_at_shrine(game, board, root);
        match at_shrine.is_empty() {
            true => (Claim::Majority, board.feature(root).pieces.majority()),
            false => (Claim::Shrine, at_shrine),
        }
    }

    /// Scores the forests and rivers that the last tile completed (R11).
    fn score_tile(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        state.score_completed(game, &state.last_tile(), sink);
    }

    /// Members on incomplete rivers and forests go home without points (HG14), then huts score (HG15), then hunters (HG16,
    /// HG17).
    fn score_end(self, game: &Game, state: &mut State, sink: &mut impl Sink) {
        for kind in [FeatureKind::Forest, FeatureKind::River] {
            for incomplete in state.occupied(kind) {
                state.send_home(incomplete.root, Rule::HG14, sink);
            }
        }
        state.score_occupied(game, &[FeatureKind::RiverSystem], sink);
        for meadow in state.occupied(FeatureKind::Meadow) {
            let value = super::value(game, &state.board, meadow.root, Moment::End);
            let pieces = state.board.feature(meadow.root).pieces;
            let (claim, seats) = self.owners(game, &state.board, meadow.root);
            let award = Award { claim, seats, ..Award::to_majority(meadow.root, meadow.at, value, pieces) };
            state.award(game, award, sink);
        }
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

/// HG17, R10: the owners of hunters who stand at a shrine of the meadow.
fn hunters_at_shrine(game: &Game, board: &Board, meadow: u16) -> Seats {
    board
        .nodes(game, meadow)
        .filter(|(_, _, node)| node.goods[Good::Shrine] > 0)
        .filter_map(|(tile, index, _)| tile.standing.filter(|standing| standing.node == index))
        .map(|standing| standing.seat)
        .collect()
}
