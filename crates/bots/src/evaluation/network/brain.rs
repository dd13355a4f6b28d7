//! [`Network`]: the numbers, and how a token becomes a correction.

use super::token::{KINDS, ROWS, Token};
use hedgerow_rules::GameKind;
use std::fmt;

/// How many sums a token is turned into.
pub const WIDTH: usize = 32;

/// What is read off the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// By how many points the linear value of the seat is to be corrected.
    Correction,
    /// The points that the feature will bring to the seat.
    Points,
    /// Whether the feature will be completed, as a logit.
    Completion,
}

/// How many outputs there are.
pub const OUTPUTS: usize = 3;

/// What 1 is in the table and in the weights of the outputs.
const ROW_ONE: f32 = 256.0;
const OUT_ONE: f32 = 1024.0;

/// Sixteen rows of at most this much do not overflow 16 bits.
const MOST_ROW: f32 = 1920.0;
/// A sum counts for no more than this: 32 of them, times the most an output weighs, do not overflow 32 bits.
const MOST_SUM: i16 = 8191;
const MOST_OUT: f32 = 8191.0;

const TABLE: usize = ROWS * WIDTH;
const READOUT: usize = KINDS * OUTPUTS * WIDTH;

/// The first line of a file, before the name of the game.
const HEADER: &str = "hedgerow network 1 ";

/// A network for one game, with two to five seats.
#[derive(Clone, PartialEq)]
pub struct Network {
    /// The game whose positions it judges.
    pub game: GameKind,
    /// How it was made, for people who read the file.
    pub origin: String,
    table: Vec<i16>,
    readout: Vec<i16>,
}

impl fmt::Debug for Network {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Network")
            .field("game", &self.game)
            .field("origin", &self.origin)
            .finish_non_exhaustive()
    }
}

/// Why bytes are no network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetworkError {
    /// The first line is not that of a network of this version.
    NoNetwork,
    /// It names a game that does not exist.
    NoSuchGame,
    /// There are too few numbers, or too many.
    WrongSize,
}

impl Network {
    /// The network with these numbers, rounded: for every row of the table its [`WIDTH`] sums, and for every kind and output
    /// the weights of the sums. `None` if there are too few or too many.
    pub fn new(game: GameKind, origin: &str, table: &[f32], readout: &[f32]) -> Option<Network> {
        let round = |values: &[f32], one: f32, most: f32| -> Vec<i16> {
            values.iter().map(|value| (value * one).round().clamp(-most, most) as i16).collect()
        };
        (table.len() == TABLE && readout.len() == READOUT).then(|| Network {
            game,
            origin: origin.replace('\n', " "),
            table: round(table, ROW_ONE, MOST_ROW),
            readout: round(readout, OUT_ONE, MOST_OUT),
        })
    }

    /// What the network says of a token.
    #[inline]
    pub fn output(&self, token: &Token, output: Output) -> f32 {
        let mut sums = [0i16; WIDTH];
        for row in token.rows {
            let row = &self.table[usize::from(row) * WIDTH..][..WIDTH];
            // The sizes of the rows rule an overflow out; wrapping lets the compiler add several at a time.
            sums.iter_mut().zip(row).for_each(|(sum, value)| *sum = sum.wrapping_add(*value));
        }
        let first = (usize::from(token.kind) * OUTPUTS + output as usize) * WIDTH;
        let weights = &self.readout[first..][..WIDTH];
        let weighed = |(sum, weight): (&i16, &i16)| i32::from((*sum).clamp(0, MOST_SUM)) * i32::from(*weight);
        let total: i32 = sums.iter().zip(weights).map(weighed).sum();
        total as f32 / (ROW_ONE * OUT_ONE)
    }

    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = format!("{HEADER}{}\n{}\n", self.game.name(), self.origin).into_bytes();
        bytes.extend(self.table.iter().chain(&self.readout).flat_map(|value| value.to_le_bytes()));
        bytes
    }

    /// Reads the bytes of a file.
    pub fn parse(bytes: &[u8]) -> Result<Network, NetworkError> {
        let mut lines = bytes.splitn(3, |byte| *byte == b'\n');
        let mut line = || lines.next().ok_or(NetworkError::NoNetwork);
        let (first, origin, numbers) = (line()?, line()?, line()?);
        let text = |bytes| std::str::from_utf8(bytes).map_err(|_| NetworkError::NoNetwork);
        let game = text(first)?.strip_prefix(HEADER).ok_or(NetworkError::NoNetwork)?;
        let game = GameKind::ALL.into_iter().find(|kind| kind.name() == game).ok_or(NetworkError::NoSuchGame)?;
        if numbers.len() != 2 * (TABLE + READOUT) {
            return Err(NetworkError::WrongSize);
        }
        // Whatever the file says, the sums stay in range.
        let most = |index: usize| if index < TABLE { MOST_ROW as i16 } else { MOST_OUT as i16 };
        let number =
            |(index, pair): (usize, &[u8])| i16::from_le_bytes([pair[0], pair[1]]).clamp(-most(index), most(index));
        let mut table: Vec<i16> = numbers.chunks_exact(2).enumerate().map(number).collect();
        let readout = table.split_off(TABLE);
        Ok(Network { game, origin: text(origin)?.to_string(), table, readout })
    }
}
