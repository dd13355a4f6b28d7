//! [`PieceUse`]: what a seat may do with its pieces after placing a tile (C6 to C8, DI4).

use crate::boards::Occupied;
use crate::tiles::UseOption;
use crate::turns::State;
use crate::{Game, Piece};

/// Something a seat may do with a piece after placing a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PieceUse {
    /// Put it on the tile.
    Put(UseOption),
    /// Take it off that tile (DI4).
    Take { tile: u16 },
}

impl State {
    /// Everything the seat may do with its pieces after placing a tile, equal uses once. Whoever has none only passes (C8).
    #[inline]
    pub fn for_each_use(&self, game: &Game, mut each: impl FnMut(PieceUse)) {
        let supply = &self.supplies[self.seat.index()];
        if let Some((first, last)) = supply.span() {
            let kind = &game.kinds[self.last_kind().index()];
            let (from, to) = (kind.offered_from[first] as usize, kind.offered_from[last + 1] as usize);
            let options = &kind.offered[from..to];
            for (index, option) in options.iter().enumerate() {
                // Of two kinds of pieces both are at an end of the span.
                if Piece::COUNT > 2 && supply[option.piece] == 0 {
                    continue;
                }
                let root = self.board.last_feature(option.node);
                let same =
                    |other: &UseOption| other.piece == option.piece && self.board.last_feature(other.node) == root;
                let seen = self.board.last.some_shared && options[..index].iter().any(same);
                if self.board.feature(root).pieces.is_empty() && !seen {
                    each(PieceUse::Put(*option));
                }
            }
        }
        if game.rules().takes_followers() {
            let features = &self.board.features;
            for (index, piece) in self.board.occupied.iter().enumerate() {
                if piece.seat != self.seat {
                    continue;
                }
                let root = features.find(piece.member);
                // Only where several of the seat's followers stand can one have come before.
                let several = features.get(root).pieces.get(self.seat) > 1;
                let same = |other: &Occupied| other.seat == self.seat && features.find(other.member) == root;
                if !several || !self.board.occupied[..index].iter().any(same) {
                    each(PieceUse::Take { tile: piece.tile });
                }
            }
        }
    }
}
