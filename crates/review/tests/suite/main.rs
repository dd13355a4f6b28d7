//! What an analysis promises: that it adds up, that luck favours no one, and how far its estimates stray.

use hedgerow_bots::evaluation::Weights;
use hedgerow_bots::{Greedy, Plan, random_game};
use hedgerow_chance::Dealer;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_review::{Account, Depth, Lookahead, Review, ReviewError, What};
use hedgerow_rules::{Game, GameKind, Player, Rules, Seat};
use std::sync::Arc;

fn game(rules: Rules) -> Arc<Game> {
    Arc::new(Game::new(rules).unwrap())
}

fn quick(record: &Record) -> Review {
    let weights = Weights::full(record.game.rules().game(), record.seats());
    Review::of(record, &mut Lookahead::new(weights, Depth::Quick), |_| {}).unwrap()
}

/// A game in which all seats take the move that looks best.
fn greedy_game(game: &Arc<Game>, seats: usize, seed: &str) -> Record {
    let mut record = Record::new(game, seats, Seat(0), DrawOrigin::Seed(seed.to_string())).unwrap();
    let mut position = record.start().unwrap();
    let mut dealer = Dealer::new(game, seed);
    let mut player = Greedy::new(Weights::plain(game.rules().game()));
    while let Some(to_act) = position.to_act() {
        let plan = match to_act {
            Player::Chance => Plan::from_iter(dealer.deal(&position)),
            Player::Seat(_) => player.candidates(&mut position).swap_remove(0).plan,
        };
        plan.iter().for_each(|action| position.play_unchecked(*action));
        record.actions.extend(plan);
    }
    record
}

fn assert_adds_up(account: Account, about: &str) {
    let Account { start, luck, own, others, rest, result } = account;
    assert!((start + luck - own + others + rest - result).abs() < 1e-6, "{about}: {account:?}");
}

#[test]
fn start_and_luck_and_play_and_rest_make_the_result_in_every_game() {
    for rules in Rules::all() {
        for seats in [2, 5] {
            let record = random_game(&game(rules), seats, "adds up", |_| {}).unwrap();
            let review = quick(&record);
            let actions: usize = review
                .steps
                .iter()
                .map(|step| match &step.what {
                    What::Draw { .. } => 1,
                    What::Decision { played, .. } => played.len(),
                })
                .sum();
            assert_eq!(actions, record.actions.len(), "{rules}: nothing is left out");
            for seat in (0..seats as u8).map(Seat) {
                assert_adds_up(review.wins(seat), &format!("{rules}, {seats} seats, wins"));
                assert_adds_up(review.leads(seat), &format!("{rules}, {seats} seats, points"));
            }
        }
    }
}

#[test]
fn a_decision_never_gains_and_the_best_one_costs_nothing() {
    for rules in Rules::all() {
        for step in quick(&random_game(&game(rules), 3, "losses", |_| {}).unwrap()).steps {
            let What::Decision { played, best } = &step.what else { continue };
            let loss = step.loss().wins[step.seat.index()];
            assert!(loss >= 0.0, "{rules}, turn {}: {loss}", step.turn);
            if played == best {
                assert!(loss < 1e-6, "{rules}, turn {}: {loss}", step.turn);
            }
        }
    }
}

#[test]
fn chances_to_win_sum_up_to_one() {
    let review = quick(&random_game(&game("hunters/en-2014".parse().unwrap()), 4, "sums", |_| {}).unwrap());
    for step in &review.steps {
        for worth in [step.before, step.after] {
            assert!((worth.wins.iter().sum::<f64>() - 1.0).abs() < 1e-4, "turn {}: {worth:?}", step.turn);
        }
    }
}

/// Mean and standard deviation.
fn moments(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    (mean, (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0)).sqrt())
}

/// The rest strays by less than so many points.
const MOST_REST: [(&str, f64); 3] =
    [("carcassonne/first", 26.0), ("hunters/en-2014", 24.0), ("discovery/advanced", 16.0)];

/// Over many games luck is even, and so is the rest, whose spread is bounded by the figures of `docs/analysis.md`.
#[test]
fn luck_and_rest_favour_no_seat() {
    for (rules, most) in MOST_REST {
        let game = game(rules.parse().unwrap());
        let accounts: Vec<Account> =
            (0..20).map(|number| quick(&greedy_game(&game, 2, &format!("even {number}"))).leads(Seat(0))).collect();
        let of = |of: fn(&Account) -> f64| moments(&accounts.iter().map(of).collect::<Vec<f64>>());
        for (name, (mean, spread)) in [("luck", of(|account| account.luck)), ("rest", of(|account| account.rest))] {
            let error = spread / (accounts.len() as f64).sqrt();
            assert!(mean.abs() < 3.0 * error, "{rules}: {name} {mean:.2} ± {error:.2}");
            assert!(name == "luck" || spread < most, "{rules}: the rest strays by {spread:.1}");
        }
    }
}

#[test]
fn only_finished_games_are_analysed() {
    let game = game("carcassonne/first".parse().unwrap());
    let mut record = random_game(&game, 2, "unfinished", |_| {}).unwrap();
    record.actions.pop();
    let weights = Weights::full(GameKind::Carcassonne, 2);
    let refused = Review::of(&record, &mut Lookahead::new(weights, Depth::Quick), |_| {});
    assert_eq!(refused.unwrap_err(), ReviewError::NotOver);
}

#[test]
fn a_closer_look_adds_up_too() {
    // The stack of the small scenario set is short, so that a look at every reply is quick.
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/sets/no-way-on.toml");
    let set = hedgerow_rules::TileSet::parse("no-way-on", &std::fs::read_to_string(path).unwrap()).unwrap();
    let game = Arc::new(Game::with_sets("carcassonne/first".parse().unwrap(), vec![set]).unwrap());
    let record = random_game(&game, 2, "closer", |_| {}).unwrap();
    let weights = Weights::full(GameKind::Carcassonne, 2);
    let review = Review::of(&record, &mut Lookahead::new(weights, Depth::Normal), |_| {}).unwrap();
    assert!(!review.steps.is_empty());
    assert_adds_up(review.leads(Seat(0)), "normal");
}
