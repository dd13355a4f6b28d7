//! Whether chances to win are what they say, by stage: how often seats won whose chance was so and so, in games of bots.
//! `cargo run --release -p hedgerow-review --example calibration -- RULES SEATS GAMES [quick|normal] [BOT]`

mod games;

use games::{bot, play};
use hedgerow_review::{Depth, Review, Stage};
use hedgerow_rules::{Game, Rules};
use std::error::Error;
use std::sync::Arc;

/// Chances to win in tenths.
const BINS: usize = 10;

/// What was foretold after decisions of a stage, and what came.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: [f64; BINS],
    foretold: [f64; BINS],
    won: [f64; BINS],
    /// Squares of what was wrong about chances to win.
    wrong: f64,
    /// Products of leads: foretold by foretold, and by the real one.
    leads: [f64; 2],
}

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).cloned().unwrap_or_else(|| default.to_string());
    let game = Arc::new(Game::new(word(0, "carcassonne/first").parse::<Rules>()?)?);
    let (seats, games): (usize, usize) = (word(1, "2").parse()?, word(2, "100").parse()?);
    let depth = Depth::named(&word(3, "quick")).ok_or("no such depth")?;
    let spec = bot(&word(4, "greedy"))?;
    let mut sums = [Sums::default(); Stage::ALL.len()];
    for number in 0..games {
        let record = play(&game, seats, &spec, &format!("calibration {number}"))?;
        let review = Review::of(&record, depth.appraiser(game.rules().game(), seats))?;
        for step in review.steps.iter().filter(|step| step.decision().is_some()) {
            let sums = &mut sums[step.stage as usize];
            for seat in 0..seats {
                let (foretold, won) = (step.after.wins[seat], review.result.wins[seat]);
                let bin = ((foretold * BINS as f64) as usize).min(BINS - 1);
                sums.count[bin] += 1.0;
                sums.foretold[bin] += foretold;
                sums.won[bin] += won;
                sums.wrong += (foretold - won).powi(2);
                sums.leads[0] += step.after.leads[seat].powi(2);
                sums.leads[1] += step.after.leads[seat] * review.result.leads[seat];
            }
        }
    }
    println!("{} for {seats}, {games} games of {spec}, {}", game.rules(), depth.name());
    for (stage, sums) in Stage::ALL.into_iter().zip(sums) {
        let count: f64 = sums.count.iter().sum();
        println!(
            "{}: squared error {:.4}, a lead came true by {:.2}",
            stage.name(),
            sums.wrong / count,
            sums.leads[1] / sums.leads[0]
        );
        for bin in (0..BINS).filter(|bin| sums.count[*bin] > 0.0) {
            let of = |sum: f64| 100.0 * sum / sums.count[bin];
            println!(
                "  foretold {:5.1} %  won {:5.1} %  ({} times)",
                of(sums.foretold[bin]),
                of(sums.won[bin]),
                sums.count[bin]
            );
        }
    }
    Ok(())
}
