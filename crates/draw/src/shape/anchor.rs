//! Where pieces stand: well inside their segment, and apart from each other.

use super::line::Line;
use super::perimeter::{Class, class};
use super::tile_shape::{Place, TileShape};
use crate::geometry::{Point, TILE, at};
use hedgerow_rules::TileKind;

/// How far apart two pieces' places should be.
pub const APART: f64 = 22.0;

/// A place for each segment.
pub fn places(tile: &TileKind, shape: &TileShape) -> Vec<Place> {
    let candidates: Vec<Vec<Place>> =
        (0..tile.segments.len()).map(|segment| candidates(tile, shape, segment)).collect();
    let best = |segment: usize| candidates[segment].iter().map(|place| place.room).fold(0.0, f64::max);
    let mut order: Vec<usize> = (0..tile.segments.len()).collect();
    // Those with the least choice choose first.
    order.sort_by(|one, other| best(*one).total_cmp(&best(*other)));
    let mut chosen: Vec<Option<Place>> = vec![None; tile.segments.len()];
    // The second round knows where the others are.
    for _ in 0..3 {
        for segment in &order {
            let others: Vec<Point> = (0..chosen.len())
                .filter(|other| other != segment)
                .filter_map(|other| chosen[other])
                .map(|place| place.point)
                .collect();
            let score = |place: &Place| {
                let near = others.iter().map(|other| other.distance(place.point)).fold(f64::MAX, f64::min);
                let border = place.point.x.min(place.point.y).min(TILE - place.point.x).min(TILE - place.point.y);
                // A piece hanging over the border would be taken for the neighbour's.
                let over = (10.0 - border).max(0.0) * 2.5;
                place.room.min(13.0) * 1.5 + place.room * 0.3 + near.min(APART) * 2.0 + border.min(26.0) * 0.4 - over
            };
            let scored = candidates[*segment].iter().map(|place| (score(place), *place));
            let found = scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, place)| place);
            chosen[*segment] = found;
        }
    }
    let nowhere = Place { point: at(TILE / 2.0, TILE / 2.0), room: 0.0 };
    chosen.into_iter().map(|place| place.unwrap_or(nowhere)).collect()
}

fn candidates(tile: &TileKind, shape: &TileShape, segment: usize) -> Vec<Place> {
    let region = &shape.regions[segment];
    let mut places: Vec<Point> = match class(tile, segment as u8) {
        Class::Line => {
            let lines = shape.lines.iter().filter(|line| line.segment as usize == segment);
            // Of a line that ends inside, the middle: its end belongs to the village, lake or gate.
            let steps = |line: &Line| if line.end.is_some() { 6..=11 } else { 4..=16 };
            lines.flat_map(|line| steps(line).map(|step| line.curve.along(f64::from(step) / 20.0).0)).collect()
        }
        Class::Spot => {
            let lake = shape.lakes.iter().find(|lake| lake.segment as usize == segment).map(|lake| lake.centre);
            lake.or(shape.monastery.map(|place| place + at(5.0, 4.0))).into_iter().collect()
        }
        _ => region.grid(2.5),
    };
    places.retain(|place| region.contains(*place));
    if places.is_empty() {
        places = region.grid(1.0);
    }
    let place = |point: Point| Place { point: round(point), room: region.clearance(point) };
    places.into_iter().map(place).collect()
}

fn round(point: Point) -> Point {
    at((point.x * 10.0).round() / 10.0, (point.y * 10.0).round() / 10.0)
}
