//! The messages between the server and its clients, and what a client may see.
//!
//! These types are the one source of the TypeScript types in `web/protocol.ts` ([`typescript`]) and of the schemas on the
//! server's API page. Actions travel as the words of the record format (`U@1,0r3`, `thief:R`, `-`); see
//! `docs/record-format.md`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod analysis;
mod bots;
mod error;
mod game_view;
mod happening;
mod insight;
mod lesson;
mod live;
mod people;
mod puzzle;
mod record;
mod seeing;
mod seek;
mod shuffle;
mod table;
mod typescript;
mod words;

pub use analysis::{
    AnalyseRecord, Analysis, AnalysisDepth, AnalysisStep, AnalysisView, CandidateView, Evaluation, Mark, SeatAnalysis,
    StepView, ValueView, WhatIf, WorthView,
};
pub use bots::{Accepts, BotView, DeclineReason, GAMES_AT_ONCE, MOST_BOTS, NewBot, SecondsRange};
pub use error::{ApiError, ErrorCode};
pub use game_view::{Choices, GameView, Outcome, PieceView, PlacedTile, Placement, SpotView, TurnView, UseChoice};
pub use happening::{Happening, PartView, ScoreView};
pub use insight::{FeatureView, HintMove, HintView, Insight, PlayOn, Replay, ReplayStep, SquareView};
pub use lesson::{LessonStep, LessonView, LessonWhen};
pub use live::{ChatMessage, ClientMessage, Command, Proposal, ServerMessage, TableEvent};
pub use people::{
    About, Account, AuditView, Credentials, GameList, GameStanding, Leader, LeaderList, Me, NewName, NewPassword,
    NewToken, PersonView, Profile, ProfileGame, RANKED_AFTER, RATED_PER_DAY, RATED_TURNS, ReportRequest, ReportView,
    ReportedView, ResetRequest, Saying, Scope, SessionView, StreamEvent, TokenMade, TokenView,
};
pub use puzzle::{PuzzleAnswer, PuzzleDraw, PuzzleLine, PuzzleMove, PuzzleStanding, PuzzleStep, PuzzleTry, PuzzleView};
pub use record::{RecordMoment, RecordPicture, RecordText};
pub use seeing::happenings;
pub use seek::Seek;
pub use shuffle::{ContributionView, Pledge};
pub use table::{
    Answer, BotPace, BotSpeed, BotWait, Clock, ClocksView, CreateTable, Draws, First, ListedTable, MutedView,
    OnTimeout, Permission, ProposalView, SeatPlan, SeatView, Sitter, TableList, TableSettings, TableStage, TableView,
    Visibility,
};
pub use typescript::typescript;
