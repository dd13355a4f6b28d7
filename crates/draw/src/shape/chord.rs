//! Curves from one place of the border to another: the edges of areas.

use super::perimeter::{ROUND, border, corners_between, inward, side_at};
use crate::geometry::{CENTRE, Curve, Point, Region, TILE, at};
use crate::seed::Seed;
use hedgerow_rules::Side;

/// How deep a cap of one side reaches into a tile.
pub const CAP: f64 = 27.0;

/// The edge of what lies clockwise between two places of the border.
#[derive(Clone, Debug)]
pub struct Chord {
    pub from: f64,
    pub to: f64,
    pub curve: Curve,
}

/// Which way a chord goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Course {
    /// Around one side.
    Cap {
        side: Side,
    },
    /// From a corner to the one across.
    Diagonal,
    Other,
}

/// The course between two places of the border.
pub fn course(from: f64, to: f64) -> Course {
    let cornered = from % TILE == 0.0 && to % TILE == 0.0;
    match (to - from).rem_euclid(ROUND) {
        100.0 if cornered => Course::Cap { side: side_at(from) },
        300.0 if cornered => Course::Cap { side: side_at(to) },
        200.0 if cornered => Course::Diagonal,
        _ => Course::Other,
    }
}

impl Chord {
    /// A chord through `through`, or wherever it looks natural.
    pub fn new(from: f64, to: f64, through: Option<Point>, seed: &mut Seed) -> Chord {
        let (start, end) = (border(from), border(to));
        let curve = match course(from, to) {
            Course::Cap { side } => {
                let depth = through.map_or(CAP + seed.about(1.5), |point| cap_depth(side, point));
                let lean = through.map_or(seed.about(3.0), |point| {
                    let along = inward(side).turned();
                    (point.x - CENTRE.x) * along.x + (point.y - CENTRE.y) * along.y
                });
                cap(side, start, end, depth, lean)
            }
            Course::Diagonal => {
                let way = (end - start).unit();
                let middle = through.unwrap_or(CENTRE + way.turned() * seed.about(4.0) + way * seed.about(5.0));
                diagonal(start, middle, end, &mut seed.clone())
            }
            Course::Other => {
                let across = (end - start).unit().turned();
                let middle = through.unwrap_or(start.between(end, 0.5) + across * seed.about(4.0));
                let way = (end - start) * 0.2 + across * (6.0 * if seed.below(2) == 0 { 1.0 } else { -1.0 });
                Curve::new(
                    start,
                    [[start.between(middle, 0.4), middle - way, middle], [middle + way, end.between(middle, 0.4), end]],
                )
            }
        };
        Chord { from, to, curve }
    }

    /// What lies clockwise between the ends.
    pub fn cut_off(&self) -> Region {
        let mut outline = self.curve.points();
        outline.reverse();
        // Clockwise along the border from the start (where the reversed curve ended) to its end.
        outline.extend(corners_between(self.from, self.to));
        Region::of(outline).within(&Region::tile())
    }
}

fn cap_depth(side: Side, point: Point) -> f64 {
    let way = inward(side);
    (point.x - CENTRE.x) * way.x + (point.y - CENTRE.y) * way.y + TILE / 2.0
}

/// A bow over a side. It leaves the corners flat enough for another bow to leave the same corner along the next side.
fn cap(side: Side, start: Point, end: Point, depth: f64, lean: f64) -> Curve {
    let up = inward(side);
    let along = (end - start).unit();
    let top = start.between(end, 0.5) + up * depth + up.turned() * lean;
    let rise = depth.min(30.0);
    let handle = |corner: Point, sign: f64| corner + along * (sign * 14.0) + up * (rise * 0.42);
    let shoulder = if depth > 34.0 { 13.0 } else { 21.0 };
    Curve::new(
        start,
        [[handle(start, 1.0), top - along * shoulder, top], [top + along * shoulder, handle(end, -1.0), end]],
    )
}

fn diagonal(start: Point, middle: Point, end: Point, seed: &mut Seed) -> Curve {
    let way = (end - start).unit();
    let swing = way.turned() * (4.0 + seed.share() * 4.0) * if seed.below(2) == 0 { 1.0 } else { -1.0 };
    let (before, after) = (middle - way * 22.0 - swing, middle + way * 22.0 + swing);
    Curve::new(start, [[start.between(CENTRE, 0.45), before, middle], [after, end.between(CENTRE, 0.45), end]])
}

/// The middle of the stretch clockwise between two places.
pub fn halfway(from: f64, to: f64) -> f64 {
    let length = (to - from).rem_euclid(ROUND);
    (from + if length == 0.0 { ROUND } else { length } / 2.0).rem_euclid(ROUND)
}

/// From the middle of the tile towards the area that lies behind the chord (not the part that it cuts off).
pub fn towards_rest(from: f64, to: f64) -> Point {
    match course(from, to) {
        Course::Cap { side } if (to - from).rem_euclid(ROUND) > 200.0 => inward(side) * -1.0,
        Course::Cap { side } => inward(side),
        _ => {
            let away = border(halfway(to, from)) - CENTRE;
            if away.length() < 1.0 { at(0.0, -1.0) } else { away.unit() }
        }
    }
}
