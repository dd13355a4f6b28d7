//! [`Board`]: placed tiles, their features, and the open squares around them; where pieces stand.

use crate::boards::{
    Cell, Change, Feature, FeatureId, Features, NO_FEATURE, Pile, SeenTiles, Spot, Square, Standing, Tile,
};
use crate::tiles::{Code, MAX_NODES, Node, Offers};
use crate::{FeatureKind, Game, Good, Goods, MAX_PIECES_PER_SEAT, MAX_SEATS, PieceCounts, Seat};
use arrayvec::ArrayVec;

/// The most pieces on a board.
pub(crate) const MAX_PIECES: usize = MAX_SEATS * MAX_PIECES_PER_SEAT;

/// An empty square beside a tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OpenSquare {
    pub square: Square,
    pub cell: Cell,
    /// What its neighbours show towards it.
    pub code: Code,
}

/// What a cell of the grid holds, packed: nothing, an open square's index, or a tile's index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Content(u16);

impl Content {
    pub const NOTHING: Content = Content(0);
    const TILE: u16 = 1 << 15;

    pub const fn open(index: usize) -> Content {
        Content(index as u16 + 1)
    }

    pub const fn tile(index: u16) -> Content {
        Content(index | Content::TILE)
    }

    #[inline]
    pub const fn as_tile(self) -> Option<u16> {
        if self.0 & Content::TILE != 0 { Some(self.0 & !Content::TILE) } else { None }
    }

    #[inline]
    pub const fn as_open(self) -> Option<u16> {
        if self.0 != 0 && self.0 & Content::TILE == 0 { Some(self.0 - 1) } else { None }
    }
}

/// What is known of the tile placed last, so that piece and scoring need not look for it again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Last {
    /// The feature of each of its nodes.
    pub features: [u16; MAX_NODES],
    /// Whether it may have closed a feature; if not, none needs to be looked at.
    pub some_closed: bool,
    /// Whether two of its nodes belong to the same feature.
    pub some_shared: bool,
    /// Whether it filled the last square around a monastery.
    pub monastery_done: bool,
}

impl Last {
    const NOTHING: Last =
        Last { features: [NO_FEATURE; MAX_NODES], some_closed: false, some_shared: false, monastery_done: false };
}

/// Where a piece stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Occupied {
    pub tile: u16,
    /// The node whose feature it occupies.
    pub member: u16,
    pub seat: Seat,
}

/// A monastery on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Monastery {
    pub square: Square,
    /// Its own, which is never joined to another.
    pub feature: u16,
}

/// Placed tiles, their features and the open squares.
#[derive(Debug)]
pub struct Board {
    pub(crate) tiles: Pile<Tile>,
    /// Where the pieces stand, in the order they were placed.
    pub(crate) occupied: ArrayVec<Occupied, MAX_PIECES>,
    pub(crate) features: Features,
    pub(crate) open: Pile<OpenSquare>,
    pub(crate) cells: Box<[Content]>,
    /// What the open squares offer together.
    pub(crate) offers: Offers,
    pub(crate) monasteries: Vec<Monastery>,
    pub(crate) last: Last,
    /// Everything that changed since the board was made, for [`Board::take_back`].
    pub(crate) log: Pile<Change>,
}

impl Clone for Board {
    fn clone(&self) -> Board {
        let mut board = Board {
            tiles: self.tiles.clone(),
            occupied: self.occupied.clone(),
            features: self.features.clone(),
            open: self.open.clone(),
            cells: self.cells.clone(),
            monasteries: Vec::with_capacity(self.monasteries.capacity()),
            log: self.log.clone(),
            ..*self
        };
        board.monasteries.clone_from(&self.monasteries);
        board.log.clear();
        board
    }

    fn clone_from(&mut self, other: &Board) {
        self.copy_cells(other);
        self.tiles.copy_from(&other.tiles);
        self.occupied.clone_from(&other.occupied);
        self.features.copy_from(&other.features);
        self.open.copy_from(&other.open);
        self.offers = other.offers;
        self.monasteries.clone_from(&other.monasteries);
        self.last = other.last;
        // A copy is a beginning: it does not go back further.
        self.log.clear();
    }
}

