//! Spaces and batches. What the numbers mean is written down in the tests of the Python package, which see them as its users do.

use hedgerow_bots::SplitMix64;
use hedgerow_chance::Dealer;
use hedgerow_locale::{Language, Text};
use hedgerow_rules::{Game, GameError, Player, Position, Refusal, Rules, Seat};
use hedgerow_spaces::{ActionSpace, Batch, BatchError, BatchOptions, Observer, Outputs, Reward, SpaceError, game_seed};
use std::sync::Arc;

/// Memory for a batch to write to.
#[derive(Clone, Debug, Default, PartialEq)]
struct Arrays {
    mask: Vec<u8>,
    planes: Vec<u8>,
    table: Vec<f32>,
    features: Vec<f32>,
    rewards: Vec<f32>,
    seats: Vec<i8>,
    ended: Vec<u8>,
    scores: Vec<i32>,
    numbers: Vec<i64>,
}

impl Arrays {
    fn of(batch: &Batch) -> Arrays {
        let (games, seats, observer) = (batch.options().games, batch.options().seats, batch.observer());
        Arrays {
            mask: vec![0; games * batch.space().size()],
            planes: vec![0; games * observer.planes_len()],
            table: vec![0.0; games * observer.table_len()],
            features: vec![0.0; games * observer.features_len()],
            rewards: vec![0.0; games * seats],
            seats: vec![0; games],
            ended: vec![0; games],
            scores: vec![0; games * seats],
            numbers: vec![0; games],
        }
    }

    fn out(&mut self) -> Outputs<'_> {
        Outputs {
            mask: &mut self.mask,
            planes: &mut self.planes,
            table: &mut self.table,
            features: &mut self.features,
            rewards: &mut self.rewards,
            seats: &mut self.seats,
            ended: &mut self.ended,
            scores: &mut self.scores,
            numbers: &mut self.numbers,
        }
    }
}

fn options(rules: Rules, games: usize, threads: usize) -> BatchOptions {
    let game = Arc::new(Game::new(rules).unwrap());
    BatchOptions { game, seats: 2, games, seed: "7".into(), reward: Reward::Margin, window: 32, threads }
}

#[test]
fn a_batch_is_the_same_on_any_number_of_threads() {
    for rules in Rules::presets() {
        let play = |threads| {
            let mut batch = Batch::new(options(rules, 5, threads)).unwrap();
            let mut arrays = Arrays::of(&batch);
            let (mut random, mut actions) = (SplitMix64::new(1), vec![0; 5]);
            batch.show(arrays.out()).unwrap();
            for _ in 0..200 {
                batch.sample(&mut random, &mut actions);
                batch.step(&actions, arrays.out()).unwrap();
            }
            arrays
        };
        let one = play(1);
        assert!(one.numbers.iter().all(|number| (5..10).contains(number)), "{rules}: the second games are played");
        assert_eq!(one, play(3), "{rules}");
    }
}

#[test]
fn what_is_left_of_the_game_before_is_cleared_away() {
    let mut batch = Batch::new(options("discovery/advanced".parse().unwrap(), 1, 1)).unwrap();
    let mut arrays = Arrays::of(&batch);
    let (mut random, mut actions) = (SplitMix64::new(3), vec![0]);
    batch.show(arrays.out()).unwrap();
    while arrays.ended[0] == 0 {
        batch.sample(&mut random, &mut actions);
        batch.step(&actions, arrays.out()).unwrap();
    }
    // The second game afresh, without a batch.
    let game = batch.options().game.clone();
    let space = ActionSpace::new(&game, 32).unwrap();
    let mut position = Position::new(&game, 2, Seat(0)).unwrap();
    let mut dealer = Dealer::new(&game, &game_seed("7", 1));
    while position.to_act() == Some(Player::Chance) {
        let draw = dealer.deal(&position).unwrap();
        position.play(draw).unwrap();
    }
    let observer = Observer::new(&space);
    let mut planes = vec![0; observer.planes_len()];
    let legal = space.legal(&position);
    observer.planes(&position, position.seat(), &legal, &mut Vec::new(), &mut planes);
    assert_eq!(arrays.planes, planes);
    assert_eq!(arrays.mask.iter().filter(|mark| **mark == 1).count(), legal.len());
    assert!(legal.iter().all(|legal| arrays.mask[legal.number as usize] == 1));
}

#[test]
fn rewards_of_a_win_add_up_to_nothing() {
    let game = Arc::new(Game::new("carcassonne/first".parse().unwrap()).unwrap());
    for seats in 2..=5 {
        let mut position = Position::new(&game, seats, Seat(0)).unwrap();
        let mut dealer = Dealer::new(&game, "rewards");
        assert_eq!(Reward::Win.standing(&position), [0.0; 5], "nothing before the end");
        while let Some(action) = dealer.next_action(&position, |_| position.legal_actions().pop()) {
            position.play(action).unwrap();
        }
        let standing = Reward::Win.standing(&position);
        assert!(standing.iter().sum::<f32>().abs() < 1e-6);
        assert_eq!(standing.iter().copied().fold(0.0, f32::max), 1.0, "one seat has won alone");
        let margins = Reward::Margin.standing(&position);
        assert_eq!(margins.iter().filter(|margin| **margin > 0.0).count(), 1);
    }
}

#[test]
fn what_cannot_be_is_said_in_every_language() {
    let space = SpaceError::NotOffered { number: 7 };
    let errors: Vec<BatchError> = vec![
        BatchError::Space(SpaceError::BadWindow { window: 3 }),
        BatchError::Space(SpaceError::NoSuchNumber { number: 9, size: 5 }),
        BatchError::Space(SpaceError::Forbidden { number: 7, refusal: Refusal::NoTakingOff }),
        BatchError::Space(space.clone()),
        BatchError::Game(GameError::BadSeats { seats: 9 }),
        BatchError::NoGames,
        BatchError::NothingToDecide,
        BatchError::WrongLength { what: "mask", found: 1, wanted: 2 },
        BatchError::Illegal { lane: 3, error: space },
        BatchError::Crashed,
    ];
    for error in &errors {
        let text = Text::from(error);
        let said: Vec<String> = Language::all().map(|language| language.say(&text)).collect();
        assert!(said.iter().all(|words| words.len() > 15 && *words != text.key), "{said:?}");
        assert!(said[1..].iter().all(|words| *words != said[0]), "{said:?}");
    }
    let number = |text: &str| Language::ENGLISH.say(&Text::from(&errors[8])).contains(text);
    assert!(number("game 3") && number("action 7"));
}
