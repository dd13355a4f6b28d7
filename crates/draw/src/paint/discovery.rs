//! The regions of The Discovery: plains, mountains and seas.

use super::Easel;
use super::ground::{furrow, tuft};
use super::palette as colour;
use super::scatter::scatter;
use super::seam;
use super::symbols;
use crate::geometry::{Point, TILE};
use crate::svg::{GROUND_BLEED, Layers, PathData, bled_path, inner_edges, path_element};
use hedgerow_rules::{FeatureKind, Side};

pub fn regions(easel: &mut Easel) {
    seas(easel);
    plains(easel);
    mountains(easel);
}

fn of_kind(easel: &Easel, kind: FeatureKind) -> Vec<usize> {
    (0..easel.tile.segments.len()).filter(|segment| easel.tile.segments[*segment].kind == kind).collect()
}

fn edges(easel: &Easel, segments: &[usize]) -> PathData {
    let mut path = PathData::default();
    for segment in segments {
        for chain in inner_edges(&easel.shape.regions[*segment]) {
            path.open(&chain);
        }
    }
    path
}

fn seas(easel: &mut Easel) {
    let seas = of_kind(easel, FeatureKind::Sea);
    let shores = edges(easel, &seas);
    let mut deep = PathData::default();
    for sea in &seas {
        let region = &easel.shape.regions[*sea];
        path_element(&mut easel.body, colour::SEA, &bled_path(region, GROUND_BLEED));
        for place in scatter(region, 26.0, 9.0, &[], &mut easel.seed) {
            deep.patch(place, easel.seed.below(2), region.clearance(place));
        }
        for place in scatter(region, 25.0, 10.0, &easel.taken, &mut easel.seed) {
            easel.stand(symbols::WAVES, place, 1.0);
        }
    }
    path_element(&mut easel.body, colour::SEA_DEEP, &deep.0);
    path_element(&mut easel.body, &format!("{} stroke-linejoin=\"round\"", colour::SURF), &shores.0);
}

/// The places across the sides that a segment fills.
fn across(easel: &Easel, segment: usize, places: &[seam::Across]) -> Vec<Point> {
    let sides = Side::ALL.into_iter().filter(|side| usize::from(easel.tile.side(*side)[1]) == segment);
    sides.flat_map(|side| places.iter().map(move |place| seam::place(side, *place))).collect()
}

fn plains(easel: &mut Easel) {
    let plains = of_kind(easel, FeatureKind::Plain);
    let mut layers = Layers::new(&[colour::PLAIN_LIGHT, colour::PLAIN_DARK, colour::STRAW]);
    for plain in &plains {
        let region = &easel.shape.regions[*plain];
        path_element(&mut easel.body, colour::PLAIN, &bled_path(region, GROUND_BLEED));
        for (index, place) in scatter(region, 26.0, 7.0, &[], &mut easel.seed).into_iter().enumerate() {
            layers.on(index % 2).patch(place, easel.seed.below(2), region.clearance(place));
        }
        for (index, place) in scatter(region, 14.0, 4.0, &easel.taken, &mut easel.seed).into_iter().enumerate() {
            match (index + easel.seed.below(2)) % 7 {
                0 | 4 => tuft(layers.on(2), place),
                3 if region.clearance(place) > 10.0 => furrow(layers.on(2), place, &mut easel.seed),
                _ => {}
            }
        }
    }
    layers.write(&mut easel.body);
    let rims = edges(easel, &plains);
    path_element(&mut easel.body, colour::BORDER_LAND, &rims.0);
    shores(easel, &plains, colour::SAND);
}

/// The line where land of these segments meets the sea.
fn shores(easel: &mut Easel, lands: &[usize], paint: &str) {
    let seas = of_kind(easel, FeatureKind::Sea);
    let mut path = PathData::default();
    for land in lands {
        for chain in inner_edges(&easel.shape.regions[*land]) {
            let wet = |point: &Point| seas.iter().any(|sea| easel.shape.regions[*sea].clearance(*point) < 0.05);
            for run in chain.chunk_by(|one, two| wet(one) && wet(two)).filter(|run| run.len() > 1) {
                path.open(run);
            }
        }
    }
    path_element(&mut easel.body, &format!("{paint} stroke-linejoin=\"round\" stroke-linecap=\"round\""), &path.0);
}

fn mountains(easel: &mut Easel) {
    let mountains = of_kind(easel, FeatureKind::Mountain);
    for mountain in &mountains {
        path_element(&mut easel.body, colour::MOUNTAIN, &bled_path(&easel.shape.regions[*mountain], GROUND_BLEED));
    }
    let rims = edges(easel, &mountains);
    path_element(&mut easel.body, colour::CLIFF, &rims.0);
    shores(easel, &mountains, colour::SAND);
    for mountain in &mountains {
        let region = &easel.shape.regions[*mountain];
        let mut small = PathData::default();
        for place in scatter(region, 13.0, 4.0, &[], &mut easel.seed) {
            small.stamp(place, "l2-2.6 2.4 2.6z");
        }
        path_element(&mut easel.body, colour::MOUNTAIN_DARK, &small.0);
        let mut taken = easel.taken.clone();
        for place in across(easel, *mountain, &seam::PEAKS) {
            easel.stand(symbols::PEAK, place, 1.0);
            taken.push((place, 16.0));
        }
        for place in scatter(region, 17.0, 6.5, &taken, &mut easel.seed) {
            let room = region.clearance(place);
            // Upright in every rotation, it must not reach over the border.
            if place.x.min(place.y) < 9.0 || place.x.max(place.y) > TILE - 9.0 {
                continue;
            }
            let symbol = match room {
                13.0.. if easel.seed.below(4) > 0 => symbols::PEAK,
                9.0.. => symbols::CRAG,
                _ => symbols::HILL,
            };
            easel.stand(symbol, place, 1.0);
        }
    }
}
