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
fn completing(game: GameKind) -> impl Iterator<Item = FeatureKind> {
    let rules = game.rules();
    rules.claimable().filter(move |kind| rules.completes(*kind))
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

    /// A number below 192, for tables.
    pub(super) fn index(self) -> usize {
        self.0
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

/// The stages in words.
const STAGE_WORDS: [&str; STAGES] = ["0 to 9", "10 to 24", "25 or more"];

impl Chances {
    /// A guess before anything was counted: each open square is filled with a chance that grows with the tiles that fit.
    pub fn guess() -> Chances {
        let fitting = [0.0, 1.0, 2.0, 3.0, 4.5, 7.0, 11.0, 18.0];
        let cell = |index: usize| {
            let (ease, squares) = (index % EASES, index / EASES % SQUARES + 1);
            let each = 1.0 - 0.8f32.powf(fitting[ease]);
            each.powi(squares as i32)
        };
        Chances { cells: vec![std::array::from_fn(cell); FeatureKind::COUNT] }
    }

    /// How likely a feature of that kind is to be completed, from 0 to 1.
    #[inline]
    pub fn get(&self, kind: FeatureKind, cell: Cell) -> f32 {
        self.cells[kind as usize][cell.0]
    }

    pub(super) fn parse(game: GameKind, text: &ChancesText) -> Result<Chances, WeightsError> {
        let mut cells = vec![[0.0; CELLS]; FeatureKind::COUNT];
        for kind in completing(game) {
            let (rows, columns) = (STAGES * SQUARES, EASES);
            let bad = || WeightsError::BadChances { kind: kind.to_string(), rows, columns };
            let table = text.get(&kind.to_string()).ok_or_else(bad)?;
            let numbers: Vec<f32> = table.iter().flatten().map(|percent| percent / 100.0).collect();
            if table.len() != rows || table.iter().any(|row| row.len() != columns) {
                return Err(bad());
            }
            cells[kind as usize].copy_from_slice(&numbers);
        }
        Ok(Chances { cells })
    }

    /// The `[chances]` of a weights file: a table a kind, a line for each row.
    pub(super) fn write(&self, game: GameKind) -> String {
        let mut text = String::from(
            "# How often a feature was completed, in percent, by the tiles to come (three parts) and the open squares it leads to\n\
             # (rows: 1 to 7, then 8 or more). Columns: how many unseen tiles fit the hardest of these squares:\n\
             # 0, 1, 2, 3, 4 to 5, 6 to 8, 9 to 13, 14 or more.\n\
             [chances]\n",
        );
        for kind in completing(game) {
            text += &format!("{kind} = [\n");
            for (number, row) in self.cells[kind as usize].chunks(EASES).enumerate() {
                if number % SQUARES == 0 {
                    text += &format!("    # {} tiles to come\n", STAGE_WORDS[number / SQUARES]);
                }
                let numbers: Vec<String> = row.iter().map(|chance| format!("{:>5.1}", percent(*chance))).collect();
                text += &format!("    [{}],\n", numbers.join(", "));
            }
            text += "]\n";
        }
        text
    }
}

fn percent(chance: f32) -> f32 {
    (chance * 1000.0).round() / 10.0
}

/// Counts how often features in each cell were completed.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub(crate) struct ChanceCounts {
    /// For each kind and cell how many features were seen there, and how many of them were completed.
    seen: Vec<Vec<f64>>,
    completed: Vec<Vec<f64>>,
}

impl Default for ChanceCounts {
    fn default() -> ChanceCounts {
        ChanceCounts {
            seen: vec![vec![0.0; CELLS]; FeatureKind::COUNT],
            completed: vec![vec![0.0; CELLS]; FeatureKind::COUNT],
        }
    }
}

impl ChanceCounts {
    /// Whether every kind and cell has its counts; those from a file may lack some.
    pub(crate) fn is_whole(&self) -> bool {
        let sizes = |counts: &[Vec<f64>]| counts.iter().map(Vec::len).collect::<Vec<_>>();
        [&self.seen, &self.completed].iter().all(|counts| sizes(counts) == [CELLS; FeatureKind::COUNT])
    }

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
