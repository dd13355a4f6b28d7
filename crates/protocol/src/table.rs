//! Tables: what is chosen when one is made, who sits there, how it stands.

use crate::{ChatMessage, GameView, Happening, PersonView};
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
    #[serde(default)]
    pub visibility: Visibility,
    #[serde(default)]
    pub clock: Clock,
    #[serde(default)]
    pub on_timeout: OnTimeout,
    /// Whether the result changes ratings: needs two or more different people with accounts and nobody else, a clock, and a
    /// table that everybody may look at.
    #[serde(default)]
    pub rated: bool,
    /// Whether players may ask a bot.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Whether the page counts the unseen tiles.
    #[serde(default = "yes")]
    pub tile_counter: bool,
    #[serde(default)]
    pub first: First,
    #[serde(default)]
    pub draws: Draws,
    /// A guided game with prepared draws: `carcassonne`, `hunters` or `discovery`. Private, unrated, without a clock; the first
    /// seat is for whoever makes the table and begins, the second for the bot `easy`.
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
    /// For those who have the link.
    #[default]
    Private,
}

/// How much time there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    #[default]
    None,
    /// So many seconds for the whole game, and some more after each turn.
    Live { seconds: u32, increment: u32 },
    /// So many seconds for each turn, usually days (correspondence).
    Turns { seconds: u32 },
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
    #[default]
    Random,
    Seat(u8),
}

/// Where the tiles come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Draws {
    /// Shuffled by the server, fair and verifiable.
    #[default]
    Shuffled,
    /// Entered by hand, from a real table.
    Entered,
}

/// What a seat is meant for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "for", rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever makes the table. With a name: another person at the same screen.
    Me {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
    },
    /// Anyone.
    Open,
    /// A bot: `easy`, `normal`, `hard`, `expert` …
    Bot { level: String },
    /// A certain person, who is told.
    Invited { name: String },
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The client's own: the same id makes one table, however often it is sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub id: Option<String>,
    pub settings: TableSettings,
    /// Two to five.
    pub seats: Vec<SeatPlan>,
    /// What whoever makes the table adds to the shuffle, if they sit there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pledge: Option<Pledge>,
}

/// What a person will add to the shuffle: a nonce of 32 random bytes, which stays secret until everybody has pledged one. All
/// are written as 64 hexadecimal digits, small letters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pledge {
    /// SHA-256 of the nonce's 32 bytes: the client keeps the nonce, and reveals it when it is asked to.
    Commitment(String),
    /// The nonce itself: the server keeps it and reveals it, so that the person need not be there. It does not protect
    /// against the server, and the record says so.
    Entrusted(String),
}

/// What a seat adds to the shuffle, as far as everybody may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ContributionView {
    /// SHA-256 of the nonce. Left out where the nonce was never a secret (in games of earlier versions).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// Whether the server has the nonce.
    pub revealed: bool,
    /// Whether it had it from the start.
    pub entrusted: bool,
    /// The nonce, once the game has begun. A game that began without it goes on without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sitter {
    Nobody,
    Invited {
        name: String,
    },
    Person {
        name: String,
        guest: bool,
        #[serde(default)]
        bot: bool,
    },
    Bot {
        level: String,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatView {
    pub sitter: Sitter,
    /// What to call it.
    pub name: String,
    /// Whether its person is looking at the table. Bots always are.
    pub here: bool,
    /// Its person has been gone for so long that the others may let a bot play on.
    pub away: bool,
    /// A bot plays for the person: the level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<String>,
    /// It has resigned or run out of time.
    pub lost: bool,
    /// What it adds to the shuffle, if it pledged something.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contribution: Option<ContributionView>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    /// Seats are still open, or nobody has started yet.
    Waiting,
    /// Nobody joins any more: the nonces that were pledged are being revealed.
    Revealing,
    Playing,
    Over,
}

/// The time each seat has left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ClocksView {
    #[ts(type = "number[]")]
    pub left_ms: Vec<u64>,
    /// Whose clock runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub running: Option<u8>,
}

/// Something that needs everybody's agreement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProposalView {
    pub seat: u8,
    pub what: crate::Proposal,
    /// By seat, whether it has agreed already: a bit each.
    pub agreed: u8,
}

/// How a seat answers a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Agree,
    Refuse,
}

/// What the one who looks may do besides playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    Join,
    Leave,
    Start,
    ArrangeSeats,
    /// Reveal the nonce that was pledged.
    Reveal,
    Undo,
    ProposeTakeBack,
    ProposeEnd,
    AnswerProposal,
    Resign,
    /// Let a bot play for a seat whose player vanished.
    LetBotPlay,
    /// Come back to a seat that a bot plays for.
    Return,
    Rematch,
    Hint,
    Chat,
    /// Keep somebody from talking at this table, and let them talk again.
    Mute,
}

/// What people are told of the bots at a table when many others wait for theirs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotPace {
    /// The one to move does not think yet: it waits for its turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub waits: Option<BotWait>,
    /// The seats whose last thought was shorter than the bot's level, because it had to wait.
    pub short: Vec<u8>,
}

/// How long a bot will wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BotWait {
    /// How many others are thought for first.
    pub before: u32,
    /// About how many seconds that takes.
    pub seconds: u32,
}

/// A table as one person sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableView {
    pub id: String,
    /// Counts what happened at the table.
    pub version: u32,
    pub settings: TableSettings,
    pub stage: TableStage,
    pub host: String,
    pub seats: Vec<SeatView>,
    pub spectators: u32,
    /// Only when there is something to say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bots: Option<BotPace>,
    /// SHA-256 of the secret that the shuffle is made of; everybody can see it before a nonce is revealed.
    pub commitment: String,
    /// The secret itself, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub secret: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub game: Option<GameView>,
    /// What has happened in the game so far, with the number of the turn.
    pub log: Vec<(u32, Happening)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<ClocksView>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<ProposalView>,
    /// It is rated, but these people had their rated games of the day: the result will change nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub uncounted: bool,
    /// Why a game that was not played to its end is over: `resigned`, `time`, `agreed`, `expired`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ended_by: Option<String>,
    /// The seats that won, once the table is over.
    pub winners: Vec<u8>,
    /// The table of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// What was said; left out over a socket that has it already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub chat: Option<Vec<ChatMessage>>,
    /// Who may not talk here; only for the host of the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<MutedView>>")]
    pub muted: Vec<MutedView>,
    /// The seats of the one who looks.
    pub your_seats: Vec<u8>,
    pub you_may: Vec<Permission>,
    /// What the link of a private table ends with; only for those who have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub key: Option<String>,
}

/// Somebody who may not talk at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MutedView {
    /// What they had said, by its number.
    pub message: u32,
    pub who: PersonView,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ListedTable {
    pub id: String,
    pub rules: String,
    pub options: Vec<String>,
    pub stage: TableStage,
    pub seats: Vec<Sitter>,
    pub clock: Clock,
    pub rated: bool,
    pub visibility: Visibility,
    /// Whether it waits for a move of the one who asks.
    pub your_turn: bool,
    pub scores: Vec<u32>,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub changed_ms: u64,
}

/// Some tables of a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableList {
    pub tables: Vec<ListedTable>,
    /// There are more: ask again with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A record, to import or as exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordText {
    pub record: String,
}

/// A moment of a record: after its first so many actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordMoment {
    pub record: String,
    pub step: u32,
}

/// A picture of a record: its last board, or the whole game tile by tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordPicture {
    pub record: String,
    /// Whether it moves.
    pub animated: bool,
    /// What to call the players, instead of their names in the record: by seat, in the language of whoever looks at it.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub players: Vec<String>,
}
