//! Finished games taken apart, and positions of what-if tables judged. `docs/analysis.md` says how it is computed.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How far an analysis looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisDepth {
    /// Every move by the position after it: the answer comes at once.
    #[default]
    Quick,
    /// Also by all tiles that may come next and the best replies: some seconds per game.
    Normal,
}

/// A record to analyse.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnalyseRecord {
    /// The record of a finished game, as text.
    pub record: String,
    /// How far to look.
    #[serde(default)]
    pub depth: AnalysisDepth,
}

/// How far an analysis is: ask again until `analysis` is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisView {
    /// How far it looks.
    pub depth: AnalysisDepth,
    /// How many actions of the game are done.
    pub done: u32,
    /// How many actions the game has.
    pub actions: u32,
    /// What was found, once it is complete.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub analysis: Option<Analysis>,
}

/// A game taken apart: what was luck, what was play, and what neither explains.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Analysis {
    /// How far it looked.
    pub depth: AnalysisDepth,
    /// Whether the game was played to its end; else `result` is what it was worth after the last step.
    pub over: bool,
    /// What it comes to, by seat.
    pub seats: Vec<SeatAnalysis>,
    /// What the game was worth to the seats before the first step.
    pub start: WorthView,
    /// Every draw and every decision, in order.
    pub steps: Vec<AnalysisStep>,
}

/// What a position is worth to every seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorthView {
    /// The chance to win, from 0 to 1, by seat; a win shared by two counts half.
    pub wins: Vec<f32>,
    /// By how many points the seat will be ahead of the best other one, by seat.
    pub leads: Vec<f32>,
}

/// Something in both currencies, for one seat: a value, a difference of two values, or a standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ValueView {
    /// In chances to win, where 1 is a won game.
    pub win: f32,
    /// In points ahead of the best other seat.
    pub lead: f32,
}

/// One seat's sums: `start + luck − own + others + rest = result`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatAnalysis {
    /// What the game was worth to it at the beginning.
    pub start: ValueView,
    /// What all draws gave it, those of the other seats too.
    pub luck: ValueView,
    /// What its own decisions cost it.
    pub own: ValueView,
    /// What the decisions of the others gave it.
    pub others: ValueView,
    /// What neither explains: the error of the analysis.
    pub rest: ValueView,
    /// How it ended.
    pub result: ValueView,
    /// The standard error of `own`.
    pub own_error: ValueView,
    /// The standard error of `others`.
    pub others_error: ValueView,
    /// How many decisions it made.
    pub decisions: u32,
}

/// A draw or a decision. The steps of a game follow each other without a gap.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnalysisStep {
    /// How many actions of the game came before it.
    pub at: u32,
    /// How many actions it is: a decision may be a tile and a piece.
    pub actions: u32,
    /// The number of the turn, from 1; 0 while hands are dealt.
    pub turn: u32,
    /// Whose turn it is.
    pub seat: u8,
    /// What the game was worth before it: the average over all draws, or with the best move. What it differs from `after` of the
    /// step before is unexplained.
    pub before: WorthView,
    /// What it was worth after it: with the tile that came, or the move that was played. This is the curve of the game.
    pub after: WorthView,
    /// What happened.
    pub what: StepView,
}

/// What happened in a step of an analysis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum StepView {
    /// A tile was drawn, dealt or laid aside.
    Draw {
        /// The id of the tile.
        tile: String,
        /// How likely that was.
        chance: f32,
        /// Whether the tile goes back or leaves the game, so that another one is drawn.
        again: bool,
        /// What it gave to the seat in turn.
        luck: ValueView,
    },
    /// A seat decided about its tile and its piece.
    Decision {
        /// What it did: one or two actions.
        played: Vec<String>,
        /// The best moves, the best first; the one that was played is among them.
        candidates: Vec<CandidateView>,
        /// What it cost the seat, compared with the best move.
        loss: ValueView,
        /// The standard error of `loss`.
        error: ValueView,
        /// How bad it was; absent unless it surely was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        mark: Option<Mark>,
    },
}

/// A move, and what the game is worth after it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct CandidateView {
    /// One or two actions, as words of the record format.
    pub actions: Vec<String>,
    /// What the game is worth after it to the seat that decides.
    pub value: ValueView,
}

/// How bad a decision was. Given only if its loss is above the mark even when two standard errors are taken off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// 2 % of the chance to win; in a decided game 1.5 points.
    Inaccuracy,
    /// 5 %, or 3 points.
    Mistake,
    /// 10 %, or 6 points.
    Blunder,
}

/// A position of another game from which a what-if table goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The record of that game, as text.
    pub record: String,
    /// How many of its actions are played.
    pub step: u32,
    /// Actions that follow them, draws included, as words of the record format.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub line: Vec<String>,
}

/// What a position of a what-if table is worth, and the best moves in it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Evaluation {
    /// The version of the table this is about.
    pub version: u32,
    /// What the game is worth to the seats.
    pub worth: WorthView,
    /// The best moves of the seat to decide, the best first; none while a tile is to be drawn, or when the game is over.
    pub moves: Vec<CandidateView>,
}
