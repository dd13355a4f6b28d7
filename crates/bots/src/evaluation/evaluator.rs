//! [`Evaluator`]: counts the terms of a position.

use super::amounts::Weighed;
use super::outlook::Fitting;
use super::{AmountSink, Amounts, Aspect, Cell, Outlook, Term, Weights};
use hedgerow_rules::{
    FeatureId, FeatureKind, FeatureList, Glance, MAX_SEATS, Neighbourhood, Phase, Piece, PieceCounts, Position, Seat,
    Seats,
};

/// Points a seat is expected to have at the end, one entry per seat; what they have in common is left out.
pub type Values = [f32; MAX_SEATS];

/// What is to be expected of a feature.
struct Prospect {
    /// How likely it is to be completed.
    chance: f32,
    /// How many open squares it leads to; of a monastery, how many empty ones are around it.
    open: f32,
}

/// Evaluates positions of one game.
#[derive(Debug)]
pub struct Evaluator<'w> {
    weights: &'w Weights,
    pub(super) fitting: Fitting,
}

impl<'w> Evaluator<'w> {
    /// An evaluator that judges by these weights.
    pub fn new(weights: &'w Weights) -> Evaluator<'w> {
        Evaluator { weights, fitting: Fitting::default() }
    }

    /// The weights it judges by.
    pub fn weights(&self) -> &'w Weights {
        self.weights
    }

    /// What the position is worth to each seat.
    pub fn values(&mut self, position: &Position) -> Values {
        let mut tally = Weighed::new(self.weights);
        self.tally(position, &mut tally);
        tally.values
    }

    /// The amounts of every term, for each seat.
    pub fn amounts(&mut self, position: &Position) -> Amounts {
        let mut amounts = Amounts::new();
        self.tally(position, &mut amounts);
        amounts
    }

    fn tally(&mut self, position: &Position, tally: &mut impl AmountSink) {
        self.tally_with(position, &Outlook::of(position), tally);
    }

    pub(super) fn tally_with(&mut self, position: &Position, outlook: &Outlook, tally: &mut impl AmountSink) {
        let scores = position.seats().zip(position.scores());
        scores.for_each(|(seat, score)| tally.add(seat, Term::Points, *score as f32));
        if position.phase() == Phase::Over {
            return;
        }
        self.fitting.renew(position);
        let mut occupied = FeatureList::new();
        position.occupied_features(&mut occupied);
        for feature in occupied {
            tally.about(Some(feature));
            self.tally_feature(position, feature, None, outlook, tally);
            self.tally_learned(position, feature, None, outlook, tally);
        }
        tally.about(None);
        for seat in position.seats() {
            for piece in Piece::ALL {
                tally_supply(seat, piece, position.supply(seat, piece), outlook, tally);
            }
            tally.add(seat, Term::Turns, outlook.turns[seat.index()]);
        }
        if position.phase() == Phase::DrawBonus {
            tally.add(position.seat(), Term::Bonus, f32::from(position.bonus_tiles()));
        }
    }

    /// Counts what a feature means to the seats that have pieces in it; with a newcomer, what it would mean to that seat
    /// with one piece there and no other seat's.
    pub(super) fn tally_feature(
        &mut self,
        position: &Position,
        feature: FeatureId,
        newcomer: Option<Seat>,
        outlook: &Outlook,
        tally: &mut impl AmountSink,
    ) {
        let glance = position.glance(feature);
        let (pieces, owners) = match newcomer {
            None => (glance.pieces, position.owners(feature)),
            Some(seat) => (PieceCounts::one(seat), Seats::one(seat)),
        };
        let kind = glance.kind;
        if let Some(each) = position.rules().points_per_city(kind) {
            return self.tally_cities(position, feature, each as f32, owners, &glance, outlook, tally);
        }
        let (now, done) = position.points(feature);
        if glance.complete && position.rules().scores_when_complete(kind) {
            // As soon as the turn is over it is scored, and the pieces are home.
            owners.iter().for_each(|seat| tally.add(seat, Term::Points, done as f32));
            position.seats().for_each(|seat| tally.come_home(seat, pieces.get(seat)));
            return;
        }
        let Prospect { chance, open } = self.prospect(position, feature, &glance, outlook);
        let finish = chance * (done as f32 - now as f32);
        for seat in owners.iter() {
            // Where followers are taken off, each of them scores for itself (DI9).
            let times = if position.rules().takes_followers() { f32::from(pieces.get(seat)) } else { 1.0 };
            let time = outlook.time[seat.index()];
            let mut add = |aspect, amount: f32| tally.add(seat, Term::Feature(kind, aspect), times * amount);
            add(Aspect::Now, now as f32);
            add(Aspect::Finish, finish);
            add(Aspect::Growth, chance * open);
            add(Aspect::Held, time);
            add(Aspect::Reach, time * f32::from(glance.open.min(8)));
        }
        if position.rules().scores_when_complete(kind) {
            for seat in position.seats() {
                tally.add(seat, Term::Feature(kind, Aspect::Home), chance * f32::from(pieces.get(seat)));
            }
        }
    }

