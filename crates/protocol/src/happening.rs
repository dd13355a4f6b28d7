//! What happened in a game, for the log and for the board.

use crate::SpotView;
use crate::words::{ClaimName, CountedAs, Kind, PieceKind, RoleName, RuleId, StackName, WhatCounts};
use hedgerow_rules::{Claim, Counted, FeatureKind, Piece, Role, Rule, Stack, What};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One thing that happened, with the rule that it follows where there is something to explain. A board that applies these in
/// order shows what [`GameView`](crate::GameView) shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// A seat receives a tile; before the first turn too.
    Drew {
        seat: u8,
        tile: String,
        #[ts(as = "StackName")]
        #[schema(value_type = StackName)]
        stack: Stack,
        /// Whether the turn brings it in addition (HG11).
        bonus: bool,
    },
    /// A tile was put away before the start.
    LaidAside {
        tile: String,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The tile just drawn fits nowhere.
    SetAside {
        tile: String,
        /// Whether it goes back once another was drawn; else it leaves the game.
        returns: bool,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// A face-up tile was given up.
    Discarded {
        seat: u8,
        tile: String,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// Tiles left the game because the river is stuck.
    LeftTheGame {
        tile: String,
        count: u8,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
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
        #[ts(as = "PieceKind")]
        #[schema(value_type = PieceKind)]
        piece: Piece,
        #[ts(as = "RoleName")]
        #[schema(value_type = RoleName)]
        role: Role,
        /// Whether it is laid down.
        lies: bool,
        x: i16,
        y: i16,
        #[ts(type = "string")]
        segment: char,
    },
    Passed {
        seat: u8,
    },
    /// A follower is taken off to score. The score and the way home follow.
    Took {
        seat: u8,
        x: i16,
        y: i16,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The turn brings a bonus tile, which is drawn next.
    BonusTile {
        seat: u8,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    Scored(ScoreView),
    WentHome {
        seat: u8,
        #[ts(as = "PieceKind")]
        #[schema(value_type = PieceKind)]
        piece: Piece,
        #[ts(as = "RoleName")]
        #[schema(value_type = RoleName)]
        role: Role,
        x: i16,
        y: i16,
        #[ts(type = "string")]
        segment: char,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The scores that follow are those of the end.
    FinalScoring {
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    Ended {
        winners: Vec<u8>,
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
}

/// Points for one feature (in The Discovery: for one follower), explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreView {
    #[ts(as = "RuleId")]
    #[schema(value_type = RuleId)]
    pub rule: Rule,
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub kind: FeatureKind,
    /// Who gets the points, each of them all.
    pub seats: Vec<u8>,
    pub points: u32,
    /// Why they.
    #[ts(as = "ClaimName")]
    #[schema(value_type = ClaimName)]
    pub claim: Claim,
    /// The rule by which that is a claim.
    #[ts(as = "RuleId")]
    #[schema(value_type = RuleId)]
    pub claim_rule: Rule,
    #[ts(as = "CountedAs")]
    #[schema(value_type = CountedAs)]
    pub counted: Counted,
    pub parts: Vec<PartView>,
    pub tiles: u32,
    pub complete: bool,
    /// The pieces that were counted, by seat.
    pub pieces: Vec<u8>,
    /// On what kind of feature they stand: where farmers score a city (CA11), on fields.
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub held: FeatureKind,
    pub at: SpotView,
    /// The whole feature.
    pub spots: Vec<SpotView>,
    /// The other features that the points hang on: the fields of the farmers whom a city feeds (CA11), the cities of a
    /// field (CA16), the plains beside a mountain whose cities count there (DI7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SpotView>>", optional)]
    pub along: Vec<SpotView>,
}

/// `count` times something that brings `each` points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PartView {
    #[ts(as = "WhatCounts")]
    #[schema(value_type = WhatCounts)]
    pub what: What,
    pub count: u32,
    pub each: u32,
}