impl Board {
    /// A board with the start tile.
    pub(crate) fn new(game: &Game) -> Board {
        let tiles = game.tile_count();
        let square = Square::new(0, 0);
        let open = OpenSquare { square, cell: game.grid.cell(0, 0), code: 0 };
        let tile = Tile { kind: game.start(), square, rotation: 0, standing: None, cell: open.cell, members: 0 };
        let mut board = Board {
            tiles: Pile::with_room(tiles, tile),
            occupied: ArrayVec::new(),
            features: Features::with_room(game.node_total),
            open: Pile::with_room(2 * tiles + 2, open),
            cells: vec![Content::NOTHING; game.grid.len()].into_boxed_slice(),
            offers: game.fits.offers(open.code),
            monasteries: Vec::with_capacity(tiles),
            last: Last::NOTHING,
            // Each tile is placed once, and a piece put on it and taken off once; each feature is joined to another once.
            log: Pile::with_room(3 * tiles + game.node_total, Change::Stood { tile: 0 }),
        };
        board.open.push(open);
        board.place(game, 0, game.start(), 0);
        board
    }

    /// Makes the cells those of another board. Few of them are in use, so these are wiped and written one by one.
    fn copy_cells(&mut self, other: &Board) {
        if self.cells.len() != other.cells.len() {
            self.cells.clone_from(&other.cells);
            return;
        }
        let used = self.tiles.iter().map(|tile| tile.cell).chain(self.open.iter().map(|open| open.cell));
        used.for_each(|cell| self.cells[cell as usize] = Content::NOTHING);
        let used = other.tiles.iter().map(|tile| tile.cell).chain(other.open.iter().map(|open| open.cell));
        used.for_each(|cell| self.cells[cell as usize] = other.cells[cell as usize]);
    }

    /// The tiles in the order they were placed.
    pub fn tiles(&self) -> &[Tile] {
        self.tiles.as_slice()
    }

    /// The tile on a square.
    pub fn tile_at(&self, game: &Game, square: Square) -> Option<&Tile> {
        self.index_at(game, square).map(|index| &self.tiles[index as usize])
    }

    pub(crate) fn index_at(&self, game: &Game, square: Square) -> Option<u16> {
        let index = self.cells[game.grid.cell(square.x, square.y) as usize].as_tile()?;
        (self.tiles[index as usize].square == square).then_some(index)
    }

    pub(crate) fn open(&self) -> &[OpenSquare] {
        self.open.as_slice()
    }

    /// The index of an open square.
    pub(crate) fn open_at(&self, game: &Game, square: Square) -> Option<usize> {
        let index = self.cells[game.grid.cell(square.x, square.y) as usize].as_open()? as usize;
        (self.open[index].square == square).then_some(index)
    }

    /// The feature a node of a placed tile belongs to.
    #[inline]
    pub(crate) fn feature_of(&self, tile: &Tile, node: u8) -> u16 {
        self.features.find(tile.members + node as u16)
    }

    /// The feature of a node of the tile placed last.
    #[inline]
    pub(crate) fn last_feature(&self, node: u8) -> u16 {
        self.last.features[node as usize]
    }

    #[inline]
    pub(crate) fn feature(&self, root: u16) -> &Feature {
        self.features.get(root)
    }