    /// How likely a feature is to be completed, and how many open squares it leads to.
    fn prospect(&mut self, position: &Position, feature: FeatureId, glance: &Glance, outlook: &Outlook) -> Prospect {
        match glance.kind {
            _ if glance.complete => Prospect { chance: 1.0, open: 0.0 },
            kind if position.rules().completes(kind) => {
                let (cell, open) = self.cell(position, feature, glance, outlook);
                Prospect { chance: self.weights.chances.get(kind, cell), open: open as f32 }
            }
            _ => Prospect { chance: 0.0, open: 0.0 },
        }
    }

    /// Where an incomplete feature stands in the table of chances, and how many open squares it leads to.
    fn cell(&mut self, position: &Position, feature: FeatureId, glance: &Glance, outlook: &Outlook) -> (Cell, usize) {
        let neighbourhoods = position.neighbourhoods(feature);
        let fitting = |neighbourhood: &Neighbourhood| self.fitting.count(position, *neighbourhood);
        let hardest = neighbourhoods.iter().map(fitting).min().unwrap_or(0);
        let open = match glance.kind {
            FeatureKind::Monastery => glance.open as usize,
            _ => neighbourhoods.len(),
        };
        (Cell::new(open, hardest, outlook.tiles), open)
    }

    /// A field is worth the cities it touches, with a value for each: those that are complete, and those that may be.
    #[expect(clippy::too_many_arguments, reason = "what tally_feature knows already")]
    fn tally_cities(
        &mut self,
        position: &Position,
        field: FeatureId,
        each: f32,
        owners: Seats,
        glance: &Glance,
        outlook: &Outlook,
        tally: &mut impl AmountSink,
    ) {
        let mut open = FeatureList::new();
        let complete = position.cities_at(field, &mut open);
        let mut chance = |city: FeatureId| self.prospect(position, city, &position.glance(city), outlook).chance;
        let promised: f32 = open.into_iter().map(&mut chance).sum();
        for seat in owners.iter() {
            let time = outlook.time[seat.index()];
            let mut add = |aspect, amount: f32| tally.add(seat, Term::Feature(glance.kind, aspect), amount);
            add(Aspect::Now, each * complete as f32);
            add(Aspect::Finish, each * promised);
            add(Aspect::Held, time);
            add(Aspect::Reach, time * f32::from(glance.open.min(8)));
        }
    }

    /// The features in which completion can be awaited, with their cells: what the tuning counts.
    pub fn cells(&mut self, position: &Position) -> Vec<(FeatureId, FeatureKind, Cell)> {
        let outlook = Outlook::of(position);
        self.fitting.renew(position);
        let mut occupied = FeatureList::new();
        position.occupied_features(&mut occupied);
        let cell = |feature: FeatureId| {
            let glance = position.glance(feature);
            let completes = position.rules().completes(glance.kind) && !glance.complete;
            completes.then(|| (feature, glance.kind, self.cell(position, feature, &glance, &outlook).0))
        };
        occupied.into_iter().filter_map(cell).collect()
    }
}

/// Counts the pieces of a kind in a seat's supply.
pub(super) fn tally_supply(seat: Seat, piece: Piece, count: u8, outlook: &Outlook, tally: &mut impl AmountSink) {
    let time = outlook.time[seat.index()];
    (1..=count).for_each(|number| tally.add(seat, Term::Supply(piece, number), time));
}
