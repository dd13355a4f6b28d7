//! Prints a random game as a record: `cargo run -p hedgerow --example random_record -- hunters/en-2014 "a seed"`.

use hedgerow::prelude::*;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = std::env::args().skip(1);
    let rules: Rules = words.next().as_deref().unwrap_or("carcassonne/first").parse()?;
    let seed = words.next().unwrap_or_else(|| "1".to_string());
    let game = Arc::new(Game::new(rules)?);
    let record = random_game(&game, 2, &seed, |_| {})?;
    print!("{}", record.write());
    Ok(())
}
