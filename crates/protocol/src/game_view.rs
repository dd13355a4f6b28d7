//! A game as a client sees it: plain data, nothing hidden in it because nothing hidden goes in.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameView {
    /// In the order they were placed.
    pub tiles: Vec<PlacedTile>,
    pub pieces: Vec<PieceView>,
    pub turn: TurnView,
}

/// All that changes with every action and is small: sent anew each time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnView {
    /// From 1; 0 while hands are dealt.
    pub number: u32,
    /// Whose turn it is.
    pub seat: u8,
    pub scores: Vec<u32>,
    /// By seat: what is not on the board.
    pub supplies: Vec<Supply>,
    /// By seat: the tile just drawn, or the face-up hand.
    pub hands: Vec<Vec<String>>,
    /// A tile that fits nowhere and waits to go back to the stack (CA3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aside: Option<String>,
    pub stacks: StackCounts,
    /// What the seat to act may do.
    pub choices: Choices,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// How many tiles each stack still holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StackCounts {
    pub river: u32,
    pub land: u32,
    pub bonus: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Supply {
    pub followers: u8,
    pub huts: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlacedTile {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    /// Clockwise quarter turns.
    pub rotation: u8,
}

/// A segment of a placed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
pub struct SpotView {
    pub x: i16,
    pub y: i16,
    #[ts(type = "string")]
    pub segment: char,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PieceView {
    pub seat: u8,
    /// `follower` or `hut`.
    pub piece: String,
    pub role: String,
    pub x: i16,
    pub y: i16,
    #[ts(type = "string")]
    pub segment: char,
}

/// What must be decided, and every way to decide it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "choose", rename_all = "snake_case")]
pub enum Choices {
    /// Where the tile goes.
    Place { placements: Vec<Placement> },
    /// What becomes of a piece; passing is always possible.
    Use { uses: Vec<UseChoice> },
    /// Which face-up tile is given up (R8).
    Discard { tiles: Vec<String> },
    /// Which tile was drawn at the real table.
    Draw {
        /// Before the start (DI13).
        lay_aside: bool,
        tiles: BTreeMap<String, u8>,
    },
    /// The game is over, or the server draws.
    Nothing,
}

/// A square on which a tile of the hand fits, in these rotations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Placement {
    pub tile: String,
    pub x: i16,
    pub y: i16,
    pub rotations: Vec<u8>,
}

/// A use of a piece: onto a segment of the tile just placed, or taken off (The Discovery).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UseChoice {
    /// The word to send.
    pub action: String,
    /// Whether the piece is taken off and scored.
    pub take: bool,
    pub role: String,
    pub x: i16,
    pub y: i16,
    #[ts(type = "string")]
    pub segment: char,
    /// What taking it would bring.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<u32>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Outcome {
    pub scores: Vec<u32>,
    pub winners: Vec<u8>,
}
