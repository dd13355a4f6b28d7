//! Tables: their settings, who sits there, and how the game stands.

use crate::{ChatMessage, ContributionView, GameView, Happening, PersonView, Pledge, WhatIf};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything chosen when a table is made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableSettings {
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// The options that are on: `river`, `equal-turns`, `literal`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Who may find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// How much time the players have.
    #[serde(default)]
    pub clock: Clock,
    /// What happens to a player who runs out of time.
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// Whether the result changes ratings. This needs an open table with a clock, and at every seat a different person with an
    /// account.
    #[serde(default)]
    pub rated: bool,
    /// Whether players may ask a bot for hints.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether the page counts the unseen tiles.
    #[serde(default = "yes")]
    pub tile_counter: bool,
    /// Who begins.
    #[serde(default)]
    pub first: First,
    /// Where the tiles come from.
    #[serde(default)]
    pub draws: Draws,
    /// How long a bot's move takes to be shown.
    #[serde(default)]
    pub bot_speed: BotSpeed,
    /// How many seconds the table waits for its players; when nothing has happened there for so long, it is closed. If absent,
    /// it waits as long as the server keeps tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub wait_seconds: Option<u32>,
    /// Whether the table waits only while the person who made it is here: when no page and no program of theirs listens any
    /// more, it is closed.
    #[serde(default)]
    pub while_here: bool,
    /// A guided game with prepared draws: `carcassonne`, `hunters` or `discovery`. Private, unrated, without a clock; the first
    /// seat is for the person who makes the table and begins, the second for the bot `easy`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<String>,
}

fn yes() -> bool {
    true
}

/// Who may find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby.
    Open,
    /// Only for people who have the link.
    #[default]
    Private,
}

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// No clock.
    #[default]
    None,
    /// A number of seconds for the whole game, and some more after each turn.
    Live {
        /// The time for the whole game, in seconds.
        seconds: u32,
        /// What is added after each turn, in seconds.
        increment: u32,
    },
    /// A number of seconds for each turn, usually days (correspondence).
    Turns {
        /// The time for a turn, in seconds.
        seconds: u32,
    },
}

/// What happens to a seat that runs out of time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OnTimeout {
    /// A bot plays on for it.
    #[default]
    Bot,
    /// It has lost. With more than two seats a bot plays its turns to the end.
    Forfeit,
}

/// Who begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// A seat drawn by lot.
    #[default]
    Random,
    /// This seat.
    Seat(u8),
}

/// Where the tiles come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// Shuffled by the server, in a way that players can verify.
    #[default]
    Shuffled,
    /// Entered by hand, as they are drawn at a real table.
    Entered,
}

/// How long a bot waits before it shows its move, so that people can follow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum BotSpeed {
    /// Not at all.
    Instant,
    /// As long as the server is set to.
    #[default]
    Quick,
    /// Three times as long.
    Relaxed,
}

/// What a seat is meant for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum SeatPlan {
    /// The person who makes the table or, with a name, another person at the same screen.
    Me {
        /// The name of the other person at the same screen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Anyone.
    Open,
    /// A bot: `easy`, `normal`, `hard`, `expert` …
    Bot {
        /// The name of the bot.
        level: String,
    },
    /// A person with an account, who is told of the invitation.
    Invited {
        /// The name of the account.
        name: String,
    },
}

/// A table to make.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// Any text that the client has not used before: the same id makes one table, however often it is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    /// What is played, and how.
    pub settings: TableSettings,
    /// Two to five.
    pub seats: Vec<SeatPlan>,
    /// What the person who makes the table adds to the shuffle, if they sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pledge: Option<Pledge>,
    /// By seat, the colours that are chosen already (0 to 4, each once); the other seats get what is left.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Option<u8>>>")]
    pub colours: Vec<Option<u8>>,
    /// Makes a what-if table: the game goes on from a position of a finished one. It is private, unrated and without a clock, has the
    /// rules and the number of seats of that game, and every seat is for you or for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what_if: Option<WhatIf>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sitter {
    /// The seat is free.
    Nobody,
    /// The seat is kept for a person who has not come yet.
    Invited {
        /// The name of the account.
        name: String,
        /// Whether a program plays on the account.
        #[serde(default)]
        bot: bool,
    },
    /// A person.
    Person {
        /// The name of the account, or the label of the guest.
        name: String,
        /// Whether they play without an account.
        guest: bool,
        /// Whether a program plays on the account.
        #[serde(default)]
        bot: bool,
    },
    /// A bot of the server.
    Bot {
        /// The name of the bot.
        level: String,
        /// What it is called. Left out at tables of earlier versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// A player of an imported game, who may be unknown here.
    Recorded {
        /// The name in the record.
        name: String,
    },
}

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name to show for it.
    pub name: String,
    /// Its colour and mark: 0 to 4, each once at a table.
    pub colour: u8,
    /// Whether its player is looking at the table, or is a program that listens to the stream. Bots of the server always are.
    pub here: bool,
    /// Whether its player has been gone for so long that the others may let a bot play on.
    pub away: bool,
    /// The level of the bot that plays for the person, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<String>,
    /// Whether it has resigned or run out of time.
    pub lost: bool,
    /// What it adds to the shuffle, if it has pledged a nonce.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contribution: Option<ContributionView>,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Seats are still open, or the game has not been started yet.
    Waiting,
    /// The seats are taken, and the nonces that were pledged are being revealed.
    Revealing,
    /// The game is being played.
    Playing,
    /// The game is over.
    Over,
}

