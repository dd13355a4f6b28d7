//! Walled cities: houses along streets that lead from city tile to city tile.

use super::Easel;
use super::palette as colour;
use super::scatter::scatter;
use super::seam;
use super::symbols;
use super::water::bled;
use crate::geometry::{Curve, Point, TILE, at, distance_to_line};
use crate::shape::{End, Figure, inward, middle};
use crate::svg::{AREA_BLEED, LINE_BLEED, Layers, PathData, bled_path, path_element};
use hedgerow_rules::{FeatureKind, GameKind, Side};

/// The radius of the square where the streets of a city meet. A knight stands on it.
const SQUARE: f64 = 6.5;

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
        path_element(&mut easel.body, colour::CITY, &bled_path(&figure.region, AREA_BLEED));
        let square = shape.anchors[usize::from(figure.segment)].point;
        let streets = streets(easel, figure, square, &gates);
        let mut paving = PathData::default();
        streets.iter().for_each(|street| {
            paving.curve(&bled(street, false, LINE_BLEED));
        });
        path_element(&mut easel.body, colour::STREET, &paving.0);
        let mut round = PathData::default();
        path_element(&mut easel.body, colour::SQUARE, &round.circle(square, SQUARE).0);
        houses(easel, figure, square, &streets);
    }
    walls(easel, &gates);
}

/// From every side that the city reaches, and from every gate, to the square.
fn streets(easel: &Easel, figure: &Figure, square: Point, gates: &[Point]) -> Vec<Curve> {
    let sides = Side::ALL.into_iter().filter(|side| easel.tile.side(*side)[1] == figure.segment);
    let from_sides = sides.map(|side| {
        let start = middle(side);
        let way = square - start;
        Curve::new(start, [[start + inward(side) * (way.length() * 0.5), square - way * 0.3, square]])
    });
    let near = |gate: &&Point| figure.region.clearance(**gate) < 6.0;
    let from_gates = gates.iter().filter(near).map(|gate| {
        let way = square - *gate;
        Curve::new(*gate, [[*gate + way * 0.3, square - way * 0.3, square]])
    });
    from_sides.chain(from_gates).collect()
}

const PAINTS: [&str; 7] = [
    colour::HOUSE_SHADE,
    colour::ROOF_RED,
    colour::ROOF_RED_DARK,
    colour::ROOF_ORANGE,
    colour::ROOF_ORANGE_DARK,
    colour::ROOF_BROWN,
    colour::ROOF_BROWN_DARK,
];

/// Houses across the north side. Seen from either tile, the same half of a roof is in the light.
pub fn row(body: &mut String) {
    let mut layers = Layers::new(&PAINTS);
    for (place, roof) in seam::HOUSES {
        let light = inward(Side::North) * if place.0 < TILE / 2.0 { -1.0 } else { 1.0 };
        house(&mut layers, seam::place(Side::North, place), light, (4.3, 3.1), roof);
    }
    layers.write(body);
}

fn houses(easel: &mut Easel, figure: &Figure, square: Point, streets: &[Curve]) {
    let mut built: Vec<Point> = Vec::new();
    for side in Side::ALL.into_iter().filter(|side| easel.tile.side(*side)[1] == figure.segment) {
        seam::put(&mut easel.across, GameKind::Carcassonne, side);
        built.extend(seam::HOUSES.map(|(place, _)| seam::place(side, place)));
    }
    let lines: Vec<Vec<Point>> = streets.iter().map(Curve::points).collect();
    let walls: Vec<Vec<Point>> = figure.chords.iter().map(|chord| chord.curve.points()).collect();
    let near = |lines: &[Vec<Point>], place: Point| {
        lines.iter().map(|line| distance_to_line(line, place)).fold(f64::MAX, f64::min)
    };
    // In rows along the streets first, then along the walls, then wherever there is room.
    let row = |curve: &Curve, from: f64, aside: f64| -> Vec<(Point, Point)> {
        let steps = ((curve.length() - from) / 9.0).max(0.0) as usize;
        let at_step = |step: usize| curve.along((from + step as f64 * 9.0) / curve.length());
        let both = |(place, way): (Point, Point)| [1.0, -1.0].map(|sign| (place + way.turned() * (sign * aside), way));
        (0..=steps).map(at_step).flat_map(both).collect()
    };
    let mut plots: Vec<(Point, Point)> = streets.iter().flat_map(|street| row(street, 10.0, 7.0)).collect();
    plots.extend(figure.chords.iter().flat_map(|chord| row(&chord.curve, 14.0, 8.6)));
    let free = scatter(&figure.region, 5.5, 5.0, &easel.taken, &mut easel.seed);
    plots.extend(free.into_iter().map(|place| {
        let steps = streets.iter().flat_map(Curve::walk);
        let nearest = steps.min_by(|one, other| one.0.distance(place).total_cmp(&other.0.distance(place)));
        (place, nearest.map_or(at(1.0, 0.0), |(_, way)| way))
    }));
    let mut layers = Layers::new(&PAINTS);
    for (place, way) in plots {
        let border = place.x.min(place.y).min(TILE - place.x).min(TILE - place.y);
        let free = easel.taken.iter().all(|(other, room)| other.distance(place) >= *room)
            && built.iter().all(|other| other.distance(place) >= 8.4)
            && place.distance(square) > SQUARE + 4.5;
        if free
            && border > 5.5
            && figure.region.contains(place)
            && near(&lines, place) > 6.2
            && near(&walls, place) > 7.6
        {
            let out = way.turned();
            let light = if out.x + out.y > 0.0 { out * -1.0 } else { out };
            let size = [(3.6, 2.8), (4.2, 2.9), (3.9, 3.2)][easel.seed.below(3)];
            house(&mut layers, place, light, size, [0, 1, 0, 2, 1][easel.seed.below(5)]);
            built.push(place);
        }
    }
    layers.write(&mut easel.body);
}

