//! A player who takes the move that looks best right after it.

use crate::evaluation::{Evaluator, Outlook, Ranked, Weights, lead, win_chances};
use crate::{Bot, Candidate, Failure, Limits, SplitMix64, Thought, Value};
use hedgerow_rules::{Position, Seat};

/// Plays the move after which the evaluation by its weights is best; the careless one sometimes another one that looks nearly as good.
#[derive(Debug)]
pub struct Greedy<'w> {
    evaluator: Evaluator<'w>,
    moves: Vec<Ranked>,
    careless: Option<SplitMix64>,
}

/// How many points a careless player may misjudge a move by. A follower thrown away, or a city finished for an opponent,
/// costs more than that.
const CARELESS: f32 = 3.0;

impl<'w> Greedy<'w> {
    /// The bot that always takes the move that looks best by these weights.
    pub fn new(weights: &'w Weights) -> Greedy<'w> {
        Greedy { evaluator: Evaluator::new(weights), moves: Vec::new(), careless: None }
    }

    /// One who misjudges moves by a few points.
    pub fn careless(weights: &'w Weights, seed: u64) -> Greedy<'w> {
        Greedy { careless: Some(SplitMix64::new(seed)), ..Greedy::new(weights) }
    }

    /// All moves of the seat in turn, the best first.
    pub fn candidates(&mut self, position: &mut Position) -> Vec<Candidate> {
        self.evaluator.rank(position, &mut self.moves);
        let judge = Judge::of(&self.evaluator, position);
        let mut judged: Vec<(Value, &Ranked)> = self.moves.iter().map(|ranked| (judge.value(ranked), ranked)).collect();
        // Stable: of equal moves the first stays first, so that the choice does not depend on chance.
        judged.sort_by(|(one, _), (other, _)| other.compare(one));
        let candidate = |(value, ranked): (Value, &Ranked)| Candidate {
            plan: ranked.plan.clone(),
            value: Some(value),
            evaluations: 1,
        };
        judged.into_iter().map(candidate).collect()
    }
}

/// Turns values into the view of one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judge {
    pub seat: Seat,
    pub seats: usize,
    pub scale: f32,
}

impl Judge {
    pub fn of(evaluator: &Evaluator<'_>, position: &Position) -> Judge {
        let scale = evaluator.weights().spread.scale(Outlook::of(position).tiles);
        Judge { seat: position.seat(), seats: position.seat_count(), scale }
    }

    pub fn value(&self, ranked: &Ranked) -> Value {
        let win = win_chances(&ranked.values, self.seats, self.scale)[self.seat.index()];
        Value { lead: lead(&ranked.values, self.seats, self.seat), win, forecast: None }
    }
}

impl Bot for Greedy<'_> {
    fn think(
        &mut self,
        position: &Position,
        seat: Seat,
        limits: &Limits,
        _: &mut dyn FnMut(&Thought),
    ) -> Result<Thought, Failure> {
        if !position.is_to_act(seat) {
            return Err(Failure::NothingToDecide);
        }
        let candidates = self.candidates(&mut position.clone());
        let evaluations = candidates.len() as u64;
        let mut thought = Thought { candidates, evaluations, depth: Some(1) }.within(limits);
        if let Some(random) = &mut self.careless {
            let lead = |candidate: &Candidate| candidate.value.map_or(f32::MIN, |value| value.lead);
            let mut misjudged = |candidate: &Candidate| lead(candidate) + CARELESS * random.fraction();
            let judged: Vec<f32> = thought.candidates.iter().map(&mut misjudged).collect();
            let best = (0..judged.len()).max_by(|one, other| judged[*one].total_cmp(&judged[*other]));
            thought.candidates.swap(0, best.unwrap_or(0));
        }
        Ok(thought)
    }
}
