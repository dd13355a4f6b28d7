//! Small sets of numbers that are kept as bits: the segments of a tile that touch another.

/// The numbers of the bits that are set.
pub(crate) fn bits(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        bit
    })
}
