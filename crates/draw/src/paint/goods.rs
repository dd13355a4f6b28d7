//! What lies on segments.

use super::Easel;
use super::symbols::{self, Symbol};
use crate::geometry::{Point, TILE};
use crate::shape::GoodPlace;
use hedgerow_rules::Good;

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
    let placed = |good: &GoodPlace| {
        let place = good.place.point;
        let (scale, room) = match good.good {
            Good::Fish => (fish_scale(easel.tile.segments[good.segment].goods[Good::Fish]), 8.0),
            Good::Shield => (0.95, 12.5),
            Good::City => (0.95, 14.0),
            _ => {
                let border = place.x.min(place.y).min(TILE - place.x).min(TILE - place.y);
                let reach = if matches!(good.good, Good::Gold | Good::Mushrooms) { 10.0 } else { 14.0 };
                let scale = (good.place.room.min(border) / reach).clamp(0.62, 1.1);
                (scale, 13.0 * scale)
            }
        };
        PlacedGood { symbol: symbols::of_good(good.good), place, scale, room }
    };
    easel.shape.goods.iter().map(placed).collect()
}

fn fish_scale(count: u16) -> f64 {
    match count {
        0..=2 => 1.05,
        3 => 0.95,
        4 => 0.85,
        // More than any printed lake has.
        _ => 0.62,
    }
}

pub fn put(easel: &mut Easel, goods: &[PlacedGood]) {
    goods.iter().for_each(|good| easel.stand(good.symbol, good.place, good.scale));
}
