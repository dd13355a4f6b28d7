//! Scoring after a tile (C9, C10) and at the end of the game.

use super::board::{Piece, Square, around};
use super::features::{Game, Layer, Member};
use super::tiles::Terrain;
use super::{Oracle, OracleEvent};
use std::collections::BTreeSet;

impl Oracle {
    /// Every piece on the board: its feature, its square and itself.
    pub(super) fn standing(&self) -> Vec<(usize, Square, Piece)> {
        let on_tile = |(square, piece): (&Square, Piece)| {
            let belongs = self.landscape.of[square][piece.segment];
            let feature = if piece.hut { belongs.system } else { belongs.own };
            (feature.expect("a piece stands on a feature"), *square, piece)
        };
        let placed = self.board.placed.iter();
        placed.filter_map(|(square, placed)| placed.piece.map(|piece| (square, piece))).map(on_tile).collect()
    }

    pub(super) fn pieces_on(&self, feature: usize) -> Vec<(Square, Piece)> {
        let all = self.standing().into_iter();
        all.filter(|(other, ..)| *other == feature).map(|(_, square, piece)| (square, piece)).collect()
    }

    /// Takes a piece off the board into its owner's supply.
    pub(super) fn send_home(&mut self, square: Square) {
        let piece = self.board.placed.get_mut(&square).unwrap().piece.take().expect("a piece stands there");
        let supply = if piece.hut { &mut self.huts } else { &mut self.followers };
        supply[piece.seat] += 1;
    }

    /// The complete features that the tile just placed has a part in, in the order of R11, then the monasteries around it.
    pub(super) fn completed_by_last_tile(&self) -> Vec<usize> {
        let mut completed = Vec::new();
        let own = self.landscape.of[&self.last].iter();
        let monasteries = around(self.last).into_iter().filter_map(|square| self.landscape.of.get(&square)).flatten();
        let monasteries = monasteries
            .filter(|belongs| belongs.own.is_some_and(|id| self.landscape.features[id].terrain == Terrain::Monastery));
        for id in own.chain(monasteries).filter_map(|belongs| belongs.own) {
            if self.landscape.features[id].complete() && !completed.contains(&id) {
                completed.push(id);
            }
        }
        completed
    }

    /// Scores what the tile just placed completed, and sends its followers home (CA8, HG10).
    pub(super) fn score_completed(&mut self, outcomes: &mut Vec<OracleEvent>) {
        for id in self.completed_by_last_tile() {
            let pieces = self.pieces_on(id);
            if pieces.is_empty() {
                continue;
            }
            let feature = &self.landscape.features[id];
            let rule = match (feature.terrain, self.game) {
                (Terrain::Road, _) => "CA4",
                (Terrain::City, Game::Carcassonne { modern: false }) if feature.tiles == 2 => "CA6",
                (Terrain::City, _) => "CA5",
                (Terrain::Monastery, _) => "CA7",
                (Terrain::River, _) => "HG8",
                (Terrain::Forest, _) => "HG9",
                (terrain, game) => panic!("{terrain:?} is not scored at once in {game:?}"),
            };
            let points = self.landscape.worth(self.game, id, true);
            let seats = majority(pieces.iter().map(|(_, piece)| piece.seat));
            outcomes.push(self.award(id, seats, points, rule));
            for (square, _) in pieces {
                self.send_home(square);
            }
        }
    }

    /// Gives the points to each of the seats and says so.
    fn award(&mut self, id: usize, seats: Vec<usize>, points: u32, rule: &'static str) -> OracleEvent {
        for seat in &seats {
            self.scores[*seat] += points;
        }
        let feature = &self.landscape.features[id];
        let tiles = match feature.kind() {
            "monastery" | "field" | "meadow" | "river-system" => None,
            _ => Some(feature.tiles),
        };
        let (square, segment) = *feature.members.first().expect("a feature has members");
        let at = (square.0, square.1, self.letter((square, segment)));
        let counts_sections = self.game.counts_sections(feature.kind());
        let sections = counts_sections.then_some(feature.members.len() as u32);
        OracleEvent::Score { kind: feature.kind(), seats, points, tiles, sections, rule, at }
    }

