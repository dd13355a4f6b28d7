//! When two positions are the same.

use crate::boards::Tile;
use crate::{KindId, Phase, Position, Square, Standing};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// Two positions are equal if the same game stands the same way: what lies on the table, what is left, points and pieces, whose turn it
/// is and what comes next. The order in which tiles were laid does not count, but for the last one as long as a piece may be put on it.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        let (one, two) = (&self.state, &other.state);
        let same_tile =
            |tile: &Tile| two.board.tile_at(&other.game, tile.square).is_some_and(|found| laid(found) == laid(tile));
        (Arc::ptr_eq(&self.game, &other.game) || self.game == other.game)
            && one.off_board() == two.off_board()
            && one.left == two.left
            && self.pending() == other.pending()
            && one.board.tiles().len() == two.board.tiles().len()
            && one.board.tiles().iter().all(same_tile)
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.rules().hash(hasher);
        self.state.off_board().hash(hasher);
        self.state.left.hash(hasher);
        self.pending().hash(hasher);
        // A sum, as the order of the tiles does not count.
        let tiles = self.state.board.tiles().iter().map(|tile| {
            let mut hasher = DefaultHasher::new();
            laid(tile).hash(&mut hasher);
            hasher.finish()
        });
        hasher.write_u64(tiles.fold(0, u64::wrapping_add));
    }
}

impl Position {
    /// Where the tile lies whose piece is still to be decided.
    fn pending(&self) -> Option<Square> {
        (self.state.phase == Phase::Use).then(|| self.state.last_tile().square)
    }
}

/// What is seen of a placed tile.
fn laid(tile: &Tile) -> (KindId, Square, u8, Option<Standing>) {
    (tile.kind, tile.square, tile.rotation, tile.standing)
}
