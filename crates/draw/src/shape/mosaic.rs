//! Tiles of The Discovery: the square is cut again and again until every piece is one region.

use super::chord::{Chord, halfway};
use super::perimeter::Stretch;
use crate::geometry::Region;
use crate::seed::Seed;
use hedgerow_rules::TileKind;

/// Cuts a tile into its regions, one for each segment.
pub fn cut(tile: &TileKind, stretches: &[Stretch], seed: &mut Seed) -> Vec<Region> {
    let mut mosaic = Mosaic { tile, seed, regions: vec![Region::default(); tile.segments.len()] };
    let part = Part {
        segments: stretches.iter().map(|stretch| stretch.segment).collect(),
        ends: stretches.iter().map(|stretch| stretch.to).collect(),
    };
    mosaic.split(part, Region::tile());
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