    pub(super) fn letter(&self, (square, segment): Member) -> char {
        self.board.kind_at(square).segments[segment].letter
    }

    /// The scoring at the end of the game.
    pub(super) fn score_end(&mut self, outcomes: &mut Vec<OracleEvent>) {
        match self.game {
            Game::Carcassonne { modern } => {
                let unfinished = [Terrain::Road, Terrain::City, Terrain::Monastery];
                self.score_by_majority(outcomes, "CA10", |terrain, _| unfinished.contains(&terrain));
                if modern {
                    self.score_by_majority(outcomes, "CA16", |terrain, _| terrain == Terrain::Field);
                } else {
                    self.score_farmers(outcomes);
                }
            }
            Game::Hunters { .. } => {
                // HG14: members on incomplete rivers and forests go home without points.
                for (id, square, piece) in self.standing() {
                    let terrain = self.landscape.features[id].terrain;
                    if !piece.hut && matches!(terrain, Terrain::River | Terrain::Forest) {
                        self.send_home(square);
                    }
                }
                self.score_by_majority(outcomes, "HG15", |_, layer| layer == Layer::System);
                self.score_by_majority(outcomes, "HG16", |terrain, _| terrain == Terrain::Meadow);
            }
            Game::Discovery { .. } => {
                // DI9, DI11: every follower by itself, its region as if open.
                for (id, _, piece) in self.standing() {
                    let points = self.landscape.worth(self.game, id, false);
                    outcomes.push(self.award(id, vec![piece.seat], points, "DI11"));
                }
            }
        }
    }

    /// Scores the occupied features that the filter picks, each to its majority (C10).
    fn score_by_majority(
        &mut self,
        outcomes: &mut Vec<OracleEvent>,
        rule: &'static str,
        picks: impl Fn(Terrain, Layer) -> bool,
    ) {
        for id in 0..self.landscape.features.len() {
            let feature = &self.landscape.features[id];
            let pieces = self.pieces_on(id);
            if pieces.is_empty() || !picks(feature.terrain, feature.layer) {
                continue;
            }
            let points = self.landscape.worth(self.game, id, feature.complete());
            let seats = self.owners(id);
            outcomes.push(self.award(id, seats, points, rule));
        }
    }

    /// Who would score a feature: the most pieces (C10), a hunter at the shrine alone (HG17, R10), or every follower there
    /// (DI9).
    pub(super) fn owners(&self, id: usize) -> Vec<usize> {
        let pieces = self.pieces_on(id);
        let at_shrine = |square: &Square, piece: &Piece| {
            self.board.kind_at(*square).segments[piece.segment].goods.shrine > 0 && !piece.hut
        };
        let shrine = pieces.iter().filter(|(square, piece)| at_shrine(square, piece)).map(|(_, piece)| piece.seat);
        let shrine: BTreeSet<usize> = shrine.collect();
        let seats = pieces.iter().map(|(_, piece)| piece.seat);
        match self.game {
            Game::Discovery { .. } => seats.collect::<BTreeSet<_>>().into_iter().collect(),
            Game::Hunters { .. } if !shrine.is_empty() => shrine.into_iter().collect(),
            _ => majority(seats),
        }
    }

    /// CA11, R17: city by city, the farmers on all fields that touch it.
    fn score_farmers(&mut self, outcomes: &mut Vec<OracleEvent>) {
        for id in 0..self.landscape.features.len() {
            let feature = &self.landscape.features[id];
            if feature.terrain != Terrain::City || !feature.complete() {
                continue;
            }
            let fields: Vec<usize> = self.landscape.bordering(id, Terrain::Field).collect();
            let standing = self.standing();
            let farmers = standing.iter().filter(|(field, ..)| fields.contains(field));
            let seats = majority(farmers.map(|(.., piece)| piece.seat));
            if !seats.is_empty() {
                outcomes.push(self.award(id, seats, 4, "CA11"));
            }
        }
    }
}

/// C10: the seats with the most pieces, all of them if they are tied.
fn majority(seats: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut counts = [0; 5];
    for seat in seats {
        counts[seat] += 1;
    }
    let most = counts.into_iter().max().unwrap_or(0);
    (0..5).filter(|seat| most > 0 && counts[*seat] == most).collect()
}
