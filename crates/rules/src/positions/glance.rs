//! What a search asks about features at every step: cheap, and without allocating.

use crate::boards::{SeenFeatures, Square};
use crate::games;
use crate::tiles::bits;
use crate::{Action, FeatureId, FeatureKind, KindId, Phase, PieceCounts, Position, Seats, Side};
use arrayvec::ArrayVec;

/// A short list of different features.
pub type FeatureList = ArrayVec<FeatureId, 64>;

/// The most open squares that [`Position::neighbourhoods`] names.
pub const MAX_GLANCED: usize = 12;

/// What the neighbours of an open square show towards it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Neighbourhood(u16);

impl Neighbourhood {
    /// How many different neighbourhoods there are, at most.
    pub const COUNT: usize = 1 << 12;

    /// A number below [`Neighbourhood::COUNT`], for tables.
    pub const fn index(self) -> usize {
        self.0 as usize % Neighbourhood::COUNT
    }
}

/// An open square that a feature leads to.
#[derive(Clone, Debug)]
pub struct Junction {
    /// What its neighbours show towards it.
    pub neighbourhood: Neighbourhood,
    /// The other features of the same kind that meet there.
    pub others: ArrayVec<FeatureId, 3>,
}

/// A feature at a glance.
#[derive(Clone, Copy, Debug)]
pub struct Glance {
    /// What it is made of.
    pub kind: FeatureKind,
    /// The pieces that stand in it, by seat.
    pub pieces: PieceCounts,
    /// Whether it is complete. Fields, meadows and river systems never are.
    pub complete: bool,
    /// Links that no neighbour answers yet; of a monastery the empty squares around it.
    pub open: u16,
}

/// Adds a feature to a list, once.
#[inline]
fn note(list: &mut FeatureList, root: u16) {
    let id = FeatureId(root);
    if !list.contains(&id) {
        // A list that is full leaves out the rest: no square meets that many features.
        let _ = list.try_push(id);
    }
}

impl Position {
    /// The occupied features whose value a tile on this square can change: those that meet it; those that meet the empty
    /// squares beside it, as these become harder to fill; and those whose value hangs on such a feature (the fields at a
    /// city, the mountains at a plain).
    pub fn occupied_near(&self, square: Square, list: &mut FeatureList) {
        let mut near = Near { position: self, seen: ArrayVec::new(), list };
        near.around(square);
    }

    /// The same for the tile placed last.
    pub fn occupied_near_last(&self, list: &mut FeatureList) {
        let mut near = Near { position: self, seen: ArrayVec::new(), list };
        let nodes = self.game.kinds[self.state.last_kind().index()].nodes.len() as u8;
        (0..nodes).for_each(|node| near.meet(self.state.board.last_feature(node)));
        near.around(self.state.last_tile().square);
    }

    /// The cities that a field touches: how many are complete, and which are not yet.
    pub fn cities_at(&self, field: FeatureId, open: &mut FeatureList) -> u32 {
        let (game, board) = (&*self.game, &self.state.board);
        let mut seen = SeenFeatures::new();
        let mut complete = 0;
        for (tile, _, node) in board.nodes(game, board.features.find(field.0)) {
            for city in bits(node.touches) {
                let root = board.feature_of(tile, city);
                if seen.insert(root) {
                    match board.feature(root).open {
                        0 => complete += 1,
                        _ => note(open, root),
                    }
                }
            }
        }
        complete
    }

    /// The feature that a use or take of a piece is about.
    pub fn feature_for(&self, action: Action) -> Option<FeatureId> {
        match action {
            Action::Use { piece, segment } => {
                let option = self.game.use_option(self.state.last_kind(), piece, segment)?;
                Some(FeatureId(self.state.board.last_feature(option.node)))
            }
            Action::Take { square } => {
                let tile = self.state.board.tile_at(&self.game, square)?;
                tile.standing.map(|standing| FeatureId(self.state.board.feature_of(tile, standing.node)))
            }
            _ => None,
        }
    }

    /// The features that hold pieces.
    pub fn occupied_features(&self, list: &mut FeatureList) {
        let board = &self.state.board;
        for (tile, standing) in board.pieces() {
            note(list, board.feature_of(tile, standing.node));
        }
    }

    /// A feature at a glance; one that was joined to another is that one.
    #[inline]
    pub fn glance(&self, feature: FeatureId) -> Glance {
        let board = &self.state.board;
        let found = board.feature(board.features.find(feature.0));
        let complete = found.open == 0 && self.rules().completes(found.kind);
        Glance { kind: found.kind, pieces: found.pieces, complete, open: found.open as u16 }
    }

    /// Who would score a feature (see [`FeatureReport::owners`](crate::FeatureReport::owners)).
    pub fn owners(&self, feature: FeatureId) -> Seats {
        let board = &self.state.board;
        self.rules().owners(&self.game, board, board.features.find(feature.0)).1
    }

    /// A feature's points if the game ended now, and if it were complete with the tiles it has. For a field both are points
    /// for the complete cities it touches.
    pub fn points(&self, feature: FeatureId) -> (u32, u32) {
        let board = &self.state.board;
        self.rules().points(&self.game, board, board.features.find(feature.0))
    }

    /// What a follower in that feature scores if it is taken off now (DI4).
    pub fn points_if_taken(&self, feature: FeatureId) -> u32 {
        let board = &self.state.board;
        games::value_of_take(&self.game, board, board.features.find(feature.0)).worth.points()
    }

    /// The neighbourhoods of the different open squares a feature leads to (of a monastery, of those around it that touch a
    /// tile), as many as find room.
    pub fn neighbourhoods(&self, feature: FeatureId) -> ArrayVec<Neighbourhood, MAX_GLANCED> {
        let open = self.state.board.open();
        self.squares_ahead(feature).into_iter().map(|index| Neighbourhood(open[index as usize].code)).collect()
    }

