//! What chance may do.

use hedgerow_rules::{Action, KindId, Phase, Position};

/// The tiles that can be drawn now, with their chances.
///
/// Where a tile that fits nowhere goes back and another one is drawn (CA3), until one fits, the chances of those
/// that fit stay in proportion, so the others can be left out. (And must be: they could be drawn again and again.)
pub fn draws(position: &Position) -> Vec<(Action, f64)> {
    let kinds = position.game().kind_ids().filter(|kind| position.drawable(*kind) > 0);
    let all: Vec<(KindId, f64)> = kinds.map(|kind| (kind, f64::from(position.drawable(kind)))).collect();
    let fitting: Vec<(KindId, f64)> =
        all.iter().copied().filter(|(kind, _)| position.placement_count(*kind) > 0).collect();
    let skip = position.rules().returns_misfits(position.stack()) && !fitting.is_empty();
    let drawn = if skip { fitting } else { all };
    let sum: f64 = drawn.iter().map(|(_, count)| count).sum();
    let action = |tile| match position.phase() {
        Phase::LayAside => Action::LayAside { tile },
        _ => Action::Draw { tile },
    };
    drawn.into_iter().map(|(tile, count)| (action(tile), count / sum)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::{Scope, Weights};
    use crate::{Bot, Budget, Limits, RandomPlayer, Search};
    use hedgerow_chance::Dealer;
    use hedgerow_rules::{Game, Player, Rules, Seat};
    use std::sync::Arc;

    /// Tiles of a random game's end that fit nowhere are no draws, and a search past such draws comes to an end.
    #[test]
    fn a_tile_that_goes_back_is_not_drawn_for_ever() {
        let game = Arc::new(Game::new(Rules::named("carcassonne/first", []).expect("a preset")).expect("its tiles"));
        let mut met = 0;
        for seed in 0..60 {
            let seed = seed.to_string();
            let mut position = Position::new(&game, 2, Seat(0)).expect("two can play");
            let (mut dealer, mut player) = (Dealer::new(&game, &seed), RandomPlayer::new(&seed));
            while let Some(to_act) = position.to_act() {
                let chance = to_act == Player::Chance;
                let drawable = game.kind_ids().filter(|kind| position.drawable(*kind) > 0).count();
                if chance && draws(&position).len() < drawable {
                    met += 1;
                    for (action, _) in draws(&position) {
                        let mut next = position.clone();
                        next.play(action).expect("a legal draw");
                        assert!(next.to_act() != Some(Player::Chance), "{action:?} is set aside");
                        let Some(Player::Seat(seat)) = next.to_act() else { continue };
                        let weights = Weights::guess(game.rules().game(), Scope::Full);
                        let limits = Limits::new(Budget::Evaluations(20));
                        let thought = Search::new(&weights, 1, 1).think(&next, seat, &limits, &mut |_| {});
                        assert!(thought.is_ok());
                    }
                }
                let action = if chance { dealer.deal(&position) } else { player.choose(&position) };
                position.play(action.expect("an action")).expect("legal");
            }
        }
        assert!(met > 0, "no tile ever failed to fit");
    }
}
