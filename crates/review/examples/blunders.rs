//! Whether marks hold: decisions in the last third of bots' games that were marked as blunders, looked at again with four times as many games.
//! `cargo run --release -p hedgerow-review --example blunders -- RULES SEATS WANTED [quick|normal|deep] [BOT]`

mod games;

use games::{bot, play};
use hedgerow_bots::evaluation::Weights;
use hedgerow_bots::{Plan, SplitMix64};
use hedgerow_review::{Depth, Mark, Players, Stage, Uncertainty};
use hedgerow_rules::{Game, Phase, Player, Rules};
use std::error::Error;
use std::sync::Arc;

/// Half the standard error that a deep analysis wants, which takes four times as many games.
const WANTED: Uncertainty = Uncertainty { wins: 0.0075, leads: 0.3 };

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, default: &str| words.get(index).cloned().unwrap_or_else(|| default.to_string());
    let game = Arc::new(Game::new(word(0, "carcassonne/first").parse::<Rules>()?)?);
    let (seats, wanted): (usize, usize) = (word(1, "2").parse()?, word(2, "20").parse()?);
    let depth = Depth::named(&word(3, "deep")).ok_or("no such depth")?;
    let spec = bot(&word(4, "random"))?;
    let kind = game.rules().game();
    let mut appraiser = depth.appraiser(kind, seats);
    let mut players = Players::new(Weights::full(kind, seats));
    let mut random = SplitMix64::new(1);
    let (mut marked, mut confirmed, mut cost, mut number) = (0, 0, 0, 0);
    while marked < wanted {
        let record = play(&game, seats, &spec, &format!("blunders {number}"))?;
        number += 1;
        let mut position = record.start()?;
        let mut at = 0;
        while at < record.actions.len() && marked < wanted {
            let decides = matches!(position.to_act(), Some(Player::Seat(_))) && position.phase() == Phase::Place;
            let played: Plan = record.actions[at..].iter().copied().take(if decides { 2 } else { 1 }).collect();
            // A few decisions of each game, so that many games have their say; late ones, as the games after them are short.
            if decides && Stage::of(&position) == Stage::End && random.below(4) == 0 {
                let seat = position.seat();
                let judged = appraiser.judge(&mut position, &played);
                let best = &judged.candidates[0];
                if Mark::of(seat, &best.worth, &judged.played, judged.error) == Some(Mark::Blunder) {
                    marked += 1;
                    let by_points = judged.played.wins[seat.index()] > 0.95 || best.worth.wins[seat.index()] < 0.05;
                    let plans = [played.clone(), best.plan.clone()];
                    let closer = players.compare(&position, &plans, by_points, WANTED);
                    let loss = closer.moves[1].worth - closer.moves[0].worth;
                    let (wins, leads) = (loss.wins[seat.index()], loss.leads[seat.index()]);
                    let least = Mark::Blunder.threshold();
                    let holds = if by_points { leads > least.leads } else { wins > least.wins };
                    confirmed += usize::from(holds);
                    cost += usize::from(wins > 0.0 || leads > 0.0);
                    let said = best.worth - judged.played;
                    println!(
                        "{} turn {}: said {:.1} % and {:.1} points, is {:.1} ± {:.1} % and {:.1} ± {:.1} points{}",
                        if holds { "holds" } else { "fails" },
                        position.turn(),
                        100.0 * said.wins[seat.index()],
                        said.leads[seat.index()],
                        100.0 * wins,
                        100.0 * closer.error.wins,
                        leads,
                        closer.error.leads,
                        if by_points { " (decided)" } else { "" },
                    );
                }
            }
            played.iter().for_each(|action| position.play_unchecked(*action));
            at += played.len();
        }
    }
    println!(
        "{} for {seats}, {number} games of {spec}, {}: {marked} blunders, {confirmed} are above the threshold, {cost} cost something",
        game.rules(),
        depth.name()
    );
    Ok(())
}
