//! Random games for the tests.

use hedgerow_bots::RandomPlayer;
use hedgerow_notation::{Dealer, Draws, Record};
use hedgerow_rules::{Game, Player, Position, Rules};
use std::sync::Arc;

/// The rules with the printed tiles.
pub fn game(rules: Rules) -> Arc<Game> {
    Arc::new(Game::new(rules).expect("the printed tiles go with every preset"))
}

/// A number from the environment, or its default: how much work a test does.
pub fn amount(variable: &str, default: usize) -> usize {
    std::env::var(variable).map_or(default, |value| value.parse().expect("a number"))
}

/// Plays a random game; `watch` sees the position after every action.
pub fn random_game(game: &Arc<Game>, seats: usize, seed: &str, mut watch: impl FnMut(&Position)) -> Record {
    let mut record = Record::new(game, seats, 0, Draws::Seed(seed.to_string())).expect("a game can begin");
    let mut position = record.start().expect("a game can begin");
    let mut dealer = Dealer::new(game, seed);
    let mut player = RandomPlayer::new(seed);
    watch(&position);
    while let Some(to_act) = position.to_act() {
        let action = match to_act {
            Player::Chance => dealer.deal(&position),
            Player::Seat(_) => player.choose(&position),
        };
        let action = action.expect("something is legal as long as the game goes on");
        position.play(action, &mut ()).expect("what is offered is legal");
        record.actions.push(action);
        watch(&position);
    }
    record
}
