//! What the tiles that may still be laid could do.

use std::collections::{BTreeMap, BTreeSet};

use super::Oracle;
use super::board::{Board, Square, around, fits};
use super::features::{Layer, empty_around, flood, open_sides};
use super::tiles::Terrain;

impl Oracle {
    /// For every open square the kinds of tiles, unseen or in hands, that fit there by C4.
    pub fn square_fits(&self) -> BTreeMap<(i32, i32), BTreeSet<String>> {
        let mut unplaced: BTreeSet<usize> = self.unseen_kinds().into_keys().collect();
        unplaced.extend(self.hands.iter().flatten().copied().chain(self.drawn));
        let fitting = |frame| {
            let kinds = unplaced.iter().map(|kind| &self.board.tiles.kinds[*kind]);
            let kinds = kinds.filter(|kind| (0..4).any(|rotation| fits(kind, rotation, frame)));
            kinds.map(|kind| kind.id.clone()).collect()
        };
        self.landscape.frames.iter().map(|(square, frame)| (*square, fitting(frame))).collect()
    }

    /// For every feature (in the order of `features`) how many tiles, unseen or in hands, could complete it by one
    /// placement that C4 allows.
    pub fn completing(&self) -> Vec<u32> {
        let mut counts = vec![0; self.landscape.features.len()];
        let mut board = self.board.clone();
        let mut unplaced = self.unseen_kinds();
        for tile in self.hands.iter().flatten().copied().chain(self.drawn) {
            *unplaced.entry(tile).or_insert(0) += 1;
        }
        for (id, count) in unplaced {
            let kind = &self.board.tiles.kinds[id];
            let mut completed = BTreeSet::new();
            for (square, frame) in &self.landscape.frames {
                for rotation in 0..4 {
                    let lowest = kind.lowest[usize::from(rotation)] == rotation;
                    if lowest && fits(kind, rotation, frame) {
                        board.lay(*square, id, rotation);
                        completed.append(&mut self.completed_on(&board, *square));
                        board.placed.remove(square);
                    }
                }
            }
            for feature in completed {
                counts[feature] += count;
            }
        }
        counts
    }

    /// The present features that one more tile on that square completes.
    fn completed_on(&self, board: &Board, square: Square) -> BTreeSet<usize> {
        let mut completed = BTreeSet::new();
        for (index, segment) in board.kind_at(square).segments.iter().enumerate() {
            if matches!(segment.terrain, Terrain::Field | Terrain::Meadow | Terrain::Lake | Terrain::Monastery) {
                continue;
            }
            let members = flood(board, Layer::Own, (square, index));
            if open_sides(board, &members) == 0 {
                let before = members.iter().filter(|member| member.0 != square);
                completed.extend(before.filter_map(|(there, segment)| self.landscape.of[there][*segment].own));
            }
        }
        for near in around(square) {
            let Some(belongs) = self.landscape.of.get(&near) else { continue };
            let features = belongs.iter().filter_map(|belongs| belongs.own);
            let monastery = features.filter(|id| self.landscape.features[*id].terrain == Terrain::Monastery);
            if empty_around(board, near) == 0 {
                completed.extend(monastery);
            }
        }
        completed
    }
}
