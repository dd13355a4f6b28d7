//! A player without a plan.

use hedgerow_notation::{Generator, Purpose};
use hedgerow_rules::{Action, Position};

/// Chooses uniformly among the legal placements, then among passing and all legal uses of a piece.
#[derive(Debug)]
pub struct RandomPlayer {
    generator: Generator,
    actions: Vec<Action>,
}

impl RandomPlayer {
    pub fn new(seed: &str) -> RandomPlayer {
        RandomPlayer { generator: Generator::new(seed, Purpose::Choices), actions: Vec::new() }
    }

    /// An action for whoever is to act; none when the game is over.
    pub fn choose(&mut self, position: &Position) -> Option<Action> {
        position.legal_actions_into(&mut self.actions);
        let count = self.actions.len() as u32;
        (count > 0).then(|| self.actions[self.generator.below(count) as usize])
    }
}
