//! [`Game`]: rules and tile sets, compiled and ready to be played any number of times.

use crate::boards::Grid;
use crate::tiles::{FitTable, Kind, UseOption};
use crate::words::words;
use crate::{FeatureKind, GameKind, Piece, Post, Role, Rule, Rules, Seat, Side, TileKind, TileSet, games};
use std::fmt;

/// The most tiles in a game, all stacks together.
pub const MAX_TILES: usize = 300;

/// A tile kind of a [`Game`], by number. A game has none of a kind that is not its own, and nowhere to put one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct KindId(pub u16);

impl KindId {
    /// The number, for lists by kind.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

words! {
    /// Where tiles are drawn from.
    pub enum Stack {
        /// The tiles of the River, which come first (CA12).
        River = "river",
        /// The tiles that the turns are played with.
        Land = "land",
        /// Tiles that a turn brings in addition (HG11).
        Bonus = "bonus",
        /// The fair of the made-up edition.
        #[cfg(feature = "made-up")]
        Fair = "fair",
    }
}

/// Why rules and sets do not go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameError {
    /// A set belongs to another game than the rules.
    WrongGame {
        /// The name of the set.
        set: String,
        /// The game of its segments.
        is: GameKind,
        /// The rules that were chosen.
        rules: Rules,
        /// The game of those rules.
        needs: GameKind,
    },
    /// The set that a game begins with names no start tile.
    NoStart {
        /// The name of the set.
        set: String,
    },
    /// The set of the River names no last tile.
    NoLast {
        /// The name of the set.
        set: String,
    },
    /// A tile of the River does not carry the river as it must.
    BadRiver {
        /// The name of the set.
        set: String,
        /// The id of the tile.
        tile: String,
        /// How many sides the river must meet.
        wanted: usize,
        /// How many it meets.
        found: usize,
    },
    /// The start or the lake of the River is there in the wrong number.
    BadRiverCount {
        /// The name of the set.
        set: String,
        /// The id of the tile.
        tile: String,
        /// How many there must be.
        wanted: u8,
        /// How many there are.
        found: u8,
    },
    /// Two sets of a game share the id of a tile, so records could not tell them apart.
    SameTile {
        /// The id.
        tile: String,
        /// The set that has it first.
        first: String,
        /// The set that has it again.
        second: String,
    },
    /// The rules have another number of stacks than sets were given.
    WrongNumber {
        /// The rules that were chosen.
        rules: Rules,
        /// How many sets were given.
        found: usize,
        /// How many the rules need.
        wanted: usize,
    },
    /// All sets together hold more than [`MAX_TILES`].
    TooManyTiles {
        /// How many there are.
        found: usize,
    },
    /// A game has two to five seats (R13).
    BadSeats {
        /// How many were asked for.
        seats: usize,
    },
    /// The seat that is to begin does not exist.
    BadFirst {
        /// The seat that was asked for.
        first: Seat,
        /// How many seats play.
        seats: usize,
    },
}

impl GameError {
    /// The rule that forbids such a game.
    pub fn rule(&self) -> Option<Rule> {
        matches!(self, GameError::BadSeats { .. }).then_some(Rule::R13)
    }
}

/// Rules and tile sets, compiled.
///
/// ```
/// use hedgerow_rules::Game;
/// let game = Game::new("hunters/en-2014".parse().unwrap()).unwrap();
/// assert_eq!(game.tile_count(), 79 + 12);
/// ```
pub struct Game {
    rules: Rules,
    sets: Vec<TileSet>,
    tiles: Vec<TileKind>,
    start: KindId,
    lake: Option<KindId>,
    pub(crate) kinds: Vec<Kind>,
    pub(crate) grid: Grid,
    /// The most members a board can have: the nodes of all tiles.
    pub(crate) node_total: usize,
    /// The digit of a river side, 0 if no tile has one.
    pub(crate) river_edge: u8,
    pub(crate) fits: FitTable,
}

/// Games are the same if they have the same rules and sets: everything else follows from these.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.rules == other.rules && self.sets == other.sets
    }
}

impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Game").field("rules", &self.rules).finish_non_exhaustive()
    }
}

/// Games with the printed sets, which are files.
#[cfg(feature = "toml")]
impl Game {
    /// The rules with the printed tiles.
    pub fn new(rules: Rules) -> Result<Game, GameError> {
        Game::with_sets(rules, Game::printed_sets(rules))
    }

