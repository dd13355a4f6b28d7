use hedgerow_bots::evaluation::*;
use hedgerow_bots::tune::*;
use hedgerow_rules::*;
use std::sync::Arc;
fn main() {
    let name = std::env::args().nth(1).unwrap();
    let games: usize = std::env::args().nth(2).unwrap().parse().unwrap();
    let rounds: usize = std::env::args().nth(3).unwrap().parse().unwrap();
    let game = Arc::new(Game::new(Rules::named(&name, []).unwrap()).unwrap());
    let evals: u64 = std::env::args().nth(4).map_or(0, |a| a.parse().unwrap());
    let mut weights =
        if evals > 0 { Weights::tuned(game.rules().game()).clone() } else { Weights::guess(game.rules().game()) };
    let mut all = Samples::new(weights.game);
    for round in 0..rounds {
        let start = std::time::Instant::now();
        let r = Round {
            game: game.clone(),
            weights: weights.clone(),
            seed: format!("r{round}"),
            curiosity: 2.0,
            evaluations: evals,
        };
        let blocks = r.play(0, games / BLOCK, 2, &|| {}).unwrap();
        all.fade(0.7);
        blocks.iter().for_each(|b| all.merge(b));
        eprintln!(
            "round {round}: error {:.2} points {:.1} {:.1} games/s",
            all.error(),
            all.points / all.games as f64,
            games as f64 / start.elapsed().as_secs_f64()
        );
        weights = all.weights(&weights);
    }
    print!("{}", weights.write());
}
