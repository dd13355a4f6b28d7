//! Pieces, their roles, and how many there are.

use crate::words::words;
use crate::{FeatureKind, MAX_SEATS, Seat, Seats};
use std::ops::{Index, IndexMut};

/// The most pieces a seat has, of all kinds together.
pub const MAX_PIECES_PER_SEAT: usize = 12;

words! {
    /// What stands on the board.
    pub enum Piece {
        /// A wooden figure: in Hunters & Gatherers a member of the tribe.
        Follower = "follower",
        /// A hut of Hunters & Gatherers.
        Hut = "hut",
        /// The ox of the made-up edition.
        #[cfg(feature = "made-up")]
        Ox = "ox",
    }
}

words! {
    /// What a piece is called by where it stands.
    pub enum Role {
        /// In a city.
        Knight = "knight",
        /// On a road.
        Thief = "thief",
        /// On a field.
        Farmer = "farmer",
        /// In a monastery.
        Monk = "monk",
        /// In a forest.
        Gatherer = "gatherer",
        /// On a river.
        Fisherman = "fisherman",
        /// On a meadow.
        Hunter = "hunter",
        /// At a river system.
        Hut = "hut",
        /// On a plain.
        Explorer = "explorer",
        /// In the mountains.
        Robber = "robber",
        /// On a sea.
        Sailor = "sailor",
        /// On a road of the made-up edition.
        #[cfg(feature = "made-up")]
        Drover = "drover",
    }
}

/// A place that the rules know for a piece: on features of a kind, where it has a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// What the piece stands on.
    pub kind: FeatureKind,
    /// Which piece may stand there.
    pub piece: Piece,
    /// What it is called there.
    pub role: Role,
    /// Whether it is laid down there, so that all players see that it stays (CA2, HG2).
    pub lies: bool,
}

impl Post {
    pub(crate) const fn standing(kind: FeatureKind, piece: Piece, role: Role) -> Post {
        Post { kind, piece, role, lies: false }
    }

    pub(crate) const fn lying(kind: FeatureKind, piece: Piece, role: Role) -> Post {
        Post { kind, piece, role, lies: true }
    }
}

/// A seat's pieces that are not on the board, by kind of piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Supply([u8; Piece::COUNT]);

impl Supply {
    pub(crate) fn of(pieces: &[(Piece, u8)]) -> Supply {
        let mut supply = Supply::default();
        pieces.iter().for_each(|(piece, count)| supply[*piece] = *count);
        supply
    }

    /// The kinds of pieces from the first to the last of which there are any.
    #[inline]
    pub(crate) fn span(&self) -> Option<(usize, usize)> {
        let first = self.0.iter().position(|count| *count > 0)?;
        let last = self.0.iter().rposition(|count| *count > 0)?;
        Some((first, last))
    }
}

impl Index<Piece> for Supply {
    type Output = u8;
    #[inline]
    fn index(&self, piece: Piece) -> &u8 {
        &self.0[piece as usize]
    }
}

impl IndexMut<Piece> for Supply {
    #[inline]
    fn index_mut(&mut self, piece: Piece) -> &mut u8 {
        &mut self.0[piece as usize]
    }
}

/// How many pieces of each seat, six bits per seat, so that features join with one addition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceCounts(u32);

impl PieceCounts {
    pub(crate) const NONE: PieceCounts = PieceCounts(0);
    const BITS: u8 = 6;

    /// One piece of a seat.
    #[inline]
    pub const fn one(seat: Seat) -> PieceCounts {
        if seat.index() < MAX_SEATS { PieceCounts(1 << (PieceCounts::BITS * seat.0)) } else { PieceCounts::NONE }
    }

    /// How many pieces a seat has.
    #[inline]
    pub const fn get(self, seat: Seat) -> u8 {
        if seat.index() >= MAX_SEATS {
            return 0;
        }
        (self.0 >> (PieceCounts::BITS * seat.0)) as u8 % (1 << PieceCounts::BITS)
    }

    /// The same with one piece less of a seat, if it has any.
    #[inline]
    pub const fn without_one(self, seat: Seat) -> PieceCounts {
        if self.get(seat) == 0 { self } else { PieceCounts(self.0 - PieceCounts::one(seat).0) }
    }

    /// Whether no seat has any.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub(crate) const fn add(&mut self, other: PieceCounts) {
        self.0 += other.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, other: PieceCounts) {
        self.0 -= other.0;
    }

    /// The seats that have any.
    pub fn seats(self) -> Seats {
        (0..MAX_SEATS as u8).map(Seat).filter(|seat| self.get(*seat) > 0).collect()
    }

    /// The seats with the most pieces (C10); none if there are no pieces.
    #[inline]
    pub fn majority(self) -> Seats {
        let seats = || (0..MAX_SEATS as u8).map(Seat);
        let most = seats().map(|seat| self.get(seat)).max().unwrap_or(0);
        seats().filter(|seat| most > 0 && self.get(*seat) == most).collect()
    }
}
