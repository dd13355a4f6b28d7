//! Forests.

use super::palette as colour;
use super::scatter::scatter;
use super::{Easel, Standing};
use super::symbols;
use crate::geometry::{Point, at};
use crate::svg::{Layers, PathData, bled_path, number, path_element, place_symbol};

/// The ground under the trees.
pub fn floors(easel: &mut Easel) {
    let mut edge = PathData::default();
    for figure in &easel.shape.figures {
        path_element(&mut easel.body, colour::WOOD, &bled_path(&figure.region));
        figure.chords.iter().for_each(|chord| {
            edge.curve(&chord.curve);
        });
    }
    path_element(&mut easel.body, "fill=\"none\" stroke=\"#537b44\" stroke-width=\"2.4\"", &edge.0);
}

pub fn trees(easel: &mut Easel) {
    let mut layers = Layers::new(&[
        colour::TREE_SHADE, colour::TREE, colour::TREE_LIGHT, colour::FIR, colour::FIR_LIGHT,
    ]);
    let mut taken = easel.taken.clone();
    if easel.standing == Standing::Start
        && let Some(place) = volcano_place(easel)
    {
        taken.push((place, 15.0));
        place_symbol(&mut easel.body, symbols::VOLCANO.id, place, 1.0);
    }
    for figure in &easel.shape.figures {
        let region = &easel.shape.regions[figure.segment as usize];
        for place in scatter(region, 10.4, 3.4, &taken, &mut easel.seed) {
            let size = 4.3 + easel.seed.about(0.7);
            // Deep in the wood stand firs, at its edge round crowns.
            if easel.seed.below(5) < 2 {
                fir(&mut layers, place, size);
            } else {
                crown(&mut layers, place, size);
            }
        }
    }
    layers.write(&mut easel.body);
}

/// The start tile of Hunters & Gatherers shows a volcano.
fn volcano_place(easel: &Easel) -> Option<Point> {
    let figure = easel.shape.figures.iter().max_by(|one, other| one.region.area().total_cmp(&other.region.area()))?;
    let region = &easel.shape.regions[figure.segment as usize];
    let room = |place: &Point| {
        let clear = easel.taken.iter().map(|(other, _)| other.distance(*place)).fold(f64::MAX, f64::min);
        region.clearance(*place).min(15.0) + clear.min(24.0)
    };
    region.grid(4.0).into_iter().max_by(|one, other| room(one).total_cmp(&room(other)))
}

fn crown(layers: &mut Layers, place: Point, size: f64) {
    layers.on(0).circle(place + at(0.9, 1.3), size);
    layers.on(1).circle(place, size);
    layers.on(2).circle(place - at(size * 0.28, size * 0.3), size * 0.55);
}

fn fir(layers: &mut Layers, place: Point, size: f64) {
    let (half, high) = (number(size * 0.95), number(size * 2.1));
    let wide = number(size * 1.9);
    layers.on(0).circle(place + at(0.8, size * 0.75), size * 0.9);
    layers.on(3).stamp(place + at(-size * 0.95, size), &format!("l{half}-{high} {half} {high}q-{half} 1.5-{wide} 0z"));
    layers.on(4).stamp(place + at(-size * 0.6, size * 0.8), &format!("l{}-{} .3 {}z", number(size * 0.6), number(size * 1.8), number(size * 1.3)));
}
