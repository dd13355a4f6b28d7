//! Where a tile may be placed: how many ways there are, and which.

use crate::boards::{OpenSquare, Square};
use crate::tiles::{NARROW, Rotations, Row};
use crate::turns::{RiverEnd, State};
use crate::{Game, KindId, Refusal, Side, Stack};

impl State {
    /// The open squares where a tile of that kind may go, and the rotations the river allows.
    pub fn squares_for(&self, game: &Game, tile: KindId) -> (&[OpenSquare], u8) {
        match &self.river {
            None => (self.board.open(), Rotations::ALL),
            Some(end) => self.squares_at_river(game, end, tile),
        }
    }

    /// The same as long as the river is being built.
    fn squares_at_river(&self, game: &Game, end: &RiverEnd, tile: KindId) -> (&[OpenSquare], u8) {
        if game.stack_of(tile) != Stack::River {
            return (self.board.open(), Rotations::ALL);
        }
        match self.board.open_at(game, end.square) {
            Some(open) => (&self.board.open()[open..=open], end.allowed_rotations(game, tile)),
            None => (&[], 0),
        }
    }

    /// Whether a tile of that kind can be placed anywhere.
    #[inline]
    pub fn fits_somewhere(&self, game: &Game, tile: KindId) -> bool {
        self.placement_count(game, tile) > 0
    }

    /// How many placements a tile of that kind has.
    #[inline]
    pub fn placement_count(&self, game: &Game, tile: KindId) -> usize {
        match self.free_row(game, tile) {
            Some(row) => row.total(&self.board.offers),
            None => self.count_placements(game, tile),
        }
    }

    /// The open square and rotation of the placement with that number, the newest squares first.
    #[inline]
    pub fn nth_placement(&self, game: &Game, tile: KindId, number: usize) -> Option<(usize, u8)> {
        match self.free_row(game, tile) {
            Some(row) => row.find(self.board.open(), number),
            None => self.find_placement(game, tile, number),
        }
    }

    /// The open square and rotation of a placement that `below` chooses by its number; none if there is no placement.
    ///
    /// Always inlined, like [`State::take_from_stack`]: they are steps of
    /// [`Position::play_by_chance`](crate::Position::play_by_chance), and calling them costs about as much as they do.
    #[inline(always)]
    pub fn choose_placement(
        &self,
        game: &Game,
        tile: KindId,
        below: &mut impl FnMut(usize) -> usize,
    ) -> Option<(usize, u8)> {
        let Some(row) = self.free_row(game, tile) else {
            let ways = self.count_placements(game, tile);
            return if ways > 0 { self.find_placement(game, tile, below(ways)) } else { None };
        };
        let ways = row.total(&self.board.offers);
        if ways > 0 { row.find(self.board.open(), below(ways)) } else { None }
    }

    /// The row of a kind that may go to all open squares, in a table that counts in advance.
    #[inline]
    fn free_row<'a>(&self, game: &'a Game, tile: KindId) -> Option<&'a Row<NARROW>> {
        if self.river.is_none() { game.fits.narrow_row(tile.index()) } else { None }
    }

    /// [`State::placement_count`] with the River.
    #[cold]
    fn count_placements(&self, game: &Game, tile: KindId) -> usize {
        let (squares, allowed) = self.squares_for(game, tile);
        game.fits.row(tile.index()).count(squares, allowed)
    }

    /// [`State::nth_placement`] with the River.
    #[cold]
    fn find_placement(&self, game: &Game, tile: KindId, number: usize) -> Option<(usize, u8)> {
        let (squares, allowed) = self.squares_for(game, tile);
        let (index, rotation) = game.fits.row(tile.index()).find(squares, allowed, number)?;
        Some((self.board.cells[squares[index].cell as usize].as_open()? as usize, rotation))
    }

    /// Whether a tile may lie there (C4, CA12, CA13).
    pub fn check_fit(&self, game: &Game, tile: KindId, square: Square, rotation: u8) -> Result<(), Refusal> {
        if rotation > 3 {
            return Err(Refusal::NoSuchRotation);
        }
        if self.board.tile_at(game, square).is_some() {
            return Err(Refusal::SquareTaken { square });
        }
        let open = self.board.open_at(game, square).ok_or(Refusal::NoNeighbour { square })?;
        let code = self.board.open()[open].code;
        let (squares, allowed) = self.squares_for(game, tile);
        let river_is_over = game.stack_of(tile) == Stack::River && self.river.is_none();
        if river_is_over || squares.iter().all(|open| open.square != square) {
            return Err(Refusal::RiverElsewhere);
        }
        let lowest = game.lowest_rotation(tile, rotation);
        if !game.fits.row(tile.index()).get(code).contains(lowest) {
            let differs = |side: &Side| {
                let wanted = game.fits.landscape(code, *side);
                wanted != 0 && wanted != game.kinds[tile.index()].edge(*side, rotation)
            };
            let side = Side::ALL.into_iter().find(differs).unwrap_or(Side::North);
            return Err(Refusal::SidesDiffer { side });
        }
        if allowed >> rotation & 1 == 0 {
            return Err(Refusal::RiverUTurn);
        }
        Ok(())
    }
}
