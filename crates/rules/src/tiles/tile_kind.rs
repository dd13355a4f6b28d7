//! A tile kind: ports, segments and what lies on them, as its set describes it.

use crate::words::words;
use std::ops::{AddAssign, Index, IndexMut};

words! {
    /// What a segment, and the feature it belongs to, is made of.
    pub enum FeatureKind {
        /// A city of Carcassonne.
        City = "city",
        /// A road of Carcassonne.
        Road = "road",
        /// A field of Carcassonne, where farmers lie to the end.
        Field = "field",
        /// A monastery of Carcassonne: one tile, and the eight squares around it.
        Monastery = "monastery",
        /// A forest of Hunters & Gatherers.
        Forest = "forest",
        /// A river of Hunters & Gatherers, or the River of Carcassonne (which takes no piece).
        River = "river",
        /// A lake of Hunters & Gatherers, at the end of rivers.
        Lake = "lake",
        /// A meadow of Hunters & Gatherers.
        Meadow = "meadow",
        /// All rivers and lakes that hang together (HG4): never a segment of its own, but a feature huts stand on.
        RiverSystem = "river-system",
        /// A plain of The Discovery.
        Plain = "plain",
        /// Mountains of The Discovery.
        Mountain = "mountain",
        /// A sea of The Discovery.
        Sea = "sea",
    }
}

words! {
    /// Something that lies on a segment and adds up over a feature.
    pub enum Good {
        /// Makes a city worth more (CA5).
        Shield = "shield",
        /// Makes a forest bring a bonus tile (HG11).
        Gold = "gold",
        /// Makes a forest worth more (HG9).
        Mushrooms = "mushrooms",
        /// Counts for rivers (HG8) and huts (HG15).
        Fish = "fish",
        /// Counts for hunters, unless a tiger eats it (HG16).
        Deer = "deer",
        /// Counts for hunters, and no tiger eats it.
        Mammoth = "mammoth",
        /// Counts for hunters, and no tiger eats it.
        Aurochs = "aurochs",
        /// Eats a deer of its meadow (HG16).
        Tiger = "tiger",
        /// Drives the tigers of its meadow away (HG17).
        Fire = "fire",
        /// Gives its meadow to the hunter beside it (HG17).
        Shrine = "shrine",
        /// A city of The Discovery, counted for its land and for its sea.
        City = "city",
        /// Lies in cities of the made-up edition.
        #[cfg(feature = "made-up")]
        Salt = "salt",
    }
}

/// Room for every [`Good`], and a multiple of four, so that adding two of them is a few wide instructions.
const LANES: usize = Good::COUNT.next_multiple_of(4);

/// How many of each [`Good`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Goods([u16; LANES]);

impl Goods {
    /// The goods there are, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Good, u16)> {
        Good::ALL.into_iter().map(|good| (good, self[good])).filter(|(_, count)| *count > 0)
    }
}

impl Index<Good> for Goods {
    type Output = u16;
    #[inline]
    fn index(&self, good: Good) -> &u16 {
        &self.0[good as usize]
    }
}

impl IndexMut<Good> for Goods {
    #[inline]
    fn index_mut(&mut self, good: Good) -> &mut u16 {
        &mut self.0[good as usize]
    }
}

impl AddAssign<&Goods> for Goods {
    #[inline]
    fn add_assign(&mut self, other: &Goods) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine += theirs;
        }
    }
}

/// A side of a square or a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Up on the board.
    North,
    /// Right on the board.
    East,
    /// Down on the board.
    South,
    /// Left on the board.
    West,
}

impl Side {
    /// Every side, clockwise from the north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side across.
    pub const fn opposite(self) -> Side {
        self.turned(2)
    }

    /// This side after that many clockwise quarter turns.
    pub const fn turned(self, rotation: u8) -> Side {
        Side::ALL[(self as usize + rotation as usize) & 3]
    }

    /// The step to the neighbouring square: x grows to the east, y to the south.
    pub const fn step(self) -> (i16, i16) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }
}

/// A part of a tile of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Its letter in the set.
    pub letter: char,
    /// What it is made of.
    pub kind: FeatureKind,
    /// What lies on it.
    pub goods: Goods,
    /// The segments of the tile it borders on, as far as the game's scoring asks, one bit each.
    pub touches: u16,
    /// The lake a river of Hunters & Gatherers ends in.
    pub lake: Option<u8>,
    /// Whether that river ends in a spring.
    pub spring: bool,
}

/// A city of The Discovery: the land segment it belongs to and the sea segment it looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct City {
    /// The segment of land it stands on.
    pub land: u8,
    /// The segment of sea it looks at.
    pub sea: u8,
}

/// An entry of a tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileKind {
    /// Its name in the set and in records.
    pub id: String,
    /// How many of it the box holds.
    pub count: u8,
    /// In the order of the set, which is also the order of scoring (R11).
    pub segments: Vec<Segment>,
    /// The segment of each port, clockwise from the north-west corner, three per side.
    pub ports: [u8; 12],
    /// The cities of The Discovery on its shores.
    pub cities: Vec<City>,
}

impl TileKind {
    /// The segments at the left, middle and right port of a side of the unrotated tile.
    pub fn side(&self, side: Side) -> [u8; 3] {
        let first = side as usize * 3;
        [self.ports[first], self.ports[first + 1], self.ports[first + 2]]
    }

    /// The kind of landscape a side shows: that of its middle port.
    pub fn edge(&self, side: Side) -> FeatureKind {
        self.segments[self.side(side)[1] as usize].kind
    }

    /// The segment with that letter.
    pub fn segment(&self, letter: char) -> Option<u8> {
        self.segments.iter().position(|segment| segment.letter == letter).map(|index| index as u8)
    }

    /// Everything that lies on the tile; a city of The Discovery once.
    pub fn goods(&self) -> Goods {
        let mut goods = Goods::default();
        self.segments.iter().for_each(|segment| goods += &segment.goods);
        goods[Good::City] = self.cities.len() as u16;
        goods
    }

    /// Rivers and lakes that hang together on the tile (HG4), a lake alone too (R9), as sets of segments, in the order of their first segment.
    pub(crate) fn river_systems(&self) -> Vec<u16> {
        let mut systems: Vec<u16> = Vec::new();
        for (index, segment) in self.segments.iter().enumerate() {
            let mut members = match segment.kind {
                FeatureKind::River => 1 << index | segment.lake.map_or(0, |lake| 1 << lake),
                FeatureKind::Lake => 1 << index,
                _ => continue,
            };
            systems.retain(|system| {
                let apart = system & members == 0;
                if !apart {
                    members |= system;
                }
                apart
            });
            systems.push(members);
        }
        systems.sort_by_key(|system| system.trailing_zeros());
        systems
    }
}
