//! Writing SVG without a wasted byte.

use crate::geometry::{Curve, Point, Region, TILE, at};
use std::fmt::Write;

/// How far the ground reaches beyond the border. A third of a pixel is enough to hide the gap between two tiles, and a tile
/// has seldom less than forty.
pub const GROUND_BLEED: f64 = 0.8;
/// What lies on it reaches further, and so covers the soft edge of what is below, which would be seen as a hairline.
pub const AREA_BLEED: f64 = 1.2;
/// The inner part of a road or river reaches over all of it.
pub const LINE_BLEED: f64 = 2.0;

/// A number with at most one decimal.
pub fn number(value: f64) -> String {
    let tenths = (value * 10.0).round() as i64;
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    let sign = if tenths < 0 { "-" } else { "" };
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{part}"),
        _ => format!("{sign}{whole}.{part}"),
    }
}

/// Path data under construction.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PathData(pub String);

impl PathData {
    fn put(&mut self, value: f64) {
        let text = number(value);
        if !text.starts_with('-') && self.0.ends_with(|last: char| last.is_ascii_digit()) {
            self.0.push(' ');
        }
        self.0.push_str(&text);
    }

    fn point(&mut self, point: Point) {
        self.put(point.x);
        self.put(point.y);
    }

    pub fn to(&mut self, point: Point) -> &mut PathData {
        self.0.push('M');
        self.point(point);
        self
    }

    pub fn line(&mut self, point: Point) -> &mut PathData {
        self.0.push('L');
        self.point(point);
        self
    }

    pub fn close(&mut self) -> &mut PathData {
        self.0.push('z');
        self
    }

    pub fn curve(&mut self, curve: &Curve) -> &mut PathData {
        self.to(curve.start);
        for piece in &curve.pieces {
            self.0.push('C');
            piece.iter().for_each(|point| self.point(*point));
        }
        self
    }

    pub fn outline(&mut self, points: &[Point]) -> &mut PathData {
        for (index, point) in points.iter().enumerate() {
            match index {
                0 => self.0.push('M'),
                // Further coordinates after L need no letter.
                1 => self.0.push('L'),
                _ => {}
            }
            self.point(*point);
        }
        self.close()
    }

    pub fn open(&mut self, points: &[Point]) -> &mut PathData {
        self.outline(points);
        self.0.pop();
        self
    }

    /// A shape drawn around 0,0 and moved here: `text` holds relative commands that follow a move.
    pub fn stamp(&mut self, place: Point, text: &str) -> &mut PathData {
        self.to(place);
        self.0.push_str(text);
        self
    }

    pub fn circle(&mut self, centre: Point, radius: f64) -> &mut PathData {
        self.to(centre - at(radius, 0.0));
        let (r, d) = (number(radius), number(radius * 2.0));
        let _ = write!(self.0, "a{r} {r} 0 1 1 {d} 0 {r} {r} 0 1 1-{d} 0z");
        self
    }

    /// A spot for a round brush. Layers of different brushes over the same spots compress to almost nothing.
    pub fn dot(&mut self, place: Point) -> &mut PathData {
        self.to(place);
        self.0.push_str("h0");
        self
    }

