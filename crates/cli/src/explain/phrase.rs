//! The terms of the evaluation in words.

use hedgerow_bots::evaluation::{Aspect, Term};
use hedgerow_locale::{Text, text};
use hedgerow_rules::FeatureKind;

/// What a term counts, said of the feature it hangs on.
pub fn phrase(term: Term) -> Text {
    match term {
        Term::Points => text!("cli-term-points"),
        Term::Feature(kind, aspect) => of_feature(kind, aspect),
        Term::Supply(piece, number) => text!("cli-term-supply", piece = piece.name(), number = number),
        Term::Turns => text!("cli-term-turns"),
        Term::Bonus => text!("cli-term-bonus"),
    }
}

fn of_feature(kind: FeatureKind, aspect: Aspect) -> Text {
    let word = kind.name();
    match aspect {
        Aspect::Now => text!("cli-term-now"),
        Aspect::Finish if kind == FeatureKind::Field => text!("cli-term-finish-cities"),
        Aspect::Finish => text!("cli-term-finish", kind = word),
        Aspect::Growth => text!("cli-term-growth", kind = word),
        Aspect::Home => text!("cli-term-home", kind = word),
        Aspect::Held => text!("cli-term-held"),
        Aspect::Reach => text!("cli-term-reach"),
        Aspect::Learned => text!("cli-term-learned"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_bots::evaluation::Scope;
    use hedgerow_locale::Language;
    use hedgerow_rules::GameKind;
    use std::collections::BTreeSet;

    #[test]
    fn every_term_has_its_phrase_of_a_length_that_fits() {
        for language in Language::all() {
            let say = |term: &Term| language.say(&phrase(*term));
            for game in GameKind::ALL {
                let terms = Term::of_game(game, Scope::Full);
                for term in &terms {
                    let said = say(term);
                    assert!((8..=66).contains(&said.chars().count()), "{language}: {said}");
                    assert!(!said.starts_with("cli-") && !said.contains('{'), "{language}: {said}");
                }
                // Those about one feature must be told apart.
                let of_kind =
                    |kind| terms.iter().filter(move |term| matches!(term, Term::Feature(other, _) if *other == kind));
                for kind in [FeatureKind::City, FeatureKind::Field, FeatureKind::Forest, FeatureKind::Sea] {
                    let phrases: BTreeSet<String> = of_kind(kind).map(say).collect();
                    assert_eq!(phrases.len(), of_kind(kind).count(), "{language}");
                }
            }
        }
        let finish = |kind| Language::ENGLISH.say(&phrase(Term::Feature(kind, Aspect::Finish)));
        assert_eq!(finish(FeatureKind::City), "points gained if it gets finished, by the chance of that");
        assert_eq!(finish(FeatureKind::Sea), "points gained if it gets closed, by the chance of that");
    }
}
