//! Features by flood fill, always from scratch, and what they are worth.

use std::collections::{BTreeMap, BTreeSet};

use super::board::{Board, Frame, Square, around};
use super::tiles::{Goods, Terrain};

/// The game and what its preset changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    Carcassonne { modern: bool },
    Hunters { edition: Edition, literal: bool },
    Discovery { advanced: bool },
}

/// The rulebooks of Hunters & Gatherers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edition {
    Polish,
    Hungarian,
    English,
}

impl Game {
    /// R21: the Polish text counts the sections of forests and rivers, the Hungarian those of forests.
    pub fn counts_sections(self, kind: &str) -> bool {
        match self {
            Game::Hunters { edition: Edition::Polish, literal: true } => matches!(kind, "forest" | "river"),
            Game::Hunters { edition: Edition::Hungarian, literal: true } => kind == "forest",
            _ => false,
        }
    }
}

/// One segment of one placed tile.
pub type Member = (Square, usize);

/// A river segment of Hunters & Gatherers belongs to two features: its river and its river system (HG4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    Own,
    System,
}

#[derive(Clone, Debug)]
pub struct Feature {
    pub terrain: Terrain,
    pub layer: Layer,
    pub members: BTreeSet<Member>,
    /// Different tiles (R3).
    pub tiles: u32,
    /// Sides of tiles where it could go on; for a monastery the empty squares around it.
    pub open: u32,
    /// The different empty squares it leads to.
    pub open_squares: u32,
    pub goods: Goods,
    /// Fish in the lakes that end a river, every lake once (HG8).
    pub lake_fish: u32,
    /// Cities of The Discovery that belong to it or look at it (DI2).
    pub cities: u32,
    /// Features that share a border with it on some tile.
    pub touches: BTreeSet<usize>,
}

impl Feature {
    pub fn kind(&self) -> &'static str {
        match self.layer {
            Layer::Own => self.terrain.name(),
            Layer::System => "river-system",
        }
    }

    /// CA4, CA5, CA7, HG8, HG9, DI5. Fields, meadows and river systems never are.
    pub fn complete(&self) -> bool {
        self.can_complete() && self.open == 0
    }

    pub fn can_complete(&self) -> bool {
        self.layer == Layer::Own && completes(self.terrain)
    }
}

fn completes(terrain: Terrain) -> bool {
    !matches!(terrain, Terrain::Field | Terrain::Meadow | Terrain::Lake)
}

/// The features a segment belongs to.
#[derive(Clone, Copy, Debug, Default)]
pub struct Belongs {
    pub own: Option<usize>,
    pub system: Option<usize>,
}

/// Everything that follows from where the tiles lie, without the pieces.
#[derive(Clone, Debug)]
pub struct Landscape {
    pub features: Vec<Feature>,
    pub of: BTreeMap<Square, Vec<Belongs>>,
    pub frames: BTreeMap<Square, Frame>,
}

/// All segments that hang together with one, in that layer.
pub fn flood(board: &Board, layer: Layer, start: Member) -> BTreeSet<Member> {
    let mut found = BTreeSet::from([start]);
    let mut waiting = vec![start];
    while let Some((square, index)) = waiting.pop() {
        let placed = &board.placed[&square];
        let kind = board.kind(placed);
        let mut reach = |member: Member| {
            if found.insert(member) {
                waiting.push(member);
            }
        };
        for port in &kind.segments[index].ports {
            if let (_, there, Some(segment)) = board.beyond(square, placed.rotation, *port) {
                reach((there, segment));
            }
        }
        if layer == Layer::System {
            // HG4: lakes do not end a system.
            for (other, segment) in kind.segments.iter().enumerate() {
                if segment.lake == Some(index) || kind.segments[index].lake == Some(other) {
                    reach((square, other));
                }
            }
        }
    }
    found
}

/// Sides of tiles where a feature meets an empty square.
pub fn open_sides(board: &Board, members: &BTreeSet<Member>) -> u32 {
    let mut open = BTreeSet::new();
    for (square, index) in members {
        let placed = &board.placed[square];
        for port in &board.kind(placed).segments[*index].ports {
            if let (side, _, None) = board.beyond(*square, placed.rotation, *port) {
                open.insert((*square, side));
            }
        }
    }
    open.len() as u32
}

/// The different empty squares where a feature could go on.
fn open_squares(board: &Board, members: &BTreeSet<Member>) -> u32 {
    let mut open = BTreeSet::new();
    for (square, index) in members {
        let placed = &board.placed[square];
        for port in &board.kind(placed).segments[*index].ports {
            if let (_, there, None) = board.beyond(*square, placed.rotation, *port) {
                open.insert(there);
            }
        }
    }
    open.len() as u32
}

/// CA7: the squares that a monastery still lacks.
pub fn empty_around(board: &Board, square: Square) -> u32 {
    around(square).iter().filter(|near| !board.placed.contains_key(near)).count() as u32
}

impl Landscape {
    pub fn survey(board: &Board, game: Game) -> Landscape {
        let nowhere = |square: &Square| vec![Belongs::default(); board.kind_at(*square).segments.len()];
        let mut landscape = Landscape {
            features: Vec::new(),
            of: board.placed.keys().map(|square| (*square, nowhere(square))).collect(),
            frames: board.frames(),
        };
        for (square, placed) in &board.placed {
            for (index, segment) in board.kind(placed).segments.iter().enumerate() {
                let river = matches!(segment.terrain, Terrain::River | Terrain::Lake);
                let hunters = matches!(game, Game::Hunters { .. });
                let belongs = landscape.of[square][index];
                // The River of Carcassonne is no feature (CA14); a lake is one only as part of a system.
                if belongs.own.is_none() && (!river || (hunters && segment.terrain == Terrain::River)) {
                    landscape.add(board, Layer::Own, (*square, index));
                }
                if belongs.system.is_none() && river && hunters {
                    landscape.add(board, Layer::System, (*square, index));
                }
            }
        }
        landscape.add_borders(board);
        landscape
    }

