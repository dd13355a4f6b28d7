//! Forests.

use super::palette as colour;
use super::scatter::scatter;
use super::seam;
use super::symbols;
use super::{Easel, PlaceInSet};
use crate::geometry::{Point, Region, TILE, at};
use crate::shape::Figure;
use crate::svg::{AREA_BLEED, Layers, PathData, bled_path, path_element};
use hedgerow_rules::{GameKind, Side};

/// What grows in a forest, seen from above and alike in every rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plant {
    Tree,
    Bush,
    /// A bush where a forest runs out.
    Shoot,
    Fir,
}

/// Plants by their layers.
struct Grove(Layers);

impl Grove {
    fn new() -> Grove {
        Grove(Layers::new(&[
            colour::SHOOT_SHADE,
            colour::TREE_SHADE,
            colour::BUSH_SHADE,
            colour::SHOOT,
            colour::TREE,
            colour::TREE_LIGHT,
            colour::BUSH,
            colour::BUSH_LIGHT,
            colour::FIR_SHADE,
            colour::FIR,
            colour::FIR_LIGHT,
        ]))
    }

    fn plant(&mut self, plant: Plant, place: Point) {
        let layers: &[usize] = match plant {
            Plant::Tree => &[1, 4, 5],
            Plant::Bush => &[2, 6, 7],
            Plant::Shoot => &[0, 3],
            Plant::Fir => &[8, 10],
        };
        layers.iter().for_each(|layer| {
            self.0.on(*layer).dot(place);
        });
        if plant == Plant::Fir {
            // A fir from above: a star of branches.
            self.0.on(9).stamp(place, "m0-6l1.5 3.2 3.2-1.5-1.5 3.2 3.2 1.5-3.2 1.5 1.5 3.2-3.2-1.5-1.5 3.2-1.5-3.2-3.2 1.5 1.5-3.2-3.2-1.5 3.2-1.5-1.5-3.2 3.2 1.5z");
        }
    }
}

/// The ground under the trees.
pub fn floors(easel: &mut Easel) {
    let mut edge = PathData::default();
    for figure in &easel.shape.figures {
        path_element(&mut easel.body, colour::WOOD, &bled_path(&figure.region, AREA_BLEED));
        figure.chords.iter().for_each(|chord| {
            edge.curve(&chord.curve);
        });
    }
    path_element(&mut easel.body, colour::WOOD_EDGE, &edge.0);
}

pub fn trees(easel: &mut Easel) {
    let mut grove = Grove::new();
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
        hem(figure, region, &others, &taken, &mut grove);
        let mut grown = taken.clone();
        for side in Side::ALL.into_iter().filter(|side| easel.tile.side(*side)[1] == figure.segment) {
            seam::put(&mut easel.across, GameKind::Hunters, side);
            grown.extend(seam::TREES.map(|(place, _)| (seam::place(side, place), 7.5)));
        }
        // No seam tree may stand in a corner, where a neighbour's meadow may begin.
        for corner in [at(7.0, 7.0), at(TILE - 7.0, 7.0), at(TILE - 7.0, TILE - 7.0), at(7.0, TILE - 7.0)] {
            if figure.region.contains(corner) && figure.region.clearance(corner) > 6.5 {
                grove.plant(Plant::Tree, corner);
                grown.push((corner, 7.5));
            }
        }
        for place in scatter(region, 11.0, 3.2, &grown, &mut easel.seed) {
            // A tree that a border cuts in two would look odd beside its neighbour.
            if place.x.min(place.y) < 5.0 || place.x.max(place.y) > TILE - 5.0 {
                continue;
            }
            let plant = match easel.seed.below(7) {
                0..3 => Plant::Tree,
                3 | 4 => Plant::Bush,
                _ => Plant::Fir,
            };
            grove.plant(plant, place);
        }
    }
    grove.0.write(&mut easel.body);
}

/// Trees across the north side.
pub fn row(body: &mut String) {
    let mut grove = Grove::new();
    seam::TREES.iter().for_each(|(place, plant)| grove.plant(*plant, seam::place(Side::North, *place)));
    grove.0.write(body);
}

/// A row of bushes along the edges, so that a wood ends in leaves and not in a line.
fn hem(figure: &Figure, region: &Region, others: &[&Region], taken: &[(Point, f64)], grove: &mut Grove) {
    for chord in &figure.chords {
        let count = (chord.curve.length() / 6.5) as usize;
        for step in 1..count {
            let (edge, way) = chord.curve.along(step as f64 / count as f64);
            let inside = [way.turned(), way.turned() * -1.0].into_iter().find(|out| region.contains(edge + *out * 2.0));
            let Some(inside) = inside else { continue };
            let border = edge.x.min(edge.y).min(TILE - edge.x).min(TILE - edge.y);
            let apart = others.iter().map(|other| other.clearance(edge)).fold(f64::MAX, f64::min);
            let thin = region.clearance(edge + inside * 4.5) < 3.5;
            // A strip of meadow between two woods must stay in sight.
            let (plant, deep) = match (border > 5.0 && apart > 7.0, thin) {
                (_, true) => (Plant::Shoot, 1.0),
                (true, false) => (Plant::Bush, 2.0),
                (false, false) => (Plant::Shoot, 3.0),
            };
            let place = edge + inside * deep;
            let place = at(place.x.round(), place.y.round());
            let clear = taken.iter().all(|(other, room)| other.distance(place) >= *room - 2.0);
            if clear && region.contains(place) && border > 2.0 {
                grove.plant(plant, place);
            }
        }
    }
}

/// The start tile of Hunters & Gatherers shows a volcano.
fn volcano_place(easel: &Easel) -> Option<Point> {
    let figure = easel.shape.figures.iter().max_by(|one, other| one.region.area().total_cmp(&other.region.area()))?;
    let region = &easel.shape.regions[figure.segment as usize];
    let pieces = easel.shape.anchors.iter().map(|anchor| anchor.point);
    let others: Vec<Point> = easel.taken.iter().map(|(place, _)| *place).chain(pieces).collect();
    let room = |place: &Point| {
        let clear = others.iter().map(|other| other.distance(*place)).fold(f64::MAX, f64::min);
        region.clearance(*place).min(15.0) + clear.min(24.0)
    };
    region.grid(4.0).into_iter().max_by(|one, other| room(one).total_cmp(&room(other)))
}
