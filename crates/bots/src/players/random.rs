//! A player without a plan.

use crate::{Bot, Failure, Limits, Plan, Thought};
use hedgerow_chance::{Dealer, Generator, Purpose};
use hedgerow_notation::{DrawOrigin, PlayedAction, Record};
use hedgerow_rules::{Action, Game, GameError, Position, Seat};
use std::sync::Arc;

/// Chooses uniformly among the legal placements, then among passing and all legal uses of a piece.
#[derive(Debug)]
pub struct RandomPlayer {
    generator: Generator,
    actions: Vec<Action>,
}

impl RandomPlayer {
    /// A player whose choices follow from the seed.
    pub fn new(seed: &str) -> RandomPlayer {
        RandomPlayer { generator: Generator::new(seed, Purpose::Choices), actions: Vec::new() }
    }

    /// An action for the player who is to act; none when the game is over.
    pub fn choose(&mut self, position: &Position) -> Option<Action> {
        self.choose_if(position, |_| true)
    }

    fn choose_if(&mut self, position: &Position, allowed: impl Fn(Action) -> bool) -> Option<Action> {
        position.legal_actions_into(&mut self.actions);
        self.actions.retain(|action| allowed(*action));
        let count = self.actions.len() as u32;
        (count > 0).then(|| self.actions[self.generator.below(count) as usize])
    }
}

impl Bot for RandomPlayer {
    fn think(
        &mut self,
        position: &Position,
        seat: Seat,
        limits: &Limits,
        _: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Failure> {
        let action =
            position.is_to_act(seat).then(|| self.choose_if(position, |action| limits.allows(action))).flatten();
        Ok(Thought::of(Plan::from_iter([action.ok_or(Failure::NothingToDecide)?])))
    }
}

/// Plays a random game: seat 0 begins, draws and choices come from the seed. `watch` sees every step.
pub fn random_game(
    game: &Arc<Game>,
    seats: usize,
    seed: &str,
    mut watch: impl FnMut(PlayedAction),
) -> Result<Record, GameError> {
    let mut record = Record::new(game, seats, Seat(0), DrawOrigin::Seed(seed.to_string()))?;
    let mut position = record.start()?;
    let mut before = position.clone();
    let (mut dealer, mut player) = (Dealer::new(game, seed), RandomPlayer::new(seed));
    let mut events = Vec::new();
    while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
        before.clone_from(&position);
        position.play_unchecked_into(action, &mut events);
        record.actions.push(action);
        watch(PlayedAction { before: &before, action, events: &events, after: &position });
    }
    Ok(record)
}
