//! [`Stage`]: how far a game has come.

use hedgerow_rules::Position;

/// A third of a game, by its tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Stage {
    /// The first third.
    Opening,
    /// The second.
    Middle,
    /// The last.
    End,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Stage; 3] = [Stage::Opening, Stage::Middle, Stage::End];

    /// What it is called in data and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Opening => "opening",
            Stage::Middle => "middle",
            Stage::End => "end",
        }
    }

    /// The stage that a position belongs to.
    pub fn of(position: &Position) -> Stage {
        let placed = position.board().tiles().len();
        let left = position.turn_tiles_left() + position.seats().map(|seat| position.hand(seat).len()).sum::<usize>();
        match 3 * placed / (placed + left).max(1) {
            0 => Stage::Opening,
            1 => Stage::Middle,
            _ => Stage::End,
        }
    }
}
