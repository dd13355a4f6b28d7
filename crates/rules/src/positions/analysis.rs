//! What the table may want to know about a position: every feature and every open square, explained.

use crate::boards::{OpenSquare, Spot, Square};
use crate::games::{self, Moment};
use crate::tiles::bits;
use crate::{FeatureId, FeatureKind, KindId, PieceCounts, Position, Score, Seats, Side, Worth};
use arrayvec::ArrayVec;

/// All about one feature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeatureReport {
    /// Its number on the board.
    pub id: FeatureId,
    /// What it is made of.
    pub kind: FeatureKind,
    /// Its segments.
    pub spots: Vec<Spot>,
    /// How many different tiles it covers.
    pub tiles: u16,
    /// Sides of tiles where it could go on; for a monastery the empty squares around it.
    pub open: u16,
    /// Whether it is complete (in The Discovery: closed). Fields, meadows and river systems never are.
    pub complete: bool,
    /// The pieces in it, by seat.
    pub pieces: PieceCounts,
    /// Who would score it: the majority (C10), the shrine's hunters (HG17), or every follower there (DI9).
    pub owners: Seats,
    /// The least it brings once it is complete: with one more tile on each empty square it leads to, and nothing on them.
    pub if_complete: Worth,
    /// Its value to an owner if the game ended now.
    pub if_ended: Worth,
    /// Whether that is the most it could bring, and its owners may get less: where each city counts the farmers on all its
    /// fields (CA11).
    pub up_to: bool,
    /// What a follower of it scores that is taken off now, where followers are taken off (DI4).
    pub if_taken: Option<Worth>,
    /// How many of the tiles that may still be laid, unseen or in hands, could complete it next, by their sides alone (C4):
    /// where the River may go (CA12) is not asked.
    pub completing: u16,
}

/// An empty square beside a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareReport {
    /// The square itself.
    pub square: Square,
    /// The kinds among the tiles that may still be laid, unseen or in hands, whose sides fit (C4). None: the square is dead.
    pub fits: Vec<KindId>,
}

impl Position {
    /// Reports on every feature that can hold a piece.
    pub fn features(&self) -> Vec<FeatureReport> {
        let roots = self.state.board.features.roots();
        let claimable = |kind| self.rules().claimable().any(|claimable| claimable == kind);
        let claimable = roots.filter(|(_, feature)| claimable(feature.kind));
        claimable.map(|(root, _)| self.feature(FeatureId(root))).collect()
    }

    /// Reports on one feature.
    pub fn feature(&self, id: FeatureId) -> FeatureReport {
        let (game, board) = (&*self.game, &self.state.board);
        let root = board.features.find(id.0);
        let feature = board.feature(root);
        let kind = feature.kind;
        let open_sides = self.open_sides(root, kind);
        FeatureReport {
            id: FeatureId(root),
            kind,
            spots: self.spots(id),
            tiles: board.tile_total(root),
            open: open_sides.len() as u16,
            complete: self.rules().completes(kind) && feature.open == 0,
            pieces: feature.pieces,
            owners: self.rules().owners(game, board, root).1,
            if_complete: games::least_when_complete(game, board, root, distinct(&open_sides)),
            if_ended: games::value(game, board, root, Moment::End).worth,
            up_to: self.rules().may_bring_less(kind),
            if_taken: self.rules().takes_followers().then(|| games::value_of_take(game, board, root).worth),
            completing: self.completing(root, kind, &open_sides),
        }
    }

    /// The segments of a feature.
    pub fn spots(&self, id: FeatureId) -> Vec<Spot> {
        let board = &self.state.board;
        let nodes = board.nodes(&self.game, board.features.find(id.0));
        let spots =
            nodes.flat_map(|(tile, _, node)| bits(node.segments).map(|segment| Spot { square: tile.square, segment }));
        spots.collect()
    }

    /// The segments of the other features that a score hangs on: the fields of the farmers whom a city feeds (CA11), the
    /// cities of a field (CA16), the plains beside a mountain whose cities count there (DI7).
    pub fn spots_along(&self, score: &Score) -> Vec<Spot> {
        let board = &self.state.board;
        let mut roots = Vec::new();
        let root = board.features.find(score.feature.0);
        self.rules().counted_along(&self.game, board, root, score.held, |other| {
            if !roots.contains(&other) {
                roots.push(other);
            }
        });
        roots.into_iter().flat_map(|root| self.spots(FeatureId(root))).collect()
    }

