//! Which rotations of a tile fit a square, looked up by what surrounds the square.

use crate::Side;
use crate::boards::OpenSquare;
use crate::tiles::{Kind, Rotations};

/// What the neighbours of an open square show towards it: one field of bits per side, 0 for an empty neighbour.
pub(crate) type Code = u16;

/// For each tile kind and each [`Code`] the rotations that fit, equal ones once.
#[derive(Debug)]
pub(crate) struct FitTable {
    rows: Rows,
    /// What a square offers by its code; nothing in wide tables, which do not count in advance.
    offers: Box<[Offers; NARROW]>,
}

/// Three landscapes and "empty" make two bits per side and rows of 256 entries; the River of Carcassonne brings a fourth
/// landscape and needs three bits. Rows of a fixed size that is a power of two need no bounds check.
#[derive(Debug)]
enum Rows {
    Narrow(Vec<Row<NARROW>>),
    Wide(Vec<Row<WIDE>>),
}

/// How many placements there are for each shape of a tile: its four sides, wherever they begin. Rotations count four
/// times, even of a tile that looks the same in several.
///
/// A board keeps the sum over its open squares, so that the placements of a tile need not be counted.
/// Aligned so that adding them is a few wide instructions.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(16))]
pub(crate) struct Offers([u16; SHAPES]);

/// Three landscapes on four sides make 24 different shapes.
const SHAPES: usize = 24;

impl Offers {
    #[inline]
    pub fn add(&mut self, other: Offers) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine += theirs;
        }
    }

    #[inline]
    pub fn remove(&mut self, other: Offers) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine -= theirs;
        }
    }
}

pub(crate) const NARROW: usize = 1 << 8;
const WIDE: usize = 1 << 12;

/// The rotations of one kind by code, and beside them how many there are.
#[derive(Debug)]
pub(crate) struct Row<const CODES: usize> {
    rotations: [Rotations; CODES],
    counts: [u8; CODES],
    /// The shape of the kind's sides.
    shape: u8,
    /// How often each of its rotations counts in [`Offers`], as a power of two.
    alike: u8,
}

impl<const CODES: usize> Row<CODES> {
    fn new(kind: &Kind, bits: u32, shapes: &[[u8; 4]]) -> Row<CODES> {
        let rotations = fitting_rotations(kind, bits);
        let shape = shapes.iter().position(|shape| *shape == shape_of(kind)).unwrap_or(0) as u8;
        let looks = (0..4).filter(|rotation| kind.lowest[*rotation as usize] == *rotation).count();
        let counts = rotations.map(|rotations| rotations.len() as u8);
        Row { rotations, counts, shape, alike: (4 / looks).ilog2() as u8 }
    }

    #[inline]
    fn count(&self, open: &OpenSquare) -> usize {
        self.counts[open.code as usize % CODES] as usize
    }

    /// How many placements there are when the open squares offer so much together.
    #[inline]
    pub fn total(&self, offers: &Offers) -> usize {
        (offers.0[self.shape as usize] >> self.alike) as usize
    }

    /// The index of the square that offers the placement with that number, and the rotation. The newest squares come
    /// first: they have the fewest neighbours and offer the most.
    #[inline]
    pub fn find(&self, squares: &[OpenSquare], number: usize) -> Option<(usize, u8)> {
        let mut number = number;
        let mut end = squares.len();
        // Four at a time, as half of the loop would be counting its rounds; then one by one.
        for [a, b, c, d] in squares.as_rchunks::<4>().1.iter().rev() {
            let together = self.count(a) + self.count(b) + self.count(c) + self.count(d);
            if together > number {
                break;
            }
            number -= together;
            end -= 4;
        }
        for (index, open) in squares[..end].iter().enumerate().rev() {
            let count = self.count(open);
            if count > number {
                return Some((index, self.rotations[open.code as usize % CODES].nth(number)?));
            }
            number -= count;
        }
        None
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
        let mut shapes: Vec<[u8; 4]> = kinds.iter().map(shape_of).collect();
        shapes.sort_unstable();
        shapes.dedup();
        match bits(landscapes) {
            2 => FitTable {
                rows: Rows::Narrow(kinds.iter().map(|kind| Row::new(kind, 2, &shapes)).collect()),
                offers: offers(&shapes),
            },
            bits => FitTable {
                rows: Rows::Wide(kinds.iter().map(|kind| Row::new(kind, bits, &shapes)).collect()),
                offers: Box::new([Offers::default(); NARROW]),
            },
        }
    }

