//! [`Decision`]: what a player had to decide in a turn, and what the record says they did.

use crate::fault::{Fault, Result};
use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::Evaluator;
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_rules::{Action, Phase, Player, Position};

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
        last if turn > last => Err(Fault::new(text!("cli-explain-no-turn", turn = turn, last = last))),
        _ => Err(Fault::new(text!("cli-explain-undecided", turn = turn))),
    }
}

/// Whether a player must decide about a tile.
fn begins(position: &Position) -> bool {
    let decides = matches!(position.to_act(), Some(Player::Seat(_)));
    decides && matches!(position.phase(), Phase::Place | Phase::Discard)
}

/// The same move as the rules list it: a tile that looks the same in two rotations, and a feature with two segments on the
/// tile, are listed once.
pub fn as_listed(before: &Position, played: &Plan, evaluator: &mut Evaluator<'_>) -> Plan {
    let &[place, action] = played.as_slice() else { return played.clone() };
    let Action::Place { tile, square, rotation } = place else { return played.clone() };
    let listed = Action::Place { tile, square, rotation: before.game().lowest_rotation(tile, rotation) };
    let (as_played, as_listed) = (after(before, place), after(before, listed));
    let uses = as_listed.uses();
    let mut same = uses.iter().filter(|other| match (action, **other) {
        (Action::Use { piece, .. }, Action::Use { piece: other, .. }) => piece == other,
        (Action::Take { .. }, Action::Take { .. }) => true,
        _ => false,
    });
    let found = if place == listed {
        let feature = as_played.feature_for(action);
        same.find(|other| as_listed.feature_for(**other) == feature)
    } else {
        // In the other rotation its segments have other names; the use that is worth the same is meant.
        let wanted = evaluator.values(&after(&as_played, action));
        let mut distance = |other: Action| -> f32 {
            let values = evaluator.values(&after(&as_listed, other));
            values.iter().zip(&wanted).map(|(one, other)| (one - other).abs()).sum()
        };
        let distances: Vec<(f32, &Action)> = same.map(|other| (distance(*other), other)).collect();
        distances.into_iter().min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, other)| other)
    };
    Plan::from([listed, found.copied().unwrap_or(action)])
}

/// The position after a legal action.
fn after(position: &Position, action: Action) -> Position {
    let mut after = position.clone();
    after.play_unchecked(action);
    after
}
