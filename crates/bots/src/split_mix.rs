//! The generator behind choices that are not recorded.

/// SplitMix64 (Steele, Lea, Flood 2014): small, fast, and good enough to choose moves. Never used for anything recorded.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

impl SplitMix64 {
    /// The numbers that follow from a seed.
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn next_word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, 1.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        (self.next_word() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A number below `bound`, by multiplication; the bias is below `bound` in 2³².
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.next_word() >> 32) * bound as u64) >> 32) as usize
    }

    /// Puts items into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        let mut random = self.clone();
        for place in (1..items.len()).rev() {
            items.swap(place, random.below(place + 1));
        }
        *self = random;
    }
}
