//! What an analysis promises: that it adds up, that luck favours no one, and how far its estimates stray.

use hedgerow_bots::evaluation::Weights;
use hedgerow_bots::{Greedy, Plan, draws, random_game};
use hedgerow_chance::Dealer;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_review::{Account, Cause, Depth, Review, ReviewError, Reviewing, Slip, Step};
use hedgerow_rules::{Game, Phase, Player, Rules, Seat};
use std::collections::BTreeSet;
use std::sync::Arc;

fn game(rules: Rules) -> Arc<Game> {
    Arc::new(Game::new(rules).unwrap())
}

fn quick(record: &Record) -> Review {
    review(record, Depth::Quick).unwrap()
}

fn review(record: &Record, depth: Depth) -> Result<Review, ReviewError> {
    Review::of(record, depth.appraiser(record.game.rules().game(), record.seats()))
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
    let Account { start, luck, own, others, rest, result, .. } = account;
    assert!((start + luck - own + others + rest - result).abs() < 1e-6, "{about}: {account:?}");
}

#[test]
fn start_and_luck_and_play_and_rest_make_the_result_in_every_game() {
    // Every preset, and every number of seats.
    for (rules, seats) in Rules::all().zip([2, 3, 4, 5].into_iter().cycle()) {
        let record = random_game(&game(rules), seats, "adds up", |_| {}).unwrap();
        let review = quick(&record);
        let actions: usize = review.steps.iter().map(Step::length).sum();
        assert_eq!(actions, record.actions.len(), "{rules}: nothing is left out");
        for seat in (0..seats as u8).map(Seat) {
            assert_adds_up(review.wins(seat), &format!("{rules}, {seats} seats, wins"));
            assert_adds_up(review.leads(seat), &format!("{rules}, {seats} seats, points"));
        }
    }
}

