//! How far searches are wrong about losses, as learned against games that were played on to their end.

use crate::{Depth, Mark, Stage, Uncertainty, Worth};
use hedgerow_rules::{GameKind, Seat};
use std::sync::LazyLock;

/// A line for each game, depth, stage and size of the loss.
const TEXT: &str = include_str!("../data/errors.txt");

/// Losses below the first threshold of [`Mark`], between two of them, and above the last.
pub const SIZES: usize = Mark::ALL.len() + 1;

/// By game, depth (quick, normal), stage and size.
type Table = [[[[Uncertainty; SIZES]; Stage::ALL.len()]; 2]; GameKind::ALL.len()];

static TABLE: LazyLock<Table> = LazyLock::new(|| read(TEXT).expect("the table that comes with the program is whole"));

/// How far a search of that depth is wrong about a seat's loss: a standard error.
pub(crate) fn search_error(game: GameKind, depth: Depth, stage: Stage, seat: Seat, loss: &Worth) -> Uncertainty {
    let row = &TABLE[game as usize][usize::from(depth != Depth::Quick)][stage as usize];
    let (wins, leads) = sizes(seat, loss);
    Uncertainty { wins: row[wins].wins, leads: row[leads].leads }
}

/// The sizes of a seat's loss in both currencies: how many thresholds it is above.
pub fn sizes(seat: Seat, loss: &Worth) -> (usize, usize) {
    let above =
        |exceeds: &dyn Fn(Uncertainty) -> bool| Mark::ALL.into_iter().filter(|mark| exceeds(mark.threshold())).count();
    (
        above(&|threshold| loss.wins[seat.index()] > threshold.wins),
        above(&|threshold| loss.leads[seat.index()] > threshold.leads),
    )
}

fn read(text: &str) -> Option<Table> {
    let mut table = Table::default();
    let mut lines = 0;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [game, depth, stage, size, wins, leads, ..] = *words.as_slice() else { return None };
        let game = GameKind::ALL.into_iter().find(|kind| kind.name() == game)?;
        let depth = [Depth::Quick, Depth::Normal].into_iter().position(|named| named.name() == depth)?;
        let stage = Stage::ALL.into_iter().position(|named| named.name() == stage)?;
        let error = Uncertainty { wins: wins.parse().ok()?, leads: leads.parse().ok()? };
        *table[game as usize][depth][stage].get_mut(size.parse::<usize>().ok()?)? = error;
        lines += 1;
    }
    (lines == GameKind::ALL.len() * 2 * Stage::ALL.len() * SIZES).then_some(table)
}
