//! The file of a lesson as it is written, and what can be wrong with one.

use hedgerow_rules::{GameError, RulesError};
use serde::Deserialize;
use thiserror::Error;

/// Why the text of a lesson is no lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LessonError {
    /// The file is no TOML, or has other keys.
    #[error("not a lesson: {0}")]
    Syntax(String),
    /// The rules that it names do not exist.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// Its tiles make no game.
    #[error(transparent)]
    Game(#[from] GameError),
    /// A turn draws a tile that is not left.
    #[error("turn {turn} draws '{tile}', but the printed sets have no such tile left")]
    NoSuchTile {
        /// Which turn, from 1.
        turn: usize,
        /// The id of the tile.
        tile: String,
    },
    /// What is to be lit is not written as `X,Y:SEGMENT`.
    #[error("'{0}' is no spot: expected X,Y:SEGMENT")]
    BadSpot(String),
    /// It refers to a rule that does not exist.
    #[error("there is no rule '{0}'")]
    NoSuchRule(String),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LessonFile {
    /// The preset that is played.
    pub rules: String,
    /// The rules by which points are given when the lesson is followed.
    pub shows: Vec<String>,
    /// One for every tile, in the order in which they are drawn. The learner begins.
    #[serde(rename = "turn")]
    pub turns: Vec<TurnEntry>,
    /// What is said when the game is over.
    pub end: Vec<TellEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TurnEntry {
    pub tile: String,
    /// A bonus tile belongs to the turn before it.
    #[serde(default)]
    pub bonus: bool,
    /// What is explained when the turn begins.
    #[serde(default)]
    pub tell: Vec<TellEntry>,
    /// Where the tile goes; anywhere if this is missing.
    pub place: Option<AskEntry>,
    /// What becomes of a piece; anything if this is missing.
    pub piece: Option<AskEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TellEntry {
    pub text: String,
    #[serde(default)]
    pub light: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskEntry {
    /// Missing where the bot acts.
    pub text: Option<String>,
    /// Words of the record format; the first is what the lesson goes on from.
    pub allow: Vec<String>,
    /// The learner turns the tile; otherwise it lies as it should.
    #[serde(default)]
    pub turning: bool,
    #[serde(default)]
    pub light: Vec<String>,
}
