//! Places for many small things: even, but not regular.

use crate::geometry::{Point, Region, TILE, at};
use crate::seed::Seed;

/// Places in a region about `spacing` apart, at least `margin` from its outline and clear of `taken`, from north to south.
pub fn scatter(region: &Region, spacing: f64, margin: f64, taken: &[(Point, f64)], seed: &mut Seed) -> Vec<Point> {
    let rows = (TILE / (spacing * 0.87)).ceil() as usize + 1;
    let columns = (TILE / spacing).ceil() as usize + 1;
    let mut places = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let shift = if row % 2 == 0 { 0.0 } else { spacing / 2.0 };
            let jitter = at(seed.about(spacing * 0.22), seed.about(spacing * 0.22));
            let place = at(column as f64 * spacing + shift, row as f64 * spacing * 0.87) + jitter;
            // Whole numbers make short paths.
            let place = at(place.x.round(), place.y.round());
            let clear = taken.iter().all(|(other, room)| other.distance(place) >= *room);
            if clear && region.contains(place) && region.clearance(place) >= margin {
                places.push(place);
            }
        }
    }
    places.sort_by(|one, other| one.y.total_cmp(&other.y));
    places
}
