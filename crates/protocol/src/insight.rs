//! What can be asked about a game: features and squares explained, hints, replays.

use crate::words::Kind;
use crate::{GameView, Happening, PartView, SpotView, TurnView};
use hedgerow_rules::FeatureKind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Every feature and every open square of a position, explained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Insight {
    /// The version of the table this was true for.
    pub version: u32,
    /// Every feature on the board.
    pub features: Vec<FeatureView>,
    /// Every open square.
    pub squares: Vec<SquareView>,
    /// How many tiles of each kind have not been seen yet, by id. Empty if the tile counter of the table is off.
    pub unseen: BTreeMap<String, u8>,
}

/// One feature, explained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct FeatureView {
    /// The kind of feature.
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub kind: FeatureKind,
    /// All its segments.
    pub spots: Vec<SpotView>,
    /// How many tiles it has.
    pub tiles: u32,
    /// Sides on which it could go on; for a monastery the empty squares around it.
    pub open: u32,
    /// Whether it is complete.
    pub complete: bool,
    /// Whether features of that kind can be completed at all.
    pub completes: bool,
    /// The pieces in it, by seat.
    pub pieces: Vec<u8>,
    /// The seats that would score it.
    pub owners: Vec<u8>,
    /// The least it will score when completed; for a complete feature, what it scores.
    pub complete_points: u32,
    /// What `complete_points` is made of.
    pub complete_parts: Vec<PartView>,
    /// What it would score if the game ended now.
    pub end_points: u32,
    /// What `end_points` is made of.
    pub end_parts: Vec<PartView>,
    /// Whether `end_points` is only the most it could score, so that its owners may get less (CA11).
    pub up_to: bool,
    /// What a follower on it would score if it were taken off now (DI4). Absent in games without taking off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken_points: Option<u32>,
    /// What `taken_points` is made of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_parts: Vec<PartView>,
    /// How many tiles, unseen or in hands, could complete it next. Absent if the tile counter of the table is off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub completing: Option<u32>,
}

/// An empty square beside a tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SquareView {
    /// Grows to the east.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
    /// How many tiles, unseen or in hands, fit there by their sides. None: the square is dead. Absent where the counter
    /// is off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub fitting: Option<u32>,
}

/// What a bot would do, the best first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintView {
    /// The version of the table this is about.
    pub version: u32,
    /// Up to three moves.
    pub moves: Vec<HintMove>,
}

/// A move that a bot considers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintMove {
    /// One or two actions.
    pub actions: Vec<String>,
    /// By how many points the seat is expected to be ahead at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lead: Option<f32>,
    /// How likely the seat is to win, from 0 to 1. Absent if the bot does not estimate it, as is `lead`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub win: Option<f32>,
}

/// A whole game, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// The names of the players, by seat.
    pub players: Vec<String>,
    /// The colours of the seats, by seat.
    pub colours: Vec<u8>,
    /// The seat that begins.
    pub first: u8,
    /// The board before the first step.
    pub start: GameView,
    /// Every action, in order.
    pub steps: Vec<ReplayStep>,
}

/// One action of a recorded game and what followed from it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    /// The action, as a word of the record format.
    pub action: String,
    /// What happened, for the log and for the board.
    pub happenings: Vec<Happening>,
    /// The state of the turn after the step. Only that of the last step says what may be done.
    pub turn: TurnView,
}

/// The answer to a request sent without a socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayOn {
    /// The version of the table that it made.
    pub version: u32,
}
