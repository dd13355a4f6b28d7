//! What an analysis is worth, over many games of bots: means and spreads of luck and rest, and by how much taking luck out divides
//! the variance of results. `cargo run --release -p hedgerow-review --example measure -- RULES SEATS GAMES [quick|normal] [BOT]`

mod games;

use games::{bot, play};
use hedgerow_review::{Depth, Review, Stage};
use hedgerow_rules::{Game, Rules, Seat};
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).cloned().unwrap_or_else(|| default.to_string());
    let game = Arc::new(Game::new(word(0, "carcassonne/first").parse::<Rules>()?)?);
    let (seats, games): (usize, usize) = (word(1, "2").parse()?, word(2, "50").parse()?);
    let depth = Depth::named(&word(3, "quick")).ok_or("no such depth")?;
    let spec = bot(&word(4, "greedy"))?;
    let (mut results, mut lucks, mut rests, mut owns) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut in_errors = Vec::new();
    let (mut win_lucks, mut win_rests) = (Vec::new(), Vec::new());
    let mut by_stage = [const { Vec::new() }; Stage::ALL.len()];
    let mut seconds = 0.0;
    for number in 0..games {
        let record = play(&game, seats, &spec, &format!("measure {number}"))?;
        let began = Instant::now();
        let review = Review::of(&record, depth.appraiser(game.rules().game(), seats))?;
        seconds += began.elapsed().as_secs_f64();
        // One seat: what it gains the others lose.
        let (points, wins) = (review.leads(Seat(0)), review.wins(Seat(0)));
        results.push(points.result);
        lucks.push(points.luck);
        rests.push(points.rest);
        in_errors.push(points.rest / points.luck_error);
        owns.push(points.own);
        win_lucks.push(wins.luck);
        win_rests.push(wins.rest);
        for (stage, lucks) in Stage::ALL.into_iter().zip(&mut by_stage) {
            let steps = review.steps.iter().filter(|step| step.stage == stage);
            lucks.push(steps.map(|step| step.luck().leads[0]).sum::<f64>());
        }
    }
    println!(
        "{} for {seats}, {games} games of {spec}, {}: {:.2} s per game",
        game.rules(),
        depth.name(),
        seconds / games as f64
    );
    for (name, values) in [
        ("result", &results),
        ("luck", &lucks),
        ("rest", &rests),
        ("rest/error", &in_errors),
        ("own losses", &owns),
        ("luck (wins)", &win_lucks),
        ("rest (wins)", &win_rests),
    ] {
        let (mean, spread) = moments(values);
        println!("{name:<14} mean {mean:8.3} ± {:.3}, spread {spread:.3}", 2.0 * spread / (games as f64).sqrt());
    }
    let fair: Vec<f64> = results.iter().zip(&lucks).map(|(result, luck)| result - luck).collect();
    println!("variance of results divided by {:.2}", (moments(&results).1 / moments(&fair).1).powi(2));
    // What a point of luck brought, by stage: luck of different stages is independent, so each has a line of its own.
    let mut best = results.clone();
    for (stage, lucks) in Stage::ALL.into_iter().zip(&by_stage) {
        let (mean, spread) = moments(lucks);
        let products: f64 = results.iter().zip(lucks).map(|(result, luck)| result * (luck - mean)).sum();
        let slope = products / (games as f64 - 1.0).max(1.0) / spread.powi(2).max(1e-9);
        best.iter_mut().zip(lucks).for_each(|(result, luck)| *result -= slope * luck);
        println!("a point of luck in the {} brought {slope:.2} (spread {spread:.1})", stage.name());
    }
    println!("with these factors it is divided by {:.2}", (moments(&results).1 / moments(&best).1).powi(2));
    Ok(())
}

fn moments(values: &[f64]) -> (f64, f64) {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let variance =
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (values.len() as f64 - 1.0).max(1.0);
    (mean, variance.sqrt())
}
