//! What the values of positions lack to be points.
//!
//! Values are tuned to tell seats apart, so they are points but for an amount that is the same for all seats. That amount was
//! learnt from games by `crates/bots/examples/points_to_come.rs`, which prints these tables.

use hedgerow_rules::GameKind;

/// An entry for every so many tiles still to come, from 0 on.
const STEP: f32 = 20.0;

/// For two seats, three, four and five.
type Table = [[f32; 6]; 4];

const CARCASSONNE: Table = [
    [0.1, -7.3, -19.8, -31.0, -36.8, -36.8],
    [3.6, 3.0, 0.6, -3.5, -5.7, -5.7],
    [4.3, 5.2, 4.1, 3.1, 2.0, 2.0],
    [3.5, 4.6, 5.6, 5.9, 5.6, 5.6],
];
const HUNTERS: Table = [
    [-4.4, -9.2, -11.5, -11.7, -13.0, -13.0],
    [-0.4, -3.5, -5.0, -5.5, -7.1, -7.1],
    [1.3, 2.1, 6.6, 12.8, 16.3, 16.3],
    [0.7, 1.8, 7.1, 14.1, 18.1, 18.1],
];
const DISCOVERY: Table = [
    [-4.1, -9.4, -18.5, -28.0, -36.7, -41.4],
    [-3.5, -5.8, -8.9, -12.1, -14.7, -16.3],
    [-2.4, -4.1, -6.7, -7.8, -9.4, -10.5],
    [-1.7, -2.9, -3.9, -3.5, -4.0, -4.4],
];

/// What is to be added to the value of each seat.
pub(super) fn points_to_come(game: GameKind, seats: usize, tiles: usize) -> f32 {
    let table = match game {
        GameKind::Carcassonne => &CARCASSONNE,
        GameKind::Hunters => &HUNTERS,
        GameKind::Discovery => &DISCOVERY,
    };
    let row = &table[seats.clamp(2, 5) - 2];
    let place = (tiles as f32 / STEP).min(row.len() as f32 - 1.0);
    let entry = (place as usize).min(row.len() - 2);
    row[entry] + (row[entry + 1] - row[entry]) * (place - entry as f32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_two_entries_the_amount_lies_between_them() {
        let amount = |tiles| points_to_come(GameKind::Carcassonne, 2, tiles);
        let [first, second, ..] = CARCASSONNE[0];
        assert_eq!((amount(0), amount(20)), (first, second));
        assert!((amount(10) - (first + second) / 2.0).abs() < 1e-4);
        assert_eq!(amount(500), CARCASSONNE[0][5]);
    }
}
