//! Moves that are the same although they are written differently.

use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::Evaluator;
use hedgerow_rules::{Action, Position};

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
