//! Learns what the values of positions lack to be points, for `crates/bots/src/evaluation/to_come.rs`: bots play, and at each
//! decision the average value of the seats is compared with their average points at the end.
//!
//! `cargo run --release -p hedgerow-bots --example points_to_come 30`

use hedgerow_bots::evaluation::{Evaluator, Ranked, Weights, lead};
use hedgerow_bots::{Bot, BotSpec, Limits};
use hedgerow_chance::Dealer;
use hedgerow_rules::{Game, Phase, Player, Position, Rules, Seat};
use std::error::Error;
use std::sync::Arc;

/// The table has an entry for every so many tiles.
const STEP: f32 = 20.0;
const ENTRIES: usize = 6;

fn main() -> Result<(), Box<dyn Error>> {
    let games: usize = std::env::args().nth(1).map_or(Ok(30), |word| word.parse())?;
    for rules in ["carcassonne/first", "hunters/en-2014", "discovery/standard"] {
        let game = Arc::new(Game::new(Rules::named(rules, [])?)?);
        for seats in 2..=5 {
            let (mut sums, mut weights) = ([0.0; ENTRIES], [0.0; ENTRIES]);
            for number in 0..games {
                let (seen, end) = play(&game, seats, &format!("points to come {number}"))?;
                for (tiles, value) in seen {
                    // Between two entries the nearer one learns more.
                    let place = (tiles as f32 / STEP).min(ENTRIES as f32 - 1.001);
                    for (entry, weight) in [(place as usize, 1.0 - place.fract()), (place as usize + 1, place.fract())]
                    {
                        sums[entry] += weight * (end - value);
                        weights[entry] += weight;
                    }
                }
            }
            let mean = |entry: usize| {
                if weights[entry] > 0.5 { sums[entry] / weights[entry] } else { sums[entry - 1] / weights[entry - 1] }
            };
            let row: Vec<String> = (0..ENTRIES).map(|entry| format!("{:.1}", mean(entry))).collect();
            println!("{rules}, {seats} seats: [{}]", row.join(", "));
        }
    }
    Ok(())
}

/// How many tiles were to come, and what the average value was.
type Seen = Vec<(usize, f32)>;

/// A game: how many tiles were to come and what the average value was at each decision, and the average points at the end.
fn play(game: &Arc<Game>, seats: usize, seed: &str) -> Result<(Seen, f32), Box<dyn Error>> {
    let kind = game.rules().game();
    let spec: BotSpec = "normal".parse()?;
    let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(|seat| spec.bot(kind, seats, &format!("{seed}/{seat}"))).collect();
    let mut evaluator = Evaluator::new(Weights::full(kind, seats));
    let mut dealer = Dealer::new(game, seed);
    let mut position = Position::new(game, seats, Seat(0))?;
    let (mut seen, mut moves): (_, Vec<Ranked>) = (Vec::new(), Vec::new());
    while let Some(to_act) = position.to_act() {
        let Player::Seat(seat) = to_act else {
            position.play(dealer.deal(&position).ok_or("no tile")?)?;
            continue;
        };
        if position.phase() == Phase::Place {
            evaluator.rank(&mut position, &mut moves);
            let ahead = |ranked: &&Ranked| lead(&ranked.values, seats, seat);
            let best = moves.iter().max_by(|one, other| ahead(one).total_cmp(&ahead(other))).ok_or("no move")?;
            let held: usize = position.seats().map(|seat| position.hand(seat).len()).sum();
            seen.push((position.turn_tiles_left() + held, best.values[..seats].iter().sum::<f32>() / seats as f32));
        }
        let thought = bots[seat.index()].think(&position, seat, &Limits::new(spec.budget), &mut |_| {})?;
        for action in &thought.candidates[0].plan {
            position.play(*action)?;
        }
    }
    let points: u32 = position.scores().iter().sum();
    Ok((seen, points as f32 / seats as f32))
}
