//! [`Spots`]: the places of a tile as they lie on the board, whatever its kind and rotation.

use hedgerow_rules::{Game, KindId, MAX_INNER_SEGMENTS, MAX_SEGMENTS};

/// The ports of a tile, and room for what touches no side.
pub(crate) const SPOTS: usize = 12 + MAX_INNER_SEGMENTS;

/// No segment, or no spot.
const NONE: u8 = u8::MAX;

/// Which segment lies at each spot of a turned tile: twelve ports clockwise from the north-west corner of the board's north side, then
/// the segments that touch no side, in their order.
#[derive(Clone, Debug)]
pub(crate) struct Spots {
    segments: [u8; SPOTS],
    /// The first spot of each segment.
    first: [u8; MAX_SEGMENTS],
}

impl Spots {
    fn of(game: &Game, kind: KindId, rotation: u8) -> Spots {
        let tile = game.tile(kind);
        let mut segments = [NONE; SPOTS];
        for (port, segment) in tile.ports.iter().enumerate() {
            segments[(port + 3 * rotation as usize) % 12] = *segment;
        }
        let inner = (0..tile.segments.len() as u8).filter(|segment| !tile.ports.contains(segment));
        for (spot, segment) in segments[12..].iter_mut().zip(inner) {
            *spot = segment;
        }
        let mut first = [NONE; MAX_SEGMENTS];
        for (segment, first) in first.iter_mut().enumerate() {
            *first = segments.iter().position(|other| *other as usize == segment).map_or(NONE, |spot| spot as u8);
        }
        Spots { segments, first }
    }

    /// The spots of every kind of a game in every rotation, at `4 * kind + rotation`.
    pub fn of_game(game: &Game) -> Vec<Spots> {
        game.kind_ids().flat_map(|kind| (0..4).map(move |rotation| Spots::of(game, kind, rotation))).collect()
    }

    /// The segment at a spot.
    pub fn segment(&self, spot: usize) -> Option<u8> {
        self.segments.get(spot).copied().filter(|segment| *segment != NONE)
    }

    /// The first spot of a segment, by which it is known.
    pub fn first(&self, segment: u8) -> Option<usize> {
        self.first.get(segment as usize).filter(|spot| **spot != NONE).map(|spot| *spot as usize)
    }

    /// Every spot with its segment.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u8)> {
        self.segments.iter().copied().enumerate().filter(|(_, segment)| *segment != NONE)
    }
}
