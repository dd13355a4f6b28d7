//! Seats, pieces and roles.

use std::fmt;

/// The most seats a game has.
pub const MAX_SEATS: usize = 5;

/// A player's place at the table, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

impl Seat {
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// Several seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..MAX_SEATS as u8).map(Seat).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// What stands on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Piece {
    Follower,
    Hut,
}

impl Piece {
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Follower => "follower",
            Piece::Hut => "hut",
        }
    }
}

/// What a piece is called by where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    Knight,
    Thief,
    Farmer,
    Monk,
    Gatherer,
    Fisherman,
    Hunter,
    Hut,
    Explorer,
    Robber,
    Sailor,
}

impl Role {
    pub const ALL: [Role; 11] = [
        Role::Knight,
        Role::Thief,
        Role::Farmer,
        Role::Monk,
        Role::Gatherer,
        Role::Fisherman,
        Role::Hunter,
        Role::Hut,
        Role::Explorer,
        Role::Robber,
        Role::Sailor,
    ];

    pub const fn name(self) -> &'static str {
        match self {
            Role::Knight => "knight",
            Role::Thief => "thief",
            Role::Farmer => "farmer",
            Role::Monk => "monk",
            Role::Gatherer => "gatherer",
            Role::Fisherman => "fisherman",
            Role::Hunter => "hunter",
            Role::Hut => "hut",
            Role::Explorer => "explorer",
            Role::Robber => "robber",
            Role::Sailor => "sailor",
        }
    }

    /// The role with that name.
    pub fn named(name: &str) -> Option<Role> {
        Role::ALL.into_iter().find(|role| role.name() == name)
    }

    /// The piece that plays the role.
    pub const fn piece(self) -> Piece {
        match self {
            Role::Hut => Piece::Hut,
            _ => Piece::Follower,
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.name())
    }
}

/// How many pieces of each seat, six bits a seat, so that features join with one addition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PieceCounts(u32);

impl PieceCounts {
    pub(crate) const NONE: PieceCounts = PieceCounts(0);
    const BITS: u8 = 6;

    #[inline]
    pub const fn one(seat: Seat) -> PieceCounts {
        PieceCounts(1 << (PieceCounts::BITS * seat.0))
    }

    #[inline]
    pub const fn get(self, seat: Seat) -> u8 {
        (self.0 >> (PieceCounts::BITS * seat.0)) as u8 % (1 << PieceCounts::BITS)
    }

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
