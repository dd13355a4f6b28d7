//! Which rotations of a tile fit a square, looked up by what surrounds the square.

use crate::Side;
use crate::board::{OpenSquare, Square};
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
    Narrow(Vec<Row<NARROW>>),
    Wide(Vec<Row<WIDE>>),
}

const NARROW: usize = 1 << 8;
const WIDE: usize = 1 << 12;

/// The rotations of one kind by code, and beside them how many there are, so that counting is an addition a square.
#[derive(Debug)]
pub(crate) struct Row<const CODES: usize> {
    rotations: [Rotations; CODES],
    counts: [u8; CODES],
}

impl<const CODES: usize> Row<CODES> {
    fn new(kind: &Kind, bits: u32) -> Row<CODES> {
        let rotations = fitting_rotations(kind, bits);
        Row { rotations, counts: rotations.map(|rotations| rotations.len() as u8) }
    }

    #[inline]
    fn rotations(&self, open: &OpenSquare) -> Rotations {
        self.rotations[open.code as usize % CODES]
    }

    #[inline]
    fn count(&self, open: &OpenSquare) -> usize {
        self.counts[open.code as usize % CODES] as usize
    }
}

/// The row of a kind.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FitRow<'a> {
    Narrow(&'a Row<NARROW>),
    Wide(&'a Row<WIDE>),
}

impl FitTable {
    pub fn new(kinds: &[Kind], landscapes: usize) -> FitTable {
        match bits(landscapes) {
            2 => FitTable::Narrow(kinds.iter().map(|kind| Row::new(kind, 2)).collect()),
            bits => FitTable::Wide(kinds.iter().map(|kind| Row::new(kind, bits)).collect()),
        }
    }

    #[inline]
    pub fn row(&self, kind: usize) -> FitRow<'_> {
        match self {
            FitTable::Narrow(rows) => FitRow::Narrow(&rows[kind]),
            FitTable::Wide(rows) => FitRow::Wide(&rows[kind]),
        }
    }

    /// The landscape that a code asks for on a side, 0 for any.
    pub fn landscape(&self, code: Code, side: Side) -> u8 {
        let bits = match self {
            FitTable::Narrow(_) => 2,
            FitTable::Wide(_) => 3,
        };
        landscape(code, side, bits)
    }
}

/// The code of a landscape on a side, and of nothing on the others, in a game with that many landscapes.
pub(crate) fn code(landscape: u8, side: Side, landscapes: usize) -> Code {
    (landscape as Code) << (side as u32 * bits(landscapes))
}

/// How many bits a side takes in a code.
fn bits(landscapes: usize) -> u32 {
    if landscapes <= 3 { 2 } else { 3 }
}

fn landscape(code: Code, side: Side, bits: u32) -> u8 {
    ((code >> (side as u32 * bits)) & ((1 << bits) - 1)) as u8
}

impl FitRow<'_> {
    #[inline]
    pub fn get(&self, code: Code) -> Rotations {
        match self {
            FitRow::Narrow(row) => row.rotations[code as usize % NARROW],
            FitRow::Wide(row) => row.rotations[code as usize % WIDE],
        }
    }

    /// Whether a tile fits any of the squares; the newest, which offer the most, are asked first.
    #[inline]
    pub fn any(&self, squares: &[OpenSquare], allowed: u8) -> bool {
        match (self, allowed) {
            (FitRow::Narrow(row), Rotations::ALL) => squares.iter().rev().any(|open| row.count(open) > 0),
            _ => squares.iter().rev().any(|open| !self.get(open.code).among(allowed).is_empty()),
        }
    }

    /// How many placements the squares offer.
    #[inline]
    pub fn count(&self, squares: &[OpenSquare], allowed: u8) -> usize {
        match (self, allowed) {
            (FitRow::Narrow(row), Rotations::ALL) => {
                // Four at a time: the loop is the hottest of a random game, and half of it would be counting its rounds.
                let (fours, rest) = squares.as_chunks::<4>();
                let four = |[a, b, c, d]: &[OpenSquare; 4]| row.count(a) + row.count(b) + row.count(c) + row.count(d);
                fours.iter().map(four).sum::<usize>() + rest.iter().map(|open| row.count(open)).sum::<usize>()
            }
            _ => squares.iter().map(|open| self.get(open.code).among(allowed).len()).sum(),
        }
    }

    /// The square that offers the placement with that number, and the rotation. The newest squares come first: they
    /// have the fewest neighbours and offer the most.
    #[inline]
    pub fn find(&self, squares: &[OpenSquare], allowed: u8, number: usize) -> Option<(Square, u8)> {
        match (self, allowed) {
            (FitRow::Narrow(row), Rotations::ALL) => {
                let (open, before) = find(squares, number, |open| row.count(open))?;
                Some((open.square, row.rotations(open).nth(number - before)?))
            }
            _ => {
                let offered = |open: &OpenSquare| self.get(open.code).among(allowed);
                let (open, before) = find(squares, number, |open| offered(open).len())?;
                Some((open.square, offered(open).nth(number - before)?))
            }
        }
    }
}

/// The square that offers the placement with that number, and how many placements come before its own.
#[inline]
fn find(squares: &[OpenSquare], number: usize, count: impl Fn(&OpenSquare) -> usize) -> Option<(&OpenSquare, usize)> {
    let mut before = 0;
    // Four at a time as in `count`, then one by one within the four that reach the number.
    let (first, fours) = squares.as_rchunks::<4>();
    let mut candidates = first;
    for four in fours.iter().rev() {
        let [a, b, c, d] = four;
        let together = count(a) + count(b) + count(c) + count(d);
        if before + together > number {
            candidates = four;
            break;
        }
        before += together;
    }
    for open in candidates.iter().rev() {
        if before + count(open) > number {
            return Some((open, before));
        }
        before += count(open);
    }
    None
}

/// For each code the rotations in which the kind fits.
fn fitting_rotations<const CODES: usize>(kind: &Kind, bits: u32) -> [Rotations; CODES] {
    std::array::from_fn(|code| {
        let fits = |rotation: &u8| {
            Side::ALL.iter().all(|side| {
                let wanted = landscape(code as Code, *side, bits);
                wanted == 0 || wanted == kind.edge(*side, *rotation)
            })
        };
        (0..4u8).filter(|rotation| kind.lowest[*rotation as usize] == *rotation).filter(fits).collect()
    })
}
