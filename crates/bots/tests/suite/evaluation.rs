//! The evaluation: what it computes by differences must be what it computes from scratch.

use hedgerow_bots::evaluation::network::{KINDS, Network, NetworkError, OUTPUTS, ROWS, WIDTH};
use hedgerow_bots::evaluation::{Evaluator, LedgerEntry, Scope, Term, Values, Weights};
use hedgerow_bots::{RandomPlayer, SplitMix64};
use hedgerow_chance::Dealer;
use hedgerow_rules::{Game, GameKind, Phase, Player, Position, Rules, Seat};
use std::sync::Arc;

fn games() -> impl Iterator<Item = Arc<Game>> {
    Rules::all().map(|rules| Arc::new(Game::new(rules).expect("a preset")))
}

fn close(one: &Values, other: &Values) -> bool {
    one.iter().zip(other).all(|(one, other)| (one - other).abs() < 0.01)
}

/// A network of arbitrary numbers: what it says means nothing, but every row says something else.
fn arbitrary_network(game: GameKind) -> &'static Network {
    let mut random = SplitMix64::new(7);
    let mut numbers = |count: usize| (0..count).map(|_| random.fraction() - 0.5).collect::<Vec<f32>>();
    let (table, readout) = (numbers(ROWS * WIDTH), numbers(KINDS * OUTPUTS * WIDTH));
    Box::leak(Box::new(Network::new(game, "arbitrary", &table, &readout).expect("as many numbers as it takes")))
}

#[test]
fn the_value_of_a_move_is_the_value_of_the_position_after_it() {
    ranking_agrees_with_evaluating(|_| None);
}

#[test]
fn with_a_network_too_the_value_of_a_move_is_that_of_the_position_after_it() {
    ranking_agrees_with_evaluating(|game| Some(arbitrary_network(game)));
}

#[test]
fn a_network_of_zeros_changes_nothing_and_another_one_does() {
    let game = Arc::new(Game::new(Rules::named("carcassonne/first", []).expect("a preset")).expect("a game"));
    let plain = Weights::full(GameKind::Carcassonne, 2);
    let zeros = Network::new(GameKind::Carcassonne, "", &vec![0.0; ROWS * WIDTH], &vec![0.0; KINDS * OUTPUTS * WIDTH]);
    let zeros = Weights { network: Some(Box::leak(Box::new(zeros.expect("a network")))), ..plain.clone() };
    let other = Weights { network: Some(arbitrary_network(GameKind::Carcassonne)), ..plain.clone() };
    let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
    let (mut dealer, mut player) = (Dealer::new(&game, "zeros"), RandomPlayer::new("zeros"));
    let mut changed = 0;
    while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
        position.play(action).expect("legal");
        let values = |weights| Evaluator::new(weights).values(&position);
        assert_eq!(values(plain), values(&zeros));
        changed += usize::from(values(plain) != values(&other));
    }
    assert!(changed > 50, "a network was heard in {changed} positions");
}

#[test]
fn a_network_is_read_as_it_was_written() {
    let network = arbitrary_network(GameKind::Hunters);
    let bytes = network.write();
    assert_eq!(Network::parse(&bytes).as_ref(), Ok(network));
    assert_eq!(Network::parse(&bytes[..bytes.len() - 1]), Err(NetworkError::WrongSize));
    assert_eq!(Network::parse(b"hedgerow network 1 chess\n\n"), Err(NetworkError::NoSuchGame));
    assert_eq!(Network::parse(b"hedgerow network 2 hunters\n\n"), Err(NetworkError::NoNetwork));
    assert_eq!(Network::parse(b""), Err(NetworkError::NoNetwork));
}

/// Plays random games and compares every ranked move with the position after it.
fn ranking_agrees_with_evaluating(network: impl Fn(GameKind) -> Option<&'static Network>) {
    for game in games() {
        let network = network(game.rules().game());
        for seats in 2..=4 {
            let weights = Weights { network, ..Weights::guess(game.rules().game(), Scope::Full) };
            let (mut quick, mut slow) = (Evaluator::new(&weights), Evaluator::new(&weights));
            let seed = format!("{} {seats}", game.rules());
            let mut position = Position::new(&game, seats, Seat(0)).expect("that many can play");
            let (mut dealer, mut player) = (Dealer::new(&game, &seed), RandomPlayer::new(&seed));
            let mut moves = Vec::new();
            while let Some(to_act) = position.to_act() {
                if to_act == Player::Chance {
                    position.play(dealer.deal(&position).expect("a tile")).expect("legal");
                    continue;
                }
                if position.phase() == Phase::Place {
                    let before = position.setup();
                    quick.rank(&mut position, &mut moves);
                    assert_eq!(before, position.setup(), "ranking leaves the position as it was");
                    for ranked in moves.iter() {
                        let mut after = position.clone();
                        for action in &ranked.plan {
                            after.play(*action).expect("a legal plan");
                        }
                        let values = slow.values(&after);
                        let (rules, turn, plan) = (game.rules(), position.turn(), &ranked.plan);
                        assert!(
                            close(&ranked.values, &values),
                            "{rules} turn {turn} {plan:?}: {:?}, {values:?}",
                            ranked.values
                        );
                    }
                }
                position.play(player.choose(&position).expect("an action")).expect("legal");
            }
        }
    }
}

