//! Going back: undoing what happened to a board, change by change.

use crate::boards::{Board, Change, Content, Occupied, OpenSquare, Tile};
use crate::tiles::{Game, NONE};
use crate::{PieceCounts, Side};
use arrayvec::ArrayVec;

impl Board {
    /// Takes back the last changes until the log has the given length. What is known of the tile placed last is up to the
    /// caller.
    pub(crate) fn take_back(&mut self, game: &Game, length: usize) {
        while self.log.len() > length {
            match self.log[self.log.len() - 1] {
                Change::Stood { tile } => {
                    self.log.pop();
                    self.occupied.pop();
                    let tile = &mut self.tiles[tile as usize];
                    if let Some(standing) = tile.standing.take() {
                        let root = self.features.find(tile.members + standing.node as u16);
                        self.features.get_mut(root).pieces.remove(PieceCounts::one(standing.seat));
                    }
                }
                Change::Lifted { tile, standing, place } => {
                    self.log.pop();
                    let member = self.tiles[tile as usize].members + standing.node as u16;
                    self.occupied.insert(place as usize, Occupied { tile, member, seat: standing.seat });
                    self.tiles[tile as usize].standing = Some(standing);
                    let root = self.features.find(member);
                    self.features.get_mut(root).pieces.add(PieceCounts::one(standing.seat));
                }
                Change::Joined { .. } | Change::Placed { .. } => self.take_back_tile(game),
            }
        }
    }

    /// Takes back the tile placed last: [`Board::place`] in reverse.
    fn take_back_tile(&mut self, game: &Game) {
        let Some(tile) = self.tiles.pop() else { return };
        let kind = &game.kinds[tile.kind.index()];
        if kind.monastery != NONE {
            self.monasteries.pop();
        }
        for monastery in self.monasteries.iter().filter(|monastery| monastery.square.touches(tile.square)) {
            self.features.get_mut(monastery.feature).open += 1;
        }
        kind.nodes.iter().for_each(|_| self.features.remove_last());
        for side in Side::ALL.iter().rev() {
            if let Some(neighbour) = self.tile_beside(game, &tile, *side) {
                self.unlink(game, &tile, *side, neighbour);
            }
        }
        if let Some(Change::Placed { open, code }) = self.log.pop() {
            self.reopen(game, &tile, open as usize, code);
        }
    }

    fn tile_beside(&self, game: &Game, tile: &Tile, side: Side) -> Option<u16> {
        self.cells[game.grid.neighbour(tile.cell, side) as usize].as_tile()
    }

    /// Parts what a side's links joined and opens the neighbour's links again, the last one first: a feature that was
    /// joined must have lost its own links only when it is parted.
    fn unlink(&mut self, game: &Game, tile: &Tile, side: Side, neighbour: u16) {
        let neighbour = self.tiles[neighbour as usize];
        let across = game.kinds[neighbour.kind.index()].links(side.opposite(), neighbour.rotation);
        let links: ArrayVec<_, 4> = game.kinds[tile.kind.index()].links(side, tile.rotation).meet(across).collect();
        for (index, (_, other)) in links.iter().enumerate().rev() {
            if let Some(Change::Joined { child, link }) = self.log.last().copied()
                && link == (side, index as u8)
            {
                self.log.pop();
                self.features.part(child);
            }
            let root = self.features.find(neighbour.members + *other as u16);
            self.features.get_mut(root).open += 2;
        }
    }

    /// Opens the square again, and forgets the squares that were only open because of the tile.
    fn reopen(&mut self, game: &Game, tile: &Tile, open: usize, code: u16) {
        let asks = &game.kinds[tile.kind.index()].turned[tile.rotation as usize & 3].asks;
        for side in Side::ALL.iter().rev() {
            let beside = game.grid.neighbour(tile.cell, *side);
            if let Some(index) = self.cells[beside as usize].as_open() {
                let square = &mut self.open[index as usize];
                self.offers.remove(game.fits.offers(square.code));
                square.code &= !asks[*side as usize];
                if square.code == 0 {
                    self.open.pop();
                    self.cells[beside as usize] = Content::NOTHING;
                } else {
                    self.offers.add(game.fits.offers(square.code));
                }
            }
        }
        // The last open square moved to this one's place in the list; now it moves back.
        let square = OpenSquare { square: tile.square, cell: tile.cell, code };
        if open < self.open.len() {
            let moved = std::mem::replace(&mut self.open[open], square);
            self.cells[moved.cell as usize] = Content::open(self.open.len());
            self.open.push(moved);
        } else {
            self.open.push(square);
        }
        self.cells[tile.cell as usize] = Content::open(open);
        self.offers.add(game.fits.offers(code));
    }
}