    /// The members of a feature with their tile and node.
    #[inline]
    pub(crate) fn nodes<'a>(&'a self, game: &'a Game, root: u16) -> impl Iterator<Item = (&'a Tile, u8, &'a Node)> {
        self.features.members(root).map(move |member| {
            let tile = &self.tiles[self.features.member(member).tile as usize];
            let node = (member - tile.members) as u8;
            (tile, node, &game.kinds[tile.kind.index()].nodes[node as usize])
        })
    }

    /// What lies on a feature.
    pub(crate) fn goods(&self, game: &Game, root: u16) -> Goods {
        let mut goods = Goods::default();
        self.nodes(game, root).for_each(|(_, _, node)| goods += &node.goods);
        goods
    }

    /// How much of a good lies on a feature.
    #[inline]
    pub(crate) fn count(&self, game: &Game, root: u16, good: Good) -> u16 {
        self.nodes(game, root).map(|(_, _, node)| node.goods[good]).sum()
    }

    /// How many different tiles a feature covers (R3).
    #[inline]
    pub(crate) fn tile_total(&self, root: u16) -> u16 {
        let mut seen = SeenTiles::new();
        let members = self.features.members(root);
        members.filter(|member| seen.insert(self.features.member(*member).tile)).count() as u16
    }

    /// How many segments a feature has, several on a tile included.
    pub(crate) fn section_total(&self, root: u16) -> u16 {
        self.features.members(root).count() as u16
    }

    /// The feature a segment belongs to: of a river the river, not its system.
    pub fn feature_at(&self, game: &Game, spot: Spot) -> Option<FeatureId> {
        self.feature_where(game, spot, |node| node.kind != FeatureKind::RiverSystem)
    }

    /// The river system that a river or lake belongs to (HG4).
    pub fn river_system_at(&self, game: &Game, spot: Spot) -> Option<FeatureId> {
        self.feature_where(game, spot, |node| node.kind == FeatureKind::RiverSystem)
    }

    fn feature_where(&self, game: &Game, spot: Spot, wanted: impl Fn(&Node) -> bool) -> Option<FeatureId> {
        let tile = self.tile_at(game, spot.square)?;
        let nodes = &game.kinds[tile.kind.index()].nodes;
        let node = nodes.iter().position(|node| node.has(spot.segment) && wanted(node))?;
        Some(FeatureId(self.feature_of(tile, node as u8)))
    }

    /// The pieces on the board with their tiles, in the order they were placed.
    pub fn pieces(&self) -> impl Iterator<Item = (&Tile, Standing)> {
        self.occupied.iter().filter_map(|piece| {
            let tile = &self.tiles[piece.tile as usize];
            tile.standing.map(|standing| (tile, standing))
        })
    }

    /// Puts a piece onto a node of a tile.
    #[inline]
    pub(crate) fn stand(&mut self, tile: u16, standing: Standing) {
        let placed = &mut self.tiles[tile as usize];
        placed.standing = Some(standing);
        let member = placed.members + standing.node as u16;
        self.log.push(Change::Stood { tile });
        self.occupied.push(Occupied { tile, member, seat: standing.seat });
        let root = self.features.find(member);
        self.features.get_mut(root).pieces.add(PieceCounts::one(standing.seat));
    }

    /// Takes the piece off a tile, if there is one.
    pub(crate) fn lift(&mut self, tile: u16) -> Option<Standing> {
        let placed = &mut self.tiles[tile as usize];
        let standing = placed.standing.take()?;
        let root = self.features.find(placed.members + standing.node as u16);
        self.vacate(tile, standing);
        self.features.get_mut(root).pieces.remove(PieceCounts::one(standing.seat));
        Some(standing)
    }

    /// Takes all pieces off a feature and hands each to `home`.
    pub(crate) fn clear(&mut self, root: u16, mut home: impl FnMut(Square, Standing)) {
        let mut member = root;
        loop {
            let index = self.features.member(member).tile;
            let tile = &mut self.tiles[index as usize];
            if let Some(standing) = tile.standing
                && tile.members + standing.node as u16 == member
            {
                tile.standing = None;
                let square = tile.square;
                self.vacate(index, standing);
                home(square, standing);
            }
            member = self.features.member(member).next;
            if member == root {
                break;
            }
        }
        self.features.get_mut(root).pieces = PieceCounts::default();
    }

    /// Strikes a tile from the list of those that hold a piece.
    #[inline]
    fn vacate(&mut self, tile: u16, standing: Standing) {
        if let Some(place) = self.occupied.iter().position(|piece| piece.tile == tile) {
            self.occupied.remove(place);
            self.log.push(Change::Lifted { tile, standing, place: place as u8 });
        }
    }

    /// A segment of a feature.
    pub(crate) fn any_spot(&self, game: &Game, root: u16) -> Spot {
        let spot = self
            .nodes(game, root)
            .next()
            .map(|(tile, _, node)| Spot { square: tile.square, segment: node.segments.trailing_zeros() as u8 });
        spot.expect("a feature has at least one member")
    }

    /// The tiles on the eight squares around a tile, in reading order.
    #[inline]
    pub(crate) fn tiles_around(&self, game: &Game, cell: Cell) -> impl Iterator<Item = u16> {
        game.grid.around(cell).into_iter().filter_map(|cell| self.cells[cell as usize].as_tile())
    }
}
