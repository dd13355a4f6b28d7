//! Bots of the past at today's tables; see `crates/frozen`.

use crate::{Bot, Budget, Candidate, Failure, Limits, Thought, Value};
use hedgerow_frozen::v1;
use hedgerow_rules::{Position, Seat};

impl Bot for v1::Search {
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
        let budget = match limits.budget {
            Budget::Evaluations(count) => v1::Budget::Evaluations(count),
            Budget::Time(time) => v1::Budget::Time(time),
        };
        let (choices, evaluations) =
            v1::Search::think(self, position, &v1::Limits { budget, stop: limits.stop.as_switch() });
        let candidate = |choice: v1::Choice| Candidate {
            plan: choice.plan,
            value: choice.value.map(|value| Value { lead: value.lead, win: value.win }),
            evaluations: choice.evaluations,
        };
        Ok(Thought { candidates: choices.into_iter().map(candidate).collect(), evaluations })
    }
}
