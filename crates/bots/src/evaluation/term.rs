//! [`Term`]: what the evaluation counts, each with a name.

use hedgerow_rules::{FeatureKind, GameKind, MAX_PIECES_PER_SEAT, Piece, Rules};
use std::fmt;

/// What is counted about a feature for a seat that has a piece in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aspect {
    /// Its points if the game ended now.
    Now,
    /// What completing it would add, times the chance; for a field the cities it touches, times theirs.
    Finish,
    /// The open squares that will be tiles when it is complete, times the chance.
    Growth,
    /// The pieces that will come home, times the chance.
    Home,
    /// That it is held at all, by the time that is left.
    Held,
    /// How many sides it can still grow to, by the time that is left.
    Reach,
    /// What the network corrects, in points.
    Learned,
}

impl Aspect {
    /// Every aspect, in the order of the tables.
    pub const ALL: [Aspect; 7] =
        [Aspect::Now, Aspect::Finish, Aspect::Growth, Aspect::Home, Aspect::Held, Aspect::Reach, Aspect::Learned];

    const fn name(self) -> &'static str {
        match self {
            Aspect::Now => "now",
            Aspect::Finish => "finish",
            Aspect::Growth => "growth",
            Aspect::Home => "home",
            Aspect::Held => "held",
            Aspect::Reach => "reach",
            Aspect::Learned => "learned",
        }
    }
}

/// Which terms an evaluation counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Points, what features are worth now, what finishing them would add times the chance, pieces in the supply, and turns:
    /// what can be said in one sentence.
    Plain,
    /// All of them.
    Full,
}

impl Scope {
    /// Whether it counts a term.
    pub const fn has(self, term: Term) -> bool {
        match (self, term) {
            (Scope::Plain, Term::Feature(_, aspect)) => matches!(aspect, Aspect::Now | Aspect::Finish),
            _ => true,
        }
    }
}

/// One term of the evaluation: counted for every seat, worth its weight in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// Points on the score track. Worth one point each, always.
    Points,
    /// An aspect of the features of a kind that the seat has a piece in.
    Feature(FeatureKind, Aspect),
    /// The supply holds at least this many of these pieces, by the time that is left.
    Supply(Piece, u8),
    /// Turns to come.
    Turns,
    /// A bonus tile about to be drawn (HG11).
    Bonus,
}

const FEATURES: usize = FeatureKind::COUNT * Aspect::ALL.len();
const SUPPLIES: usize = 1 + FEATURES;
const TURNS: usize = SUPPLIES + Piece::COUNT * MAX_PIECES_PER_SEAT;

impl Term {
    /// How many terms there are.
    pub const COUNT: usize = TURNS + 2;

    /// A number below [`Term::COUNT`], for tables.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Term::Points => 0,
            Term::Feature(kind, aspect) => 1 + kind as usize * Aspect::ALL.len() + aspect as usize,
            Term::Supply(piece, number) => SUPPLIES + piece as usize * MAX_PIECES_PER_SEAT + number as usize - 1,
            Term::Turns => TURNS,
            Term::Bonus => TURNS + 1,
        }
    }

    /// The terms of a game whose weights are tuned.
    pub fn of_game(game: GameKind, scope: Scope) -> Vec<Term> {
        let rules = game.rules();
        let features = rules.claimable().flat_map(|kind| {
            let aspects = Aspect::ALL.into_iter().filter(move |aspect| counts(rules, kind, *aspect));
            aspects.map(move |aspect| Term::Feature(kind, aspect))
        });
        let supplies = rules.pieces().iter();
        let supplies = supplies.flat_map(|(piece, count)| (1..=*count).map(|number| Term::Supply(*piece, number)));
        let bonus = rules.bonus_stack().map(|_| Term::Bonus);
        let terms = features.chain(supplies).chain([Term::Turns]).chain(bonus);
        terms.filter(|term| scope.has(*term)).collect()
    }
}

/// Whether an aspect means anything for a kind of feature.
fn counts(rules: Rules, kind: FeatureKind, aspect: Aspect) -> bool {
    match aspect {
        Aspect::Now => rules.counts_incomplete(kind),
        Aspect::Finish => rules.completes(kind) || rules.points_per_city(kind).is_some(),
        // A monastery has its size from the beginning, and leads nowhere.
        Aspect::Growth => rules.completes(kind) && kind != FeatureKind::Monastery,
        Aspect::Home => rules.scores_when_complete(kind),
        Aspect::Held => true,
        Aspect::Reach => kind != FeatureKind::Monastery,
        // Always one point per point.
        Aspect::Learned => false,
    }
}

impl fmt::Display for Term {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Points => formatter.write_str("points"),
            Term::Feature(kind, aspect) => write!(formatter, "{kind}.{}", aspect.name()),
            Term::Supply(piece, number) => write!(formatter, "{piece}.{number}"),
            Term::Turns => formatter.write_str("turns"),
            Term::Bonus => formatter.write_str("bonus"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_term_has_a_place_and_a_name_of_its_own() {
        for game in GameKind::ALL {
            let terms = Term::of_game(game, Scope::Full);
            let places: BTreeSet<usize> = terms.iter().map(|term| term.index()).collect();
            let names: BTreeSet<String> = terms.iter().map(Term::to_string).collect();
            assert_eq!((places.len(), names.len()), (terms.len(), terms.len()));
            assert!(places.iter().all(|place| (1..Term::COUNT).contains(place)));
        }
    }

    #[test]
    fn the_plain_evaluation_has_few_terms() {
        let names = |game| Term::of_game(game, Scope::Plain).iter().map(Term::to_string).collect::<Vec<_>>().join(" ");
        assert_eq!(
            names(GameKind::Carcassonne),
            "city.now city.finish road.now road.finish monastery.now monastery.finish field.now field.finish \
             follower.1 follower.2 follower.3 follower.4 follower.5 follower.6 follower.7 turns"
        );
        assert_eq!(
            names(GameKind::Hunters),
            "forest.finish river.finish meadow.now river-system.now \
             follower.1 follower.2 follower.3 follower.4 follower.5 hut.1 hut.2 turns bonus"
        );
        assert_eq!(
            names(GameKind::Discovery),
            "plain.now plain.finish mountain.now mountain.finish sea.now sea.finish \
             follower.1 follower.2 follower.3 follower.4 turns"
        );
    }
}
