//! Cities and forests: which edges they have, and what those edges must touch.

use super::chord::{Chord, Course, course};
use super::perimeter::{Class, Stretch, class};
use crate::geometry::Region;
use hedgerow_rules::{FeatureKind, Side, TileKind};

/// A city or forest.
#[derive(Clone, Debug)]
pub struct Figure {
    pub segment: u8,
    /// Its edges inside the tile.
    pub chords: Vec<Chord>,
    /// What it covers before lines and lakes are drawn over it.
    pub region: Region,
}

/// What an edge must touch so that two grounds do not run into each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// The inner end of a line.
    Head(u8),
    /// The middle of a line that runs through.
    Through(u8),
    Lake(u8),
}

/// An edge to draw.
#[derive(Clone, Debug)]
pub struct Gap {
    pub segment: u8,
    pub from: f64,
    pub to: f64,
    pub touches: Vec<Touch>,
}

impl Gap {
    /// Whether the figure has nothing but one side.
    pub fn is_cap(&self) -> bool {
        (self.to - self.from).rem_euclid(400.0) == 300.0
    }

    /// The side that the edge goes round, cutting off nothing but that side.
    pub fn hollow(&self) -> Option<Side> {
        match course(self.from, self.to) {
            Course::Cap { side } if (self.to - self.from).rem_euclid(400.0) == 100.0 => Some(side),
            _ => None,
        }
    }
}

/// Lines that hang together at their inner ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum System {
    Lake(u8),
    Crossing,
    Alone(u8),
}

/// Whether a line leads from side to side.
pub fn runs_through(tile: &TileKind, segment: u8) -> bool {
    super::line::sides_of(tile, segment).len() > 1
}

/// Roads that end inside the tile.
pub fn dead_roads(tile: &TileKind) -> Vec<u8> {
    let road = |segment: &u8| tile.segments[*segment as usize].kind == FeatureKind::Road;
    (0..tile.segments.len() as u8).filter(road).filter(|segment| !runs_through(tile, *segment)).collect()
}

fn system(tile: &TileKind, segment: u8) -> System {
    let dead = dead_roads(tile);
    match tile.segments[segment as usize].lake {
        Some(lake) => System::Lake(lake),
        None if dead.len() > 1 && dead.contains(&segment) => System::Crossing,
        None => System::Alone(segment),
    }
}

/// The edges of all figures.
pub fn gaps(tile: &TileKind, stretches: &[Stretch]) -> Vec<Gap> {
    let count = stretches.len();
    let mut gaps = Vec::new();
    for (index, stretch) in stretches.iter().enumerate() {
        if class(tile, stretch.segment) != Class::Figure || count == 1 {
            continue;
        }
        let between: Vec<Stretch> = (1..=count)
            .map(|step| stretches[(index + step) % count])
            .take_while(|other| other.segment != stretch.segment)
            .collect();
        let Some(last) = between.last() else { continue };
        let touches = touches(tile, &between);
        gaps.push(Gap { segment: stretch.segment, from: stretch.to, to: last.to, touches });
    }
    gaps
}

/// Walks along an edge and notes every line that must come up to it.
fn touches(tile: &TileKind, between: &[Stretch]) -> Vec<Touch> {
    let mut touches = Vec::new();
    // The same ground at both ends: it runs along the whole edge.
    if between.first().map(|stretch| stretch.segment) == between.last().map(|stretch| stretch.segment) {
        return touches;
    }
    let mut index = 0;
    while index < between.len() {
        let segment = between[index].segment;
        if class(tile, segment) != Class::Line || index == 0 {
            index += 1;
            continue;
        }
        let mine = system(tile, segment);
        let same =
            |stretch: &Stretch| class(tile, stretch.segment) == Class::Line && system(tile, stretch.segment) == mine;
        let last = between.iter().rposition(same).unwrap_or(index);
        let (before, after) = (between[index - 1].segment, between.get(last + 1).map(|stretch| stretch.segment));
        if after.is_some_and(|after| after != before) {
            let inside = &between[index..=last];
            let gate = inside
                .iter()
                .map(|stretch| stretch.segment)
                .find(|other| tile.segments[*other as usize].kind == FeatureKind::Road && dead_roads(tile) == [*other]);
            touches.push(match (gate, mine) {
                // A road that crosses a river on its way to the city keeps the banks apart.
                (Some(road), _) => Touch::Head(road),
                (None, System::Lake(lake)) => Touch::Lake(lake),
                (None, _) if runs_through(tile, segment) => Touch::Through(segment),
                (None, _) => Touch::Head(segment),
            });
        }
        index = last + 1;
    }
    touches
}
