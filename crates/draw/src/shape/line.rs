//! Lines: where roads and rivers run and where they end.

use super::perimeter::{Class, class, inward, middle};
use crate::geometry::{CENTRE, Curve, Point, TILE, at};
use crate::seed::Seed;
use hedgerow_rules::{FeatureKind, Side, TileKind};

/// Half the width of a road.
pub const ROAD: f64 = 4.5;
/// Half the width of a river.
pub const RIVER: f64 = 6.5;

pub const fn half_width(kind: FeatureKind) -> f64 {
    match kind {
        FeatureKind::Road => ROAD,
        _ => RIVER,
    }
}

/// What is at the inner end of a line that does not run through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// Several roads meet.
    Crossing,
    Lake(u8),
    Monastery,
    Spring,
    /// The gate of a city, or just an end.
    Open,
}

/// A road or river.
#[derive(Clone, Debug)]
pub struct Line {
    pub segment: u8,
    pub kind: FeatureKind,
    pub curve: Curve,
    /// Nothing for a line that runs from side to side.
    pub end: Option<End>,
}

/// The sides a segment crosses the middle of.
pub fn sides_of(tile: &TileKind, segment: u8) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| tile.side(*side)[1] == segment).collect()
}

/// Away from walls, woods and buildings that take a whole side.
pub fn push(tile: &TileKind) -> Point {
    let walls = Side::ALL.into_iter().filter(|side| class(tile, tile.side(*side)[1]) == Class::Figure);
    walls.fold(at(0.0, 0.0), |sum, side| sum + inward(side) * 5.0)
}

/// A line from side to side.
pub fn through(one: Side, other: Side, pushed: Point, seed: &mut Seed) -> Curve {
    let (start, end) = (middle(one), middle(other));
    let (out, back) = (inward(one), inward(other));
    if one.opposite() != other {
        // Around its corner, and closer to it where a wall or wood lies on the other side.
        let corner = (out + back).unit() * -1.0;
        let reach = 27.0 + seed.about(3.0) - (pushed.x * corner.x + pushed.y * corner.y).clamp(0.0, 8.0);
        return Curve::new(start, [[start + out * reach, end + back * reach, end]]);
    }
    let across = out.turned();
    let shift = pushed.x * across.x + pushed.y * across.y;
    let wave = seed.about(4.0) + shift;
    let top = CENTRE + across * wave + out * seed.about(5.0);
    let lean = out * 13.0 + across * seed.about(5.0);
    Curve::new(start, [[start + out * 20.0, top - lean, top], [top + lean, end + back * 20.0, end]])
}

/// A line from a side to a place inside.
pub fn inwards(side: Side, target: Point, seed: &mut Seed) -> Curve {
    let start = middle(side);
    let way = target - start;
    let out = inward(side);
    let sway = out.turned() * seed.about(2.5);
    Curve::new(start, [[start + out * (way.length() * 0.45), target - way * 0.35 + sway, target]])
}

/// Where a lake lies.
///
/// `hollow`: the side that an edge which must touch it goes round; `drawn`: towards the caps that must touch it; `others`:
/// the lakes that have their places.
pub fn lake_place(tile: &TileKind, lake: u8, hollow: Option<Side>, drawn: Point, others: &[Point]) -> Point {
    if let Some(side) = hollow {
        return middle(side) + inward(side) * 31.0;
    }
    if drawn.length() > 0.0 {
        return CENTRE + drawn;
    }
    let fed = (0..tile.segments.len() as u8).filter(|segment| tile.segments[*segment as usize].lake == Some(lake));
    let sides: Vec<Side> = fed.flat_map(|segment| sides_of(tile, segment)).collect();
    let lakes = tile.segments.iter().filter(|segment| segment.kind == FeatureKind::Lake).count();
    let corner = sides.iter().fold(at(0.0, 0.0), |sum, side| sum + inward(*side) * -1.0);
    match (lakes, sides.len()) {
        (0 | 1, 2) => CENTRE + corner * 3.0 + push(tile) * 0.3,
        (0 | 1, _) => CENTRE + push(tile) * 0.3,
        // Lakes that no river leads to lie wherever the others do not.
        (_, 0) => {
            let corners = [at(-1.0, -1.0), at(1.0, 1.0), at(1.0, -1.0), at(-1.0, 1.0)];
            let places = corners.map(|corner| CENTRE + corner * (TILE * 0.17));
            let room = |place: &Point| others.iter().map(|other| other.distance(*place)).fold(f64::MAX, f64::min);
            places.into_iter().rev().max_by(|one, other| room(one).total_cmp(&room(other))).unwrap_or(CENTRE)
        }
        // Lakes of one tile keep to their corners.
        _ => CENTRE + corner * (TILE * 0.17),
    }
}
