//! [`Chances`]: how likely a feature is to be completed before the game ends, as counted in games that bots played.

use super::weights::WeightsError;
use hedgerow_rules::{FeatureKind, GameKind};
use std::collections::BTreeMap;

/// Open squares: 1 to 7, then "8 or more".
const SQUARES: usize = 8;
/// Unseen tiles that fit the hardest of them; see [`ease`].
const EASES: usize = 8;
/// Tiles to come: few, some, many; see [`stage`].
const STAGES: usize = 3;
const CELLS: usize = SQUARES * EASES * STAGES;

/// The chance for each kind of feature, number of open squares, tiles that fit the hardest of these, and tiles to come.
#[derive(Clone, Debug, PartialEq)]
pub struct Chances {
    cells: Vec<[f32; CELLS]>,
}

/// A kind's chances in percent: a row for each stage and number of open squares, a column for each ease.
pub type ChancesText = BTreeMap<String, Vec<Vec<f32>>>;

/// The kinds that can be complete.
const fn completing(game: GameKind) -> &'static [FeatureKind] {
    use FeatureKind::*;
    match game {
        GameKind::Carcassonne => &[City, Road, Monastery],
        GameKind::Hunters => &[Forest, River],
        GameKind::Discovery => &[Plain, Mountain, Sea],
    }
}

/// Where a feature stands in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell(usize);

impl Cell {
    /// `squares` open squares, of which the hardest is fitted by `fitting` unseen tiles, with `tiles` tiles to come.
    #[inline]
    pub fn new(squares: usize, fitting: u32, tiles: usize) -> Cell {
        let squares = squares.clamp(1, SQUARES) - 1;
        Cell((stage(tiles) * SQUARES + squares) * EASES + ease(fitting))
    }
}

fn ease(fitting: u32) -> usize {
    match fitting {
        0..=3 => fitting as usize,
        4..=5 => 4,
        6..=8 => 5,
        9..=13 => 6,
        _ => 7,
    }
}

fn stage(tiles: usize) -> usize {
    match tiles {
        0..=9 => 0,
        10..=24 => 1,
        _ => 2,
    }
}

impl Chances {
    /// A guess before anything was counted: each open square is filled with a chance that grows with the tiles that fit.
    pub fn guess() -> Chances {
        let fitting = [0.0, 1.0, 2.0, 3.0, 4.5, 7.0, 11.0, 18.0];
        let cell = |index: usize| {
            let (ease, squares) = (index % EASES, index / EASES % SQUARES + 1);
            let each = 1.0 - 0.8f32.powf(fitting[ease]);
            each.powi(squares as i32)
        };
        Chances { cells: vec![std::array::from_fn(cell); 12] }
    }

    #[inline]
    pub fn get(&self, kind: FeatureKind, cell: Cell) -> f32 {
        self.cells[kind as usize][cell.0]
    }

    pub(super) fn parse(game: GameKind, text: &ChancesText) -> Result<Chances, WeightsError> {
        let mut cells = vec![[0.0; CELLS]; 12];
        for kind in completing(game) {
            let (rows, columns) = (STAGES * SQUARES, EASES);
            let bad = || WeightsError::BadChances { kind: kind.to_string(), rows, columns };
            let table = text.get(&kind.to_string()).ok_or_else(bad)?;
            let numbers: Vec<f32> = table.iter().flatten().map(|percent| percent / 100.0).collect();
            if table.len() != rows || table.iter().any(|row| row.len() != columns) {
                return Err(bad());
            }
            cells[*kind as usize].copy_from_slice(&numbers);
        }
        Ok(Chances { cells })
    }

    pub(super) fn text(&self, game: GameKind) -> ChancesText {
        let percent = |chance: &f32| (chance * 1000.0).round() / 10.0;
        let table = |kind: &FeatureKind| {
            let rows = self.cells[*kind as usize].chunks(EASES).map(|row| row.iter().map(percent).collect());
            (kind.to_string(), rows.collect())
        };
        completing(game).iter().map(table).collect()
    }
}

/// Counts how often features in each cell were completed.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct ChanceCounts {
    /// For each kind and cell how many features were seen there, and how many of them were completed.
    seen: Vec<Vec<f64>>,
    completed: Vec<Vec<f64>>,
}

impl Default for ChanceCounts {
    fn default() -> ChanceCounts {
        ChanceCounts { seen: vec![vec![0.0; CELLS]; 12], completed: vec![vec![0.0; CELLS]; 12] }
    }
}

impl ChanceCounts {
    pub fn count(&mut self, kind: FeatureKind, cell: Cell, completed: bool) {
        self.seen[kind as usize][cell.0] += 1.0;
        self.completed[kind as usize][cell.0] += if completed { 1.0 } else { 0.0 };
    }

    pub fn merge(&mut self, other: &ChanceCounts) {
        let both = [(&mut self.seen, &other.seen), (&mut self.completed, &other.completed)];
        for (mine, theirs) in both {
            mine.iter_mut().flatten().zip(theirs.iter().flatten()).for_each(|(mine, theirs)| *mine += theirs);
        }
    }

    /// Makes what was counted so far count less.
    pub fn fade(&mut self, factor: f64) {
        self.seen.iter_mut().chain(&mut self.completed).flatten().for_each(|count| *count *= factor);
    }

    /// The chances as counted; a cell that was seen seldom stays near what was thought before.
    pub fn chances(&self, before: &Chances) -> Chances {
        const DOUBT: f32 = 20.0;
        let mut chances = before.clone();
        for (kind, cells) in chances.cells.iter_mut().enumerate() {
            for (index, chance) in cells.iter_mut().enumerate() {
                let (seen, completed) = (self.seen[kind][index] as f32, self.completed[kind][index] as f32);
                *chance = (completed + DOUBT * *chance) / (seen + DOUBT);
            }
        }
        chances
    }
}
