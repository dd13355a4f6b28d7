//! Guided games: what the page says, and when.

use crate::SpotView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A guided game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonView {
    /// `carcassonne`, `hunters` or `discovery`.
    pub name: String,
    /// The preset that is played.
    pub rules: String,
    /// What is said, in order.
    pub steps: Vec<LessonStep>,
}

/// At which point of a turn a step is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonWhen {
    /// From the beginning of the turn until the learner goes on.
    Tell,
    /// While the tile has to be placed.
    Place,
    /// While a piece may be used on the tile.
    Piece,
    /// When the game is over.
    Over,
}

/// One thing that a guided game says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonStep {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// At which point of the turn it is shown.
    pub when: LessonWhen,
    /// The tile that is placed, or lies there already.
    pub tile: String,
    /// The name of the text: `carcassonne-welcome` is `lesson-carcassonne-welcome` in `locales/`.
    pub text: String,
    /// The actions that are asked for. If empty, every legal action is welcome.
    pub allow: Vec<String>,
    /// Whether the learner has to turn the tile: every legal rotation is offered then.
    pub turning: bool,
    /// The features that are talked about, each by one of its segments.
    pub light: Vec<SpotView>,
}
