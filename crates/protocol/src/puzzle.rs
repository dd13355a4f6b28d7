//! Puzzles: endgames with one best move.

use crate::{GameView, Happening, Insight};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// A puzzle as it is asked. Nothing in it tells the solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleView {
    /// What it is called, as in `carcassonne-17`.
    pub name: String,
    /// The preset.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// What the one move achieves: `win` (for certain), `best` (more often than not) or `save` (one chance in two at most).
    pub goal: String,
    /// How hard it is for the bots: `light`, `medium` or `hard`.
    pub difficulty: String,
    /// How hard it is for people, on the scale of their ratings.
    pub rating: i32,
    /// How far off that may be.
    pub uncertainty: u32,
    /// Whether it is the puzzle of this day.
    pub daily: bool,
    /// Whether you have answered it before. Another answer counts nowhere.
    pub answered: bool,
    /// The position. The seat in turn is yours.
    pub game: GameView,
    /// How many tiles of each kind are still to be drawn, by id; bonus tiles are not among them.
    pub to_come: BTreeMap<String, u8>,
    /// Every feature and every open square of it, explained; its version is 0.
    pub insight: Insight,
}

/// What you would play: a tile placed, and what becomes of a piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleMove {
    /// One or two actions, as words of the record format.
    pub actions: Vec<String>,
}

/// The game after a part of a move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleStep {
    /// The game then.
    pub game: GameView,
    /// Every feature and every open square of it, explained; its version is the number of actions.
    pub insight: Insight,
}

/// Whether it was right, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleAnswer {
    /// Whether it was the one move.
    pub right: bool,
    /// What you played.
    pub yours: PuzzleLine,
    /// The best moves, the solution first.
    pub moves: Vec<PuzzleLine>,
    /// How many moves there were.
    pub of: u32,
    /// What the solution does: `finish`, `join`, `block` …
    pub themes: Vec<String>,
    /// What happens by the solution.
    pub happenings: Vec<Happening>,
    /// What may be drawn next, and what each tile makes of the solution. Empty if the game is over then.
    pub draws: Vec<PuzzleDraw>,
    /// How you stand now.
    pub standing: PuzzleStanding,
    /// By how much this answer changed your rating. Absent if it did not count: only the first answer does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub change: Option<i32>,
}

/// A move, and what it leads to.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleLine {
    /// One or two actions.
    pub actions: Vec<String>,
    /// How likely you are to win after it, if both play on as well as can be: from 0 to 1, where a shared win is half a win.
    pub win: f32,
    /// By how many points you are expected to be ahead at the end.
    pub lead: f32,
    /// The game after it.
    pub game: GameView,
}

/// A tile that may come after the solution.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleDraw {
    /// The tile.
    pub tile: String,
    /// How likely it is, from 0 to 1.
    pub chance: f32,
    /// How likely you are to win then, from 0 to 1.
    pub win: f32,
    /// By how many points you are expected to be ahead at the end.
    pub lead: f32,
}

/// How a person does with puzzles. Only first answers count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleStanding {
    /// How strong they are, on the scale of the games.
    pub rating: i32,
    /// How far off that may be.
    pub uncertainty: u32,
    /// How many they answered.
    pub answered: u32,
    /// How many of these rightly.
    pub right: u32,
    /// How many in a row, up to the last one, rightly.
    pub streak: u32,
    /// On how many days in a row, up to today or yesterday, the puzzle of the day rightly.
    pub days: u32,
}

/// An answer that was given before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleTry {
    /// The name of the puzzle.
    pub puzzle: String,
    /// Whether it was right.
    pub right: bool,
    /// When that was, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
}