/// The time each seat has left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClocksView {
    /// Milliseconds, by seat, at the moment the message was sent.
    #[ts(type = "number[]")]
    pub left_ms: Vec<u64>,
    /// The seat whose clock is running.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<u8>,
}

/// A proposal that all players must agree to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProposalView {
    /// The seat that proposes it.
    pub seat: u8,
    /// What it proposes.
    pub what: crate::Proposal,
    /// One bit per seat (the lowest for seat 0): whether it has agreed already.
    pub agreed: u8,
}

/// How a seat answers a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Let it happen.
    Agree,
    /// Do not let it happen.
    Refuse,
}

/// Something that a person may do at a table now, besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    /// Sit down.
    Join,
    /// Stand up again, or decline an invitation.
    Leave,
    /// Close the table before its game begins.
    Withdraw,
    /// Begin the game.
    Start,
    /// Decide what the seats are for.
    ArrangeSeats,
    /// Reveal the nonce that was pledged.
    Reveal,
    /// Take the last action back.
    Undo,
    /// Propose to take the last turn back.
    ProposeTakeBack,
    /// Propose to end the game without a winner.
    ProposeEnd,
    /// Answer the proposal of another player.
    AnswerProposal,
    /// Give the game up.
    Resign,
    /// Let a bot play for a player who has been gone for long.
    LetBotPlay,
    /// Take your seat back from the bot that plays for you.
    Return,
    /// Ask for a rematch.
    Rematch,
    /// Ask for a hint.
    Hint,
    /// Say something.
    Chat,
    /// Keep a person from talking at this table, and let them talk again.
    Mute,
    /// Choose what is played.
    ChangeRules,
    /// Choose how long the bots' moves take to be shown.
    ChangeBotSpeed,
}

/// How the bots of a table are affected when the server is busy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotPace {
    /// Present if the bot to move does not think yet, but waits until others have thought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits: Option<BotWait>,
    /// The seats whose bot thought less about its last move than its level would, because it had to wait.
    pub short: Vec<u8>,
}

/// How long a bot will wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotWait {
    /// How many other bots think first.
    pub before: u32,
    /// About how many seconds that takes.
    pub seconds: u32,
}

/// A table as one person sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    /// Identifies the table in requests and in its link.
    pub id: String,
    /// Grows with everything that happens at the table.
    pub version: u32,
    /// What is played, and how.
    pub settings: TableSettings,
    /// How far the table has come.
    pub stage: TableStage,
    /// The name of the person who made the table.
    pub host: String,
    /// The seats, in the order of play.
    pub seats: Vec<SeatView>,
    /// How many people look at the table without playing.
    pub spectators: u32,
    /// How long the bots take; absent if there is nothing to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bots: Option<BotPace>,
    /// SHA-256 of the server's part of the shuffle. It is public before any nonce is revealed.
    pub commitment: String,
    /// The server's part of the shuffle itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    /// At a what-if table, with how many actions of another game it began: these cannot be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub what_if: Option<u32>,
    /// The board; absent until the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<GameView>,
    /// What has happened in the game so far, each entry with the number of its turn.
    pub log: Vec<(u32, Happening)>,
    /// The time each seat has left; absent if the table has no clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<ClocksView>,
    /// The proposal that waits for answers, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<ProposalView>,
    /// Whether the result will not change ratings although the table is rated, because these people have had their rated games
    /// of the day.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub uncounted: bool,
    /// Why the game is over although it was not played to its end: `resigned`, `time`, `agreed` or `expired`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended_by: Option<String>,
    /// The seats that won, once the table is over.
    pub winners: Vec<u8>,
    /// The id of the table of the rematch, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// What was said. Absent if it was sent over the same socket already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chat: Option<Vec<ChatMessage>>,
    /// The people who may not talk here; only the host of the table is told.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<MutedView>>")]
    pub muted: Vec<MutedView>,
    /// Your seats.
    pub your_seats: Vec<u8>,
    /// What you may do now, besides playing.
    pub you_may: Vec<Permission>,
    /// What the link of a private table ends with; only for people who have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
}

/// A person who may not talk at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MutedView {
    /// The id of the chat message for which they were muted.
    pub message: u32,
    /// The person who may not talk.
    pub who: PersonView,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedTable {
    /// Identifies the table in requests.
    pub id: String,
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// The options that are on.
    pub options: Vec<String>,
    /// How far the table has come.
    pub stage: TableStage,
    /// Who sits there, by seat.
    pub seats: Vec<Sitter>,
    /// What each seat is called, by seat; empty where it is free.
    pub names: Vec<String>,
    /// The colours of the seats, by seat.
    pub colours: Vec<u8>,
    /// How much time the players have.
    pub clock: Clock,
    /// Whether the result changes ratings.
    pub rated: bool,
    /// Who may find the table.
    pub visibility: Visibility,
    /// Whether it waits only while the person who made it is here: it is an open offer.
    pub while_here: bool,
    /// Whether it waits for your move.
    pub your_turn: bool,
    /// The seat that is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<u8>,
    /// The points so far, by seat; all 0 until the game begins.
    pub scores: Vec<u32>,
    /// When something happened there last, in milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_ms: u64,
}

/// A page of a list of tables.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    /// The tables of this page of the list.
    pub tables: Vec<ListedTable>,
    /// If present, there are more: send the same request with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}
