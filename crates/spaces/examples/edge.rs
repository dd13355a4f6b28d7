//! How wide boards become in random games, and how many become too wide for a window: the figures of `docs/python.md`.
//!
//! `cargo run --release -p hedgerow-spaces --example edge -- 1000000`

use hedgerow_bots::Playouts;
use hedgerow_rules::{Game, Position, Rules, Seat, Square};
use std::error::Error;
use std::sync::Arc;

/// The window that is looked at.
const WINDOW: i16 = 32;

fn main() -> Result<(), Box<dyn Error>> {
    let games: u64 = std::env::args().nth(1).map_or(Ok(10_000), |games| games.parse())?;
    for rules in Rules::all() {
        let game = Arc::new(Game::new(rules)?);
        let mut playouts = Playouts::new(&Position::new(&game, 2, Seat(0))?, 1);
        let (mut widest, mut too_wide) = (0, 0);
        for _ in 0..games {
            let span = span(playouts.play());
            widest = widest.max(span);
            // An empty square on either side.
            too_wide += u64::from(span + 2 > WINDOW);
        }
        println!("{:<32} widest {widest}, too wide for {WINDOW}: {too_wide} of {games} games", rules.to_string());
    }
    Ok(())
}

/// How many columns or rows the tiles take up, whichever are more.
fn span(position: &Position) -> i16 {
    let along = |of: fn(&Square) -> i16| {
        let squares = || position.board().tiles().iter().map(|tile| of(&tile.square));
        squares().max().unwrap_or(0) - squares().min().unwrap_or(0) + 1
    };
    along(|square| square.x).max(along(|square| square.y))
}
