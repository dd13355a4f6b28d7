//! Where the River of Carcassonne goes on (CA12 to CA15, R14).

use crate::boards::Square;
use crate::tiles::Game;
use crate::{KindId, Side};

/// The end of the river under construction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RiverEnd {
    /// The open square where the river goes on.
    pub square: Square,
    /// The side of that square from which the river comes.
    entry: Side,
    /// How the tile before turned the river, in quarter turns from its entry to its exit: 2 is straight on.
    turn: u8,
}

const STRAIGHT: u8 = 2;

impl RiverEnd {
    /// The end of a river that is only its spring.
    pub fn of_spring(game: &Game) -> RiverEnd {
        let spring = &game.kinds[game.start().index()];
        let exit = Side::ALL.into_iter().find(|side| spring.edge(*side, 0) == game.river_edge).unwrap_or(Side::East);
        RiverEnd { square: Square::new(0, 0).beside(exit), entry: exit.opposite(), turn: STRAIGHT }
    }

    /// The end after a tile was placed at this one; none after the lake.
    pub fn after(&self, game: &Game, square: Square, tile: KindId, rotation: u8) -> Option<RiverEnd> {
        let exit = self.exit(game, tile, rotation)?;
        Some(RiverEnd { square: square.beside(exit), entry: exit.opposite(), turn: self.turn_towards(exit) })
    }

    /// The rotations that do not turn the river the same way again (CA13), one bit each.
    pub fn allowed_rotations(&self, game: &Game, tile: KindId) -> u8 {
        (0..4).filter(|rotation| !self.u_turn(game, tile, *rotation)).fold(0, |mask, rotation| mask | 1 << rotation)
    }

    fn u_turn(&self, game: &Game, tile: KindId, rotation: u8) -> bool {
        let exit = self.exit(game, tile, rotation);
        exit.is_some_and(|exit| self.turn != STRAIGHT && self.turn_towards(exit) == self.turn)
    }

    /// Where a tile laid here leads the river.
    fn exit(&self, game: &Game, tile: KindId, rotation: u8) -> Option<Side> {
        let kind = &game.kinds[tile.index()];
        Side::ALL.into_iter().find(|side| *side != self.entry && kind.edge(*side, rotation) == game.river_edge)
    }

    fn turn_towards(&self, exit: Side) -> u8 {
        (exit as u8 + 4 - self.entry as u8) & 3
    }
}
