//! The levels for people: none of them is silly.

use hedgerow_bots::evaluation::{Evaluator, Weights, lead};
use hedgerow_bots::{BotPlayer, BotSpec};
use hedgerow_chance::Dealer;
use hedgerow_notation::parse_action;
use hedgerow_rules::{Action, Game, Phase, Player, Position, Rules, Seat, Setup};
use std::sync::Arc;

fn game(name: &str) -> Arc<Game> {
    Arc::new(Game::new(Rules::named(name, []).expect("a preset")).expect("its tiles"))
}

fn player(level: &str, game: &Game, seed: &str) -> BotPlayer {
    level.parse::<BotSpec>().expect("a level").player(game.rules().game(), 2, seed)
}

/// The position after these words.
fn after(name: &str, words: &str) -> Position {
    let mut position = Position::new(&game(name), 2, Seat(0)).expect("two can play");
    for word in words.split_whitespace() {
        let action = parse_action(&position, word).expect("an action");
        position.play(action).expect("a legal action");
    }
    position
}

/// What a level does in its whole turn.
fn turn(level: &str, position: &Position, seed: &str) -> Position {
    let mut position = position.clone();
    let mut player = player(level, position.game(), seed);
    let seat = position.seat();
    while position.to_act() == Some(Player::Seat(seat)) {
        let action = player.act(&position, seat).expect("an answer");
        position.play(action).expect("a legal action");
    }
    position
}

#[test]
fn nobody_finishes_the_opponents_city_for_nothing() {
    // Seat 0 has a knight in a city that lacks one tile; seat 1 has drawn the tile that would close it for 8 points.
    let position = after("carcassonne/first", "+F F@0,-1r1 knight:C +E");
    let closing = parse_action(&position, "E@0,-2r2").expect("an action");
    assert!(position.is_legal(closing));
    for (level, tries) in [("easy", 30), ("normal", 3), ("hard:evals=500", 1)] {
        for seed in 0..tries {
            let end = turn(level, &position, &seed.to_string());
            assert_eq!(end.scores(), [0, 0], "{level} with seed {seed} closed the city");
        }
    }
}

#[test]
fn everybody_takes_points_that_lie_there() {
    // Seat 0 has a knight in a city of three tiles that lacks one, and has drawn the tile that closes it for 8 points.
    let position = after("carcassonne/first", "+F F@0,-1r1 knight:C +V V@0,1r0 - +E");
    for (level, tries) in [("easy", 30), ("normal", 3), ("hard:evals=500", 1)] {
        for seed in 0..tries {
            let end = turn(level, &position, &seed.to_string());
            assert!(end.scores()[0] >= 8, "{level} with seed {seed} left the city open");
        }
    }
}

#[test]
fn whoever_is_sure_to_win_or_to_lose_plays_on_well() {
    let position = after("carcassonne/first", "+F F@0,-1r1 knight:C +V V@0,1r0 - +E");
    for scores in [[5000, 0], [0, 5000]] {
        let setup = Setup { scores: scores.to_vec(), ..position.setup() };
        let decided = Position::from_setup(position.game(), &setup).expect("the same with other scores");
        for level in ["easy", "greedy", "normal", "hard:evals=500"] {
            let end = turn(level, &decided, "1");
            assert!(end.scores()[0] >= scores[0] + 8, "{level} at {scores:?} left the city open");
        }
    }
}

#[test]
fn nobody_takes_a_small_region_off_for_nothing() {
    // The Discovery: one follower just put down on an open region scores next to nothing if it is taken off at once.
    let game = game("discovery/standard");
    let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
    let mut dealer = Dealer::new(&game, "take");
    let mut seats = [0, 1].map(|seat| player("easy", &game, &seat.to_string()));
    let mut takes = Vec::new();
    let mut act = |position: &Position, seat: Seat| seats[seat.index()].act(position, seat).expect("an answer");
    while let Some(action) = dealer.next_action(&position, |seat| Some(act(&position, seat))) {
        let before = position.scores().iter().sum::<u32>();
        position.play(action).expect("a legal action");
        if let Action::Take { .. } = action {
            takes.push(position.scores().iter().sum::<u32>() - before);
        }
    }
    let mean = takes.iter().sum::<u32>() as f32 / takes.len() as f32;
    assert!(mean > 4.0, "takes bring {mean} points on average: {takes:?}");
}

#[test]
fn easy_never_gives_away_more_than_three_points_by_its_own_judgement() {
    for name in ["carcassonne/first", "hunters/en-2014", "discovery/standard"] {
        let game = game(name);
        let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
        let mut dealer = Dealer::new(&game, "careless");
        let mut seats = [0, 1].map(|seat| player("easy", &game, &seat.to_string()));
        let mut evaluator = Evaluator::new(Weights::plain(game.rules().game()));
        let mut moves = Vec::new();
        let mut lost = Vec::new();
        let mut best = 0.0;
        while let Some(to_act) = position.to_act() {
            let Player::Seat(seat) = to_act else {
                position.play(dealer.deal(&position).expect("a tile")).expect("legal");
                continue;
            };
            if position.phase() == Phase::Place {
                evaluator.rank(&mut position, &mut moves);
                best = moves.iter().map(|ranked| lead(&ranked.values, 2, seat)).fold(f32::MIN, f32::max);
            }
            let using = position.phase() == Phase::Use;
            let action = seats[seat.index()].act(&position, seat).expect("an answer");
            position.play(action).expect("legal");
            if using {
                lost.push(best - lead(&evaluator.values(&position), 2, seat));
            }
        }
        let most = lost.iter().copied().fold(f32::MIN, f32::max);
        assert!(most <= 3.05, "{name}: a move looked {most} points worse than the best");
        assert!(lost.iter().any(|lost| *lost > 0.1), "{name}: easy always plays the best move");
    }
}
