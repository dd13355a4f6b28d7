//! Walled cities.

use super::Easel;
use super::palette as colour;
use super::scatter::scatter;
use crate::geometry::{Point, at};
use crate::shape::End;
use crate::svg::{Layers, PathData, bled_path, path_element};
use hedgerow_rules::FeatureKind;

pub fn cities(easel: &mut Easel) {
    let gates: Vec<Point> = easel
        .shape
        .lines
        .iter()
        .filter(|line| line.kind == FeatureKind::Road && line.end == Some(End::Open))
        .map(|line| line.curve.end())
        .collect();
    for figure in &easel.shape.figures {
        let body = &mut easel.body;
        let seed = &mut easel.seed;
        path_element(body, colour::CITY, &bled_path(&figure.region));
        let mut layers = Layers::new(&[
            colour::CITY_SPOT, colour::HOUSE_SHADE, colour::HOUSE, colour::ROOF_RED, colour::ROOF_ORANGE, colour::ROOF_BROWN,
            colour::DOOR,
        ]);
        let mut taken = easel.taken.clone();
        taken.extend(gates.iter().map(|gate| (*gate, 9.0)));
        for place in scatter(&figure.region, 9.0, 2.5, &[], seed) {
            if seed.below(3) == 0 {
                layers.on(0).stamp(place, "h2.2v1.2h-2.2z");
            }
        }
        for place in scatter(&figure.region, 14.2, 6.3, &taken, seed) {
            house(&mut layers, place, 3 + [0, 1, 0, 2, 1][seed.below(5)]);
        }
        layers.write(body);
        walls(body, figure, &gates);
    }
}

fn house(layers: &mut Layers, place: Point, roof: usize) {
    layers.on(1).stamp(place + at(-4.8, 1.0), "h10v3.8h-10z");
    layers.on(2).stamp(place + at(-4.2, -0.5), "h8.4v4.5h-8.4z");
    layers.on(roof).stamp(place + at(-5.4, 0.2), "l2-4.8h6.8l2 4.8z");
    layers.on(6).stamp(place + at(-0.9, 1.6), "h1.8v2.4h-1.8z");
}

fn walls(body: &mut String, figure: &crate::shape::Figure, gates: &[Point]) {
    let mut wall = PathData::default();
    let mut towers = Layers::new(&[colour::TOWER_EDGE, colour::TOWER, colour::TOWER_ROOF]);
    let mut arches = PathData::default();
    for chord in &figure.chords {
        wall.curve(&chord.curve);
        let length = chord.curve.length();
        let gate = gates.iter().find_map(|gate| {
            let walk = chord.curve.walk();
            let near = walk.into_iter().min_by(|one, other| one.0.distance(*gate).total_cmp(&other.0.distance(*gate)))?;
            (near.0.distance(*gate) < 6.0).then_some(near)
        });
        if let Some((place, way)) = gate {
            for sign in [-1.0, 1.0] {
                tower(&mut towers, place + way * (sign * 8.0));
            }
            arches.to(place - way * 4.2).line(place + way * 4.2);
        }
        let shares: &[f64] = if length > 130.0 { &[0.16, 0.39, 0.61, 0.84] } else { &[0.2, 0.5, 0.8] };
        for share in shares {
            let (place, _) = chord.curve.along(*share);
            if gate.is_none_or(|(gate, _)| gate.distance(place) > 16.0) {
                tower(&mut towers, place);
            }
        }
    }
    path_element(body, colour::WALL_EDGE, &wall.0);
    path_element(body, colour::WALL_TOP, &wall.0);
    path_element(body, colour::WALL_TEETH, &wall.0);
    path_element(body, "fill=\"none\" stroke=\"#5a4636\" stroke-width=\"6.8\"", &arches.0);
    towers.write(body);
}

fn tower(layers: &mut Layers, place: Point) {
    (0..3).for_each(|layer| {
        layers.on(layer).dot(place);
    });
}
