//! What the bots of the levels lose per decision. Writes the table `crates/review/data/levels.txt`:
//! `cargo run --release -p hedgerow-review --example levels -- GAMES > crates/review/data/levels.txt`

mod games;

use games::{bot, play};
use hedgerow_bots::Plan;
use hedgerow_review::{Depth, LEVELS};
use hedgerow_rules::{Game, Phase, Player};
use std::error::Error;
use std::sync::Arc;

/// A preset of every game.
const RULES: [&str; 3] = ["carcassonne/first", "hunters/en-2014", "discovery/standard"];

fn main() -> Result<(), Box<dyn Error>> {
    let games: usize = std::env::args().nth(1).unwrap_or_else(|| "2".to_string()).parse()?;
    println!("# What the bots of the levels lose per decision in games of two, written by:");
    println!("# cargo run --release -p hedgerow-review --example levels -- {games} > crates/review/data/levels.txt");
    println!("# game, depth of the analysis, level, loss of the chance to win, loss of points, decisions");
    for rules in RULES {
        let game = Arc::new(Game::new(rules.parse()?)?);
        let kind = game.rules().game();
        for level in LEVELS {
            let mut sums = [[0.0; 3]; 2];
            for number in 0..games {
                let record = play(&game, 2, &bot(level)?, &format!("levels {number}"))?;
                for (sums, depth) in sums.iter_mut().zip([Depth::Quick, Depth::Normal]) {
                    let mut appraiser = depth.appraiser(kind, 2);
                    let mut position = record.start()?;
                    let mut at = 0;
                    while at < record.actions.len() {
                        let decides =
                            matches!(position.to_act(), Some(Player::Seat(_))) && position.phase() == Phase::Place;
                        let played: Plan =
                            record.actions[at..].iter().copied().take(if decides { 2 } else { 1 }).collect();
                        if decides {
                            let judged = appraiser.judge(&mut position, &played);
                            let loss = judged.candidates[0].worth - judged.played;
                            let seat = position.seat().index();
                            let step = [loss.wins[seat], loss.leads[seat], 1.0];
                            sums.iter_mut().zip(step).for_each(|(sum, amount)| *sum += amount);
                        }
                        played.iter().for_each(|action| position.play_unchecked(*action));
                        at += played.len();
                    }
                }
            }
            for ([wins, leads, count], depth) in sums.into_iter().zip([Depth::Quick, Depth::Normal]) {
                println!("{} {} {level} {:.5} {:.3} {count}", kind.name(), depth.name(), wins / count, leads / count);
            }
        }
    }
    Ok(())
}
