//! The terms of the evaluation in words.

use hedgerow_bots::evaluation::{Aspect, Term};
use hedgerow_rules::FeatureKind;

/// What a term counts, said of the feature it hangs on.
pub fn phrase(term: Term) -> String {
    match term {
        Term::Points => "points scored".to_string(),
        Term::Feature(kind, aspect) => of_feature(kind, aspect),
        Term::Follower(number) => format!("a {} follower at hand, by the time left", ordinal(number.into())),
        Term::Hut(number) => format!("a {} hut at hand, by the time left", ordinal(number.into())),
        Term::Turns => "turns to come".to_string(),
        Term::Bonus => "a bonus tile to be placed".to_string(),
    }
}

fn of_feature(kind: FeatureKind, aspect: Aspect) -> String {
    use FeatureKind::*;
    let finish = match kind {
        Plain | Mountain | Sea => "close",
        City | Road | Monastery | Field | Forest | River | RiverSystem | Meadow | Lake => "finish",
    };
    match aspect {
        Aspect::Now => "points if the game ended now".to_string(),
        Aspect::Finish if kind == Field => "points of unfinished cities at it, by their chances".to_string(),
        Aspect::Finish => format!("points gained if it gets {}d, by the chance of that", past(finish)),
        Aspect::Growth => format!("squares still to be filled, by the chance to {finish} it"),
        Aspect::Home => format!("pieces that come home, by the chance to {finish} it"),
        Aspect::Held => "holding it, by the time left".to_string(),
        Aspect::Reach => "sides it can grow to, by the time left".to_string(),
    }
}

/// What stands before the `d` of the past.
fn past(verb: &str) -> String {
    if verb.ends_with('e') { verb.to_string() } else { format!("{verb}e") }
}

/// A number in a row: `1st`, `2nd`, `12th`.
pub fn ordinal(number: usize) -> String {
    let ending = match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_bots::evaluation::Scope;
    use hedgerow_rules::GameKind;
    use std::collections::BTreeSet;

    #[test]
    fn every_term_has_its_phrase_of_a_length_that_fits() {
        for game in [GameKind::Carcassonne, GameKind::Hunters, GameKind::Discovery] {
            let terms = Term::of_game(game, Scope::Full);
            assert!(terms.iter().all(|term| (10..=66).contains(&phrase(*term).len())));
            // Those about one feature must be told apart.
            let of_kind =
                |kind| terms.iter().filter(move |term| matches!(term, Term::Feature(other, _) if *other == kind));
            for kind in [FeatureKind::City, FeatureKind::Field, FeatureKind::Forest, FeatureKind::Sea] {
                let phrases: BTreeSet<String> = of_kind(kind).map(|term| phrase(*term)).collect();
                assert_eq!(phrases.len(), of_kind(kind).count());
            }
        }
        let finish = |kind| phrase(Term::Feature(kind, Aspect::Finish));
        assert_eq!(finish(FeatureKind::City), "points gained if it gets finished, by the chance of that");
        assert_eq!(finish(FeatureKind::Sea), "points gained if it gets closed, by the chance of that");
    }

    #[test]
    fn numbers_in_a_row_have_their_endings() {
        let words: Vec<String> = [1, 2, 3, 4, 11, 12, 13, 21, 112].into_iter().map(ordinal).collect();
        assert_eq!(words, ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
    }
}
