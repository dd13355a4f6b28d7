//! What a bot thinks of the moves in a position: `cargo run -p hedgerow --example best_move -- RECORD`.
//!
//! Without a record, a random game is played up to the placement of its twentieth turn.

use hedgerow::prelude::*;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let position = match std::env::args().nth(1) {
        Some(file) => Record::read(&std::fs::read_to_string(file)?, &[])?.end()?,
        None => middle_of_a_game()?,
    };
    let Some(Player::Seat(seat)) = position.to_act() else { return Err("no seat has a choice there".into()) };
    let spec: BotSpec = "hard".parse()?;
    let mut bot = spec.bot(position.rules().game(), position.seat_count(), "a seed");
    let thought = bot.think(&position, seat, &Limits::new(spec.budget), &mut |_| {})?;
    println!("{}", write_position(&position));
    for candidate in thought.candidates.iter().take(5) {
        // The piece is named by where it stands on the tile that was placed, so each word belongs to the position before it.
        let mut next = position.clone();
        let mut words = Vec::new();
        for action in &candidate.plan {
            words.push(action_token(&next, *action));
            next.play(*action)?;
        }
        let value = candidate.value.map_or_else(String::new, |value| format!("{:+.1} points", value.lead));
        println!("{:20} {value}", words.join(" "));
    }
    Ok(())
}

fn middle_of_a_game() -> Result<Position, Box<dyn Error>> {
    let game = Arc::new(Game::new("carcassonne/first".parse()?)?);
    let mut position = Position::new(&game, 2, Seat(0))?;
    let (mut dealer, mut player) = (Dealer::new(&game, "a seed"), RandomPlayer::new("a seed"));
    while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
        if position.turn() == 20 && matches!(action, Action::Place { .. }) {
            break;
        }
        position.play(action)?;
    }
    Ok(position)
}
