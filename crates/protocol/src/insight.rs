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
    pub features: Vec<FeatureView>,
    pub squares: Vec<SquareView>,
    /// The tiles nobody has seen yet. Empty where the table switched the counter off.
    pub unseen: BTreeMap<String, u8>,
}

/// All about one feature.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct FeatureView {
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub kind: FeatureKind,
    pub spots: Vec<SpotView>,
    pub tiles: u32,
    /// Sides on which it could go on; for a monastery the empty squares around it.
    pub open: u32,
    pub complete: bool,
    /// Whether features of that kind can be complete at all.
    pub completes: bool,
    /// The pieces in it, by seat.
    pub pieces: Vec<u8>,
    pub owners: Vec<u8>,
    /// The least it brings once it is complete, or what it brings if it is.
    pub complete_points: u32,
    pub complete_parts: Vec<PartView>,
    /// Its value if the game ended now.
    pub end_points: u32,
    pub end_parts: Vec<PartView>,
    /// Whether that is the most it could bring, and its owners may get less (CA11).
    pub up_to: bool,
    /// What a follower scores that is taken off now (DI4). Absent where no followers are taken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub taken_points: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub taken_parts: Vec<PartView>,
    /// How many tiles, unseen or in hands, could complete it next. Absent where the table switched the counter off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub completing: Option<u32>,
}

/// An empty square beside a tile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SquareView {
    pub x: i16,
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
    pub version: u32,
    pub moves: Vec<HintMove>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct HintMove {
    /// One or two actions.
    pub actions: Vec<String>,
    /// By how many points the seat is expected to be ahead at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lead: Option<f32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub win: Option<f32>,
}

/// A whole game, step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Replay {
    pub rules: String,
    pub options: Vec<String>,
    pub players: Vec<String>,
    pub first: u8,
    pub start: GameView,
    pub steps: Vec<ReplayStep>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReplayStep {
    pub action: String,
    pub happenings: Vec<Happening>,
    pub turn: TurnView,
}

/// The answer to a request sent without a socket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayOn {
    /// The version of the table that it made.
    pub version: u32,
}