    /// The printed sets of these rules, one for each of their [stacks](Rules::stacks).
    pub fn printed_sets(rules: Rules) -> Vec<TileSet> {
        rules.stacks().iter().filter_map(|(_, set)| TileSet::built_in(set)).collect()
    }

    /// The rules with a main set of one's own; other stacks stay as printed.
    pub fn with_set(rules: Rules, set: TileSet) -> Result<Game, GameError> {
        let mut sets = Game::printed_sets(rules);
        sets[0] = set;
        Game::with_sets(rules, sets)
    }
}

impl Game {
    /// The rules with these sets, in the order of [`Game::printed_sets`].
    pub fn with_sets(rules: Rules, sets: Vec<TileSet>) -> Result<Game, GameError> {
        let wanted = rules.stacks().len();
        if sets.len() != wanted {
            return Err(GameError::WrongNumber { rules, found: sets.len(), wanted });
        }
        if let Some(set) = sets.iter().find(|set| set.game != rules.game()) {
            let (set, is) = (set.name.clone(), set.game);
            return Err(GameError::WrongGame { set, is, rules, needs: rules.game() });
        }
        let found = sets.iter().map(TileSet::total).sum();
        if found > MAX_TILES {
            return Err(GameError::TooManyTiles { found });
        }
        let stacks = rules.stacks().iter().map(|(stack, _)| *stack);
        let tiles: Vec<(Stack, &TileKind)> = sets
            .iter()
            .zip(stacks.clone())
            .flat_map(|(set, stack)| set.kinds.iter().map(move |tile| (stack, tile)))
            .collect();
        let (start, lake) = starting_tiles(&sets, stacks.clone().position(|stack| stack == Stack::River))?;
        for (index, second) in sets.iter().enumerate() {
            for first in &sets[..index] {
                if let Some(tile) = first.kinds.iter().find(|tile| second.kind(&tile.id).is_some()) {
                    let (first, second) = (first.name.clone(), second.name.clone());
                    return Err(GameError::SameTile { tile: tile.id.clone(), first, second });
                }
            }
        }
        let landscapes = landscapes(rules.game(), &tiles);
        let kinds: Vec<Kind> = tiles
            .iter()
            .map(|(stack, tile)| {
                let mut kind = Kind::compile(tile, *stack, &landscapes, rules);
                kind.allow(|node| rules.may_ever_use(tile, node));
                kind
            })
            .collect();
        let fits = FitTable::new(&kinds, landscapes.len());
        let copies = |size: fn(&Kind) -> usize| -> usize {
            kinds.iter().zip(&tiles).map(|(kind, (_, tile))| size(kind) * tile.count as usize).sum()
        };
        let (tile_total, node_total) = (copies(|_| 1), copies(|kind| kind.nodes.len()));
        Ok(Game {
            rules,
            tiles: tiles.iter().map(|(_, tile)| (*tile).clone()).collect(),
            start,
            lake,
            grid: Grid::for_tiles(tile_total),
            node_total,
            river_edge: landscapes.iter().position(|kind| *kind == FeatureKind::River).map_or(0, |at| at as u8 + 1),
            fits,
            kinds,
            sets,
        })
    }

    /// The choice of game, preset and options.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The sets in play, one for each of the rules' [stacks](Rules::stacks).
    pub fn sets(&self) -> &[TileSet] {
        &self.sets
    }

    /// Every tile kind of the game.
    pub fn kind_ids(&self) -> impl Iterator<Item = KindId> + use<> {
        (0..self.tiles.len() as u16).map(KindId)
    }

    /// The role of a piece on a segment of a kind, if the rules know one.
    ///
    /// ```
    /// # use hedgerow_rules::{Game, Piece, Role};
    /// let game = Game::new("hunters/en-2014".parse().unwrap()).unwrap();
    /// let volcano = game.kind_named("L01").unwrap();
    /// let river = game.tile(volcano).segment('R').unwrap();
    /// assert_eq!(game.role(volcano, Piece::Follower, river), Some(Role::Fisherman));
    /// assert_eq!(game.role(volcano, Piece::Hut, river), Some(Role::Hut));
    /// ```
    pub fn role(&self, kind: KindId, piece: Piece, segment: u8) -> Option<Role> {
        self.post(kind, piece, segment).map(|post| post.role)
    }

