//! Games of bots, for the programs that measure analyses.

use hedgerow_bots::{BotSpec, SpecError, bot_seed};
use hedgerow_chance::Dealer;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{Game, Seat};
use std::error::Error;
use std::sync::Arc;

pub fn bot(name: &str) -> Result<BotSpec, SpecError> {
    name.parse()
}

/// A whole game between bots of one kind.
pub fn play(game: &Arc<Game>, seats: usize, spec: &BotSpec, seed: &str) -> Result<Record, Box<dyn Error>> {
    let mut record = Record::new(game, seats, Seat(0), DrawOrigin::Seed(seed.to_string()))?;
    let mut position = record.start()?;
    let kind = game.rules().game();
    let mut players: Vec<_> = position.seats().map(|seat| spec.player(kind, seats, &bot_seed(seed, seat))).collect();
    let mut dealer = Dealer::new(game, seed);
    while let Some(action) = dealer.next_action(&position, |seat| players[seat.index()].act(&position, seat).ok()) {
        position.play(action)?;
        record.actions.push(action);
    }
    Ok(record)
}
