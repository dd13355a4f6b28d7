//! What happened in a game, for the log and for the board.

use crate::SpotView;
use crate::words::{ClaimName, CountedAs, Kind, PieceKind, RoleName, RuleId, StackName, WhatCounts};
use hedgerow_rules::{Claim, Counted, FeatureKind, Piece, Role, Rule, Stack, What};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// One thing that happened, with the rule that it follows where there is something to explain. A board that applies these in
/// order shows what `GameView` shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Happening {
    /// A seat receives a tile; before the first turn too.
    Drew {
        /// The seat that receives it.
        seat: u8,
        /// The id of the tile kind.
        tile: String,
        /// The stack it was drawn from.
        #[ts(as = "StackName")]
        #[schema(value_type = StackName)]
        stack: Stack,
        /// Whether it is a bonus tile, drawn in addition (HG11).
        bonus: bool,
    },
    /// A tile was laid aside before the start.
    LaidAside {
        /// The id of the tile kind.
        tile: String,
        /// The rule that asks for it.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The tile just drawn fits nowhere.
    SetAside {
        /// The id of the tile kind.
        tile: String,
        /// Whether it goes back once another was drawn; else it leaves the game.
        returns: bool,
        /// The rule that decides this.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// A face-up tile was given up.
    Discarded {
        /// The seat that gave it up.
        seat: u8,
        /// The id of the tile kind.
        tile: String,
        /// The rule that asks for it.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// Tiles left the game because the river is stuck.
    LeftTheGame {
        /// The id of the tile kind.
        tile: String,
        /// How many tiles of that kind left.
        count: u8,
        /// The rule that decides this.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// A tile was placed.
    Placed {
        /// The seat that placed it.
        seat: u8,
        /// The id of the tile kind.
        tile: String,
        /// Grows to the east.
        x: i16,
        /// Grows to the south.
        y: i16,
        /// Clockwise quarter turns.
        rotation: u8,
    },
    /// A piece went onto the board.
    PieceSet {
        /// Whose piece it is.
        seat: u8,
        /// Which kind of piece it is.
        #[ts(as = "PieceKind")]
        #[schema(value_type = PieceKind)]
        piece: Piece,
        /// What it is called there.
        #[ts(as = "RoleName")]
        #[schema(value_type = RoleName)]
        role: Role,
        /// Whether it is laid down.
        lies: bool,
        /// Grows to the east.
        x: i16,
        /// Grows to the south.
        y: i16,
        /// The letter of the segment it stands on.
        #[ts(type = "string")]
        segment: char,
    },
    /// A seat used no piece.
    Passed {
        /// The seat that passed.
        seat: u8,
    },
    /// A follower is taken off to score. The score and the way home follow.
    Took {
        /// Whose follower it is.
        seat: u8,
        /// Grows to the east.
        x: i16,
        /// Grows to the south.
        y: i16,
        /// The rule that allows it.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The turn brings a bonus tile, which is drawn next.
    BonusTile {
        /// The seat that draws it.
        seat: u8,
        /// The rule that brings it.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// A feature scored.
    Scored(ScoreView),
    /// A piece left the board and is back in its owner's supply.
    WentHome {
        /// Whose piece it is.
        seat: u8,
        /// Which kind of piece it is.
        #[ts(as = "PieceKind")]
        #[schema(value_type = PieceKind)]
        piece: Piece,
        /// What it was called where it stood.
        #[ts(as = "RoleName")]
        #[schema(value_type = RoleName)]
        role: Role,
        /// Grows to the east.
        x: i16,
        /// Grows to the south.
        y: i16,
        /// The letter of the segment it stood on.
        #[ts(type = "string")]
        segment: char,
        /// The rule that sends it home.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The scores that follow are those of the end.
    FinalScoring {
        /// The rule about the end of the game.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
    /// The game is over.
    Ended {
        /// The seats that won.
        winners: Vec<u8>,
        /// The rule that decides who wins.
        #[ts(as = "RuleId")]
        #[schema(value_type = RuleId)]
        rule: Rule,
    },
}

/// Points for one feature (in The Discovery: for one follower), explained.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScoreView {
    /// The rule that says what it is worth.
    #[ts(as = "RuleId")]
    #[schema(value_type = RuleId)]
    pub rule: Rule,
    /// The kind of feature.
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub kind: FeatureKind,
    /// The seats that score. Each gets all the points.
    pub seats: Vec<u8>,
    /// The points that each of these seats gets.
    pub points: u32,
    /// Why these seats score.
    #[ts(as = "ClaimName")]
    #[schema(value_type = ClaimName)]
    pub claim: Claim,
    /// The rule behind the claim.
    #[ts(as = "RuleId")]
    #[schema(value_type = RuleId)]
    pub claim_rule: Rule,
    /// How it is counted: as complete or incomplete, for instance.
    #[ts(as = "CountedAs")]
    #[schema(value_type = CountedAs)]
    pub counted: Counted,
    /// What the points are made of. The parts add up to `points`.
    pub parts: Vec<PartView>,
    /// How many tiles the feature has.
    pub tiles: u32,
    /// Whether it is complete.
    pub complete: bool,
    /// The pieces that were counted, by seat.
    pub pieces: Vec<u8>,
    /// On what kind of feature they stand: where farmers score a city (CA11), on fields.
    #[ts(as = "Kind")]
    #[schema(value_type = Kind)]
    pub held: FeatureKind,
    /// A segment of the feature, where the score can be shown.
    pub at: SpotView,
    /// The whole feature.
    pub spots: Vec<SpotView>,
    /// The other features that the points hang on: the fields of the farmers whom a city feeds (CA11), the cities of a
    /// field (CA16), the plains beside a mountain whose cities count there (DI7).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<SpotView>>", optional)]
    pub along: Vec<SpotView>,
}

/// A part of a score: `count` things that bring `each` points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PartView {
    /// What is counted.
    #[ts(as = "WhatCounts")]
    #[schema(value_type = WhatCounts)]
    pub what: What,
    /// How many there are.
    pub count: u32,
    /// The points for each of them.
    pub each: u32,
}
