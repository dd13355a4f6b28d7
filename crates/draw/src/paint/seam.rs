//! What lies across the seams between tiles.
//!
//! Whatever meets at a seam is the same landscape on both sides. So both tiles draw the same things across it, whole and in
//! the same places, and it does not matter which of them is drawn last. A list of places holds as (along, inwards) from the
//! one side and as (100 - along, -inwards) from the other; in a list both are there, and look the same in any rotation.

use super::wood::Plant;
use super::{city, wood};
use crate::geometry::{Point, TILE};
use crate::shape::{border, inward};
use hedgerow_rules::{GameKind, Side};
use std::fmt::Write;

/// How far along a side, clockwise, and how far into the tile.
pub type Across = (f64, f64);

/// Trees of a forest.
pub const TREES: [(Across, Plant); 11] = [
    ((11.0, 0.5), Plant::Bush),
    ((19.0, -3.0), Plant::Tree),
    ((28.0, 3.0), Plant::Tree),
    ((36.0, -2.5), Plant::Fir),
    ((43.0, 3.5), Plant::Bush),
    ((50.0, 0.0), Plant::Tree),
    ((57.0, -3.5), Plant::Bush),
    ((64.0, 2.5), Plant::Fir),
    ((72.0, -3.0), Plant::Tree),
    ((81.0, 3.0), Plant::Tree),
    ((89.0, -0.5), Plant::Bush),
];
/// Houses of a city, each with its roof. A street crosses the middle.
pub const HOUSES: [(Across, usize); 6] =
    [((19.0, 0.8), 1), ((29.5, -0.8), 2), ((40.5, 0.5), 0), ((59.5, -0.5), 0), ((70.5, 0.8), 2), ((81.0, -0.8), 1)];
/// Peaks of a mountain range.
pub const PEAKS: [Across; 3] = [(26.0, -1.5), (50.0, 0.0), (74.0, 1.5)];
/// What is drawn across a seam, once for all tiles of a game: its id, and the drawing for the north side.
pub fn rows(game: GameKind) -> Vec<(&'static str, String)> {
    let mut body = String::new();
    match game {
        GameKind::Carcassonne => city::row(&mut body),
        GameKind::Hunters => wood::row(&mut body),
        // Peaks stand upright: each has its own place.
        GameKind::Discovery => return Vec::new(),
    }
    vec![(row_id(game), body)]
}

const fn row_id(game: GameKind) -> &'static str {
    if matches!(game, GameKind::Carcassonne) { "hr-houses" } else { "hr-trees" }
}

/// Puts what a game has there across a side of the tile.
pub fn put(body: &mut String, game: GameKind, side: Side) {
    let id = row_id(game);
    let _ = match side {
        Side::North => write!(body, "<use href=\"#{id}\"/>"),
        _ => write!(body, "<use href=\"#{id}\" transform=\"rotate({} 50 50)\"/>", side as usize * 90),
    };
}

/// A place across a side of the tile.
pub fn place(side: Side, (along, depth): Across) -> Point {
    border(side as usize as f64 * TILE + along) + inward(side) * depth
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mirrored(places: &[Across]) {
        for (along, depth) in places {
            assert!(places.contains(&(100.0 - along, -depth)), "{along} {depth} is missing on the other side");
        }
    }

    #[test]
    fn both_sides_of_a_seam_draw_the_same() {
        mirrored(&PEAKS);
        mirrored(&TREES.map(|(across, _)| across));
        mirrored(&HOUSES.map(|(across, _)| across));
        assert!(TREES.iter().zip(TREES.iter().rev()).all(|(one, other)| one.1 == other.1));
        assert!(HOUSES.iter().zip(HOUSES.iter().rev()).all(|(one, other)| one.1 == other.1));
    }
}
