//! What clients are sent: a game as they see it, and whole games for the page's tests.

mod fixtures;
mod seeing;

use hedgerow_chance::{Dealer, Generator, Purpose};
use hedgerow_protocol::{Happening, happenings};
use hedgerow_rules::{Action, Game, Position, Rules, Seat};
use std::sync::Arc;

/// Plays a game by chance and shows every action with the position after it.
fn play(rules: Rules, seats: usize, seed: &str, mut show: impl FnMut(&Position, Action, Vec<Happening>)) {
    let game = Arc::new(Game::new(rules).unwrap());
    let mut position = Position::new(&game, seats, Seat(0)).unwrap();
    let mut dealer = Dealer::new(&game, seed);
    let mut generator = Generator::new(seed, Purpose::Choices);
    let mut choose = |position: &Position| {
        let actions = position.legal_actions();
        Some(actions[generator.below(actions.len() as u32) as usize])
    };
    while let Some(action) = dealer.next_action(&position, |_| choose(&position)) {
        let seat = position.seat();
        let events = position.play(action).unwrap();
        show(&position, action, happenings(seat, action, &events, &position));
    }
}