    /// A large flat patch.
    pub fn patch(&mut self, place: Point, shape: usize, radius: f64) -> &mut PathData {
        self.to(at(place.x.round(), place.y.round()));
        self.0.push_str(match (shape % 2, radius) {
            (_, ..7.0) => "m-5 0c0-5 4-5 6-5s5 3 4 6-3 4-5 4-5-1-5-5z",
            (0, ..11.0) => "m-9 1c-1-7 4-8 8-9s8 2 9 7-2 7-6 8-10 1-11-6z",
            (_, ..11.0) => "m-8-2c1-7 6-6 9-6s8 2 8 7-4 8-8 8-10-2-9-9z",
            (0, _) => "m-12 2c-2-9 5-9 9-12s11-2 14 4 0 11-6 13-15 5-17-5z",
            (_, _) => "m-12-3c2-9 8-7 12-8s12 2 13 9-4 11-11 11-16-2-14-12z",
        });
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The outline of a region.
pub fn region_path(region: &Region) -> String {
    let mut path = PathData::default();
    region.contours().for_each(|contour| {
        path.outline(&simplified(contour));
    });
    path.0
}

/// Leaves out points that a straight line misses by less than can be seen.
pub fn simplified(points: &[Point]) -> Vec<Point> {
    fn thin(points: &[Point], kept: &mut Vec<Point>) {
        let (Some(first), Some(last)) = (points.first(), points.last()) else { return };
        let along = (*last - *first).unit();
        let away = |point: &Point| {
            let step = *point - *first;
            if along.length() < 0.5 { step.length() } else { (step.x * along.y - step.y * along.x).abs() }
        };
        let widest = (1..points.len().saturating_sub(1))
            .max_by(|one, other| away(&points[*one]).total_cmp(&away(&points[*other])));
        match widest {
            Some(widest) if away(&points[widest]) > 0.2 => {
                thin(&points[..=widest], kept);
                thin(&points[widest..], kept);
            }
            _ => kept.push(*first),
        }
    }
    let mut kept = Vec::new();
    let closed: Vec<Point> = points.iter().chain(points.first()).copied().collect();
    thin(&closed, &mut kept);
    kept
}

/// The outline of a region, reaching a little beyond the border.
pub fn bled_path(region: &Region, bleed: f64) -> String {
    let shift = |value: f64| match value {
        value if value < 0.02 => -bleed,
        value if value > TILE - 0.02 => TILE + bleed,
        value => value,
    };
    let mut path = PathData::default();
    for contour in region.contours() {
        let moved: Vec<Point> = simplified(contour).iter().map(|point| at(shift(point.x), shift(point.y))).collect();
        path.outline(&moved);
    }
    path.0
}

/// The parts of a region's outline that do not run along the border of the tile.
pub fn inner_edges(region: &Region) -> Vec<Vec<Point>> {
    let on = |value: f64, wall: f64| (value - wall).abs() < 0.02;
    let along_border = |one: Point, two: Point| {
        [0.0, TILE].iter().any(|wall| on(one.x, *wall) && on(two.x, *wall) || on(one.y, *wall) && on(two.y, *wall))
    };
    let mut chains: Vec<Vec<Point>> = Vec::new();
    for contour in region.contours() {
        let count = contour.len();
        // Begin behind a border so that no chain is torn.
        let begin =
            (0..count).find(|index| along_border(contour[(index + count - 1) % count], contour[*index])).unwrap_or(0);
        let mut chain: Vec<Point> = Vec::new();
        for step in 0..count {
            let (one, two) = (contour[(begin + step) % count], contour[(begin + step + 1) % count]);
            if along_border(one, two) {
                chains.extend((chain.len() > 1).then(|| std::mem::take(&mut chain)));
                chain.clear();
            } else {
                if chain.is_empty() {
                    chain.push(one);
                }
                chain.push(two);
            }
        }
        chains.extend((chain.len() > 1).then_some(chain));
    }
    chains
}

/// Several paths that are painted one above the other, each with its own paint, however the strokes come in.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    layers: Vec<(&'static str, PathData)>,
}

impl Layers {
    /// Paints from the lowest to the highest.
    pub fn new(paints: &[&'static str]) -> Layers {
        Layers { layers: paints.iter().map(|paint| (*paint, PathData::default())).collect() }
    }

    pub fn on(&mut self, layer: usize) -> &mut PathData {
        &mut self.layers[layer].1
    }

    pub fn write(&self, body: &mut String) {
        for (paint, path) in self.layers.iter().filter(|(_, path)| !path.is_empty()) {
            path_element(body, paint, &path.0);
        }
    }
}

pub fn path_element(body: &mut String, paint: &str, data: &str) {
    if !data.is_empty() {
        let _ = write!(body, "<path {paint} d=\"{data}\"/>");
    }
}

/// A symbol of the sheet, put somewhere.
pub fn symbol_element(id: &str, place: Point, scale: f64) -> String {
    let (x, y) = (number(place.x), number(place.y));
    match scale {
        1.0 => format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>"),
        _ => format!("<use href=\"#{id}\" transform=\"translate({x} {y})scale({scale})\"/>"),
    }
}
