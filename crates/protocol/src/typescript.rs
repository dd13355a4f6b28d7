//! The messages as TypeScript.

use crate::*;
use hedgerow_locale::{Text, TextArg};
use ts_rs::{Config, TS};

/// The text of `web/protocol.ts`.
pub fn typescript() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Made from crates/protocol by `cargo xtask protocol`. Do not edit: a test compares it with the Rust types.\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(text.push_str(&format!("\nexport {}\n", <$type>::decl(&config)));)*
        };
    }
    declare!(
        ErrorCode,
        ApiError,
        Text,
        TextArg,
        GameView,
        TurnView,
        StackCounts,
        Supply,
        PlacedTile,
        SpotView,
        PieceView,
        Choices,
        Placement,
        UseChoice,
        Outcome,
        Happening,
        ScoreView,
        PartView,
        Insight,
        FeatureView,
        SquareView,
        HintView,
        HintMove,
        Replay,
        ReplayStep,
        PlayOn,
        LessonView,
        LessonStep,
        LessonWhen,
        TableSettings,
        Visibility,
        Clock,
        OnTimeout,
        First,
        Draws,
        SeatPlan,
        CreateTable,
        Sitter,
        SeatView,
        TableStage,
        ClocksView,
        ProposalView,
        Answer,
        Permission,
        TableView,
        ListedTable,
        RecordText,
        RecordMoment,
        Command,
        Proposal,
        ClientMessage,
        ServerMessage,
        TableEvent,
        ChatMessage,
        PersonView,
        Me,
        Credentials,
        NewName,
        ResetRequest,
        TokenView,
        GameStanding,
        ProfileGame,
        Profile,
        Leader,
        Account,
        ReportRequest,
        StreamEvent,
    );
    text
}
