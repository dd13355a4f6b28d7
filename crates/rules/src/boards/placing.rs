//! Placing a tile: its features are joined to its neighbours', and the squares around it learn what they must continue.

use crate::boards::{Board, Cell, Change, Content, Monastery, NO_FEATURE, OpenSquare, Square, Tile};
use crate::tiles::{MAX_NODES, NONE, Offers, Turned};
use crate::{Game, KindId, Side};
use arrayvec::ArrayVec;

impl Board {
    /// Places a tile on an open square where it fits, and joins its features to its neighbours'.
    ///
    /// Side by side the neighbours' features are linked, or the open square there learns what it must continue. Then each
    /// node of the tile extends the feature that a neighbour brought it, or founds one.
    pub(crate) fn place(&mut self, game: &Game, open: usize, kind_id: KindId, rotation: u8) {
        let place = self.open[open];
        let OpenSquare { square, cell, code } = place;
        let kind = &game.kinds[kind_id.index()];
        let turned = &kind.turned[rotation as usize & 3];
        let index = self.tiles.len() as u16;
        let members = self.features.len();
        self.log.push(Change::Placed { open: open as u16, code });
        self.tiles.push(Tile { kind: kind_id, square, rotation, standing: None, cell, members });
        self.close_square(open);
        self.cells[cell as usize] = Content::tile(index);

        // A copy stays in registers as long as the open squares change.
        let mut offers = self.offers;
        offers.remove(game.fits.offers(code));
        let mut met = ArrayVec::<(Side, u16), 4>::new();
        for side in Side::ALL {
            if let Some(neighbour) = self.look(game, turned, &place, side, &mut offers) {
                met.push((side, neighbour));
            }
        }
        self.offers = offers;

        self.last.features = [NO_FEATURE; MAX_NODES];
        for (side, neighbour) in &met {
            self.link(game, turned, *side, *neighbour);
        }
        let added = self.features.add(index, &kind.nodes, &mut self.last.features);
        (self.last.some_closed, self.last.some_shared) = (added.some_closed, added.some_shared);
        self.last.monastery_done = false;
        self.fill_around_monasteries(square);
        if kind.monastery != NONE {
            self.found_monastery(game, kind.monastery, square, cell);
        }
    }

    /// Removes a square from the open ones; the last of them takes its index.
    #[inline]
    fn close_square(&mut self, open: usize) {
        self.open.swap_remove(open);
        if open < self.open.len() {
            self.cells[self.open[open].cell as usize] = Content::open(open);
        }
    }

    /// Looks at a neighbour of a new tile and returns the tile that lies there. If there is none, the square has to
    /// continue the tile's side from now on, and becomes open if it was not yet.
    #[inline(always)]
    fn look(
        &mut self,
        game: &Game,
        turned: &Turned,
        from: &OpenSquare,
        side: Side,
        offers: &mut Offers,
    ) -> Option<u16> {
        let cell = game.grid.neighbour(from.cell, side);
        let content = &mut self.cells[cell as usize];
        let ask = turned.asks[side as usize];
        if let Some(neighbour) = content.as_tile() {
            return Some(neighbour);
        }
        if let Some(open) = content.as_open() {
            let open = &mut self.open[open as usize];
            offers.remove(game.fits.offers(open.code));
            open.code |= ask;
            offers.add(game.fits.offers(open.code));
        } else {
            *content = Content::open(self.open.len());
            self.open.push(OpenSquare { square: from.square.beside(side), cell, code: ask });
            offers.add(game.fits.offers(ask));
        }
        None
    }

    /// Joins the nodes of a new tile's side to those of the neighbour across it.
    #[inline]
    fn link(&mut self, game: &Game, turned: &Turned, side: Side, neighbour: u16) {
        let neighbour = &self.tiles[neighbour as usize];
        let first = neighbour.members;
        let turned_neighbour = &game.kinds[neighbour.kind.index()].turned[neighbour.rotation as usize & 3];
        let across = &turned_neighbour.links[side as usize ^ 2];
        for (index, (node, other)) in turned.links[side as usize].meet(across).enumerate() {
            let mut root = self.features.find(first + other as u16);
            // The neighbour's link and the tile's own, which the tile brings when it extends the feature.
            self.features.get_mut(root).open -= 2;
            let joined = &mut self.last.features[node as usize];
            if *joined != NO_FEATURE {
                let other = self.features.find(*joined);
                if other != root {
                    let child;
                    (root, child) = self.features.join(root, other);
                    self.log.push(Change::Joined { child, link: (side, index as u8) });
                }
            }
            *joined = root;
        }
    }

    /// One more square around the monasteries that touch it is filled.
    #[inline]
    fn fill_around_monasteries(&mut self, square: Square) {
        for monastery in self.monasteries.iter().filter(|monastery| monastery.square.touches(square)) {
            let feature = self.features.get_mut(monastery.feature);
            feature.open -= 1;
            self.last.monastery_done |= feature.open == 0;
        }
    }

    /// The tile placed last has a monastery.
    fn found_monastery(&mut self, game: &Game, node: u8, square: Square, cell: Cell) {
        let feature = self.last.features[node as usize];
        let open = 8 - self.tiles_around(game, cell).count() as i16;
        self.features.get_mut(feature).open = open;
        self.last.some_closed |= open == 0;
        self.monasteries.push(Monastery { square, feature });
    }
}
