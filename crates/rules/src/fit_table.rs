//! Which rotations of a tile fit a square, looked up by what surrounds the square.

use crate::Side;
use crate::node::Kind;
use crate::rotations::Rotations;

/// What the neighbours of an open square show towards it: one field of bits a side, 0 for an empty neighbour.
pub(crate) type Code = u16;

/// For each tile kind and each [`Code`] the rotations that fit, equal ones once.
///
/// Three landscapes and "empty" make two bits a side and rows of 256 entries; the River of Carcassonne brings a
/// fourth landscape and needs three bits. Rows of a fixed size that is a power of two need no bounds check.
#[derive(Debug)]
pub(crate) enum FitTable {
    Narrow(Vec<[Rotations; NARROW]>),
    Wide(Vec<[Rotations; WIDE]>),
}

const NARROW: usize = 1 << 8;
const WIDE: usize = 1 << 12;

/// The row of a kind.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FitRow<'a> {
    Narrow(&'a [Rotations; NARROW]),
    Wide(&'a [Rotations; WIDE]),
}

impl FitTable {
    pub fn new(kinds: &[Kind], landscapes: usize) -> FitTable {
        if landscapes <= 3 {
            FitTable::Narrow(kinds.iter().map(|kind| fitting_rotations(kind, 2)).collect())
        } else {
            FitTable::Wide(kinds.iter().map(|kind| fitting_rotations(kind, 3)).collect())
        }
    }

    #[inline]
    pub fn row(&self, kind: usize) -> FitRow<'_> {
        match self {
            FitTable::Narrow(rows) => FitRow::Narrow(&rows[kind]),
            FitTable::Wide(rows) => FitRow::Wide(&rows[kind]),
        }
    }

    /// The code of a landscape on a side, and of nothing on the others.
    #[inline]
    pub fn code(&self, landscape: u8, side: Side) -> Code {
        (landscape as Code) << (side as u32 * self.bits())
    }

    /// The landscape that a code asks for on a side, 0 for any.
    pub fn landscape(&self, code: Code, side: Side) -> u8 {
        ((code >> (side as u32 * self.bits())) & ((1 << self.bits()) - 1)) as u8
    }

    #[inline]
    fn bits(&self) -> u32 {
        match self {
            FitTable::Narrow(_) => 2,
            FitTable::Wide(_) => 3,
        }
    }
}

impl FitRow<'_> {
    #[inline]
    pub fn get(&self, code: Code) -> Rotations {
        match self {
            FitRow::Narrow(row) => row[code as usize % NARROW],
            FitRow::Wide(row) => row[code as usize % WIDE],
        }
    }

    /// How many placements the squares with these codes offer.
    #[inline]
    pub fn count(&self, codes: impl Iterator<Item = Code>) -> usize {
        match self {
            FitRow::Narrow(row) => codes.map(|code| row[code as usize % NARROW].len()).sum(),
            FitRow::Wide(row) => codes.map(|code| row[code as usize % WIDE].len()).sum(),
        }
    }

    /// The index of the square that offers the placement with that number, and the rotation.
    #[inline]
    pub fn find(&self, codes: impl Iterator<Item = Code>, number: usize) -> Option<(usize, u8)> {
        match self {
            FitRow::Narrow(row) => find(codes.map(|code| row[code as usize % NARROW]), number),
            FitRow::Wide(row) => find(codes.map(|code| row[code as usize % WIDE]), number),
        }
    }
}

#[inline]
fn find(squares: impl Iterator<Item = Rotations>, mut number: usize) -> Option<(usize, u8)> {
    for (index, rotations) in squares.enumerate() {
        if number < rotations.len() {
            return rotations.nth(number).map(|rotation| (index, rotation));
        }
        number -= rotations.len();
    }
    None
}

/// For each code the rotations in which the kind fits.
fn fitting_rotations<const CODES: usize>(kind: &Kind, bits: u32) -> [Rotations; CODES] {
    std::array::from_fn(|code| {
        let fits = |rotation: &u8| {
            Side::ALL.iter().all(|side| {
                let wanted = (code >> (*side as u32 * bits)) & ((1 << bits) - 1);
                wanted == 0 || wanted == kind.edge(*side, *rotation) as usize
            })
        };
        (0..4u8).filter(|rotation| kind.lowest[*rotation as usize] == *rotation).filter(fits).collect()
    })
}
