//! Points, curves and regions on the square of a tile.

use i_overlay::core::fill_rule::FillRule;
use i_overlay::core::overlay_rule::OverlayRule;
use i_overlay::float::single::SingleFloatOverlay;
use std::ops::{Add, Mul, Sub};

/// The length of a tile's side in every picture and in all data.
pub const TILE: f64 = 100.0;

/// A place on a tile: x grows to the east, y to the south, the north-west corner is 0,0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

/// Shorthand for a [`Point`].
pub const fn at(x: f64, y: f64) -> Point {
    Point { x, y }
}

/// The middle of a tile.
pub const CENTRE: Point = at(TILE / 2.0, TILE / 2.0);

impl Point {
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// The same direction with length 1; nothing for no direction.
    pub fn unit(self) -> Point {
        let length = self.length();
        if length < 1e-9 { at(0.0, 0.0) } else { self * (1.0 / length) }
    }

    /// A quarter turn clockwise (y grows downwards).
    pub fn turned(self) -> Point {
        at(-self.y, self.x)
    }

    pub fn between(self, other: Point, share: f64) -> Point {
        self + (other - self) * share
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        at(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        at(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        at(self.x * factor, self.y * factor)
    }
}

/// A smooth open curve of cubic pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub start: Point,
    /// Two handles and an end each.
    pub pieces: Vec<[Point; 3]>,
}

/// How many straight steps stand for a piece of a curve wherever straight steps are needed.
const STEPS: usize = 10;

impl Curve {
    pub fn new(start: Point, pieces: impl Into<Vec<[Point; 3]>>) -> Curve {
        Curve { start, pieces: pieces.into() }
    }

    pub fn end(&self) -> Point {
        self.pieces.last().map_or(self.start, |piece| piece[2])
    }

    /// Points along the curve with the direction at each of them.
    pub fn walk(&self) -> Vec<(Point, Point)> {
        let mut walk = Vec::new();
        let mut from = self.start;
        for (index, [one, two, to]) in self.pieces.iter().enumerate() {
            for step in usize::from(index > 0)..=STEPS {
                let t = step as f64 / STEPS as f64;
                let s = 1.0 - t;
                let point =
                    from * (s * s * s) + *one * (3.0 * s * s * t) + *two * (3.0 * s * t * t) + *to * (t * t * t);
                let slope = (*one - from) * (s * s) + (*two - *one) * (2.0 * s * t) + (*to - *two) * (t * t);
                let slope = if slope.length() < 1e-6 { *to - from } else { slope };
                walk.push((point, slope.unit()));
            }
            from = *to;
        }
        walk
    }

    pub fn points(&self) -> Vec<Point> {
        self.walk().into_iter().map(|(point, _)| point).collect()
    }

    /// The place a share of the way along the curve.
    pub fn along(&self, share: f64) -> (Point, Point) {
        let walk = self.walk();
        let total: f64 = walk.windows(2).map(|pair| pair[0].0.distance(pair[1].0)).sum();
        let mut left = total * share.clamp(0.0, 1.0);
        for pair in walk.windows(2) {
            let step = pair[0].0.distance(pair[1].0);
            if left <= step && step > 0.0 {
                return (pair[0].0.between(pair[1].0, left / step), pair[0].1);
            }
            left -= step;
        }
        walk.last().copied().unwrap_or((self.start, at(1.0, 0.0)))
    }

    pub fn length(&self) -> f64 {
        self.points().windows(2).map(|pair| pair[0].distance(pair[1])).sum()
    }

    /// The outline of a band along the curve. Its ends are cut straight across.
    pub fn band(&self, half_width: f64) -> Vec<Point> {
        let walk = self.walk();
        let edge = |sign: f64| walk.iter().map(move |(point, way)| *point + way.turned() * (sign * half_width));
        let mut outline: Vec<Point> = edge(1.0).collect();
        outline.extend(edge(-1.0).rev());
        outline
    }
}

/// A closed smooth curve around a place, with a wave for each of `radii`.
pub fn blob(centre: Point, radii: &[f64], flat: f64) -> Curve {
    let count = radii.len();
    let angle = |index: usize| index as f64 * std::f64::consts::TAU / count as f64;
    let place = |index: usize| {
        let (sine, cosine) = angle(index).sin_cos();
        centre + at(cosine, sine * flat) * radii[index % count]
    };
    let handle = |index: usize| {
        let (sine, cosine) = angle(index).sin_cos();
        at(-sine, cosine * flat)
            * (radii[index % count] * 4.0 / 3.0 * (std::f64::consts::TAU / count as f64 / 4.0).tan())
    };
    let pieces: Vec<[Point; 3]> = (0..count)
        .map(|index| [place(index) + handle(index), place(index + 1) - handle(index + 1), place(index + 1)])
        .collect();
    Curve::new(place(0), pieces)
}

fn distance_to_step(one: Point, two: Point, point: Point) -> f64 {
    let (along, away) = (two - one, point - one);
    let square = along.x * along.x + along.y * along.y;
    let share = if square < 1e-12 { 0.0 } else { (away.x * along.x + away.y * along.y) / square };
    point.distance(one.between(two, share.clamp(0.0, 1.0)))
}

/// How far a place is from a line of straight steps.
pub fn distance_to_line(points: &[Point], point: Point) -> f64 {
    points.windows(2).map(|step| distance_to_step(step[0], step[1], point)).fold(f64::MAX, f64::min)
}

/// A part of a tile: shapes, each an outline followed by its holes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Region {
    pub shapes: Vec<Vec<Vec<Point>>>,
}

