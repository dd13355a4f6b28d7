//! A tile played by chance, from the draw to the scoring, without making the actions.

use crate::turns::PieceUse;
use crate::{KindId, MAX_USES, Position};
use arrayvec::ArrayVec;

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
    /// # use hedgerow_rules::{Action, Game, Phase, Position, Seat};
    /// # let game = std::sync::Arc::new(Game::new("carcassonne/first".parse().unwrap()).unwrap());
    /// # let mut position = Position::new(&game, 2, Seat(0)).unwrap();
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
