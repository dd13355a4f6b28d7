//! What lies on segments: where it goes so that a piece does not hide it.

use super::Easel;
use super::symbols::{self, Symbol};
use crate::geometry::{Point, Region, TILE};
use hedgerow_rules::{FeatureKind, Good};

/// A good with its place.
#[derive(Clone, Copy, Debug)]
pub struct PlacedGood {
    pub symbol: Symbol,
    pub place: Point,
    pub scale: f64,
    /// How much of its surroundings it takes.
    pub room: f64,
}

pub fn places(easel: &Easel) -> Vec<PlacedGood> {
    let mut placed: Vec<PlacedGood> = Vec::new();
    for (index, segment) in easel.tile.segments.iter().enumerate() {
        let region = &easel.shape.regions[index];
        if segment.kind == FeatureKind::Lake {
            let fish = segment.goods[Good::Fish];
            if let Some(lake) = easel.shape.lakes.iter().find(|lake| usize::from(lake.segment) == index) {
                placed.extend(shoal(lake.centre, lake.radius, fish));
            }
            continue;
        }
        for (good, count) in segment.goods.iter().filter(|(good, _)| *good != Good::City) {
            for _ in 0..count {
                let others: Vec<Point> = placed.iter().map(|other| other.place).collect();
                if let Some(place) = free_place(easel, region, &others) {
                    let wide = region.clearance(place);
                    let scale =
                        if good == Good::Shield { 0.95 } else { (wide.min(border(place)) / 14.5).clamp(0.68, 1.1) };
                    placed.push(PlacedGood { symbol: symbols::of_good(good), place, scale, room: 13.0 * scale });
                }
            }
        }
    }
    for city in &easel.tile.cities {
        let others: Vec<Point> = placed.iter().map(|other| other.place).collect();
        if let Some(place) = port_place(easel, usize::from(city.land), usize::from(city.sea), &others) {
            placed.push(PlacedGood { symbol: symbols::PORT, place, scale: 1.0, room: 14.0 });
        }
    }
    placed
}

pub fn put(easel: &mut Easel, goods: &[PlacedGood]) {
    let mut goods = goods.to_vec();
    goods.sort_by(|one, other| one.place.y.total_cmp(&other.place.y));
    goods.iter().for_each(|good| easel.stand(good.symbol, good.place, good.scale));
}

/// Places for a large shoal, in rows.
const SHOAL: [(f64, f64); 9] = [
    (0.0, 0.02),
    (-0.42, -0.36),
    (0.46, 0.38),
    (0.42, -0.34),
    (-0.38, 0.4),
    (-0.58, 0.0),
    (0.6, 0.04),
    (0.0, -0.62),
    (0.02, 0.64),
];

/// Fish around the middle of a lake.
fn shoal(centre: Point, radius: f64, count: u16) -> Vec<PlacedGood> {
    let (around, scale): (&[(f64, f64)], f64) = match count {
        0 => (&[], 1.0),
        1 => (&[(0.05, 0.0)], 1.0),
        2 => (&[(-0.12, -0.33), (0.15, 0.3)], 1.1),
        3 => (&[(-0.28, -0.4), (0.35, -0.02), (-0.25, 0.4)], 0.95),
        4 => (&[(-0.38, -0.36), (0.4, -0.3), (-0.34, 0.36), (0.42, 0.34)], 0.85),
        // More than any printed lake has.
        _ => (&SHOAL[..usize::from(count).min(SHOAL.len())], 0.62),
    };
    let fish = |(x, y): &(f64, f64)| PlacedGood {
        symbol: symbols::FISH,
        place: centre + Point { x: x * radius, y: y * radius },
        scale,
        room: 8.0,
    };
    around.iter().map(fish).collect()
}

fn border(place: Point) -> f64 {
    place.x.min(place.y).min(TILE - place.x).min(TILE - place.y)
}

pub fn free_place(easel: &Easel, region: &Region, others: &[Point]) -> Option<Point> {
    // Where there is little room, a piece may hide it for a while; better than to squeeze it into a corner.
    let widest = region.grid(3.0).iter().map(|place| region.clearance(*place)).fold(0.0, f64::max);
    let aside = (widest * 1.3).clamp(6.0, 20.0);
    let score = |place: &Point| {
        let to_piece = easel.shape.anchors.iter().map(|anchor| anchor.point.distance(*place)).fold(f64::MAX, f64::min);
        let to_other = others.iter().map(|other| other.distance(*place)).fold(f64::MAX, f64::min);
        // Upright in every rotation, it needs as much room to each border.
        let over = (13.0 - border(*place)).max(0.0) * 3.0;
        let spread = to_other.min(24.0) + to_other.min(50.0) * 0.3 + border(*place).min(40.0) * 0.25;
        region.clearance(*place).min(12.0) * 3.4 + to_piece.min(aside) * 1.2 + spread - over
    };
    best(region.grid(3.0), score).or_else(|| best(region.grid(1.5), score))
}

/// A place on the land right at the shore.
fn port_place(easel: &Easel, land: usize, sea: usize, others: &[Point]) -> Option<Point> {
    let (land, sea) = (&easel.shape.regions[land], &easel.shape.regions[sea]);
    let score = |place: &Point| {
        let to_piece = easel.shape.anchors.iter().map(|anchor| anchor.point.distance(*place)).fold(f64::MAX, f64::min);
        let to_other = others.iter().map(|other| other.distance(*place)).fold(f64::MAX, f64::min);
        let shore = (sea.clearance(*place) - 5.0).abs();
        to_piece.min(18.0) + to_other.min(26.0) + border(*place).min(22.0) * 1.2 - shore * 4.0
    };
    best(land.grid(2.0), score)
}

fn best(places: Vec<Point>, score: impl Fn(&Point) -> f64) -> Option<Point> {
    let scored = places.into_iter().map(|place| (score(&place), place));
    scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, place)| place)
}
