//! [`Seed`]: small deterministic variation, the same for a tile wherever and whenever it is drawn.

/// A little generator (splitmix64); it only decides where tufts and trees go.
#[derive(Clone, Debug)]
pub struct Seed(u64);

impl Seed {
    pub fn of(text: &str) -> Seed {
        let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        Seed(text.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// From 0 to 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Between -reach and reach.
    pub fn about(&mut self, reach: f64) -> f64 {
        (self.share() * 2.0 - 1.0) * reach
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }
}
