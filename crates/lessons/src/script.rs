//! [`Script`]: what is played in a turn when the lesson is followed.

use crate::When;
use hedgerow_notation::{action_token, parse_action};
use hedgerow_rules::{Phase, Position};

/// What is allowed on a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Script {
    pub turn: usize,
    pub when: When,
    pub tile: String,
    pub allow: Vec<String>,
}

impl Script {
    /// Whether the position is the one that this was written for: turn, phase and tile.
    pub fn is_for(&self, position: &Position) -> bool {
        let game = position.game();
        let tile = match (self.when, position.phase()) {
            (When::Place, Phase::Place) => position.hand(position.seat()).first().copied(),
            (When::Piece, Phase::Use) => position.board().tiles().last().map(|tile| tile.kind),
            _ => None,
        };
        self.turn == position.turn() && tile.is_some_and(|tile| game.tile(tile).id == self.tile)
    }

    /// The words that are legal now.
    pub fn legal_words(&self, position: &Position) -> Vec<String> {
        let actions = self.allow.iter().filter_map(|word| parse_action(position, word).ok());
        actions.filter(|action| position.is_legal(*action)).map(|action| action_token(position, action)).collect()
    }
}
