//! Makes puzzles: `cargo run --release -p hedgerow-puzzles --example make -- RULES COUNT SEED >> puzzles.txt`.
//!
//! Plays the games of the seed one after the other until COUNT puzzles are printed; with a fourth argument it begins with the
//! game of that number. What it plays is said on the other stream, so that an interrupted run can go on.

use hedgerow_puzzles::Maker;
use hedgerow_rules::{Game, Rules};
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, count, seed, rest @ ..] = arguments.as_slice() else { return Err("RULES COUNT SEED [FROM]".into()) };
    let game = Arc::new(Game::new(rules.parse::<Rules>()?)?);
    let maker = Maker::new(&game, seed);
    let (begin, mut made, wanted) = (Instant::now(), 0, count.parse::<usize>()?);
    let first: u32 = rest.first().map_or(Ok(0), |from| from.parse())?;
    for number in first.. {
        if made == wanted {
            break;
        }
        let puzzles = maker.puzzles(number).map_err(|failure| format!("{failure:?}"))?;
        for puzzle in puzzles.iter().take(wanted - made) {
            println!("{puzzle}");
            made += 1;
        }
        eprintln!("game {number}: {made} puzzles in {:.0} s", begin.elapsed().as_secs_f64());
    }
    Ok(())
}
