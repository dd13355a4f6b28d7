//! [`Appraiser`]: whatever can say what positions are worth; [`Lookahead`] is the one that is built in.

use crate::Worth;
use hedgerow_bots::evaluation::{Evaluator, Ranked, Values, Weights};
use hedgerow_bots::{Plan, draws};
use hedgerow_rules::{Phase, Player, Position, Seat};
use std::cmp::Ordering;

/// Says what positions are worth. All it says has to come from one way of looking, or else differences mean nothing.
pub trait Appraiser {
    /// The best move of the seat that decides, and what the position is worth after it. The position comes out as it went in.
    fn best(&mut self, position: &mut Position) -> (Plan, Worth);

    /// What a position is worth in which no move is half done. The position comes out as it went in.
    fn worth(&mut self, position: &mut Position) -> Worth;
}

/// How far an analysis looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// Every move by the evaluation of the position after it: well under a second per game.
    Quick,
    /// The moves that seem best also by all tiles that may come next and the best reply to each: some seconds per game.
    Normal,
}

impl Depth {
    /// All of them, the shallowest first.
    pub const ALL: [Depth; 2] = [Depth::Quick, Depth::Normal];

    /// What it is called in commands.
    pub fn name(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
        }
    }

    /// How many turns are looked at after a move.
    fn turns(self) -> u8 {
        match self {
            Depth::Quick => 0,
            Depth::Normal => 1,
        }
    }
}

/// So many moves, the best by a first glance, are looked at closely.
const WIDTH: usize = 8;

/// Draws that follow each other without a decision (a tile that fits nowhere, a hand that is refilled) are followed so far.
const LONGEST_CHAIN: u8 = 3;

/// Judges by the evaluation of the bots, a fixed number of turns ahead. Nothing in it is left to chance: the same game is always judged
/// alike.
#[derive(Debug)]
pub struct Lookahead<'w> {
    evaluator: Evaluator<'w>,
    depth: Depth,
    moves: Vec<Ranked>,
}

impl<'w> Lookahead<'w> {
    /// Judges by these weights.
    pub fn new(weights: &'w Weights, depth: Depth) -> Lookahead<'w> {
        Lookahead { evaluator: Evaluator::new(weights), depth, moves: Vec::new() }
    }

    /// The moves of the seat that decides, the best first by a first glance.
    fn ranked(&mut self, position: &mut Position, seat: Seat) -> Vec<Plan> {
        self.evaluator.rank(position, &mut self.moves);
        let glance = |values: &Values| {
            let expected = self.evaluator.expectation(position, values);
            (expected.wins[seat.index()], expected.leads[seat.index()])
        };
        let mut moves: Vec<((f32, f32), &Ranked)> =
            self.moves.iter().map(|move_| (glance(&move_.values), move_)).collect();
        let compare = |one: &(f32, f32), other: &(f32, f32)| other.partial_cmp(one).unwrap_or(Ordering::Equal);
        moves.sort_by(|(one, _), (other, _)| compare(one, other));
        moves.into_iter().map(|(_, ranked)| ranked.plan.clone()).collect()
    }

    fn best_of(&mut self, position: &mut Position, seat: Seat, turns: u8) -> (Plan, Worth) {
        let mut moves = self.ranked(position, seat);
        moves.truncate(if turns == 0 { 1 } else { WIDTH });
        let bookmark = position.bookmark();
        let mut best: Option<(Plan, Worth)> = None;
        for plan in moves {
            plan.iter().for_each(|action| position.play_unchecked(*action));
            let worth = self.settled(position, turns, LONGEST_CHAIN);
            position.go_back(&bookmark);
            if best.as_ref().is_none_or(|(_, so_far)| worth.is_better(so_far, seat)) {
                best = Some((plan, worth));
            }
        }
        best.unwrap_or_else(|| (Plan::new(), self.at_a_glance(position)))
    }

    /// The worth of a position between moves, so many turns ahead.
    fn settled(&mut self, position: &mut Position, turns: u8, chain: u8) -> Worth {
        if let Some(outcome) = position.outcome() {
            return Worth::result(position, &outcome);
        }
        match position.to_act() {
            Some(Player::Seat(seat)) if turns > 0 => self.best_of(position, seat, turns - 1).1,
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
            _ => self.at_a_glance(position),
        }
    }

    fn at_a_glance(&mut self, position: &Position) -> Worth {
        let values = self.evaluator.values(position);
        self.evaluator.expectation(position, &values).into()
    }
}

impl Appraiser for Lookahead<'_> {
    fn best(&mut self, position: &mut Position) -> (Plan, Worth) {
        match position.to_act() {
            Some(Player::Seat(seat)) => self.best_of(position, seat, self.depth.turns()),
            _ => (Plan::new(), self.worth(position)),
        }
    }

    fn worth(&mut self, position: &mut Position) -> Worth {
        self.settled(position, self.depth.turns(), LONGEST_CHAIN)
    }
}
