//! [`Breakdown`]: what a move changes in the evaluation, seat by seat, feature by feature, term by term.

use super::phrase::phrase;
use crate::terminal::kind_word;
use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::{self, About, Evaluator, Term};
use hedgerow_locale::{Language, text};
use hedgerow_rules::{FeatureId, Position, Refusal, Seat, Spot};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What a move changes.
#[derive(Debug)]
pub struct Breakdown {
    /// What each seat has without the move, and what it has after it.
    pub before: Vec<f64>,
    pub after: Vec<f64>,
    /// The seat in turn first, then the others in the order of their turns.
    pub seats: Vec<SeatChange>,
}

/// What a move changes for a seat.
#[derive(Debug, Serialize)]
pub struct SeatChange {
    pub seat: usize,
    /// The sum over everything below.
    #[serde(serialize_with = "rounded")]
    pub points: f64,
    /// The largest first.
    pub changes: Vec<Group>,
}

/// The changes that hang on one thing.
#[derive(Debug, Serialize)]
pub struct Group {
    /// `city at 3,4`, or what is no feature.
    pub about: String,
    #[serde(serialize_with = "rounded")]
    pub points: f64,
    /// The largest first.
    pub terms: Vec<Change>,
}

/// The change of a term.
#[derive(Debug, Serialize)]
pub struct Change {
    pub term: String,
    pub words: String,
    #[serde(serialize_with = "rounded")]
    pub amount: f64,
    #[serde(serialize_with = "rounded")]
    pub weight: f64,
    #[serde(serialize_with = "rounded")]
    pub points: f64,
}

/// Four digits are more than enough.
pub fn rounded<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64((value * 10_000.0).round() / 10_000.0 + 0.0)
}

impl Breakdown {
    /// Takes the move apart; the plan must be legal.
    pub fn new(
        language: Language,
        evaluator: &mut Evaluator<'_>,
        before: &Position,
        plan: &Plan,
    ) -> Result<Breakdown, Refusal> {
        let (changes, after) = evaluator.changes(before, plan)?;
        let weight = |term: Term| f64::from(evaluator.weights().terms[term.index()]);
        let labels = Labels { language, before, after: &after };
        let order = (0..before.seat_count()).map(|step| (before.seat().index() + step) % before.seat_count());
        let seats = order.map(|seat| SeatChange::of(Seat(seat as u8), &changes, weight, &labels)).collect::<Vec<_>>();
        let values: Vec<f64> =
            evaluator.values(&after)[..before.seat_count()].iter().map(|value| f64::from(*value)).collect();
        let change = |seat: usize| seats.iter().find(|change| change.seat == seat).map_or(0.0, |change| change.points);
        let without = values.iter().enumerate().map(|(seat, value)| value - change(seat)).collect();
        Ok(Breakdown { before: without, after: values, seats })
    }
}

impl SeatChange {
    fn of(seat: Seat, changes: &[evaluation::Change], weight: impl Fn(Term) -> f64, labels: &Labels<'_>) -> SeatChange {
        let mut groups: BTreeMap<About, Vec<Change>> = BTreeMap::new();
        for &evaluation::Change { about, term, amount, .. } in changes.iter().filter(|change| change.seat == seat) {
            let weight = weight(term);
            let (words, points) = (labels.language.say(&phrase(term)), amount * weight);
            let change = Change { term: term.to_string(), words, amount, weight, points };
            groups.entry(about).or_default().push(change);
        }
        let mut changes: Vec<Group> = groups
            .into_iter()
            .map(|(about, mut terms)| {
                terms.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
                let points = terms.iter().map(|change| change.points).sum();
                Group { about: labels.of(about), points, terms }
            })
            .collect();
        changes.sort_by(|one, other| other.points.abs().total_cmp(&one.points.abs()));
        SeatChange { seat: seat.index(), points: changes.iter().map(|group| group.points).sum(), changes }
    }
}

/// Names for what changes hang on.
struct Labels<'a> {
    language: Language,
    before: &'a Position,
    after: &'a Position,
}

impl Labels<'_> {
    fn of(&self, about: About) -> String {
        match about {
            About::Feature(feature) => self.feature(feature),
            About::Supply => self.language.say(&text!("cli-about-supply")),
            About::Track => self.language.say(&text!("cli-about-track")),
            About::Turns => self.language.say(&text!("cli-about-turn")),
        }
    }

    /// A feature by the square of a piece that was in it before the move or is in it after it; there people look for it.
    /// The letter tells fields on the same tile apart.
    fn feature(&self, feature: FeatureId) -> String {
        let report = self.after.feature(feature);
        let rules = self.after.rules();
        let holds = |position: &Position, spot: &Spot| {
            let tile = position.board().tile_at(position.game(), spot.square);
            let standing = tile.and_then(|tile| tile.standing);
            standing
                .is_some_and(|standing| rules.takes(report.kind, standing.piece) && standing.segment == spot.segment)
        };
        let held = [self.before, self.after].into_iter().find_map(|position| {
            report.spots.iter().filter(|spot| holds(position, spot)).min_by_key(|spot| (spot.square.x, spot.square.y))
        });
        let kind = kind_word(report.kind);
        let Some(spot) = held.or(report.spots.first()) else { return self.language.say(&kind) };
        let game = self.after.game();
        let tile = self.after.board().tile_at(game, spot.square);
        let letter = tile.map_or('?', |tile| game.tile(tile.kind).segments[spot.segment as usize].letter);
        self.language.say(&text!("cli-about-feature", kind = kind, spot = format!("{} {letter}", spot.square)))
    }
}

/// By how much a seat is ahead of the best other one.
pub fn lead(values: &[f64], seat: usize) -> f64 {
    let others = values.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, value)| *value);
    values.get(seat).map_or(0.0, |own| own - others.fold(f64::MIN, f64::max))
}