    /// The same squares, each with the other features of the kind that meet there: those that one tile may join.
    pub fn junctions(&self, feature: FeatureId) -> ArrayVec<Junction, MAX_GLANCED> {
        let board = &self.state.board;
        let root = board.features.find(feature.0);
        let kind = board.feature(root).kind;
        let junction = |index: u16| {
            let open = &board.open()[index as usize];
            let mut others = ArrayVec::new();
            if kind != FeatureKind::Monastery {
                self.each_meeting(open.cell, |other| {
                    if other != root && board.feature(other).kind == kind && !others.contains(&FeatureId(other)) {
                        // Three other sides have at most six other ends of a kind; the first are enough.
                        let _ = others.try_push(FeatureId(other));
                    }
                });
            }
            Junction { neighbourhood: Neighbourhood(open.code), others }
        };
        self.squares_ahead(feature).into_iter().map(junction).collect()
    }

    /// The features that meet a square, occupied or not, and those whose value hangs on them.
    pub fn meeting(&self, square: Square, list: &mut FeatureList) {
        let (game, board) = (&*self.game, &self.state.board);
        self.each_meeting(game.grid.cell(square.x, square.y), |root| {
            note(list, root);
            if self.rules().is_depended_on(board.feature(root).kind) {
                self.rules().dependants(game, board, root, |dependant| note(list, dependant));
            }
        });
    }

    /// The different open squares a feature leads to, by their place in the list of open squares.
    fn squares_ahead(&self, feature: FeatureId) -> ArrayVec<u16, MAX_GLANCED> {
        let (game, board) = (&*self.game, &self.state.board);
        let mut list = ArrayVec::new();
        let mut open_square = |cell: u16| {
            if let Some(open) = board.cells[cell as usize].as_open()
                && !list.contains(&open)
            {
                // What finds no room is left out.
                let _ = list.try_push(open);
            }
        };
        for (tile, _, node) in board.nodes(game, board.features.find(feature.0)) {
            match node.kind {
                FeatureKind::Monastery => game.grid.around(tile.cell).into_iter().for_each(&mut open_square),
                _ => node.sides(tile.rotation).for_each(|side| open_square(game.grid.neighbour(tile.cell, side))),
            }
        }
        list
    }

    /// Walks over the features that the neighbours of a cell show towards it.
    #[inline]
    fn each_meeting(&self, cell: u16, mut visit: impl FnMut(u16)) {
        let (game, board) = (&*self.game, &self.state.board);
        for side in Side::ALL {
            let Some(index) = board.cells[game.grid.neighbour(cell, side) as usize].as_tile() else { continue };
            let tile = &board.tiles()[index as usize];
            let links = game.kinds[tile.kind.index()].links(side.opposite(), tile.rotation);
            links.nodes().for_each(|node| visit(board.feature_of(tile, node)));
        }
    }

    /// Whether a tile of that kind fits into such a neighbourhood (C4).
    #[inline]
    pub fn fits(&self, tile: KindId, neighbourhood: Neighbourhood) -> bool {
        self.game.knows(tile) && !self.game.fits.row(tile.index()).get(neighbourhood.0).is_empty()
    }

    /// How many bonus tiles the turn still brings, as far as there are any left: the one to be drawn now, or those for what
    /// the tile just placed completed (HG11), and more where the wording of 2002 is taken literally (R21).
    pub fn bonus_tiles(&self) -> u8 {
        let now = match self.state.phase {
            Phase::DrawBonus => 1,
            Phase::Use => self.rules().bonus_tiles_of_last(&self.game, &self.state),
            _ => 0,
        };
        (now + self.state.more_bonus_tiles).min(self.state.bonus_left(&self.game) as u8)
    }
}

/// Gathers the occupied features near a square.
struct Near<'a> {
    position: &'a Position,
    /// Features that were met already.
    seen: ArrayVec<u16, 64>,
    list: &'a mut FeatureList,
}

impl Near<'_> {
    /// What meets a square, and what meets the empty squares beside it.
    fn around(&mut self, square: Square) {
        let (game, board) = (&*self.position.game, &self.position.state.board);
        let cell = game.grid.cell(square.x, square.y);
        self.at(cell);
        for monastery in &board.monasteries {
            // Two steps: also what happens to the squares around it matters.
            let (dx, dy) = (monastery.square.x - square.x, monastery.square.y - square.y);
            if dx.abs() <= 2 && dy.abs() <= 2 {
                self.meet(monastery.feature);
            }
        }
        for side in Side::ALL {
            let beside = game.grid.neighbour(cell, side);
            if board.cells[beside as usize].as_tile().is_none() {
                self.at(beside);
            }
        }
    }

    /// The features of its neighbours that meet a cell.
    fn at(&mut self, cell: u16) {
        let position = self.position;
        position.each_meeting(cell, |root| self.meet(root));
    }

    #[inline]
    fn meet(&mut self, root: u16) {
        let feature = self.position.state.board.feature(root);
        let occupied = !feature.pieces.is_empty();
        let depended_on = self.position.rules().is_depended_on(feature.kind);
        if (occupied || depended_on) && !self.seen.contains(&root) {
            // No square meets as many features as there is room for.
            let _ = self.seen.try_push(root);
            if occupied {
                note(self.list, root);
            }
            if depended_on {
                let (game, board) = (&*self.position.game, &self.position.state.board);
                self.position.rules().dependants(game, board, root, |dependant| {
                    if !board.feature(dependant).pieces.is_empty() {
                        note(self.list, dependant);
                    }
                });
            }
        }
    }
}