    /// Where a piece on a segment of a kind stands, if the rules know such a place.
    pub fn post(&self, kind: KindId, piece: Piece, segment: u8) -> Option<&'static Post> {
        let node = self.use_option(kind, piece, segment)?.node;
        let on = self.kinds[kind.index()].nodes[node as usize].kind;
        self.rules.posts().iter().find(|post| post.piece == piece && post.kind == on)
    }

    pub(crate) fn use_option(&self, kind: KindId, piece: Piece, segment: u8) -> Option<&UseOption> {
        let uses = &self.kinds.get(kind.index())?.uses;
        uses.iter().find(|option| option.piece == piece && option.segment == segment)
    }

    /// Whether the kind is one of this game's.
    #[inline]
    pub fn knows(&self, kind: KindId) -> bool {
        kind.index() < self.kinds.len()
    }

    /// A kind as its set describes it. It must be one that the game [knows](Game::knows), or this panics.
    pub fn tile(&self, kind: KindId) -> &TileKind {
        &self.tiles[kind.index()]
    }

    /// The kind with that id.
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kind_ids().find(|kind| self.tile(*kind).id == id)
    }

    /// The stack a kind is drawn from. It must be one that the game [knows](Game::knows), or this panics.
    pub fn stack_of(&self, kind: KindId) -> Stack {
        self.kinds[kind.index()].stack
    }

    /// The kind that starts the game at 0,0: with the River its spring.
    pub fn start(&self) -> KindId {
        self.start
    }

    /// The lake that ends the River (CA15).
    pub fn lake(&self) -> Option<KindId> {
        self.lake
    }

    /// The lowest rotation in which the tile looks the same.
    pub fn lowest_rotation(&self, kind: KindId, rotation: u8) -> u8 {
        self.kinds.get(kind.index()).map_or(rotation, |kind| kind.lowest[rotation as usize & 3])
    }

    /// How many tiles all stacks and the start hold together.
    pub fn tile_count(&self) -> usize {
        self.sets.iter().map(TileSet::total).sum()
    }

    /// How many copies of a kind take part: with the River the normal start tile is left out (CA12).
    pub fn copies(&self, kind: KindId) -> u8 {
        let left_out = self.lake.is_some() && self.sets[0].start == Some(kind.index());
        self.tiles.get(kind.index()).map_or(0, |tile| tile.count - u8::from(left_out))
    }
}

/// The start tile and, where one of the sets is the River, the lake.
fn starting_tiles(sets: &[TileSet], river: Option<usize>) -> Result<(KindId, Option<KindId>), GameError> {
    let land = &sets[0];
    let start = land.start.ok_or_else(|| GameError::NoStart { set: land.name.clone() })?;
    let Some(river) = river else {
        return Ok((KindId(start as u16), None));
    };
    let set = &sets[river];
    let spring = set.start.ok_or_else(|| GameError::NoStart { set: set.name.clone() })?;
    let lake = set.last.ok_or_else(|| GameError::NoLast { set: set.name.clone() })?;
    for (index, tile) in set.kinds.iter().enumerate() {
        let found = Side::ALL.iter().filter(|side| tile.edge(**side) == FeatureKind::River).count();
        let wanted = if index == spring || index == lake { 1 } else { 2 };
        if found != wanted {
            return Err(GameError::BadRiver { set: set.name.clone(), tile: tile.id.clone(), wanted, found });
        }
        // One spring begins the river and one lake ends it (CA12, CA15); both may look the same.
        let (ends, found) = (u8::from(index == spring) + u8::from(index == lake), tile.count);
        if ends > 0 && found != ends {
            let (set, tile) = (set.name.clone(), tile.id.clone());
            return Err(GameError::BadRiverCount { set, tile, wanted: ends, found });
        }
    }
    let before: usize = sets[..river].iter().map(|set| set.kinds.len()).sum();
    let id = |index: usize| KindId((before + index) as u16);
    Ok((id(spring), Some(id(lake))))
}

/// The landscapes that sides show in this game, leaving out what no tile shows, to keep the tables small.
fn landscapes(game: GameKind, tiles: &[(Stack, &TileKind)]) -> Vec<FeatureKind> {
    let shown =
        |kind: &FeatureKind| tiles.iter().any(|(_, tile)| Side::ALL.iter().any(|side| tile.edge(*side) == *kind));
    games::landscapes(game).iter().copied().filter(shown).collect()
}
