//! Guided games: what the page says, and when.

use crate::SpotView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A guided game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonView {
    pub name: String,
    /// The preset that is played.
    pub rules: String,
    /// What is said, in order.
    pub steps: Vec<LessonStep>,
}

/// When a step has its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LessonWhen {
    /// From the beginning of its turn until the learner goes on.
    Tell,
    /// While its tile is to be placed.
    Place,
    /// While a piece may be used on its tile.
    Piece,
    /// When the game is over.
    Over,
}

/// One thing that a guided game says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonStep {
    /// The number of the turn, from 1.
    pub turn: u32,
    pub when: LessonWhen,
    /// The tile that is placed, or lies there already.
    pub tile: String,
    /// The name of the text: `carcassonne-welcome` is `lesson-carcassonne-welcome` in `locales/`.
    pub text: String,
    /// The actions that are asked for; none: all are welcome.
    pub allow: Vec<String>,
    /// The features that are talked about, each by one of its segments.
    pub light: Vec<SpotView>,
}