    #[inline]
    pub fn row(&self, kind: usize) -> FitRow<'_> {
        match &self.rows {
            Rows::Narrow(rows) => FitRow::Narrow(&rows[kind]),
            Rows::Wide(rows) => FitRow::Wide(&rows[kind]),
        }
    }

    /// The row of a kind in a narrow table.
    #[inline]
    pub fn narrow_row(&self, kind: usize) -> Option<&Row<NARROW>> {
        match &self.rows {
            Rows::Narrow(rows) => Some(&rows[kind]),
            Rows::Wide(_) => None,
        }
    }

    /// What a square with that code offers.
    #[inline]
    pub fn offers(&self, code: Code) -> Offers {
        self.offers[code as usize % NARROW]
    }

    /// The landscape that a code asks for on a side, 0 for any.
    pub fn landscape(&self, code: Code, side: Side) -> u8 {
        let bits = match self.rows {
            Rows::Narrow(_) => 2,
            Rows::Wide(_) => 3,
        };
        landscape(code, side, bits)
    }
}

/// The sides of a kind, the same for all that can be turned into each other: the rotation with the lowest digits.
fn shape_of(kind: &Kind) -> [u8; 4] {
    let turned = |rotation| Side::ALL.map(|side| kind.edge(side, rotation));
    (0..4).map(turned).min().unwrap_or_default()
}

/// For each code of a narrow table, in how many rotations each shape fits.
fn offers(shapes: &[[u8; 4]]) -> Box<[Offers; NARROW]> {
    let mut offers = Box::new([Offers::default(); NARROW]);
    for (index, shape) in shapes.iter().enumerate() {
        for rotation in 0..4 {
            let turned = std::array::from_fn(|side| shape[(side + rotation) & 3]);
            fitting_codes(turned, 2).for_each(|code| offers[code].0[index] += 1);
        }
    }
    offers
}

/// The codes that a tile with these sides fits: at each side it meets its own landscape, or nothing.
fn fitting_codes(sides: [u8; 4], bits: u32) -> impl Iterator<Item = usize> {
    (0..16).map(move |met| {
        let asked = Side::ALL.into_iter().filter(|side| met >> *side as u32 & 1 == 1);
        asked.fold(0, |code, side| code | (sides[side as usize] as usize) << (side as u32 * bits))
    })
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

    /// How many placements the squares offer with these rotations.
    pub fn count(&self, squares: &[OpenSquare], allowed: u8) -> usize {
        squares.iter().map(|open| self.get(open.code).among(allowed).len()).sum()
    }

    /// [`Row::find`] with these rotations.
    pub fn find(&self, squares: &[OpenSquare], allowed: u8, mut number: usize) -> Option<(usize, u8)> {
        for (index, open) in squares.iter().enumerate().rev() {
            let offered = self.get(open.code).among(allowed);
            if offered.len() > number {
                return Some((index, offered.nth(number)?));
            }
            number -= offered.len();
        }
        None
    }
}

/// For each code the rotations in which the kind fits.
fn fitting_rotations<const CODES: usize>(kind: &Kind, bits: u32) -> [Rotations; CODES] {
    let mut fitting = [Rotations::default(); CODES];
    for rotation in (0..4u8).filter(|rotation| kind.lowest[*rotation as usize] == *rotation) {
        let sides = Side::ALL.map(|side| kind.edge(side, rotation));
        fitting_codes(sides, bits).for_each(|code| fitting[code].insert(rotation));
    }
    fitting
}
