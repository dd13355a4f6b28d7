//! All moves of a turn, each with what it is worth: only what a move changes is looked at.

use super::amounts::{AmountSink, Weighed};
use super::evaluator::tally_supply;
use super::network::Change;
use super::outlook::Outlook;
use super::{Evaluator, Term, Values};
use crate::Plan;
use hedgerow_rules::{
    Action, Bookmark, FeatureId, FeatureList, MAX_PIECES_PER_SEAT, MAX_SEATS, Phase, Piece, PieceCounts, Position,
    Seat, Square, Supply, Uses,
};

/// A move of the seat in turn, and what the position is worth after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// The move.
    pub plan: Plan,
    /// What the position after it is worth to each seat.
    pub values: Values,
}

impl Evaluator<'_> {
    /// Every move of the seat that must act, with the values of the position after it, in the order of the rules' lists.
    /// The position is played on and taken back, and comes out as it went in.
    pub fn rank(&mut self, position: &mut Position, moves: &mut Vec<Ranked>) {
        moves.clear();
        match position.phase() {
            Phase::Place => self.rank_placements(position, moves),
            Phase::Use | Phase::Discard => self.rank_by_playing(position, moves),
            _ => {}
        }
    }

    /// Plays every action and evaluates what comes of it from scratch.
    fn rank_by_playing(&mut self, position: &mut Position, moves: &mut Vec<Ranked>) {
        let bookmark = position.bookmark();
        for action in position.legal_actions() {
            position.play_unchecked(action);
            let values = self.values(position);
            position.go_back(&bookmark);
            moves.push(Ranked { plan: Plan::from_iter([action]), values });
        }
    }

    fn rank_placements(&mut self, position: &mut Position, moves: &mut Vec<Ranked>) {
        let outlook = Outlook::after_turn(position);
        let bookmark = position.bookmark();
        let placements = position.legal_actions();
        if outlook.tiles == 0 {
            return self.rank_last_turn(position, &bookmark, &placements, moves);
        }
        self.fitting.renew(position);
        let turn = Turn::new(self, position, outlook);
        let mut around = Around { square: None, values: [0.0; MAX_SEATS], beyond: FeatureList::new() };
        let mut uses = Uses::new();
        for place in placements {
            let Action::Place { square, .. } = place else { continue };
            if around.square != Some(square) {
                around = turn.around(position, square);
            }
            position.play_unchecked(place);
            let after = turn.values_after(self, position, &around.beyond);
            position.uses_into(&mut uses);
            let passing = turn.total(&after, &around.values, None);
            moves.push(Ranked { plan: Plan::from([place, Action::Pass]), values: passing });
            for action in &uses {
                let mut changed = after.clone();
                let Some(feature) = position.feature_for(*action) else { continue };
                let (piece, taken) = match action {
                    Action::Use { piece, .. } => (Some(*piece), false),
                    _ => (None, true),
                };
                if taken {
                    turn.take(self, position, feature, &mut changed);
                } else {
                    self.tally_feature(position, feature, Some(turn.seat), &turn.outlook, &mut changed);
                    let change = Change { feature, pieces: PieceCounts::one(turn.seat) };
                    self.tally_learned(position, feature, Some(change), &turn.outlook, &mut changed);
                    self.tally_neighbours(position, change, &turn.outlook, &mut changed);
                }
                let values = turn.total(&changed, &around.values, piece);
                moves.push(Ranked { plan: Plan::from([place, *action]), values });
            }
            position.go_back(&bookmark);
        }
    }

    /// The end of the game follows from the move: it is played out and scored.
    fn rank_last_turn(
        &mut self,
        position: &mut Position,
        bookmark: &Bookmark,
        placements: &[Action],
        moves: &mut Vec<Ranked>,
    ) {
        for place in placements {
            position.play_unchecked(*place);
            let uses = std::iter::once(Action::Pass).chain(position.uses());
            position.go_back(bookmark);
            for action in uses {
                position.play_unchecked(*place);
                position.play_unchecked(action);
                let values = self.values(position);
                position.go_back(bookmark);
                moves.push(Ranked { plan: Plan::from([*place, action]), values });
            }
        }
    }
}

/// What the features around a square were worth before a tile was placed there.
struct Around {
    square: Option<Square>,
    values: Values,
    /// Occupied features farther away that one tile may join to those that meet the square: what becomes of these concerns them.
    beyond: FeatureList,
}

/// What stays the same for all moves of a turn.
struct Turn {
    seat: Seat,
    seats: usize,
    outlook: Outlook,
    supply: [Supply; MAX_SEATS],
    /// Points and features, as they are before the move.
    before: Values,
    /// The occupied features, each with its values.
    features: Vec<(FeatureId, Values)>,
    /// Occupied features, each with another one that one tile may join to it; empty without a network, which alone asks.
    neighbours: Vec<(FeatureId, FeatureId)>,
    /// What the supply is worth for each kind and number of pieces, and the turns.
    supply_values: [[[f32; MAX_PIECES_PER_SEAT + 1]; Piece::COUNT]; MAX_SEATS],
    turn_values: Values,
    bonus: f32,
}

