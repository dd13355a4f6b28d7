//! How far searches are wrong about losses: decisions of bots' games judged by a search and by games played on from there.
//! Writes the table `crates/review/data/errors.txt`:
//! `cargo run --release -p hedgerow-review --example errors -- GAMES > crates/review/data/errors.txt`

mod games;

use games::{bot, play};
use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::Weights;
use hedgerow_review::errors::{SIZES, sizes};
use hedgerow_review::{Appraiser, Depth, Lookahead, Players, Stage, Uncertainty};
use hedgerow_rules::{Game, GameKind, Phase, Player};
use std::error::Error;
use std::sync::Arc;

/// The presets the games are played by, and the numbers of seats.
const TABLES: [(&str, usize); 12] = [
    ("carcassonne/first", 2),
    ("carcassonne/first+river", 2),
    ("carcassonne/first", 3),
    ("carcassonne/first", 4),
    ("hunters/en-2014", 2),
    ("hunters/en-2014", 3),
    ("hunters/en-2014", 4),
    ("discovery/standard", 2),
    ("discovery/advanced", 2),
    ("discovery/standard", 3),
    ("discovery/advanced", 3),
    ("discovery/standard", 4),
];

/// Of every kind of decision about so many are looked at in each game: large losses are rare, and small ones alike.
const PER_GAME: [usize; SIZES] = [1, 2, 2, 4];

/// What is left open by the games played on from a decision is known, and taken off: more decisions say more than more games.
const WANTED: Uncertainty = Uncertainty { wins: 0.04, leads: 1.6 };

/// The squares of errors, less those of the games themselves.
#[derive(Clone, Copy, Default)]
struct Sum {
    count: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, searched: f64, played: f64, error: f64) {
        self.count += 1.0;
        self.squares += (searched - played).powi(2) - error.powi(2);
    }

    fn mean(self) -> f64 {
        self.squares.max(0.0) / self.count.max(1.0)
    }

    /// A few losses say little: they are taken together with those of the same depth and size in all games and stages.
    fn root(self, common: f64) -> f64 {
        const DOUBT: f64 = 10.0;
        ((self.squares.max(0.0) + DOUBT * common) / (self.count + DOUBT)).sqrt()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let games: usize = std::env::args().nth(1).unwrap_or_else(|| "2".to_string()).parse()?;
    let mut sums = [[[[[Sum::default(); 2]; SIZES]; 3]; 2]; 3];
    for (rules, seats) in TABLES {
        let game = Arc::new(Game::new(rules.parse()?)?);
        let kind = game.rules().game();
        let weights = Weights::full(kind, seats);
        let mut players = Players::new(weights);
        for number in 0..games {
            // Weak players show large losses, strong ones those that are left.
            let spec = bot(["random", "easy", "greedy"][number % 3])?;
            let record = play(&game, seats, &spec, &format!("errors {number}"))?;
            for (depth, mut search) in [Lookahead::quick(weights), Lookahead::normal(weights)].into_iter().enumerate() {
                let mut left = [PER_GAME; 3];
                let mut position = record.start()?;
                let mut at = 0;
                while at < record.actions.len() {
                    let decides =
                        matches!(position.to_act(), Some(Player::Seat(_))) && position.phase() == Phase::Place;
                    let played: Plan = record.actions[at..].iter().copied().take(if decides { 2 } else { 1 }).collect();
                    if decides {
                        let (seat, stage) = (position.seat(), Stage::of(&position));
                        let judged = search.judge(&mut position, &played);
                        let best = &judged.candidates[0];
                        let loss = best.worth - judged.played;
                        let size = sizes(seat, &loss);
                        let left = &mut left[stage as usize][size.0.max(size.1)];
                        if best.plan != played && *left > 0 {
                            *left -= 1;
                            let plans = [played.clone(), best.plan.clone()];
                            let rolled = players.compare(&position, &plans, false, WANTED);
                            let real = rolled.moves[1].worth - rolled.moves[0].worth;
                            let rows = &mut sums[kind as usize][depth][stage as usize];
                            let index = seat.index();
                            rows[size.0][0].add(loss.wins[index], real.wins[index], rolled.error.wins);
                            rows[size.1][1].add(loss.leads[index], real.leads[index], rolled.error.leads);
                        }
                    }
                    played.iter().for_each(|action| position.play_unchecked(*action));
                    at += played.len();
                }
            }
        }
        eprintln!("{rules} for {seats}");
    }
    println!("# How far searches are wrong about what a decision cost, as standard errors, written by:");
    println!("# cargo run --release -p hedgerow-review --example errors -- {games} > crates/review/data/errors.txt");
    println!(
        "# game, depth, stage, size of the loss (thresholds of marks it is above), error of wins, error of points, decisions seen"
    );
    for game in GameKind::ALL {
        for (depth, name) in [Depth::Quick, Depth::Normal].into_iter().enumerate() {
            let rows = &sums[game as usize][depth];
            // A loss of a size that was not seen is at least as uncertain as smaller ones.
            let common = |currency: usize, size: usize| {
                let of_size = |size: usize| {
                    let same = sums.iter().flat_map(|game| &game[depth]).map(|stage| stage[size][currency]);
                    let sum = |one: Sum, other: Sum| Sum {
                        count: one.count + other.count,
                        squares: one.squares + other.squares,
                    };
                    same.fold(Sum::default(), sum).mean()
                };
                (0..=size).map(of_size).fold(0.0, f64::max)
            };
            for stage in Stage::ALL {
                for (size, [wins, leads]) in rows[stage as usize].iter().enumerate() {
                    println!(
                        "{} {} {} {size} {:.4} {:.2} {} {}",
                        game.name(),
                        name.name(),
                        stage.name(),
                        wins.root(common(0, size)),
                        leads.root(common(1, size)),
                        wins.count,
                        leads.count
                    );
                }
            }
        }
    }
    Ok(())
}