/// A roof from above, half as long and half as wide as `size`: the half towards `light` is bright.
fn house(layers: &mut Layers, place: Point, light: Point, (long, wide): (f64, f64), roof: usize) {
    let along = light.turned();
    let corner = |x: f64, y: f64| place + along * (x * long) + light * (y * wide);
    let eaves = |x: f64, y: f64| place + along * (x * (long + 0.9)) + light * (y * (wide + 0.9));
    layers.on(0).outline(&[eaves(-1.0, -1.0), eaves(1.0, -1.0), eaves(1.0, 1.0), eaves(-1.0, 1.0)]);
    for (half, layer) in [(1.0, 1), (-1.0, 2)] {
        layers.on(roof * 2 + layer).outline(&[
            corner(-1.0, 0.0),
            corner(1.0, 0.0),
            corner(1.0, half),
            corner(-1.0, half),
        ]);
    }
}

/// The walls of all cities at once, so that two which meet look like one.
fn walls(easel: &mut Easel, gates: &[Point]) {
    let shape = easel.shape;
    let mut wall = PathData::default();
    let mut arches = PathData::default();
    let mut towers: Vec<Point> = Vec::new();
    let mut corners: Vec<Point> = Vec::new();
    for chord in shape.figures.iter().flat_map(|figure| &figure.chords) {
        wall.curve(&chord.curve);
        let gate = gates.iter().find_map(|gate| {
            let walk = chord.curve.walk();
            let near =
                walk.into_iter().min_by(|one, other| one.0.distance(*gate).total_cmp(&other.0.distance(*gate)))?;
            (near.0.distance(*gate) < 6.0).then_some(near)
        });
        if let Some((place, way)) = gate {
            towers.extend([-8.0, 8.0].map(|far| place + way * far));
            arches.to(place - way * 4.2).line(place + way * 4.2);
        }
        let shares: &[f64] = if chord.curve.length() > 130.0 { &[0.2, 0.4, 0.6, 0.8] } else { &[0.25, 0.5, 0.75] };
        for share in shares {
            let (place, _) = chord.curve.along(*share);
            if towers.iter().all(|other| other.distance(place) > 14.0) {
                towers.push(place);
            }
        }
        // Walls of several tiles meet at a corner: the tower there belongs to all of them.
        for end in [chord.curve.start, chord.curve.end()] {
            if [0.0, TILE].contains(&end.x) && [0.0, TILE].contains(&end.y) && !corners.contains(&end) {
                corners.push(end);
            }
        }
    }
    let body = &mut easel.body;
    path_element(body, colour::WALL_EDGE, &wall.0);
    path_element(body, colour::WALL_TOP, &wall.0);
    path_element(body, colour::WALL_TEETH, &wall.0);
    path_element(body, colour::GATE, &arches.0);
    let mut layers = Layers::new(&[colour::TOWER_EDGE, colour::TOWER, colour::TOWER_ROOF]);
    for tower in towers {
        (0..3).for_each(|layer| {
            layers.on(layer).dot(tower);
        });
    }
    layers.write(body);
    corners.into_iter().for_each(|corner| easel.stand(symbols::TOWER, corner, 1.0));
}
