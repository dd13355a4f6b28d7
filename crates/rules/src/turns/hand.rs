//! The face-up tiles of a seat.

use crate::KindId;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Up to two tiles: the one just drawn, or the hand of the advanced Discovery (DI12). Plain, so that it copies fast.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    tiles: [KindId; 2],
    len: u8,
}

impl Hand {
    pub const EMPTY: Hand = Hand { tiles: [KindId(0); 2], len: 0 };

    /// Adds a tile; a full hand stays as it is.
    #[inline]
    pub fn push(&mut self, tile: KindId) {
        if let Some(place) = self.tiles.get_mut(self.len as usize) {
            *place = tile;
            self.len += 1;
        }
    }

    /// Removes a tile that is in the hand.
    #[inline]
    pub fn remove(&mut self, tile: KindId) {
        if self.tiles[0] == tile {
            self.tiles[0] = self.tiles[1];
        }
        self.len = self.len.saturating_sub(1);
    }
}

/// What lies in a hand counts, not its order, nor what lay there before.
impl Hand {
    fn sorted(&self) -> [Option<KindId>; 2] {
        let mut tiles = [self.first().copied(), self.get(1).copied()];
        tiles.sort_unstable();
        tiles
    }
}

impl PartialEq for Hand {
    fn eq(&self, other: &Hand) -> bool {
        self.sorted() == other.sorted()
    }
}

impl Eq for Hand {}

impl Hash for Hand {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.sorted().hash(hasher);
    }
}

impl Deref for Hand {
    type Target = [KindId];

    #[inline]
    fn deref(&self) -> &[KindId] {
        &self.tiles[..self.len as usize]
    }
}

impl FromIterator<KindId> for Hand {
    fn from_iter<I: IntoIterator<Item = KindId>>(tiles: I) -> Hand {
        let mut hand = Hand::EMPTY;
        tiles.into_iter().for_each(|tile| hand.push(tile));
        hand
    }
}
