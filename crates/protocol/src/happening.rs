//! What happened in a game, for the log and for the board.

use crate::SpotView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One thing that happened. A board that applies these in order shows what [`GameView`](crate::GameView) shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// A seat receives a tile; before the first turn too.
    Drew {
        seat: u8,
        tile: String,
        stack: String,
    },
    /// A tile was put away before the start (DI13).
    LaidAside {
        tile: String,
    },
    /// The tile just drawn fits nowhere (C5).
    SetAside {
        tile: String,
        returns: bool,
    },
    /// A face-up tile was given up (R8).
    Discarded {
        seat: u8,
        tile: String,
    },
    /// Tiles left the game because the river is stuck (R14).
    LeftTheGame {
        tile: String,
        count: u8,
    },
    Placed {
        seat: u8,
        tile: String,
        x: i16,
        y: i16,
        rotation: u8,
    },
    /// A piece went onto the board.
    PieceSet {
        seat: u8,
        piece: String,
        role: String,
        x: i16,
        y: i16,
        #[ts(type = "string")]
        segment: char,
    },
    Passed {
        seat: u8,
    },
    /// A follower is taken off to score (DI4). The score and the way home follow.
    Took {
        seat: u8,
        x: i16,
        y: i16,
    },
    /// A forest with gold is complete: a bonus tile is drawn (HG11).
    BonusTile {
        seat: u8,
    },
    Scored(ScoreView),
    WentHome {
        seat: u8,
        piece: String,
        role: String,
        x: i16,
        y: i16,
        #[ts(type = "string")]
        segment: char,
    },
    /// The scores that follow are those of the end.
    FinalScoring {
        rule: String,
    },
    Ended {
        winners: Vec<u8>,
    },
}

/// Points for one feature (in The Discovery: for one follower), explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreView {
    pub rule: String,
    /// The kind of feature: `city`, `meadow` …
    pub kind: String,
    /// Who gets the points, each of them all.
    pub seats: Vec<u8>,
    pub points: u32,
    /// Why they: `majority`, `shrine` (HG17) or `follower` (DI9).
    pub claim: String,
    pub parts: Vec<PartView>,
    pub tiles: u32,
    pub complete: bool,
    /// The pieces that were counted, by seat.
    pub pieces: Vec<u8>,
    pub at: SpotView,
    /// The whole feature.
    pub spots: Vec<SpotView>,
}

/// `count` times something that brings `each` points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PartView {
    pub what: String,
    pub count: u32,
    pub each: u32,
}
