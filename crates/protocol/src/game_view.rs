//! A game as a client sees it: plain data, built from what is public, so that it cannot hold a secret.

use crate::words::{Kind, PieceKind, RoleName};
use hedgerow_rules::{FeatureKind, Piece, Role, Stack};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameView {
    /// In the order they were placed.
    pub tiles: Vec<PlacedTile>,
    /// Every piece on the board.
    pub pieces: Vec<PieceView>,
    /// What changes with every action.
    pub turn: TurnView,
}

/// The small part of a game that changes with every action. It is sent as a whole each time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TurnView {
    /// From 1; 0 while hands are dealt.
    pub number: u32,
    /// Whose turn it is.
    pub seat: u8,
    /// The points so far, by seat.
    pub scores: Vec<u32>,
    /// By seat: how many of each kind of piece are not on the board.
    #[ts(type = "Partial<Record<PieceKind, number>>[]")]
    #[schema(value_type = Vec<BTreeMap<String, u8>>)]
    pub supplies: Vec<BTreeMap<Piece, u8>>,
    /// By seat: the tile just drawn, or the face-up hand.
    pub hands: Vec<Vec<String>>,
    /// A tile that fits nowhere and waits to go back to the stack (CA3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub aside: Option<String>,
    /// How many tiles each stack still holds.
    #[ts(type = "Partial<Record<StackName, number>>")]
    #[schema(value_type = BTreeMap<String, u32>)]
    pub stacks: BTreeMap<Stack, u32>,
    /// What the seat to act may do.
    pub choices: Choices,
    /// How the game ended; absent until it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlacedTile {
    /// The id of the tile kind, as in the set file.
    pub tile: String,
    /// Grows to the east; the start tile lies at 0, 0.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
    /// Clockwise quarter turns.
    pub rotation: u8,
}

/// A segment of a placed tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
pub struct SpotView {
    /// Grows to the east.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
    /// The letter of the segment, as in the set file.
    #[ts(type = "string")]
    pub segment: char,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PieceView {
    /// Whose piece it is.
    pub seat: u8,
    /// Which kind of piece it is.
    #[ts(as = "PieceKind")]
    #[schema(value_type = PieceKind)]
    pub piece: Piece,
    /// What it is called where it stands.
    #[ts(as = "RoleName")]
    #[schema(value_type = RoleName)]
    pub role: Role,
    /// Whether it is laid down.
    pub lies: bool,
    /// Grows to the east.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
    /// The letter of the segment it stands on.
    #[ts(type = "string")]
    pub segment: char,
}

/// What has to be decided now, and every way to decide it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "choose", rename_all = "snake_case")]
pub enum Choices {
    /// Where the tile goes.
    Place {
        /// One entry per tile kind and square.
        placements: Vec<Placement>,
    },
    /// Whether and where a piece is used; passing (`-`) is always possible.
    Use {
        /// Every way to use a piece, except passing.
        uses: Vec<UseChoice>,
    },
    /// Which face-up tile is given up (R8).
    Discard {
        /// The ids of the tiles to choose from.
        tiles: Vec<String>,
    },
    /// Which tile was drawn at the real table.
    Draw {
        /// Before the start (DI13).
        lay_aside: bool,
        /// How many of each tile kind could be drawn, by id.
        tiles: BTreeMap<String, u8>,
    },
    /// The game is over, or the server draws.
    Nothing,
}

/// A square on which a tile of the hand fits, in these rotations.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Placement {
    /// The id of the tile kind.
    pub tile: String,
    /// Grows to the east.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
    /// Clockwise quarter turns. Rotations that look the same are listed once.
    pub rotations: Vec<u8>,
}

/// A use of a piece: onto a segment of the tile just placed, or taken off (The Discovery).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct UseChoice {
    /// The action to send.
    pub action: String,
    /// Whether the piece is taken off and scored.
    pub take: bool,
    /// Which kind of piece it is.
    #[ts(as = "PieceKind")]
    #[schema(value_type = PieceKind)]
    pub piece: Piece,
    /// What it is called there.
    #[ts(as = "RoleName")]
    #[schema(value_type = RoleName)]
    pub role: Role,
    /// Whether it is laid down.
    pub lies: bool,
    /// On what kind of feature it stands.
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub kind: FeatureKind,
    /// Whether it would stay there to the end.
    pub stays: bool,
    /// Grows to the east.
    pub x: i16,
    /// Grows to the south.
    pub y: i16,
    /// The letter of the segment.
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
    /// The final points, by seat.
    pub scores: Vec<u32>,
    /// The seats that won.
    pub winners: Vec<u8>,
}
