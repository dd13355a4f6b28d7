//! A tile set: the kinds of a box, checked.

use crate::tiles::bits;
use crate::{FeatureKind, GameKind, TileKind};
use std::fmt::Write;

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
    pub kinds: Vec<TileKind>,
    /// The kind whose first copy starts the game.
    pub start: Option<usize>,
    /// The kind that is placed last: the lake of the River.
    pub last: Option<usize>,
}

/// What is wrong with a set, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetError {
    pub file: String,
    pub tile: Option<String>,
    pub problem: SetProblem,
}

/// The ways in which a set can be broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetProblem {
    Syntax(String),
    Empty,
    Total { total: i64, sum: i64 },
    TooManyTiles { sum: i64 },
    NoSuchTile { key: &'static str, id: String },
    SameId,
    BadId(String),
    BadCount(i64),
    BadPorts(String),
    UndeclaredPort(char),
    BadLetter(String),
    NoSegments,
    TooManySegments,
    TooManyInner,
    UnknownKind { letter: char, kind: String, game: Option<GameKind> },
    Segment { letter: char, message: String },
    MisplacedGood { letter: char, kind: FeatureKind, good: &'static str },
    BadGoodCount { letter: char, good: &'static str, count: i64 },
    NoSuchSegment { letter: char, key: &'static str, other: String },
    WrongNeighbour { letter: char, key: &'static str, kind: FeatureKind, other: char },
    OneSided { letter: char, other: char },
    Shape { letter: char, kind: FeatureKind, problem: ShapeProblem },
    BadSide { side: char, ports: String },
    TwoMonasteries,
    BadCity { land: String, sea: String },
}

/// The ways in which a segment cannot lie on its tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShapeProblem {
    Sides,
    NoEnd,
    RunsThrough,
    Inside,
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

    /// All that matters of the set, in a fixed form: two files with the same tiles give the same text, whatever their comments.
    pub fn canonical_text(&self) -> String {
        let id = |index: Option<usize>| index.map_or("-", |index| self.kinds[index].id.as_str());
        let mut text = format!("start {} last {}\n", id(self.start), id(self.last));
        for tile in &self.kinds {
            let letter = |index: u8| tile.segments[index as usize].letter;
            let ports: String = tile.ports.iter().map(|port| letter(*port)).collect();
            let _ = write!(text, "{} {} {ports}", tile.id, tile.count);
            for segment in &tile.segments {
                let _ = write!(text, " {}={}", segment.letter, segment.kind);
                segment.goods.iter().for_each(|(good, count)| {
                    let _ = write!(text, ",{}:{count}", good.name());
                });
                if let Some(lake) = segment.lake {
                    let _ = write!(text, ",lake:{}", letter(lake));
                }
                if segment.spring {
                    text.push_str(",spring");
                }
                let touched: String = bits(segment.touches).map(letter).collect();
                if !touched.is_empty() {
                    let _ = write!(text, ",touches:{touched}");
                }
            }
            for city in &tile.cities {
                let _ = write!(text, " city:{}{}", letter(city.land), letter(city.sea));
            }
            text.push('\n');
        }
        text
    }
}