impl Region {
    pub fn of(outline: Vec<Point>) -> Region {
        Region { shapes: vec![vec![outline]] }
    }

    /// The whole tile.
    pub fn tile() -> Region {
        Region::of(vec![at(0.0, 0.0), at(TILE, 0.0), at(TILE, TILE), at(0.0, TILE)])
    }

    pub fn is_empty(&self) -> bool {
        self.shapes.is_empty()
    }

    pub fn without(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Difference)
    }

    pub fn within(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Intersect)
    }

    pub fn with(&self, other: &Region) -> Region {
        self.combine(other, OverlayRule::Union)
    }

    fn combine(&self, other: &Region, rule: OverlayRule) -> Region {
        let plain = |region: &Region| -> Vec<Vec<Vec<[f64; 2]>>> {
            let contour = |contour: &Vec<Point>| contour.iter().map(|point| [point.x, point.y]).collect();
            region.shapes.iter().map(|shape| shape.iter().map(contour).collect()).collect()
        };
        let (mine, theirs) = (plain(self), plain(other));
        let result = match (self.is_empty(), other.is_empty()) {
            (true, _) if rule == OverlayRule::Union => theirs,
            (true, _) => Vec::new(),
            (false, true) if rule == OverlayRule::Intersect => Vec::new(),
            (false, true) => mine,
            (false, false) => mine.overlay(&theirs, rule, FillRule::NonZero),
        };
        // A hundredth of a unit is far below what can be seen, and makes meeting outlines meet in the very same points.
        let round = |value: f64| (value * 100.0).round() / 100.0;
        let contour = |contour: Vec<[f64; 2]>| contour.into_iter().map(|[x, y]| at(round(x), round(y))).collect();
        let shapes = result.into_iter().map(|shape| shape.into_iter().map(contour).collect()).collect();
        let mut region = Region { shapes };
        // What is left over where curves graze each other is no part of anything.
        region.shapes.retain(|shape| shape.first().is_some_and(|outline| area(outline).abs() > 0.05));
        region
    }

    pub fn area(&self) -> f64 {
        self.contours().map(|contour| area(contour)).sum::<f64>().abs()
    }

    pub fn contours(&self) -> impl Iterator<Item = &Vec<Point>> {
        self.shapes.iter().flatten()
    }

    /// Whether a place lies in the region (by the winding of its outlines).
    pub fn contains(&self, point: Point) -> bool {
        let inside = |contour: &Vec<Point>| {
            let pairs = contour.iter().zip(contour.iter().cycle().skip(1));
            let crossed = |(one, two): &(&Point, &Point)| {
                (one.y > point.y) != (two.y > point.y)
                    && point.x < (two.x - one.x) * (point.y - one.y) / (two.y - one.y) + one.x
            };
            pairs.filter(crossed).count() % 2 == 1
        };
        self.contours().filter(|contour| inside(contour)).count() % 2 == 1
    }

    /// How far a place is from the nearest outline.
    pub fn clearance(&self, point: Point) -> f64 {
        let closed = |contour: &Vec<Point>| {
            let pairs = contour.iter().zip(contour.iter().cycle().skip(1));
            pairs.map(|(one, two)| distance_to_step(*one, *two, point)).fold(f64::MAX, f64::min)
        };
        self.contours().map(closed).fold(f64::MAX, f64::min)
    }

    /// Places inside, on a grid.
    pub fn grid(&self, step: f64) -> Vec<Point> {
        let count = (TILE / step) as usize;
        let places = (0..count * count)
            .map(|index| at((index % count) as f64 * step + step / 2.0, (index / count) as f64 * step + step / 2.0));
        places.filter(|place| self.contains(*place)).collect()
    }
}

/// The area of an outline, with a sign for its direction.
fn area(contour: &[Point]) -> f64 {
    let pairs = contour.iter().zip(contour.iter().cycle().skip(1));
    pairs.map(|(one, two)| one.x * two.y - two.x * one.y).sum::<f64>() / 2.0
}
