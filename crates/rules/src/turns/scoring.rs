//! Giving points: what scores, who gets it, and who goes home.

use crate::boards::{MAX_PIECES, Tile};
use crate::games::{self, Moment, Value};
use crate::turns::State;
use crate::words::Sink;
use crate::{Claim, Event, FeatureId, FeatureKind, Game, PieceCounts, Rule, Score, Seat, Seats, Spot};
use arrayvec::ArrayVec;

/// Points about to be given: a [`Score`] without what only a listener asks for.
pub(crate) struct Award {
    pub root: u16,
    pub at: Spot,
    pub value: Value,
    pub seats: Seats,
    pub claim: Claim,
    pub pieces: PieceCounts,
    /// On what kind of feature the pieces stand, if not on the one that is scored.
    pub held: Option<FeatureKind>,
}

impl Award {
    /// To the most pieces (C10).
    #[inline]
    pub fn to_majority(root: u16, at: Spot, value: Value, pieces: PieceCounts) -> Award {
        Award { root, at, value, seats: pieces.majority(), claim: Claim::Majority, pieces, held: None }
    }

    /// To the owner of one follower (DI9).
    pub fn to_follower(root: u16, at: Spot, value: Value, seat: Seat) -> Award {
        let (seats, pieces) = (Seats::one(seat), PieceCounts::one(seat));
        Award { root, at, value, seats, claim: Claim::Follower, pieces, held: None }
    }
}

/// An occupied feature and where one of its pieces stands.
pub(crate) struct Claimed {
    pub root: u16,
    pub at: Spot,
}

impl State {
    /// Scores what the last tile completed, in the order of its segments (R11).
    #[inline]
    pub fn score_completed(&mut self, game: &Game, tile: &Tile, sink: &mut impl Sink) {
        let kind = &game.kinds[tile.kind.index()];
        let mut nodes = kind.completing;
        while nodes != 0 {
            let node = nodes.trailing_zeros() as usize;
            nodes &= nodes - 1;
            let root = self.board.last_feature(node as u8);
            let at = Spot { square: tile.square, segment: node as u8 };
            self.score_if_complete(game, root, at, sink);
        }
    }

    /// Scores a feature if it is complete and holds followers, and sends them home (C10, CA8, HG10).
    #[inline]
    pub fn score_if_complete(&mut self, game: &Game, root: u16, at: Spot, sink: &mut impl Sink) {
        let feature = self.board.feature(root);
        if feature.open == 0 && !feature.pieces.is_empty() {
            self.score_complete(game, root, at, sink);
        }
    }

    fn score_complete(&mut self, game: &Game, root: u16, at: Spot, sink: &mut impl Sink) {
        let pieces = self.board.feature(root).pieces;
        let value = games::value(game, &self.board, root, Moment::Complete);
        self.award(game, Award::to_majority(root, at, value, pieces), sink);
        self.send_home(root, game.rules().home_rule(), sink);
    }

    /// Gives all pieces in a feature back to their owners, by a rule.
    pub fn send_home(&mut self, root: u16, rule: Rule, sink: &mut impl Sink) {
        let supplies = &mut self.supplies;
        self.board.clear(root, |square, standing| {
            supplies[standing.seat.index()][standing.piece] += 1;
            sink.event(|| Event::WentHome { spot: Spot { square, segment: standing.segment }, standing, rule });
        });
    }

    /// Scores every occupied feature of these kinds for its majority, as it stands at the end.
    pub fn score_occupied(&mut self, game: &Game, kinds: &[FeatureKind], sink: &mut impl Sink) {
        for kind in kinds {
            for Claimed { root, at } in self.occupied(*kind) {
                let value = games::value(game, &self.board, root, Moment::End);
                let pieces = self.board.feature(root).pieces;
                self.award(game, Award::to_majority(root, at, value, pieces), sink);
            }
        }
    }

    /// The occupied features of a kind, in the order their first pieces were placed.
    pub fn occupied(&self, kind: FeatureKind) -> ArrayVec<Claimed, MAX_PIECES> {
        let mut occupied = ArrayVec::<Claimed, MAX_PIECES>::new();
        let features = &self.board.features;
        for piece in self.board.occupied.iter().filter(|piece| features.member(piece.member).kind == kind) {
            let root = features.find(piece.member);
            let tile = &self.board.tiles[piece.tile as usize];
            if let Some(standing) = tile.standing
                && occupied.iter().all(|other| other.root != root)
            {
                occupied.push(Claimed { root, at: Spot { square: tile.square, segment: standing.segment } });
            }
        }
        occupied
    }

    /// Gives points and says why.
    #[inline]
    pub fn award(&mut self, game: &Game, award: Award, sink: &mut impl Sink) {
        let Award { root, at, value: Value { rule, counted, worth }, seats, claim, pieces, held } = award;
        let points = worth.points();
        seats.iter().for_each(|seat| self.scores[seat.index()] += points);
        let board = &self.board;
        sink.event(|| {
            let kind = board.feature(root).kind;
            let complete = game.rules().completes(kind) && board.feature(root).open == 0;
            let (feature, tiles) = (FeatureId(root), board.tile_total(root));
            let held = held.unwrap_or(kind);
            let score =
                Score { rule, kind, feature, at, seats, claim, points, worth, counted, tiles, complete, pieces, held };
            Event::Scored(score)
        });
    }
}
