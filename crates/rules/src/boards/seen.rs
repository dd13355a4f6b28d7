//! Sets of small indices on the stack, for counting things once.

use crate::tiles::{MAX_NODES, MAX_TILES};

/// A set of indices below `64 · WORDS`.
#[derive(Clone, Debug)]
pub(crate) struct Seen<const WORDS: usize>([u64; WORDS]);

/// A set of placed tiles.
pub(crate) type SeenTiles = Seen<{ MAX_TILES.div_ceil(64) }>;
/// A set of features.
pub(crate) type SeenFeatures = Seen<{ (MAX_TILES * MAX_NODES).div_ceil(64) }>;

impl<const WORDS: usize> Seen<WORDS> {
    #[inline]
    pub fn new() -> Self {
        Seen([0; WORDS])
    }

    /// Adds an index; true if it was not there yet.
    #[inline]
    pub fn insert(&mut self, index: u16) -> bool {
        let (word, bit) = (&mut self.0[index as usize / 64], 1 << (index % 64));
        let new = *word & bit == 0;
        *word |= bit;
        new
    }
}
