//! [`AmountSink`]: where the amounts of the terms are collected, weighed at once or kept apart.

use super::{Term, Values, Weights};
use hedgerow_rules::{FeatureId, MAX_SEATS, Seat};

/// Collects amounts of terms.
pub(crate) trait AmountSink {
    fn add(&mut self, seat: Seat, term: Term, amount: f32);

    /// Followers that come home at the end of this turn.
    fn come_home(&mut self, _: Seat, _: u8) {}

    /// What is added from now on hangs on this feature, or on none.
    fn about(&mut self, _: Option<FeatureId>) {}
}

/// Weighs every amount at once.
#[derive(Clone, Debug)]
pub(super) struct Weighed<'w> {
    weights: &'w Weights,
    pub values: Values,
    pub home: [u8; MAX_SEATS],
}

impl<'w> Weighed<'w> {
    pub fn new(weights: &'w Weights) -> Weighed<'w> {
        Weighed { weights, values: [0.0; MAX_SEATS], home: [0; MAX_SEATS] }
    }
}

impl AmountSink for Weighed<'_> {
    #[inline]
    fn add(&mut self, seat: Seat, term: Term, amount: f32) {
        self.values[seat.index()] += self.weights.terms[term.index()] * amount;
    }

    #[inline]
    fn come_home(&mut self, seat: Seat, pieces: u8) {
        self.home[seat.index()] += pieces;
    }
}

/// Keeps the amounts of all terms apart, for tuning and for explanations.
#[derive(Clone, Debug, PartialEq)]
pub struct Amounts {
    seats: Vec<[f32; Term::COUNT]>,
}

impl Amounts {
    pub(super) fn new() -> Amounts {
        Amounts { seats: vec![[0.0; Term::COUNT]; MAX_SEATS] }
    }

    /// How much of a term a seat has.
    pub fn get(&self, seat: Seat, term: Term) -> f32 {
        self.seats[seat.index()][term.index()]
    }
}

impl AmountSink for Amounts {
    fn add(&mut self, seat: Seat, term: Term, amount: f32) {
        self.seats[seat.index()][term.index()] += amount;
    }
}