#[test]
fn the_entries_of_the_ledger_sum_up_to_the_value() {
    for (game, scope) in games().flat_map(|game| [(game.clone(), Scope::Plain), (game, Scope::Full)]) {
        let weights = match scope {
            Scope::Plain => Weights::plain(game.rules().game()),
            Scope::Full => Weights::full(game.rules().game(), 3),
        };
        let mut evaluator = Evaluator::new(weights);
        let mut position = Position::new(&game, 3, Seat(0)).expect("three can play");
        let (mut dealer, mut player) = (Dealer::new(&game, "ledger"), RandomPlayer::new("ledger"));
        while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
            position.play(action).expect("legal");
            let mut sums = Values::default();
            for entry in evaluator.ledger(&position) {
                sums[entry.seat.index()] += entry.amount * weights.terms[entry.term.index()];
                assert!(scope.has(entry.term), "{} is not part of it", entry.term);
                let hangs = matches!(entry.term, Term::Feature(..));
                assert!(!hangs || entry.feature.is_some(), "{} hangs on a feature", entry.term);
            }
            let values = evaluator.values(&position);
            assert!(close(&sums, &values), "{} turn {}: {sums:?}, {values:?}", game.rules(), position.turn());
        }
    }
}

#[test]
fn turns_to_come_are_the_turns_that_come() {
    let mut checked = 0;
    for (game, seats) in games().flat_map(|game| (2..=5).map(move |seats| (game.clone(), seats))) {
        let mut evaluator = Evaluator::new(Weights::full(game.rules().game(), seats));
        let mut position = Position::new(&game, seats, Seat(1)).expect("that many can play");
        let seed = format!("{} {seats}", game.rules());
        let (mut dealer, mut player) = (Dealer::new(&game, &seed), RandomPlayer::new(&seed));
        // Of every turn the seat, and what was expected when its tile was to be placed.
        let mut turns: Vec<(usize, Vec<f32>)> = Vec::new();
        let mut last = None;
        while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
            if position.phase() == Phase::Place && last.replace(position.turn()) != Some(position.turn()) {
                let entries = evaluator.ledger(&position).into_iter().filter(|entry| entry.term == Term::Turns);
                turns.push((position.seat().index(), entries.map(|entry| entry.amount).collect()));
            }
            position.play(action).expect("legal");
        }
        for (number, (_, expected)) in turns.iter().enumerate() {
            let mut came = vec![0.0; seats];
            turns[number..].iter().for_each(|(seat, _)| came[*seat] += 1.0);
            // A tile that fits nowhere shortens the game; no forecast can expect that.
            if came.iter().sum::<f32>() == expected.iter().sum::<f32>() {
                assert_eq!(came, *expected, "{}, {seats} seats, turn {number}", game.rules());
                checked += 1;
            }
        }
    }
    assert!(checked > 1000, "only {checked} turns were looked at");
}

#[test]
fn without_a_move_only_the_time_of_the_turn_is_gone() {
    let game = Arc::new(Game::new(Rules::named("carcassonne/first", []).expect("a preset")).expect("a game"));
    let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
    position.play(Dealer::new(&game, "ledger").deal(&position).expect("a tile")).expect("legal");
    let mut evaluator = Evaluator::new(Weights::full(game.rules().game(), 2));
    let turns = |entries: Vec<LedgerEntry>| {
        let turns = entries.into_iter().filter(|entry| entry.term == Term::Turns);
        turns.map(|entry| entry.amount).collect::<Vec<_>>()
    };
    // 71 tiles are drawn in all; the first is in the hand of seat 0.
    assert_eq!(turns(evaluator.ledger(&position)), [36.0, 35.0]);
    assert_eq!(turns(evaluator.ledger_without_move(&position)), [35.0, 35.0]);
}
