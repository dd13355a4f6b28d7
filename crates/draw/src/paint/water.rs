//! Rivers, lakes and springs.

use super::palette as colour;
use super::{Easel, PlaceInSet};
use crate::geometry::{Curve, Point, at, blob};
use crate::shape::End;
use crate::svg::{AREA_BLEED, LINE_BLEED, Layers, PathData, path_element};
use hedgerow_rules::FeatureKind;

pub fn rivers(easel: &mut Easel) {
    let rivers: Vec<_> = easel.shape.lines.iter().filter(|line| line.kind == FeatureKind::River).collect();
    let (mut bank, mut course) = (PathData::default(), PathData::default());
    rivers.iter().for_each(|river| {
        bank.curve(&bled(&river.curve, river.end.is_none(), AREA_BLEED));
        course.curve(&bled(&river.curve, river.end.is_none(), LINE_BLEED));
    });
    // Shores are strokes around the deep water: the same path several times compresses to almost nothing.
    let mut pools = PathData::default();
    for lake in &easel.shape.lakes {
        pools.curve(&shrunk(&lake.curve, lake.centre, 0.82)).close();
    }
    let ponds: Vec<Point> = rivers
        .iter()
        .filter(|river| river.end == Some(End::Spring) && easel.place_in_set == PlaceInSet::Last)
        .map(|river| river.curve.end())
        .collect();
    for pond in &ponds {
        let radii: Vec<f64> = (0..8).map(|_| 13.0 + easel.seed.about(1.2)).collect();
        pools.curve(&blob(*pond, &radii, 0.85)).close();
    }
    let springs: Vec<(Point, Point)> = rivers
        .iter()
        .filter(|river| river.end == Some(End::Spring) && ponds.is_empty())
        .map(|river| river.curve.along(1.0))
        .collect();
    for (spring, _) in &springs {
        pools.circle(*spring, 5.2);
    }
    let body = &mut easel.body;
    path_element(body, colour::BANK, &bank.0);
    path_element(body, colour::POOL_BANK, &pools.0);
    path_element(body, colour::SHALLOW, &bank.0);
    path_element(body, colour::POOL_SHALLOW, &pools.0);
    path_element(body, colour::WATER, &course.0);
    path_element(body, colour::WATER_FILL, &pools.0);
    // Light on the water follows the current, and so looks right in every rotation.
    path_element(body, colour::CURRENT, &course.0);
    path_element(body, colour::RINGS, &pools.0);
    let mut layers = Layers::new(&[colour::RIPPLE, colour::ROCK_DARK, colour::ROCK]);
    for (spring, way) in &springs {
        // Stones around the head, open where the water leaves.
        for turn in [-1.9, -1.0, 0.0, 1.0, 1.9f64] {
            let (sine, cosine) = turn.sin_cos();
            let out = at(way.x * cosine - way.y * sine, way.x * sine + way.y * cosine);
            let stone = *spring + out * 7.6;
            layers.on(1).circle(stone + at(0.3, 0.6), 2.6 - turn.abs() * 0.3);
            layers.on(2).circle(stone, 2.1 - turn.abs() * 0.3);
        }
        layers.on(0).circle(*spring, 2.4);
    }
    layers.write(body);
}

/// A curve that reaches a little beyond the border where it meets it.
pub fn bled(curve: &Curve, both: bool, bleed: f64) -> Curve {
    let mut curve = curve.clone();
    let first = (curve.pieces[0][0] - curve.start).unit();
    curve.start = curve.start - first * bleed;
    if both && let Some(last) = curve.pieces.last_mut() {
        last[2] = last[2] + (last[2] - last[1]).unit() * bleed;
    }
    curve
}

fn shrunk(curve: &Curve, centre: Point, factor: f64) -> Curve {
    let move_in = |point: Point| centre.between(point, factor);
    Curve::new(move_in(curve.start), curve.pieces.iter().map(|piece| piece.map(move_in)).collect::<Vec<_>>())
}
