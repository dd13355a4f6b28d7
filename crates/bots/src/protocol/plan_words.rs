//! Plans as words.

use crate::{Failure, Plan};
use hedgerow_notation::{action_token, parse_action};
use hedgerow_rules::Position;

/// The words of a plan. The second is read on the table as it is after the first.
pub fn plan_words(position: &Position, plan: &Plan) -> Vec<String> {
    let mut position = position.clone();
    let mut words = Vec::with_capacity(plan.len());
    for action in plan {
        words.push(action_token(&position, *action));
        if position.play(*action).is_err() {
            break;
        }
    }
    words
}

/// Reads a plan and checks that the rules allow it.
pub fn parse_plan(position: &Position, words: &[String]) -> Result<Plan, Failure> {
    let mut position = position.clone();
    let mut plan = Plan::new();
    // The player who acts first acts to the end: a plan holds no actions of others, or of chance.
    let to_act = position.to_act().ok_or(Failure::NothingToDecide)?;
    for word in words {
        let no_action = |error| Failure::NoAction { word: word.clone(), error };
        let action = parse_action(&position, word).map_err(no_action)?;
        let illegal = |refusal| Failure::Illegal { word: word.clone(), refusal };
        position.play_as(to_act, action).map_err(illegal)?;
        let too_long = |_| Failure::Garbled { asked: "go".to_string(), line: format!("bestmove {}", words.join(" ")) };
        plan.try_push(action).map_err(too_long)?;
    }
    Ok(plan)
}
