//! What a position is worth to each seat: points, plus what their pieces and features promise, term by term.
//!
//! The value of a position is the number of points a seat is expected to have at the end, up to a constant that is the same for
//! all seats: points on the track, plus for every [`Term`] an amount times its tuned weight. Most of it hangs on features, and
//! a move touches few of them; so [`Evaluator::rank`] looks at a move by what it changes.

use super::Value;
use super::outlook::{Fitting, Outlook};
use super::rank::Ranked;
use super::weights::{Aspect, Cell, Term, Weights};
use hedgerow_rules::{
    FeatureId, FeatureKind, FeatureList, GameKind, Glance, MAX_SEATS, Neighbourhood, Phase, Piece, PieceCounts,
    Position, Seat, Seats,
};

/// Points a seat is expected to have at the end, one entry a seat; what they have in common is left out.
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
    pub weights: &'w Weights,
    pub fitting: Fitting,
}

impl<'w> Evaluator<'w> {
    pub fn new(weights: &'w Weights) -> Evaluator<'w> {
        Evaluator { weights, fitting: Fitting::default() }
    }

    /// What the position is worth to each seat.
    pub fn values(&mut self, position: &Position) -> Values {
        let mut tally = Weighed::new(self.weights);
        self.tally(position, &mut tally);
        tally.values
    }

    fn tally(&mut self, position: &Position, tally: &mut Weighed<'_>) {
        self.tally_with(position, &Outlook::of(position), tally);
    }

    fn tally_with(&mut self, position: &Position, outlook: &Outlook, tally: &mut Weighed<'_>) {
        let scores = position.seats().zip(position.scores());
        scores.for_each(|(seat, score)| tally.add(seat, Term::Points, *score as f32));
        if position.phase() == Phase::Over {
            return;
        }
        self.fitting.renew(position);
        let mut occupied = FeatureList::new();
        position.occupied_features(&mut occupied);
        for feature in occupied {
            self.tally_feature(position, feature, None, outlook, tally);
        }
        for seat in position.seats() {
            let supply = [Piece::Follower, Piece::Hut].map(|piece| position.supply(seat, piece));
            tally_supply(seat, supply, outlook, tally);
            tally.add(seat, Term::Turns, outlook.turns[seat.index()]);
        }
        if position.phase() == Phase::DrawBonus {
            tally.add(position.seat(), Term::Bonus, f32::from(position.bonus_tiles()));
        }
    }

    /// Counts what a feature means to those who have pieces in it; with a newcomer, what it would mean to that seat with
    /// one piece there and nobody else.
    pub fn tally_feature(
        &mut self,
        position: &Position,
        feature: FeatureId,
        newcomer: Option<Seat>,
        outlook: &Outlook,
        tally: &mut Weighed<'_>,
    ) {
        let glance = position.glance(feature);
        let (pieces, owners) = match newcomer {
            None => (glance.pieces, position.owners(feature)),
            Some(seat) => (PieceCounts::one(seat), Seats::one(seat)),
        };
        let kind = glance.kind;
        if let FeatureKind::Field = kind {
            return self.tally_field(position, feature, owners, glance.open, outlook, tally);
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
            // In The Discovery every follower scores for itself (DI9).
            let times = if self.weights.game == GameKind::Discovery { f32::from(pieces.get(seat)) } else { 1.0 };
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
        use FeatureKind::*;
        match glance.kind {
            _ if glance.complete => Prospect { chance: 1.0, open: 0.0 },
            Field | Meadow | RiverSystem | Lake => Prospect { chance: 0.0, open: 0.0 },
            City | Road | Monastery | Forest | River | Plain | Mountain | Sea => {
                let (cell, open) = self.cell(position, feature, glance, outlook);
                Prospect { chance: self.weights.chances.get(glance.kind, cell), open: open as f32 }
            }
        }
    }

    /// Where an incomplete feature stands in the table of chances, and how many open squares it leads to.
    fn cell(&mut self, position: &Position, feature: FeatureId, glance: &Glance, outlook: &Outlook) -> (Cell, usize) {
        let surroundings = position.neighbourhoods(feature);
        let fitting = |surroundings: &Neighbourhood| self.fitting.count(position, *surroundings);
        let hardest = surroundings.iter().map(fitting).min().unwrap_or(0);
        let open = match glance.kind {
            FeatureKind::Monastery => glance.open as usize,
            _ => surroundings.len(),
        };
        (Cell::new(open, hardest, outlook.tiles), open)
    }

    /// A field is worth the cities it touches: those that are complete, and those that may be.
    fn tally_field(
        &mut self,
        position: &Position,
        field: FeatureId,
        owners: Seats,
        sides: u16,
        outlook: &Outlook,
        tally: &mut Weighed<'_>,
    ) {
        let mut open = FeatureList::new();
        let complete = position.cities_at(field, &mut open);
        let each = position.rules().points_per_city(FeatureKind::Field).unwrap_or(0) as f32;
        let mut chance = |city: FeatureId| self.prospect(position, city, &position.glance(city), outlook).chance;
        let promised: f32 = open.into_iter().map(&mut chance).sum();
        for seat in owners.iter() {
            let time = outlook.time[seat.index()];
            let mut add = |aspect, amount: f32| tally.add(seat, Term::Feature(FeatureKind::Field, aspect), amount);
            add(Aspect::Now, each * complete as f32);
            add(Aspect::Finish, each * promised);
            add(Aspect::Held, time);
            add(Aspect::Reach, time * f32::from(sides.min(8)));
        }
    }
}

/// Counts the pieces in a seat's supply.
pub fn tally_supply(seat: Seat, supply: [u8; 2], outlook: &Outlook, tally: &mut Weighed<'_>) {
    let time = outlook.time[seat.index()];
    let [followers, huts] = supply;
    (1..=followers).for_each(|number| tally.add(seat, Term::Follower(number), time));
    (1..=huts).for_each(|number| tally.add(seat, Term::Hut(number), time));
}

/// Each seat's chance to win, as far as the values tell: they sum up to 1.
pub fn win_chances(values: &Values, seats: usize, scale: f32) -> Values {
    let most = values[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut chances = [0.0; MAX_SEATS];
    let mut sum = 0.0;
    for (chance, value) in chances.iter_mut().zip(&values[..seats]) {
        *chance = ((value - most) / scale.max(0.01)).exp();
        sum += *chance;
    }
    chances.iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// By how much a seat is ahead of the best other one.
pub fn lead(values: &Values, seats: usize, seat: Seat) -> f32 {
    let others = (0..seats).filter(|other| *other != seat.index());
    values[seat.index()] - others.map(|other| values[other]).fold(f32::MIN, f32::max)
}

/// Weighs every amount at once.
#[derive(Clone, Debug)]
pub struct Weighed<'w> {
    weights: &'w Weights,
    pub values: Values,
    pub home: [u8; MAX_SEATS],
}

impl<'w> Weighed<'w> {
    pub fn new(weights: &'w Weights) -> Weighed<'w> {
        Weighed { weights, values: [0.0; MAX_SEATS], home: [0; MAX_SEATS] }
    }

    #[inline]
    pub fn add(&mut self, seat: Seat, term: Term, amount: f32) {
        self.values[seat.index()] += self.weights.terms[term.index()] * amount;
    }

    #[inline]
    pub fn come_home(&mut self, seat: Seat, pieces: u8) {
        self.home[seat.index()] += pieces;
    }
}

/// Turns values into the view of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    pub seat: Seat,
    pub seats: usize,
    pub scale: f32,
}

impl Judge {
    pub fn of(evaluator: &Evaluator<'_>, position: &Position) -> Judge {
        let scale = evaluator.weights.spread.scale(Outlook::of(position).tiles);
        Judge { seat: position.seat(), seats: position.seat_count(), scale }
    }

    pub fn value(&self, ranked: &Ranked) -> Value {
        let win = win_chances(&ranked.values, self.seats, self.scale)[self.seat.index()];
        Value { lead: lead(&ranked.values, self.seats, self.seat), win }
    }
}
