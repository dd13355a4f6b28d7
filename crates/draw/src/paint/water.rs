//! Rivers, lakes and springs.

use super::palette as colour;
use super::{Easel, PlaceInSet};
use crate::geometry::{Curve, Point, at, blob};
use crate::shape::End;
use crate::svg::{BLEED, Layers, PathData, path_element};
use hedgerow_rules::FeatureKind;

pub fn rivers(easel: &mut Easel) {
    let rivers: Vec<_> = easel.shape.lines.iter().filter(|line| line.kind == FeatureKind::River).collect();
    let mut course = PathData::default();
    rivers.iter().for_each(|river| {
        course.curve(&bled(&river.curve, river.end.is_none()));
    });
    let mut pools = PathData::default();
    let mut deep = PathData::default();
    for lake in &easel.shape.lakes {
        pools.curve(&lake.curve).close();
        deep.curve(&shrunk(&lake.curve, lake.centre, 0.82)).close();
    }
    let ponds: Vec<Point> = rivers
        .iter()
        .filter(|river| river.end == Some(End::Spring) && easel.place_in_set == PlaceInSet::Last)
        .map(|river| river.curve.end())
        .collect();
    for pond in &ponds {
        let radii: Vec<f64> = (0..8).map(|_| 16.0 + easel.seed.about(1.5)).collect();
        let curve = blob(*pond, &radii, 0.85);
        pools.curve(&curve).close();
        deep.curve(&shrunk(&curve, *pond, 0.82)).close();
    }
    let springs: Vec<(Point, Point)> = rivers
        .iter()
        .filter(|river| river.end == Some(End::Spring) && ponds.is_empty())
        .map(|river| river.curve.along(1.0))
        .collect();
    for (spring, _) in &springs {
        pools.circle(*spring, 7.5);
        deep.circle(*spring, 5.8);
    }
    let body = &mut easel.body;
    path_element(body, colour::BANK, &course.0);
    path_element(body, "fill=\"#8b9a62\" stroke=\"#8b9a62\" stroke-width=\"2\"", &pools.0);
    path_element(body, colour::SHALLOW, &course.0);
    path_element(body, colour::SHALLOW_FILL, &pools.0);
    path_element(body, colour::WATER, &course.0);
    path_element(body, colour::WATER_FILL, &deep.0);
    let mut layers = Layers::new(&[colour::RIPPLE, colour::ROCK_DARK, colour::ROCK]);
    for river in &rivers {
        for share in [0.22, 0.5, 0.78] {
            if river.end.is_some() && share > 0.6 {
                continue;
            }
            let (place, way) = river.curve.along(share + easel.seed.about(0.06));
            let place = place + way.turned() * easel.seed.about(1.6);
            layers.on(0).stamp(at((place.x - 3.0).round(), place.y.round()), "q1.5-1.6 3 0q1.5 1.6 3 0");
        }
    }
    for lake in &easel.shape.lakes {
        for (dx, dy) in [(-0.35, -0.5), (0.3, 0.52)] {
            layers.on(0).stamp(lake.centre + at(dx * lake.radius - 2.5, dy * lake.radius), "q2.5-1.3 5 0");
        }
    }
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
pub fn bled(curve: &Curve, both: bool) -> Curve {
    let mut curve = curve.clone();
    let first = (curve.pieces[0][0] - curve.start).unit();
    curve.start = curve.start - first * BLEED;
    if both && let Some(last) = curve.pieces.last_mut() {
        last[2] = last[2] + (last[2] - last[1]).unit() * BLEED;
    }
    curve
}

fn shrunk(curve: &Curve, centre: Point, factor: f64) -> Curve {
    let move_in = |point: Point| centre.between(point, factor);
    Curve::new(move_in(curve.start), curve.pieces.iter().map(|piece| piece.map(move_in)).collect::<Vec<_>>())
}
