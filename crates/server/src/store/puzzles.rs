//! [`PuzzleStore`]: what must last about puzzles.

use super::{PersonId, StoreError};
use async_trait::async_trait;
use hedgerow_protocol::{PuzzleStanding, PuzzleTry};
use std::collections::HashMap;

/// An answer to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTry {
    /// Who answered.
    pub person: PersonId,
    /// The name of the puzzle.
    pub puzzle: String,
    /// Whether it was right.
    pub right: bool,
    /// If it is the puzzle of this day: the days since 1970.
    pub day: Option<u64>,
    /// When it was, in milliseconds since 1970.
    pub at_ms: u64,
    /// How hard the puzzle is as long as nobody has tried it, on the scale that people are shown.
    pub hardness: i32,
    /// Whether the answer says something about the puzzle: guests come and go.
    pub rates_puzzle: bool,
}

/// What the page of puzzles needs. Of each person and puzzle the first answer counts, and no other is kept.
#[async_trait]
pub trait PuzzleStore: Send + Sync + 'static {
    /// Whether it was the first answer. Then it changes the ratings of the solver and of the puzzle.
    async fn try_puzzle(&self, attempt: NewTry) -> Result<bool, StoreError>;
    /// How a person does; `today` in days since 1970.
    async fn puzzle_standing(&self, person: PersonId, today: u64) -> Result<PuzzleStanding, StoreError>;
    /// What a person answered, newest first.
    async fn puzzle_tries(&self, person: PersonId) -> Result<Vec<PuzzleTry>, StoreError>;
    /// How hard puzzles are that people have tried, and how far off that may be, on the scale that people are shown.
    async fn puzzle_ratings(&self) -> Result<HashMap<String, (i32, u32)>, StoreError>;
}
