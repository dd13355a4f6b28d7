//! The table: the placed tiles, and where a tile may be laid (C4) or the River may go on (CA12, CA13).

use std::collections::BTreeMap;
use std::sync::Arc;

use super::tiles::{Kind, Terrain, Tiles};

/// x grows to the east, y to the south.
pub type Square = (i32, i32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub seat: usize,
    pub hut: bool,
    pub segment: usize,
}

#[derive(Clone, Debug)]
pub struct Placed {
    pub kind: usize,
    /// Quarter turns clockwise.
    pub rotation: u8,
    /// Tiles are numbered as they are laid.
    pub number: usize,
    pub piece: Option<Piece>,
}

/// What a tile on an empty square must show on each of its sides, where it has a neighbour.
pub type Frame = [Option<[Terrain; 3]>; 4];

/// The square on the given side (0 north, 1 east, 2 south, 3 west).
pub fn beside((x, y): Square, side: usize) -> Square {
    match side {
        0 => (x, y - 1),
        1 => (x + 1, y),
        2 => (x, y + 1),
        _ => (x - 1, y),
    }
}

/// The eight squares around one, in reading order.
pub fn around((x, y): Square) -> [Square; 8] {
    [(x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y), (x + 1, y), (x - 1, y + 1), (x, y + 1), (x + 1, y + 1)]
}

/// Where the River goes on: the square, the side it comes in by, and how the tile before turned.
#[derive(Clone, Copy, Debug)]
pub struct RiverEnd {
    pub square: Square,
    pub enters: usize,
    pub last_turn: Turn,
}

/// Seen along the flow from the spring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    None,
    Left,
    Right,
}

#[derive(Clone, Debug)]
pub struct Board {
    pub tiles: Arc<Tiles>,
    pub placed: BTreeMap<Square, Placed>,
}

impl Board {
    pub fn kind(&self, placed: &Placed) -> &Kind {
        &self.tiles.kinds[placed.kind]
    }

    pub fn kind_at(&self, square: Square) -> &Kind {
        self.kind(&self.placed[&square])
    }

    /// Lays a tile without asking whether it fits.
    pub fn lay(&mut self, square: Square, kind: usize, rotation: u8) {
        let number = self.placed.len();
        self.placed.insert(square, Placed { kind, rotation, number, piece: None });
    }

    /// What lies beyond a port of a segment: the square, and if a tile lies there, its segment at the port that meets ours.
    pub fn beyond(&self, square: Square, rotation: u8, port: usize) -> (usize, Square, Option<usize>) {
        let turned = (port + 3 * usize::from(rotation)) % 12;
        let (side, place) = (turned / 3, turned % 3);
        let there = beside(square, side);
        let segment = self.placed.get(&there).map(|other| {
            // Left on our side meets right on theirs.
            let meeting = ((side + 2) % 4) * 3 + (2 - place);
            self.kind(other).ports[(meeting + 12 - 3 * usize::from(other.rotation)) % 12]
        });
        (side, there, segment)
    }

    /// Every open square (empty, with a neighbour at a whole side: C4) and what it asks for.
    pub fn frames(&self) -> BTreeMap<Square, Frame> {
        let mut frames: BTreeMap<Square, Frame> = BTreeMap::new();
        for (square, placed) in &self.placed {
            for side in 0..4 {
                let there = beside(*square, side);
                if !self.placed.contains_key(&there) {
                    let mut wanted = edge(self.kind(placed), placed.rotation, side);
                    wanted.reverse();
                    frames.entry(there).or_default()[(side + 2) % 4] = Some(wanted);
                }
            }
        }
        frames
    }

    /// Follows the River from the spring to its open end; `None` once the lake is laid.
    pub fn river_end(&self) -> Option<RiverEnd> {
        let mut square = (0, 0);
        let mut leaves = river_sides(self.kind_at(square), self.placed[&square].rotation)[0];
        let mut last_turn = Turn::None;
        loop {
            square = beside(square, leaves);
            let enters = (leaves + 2) % 4;
            let Some(placed) = self.placed.get(&square) else {
                return Some(RiverEnd { square, enters, last_turn });
            };
            let sides = river_sides(self.kind(placed), placed.rotation);
            leaves = sides.into_iter().find(|side| *side != enters)?;
            last_turn = turn(enters, leaves);
        }
    }
}

/// The terrains along one side of a turned tile, clockwise.
fn edge(kind: &Kind, rotation: u8, side: usize) -> [Terrain; 3] {
    kind.edges[(side + 4 - usize::from(rotation)) % 4]
}

/// C4: every touching side continues the landscape of its neighbour.
pub fn fits(kind: &Kind, rotation: u8, frame: &Frame) -> bool {
    (0..4).all(|side| frame[side].is_none_or(|wanted| wanted == edge(kind, rotation, side)))
}

/// CA12, CA13, R14: a tile of the River continues it, and two neighbouring bends do not turn the same way.
pub fn continues_river(kind: &Kind, rotation: u8, square: Square, end: &RiverEnd) -> bool {
    if square != end.square {
        return false;
    }
    let sides = river_sides(kind, rotation);
    if !sides.contains(&end.enters) {
        return false;
    }
    match sides.into_iter().find(|side| *side != end.enters) {
        Some(leaves) => {
            let now = turn(end.enters, leaves);
            now == Turn::None || now != end.last_turn
        }
        None => true,
    }
}

/// The sides of a turned tile that the River crosses.
fn river_sides(kind: &Kind, rotation: u8) -> Vec<usize> {
    (0..4).filter(|side| edge(kind, rotation, *side)[1] == Terrain::River).collect()
}

fn turn(enters: usize, leaves: usize) -> Turn {
    match (leaves + 4 - enters) % 4 {
        1 => Turn::Left, // in from the south, out to the west
        3 => Turn::Right,
        _ => Turn::None,
    }
}
