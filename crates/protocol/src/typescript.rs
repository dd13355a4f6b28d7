//! The messages as TypeScript.

use crate::words::*;
use crate::*;
use hedgerow_rules::Rules;
use hedgerow_text::{Text, TextArg};
use ts_rs::{Config, TS};

/// The text of `web/protocol.ts`; `art` are the declarations of the types that the drawings come in.
pub fn typescript(art: &[String]) -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Made from crates/protocol by `cargo xtask protocol`. Do not edit: a test compares it with the Rust types.\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {
            $(text.push_str(&format!("\n{}export {}\n", <$type>::docs().unwrap_or_default(), <$type>::decl(&config)));)*
        };
    }
    declare!(
        RuleId,
        Kind,
        PieceKind,
        RoleName,
        StackName,
        GoodName,
        WhatCounts,
        ClaimName,
        CountedAs,
        ErrorCode,
        ApiError,
        Text,
        TextArg,
        GameView,
        TurnView,
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
        AnalysisDepth,
        AnalyseRecord,
        AnalysisView,
        Analysis,
        WorthView,
        ValueView,
        SeatAnalysis,
        AnalysisStep,
        StepView,
        CandidateView,
        Mark,
        WhatIf,
        Evaluation,
        LessonView,
        LessonStep,
        LessonWhen,
        PuzzleView,
        PuzzleMove,
        PuzzleStep,
        PuzzleAnswer,
        PuzzleLine,
        PuzzleDraw,
        PuzzleStanding,
        PuzzleTry,
        TableSettings,
        Visibility,
        Clock,
        OnTimeout,
        First,
        Draws,
        SeatPlan,
        Pledge,
        ContributionView,
        CreateTable,
        Seek,
        Sitter,
        SeatView,
        MutedView,
        TableStage,
        ClocksView,
        BotWait,
        BotPace,
        BotSpeed,
        ProposalView,
        Answer,
        Permission,
        TableView,
        ListedTable,
        TableList,
        RecordText,
        RecordMoment,
        RecordPicture,
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
        Scope,
        NewToken,
        TokenView,
        TokenMade,
        NewBot,
        BotView,
        Accepts,
        SecondsRange,
        DeclineReason,
        SessionView,
        NewPassword,
        GameStanding,
        GameList,
        LeaderList,
        ProfileGame,
        Profile,
        Leader,
        Account,
        ReportView,
        ReportedView,
        AuditView,
        About,
        Saying,
        ReportRequest,
        StreamEvent,
    );
    art.iter().for_each(|declaration| text.push_str(&format!("\nexport {declaration}\n")));
    short_comments(&text) + &choices_of_rules() + &numbers()
}

/// Writes every comment of one sentence on one line, where `ts-rs` takes three.
fn short_comments(text: &str) -> String {
    let mut lines = text.lines().peekable();
    let mut short = String::new();
    while let Some(line) = lines.next() {
        short.push_str(line.trim_end());
        if line.trim_end().ends_with("/**") {
            let first = lines.next().unwrap_or_default().trim_end();
            let closed = lines.next_if(|next| next.trim() == "*/").is_some();
            short.push_str(&if closed {
                format!("{} */", first.strip_prefix(" *").unwrap_or(first))
            } else {
                format!("\n{first}")
            });
        }
        short.push('\n');
    }
    short
}

/// The presets with every combination of their options, and what a page must know before it has seen a table.
fn choices_of_rules() -> String {
    let mut text = String::from(
        "\n/** Every choice of rules: preset, options that are on, the option that the preset has, and the tile sets. */\n\
         export const RULES: readonly { name: string; game: string; options: readonly string[]; option: string | null; sets: readonly string[] }[] = [\n",
    );
    for rules in Rules::all() {
        let sets: Vec<&str> = rules.stacks().iter().map(|(_, set)| *set).collect();
        let option = rules.option().map_or("null".to_string(), |option| format!("{option:?}"));
        text.push_str(&format!(
            "  {{ name: {:?}, game: {:?}, options: {:?}, option: {option}, sets: {sets:?} }},\n",
            rules.name(),
            rules.game().name(),
            rules.options(),
        ));
    }
    text + "]\n"
}

/// What the page says about ratings and bots.
fn numbers() -> String {
    format!(
        "\n/** When a rated game counts, how many count per day for the same two people, and how many it takes to be ranked. */\n\
         export const RATED_TURNS = {RATED_TURNS}\nexport const RATED_PER_DAY = {RATED_PER_DAY}\n\
         export const RANKED_AFTER = {RANKED_AFTER}\n\
         /** How many bots a person has at most. */\nexport const MOST_BOTS = {MOST_BOTS}\n"
    )
}
