//! [`Token`]: a feature as the network sees it from one seat.

use super::sketch::{Rival, Sketch};
use hedgerow_rules::{PieceCounts, Seat};

/// How many kinds of features a game has at most that pieces may stand on.
pub const KINDS: usize = 4;

/// The sizes of the groups of rows. A token has one row of each group.
const GROUPS: [usize; 16] = [16, 10, 9, 9, 12, 12, 12, 4, 10, 9, 9, 4, 193, 80, 40, 8];

/// How many rows of the table a token adds up.
pub const TOKEN_ROWS: usize = GROUPS.len();

/// Rows for one kind of feature.
const KIND_ROWS: usize = {
    let (mut sum, mut group) = (0, 0);
    while group < GROUPS.len() {
        sum += GROUPS[group];
        group += 1;
    }
    sum
};

/// How many rows the table has.
pub const ROWS: usize = KINDS * KIND_ROWS;

/// A feature from one seat: the rows of the network's table that describe it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Token {
    /// The kind of feature, counted among those of the game.
    pub kind: u8,
    /// The rows, one of each group.
    pub rows: [u16; TOKEN_ROWS],
}

/// Who has more pieces in a feature.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Absent,
    Ahead,
    Level,
    Behind,
}

impl Token {
    /// The sketch from a seat, if it concerns that seat at all: with a piece in the feature, or in one that may be joined to it.
    pub(in crate::evaluation) fn of(sketch: &Sketch, seat: Seat, seats: usize) -> Option<Token> {
        let (mine, others) = count(sketch.pieces, seat, seats);
        let rival = sketch.rival.map(|rival| (rival, count(rival.pieces, seat, seats)));
        if mine == 0 && rival.is_none_or(|(_, (mine, _))| mine == 0) {
            return None;
        }
        let standing = match mine.cmp(&others) {
            _ if mine == 0 => Standing::Absent,
            std::cmp::Ordering::Greater => Standing::Ahead,
            std::cmp::Ordering::Equal => Standing::Level,
            std::cmp::Ordering::Less => Standing::Behind,
        } as usize;
        let rival_class = rival.map_or(0, |(_, (mine, others))| 1 + mine.min(2) * 3 + others.min(2));
        let of_rival = |ask: &dyn Fn(&Rival) -> usize| rival.map_or(0, |(rival, _)| 1 + ask(&rival));
        let hardest = sketch.fitting[0].map_or(0, |fitting| 1 + ease(fitting));
        let in_group = [
            mine.min(3) * 4 + others.min(3),
            sketch.open.min(9),
            hardest,
            sketch.fitting[1].map_or(0, |fitting| 1 + ease(fitting)),
            worth(sketch.now),
            worth(sketch.done),
            stage(sketch.tiles),
            sketch.shared_squares.min(3),
            rival_class,
            of_rival(&|rival| worth(rival.done).min(7)),
            of_rival(&|rival| ease(rival.fitting)),
            seats.clamp(2, 5) - 2,
            sketch.cell.map_or(0, |cell| 1 + cell),
            (standing * 5 + sketch.open.min(4)) * 4 + hardest / 2 % 4,
            standing * 10 + rival_class,
            standing * 2 + usize::from(sketch.next == seat),
        ];
        let mut first = usize::from(sketch.kind) * KIND_ROWS;
        let mut rows = [0; TOKEN_ROWS];
        for ((row, within), size) in rows.iter_mut().zip(in_group).zip(GROUPS) {
            *row = (first + within.min(size - 1)) as u16;
            first += size;
        }
        Some(Token { kind: sketch.kind, rows })
    }
}

/// A seat's pieces, and the most that another seat has.
fn count(pieces: PieceCounts, seat: Seat, seats: usize) -> (usize, usize) {
    let get = |seat: usize| usize::from(pieces.get(Seat(seat as u8)));
    let others = (0..seats).filter(|other| *other != seat.index());
    (get(seat.index()), others.map(get).max().unwrap_or(0))
}

/// How many unseen tiles fit a square, in eight steps.
fn ease(fitting: u32) -> usize {
    match fitting {
        0..=3 => fitting as usize,
        4..=5 => 4,
        6..=8 => 5,
        9..=13 => 6,
        _ => 7,
    }
}

/// Points, in twelve steps.
fn worth(points: u32) -> usize {
    match points {
        0..=4 => points as usize,
        5..=6 => 5,
        7..=8 => 6,
        9..=11 => 7,
        12..=15 => 8,
        16..=20 => 9,
        21..=29 => 10,
        _ => 11,
    }
}

/// Tiles to come, in twelve steps.
fn stage(tiles: usize) -> usize {
    match tiles {
        0..=2 => tiles,
        3..=4 => 3,
        5..=6 => 4,
        7..=9 => 5,
        10..=13 => 6,
        14..=18 => 7,
        19..=25 => 8,
        26..=35 => 9,
        36..=50 => 10,
        _ => 11,
    }
}
