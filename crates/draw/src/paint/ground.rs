//! Fields and meadows.

use super::Easel;
use super::palette as colour;
use super::scatter::scatter;
use crate::geometry::{Point, Region, at};
use crate::shape::{Class, class};
use crate::svg::{GROUND_BLEED, Layers, PathData, bled_path, path_element};

pub fn fields(easel: &mut Easel) {
    let body = &mut easel.body;
    path_element(body, colour::FIELD, &bled_path(&Region::tile(), GROUND_BLEED));
    let seed = &mut easel.seed;
    let mut layers = Layers::new(&[
        colour::FIELD_LIGHT,
        colour::FIELD_DARK,
        colour::FURROW,
        colour::HEDGE_DARK,
        colour::HEDGE,
        colour::TUFT,
        colour::FLOWER,
    ]);
    for segment in 0..easel.tile.segments.len() {
        if class(easel.tile, segment as u8) != Class::Ground {
            continue;
        }
        let region = &easel.shape.regions[segment];
        patches(region, &mut layers, seed);
        furrows(region, layers.on(2), &easel.taken, seed);
        for (index, place) in scatter(region, 15.0, 3.5, &easel.taken, seed).into_iter().enumerate() {
            match (index + seed.below(2)) % 6 {
                0 | 3 => tuft(layers.on(5), place),
                1 if region.clearance(place) > 6.0 => {
                    // A piece of hedge: what the project is named after.
                    for step in 0..2 + seed.below(2) {
                        let bush = place + at(step as f64 * 3.0 - 3.0, 0.0);
                        layers.on(3).dot(bush);
                        layers.on(4).dot(bush);
                    }
                }
                4 => {
                    layers.on(6).dot(place).dot(place + at(3.0, 1.0));
                }
                _ => {}
            }
        }
    }
    layers.write(body);
}

pub fn meadows(easel: &mut Easel) {
    let body = &mut easel.body;
    path_element(body, colour::MEADOW, &bled_path(&Region::tile(), GROUND_BLEED));
    let seed = &mut easel.seed;
    let mut layers = Layers::new(&[colour::MEADOW_LIGHT, colour::MEADOW_DARK, colour::GRASS, colour::FLOWER]);
    for segment in 0..easel.tile.segments.len() {
        if class(easel.tile, segment as u8) != Class::Ground {
            continue;
        }
        let region = &easel.shape.regions[segment];
        patches(region, &mut layers, seed);
        for (index, place) in scatter(region, 13.0, 3.0, &easel.taken, seed).into_iter().enumerate() {
            match index % 5 {
                0 | 2 => tuft(layers.on(2), place),
                3 => {
                    layers.on(3).dot(place);
                }
                _ => {}
            }
        }
    }
    layers.write(body);
}

/// Large soft patches, a little lighter or darker. They stay away from the border, where they would end in a line.
fn patches(region: &Region, layers: &mut Layers, seed: &mut crate::seed::Seed) {
    for (index, place) in scatter(region, 30.0, 8.0, &[], seed).into_iter().enumerate() {
        layers.on(index % 2).patch(place, seed.below(2), region.clearance(place));
    }
}

/// One ploughed patch in a field that is large enough.
fn furrows(region: &Region, path: &mut PathData, taken: &[(Point, f64)], seed: &mut crate::seed::Seed) {
    let places = scatter(region, 12.0, 11.0, taken, seed);
    if places.is_empty() || seed.below(4) == 0 {
        return;
    }
    let place = places[seed.below(places.len())];
    furrow(path, place, seed);
}

/// A few ploughed lines.
pub fn furrow(path: &mut PathData, place: Point, seed: &mut crate::seed::Seed) {
    path.stamp(
        place,
        match seed.below(3) {
            0 => "m-6-6q6-2 12-1m-15 5q9-3 18-2m-19 5q10-3 20-2m-18 5q8-2 16-1m-12 4q5-1 9-1",
            1 => "m-4-8q6 0 10 3m-13 0q8 0 15 4m-17-1q9 1 18 5m-17-1q8 1 15 4m-12 0q5 1 8 2",
            _ => "m-8-5q7-3 14-2m-17 6q9-4 20-2m-20 6q10-3 19-2m-16 5q7-2 12-1",
        },
    );
}

pub fn tuft(path: &mut PathData, place: Point) {
    // Seen from above, so that it looks right in every rotation.
    path.stamp(place, "m-1.6-.9l3.2 1.8m0-1.8l-3.2 1.8m1.6-2.7v3.6");
}
