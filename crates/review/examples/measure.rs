//! What an analysis is worth, over many games of bots: means and spreads of luck and rest, and by how much taking luck out divides
//! the variance of results. `cargo run --release -p hedgerow-review --example measure -- RULES SEATS GAMES [quick|normal] [BOT]`

use hedgerow_bots::evaluation::Weights;
use hedgerow_bots::{BotSpec, bot_seed};
use hedgerow_chance::Dealer;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_review::{Depth, Lookahead, Review};
use hedgerow_rules::{Game, Rules, Seat};
use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).cloned().unwrap_or_else(|| default.to_string());
    let game = Arc::new(Game::new(word(0, "carcassonne/first").parse::<Rules>()?)?);
    let (seats, games): (usize, usize) = (word(1, "2").parse()?, word(2, "50").parse()?);
    let depth = if word(3, "quick") == "normal" { Depth::Normal } else { Depth::Quick };
    let spec: BotSpec = word(4, "greedy").parse()?;
    let weights = Weights::full(game.rules().game(), seats);
    let (mut results, mut lucks, mut rests, mut owns) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut win_lucks, mut win_rests) = (Vec::new(), Vec::new());
    let mut seconds = 0.0;
    for number in 0..games {
        let record = play(&game, seats, &spec, &format!("measure {number}"))?;
        let began = Instant::now();
        let review = Review::of(&record, &mut Lookahead::new(weights, depth), |_| {})?;
        seconds += began.elapsed().as_secs_f64();
        // One seat: what it gains the others lose.
        let (points, wins) = (review.leads(Seat(0)), review.wins(Seat(0)));
        results.push(points.result);
        lucks.push(points.luck);
        rests.push(points.rest);
        owns.push(points.own);
        win_lucks.push(wins.luck);
        win_rests.push(wins.rest);
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
        ("own losses", &owns),
        ("luck (wins)", &win_lucks),
        ("rest (wins)", &win_rests),
    ] {
        let (mean, spread) = moments(values);
        println!("{name:<14} mean {mean:8.3} ± {:.3}, spread {spread:.3}", 2.0 * spread / (games as f64).sqrt());
    }
    let fair: Vec<f64> = results.iter().zip(&lucks).map(|(result, luck)| result - luck).collect();
    println!("variance of results divided by {:.2}", (moments(&results).1 / moments(&fair).1).powi(2));
    Ok(())
}

fn play(game: &Arc<Game>, seats: usize, spec: &BotSpec, seed: &str) -> Result<Record, Box<dyn Error>> {
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

fn moments(values: &[f64]) -> (f64, f64) {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let variance =
        values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (values.len() as f64 - 1.0).max(1.0);
    (mean, variance.sqrt())
}
