//! What a move changes in the evaluation, amount by amount: what explanations are made of.

use super::{Evaluator, LedgerEntry, Term};
use crate::Plan;
use hedgerow_rules::{Event, FeatureId, Position, Refusal, Seat};
use std::collections::BTreeMap;

/// What a change hangs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// A feature, as it is after the move.
    Feature(FeatureId),
    /// The pieces in the supply.
    Supply,
    /// The points on the track.
    Track,
    /// Whose turn it is, and what it brings.
    Turns,
}

/// By how much a move changes the amount of a term.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// Whose amount it is.
    pub seat: Seat,
    /// What it hangs on.
    pub about: About,
    /// What is counted.
    pub term: Term,
    /// How much more there is of it than if the seat in turn had done nothing; never nothing.
    pub amount: f64,
}

impl Evaluator<'_> {
    /// What a move changes, and the position after it. Points that it brings belong to the features that brought them.
    pub fn changes(&mut self, before: &Position, plan: &Plan) -> Result<(Vec<Change>, Position), Refusal> {
        let mut after = before.clone();
        let mut events = Vec::new();
        for action in plan {
            events.extend(after.play(*action)?);
        }
        let mut amounts = Amounts::default();
        amounts.add(&after, &self.ledger_without_move(before), -1.0);
        amounts.add(&after, &self.ledger(&after), 1.0);
        amounts.credit(&after, &events);
        let changed = amounts.0.into_iter().filter(|(_, amount)| amount.abs() > 1e-6);
        let changes = changed.map(|((seat, about, term), amount)| Change { seat, about, term, amount });
        Ok((changes.collect(), after))
    }
}

/// By how much each amount changes.
#[derive(Default)]
struct Amounts(BTreeMap<(Seat, About, Term), f64>);

impl Amounts {
    /// Features are known by what they are after the move, as it may join several of them.
    fn add(&mut self, after: &Position, entries: &[LedgerEntry], sign: f64) {
        for entry in entries {
            let about = match (entry.feature, entry.term) {
                (Some(feature), _) => About::Feature(after.feature(feature).id),
                (None, Term::Points) => About::Track,
                (None, Term::Supply(..)) => About::Supply,
                (None, Term::Feature(..) | Term::Turns | Term::Bonus) => About::Turns,
            };
            *self.0.entry((entry.seat, about, entry.term)).or_default() += sign * f64::from(entry.amount);
        }
    }

    /// Moves points from the track to the features that brought them.
    fn credit(&mut self, after: &Position, events: &[Event]) {
        for event in events {
            let Event::Scored(score) = event else { continue };
            let about = About::Feature(after.feature(score.feature).id);
            for seat in score.seats.iter() {
                *self.0.entry((seat, about, Term::Points)).or_default() += f64::from(score.points);
                *self.0.entry((seat, About::Track, Term::Points)).or_default() -= f64::from(score.points);
            }
        }
    }
}
