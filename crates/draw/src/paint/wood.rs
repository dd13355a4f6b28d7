//! Forests.

use super::palette as colour;
use super::scatter::scatter;
use super::symbols;
use super::{Easel, PlaceInSet};
use crate::geometry::{Point, Region, TILE, at};
use crate::shape::Figure;
use crate::svg::{Layers, PathData, bled_path, path_element};

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
        colour::FIR_SHADE,
        colour::TREE_SHADE,
        colour::SMALL_SHADE,
        colour::TREE,
        colour::TREE_LIGHT,
        colour::SMALL_TREE,
        colour::SMALL_LIGHT,
        colour::FIR,
        colour::FIR_LIGHT,
    ]);
    let mut taken = easel.taken.clone();
    if easel.place_in_set == PlaceInSet::Start
        && let Some(place) = volcano_place(easel)
    {
        taken.push((place, 14.0));
        easel.stand(symbols::VOLCANO, place, 1.0);
    }
    for figure in &easel.shape.figures {
        let region = &easel.shape.regions[figure.segment as usize];
        let others = easel.shape.figures.iter().filter(|other| other.segment != figure.segment);
        let others: Vec<&Region> = others.map(|other| &other.region).collect();
        hem(figure, region, &others, &taken, &mut layers);
        for place in scatter(region, 11.4, 3.2, &taken, &mut easel.seed) {
            // A tree that a border cuts in two would look odd beside its neighbour.
            if place.x.min(place.y) < 5.0 || place.x.max(place.y) > TILE - 5.0 {
                continue;
            }
            match easel.seed.below(7) {
                0..3 => [1, 3, 4].iter().for_each(|layer| {
                    layers.on(*layer).dot(place);
                }),
                3 | 4 => [2, 5, 6].iter().for_each(|layer| {
                    layers.on(*layer).dot(place);
                }),
                _ => {
                    layers.on(0).dot(place);
                    // A fir from above: a star of branches.
                    layers.on(7).stamp(place, "m0-6l1.5 3.2 3.2-1.5-1.5 3.2 3.2 1.5-3.2 1.5 1.5 3.2-3.2-1.5-1.5 3.2-1.5-3.2-3.2 1.5 1.5-3.2-3.2-1.5 3.2-1.5-1.5-3.2 3.2 1.5z");
                    layers.on(8).dot(place);
                }
            }
        }
    }
    layers.write(&mut easel.body);
}

/// A row of bushes along the edges, so that a wood ends in leaves and not in a line.
fn hem(figure: &Figure, region: &Region, others: &[&Region], taken: &[(Point, f64)], layers: &mut Layers) {
    for chord in &figure.chords {
        let length = chord.curve.length();
        let count = (length / 7.5) as usize;
        for step in 2..count.saturating_sub(1) {
            let (edge, way) = chord.curve.along(step as f64 / count as f64);
            let inside = [way.turned() * 2.0, way.turned() * -2.0].map(|away| edge + away);
            let Some(place) = inside.into_iter().find(|place| region.contains(*place)) else { continue };
            let place = at(place.x.round(), place.y.round());
            // A strip of meadow between two woods must stay in sight.
            let clear = taken.iter().all(|(other, room)| other.distance(place) >= *room - 2.0)
                && others.iter().all(|other| other.clearance(place) > 11.0);
            if clear && region.contains(place) && place.x.min(place.y) > 5.0 && place.x.max(place.y) < TILE - 5.0 {
                [2, 5, 6].iter().for_each(|layer| {
                    layers.on(*layer).dot(place);
                });
            }
        }
    }
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
