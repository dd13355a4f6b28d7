//! Random games for the tests.

use hedgerow_notation::Record;
use hedgerow_rules::{Game, Position, Rules};
use std::sync::Arc;

/// The rules with the printed tiles.
pub fn game(rules: Rules) -> Arc<Game> {
    Arc::new(Game::new(rules).expect("the printed tiles go with every preset"))
}

/// A number from the environment, or its default: how much work a test does.
pub fn amount(variable: &str, default: usize) -> usize {
    std::env::var(variable).map_or(default, |value| value.parse().expect("a number"))
}

/// Plays a random game; `watch` sees the position before the first action and after every one.
pub fn random_game(game: &Arc<Game>, seats: usize, seed: &str, mut watch: impl FnMut(&Position)) -> Record {
    watch(&Position::new(game, seats, 0).expect("a game can begin"));
    hedgerow_bots::random_game(game, seats, seed, |step| watch(step.after)).expect("a game can begin")
}
