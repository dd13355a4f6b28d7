//! Painting a tile: layers of plain shapes, from the ground up.

mod city;
mod discovery;
mod goods;
mod ground;
pub mod palette;
mod road;
mod scatter;
pub mod seam;
pub mod symbols;
mod water;
mod wood;

use crate::geometry::Point;
use crate::seed::Seed;
use crate::shape::TileShape;
use hedgerow_rules::{GameKind, TileKind};
use symbols::Symbol;

/// What a tile is in its set, as far as that shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceInSet {
    Start,
    Last,
    Other,
}

/// A tile being painted.
#[derive(Debug)]
struct Easel<'a> {
    tile: &'a TileKind,
    shape: &'a TileShape,
    place_in_set: PlaceInSet,
    seed: Seed,
    /// Where nothing small may be painted, with the room each needs.
    taken: Vec<(Point, f64)>,
    body: String,
    /// What lies across the seams: painted last, and not cut off at the border.
    across: String,
    stands: Vec<Stand>,
}

impl Easel<'_> {
    fn stand(&mut self, symbol: Symbol, place: Point, scale: f64) {
        self.stands.push(Stand { symbol: symbol.id, place, scale: (scale * 20.0).round() / 20.0 });
    }
}

/// Something that stays upright when its tile is turned: an animal, a building, a peak.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stand {
    /// The id of its drawing.
    pub symbol: &'static str,
    pub place: Point,
    pub scale: f64,
}

/// The picture of a tile: the ground as the inside of a group, and what stands on it.
pub fn paint(game: GameKind, tile: &TileKind, place_in_set: PlaceInSet, shape: &TileShape) -> (String, Vec<Stand>) {
    let seed = Seed::of(&format!("{}!", tile.id));
    let mut easel = Easel {
        tile,
        shape,
        place_in_set,
        seed,
        taken: Vec::new(),
        body: String::new(),
        across: String::new(),
        stands: Vec::new(),
    };
    let goods = goods::places(&easel);
    easel.taken = goods.iter().map(|good| (good.place, good.room)).collect();
    match game {
        GameKind::Carcassonne => {
            ground::fields(&mut easel);
            road::yard(&mut easel);
            water::rivers(&mut easel);
            road::roads(&mut easel);
            city::cities(&mut easel);
            road::ends(&mut easel);
        }
        GameKind::Hunters => {
            ground::meadows(&mut easel);
            wood::floors(&mut easel);
            water::rivers(&mut easel);
            wood::trees(&mut easel);
        }
        GameKind::Discovery => discovery::regions(&mut easel),
    }
    goods::put(&mut easel, &goods);
    (format!("<g clip-path=\"url(#{})\">{}</g>{}", symbols::clip(game), easel.body, easel.across), easel.stands)
}
