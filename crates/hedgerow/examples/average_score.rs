//! What a rule brings per game: `cargo run --release -p hedgerow --example average_score -- CA11`.
//!
//! A thousand random games of every preset that has the rule, and the points that were given by its number.

use hedgerow::prelude::*;
use hedgerow::rules::Rule;
use std::error::Error;

const GAMES: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let id = std::env::args().nth(1).unwrap_or_else(|| "CA11".to_string());
    let rule = Rule::ALL.iter().find(|rule| rule.id() == id).ok_or("there is no such rule")?;
    for rules in Rules::all().filter(|rules| rule.counts_in(*rules)) {
        let game = Arc::new(Game::new(rules)?);
        let mut points = 0;
        for seed in 0..GAMES {
            random_game(&game, 2, &seed.to_string(), |step| points += points_by(*rule, step.events))?;
        }
        println!("{rules}: {:.1} points per game", f64::from(points) / GAMES as f64);
    }
    Ok(())
}

/// What all seats together were given by a rule.
fn points_by(rule: Rule, events: &[Event]) -> u32 {
    let scores = events.iter().filter_map(|event| match event {
        Event::Scored(score) if event.rule() == rule => Some(score),
        _ => None,
    });
    scores.map(|score| score.points * score.seats.len() as u32).sum()
}
