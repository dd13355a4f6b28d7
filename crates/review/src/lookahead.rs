//! [`Lookahead`]: judges by the evaluation of the bots, a fixed number of turns ahead.

use crate::appraiser::{Appraiser, Judgement, KEPT};
use crate::errors::search_error;
use crate::players::Effort;
use crate::{Candidate, Depth, Players, Stage, Worth, as_listed};
use hedgerow_bots::evaluation::{Evaluator, Ranked, Weights};
use hedgerow_bots::{Plan, draws};
use hedgerow_rules::{Action, Phase, Player, Position, Seat};
use std::cmp::Ordering;

/// Draws that follow each other without a decision (a tile that fits nowhere, a hand that is refilled) are followed so far.
const LONGEST_CHAIN: u8 = 3;

/// With so few tiles left, the one in hand among them, the game is looked at to its end: a chance to win that is only estimated
/// means little there.
const LAST: usize = 3;

/// Judges by the evaluation of the bots, a fixed number of turns ahead. Nothing in it is left to chance: the same game is always judged
/// alike.
#[derive(Debug)]
pub struct Lookahead<'w> {
    evaluator: Evaluator<'w>,
    depth: Depth,
    /// How many turns are looked at after a move.
    turns: u8,
    /// Who shows what comes of tiles.
    players: Players<'w>,
    effort: Effort,
    moves: Vec<Ranked>,
}

impl<'w> Lookahead<'w> {
    /// Judges a move by the position right after it, and tiles by what comes of them in two turns.
    pub fn quick(weights: &'w Weights) -> Lookahead<'w> {
        Lookahead {
            evaluator: Evaluator::new(weights),
            depth: Depth::Quick,
            turns: 0,
            players: Players::new(weights),
            effort: Effort { ahead: 2, turns: 300 },
            moves: Vec::new(),
        }
    }

    /// Judges the moves that seem best also by every tile that may come next and the best reply to it, and tiles by what comes of
    /// them in four.
    pub fn normal(weights: &'w Weights) -> Lookahead<'w> {
        let effort = Effort { ahead: 4, turns: 12_000 };
        Lookahead { depth: Depth::Normal, turns: 1, effort, ..Lookahead::quick(weights) }
    }

    /// How many turns are looked at after a move in this position.
    fn turns(&self, position: &Position) -> u8 {
        let in_hands = position.seats().map(|seat| position.hand(seat).len()).sum::<usize>();
        match position.turn_tiles_left() + in_hands {
            left if left <= LAST => self.turns.max(left as u8),
            _ => self.turns,
        }
    }

    /// The best moves of the seat that decides by a first glance, the best first.
    fn promising(&mut self, position: &mut Position, seat: Seat, count: usize) -> Vec<Plan> {
        self.evaluator.rank(position, &mut self.moves);
        let glance = |ranked: &Ranked| {
            let expected = self.evaluator.expectation(position, &ranked.values);
            (expected.wins[seat.index()], expected.leads[seat.index()])
        };
        let mut moves: Vec<((f32, f32), usize)> =
            self.moves.iter().enumerate().map(|(index, ranked)| (glance(ranked), index)).collect();
        // The index keeps equal moves in the order of the rules' lists.
        moves.sort_by(|one, other| other.0.partial_cmp(&one.0).unwrap_or(Ordering::Equal).then(one.1.cmp(&other.1)));
        moves.into_iter().take(count).map(|(_, index)| self.moves[index].plan.clone()).collect()
    }

    /// The best moves after a closer look, so many turns ahead.
    fn candidates(&mut self, position: &mut Position, seat: Seat, turns: u8, count: usize) -> Vec<Candidate> {
        let moves = self.promising(position, seat, count);
        let mut candidates: Vec<Candidate> =
            moves.into_iter().map(|plan| Candidate { worth: self.after(position, &plan, turns), plan }).collect();
        candidates.sort_by(|one, other| other.worth.compare(&one.worth, seat));
        candidates
    }

    /// What the position is worth after a move.
    fn after(&mut self, position: &mut Position, plan: &Plan, turns: u8) -> Worth {
        let bookmark = position.bookmark();
        plan.iter().for_each(|action| position.play_unchecked(*action));
        let worth = self.settled(position, turns, LONGEST_CHAIN);
        position.go_back(&bookmark);
        worth
    }

    /// The worth of a position, so many turns ahead.
    fn settled(&mut self, position: &mut Position, turns: u8, chain: u8) -> Worth {
        if let Some(outcome) = position.outcome() {
            return Worth::result(position, &outcome);
        }
        match position.to_act() {
            Some(Player::Seat(seat)) if turns > 0 => self.best_ahead(position, seat, turns - 1),
            Some(Player::Chance) if turns > 0 && chain > 0 && position.phase() != Phase::LayAside => {
                let bookmark = position.bookmark();
                let mut worth = Worth::default();
                for (draw, chance) in draws(position) {
                    position.play_unchecked(draw);
                    worth += self.settled(position, turns, chain - 1) * chance;
                    position.go_back(&bookmark);
                }
                worth
            }
            _ => {
                let values = self.evaluator.values(position);
                self.evaluator.expectation(position, &values).into()
            }
        }
    }

    fn best_ahead(&mut self, position: &mut Position, seat: Seat, turns: u8) -> Worth {
        let count = if turns == 0 { 1 } else { KEPT };
        match self.candidates(position, seat, turns, count).first() {
            Some(best) => best.worth,
            None => self.settled(position, 0, 0),
        }
    }
}

impl Appraiser for Lookahead<'_> {
    fn worth(&mut self, position: &mut Position) -> Worth {
        match (position.to_act(), position.phase()) {
            (Some(Player::Seat(_)), Phase::Use) => self.best(position),
            _ => self.settled(position, self.turns(position), LONGEST_CHAIN),
        }
    }

    fn moves(&mut self, position: &mut Position) -> Vec<Candidate> {
        match position.to_act() {
            Some(Player::Seat(seat)) => self.candidates(position, seat, self.turns(position), KEPT),
            _ => Vec::new(),
        }
    }

    fn best(&mut self, position: &mut Position) -> Worth {
        match position.to_act() {
            Some(Player::Seat(seat)) => self.best_ahead(position, seat, self.turns(position)),
            _ => self.settled(position, self.turns(position), LONGEST_CHAIN),
        }
    }

    fn with_tiles(&mut self, position: &mut Position, draws: &[(Action, f64)]) -> Vec<Worth> {
        self.players.with_tiles(position, draws, self.effort)
    }

    fn judge(&mut self, position: &mut Position, played: &Plan) -> Judgement {
        let seat = position.seat();
        let mut candidates = self.moves(position);
        let listed = as_listed(position, played, &mut self.evaluator);
        let place = candidates.iter().position(|candidate| candidate.plan == listed);
        let place = place.unwrap_or_else(|| {
            // A move that did not seem good at first may still turn out to be.
            let worth = self.after(position, &listed, self.turns(position));
            candidates.truncate(KEPT - 1);
            let place = candidates.iter().position(|candidate| worth.is_better(&candidate.worth, seat));
            let place = place.unwrap_or(candidates.len());
            candidates.insert(place, Candidate { plan: listed, worth });
            place
        });
        // It is shown as it was played.
        candidates[place].plan.clone_from(played);
        let after = candidates[place].worth;
        let loss = candidates[0].worth - after;
        let error = search_error(position.rules().game(), self.depth, Stage::of(position), seat, &loss);
        Judgement { candidates, played: after, error }
    }
}
