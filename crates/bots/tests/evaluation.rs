//! The evaluation: what it computes by differences must be what it computes from scratch.

use hedgerow_bots::RandomPlayer;
use hedgerow_bots::evaluation::{Evaluator, Values, Weights};
use hedgerow_notation::Dealer;
use hedgerow_rules::{Game, Phase, Player, Position, Rules};
use std::sync::Arc;

fn games() -> impl Iterator<Item = Arc<Game>> {
    Rules::all().map(|rules| Arc::new(Game::new(rules).expect("a preset")))
}

fn close(one: &Values, other: &Values) -> bool {
    one.iter().zip(other).all(|(one, other)| (one - other).abs() < 0.01)
}

#[test]
fn the_value_of_a_move_is_the_value_of_the_position_after_it() {
    for game in games() {
        for seats in 2..=4 {
            let weights = Weights::guess(game.rules().game());
            let (mut quick, mut slow) = (Evaluator::new(&weights), Evaluator::new(&weights));
            let seed = format!("{} {seats}", game.rules());
            let mut position = Position::new(&game, seats, 0).expect("that many can play");
            let (mut dealer, mut player) = (Dealer::new(&game, &seed), RandomPlayer::new(&seed));
            let mut moves = Vec::new();
            while let Some(to_act) = position.to_act() {
                if to_act == Player::Chance {
                    position.play(dealer.deal(&position).expect("a tile"), &mut ()).expect("legal");
                    continue;
                }
                if position.phase() == Phase::Place {
                    let before = position.setup();
                    quick.rank(&mut position, &mut moves);
                    assert_eq!(before, position.setup(), "ranking leaves the position as it was");
                    for ranked in moves.iter() {
                        let mut after = position.clone();
                        for action in &ranked.plan {
                            after.play(*action, &mut ()).expect("a legal plan");
                        }
                        // The advanced Discovery goes on with the next hand: other turns are to come then.
                        let values = slow.values(&after);
                        let (rules, turn, plan) = (game.rules(), position.turn(), &ranked.plan);
                        assert!(
                            close(&ranked.values, &values),
                            "{rules} turn {turn} {plan:?}: {:?}, {values:?}",
                            ranked.values
                        );
                    }
                }
                position.play(player.choose(&position).expect("an action"), &mut ()).expect("legal");
            }
        }
    }
}
