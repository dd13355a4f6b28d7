//! Fields and meadows.

use super::Easel;
use super::palette as colour;
use super::scatter::scatter;
use crate::geometry::{Point, Region, at, blob};
use crate::shape::{Class, class};
use crate::svg::{Layers, PathData, bled_path, number, path_element};

pub fn fields(easel: &mut Easel) {
    let body = &mut easel.body;
    path_element(body, colour::FIELD, &bled_path(&Region::tile()));
    let seed = &mut easel.seed;
    let mut layers = Layers::new(&[
        colour::FIELD_LIGHT, colour::FIELD_DARK, colour::FURROW, colour::HEDGE_DARK, colour::HEDGE, colour::TUFT, colour::FLOWER,
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
                        let bush = place + at(step as f64 * 3.2 - 3.0, seed.about(0.7));
                        layers.on(3).circle(bush + at(0.3, 0.8), 2.4);
                        layers.on(4).circle(bush, 2.0);
                    }
                }
                4 => {
                    layers.on(6).circle(place, 0.8).circle(place + at(2.6, 1.2), 0.7);
                }
                _ => {}
            }
        }
    }
    layers.write(body);
}

pub fn meadows(easel: &mut Easel) {
    let body = &mut easel.body;
    path_element(body, colour::MEADOW, &bled_path(&Region::tile()));
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
                    layers.on(3).circle(place, 0.8);
                }
                _ => {}
            }
        }
    }
    layers.write(body);
}

/// Large soft patches, a little lighter or darker. They stay away from the border, where they would end in a line.
fn patches(region: &Region, layers: &mut Layers, seed: &mut crate::seed::Seed) {
    for (index, place) in scatter(region, 27.0, 7.0, &[], seed).into_iter().enumerate() {
        let radius = (region.clearance(place) - 1.0).min(11.0 + seed.about(3.0));
        if radius > 4.0 {
            let radii: Vec<f64> = (0..5).map(|_| radius - seed.share() * radius * 0.25).collect();
            layers.on(index % 2).curve(&blob(place, &radii, 0.8)).close();
        }
    }
}

/// One ploughed patch in a field that is large enough.
fn furrows(region: &Region, path: &mut PathData, taken: &[(Point, f64)], seed: &mut crate::seed::Seed) {
    let places = scatter(region, 12.0, 11.0, taken, seed);
    if places.is_empty() || seed.below(4) == 0 {
        return;
    }
    let place = places[seed.below(places.len())];
    let reach = region.clearance(place).min(13.0) - 2.0;
    let slope = seed.about(0.35);
    let mut row = -reach * 0.75;
    while row < reach * 0.8 {
        let half = (reach * reach - row * row).sqrt() * 0.9;
        path.stamp(
            place + at(-half, row - slope * half),
            &format!("q{} {} {} {}", number(half), number(slope * half - 1.4), number(half * 2.0), number(slope * half * 2.0)),
        );
        row += 3.4;
    }
}

pub fn tuft(path: &mut PathData, place: Point) {
    path.stamp(place, "q-.3-2-1.6-2.7m1.6 2.7v-3.4m0 3.4q.3-2 1.6-2.7");
}
