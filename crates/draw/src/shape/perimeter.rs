//! The border of a tile as a list of what lies along it, clockwise from the north-west corner.
//!
//! A place on the border is a number from 0 to 400, a hundred a side. Whole sides meet at corners; a line (road or river)
//! crosses the middle of a side. That is all that can be seen of a tile from outside, so tiles that fit always meet.

use crate::geometry::{Point, TILE, at};
use hedgerow_rules::{FeatureKind, Side, TileKind};

/// All round.
pub const ROUND: f64 = 4.0 * TILE;

/// Something that lies along the border.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stretch {
    pub segment: u8,
    pub from: f64,
    /// Not less than `from`; equal for a line, and for an area that reaches a corner between two others.
    pub to: f64,
}

/// How segments are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// A walled or wooded area in front of the ground.
    Figure,
    /// What is left over: fields and meadows.
    Ground,
    /// A band that crosses the middle of sides.
    Line,
    /// Something inside the tile: a lake, a monastery.
    Spot,
    /// A region of The Discovery, where everything is beside everything else.
    Land,
}

impl Class {
    pub fn of(kind: FeatureKind) -> Class {
        match kind {
            FeatureKind::City | FeatureKind::Forest => Class::Figure,
            FeatureKind::Field | FeatureKind::Meadow => Class::Ground,
            FeatureKind::Road | FeatureKind::River => Class::Line,
            FeatureKind::Lake | FeatureKind::Monastery | FeatureKind::RiverSystem => Class::Spot,
            FeatureKind::Plain | FeatureKind::Mountain | FeatureKind::Sea => Class::Land,
        }
    }
}

pub fn class(tile: &TileKind, segment: u8) -> Class {
    Class::of(tile.segments[segment as usize].kind)
}

/// The place on the border with that number.
pub fn border(position: f64) -> Point {
    let position = position.rem_euclid(ROUND);
    let along = position % TILE;
    match (position / TILE) as usize {
        0 => at(along, 0.0),
        1 => at(TILE, along),
        2 => at(TILE - along, TILE),
        _ => at(0.0, TILE - along),
    }
}

/// The direction from a side into the tile.
pub fn inward(side: Side) -> Point {
    let (x, y) = side.opposite().step();
    at(f64::from(x), f64::from(y))
}

/// The middle of a side.
pub fn middle(side: Side) -> Point {
    border(side as usize as f64 * TILE + TILE / 2.0)
}

/// The side at a place of the border.
pub fn side_at(position: f64) -> Side {
    Side::ALL[(position.rem_euclid(ROUND) / TILE) as usize & 3]
}

/// The corners and border places strictly between two places, clockwise.
pub fn corners_between(from: f64, to: f64) -> Vec<Point> {
    let length = (to - from).rem_euclid(ROUND);
    let length = if length == 0.0 { ROUND } else { length };
    let first = (from / TILE).floor() * TILE + TILE;
    (0..5).map(|index| first + index as f64 * TILE).filter(|corner| *corner < from + length).map(border).collect()
}

/// What lies along the border, with areas drawn to corners where they must keep others apart.
pub fn stretches(tile: &TileKind) -> Vec<Stretch> {
    let mut found: Vec<Stretch> = Vec::new();
    for side in Side::ALL {
        let start = side as usize as f64 * TILE;
        let [left, middle, right] = tile.side(side);
        if left == middle {
            found.push(Stretch { segment: left, from: start, to: start + TILE });
        } else {
            let half = start + TILE / 2.0;
            found.push(Stretch { segment: left, from: start, to: half });
            found.push(Stretch { segment: middle, from: half, to: half });
            found.push(Stretch { segment: right, from: half, to: start + TILE });
        }
    }
    let joined = |one: &Stretch, two: &Stretch| one.segment == two.segment;
    let mut merged: Vec<Stretch> = Vec::new();
    for stretch in found {
        match merged.last_mut() {
            Some(last) if joined(last, &stretch) => last.to = stretch.to,
            _ => merged.push(stretch),
        }
    }
    if merged.len() > 1 && joined(&merged[merged.len() - 1], &merged[0]) {
        let last = merged.remove(merged.len() - 1);
        merged[0].from = last.from - ROUND;
    }
    with_separators(tile, &merged)
}

/// Whether two areas that meet at a corner must not lie side by side.
fn apart(tile: &TileKind, one: u8, other: u8) -> bool {
    let (mine, theirs) = (class(tile, one), class(tile, other));
    let touch = tile.segments[one as usize].touches >> other & 1 == 1;
    one != other && mine == theirs && (mine != Class::Land || !touch)
}

fn with_separators(tile: &TileKind, plain: &[Stretch]) -> Vec<Stretch> {
    let count = plain.len();
    let mut all = Vec::new();
    for (index, stretch) in plain.iter().enumerate() {
        all.push(*stretch);
        let next = plain[(index + 1) % count];
        if count > 1 && apart(tile, stretch.segment, next.segment) {
            let outer = [plain[(index + 2) % count].segment, plain[(index + count - 1) % count].segment];
            if let Some(segment) = separator(tile, stretch.segment, next.segment, outer) {
                all.push(Stretch { segment, from: stretch.to, to: stretch.to });
            }
        }
    }
    all
}

/// The area that comes between two others at their corner. `outer`: what lies on the far sides of the two.
fn separator(tile: &TileKind, one: u8, other: u8, outer: [u8; 2]) -> Option<u8> {
    let fits = |segment: &u8| {
        let opposite = match class(tile, one) {
            Class::Figure => class(tile, *segment) == Class::Ground,
            Class::Ground => class(tile, *segment) == Class::Figure,
            mine => mine == class(tile, *segment),
        };
        let between = ![one, other].contains(segment);
        opposite && between && !apart(tile, one, *segment) && !apart(tile, other, *segment)
    };
    let segments = || (0..tile.segments.len() as u8).filter(fits);
    let inner = segments().find(|segment| !tile.ports.contains(segment));
    inner.or_else(|| outer.into_iter().find(fits)).or_else(|| segments().next())
}