#[test]
fn a_decision_never_gains_and_the_best_one_costs_nothing() {
    for rules in Rules::presets() {
        for step in quick(&random_game(&game(rules), 3, "losses", |_| {}).unwrap()).steps {
            let Some(decision) = step.decision() else { continue };
            let loss = step.loss().wins[step.seat.index()];
            assert!(loss >= 0.0, "{rules}, turn {}: {loss}", step.turn);
            if decision.played == *decision.best() {
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
            (0..8).map(|number| quick(&greedy_game(&game, 2, &format!("even {number}"))).leads(Seat(0))).collect();
        let of = |of: fn(&Account) -> f64| moments(&accounts.iter().map(of).collect::<Vec<f64>>());
        for (name, (mean, spread)) in [("luck", of(|account| account.luck)), ("rest", of(|account| account.rest))] {
            let error = spread / (accounts.len() as f64).sqrt();
            assert!(mean.abs() < 3.0 * error, "{rules}: {name} {mean:.2} ± {error:.2}");
            assert!(name == "luck" || spread < most, "{rules}: the rest strays by {spread:.1}");
        }
    }
}

#[test]
fn a_game_that_was_broken_off_is_analysed_as_far_as_it_went() {
    let game = game("carcassonne/first".parse().unwrap());
    let mut record = random_game(&game, 2, "unfinished", |_| {}).unwrap();
    assert!(quick(&record).over);
    let whole = quick(&record);
    for length in [102, 101, 100] {
        record.actions.truncate(length);
        let part = quick(&record);
        assert!(!part.over);
        let complete = part.steps.last().map_or(0, |step| step.at + step.length());
        assert!((length - 1..=length).contains(&complete), "a turn that is half done is left out: {complete}");
        assert_eq!(part.steps[..], whole.steps[..part.steps.len()], "later moves change nothing before them");
        assert_eq!(part.result, part.steps.last().unwrap().after);
        assert_adds_up(part.leads(Seat(0)), "broken off");
    }
    record.actions.truncate(1);
    assert_eq!(review(&record, Depth::Quick).unwrap_err(), ReviewError::NothingDecided);
}

/// A game with so few tiles that a close look at it is quick.
fn short_game(seed: &str) -> Record {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/sets/no-way-on.toml");
    let set = hedgerow_rules::TileSet::parse("no-way-on", &std::fs::read_to_string(path).unwrap()).unwrap();
    let game = Arc::new(Game::with_sets("carcassonne/first".parse().unwrap(), vec![set]).unwrap());
    random_game(&game, 2, seed, |_| {}).unwrap()
}

#[test]
fn a_closer_look_adds_up_too() {
    for depth in [Depth::Normal, Depth::Deep] {
        let review = review(&short_game("closer"), depth).unwrap();
        assert!(!review.steps.is_empty());
        assert_adds_up(review.leads(Seat(0)), depth.name());
        assert_adds_up(review.wins(Seat(1)), depth.name());
    }
}

#[test]
fn deep_plays_costly_decisions_on_until_their_loss_is_known() {
    let record = random_game(&game("carcassonne/first".parse().unwrap()), 2, "deep", |_| {}).unwrap();
    let mut deep = Depth::Deep.appraiser(record.game.rules().game(), 2);
    let mut normal = Depth::Normal.appraiser(record.game.rules().game(), 2);
    let mut position = record.start().unwrap();
    let (mut at, mut played_on) = (0, 0);
    while at < record.actions.len() {
        let decides = position.phase() == Phase::Place;
        let played: Plan = record.actions[at..].iter().copied().take(if decides { 2 } else { 1 }).collect();
        // Near the end games are short.
        if decides && position.turn_tiles_left() < 5 {
            let (seat, judged) = (position.seat().index(), deep.judge(&mut position, &played));
            let searched = normal.judge(&mut position, &played);
            assert_eq!(judged.played, searched.played, "the level is that of the search");
            if judged != searched {
                played_on += 1;
                assert!(judged.error.wins <= 0.015 || judged.error.leads <= 0.6, "{:?}", judged.error);
                assert!((2..=4).contains(&judged.candidates.len()));
            }
            assert!(judged.candidates.iter().any(|candidate| candidate.plan == played));
            let loss = judged.candidates[0].worth - judged.played;
            assert!(loss.wins[seat] >= 0.0 || loss.leads[seat] >= 0.0, "{loss:?}");
        }
        played.iter().for_each(|action| position.play_unchecked(*action));
        at += played.len();
    }
    assert!(played_on > 0, "someone who plays at random loses something");
}

#[test]
fn what_a_tile_is_worth_in_games_played_on_is_the_same_every_time() {
    let record = random_game(&game("discovery/advanced".parse().unwrap()), 2, "tiles", |_| {}).unwrap();
    let mut position = record.start().unwrap();
    for action in &record.actions {
        if position.phase() == Phase::Refill && position.turn_tiles_left() == 6 {
            let possible = draws(&position);
            let mut appraiser = Depth::Normal.appraiser(record.game.rules().game(), 2);
            let worths = appraiser.with_tiles(&mut position, &possible);
            assert_eq!(worths.len(), possible.len());
            assert_eq!(worths, appraiser.with_tiles(&mut position, &possible));
            let seat = position.seat().index();
            assert!(worths.iter().any(|worth| worth.leads[seat] != worths[0].leads[seat]), "tiles differ");
            return;
        }
        position.play_unchecked(*action);
    }
    panic!("no hand was refilled near the end");
}

#[test]
fn after_the_turning_point_the_winner_stays_the_favourite() {
    let mut met = 0;
    for number in 0..4 {
        let record =
            random_game(&game("carcassonne/first".parse().unwrap()), 3, &format!("turn {number}"), |_| {}).unwrap();
        let review = quick(&record);
        let winner =
            (0..3).max_by(|one, other| review.result.wins[*one].total_cmp(&review.result.wins[*other])).unwrap();
        let first = |step: &Step| step.after.wins.iter().all(|chance| *chance <= step.after.wins[winner]);
        let Some(point) = review.turning_point(Seat(winner as u8)) else { continue };
        met += 1;
        let place = review.steps.iter().position(|step| step == point).unwrap();
        assert!(!first(&review.steps[place - 1]));
        assert!(review.steps[place..].iter().all(first));
    }
    assert!(met > 0);
}

#[test]
fn every_kind_of_mistake_is_met_in_random_games() {
    let mut met = BTreeSet::new();
    for number in 0..6 {
        let record =
            random_game(&game("carcassonne/first".parse().unwrap()), 5, &format!("slips {number}"), |_| {}).unwrap();
        let weights = Weights::full(record.game.rules().game(), 5);
        let mut position = record.start().unwrap();
        for step in quick(&record).steps {
            if let Some(decision) = step.decision()
                && step.loss().leads[step.seat.index()] > 0.5
            {
                let cause = Cause::of(weights, &position, &decision.played, decision.best());
                assert!(cause.kind.is_none_or(|kind| position.rules().claimable().any(|claimable| claimable == kind)));
                met.insert(cause.slip);
            }
            record.actions[step.at..step.at + step.length()].iter().for_each(|action| position.play_unchecked(*action));
        }
    }
    assert_eq!(met, BTreeSet::from(Slip::ALL));
}

#[test]
fn the_moves_looked_at_have_the_best_first_and_the_one_played_among_them() {
    for rules in Rules::presets() {
        let record = random_game(&game(rules), 2, "candidates", |_| {}).unwrap();
        for step in quick(&record).steps {
            let Some(decision) = step.decision() else { continue };
            assert!((1..=8).contains(&decision.candidates.len()), "{rules}, turn {}", step.turn);
            assert!(decision.candidates.is_sorted_by(|one, other| !other.worth.is_better(&one.worth, step.seat)));
            let played = decision.candidates.iter().find(|candidate| candidate.plan == decision.played).unwrap();
            assert_eq!(played.worth, step.after, "{rules}, turn {}", step.turn);
            assert_eq!(decision.candidates[0].worth, step.before, "{rules}, turn {}", step.turn);
        }
    }
}

#[test]
fn what_was_kept_of_an_analysis_is_gone_on_with() {
    let record = random_game(&game("discovery/advanced".parse().unwrap()), 3, "kept", |_| {}).unwrap();
    let begin = |record: &Record| {
        let appraiser = Depth::Quick.appraiser(record.game.rules().game(), record.seats());
        Reviewing::new(record, appraiser).unwrap()
    };
    let mut reviewing = begin(&record);
    for _ in 0..50 {
        assert!(reviewing.advance().is_some());
    }
    let kept = reviewing.steps().to_vec();
    let resumed = begin(&record).resume(kept.clone()).unwrap();
    assert_eq!(resumed.done(), reviewing.done());
    assert_eq!(resumed.finish(), quick(&record));
    let other = random_game(&record.game, 3, "another", |_| {}).unwrap();
    assert_eq!(begin(&other).resume(kept.clone()).unwrap_err(), ReviewError::OtherGame);
    assert_eq!(begin(&record).resume(kept[1..].to_vec()).unwrap_err(), ReviewError::OtherGame);
}

#[cfg(feature = "serde")]
#[test]
fn a_review_can_be_written_and_read() {
    let written = quick(&random_game(&game("hunters/en-2014".parse().unwrap()), 3, "written", |_| {}).unwrap());
    let text = serde_json::to_string(&written).unwrap();
    let read: Review = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    assert_eq!(read.steps.len(), written.steps.len());
    for (one, other) in read.steps.iter().zip(&written.steps) {
        assert_eq!(one.decision().map(|decision| &decision.played), other.decision().map(|decision| &decision.played));
        assert!((one.after.leads[1] - other.after.leads[1]).abs() < 1e-6);
    }
}
