//! Bots of the past at today's tables; see `crates/frozen`.

use crate::{Bot, Candidate, Failure, Limits, Thought, Value};
use hedgerow_frozen::v1;
use hedgerow_rules::{Position, Seat};
use std::time::Duration;

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
        // They know one limit; of two, the time is kept by whoever stops them.
        let budget = match (limits.evaluations, limits.time_for(position, seat)) {
            (Some(count), _) => v1::Budget::Evaluations(count),
            (None, time) => v1::Budget::Time(time.unwrap_or(Duration::MAX)),
        };
        let (choices, evaluations) =
            v1::Search::think(self, position, &v1::Limits { budget, stop: limits.stop.as_switch() });
        let candidate = |choice: v1::Choice| Candidate {
            plan: choice.plan,
            value: choice.value.map(|value| Value { lead: value.lead, win: value.win, forecast: None }),
            evaluations: choice.evaluations,
        };
        let candidates = choices.into_iter().map(candidate).collect();
        Ok(Thought { candidates, evaluations, depth: None }.within(limits))
    }
}