    fn add(&mut self, board: &Board, layer: Layer, start: Member) {
        let members = flood(board, layer, start);
        let terrain = board.kind_at(start.0).segments[start.1].terrain;
        let mut goods = Goods::default();
        let mut lakes: BTreeMap<Member, u32> = BTreeMap::new();
        let mut squares = BTreeSet::new();
        for (square, index) in &members {
            let kind = board.kind_at(*square);
            let segment = &kind.segments[*index];
            squares.insert(*square);
            goods.add(&segment.goods);
            if let Some(lake) = segment.lake {
                lakes.insert((*square, lake), kind.segments[lake].goods.fish);
            }
            let belongs = &mut self.of.get_mut(square).unwrap()[*index];
            match layer {
                Layer::Own => belongs.own = Some(self.features.len()),
                Layer::System => belongs.system = Some(self.features.len()),
            }
        }
        let open = match terrain {
            Terrain::Monastery => empty_around(board, start.0),
            _ => open_sides(board, &members),
        };
        self.features.push(Feature {
            terrain,
            layer,
            tiles: squares.len() as u32,
            open,
            open_squares: open_squares(board, &members),
            goods,
            lake_fish: lakes.values().sum(),
            cities: 0,
            touches: BTreeSet::new(),
            members,
        });
    }

    /// Which features border on which, and the cities of The Discovery.
    fn add_borders(&mut self, board: &Board) {
        for (square, placed) in &board.placed {
            let kind = board.kind(placed);
            let belongs = &self.of[square];
            for (index, segment) in kind.segments.iter().enumerate() {
                for other in &segment.touches {
                    if let (Some(one), Some(two)) = (belongs[index].own, belongs[*other].own) {
                        self.features[one].touches.insert(two);
                        self.features[two].touches.insert(one);
                    }
                }
            }
            for (land, sea) in &kind.cities {
                for index in [land, sea] {
                    if let Some(feature) = belongs[*index].own {
                        self.features[feature].cities += 1;
                    }
                }
            }
        }
    }

    /// The features on the other side of a feature's borders that are of one terrain.
    pub fn bordering(&self, feature: usize, terrain: Terrain) -> impl Iterator<Item = usize> {
        let all = self.features[feature].touches.iter().copied();
        all.filter(move |other| self.features[*other].terrain == terrain)
    }

    /// What the feature is worth with the tiles it has, complete (or closed) if `complete` says so.
    pub fn worth(&self, game: Game, id: usize, complete: bool) -> u32 {
        self.worth_with(game, id, complete, 0)
    }

    /// What an open feature brings at least once it is complete: every empty square that it leads to needs a tile.
    pub fn least_when_complete(&self, game: Game, id: usize) -> u32 {
        self.worth_with(game, id, true, self.features[id].open_squares)
    }

    fn worth_with(&self, game: Game, id: usize, complete: bool, more_tiles: u32) -> u32 {
        let feature = &self.features[id];
        let Feature { goods, members, .. } = feature;
        let counted = if game.counts_sections(feature.kind()) { members.len() as u32 } else { feature.tiles };
        let tiles = &(counted + more_tiles);
        match (feature.kind(), game) {
            ("road", _) => *tiles, // CA4, CA10
            ("city", Game::Carcassonne { modern }) => match (complete, modern, tiles) {
                (false, ..) => tiles + goods.shields,        // CA10
                (true, false, 2) => 2 + goods.shields,       // CA6
                (true, ..) => 2 * tiles + 2 * goods.shields, // CA5, CA16
            },
            ("monastery", _) if complete => 9,        // CA7
            ("monastery", _) => 1 + 8 - feature.open, // CA10
            ("field", Game::Carcassonne { modern }) => {
                let cities = self.bordering(id, Terrain::City);
                let complete_cities = cities.filter(|city| self.features[*city].complete()).count() as u32;
                complete_cities * if modern { 3 } else { 4 } // CA16, CA11
            }
            ("river" | "forest", _) if !complete => 0,        // HG14
            ("river", _) => tiles + feature.lake_fish,        // HG8
            ("forest", _) => 2 * tiles + 2 * goods.mushrooms, // HG9
            ("river-system", _) => goods.fish,                // HG15
            ("meadow", _) => {
                // HG16, HG17: the fire drives all tigers of the meadow away.
                let tigers = if goods.fire > 0 { 0 } else { goods.tiger };
                2 * (goods.deer.saturating_sub(tigers) + goods.mammoth + goods.aurochs)
            }
            ("plain", _) => match (complete, tiles) {
                (true, 2) => 2, // DI6
                (true, _) => 2 * tiles,
                (false, _) => *tiles,
            },
            ("mountain", _) => {
                // DI7: every bordering plain counts once, however often it borders.
                let plains = self.bordering(id, Terrain::Plain);
                let cities = feature.cities + plains.map(|plain| self.features[plain].cities).sum::<u32>();
                if complete && *tiles != 2 { 2 * cities } else { cities }
            }
            ("sea", _) if complete && *tiles != 2 => feature.cities + tiles, // DI8
            ("sea", _) => feature.cities,
            (kind, _) => panic!("{kind} is no feature of {game:?}"),
        }
    }
}