    /// The empty squares that a feature could go on to, once for each side of a tile that leads there.
    fn open_sides(&self, root: u16, kind: FeatureKind) -> Vec<Square> {
        let (game, board) = (&*self.game, &self.state.board);
        let mut sides: Vec<(Square, Option<Side>)> = Vec::new();
        for (tile, node, _) in board.nodes(game, root) {
            if kind == FeatureKind::Monastery {
                let steps = (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).filter(|step| *step != (0, 0));
                sides.extend(steps.map(|(dx, dy)| (Square::new(tile.square.x + dx, tile.square.y + dy), None)));
            }
            let kind = &game.kinds[tile.kind.index()];
            let linked = Side::ALL
                .into_iter()
                .filter(|side| kind.links(*side, tile.rotation).nodes().any(|other| other == node));
            sides.extend(linked.map(|side| (tile.square.beside(side), Some(side))));
        }
        // Both banks of a road may belong to the same field: that is still one side.
        sides.sort_unstable();
        sides.dedup();
        let squares = sides.into_iter().map(|(square, _)| square);
        squares.filter(|square| board.tile_at(game, *square).is_none()).collect()
    }

    /// How many of the tiles that may still be laid could complete a feature with one placement.
    fn completing(&self, root: u16, kind: FeatureKind, squares: &[Square]) -> u16 {
        let board = &self.state.board;
        if !self.rules().completes(kind) || board.feature(root).open == 0 {
            return 0;
        }
        // One tile only answers the links that lead to its square, so all of them must lead to the same one.
        let Some(&square) = squares.first() else { return 0 };
        if squares.iter().any(|other| *other != square) {
            return 0;
        }
        let Some(open) = board.open_at(&self.game, square).map(|index| board.open()[index]) else { return 0 };
        let completes = |tile: &KindId| {
            let rotations = self.game.fits.row(tile.index()).get(open.code);
            match kind {
                FeatureKind::Monastery => !rotations.is_empty(),
                _ => rotations.iter().any(|rotation| self.would_complete(root, &open, *tile, rotation)),
            }
        };
        let unplaced = self.game.kind_ids().filter(|tile| self.unplaced(*tile) > 0);
        unplaced.filter(completes).map(|tile| self.unplaced(tile) as u16).sum()
    }

    /// Whether a tile on that square would leave the feature, and all that it would join, without an open link.
    fn would_complete(&self, root: u16, open: &OpenSquare, tile: KindId, rotation: u8) -> bool {
        let board = &self.state.board;
        let kind = &self.game.kinds[tile.index()];
        // Each link of the tile that a neighbour answers: its node, and the neighbour's feature.
        let mut links = ArrayVec::<(u8, u16), 16>::new();
        for side in Side::ALL {
            let Some(neighbour) = board.tile_at(&self.game, open.square.beside(side)) else { continue };
            let across = self.game.kinds[neighbour.kind.index()].links(side.opposite(), neighbour.rotation);
            let met = kind.links(side, rotation).meet(across);
            links.extend(met.map(|(node, other)| (node, board.feature_of(neighbour, other))));
        }
        let mut features = ArrayVec::<u16, 17>::new();
        features.push(root);
        let mut nodes = 0u32;
        loop {
            let before = (features.len(), nodes);
            for (node, feature) in &links {
                if features.contains(feature) {
                    nodes |= 1 << node;
                } else if nodes >> node & 1 == 1 {
                    features.push(*feature);
                }
            }
            if before == (features.len(), nodes) {
                break;
            }
        }
        let answered = links.iter().filter(|(node, _)| nodes >> node & 1 == 1).count();
        let on_board: usize = features.iter().map(|feature| board.feature(*feature).open as usize).sum();
        let on_tile: usize = (0..kind.nodes.len())
            .filter(|node| nodes >> node & 1 == 1)
            .map(|node| kind.nodes[node].alone.open as usize)
            .sum();
        on_board + on_tile == 2 * answered
    }

    /// Reports on every empty square beside a tile.
    pub fn open_squares(&self) -> Vec<SquareReport> {
        let unplaced: Vec<KindId> = self.game.kind_ids().filter(|tile| self.unplaced(*tile) > 0).collect();
        let report = |open: &OpenSquare| SquareReport {
            square: open.square,
            fits: unplaced
                .iter()
                .copied()
                .filter(|tile| !self.game.fits.row(tile.index()).get(open.code).is_empty())
                .collect(),
        };
        self.state.board.open().iter().map(report).collect()
    }
}

/// How many different squares there are.
fn distinct(squares: &[Square]) -> u16 {
    let first = |(index, square): &(usize, &Square)| !squares[..*index].contains(square);
    squares.iter().enumerate().filter(first).count() as u16
}
