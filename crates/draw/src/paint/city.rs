//! Walled cities.

use super::Easel;
use super::palette as colour;
use super::scatter::scatter;
use super::symbols;
use crate::geometry::Point;
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
    let shape = easel.shape;
    for figure in &shape.figures {
        let seed = &mut easel.seed;
        path_element(&mut easel.body, colour::CITY, &bled_path(&figure.region));
        let mut layers = Layers::new(&[
            colour::CITY_SPOT,
            colour::HOUSE_SHADE,
            colour::ROOF_RED,
            colour::ROOF_RED_DARK,
            colour::ROOF_ORANGE,
            colour::ROOF_ORANGE_DARK,
            colour::ROOF_BROWN,
            colour::ROOF_BROWN_DARK,
        ]);
        let mut taken = easel.taken.clone();
        taken.extend(gates.iter().map(|gate| (*gate, 9.0)));
        for place in scatter(&figure.region, 9.0, 2.5, &[], seed) {
            if seed.below(3) == 0 {
                layers.on(0).stamp(place, "h2.2v1.2h-2.2z");
            }
        }
        let mut keep = None;
        if figure.region.area() > 5500.0 && easel.taken.is_empty() {
            keep = super::goods::free_place(
                easel,
                &figure.region,
                &taken.iter().map(|(place, _)| *place).collect::<Vec<_>>(),
            );
            taken.extend(keep.map(|place| (place, 14.0)));
        }
        let seed = &mut easel.seed;
        for place in scatter(&figure.region, 12.2, 6.0, &taken, seed) {
            house(&mut layers, place, 2 + 2 * [0, 1, 0, 2, 1][seed.below(5)], seed.below(3));
        }
        layers.write(&mut easel.body);
        walls(&mut easel.body, figure, &gates);
        if let Some(place) = keep {
            easel.stand(symbols::KEEP, place, 0.9);
        }
    }
}

/// A roof from above: one half in the light.
fn house(layers: &mut Layers, place: Point, roof: usize, way: usize) {
    let [shade, light, dark] = match way {
        0 => ["m-3-2h9v7h-9z", "m-4-3h8v3h-8z", "m-4 0h8v3h-8z"],
        1 => ["m-2-3h7v9h-7z", "m-3-4h3v8h-3z", "m0-4h3v8h-3z"],
        _ => ["m-2-2h7v7h-7z", "m-3-3h6l-6 6z", "m3-3v6h-6z"],
    };
    layers.on(1).stamp(place, shade);
    layers.on(roof).stamp(place, light);
    layers.on(roof + 1).stamp(place, dark);
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
            let near =
                walk.into_iter().min_by(|one, other| one.0.distance(*gate).total_cmp(&other.0.distance(*gate)))?;
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
