//! The evaluation entry by entry, for people who ask why: how much of what each feature gives to each seat.

use super::{AmountSink, Evaluator, Outlook, Term};
use hedgerow_rules::{FeatureId, Position, Seat};

/// An amount of a term, and what it hangs on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LedgerEntry {
    /// The feature it hangs on; points on the track, supplies and turns hang on none.
    pub feature: Option<FeatureId>,
    /// The seat that has it.
    pub seat: Seat,
    /// What is counted.
    pub term: Term,
    /// How much there is of it, not weighed yet.
    pub amount: f32,
}

/// Keeps every amount apart.
#[derive(Default)]
struct Ledger {
    feature: Option<FeatureId>,
    entries: Vec<LedgerEntry>,
}

impl AmountSink for Ledger {
    fn add(&mut self, seat: Seat, term: Term, amount: f32) {
        self.entries.push(LedgerEntry { feature: self.feature, seat, term, amount });
    }

    fn about(&mut self, feature: Option<FeatureId>) {
        self.feature = feature;
    }
}

impl Evaluator<'_> {
    /// Every amount that the value of the position is made of.
    pub fn ledger(&mut self, position: &Position) -> Vec<LedgerEntry> {
        self.ledger_with(position, &Outlook::of(position))
    }

    /// The ledger as it would be if the seat in turn ended its turn without having done anything. What a move changes
    /// against it comes of the move alone, not of the time that passed.
    pub fn ledger_without_move(&mut self, position: &Position) -> Vec<LedgerEntry> {
        self.ledger_with(position, &Outlook::after_turn(position))
    }

    fn ledger_with(&mut self, position: &Position, outlook: &Outlook) -> Vec<LedgerEntry> {
        let mut ledger = Ledger::default();
        self.tally_with(position, outlook, &mut ledger);
        ledger.entries.retain(|entry| self.weights().scope.has(entry.term));
        ledger.entries
    }
}
