//! A tile set: the kinds of a box, checked.

use crate::{FeatureKind, GameKind, TileKind};

/// The most tiles a set may hold.
pub const MAX_SET_TILES: usize = 255;
/// The most segments a tile may have.
pub const MAX_SEGMENTS: usize = 12;
/// The most segments of a tile that touch no side.
pub const MAX_INNER_SEGMENTS: usize = 4;

/// A tile set that passed every check. Read one with [`TileSet::parse`] or take a [`TileSet::built_in`] one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    /// The file's name without folder and ending.
    pub name: String,
    /// The game its segments belong to.
    pub game: GameKind,
    /// The kinds, in the order of the file.
    pub kinds: Vec<TileKind>,
    /// The kind whose first copy starts the game.
    pub start: Option<usize>,
    /// The kind that is placed last: the lake of the River.
    pub last: Option<usize>,
}

/// What is wrong with a set, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetError {
    /// The file, as it was named to the reader.
    pub file: String,
    /// The id of the tile, if it is about one.
    pub tile: Option<String>,
    /// What is wrong there.
    pub problem: SetProblem,
}

/// The ways in which a set can be broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetProblem {
    /// The file is no TOML, or has other keys; with the words of the TOML reader, in English.
    Syntax(String),
    /// There are no tiles.
    Empty,
    /// The counts do not add up to the stated total.
    Total {
        /// What the file states.
        total: i64,
        /// What the counts add up to.
        sum: i64,
    },
    /// There are more than [`MAX_SET_TILES`].
    TooManyTiles {
        /// How many there are.
        sum: i64,
    },
    /// `start` or `last` names a tile that is not there.
    NoSuchTile {
        /// Which of the two.
        key: &'static str,
        /// The id it names.
        id: String,
    },
    /// Another tile has the same id.
    SameId,
    /// The id has other characters than letters, digits, `-` and `_`, or more than 24 of them.
    BadId(String),
    /// A tile is there less than once.
    BadCount(i64),
    /// A line of a canonical text has another form.
    BadLine(String),
    /// The ports are not four groups of three letters.
    BadPorts(String),
    /// A port belongs to a segment that is not declared.
    UndeclaredPort(char),
    /// The name of a segment is not a single letter.
    BadLetter(String),
    /// The tile has no segments.
    NoSegments,
    /// The tile has more than [`MAX_SEGMENTS`].
    TooManySegments,
    /// More than [`MAX_INNER_SEGMENTS`] touch no side.
    TooManyInner,
    /// A segment is made of something that the game does not have.
    UnknownKind {
        /// Which segment.
        letter: char,
        /// The word in the file.
        kind: String,
        /// The game that the other segments belong to, if they tell.
        game: Option<GameKind>,
    },
    /// The entry of a segment cannot be read.
    Segment {
        /// Which segment.
        letter: char,
        /// Why, in English.
        message: String,
    },
    /// A good lies on a segment of the wrong kind.
    MisplacedGood {
        /// Which segment.
        letter: char,
        /// What the segment is made of.
        kind: FeatureKind,
        /// The key of the good.
        good: &'static str,
    },
    /// There is an impossible number of a good.
    BadGoodCount {
        /// Which segment.
        letter: char,
        /// The key of the good.
        good: &'static str,
        /// The number in the file.
        count: i64,
    },
    /// A segment names another one that is not there.
    NoSuchSegment {
        /// Which segment.
        letter: char,
        /// The key in which it names it.
        key: &'static str,
        /// The name.
        other: String,
    },
    /// A segment names another one of the wrong kind.
    WrongNeighbour {
        /// Which segment.
        letter: char,
        /// The key in which it names it.
        key: &'static str,
        /// What the other one is made of.
        kind: FeatureKind,
        /// The other one.
        other: char,
    },
    /// A region touches another one that does not touch it.
    OneSided {
        /// Which segment.
        letter: char,
        /// The other one.
        other: char,
    },
    /// A segment cannot lie on its tile as it does.
    Shape {
        /// Which segment.
        letter: char,
        /// What it is made of.
        kind: FeatureKind,
        /// What is wrong with it.
        problem: ShapeProblem,
    },
    /// A side is neither one segment nor a road or river between two banks.
    BadSide {
        /// Which side: N, E, S or W.
        side: char,
        /// The letters of its ports.
        ports: String,
    },
    /// A tile has room for one monastery.
    TwoMonasteries,
    /// A city of The Discovery must stand where land and sea touch.
    BadCity {
        /// The segment named as its land.
        land: String,
        /// The segment named as its sea.
        sea: String,
    },
}

/// The ways in which a segment cannot lie on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeProblem {
    /// It must meet one or two sides.
    Sides,
    /// It meets one side, so it must end in a lake or a spring, and only one of them.
    NoEnd,
    /// It meets two sides, so it can end in neither lake nor spring.
    RunsThrough,
    /// It must lie inside the tile and meet no side.
    Inside,
    /// Only rivers have springs.
    NoSpring,
}

/// The sets that come with the program.
#[cfg(feature = "toml")]
const BUILT_IN: &[(&str, &str)] = &[
    ("carcassonne", include_str!("../../sets/carcassonne.toml")),
    ("river", include_str!("../../sets/river.toml")),
    ("hunters", include_str!("../../sets/hunters.toml")),
    ("hunters-bonus", include_str!("../../sets/hunters-bonus.toml")),
    ("discovery", include_str!("../../sets/discovery.toml")),
    #[cfg(feature = "made-up")]
    ("market", include_str!("../../sets/made-up/market.toml")),
    #[cfg(feature = "made-up")]
    ("fair", include_str!("../../sets/made-up/fair.toml")),
];

/// Sets from files.
#[cfg(feature = "toml")]
impl TileSet {
    /// The names of the sets that come with the program.
    pub fn built_in_names() -> impl Iterator<Item = &'static str> {
        BUILT_IN.iter().map(|(name, _)| *name)
    }

    /// One of the sets that come with the program.
    pub fn built_in(name: &str) -> Option<TileSet> {
        static SETS: std::sync::LazyLock<Vec<TileSet>> = std::sync::LazyLock::new(|| {
            let parse = |(name, text): &(&str, &str)| TileSet::parse(name, text);
            BUILT_IN.iter().map(parse).collect::<Result<_, _>>().expect("the built-in sets are checked by the tests")
        });
        SETS.iter().find(|set| set.name == name).cloned()
    }

    /// Reads a set from the text of its file. `file` is only used for messages and the set's name.
    pub fn parse(file: &str, text: &str) -> Result<TileSet, SetError> {
        super::set_file::parse(file, text)
    }

    /// The text of a file that describes the set.
    ///
    /// ```
    /// use hedgerow_rules::TileSet;
    /// let set = TileSet::built_in("river").unwrap();
    /// assert_eq!(TileSet::parse("river", &set.write()), Ok(set));
    /// ```
    pub fn write(&self) -> String {
        super::set_file::write(self)
    }

    /// Reads a set from its [canonical text](TileSet::canonical_text), with the same checks as one from a file.
    pub fn parse_canonical(name: &str, text: &str) -> Result<TileSet, SetError> {
        super::canonical::parse(name, text)
    }
}

impl TileSet {
    /// How many tiles the set holds.
    pub fn total(&self) -> usize {
        self.kinds.iter().map(|kind| kind.count as usize).sum()
    }

    /// The kind with that id.
    pub fn kind(&self, id: &str) -> Option<&TileKind> {
        self.kinds.iter().find(|kind| kind.id == id)
    }
}
