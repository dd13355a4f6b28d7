//! Sets of rotations.

/// A set of rotations (clockwise quarter turns, 0 to 3), a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rotations(u8);

impl Rotations {
    /// The bits of all four rotations.
    pub const ALL: u8 = 0b1111;

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn insert(&mut self, rotation: u8) {
        self.0 |= 1 << rotation;
    }

    #[inline]
    pub const fn contains(self, rotation: u8) -> bool {
        self.0 >> rotation & 1 == 1
    }

    /// Those among `bits`.
    #[inline]
    pub fn among(self, bits: u8) -> Rotations {
        Rotations(self.0 & bits)
    }

    /// The rotation at that place among them.
    #[inline]
    pub const fn nth(self, index: usize) -> Option<u8> {
        let mut bits = self.0;
        let mut before = 0;
        while bits != 0 {
            if before == index {
                return Some(bits.trailing_zeros() as u8);
            }
            bits &= bits - 1;
            before += 1;
        }
        None
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            let next = (bits != 0).then(|| bits.trailing_zeros() as u8);
            bits &= bits.wrapping_sub(1);
            next
        })
    }
}
