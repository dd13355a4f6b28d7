//! [`Decision`]: what a player had to decide in a turn, and what the record says they did.

use crate::fault::{Fault, Result};
use hedgerow_bots::Plan;
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_rules::{Phase, Player, Position};

/// A decision of a turn: a tile, with the piece that follows.
#[derive(Debug)]
pub struct Decision {
    /// The position the player saw.
    pub before: Position,
    /// What the player did; empty if the record ends before that.
    pub played: Plan,
}

/// The decisions of a turn: one, or two with a bonus tile (HG11).
pub fn decisions(record: &Record, turn: usize) -> Result<Vec<Decision>> {
    let mut decisions: Vec<Decision> = Vec::new();
    let mut last = 0;
    let end = record.replay(|step| {
        last = step.before.turn();
        if last == turn && begins(step.before) {
            decisions.push(Decision { before: step.before.clone(), played: Plan::from_iter([step.action]) });
        } else if last == turn
            && step.before.phase() == Phase::Use
            && let Some(decision) = decisions.last_mut()
        {
            let _ = decision.played.try_push(step.action);
        }
    })?;
    if end.turn() == turn && begins(&end) {
        decisions.push(Decision { before: end.clone(), played: Plan::new() });
    }
    if end.turn() == turn
        && end.phase() == Phase::Use
        && let Some(decision) = decisions.last_mut()
    {
        // The tile is placed, but half a move cannot be compared with whole ones.
        decision.played.clear();
    }
    if !decisions.is_empty() {
        return Ok(decisions);
    }
    match last.max(if end.outcome().is_none() { end.turn() } else { 0 }) {
        0 => Err(Fault::new(text!("cli-explain-no-turns"))),
        last if turn > last => Err(Fault::new(text!("cli-no-turn", turn = turn, last = last))),
        _ => Err(Fault::new(text!("cli-explain-undecided", turn = turn))),
    }
}

/// Whether a player must decide about a tile.
fn begins(position: &Position) -> bool {
    let decides = matches!(position.to_act(), Some(Player::Seat(_)));
    decides && matches!(position.phase(), Phase::Place | Phase::Discard)
}
