//! A tile played by chance, from the draw to the scoring, without making the actions.

use crate::board::Occupied;
use crate::node::UseOption;
use crate::position::MAX_USES;
use crate::state::State;
use crate::{Game, KindId, Piece, Position};
use arrayvec::ArrayVec;

/// Something a seat may do with a piece after placing a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) enum PieceUse {
    /// Put it on the tile.
    Put(UseOption),
    /// Take it off that tile (DI4).
    Take { tile: u16 },
}

impl Position {
    /// Plays a drawn tile by chance: lays it in one of all legal ways, then passes or uses a piece in one of all legal
    /// ways, and scores. A tile that fits nowhere is set aside. `below` chooses: it is handed a number of ways and
    /// returns a lower number.
    ///
    /// The same as playing the draw, the placement with that number among [`Position::placements`], and passing or the use
    /// with that number among [`Position::uses`] counted from 1, but faster. Only for games without hands, when a tile
    /// must be drawn and this one can be.
    ///
    /// ```
    /// # use hedgerow_rules::{Action, Game, Phase, Position, Rules};
    /// # let game = std::sync::Arc::new(Game::new(Rules::named("carcassonne/first", []).unwrap()).unwrap());
    /// # let mut position = Position::new(&game, 2, 0).unwrap();
    /// while position.phase() == Phase::Draw {
    ///     let Action::Draw { tile } = position.legal_actions()[0] else { break };
    ///     position.play_by_chance(tile, |ways| ways / 2);
    /// }
    /// assert_eq!(position.phase(), Phase::Over);
    /// ```
    #[inline]
    pub fn play_by_chance(&mut self, tile: KindId, mut below: impl FnMut(usize) -> usize) {
        let (game, state) = (&*self.game, &mut self.state);
        state.take_from_stack(game, tile);
        let Some((open, rotation)) = state.choose_placement(game, tile, &mut below) else {
            return state.set_aside(game, tile, &mut ());
        };
        state.lay_at(game, tile, open, rotation);
        let mut uses = ArrayVec::<PieceUse, MAX_USES>::new();
        state.for_each_use(game, |piece_use| uses.push(piece_use));
        match below(uses.len() + 1) {
            0 => {}
            number => match uses[number - 1] {
                PieceUse::Put(option) => state.put(option),
                PieceUse::Take { tile } => state.take_off(game, tile, &mut ()),
            },
        }
        state.finish_tile(game, &mut ());
    }
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
