//! Tiles of The Discovery: the square is cut again and again until every piece is one region.

use super::chord::{Chord, halfway};
use super::perimeter::Stretch;
use crate::geometry::{CENTRE, Point, Region, TILE, blob};
use crate::seed::Seed;
use hedgerow_rules::TileKind;

/// The radius of a region that lies inside.
const INNER: f64 = 15.0;

/// Cuts a tile into its regions, one for each segment.
pub fn cut(tile: &TileKind, stretches: &[Stretch], seed: &mut Seed) -> Vec<Region> {
    let mut mosaic = Mosaic { tile, seed, regions: vec![Region::default(); tile.segments.len()] };
    let part = Part {
        segments: stretches.iter().map(|stretch| stretch.segment).collect(),
        ends: stretches.iter().map(|stretch| stretch.to).collect(),
    };
    mosaic.split(part, Region::tile());
    // A region that does not even reach a corner: no printed tile has one, a custom set may.
    for segment in 0..tile.segments.len() {
        if mosaic.regions[segment].is_empty() {
            mosaic.enclose(segment as u8);
        }
    }
    mosaic.regions
}

/// Segments around a part of the tile, clockwise; each ends where the next one begins.
#[derive(Clone, Debug)]
struct Part {
    segments: Vec<u8>,
    ends: Vec<f64>,
}

impl Part {
    fn from(&self, index: usize) -> f64 {
        self.ends[(index + self.ends.len() - 1) % self.ends.len()]
    }
}

struct Mosaic<'a> {
    tile: &'a TileKind,
    seed: &'a mut Seed,
    regions: Vec<Region>,
}

impl Mosaic<'_> {
    fn touch(&self, one: u8, other: u8) -> bool {
        self.tile.segments[one as usize].touches >> other & 1 == 1
    }

    fn split(&mut self, part: Part, space: Region) {
        let count = part.segments.len();
        let first = part.segments[0];
        if part.segments.iter().all(|segment| *segment == first) {
            let region = &mut self.regions[first as usize];
            *region = region.with(&space);
            return;
        }
        if let Some(around) = repeated(&part.segments) {
            return self.split_around(around, &part, space);
        }
        if count == 2 {
            let chord = Chord::new(part.ends[1], part.ends[0], None, self.seed);
            let cut = chord.cut_off();
            self.regions[first as usize] = space.within(&cut);
            self.regions[part.segments[1] as usize] = space.without(&cut);
            return;
        }
        // All are different: one that touches nothing but its neighbours is a cap, and what is left has one part less.
        let is_cap = |index: &usize| {
            let mine = part.segments[*index];
            let near = [part.segments[(index + 1) % count], part.segments[(index + count - 1) % count]];
            part.segments.iter().all(|other| *other == mine || near.contains(other) || !self.touch(mine, *other))
        };
        let length = |index: &usize| (part.ends[*index] - part.from(*index)).rem_euclid(400.0);
        let caps = (0..count).filter(is_cap).filter(|index| length(index) > 0.0);
        let cap = caps.min_by(|one, other| length(one).total_cmp(&length(other))).unwrap_or(0);
        let chord = Chord::new(part.from(cap), part.ends[cap], None, self.seed);
        let cut = chord.cut_off();
        self.regions[part.segments[cap] as usize] = space.within(&cut);
        let mut rest = part.clone();
        rest.ends[(cap + count - 1) % count] = halfway(part.from(cap), part.ends[cap]);
        rest.segments.remove(cap);
        rest.ends.remove(cap);
        self.split(rest, space.without(&cut));
    }

    /// Puts a region that does not reach the border beside those it touches, and as far as it goes from all others.
    fn enclose(&mut self, segment: u8) {
        let drawn = (0..self.regions.len() as u8).filter(|other| !self.regions[usize::from(*other)].is_empty());
        let (beside, apart): (Vec<u8>, Vec<u8>) = drawn.partition(|other| self.touch(segment, *other));
        let distance = |other: &u8, place: Point| {
            let region = &self.regions[usize::from(*other)];
            if region.contains(place) { 0.0 } else { region.clearance(place) }
        };
        let room = |place: Point| {
            let to_border = place.x.min(place.y).min(TILE - place.x).min(TILE - place.y);
            apart.iter().map(|other| distance(other, place)).fold(to_border, f64::min)
        };
        let score = |place: &Point| {
            let away: f64 = beside.iter().map(|other| distance(other, *place)).sum();
            room(*place).min(INNER * 1.4) - away * 2.0 - CENTRE.distance(*place) * 0.02
        };
        let places = Region::tile().grid(5.0).into_iter().map(|place| (score(&place), place));
        let Some((_, place)) = places.max_by(|one, other| one.0.total_cmp(&other.0)) else { return };
        let radius = (room(place) * 0.75).clamp(INNER * 0.5, INNER);
        let radii: Vec<f64> = (0..8).map(|_| radius + self.seed.about(radius * 0.08)).collect();
        let region = Region::of(blob(place, &radii, 0.9).points());
        self.regions.iter_mut().for_each(|other| *other = other.without(&region));
        self.regions[usize::from(segment)] = region;
    }

    /// Cuts off what lies between the places where a segment reaches the border.
    fn split_around(&mut self, around: u8, part: &Part, space: Region) {
        let count = part.segments.len();
        let places: Vec<usize> = (0..count).filter(|index| part.segments[*index] == around).collect();
        let mut rest = space;
        for (number, place) in places.iter().enumerate() {
            let next = places[(number + 1) % places.len()];
            let between: Vec<usize> =
                (1..count).map(|step| (place + step) % count).take_while(|index| *index != next).collect();
            let Some(last) = between.last() else { continue };
            let (from, to) = (part.ends[*place], part.ends[*last]);
            let chord = Chord::new(from, to, None, self.seed);
            let cut = chord.cut_off();
            let mut inner = Part {
                segments: between.iter().map(|index| part.segments[*index]).collect(),
                ends: between.iter().map(|index| part.ends[*index]).collect(),
            };
            // Where the last and the first of them meet, behind the chord.
            *inner.ends.last_mut().expect("there is one") = halfway(to, from);
            self.split(inner, rest.within(&cut));
            rest = rest.without(&cut);
        }
        self.regions[around as usize] = rest;
    }
}

/// The segment that stands most often in a list, if any stands twice.
fn repeated(segments: &[u8]) -> Option<u8> {
    let times = |segment: &u8| segments.iter().filter(|other| *other == segment).count();
    segments.iter().copied().filter(|segment| times(segment) > 1).max_by_key(|segment| (times(segment), 255 - segment))
}
