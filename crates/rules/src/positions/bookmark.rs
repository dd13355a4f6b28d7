//! [`Bookmark`]: a moment of a position to go back to.

use crate::Position;
use crate::boards::Last;
use crate::tiles::MAX_TILES;
use crate::turns::OffBoard;
use arrayvec::ArrayVec;

/// A moment of a position, taken with [`Position::bookmark`]. Going back to it costs about as much as was played since.
#[derive(Clone, Debug)]
pub struct Bookmark {
    off_board: OffBoard,
    /// How many of each kind are left in its stack.
    left: ArrayVec<u8, MAX_TILES>,
    last: Last,
    /// The length of the board's log.
    changes: usize,
}

impl Position {
    /// Remembers this moment.
    ///
    /// ```
    /// # use hedgerow_rules::{Game, Position, Seat};
    /// # let game = std::sync::Arc::new(Game::new("carcassonne/first".parse().unwrap()).unwrap());
    /// # let mut position = Position::new(&game, 2, Seat(0)).unwrap();
    /// let bookmark = position.bookmark();
    /// for _ in 0..5 {
    ///     position.play_unchecked(position.legal_actions()[0]);
    /// }
    /// position.go_back(&bookmark);
    /// assert_eq!(position.turn(), 1);
    /// assert_eq!(position.board().tiles().len(), 1);
    /// ```
    pub fn bookmark(&self) -> Bookmark {
        let mut left = ArrayVec::new();
        // There are never more kinds than tiles, so they all find room.
        let _ = left.try_extend_from_slice(&self.state.left);
        Bookmark {
            off_board: self.state.off_board(),
            left,
            last: self.state.board.last,
            changes: self.state.board.log.len(),
        }
    }

    /// Takes back everything since a bookmark of this very position was taken. One of another position, of a moment that
    /// was itself taken back, or from before the position was overwritten by `clone_from`, leads to nonsense.
    pub fn go_back(&mut self, bookmark: &Bookmark) {
        let state = &mut self.state;
        state.board.take_back(&self.game, bookmark.changes);
        state.left.copy_from_slice(&bookmark.left);
        state.board.last = bookmark.last;
        state.set_off_board(&bookmark.off_board);
    }
}
