//! [`Decision`]: what a player had to decide in a turn, and what the record says they did.

use anyhow::{Result, bail};
use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::Evaluator;
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
        0 => bail!("the record has no turn yet"),
        last if turn > last => bail!("there is no turn {turn}: the record ends with turn {last}"),
        _ => bail!("in turn {turn} there was nothing to decide"),
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
    let Some(&Action::Place { tile, square, rotation }) = played.first() else { return played.clone() };
    let listed = Action::Place { tile, square, rotation: before.game().lowest_rotation(tile, rotation) };
    let (Some(&used), true) = (played.get(1), before.is_legal(listed)) else { return played.clone() };
    let mut placed = before.clone();
    placed.play_unchecked(listed, &mut ());
    let turned = played.first() != Some(&listed);
    let second = match used {
        Action::Use { piece, .. } => {
            let uses = placed
                .uses()
                .into_iter()
                .filter(|use_| matches!(use_, Action::Use { piece: other, .. } if *other == piece));
            if turned {
                // Its segments have other names now; the one that is worth the same is meant.
                let mut value_of = |mut position: Position, action: Action| {
                    position.play_unchecked(action, &mut ());
                    evaluator.values(&position)
                };
                let mut as_played = before.clone();
                played.first().into_iter().for_each(|place| as_played.play_unchecked(*place, &mut ()));
                let wanted = value_of(as_played, used);
                let mut distance = |action: &Action| {
                    let values = value_of(placed.clone(), *action);
                    values.iter().zip(&wanted).map(|(one, other)| (one - other).abs()).sum::<f32>()
                };
                let uses: Vec<(f32, Action)> = uses.map(|action| (distance(&action), action)).collect();
                uses.into_iter().min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, action)| action)
            } else {
                let feature = placed.feature_for(used);
                uses.into_iter().find(|action| placed.feature_for(*action) == feature)
            }
        }
        Action::Take { .. } => {
            let feature = placed.feature_for(used);
            let takes = placed.uses().into_iter().filter(|action| matches!(action, Action::Take { .. }));
            takes.into_iter().find(|action| placed.feature_for(*action) == feature)
        }
        _ => Some(used),
    };
    Plan::from([listed, second.unwrap_or(used)])
}