impl Turn {
    fn new(evaluator: &mut Evaluator<'_>, position: &Position, outlook: Outlook) -> Turn {
        let weights = evaluator.weights();
        let mut tally = Weighed::new(weights);
        for (seat, score) in position.seats().zip(position.scores()) {
            tally.add(seat, Term::Points, *score as f32);
        }
        let mut occupied = FeatureList::new();
        position.occupied_features(&mut occupied);
        let mut features = Vec::with_capacity(occupied.len());
        for feature in occupied {
            let mut alone = Weighed::new(weights);
            evaluator.tally_feature(position, feature, None, &outlook, &mut alone);
            evaluator.tally_learned(position, feature, None, &outlook, &mut alone);
            tally.values.iter_mut().zip(alone.values).for_each(|(sum, value)| *sum += value);
            features.push((feature, alone.values));
        }
        let mut neighbours = Vec::new();
        if weights.network.is_some() {
            for (feature, _) in &features {
                let others = position.junctions(*feature).into_iter().flat_map(|junction| junction.others);
                neighbours.extend(others.map(|other| (*feature, other)));
            }
        }
        let mut supply_values = [[[0.0; MAX_PIECES_PER_SEAT + 1]; Piece::COUNT]; MAX_SEATS];
        for seat in position.seats() {
            for (piece, most) in position.rules().pieces() {
                for count in 0..=*most {
                    let mut tally = Weighed::new(weights);
                    tally_supply(seat, *piece, count, &outlook, &mut tally);
                    supply_values[seat.index()][*piece as usize][usize::from(count)] = tally.values[seat.index()];
                }
            }
        }
        let mut turns = Weighed::new(weights);
        position.seats().for_each(|seat| turns.add(seat, Term::Turns, outlook.turns[seat.index()]));
        let mut supply = [Supply::default(); MAX_SEATS];
        position.seats().for_each(|seat| supply[seat.index()] = position.supplies(seat));
        Turn {
            seat: position.seat(),
            seats: position.seat_count(),
            outlook,
            supply,
            before: tally.values,
            features,
            neighbours,
            supply_values,
            turn_values: turns.values,
            bonus: weights.terms[Term::Bonus.index()],
        }
    }

    /// The features that a tile on the square can change, and what they are worth.
    fn around(&self, position: &Position, square: Square) -> Around {
        let mut list = FeatureList::new();
        position.occupied_near(square, &mut list);
        let beyond = self.beyond(position, square, &list);
        let mut values = [0.0; MAX_SEATS];
        for (feature, known) in &self.features {
            if list.contains(feature) || beyond.contains(feature) {
                values.iter_mut().zip(known).for_each(|(sum, value)| *sum += value);
            }
        }
        Around { square: Some(square), values, beyond }
    }

    /// See [`Around::beyond`]; those in the list are near already.
    fn beyond(&self, position: &Position, square: Square, near: &FeatureList) -> FeatureList {
        let mut beyond = FeatureList::new();
        if self.neighbours.is_empty() {
            return beyond;
        }
        let mut meeting = FeatureList::new();
        position.meeting(square, &mut meeting);
        for (feature, neighbour) in &self.neighbours {
            if meeting.contains(neighbour) && !near.contains(feature) && !beyond.contains(feature) {
                // A list that is full leaves out the rest: no square meets that many features.
                let _ = beyond.try_push(*feature);
            }
        }
        beyond
    }

    /// The values of the features that the tile just placed may have changed.
    fn values_after<'w>(
        &self,
        evaluator: &mut Evaluator<'w>,
        position: &Position,
        beyond: &FeatureList,
    ) -> Weighed<'w> {
        let mut list = FeatureList::new();
        position.occupied_near_last(&mut list);
        let mut tally = Weighed::new(evaluator.weights());
        for feature in list.iter().chain(beyond) {
            evaluator.tally_feature(position, *feature, None, &self.outlook, &mut tally);
            evaluator.tally_learned(position, *feature, None, &self.outlook, &mut tally);
        }
        let bonus_tiles = position.bonus_tiles();
        if bonus_tiles > 0 {
            tally.values[self.seat.index()] += self.bonus * f32::from(bonus_tiles);
        }
        tally
    }

    /// A follower is taken off: its region's points for what it promised (DI4).
    fn take(&self, evaluator: &mut Evaluator<'_>, position: &Position, feature: FeatureId, tally: &mut Weighed<'_>) {
        let mut promised = Weighed::new(evaluator.weights());
        evaluator.tally_feature(position, feature, Some(self.seat), &self.outlook, &mut promised);
        let points = position.points_if_taken(feature);
        tally.values[self.seat.index()] += points as f32 - promised.values[self.seat.index()];
        tally.come_home(self.seat, 1);
        let change = Change { feature, pieces: position.glance(feature).pieces.without_one(self.seat) };
        let mut learned = Weighed::new(evaluator.weights());
        evaluator.tally_learned(position, feature, None, &self.outlook, &mut learned);
        tally.values.iter_mut().zip(learned.values).for_each(|(sum, value)| *sum -= value);
        if !change.pieces.is_empty() {
            evaluator.tally_learned(position, feature, Some(change), &self.outlook, tally);
        }
        evaluator.tally_neighbours(position, change, &self.outlook, tally);
    }

    /// The values after a move: the features around the square give way to what became of them.
    fn total(&self, after: &Weighed<'_>, around: &Values, used: Option<Piece>) -> Values {
        let mut values = [0.0; MAX_SEATS];
        for seat in 0..self.seats {
            let mut left = self.supply[seat];
            left[Piece::Follower] += after.home[seat];
            if let Some(piece) = used.filter(|_| seat == self.seat.index()) {
                left[piece] -= 1;
            }
            let value = |piece: Piece| self.supply_values[seat][piece as usize][usize::from(left[piece])];
            let supply: f32 = Piece::ALL.into_iter().map(value).sum();
            values[seat] = self.before[seat] - around[seat] + after.values[seat] + supply + self.turn_values[seat];
        }
        values
    }
}
