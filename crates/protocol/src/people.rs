//! People: who is signed in, profiles, ratings, and the stream of what concerns them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonView {
    pub name: String,
    /// Plays without an account, under a label that others may have too.
    pub guest: bool,
    /// A program plays here.
    pub bot: bool,
}

/// The one who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    pub name: String,
    pub guest: bool,
    /// A program plays here.
    pub bot: bool,
    /// Whether others may still make accounts here.
    pub registration_open: bool,
    /// Games that wait for a move.
    pub waiting: u32,
    /// Whose messages are hidden.
    pub blocked: Vec<String>,
}

/// Name and password, to make an account or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    pub name: String,
    pub password: String,
}

/// Passwords do not belong into logs.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A new name for oneself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    pub name: String,
}

/// A new password with a link the host gave out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    pub token: String,
    pub password: String,
}

impl std::fmt::Debug for ResetRequest {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("ResetRequest")
    }
}

/// What a token is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Looking at tables, profiles and lists, and hearing what happens.
    Read,
    /// Making tables, playing and talking there.
    Play,
    /// Changing the account: its name, its password, its sessions and tokens.
    Account,
}

impl Scope {
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Account];

    pub const fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Account => "account",
        }
    }
}

/// A token to make for a program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it, to tell it from others: 1 to 40 characters.
    pub name: String,
    pub scopes: Vec<Scope>,
}

/// A token of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenView {
    #[ts(type = "number")]
    pub id: i64,
    pub name: String,
    pub scopes: Vec<Scope>,
    #[ts(type = "number")]
    pub created_ms: u64,
    /// To the hour.
    #[ts(type = "number")]
    pub used_ms: u64,
}

/// A new token with its secret, which is shown this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    pub token: TokenView,
    pub secret: String,
}

impl std::fmt::Debug for TokenMade {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TokenMade").field("token", &self.token).finish_non_exhaustive()
    }
}

/// A browser in which one is signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionView {
    #[ts(type = "number")]
    pub id: i64,
    /// As in `Firefox, Linux`.
    pub browser: String,
    #[ts(type = "number")]
    pub created_ms: u64,
    /// To the hour.
    #[ts(type = "number")]
    pub used_ms: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A new password in the place of the old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    pub old: String,
    pub new: String,
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("NewPassword")
    }
}

/// How somebody stands in one of the three games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameStanding {
    /// `carcassonne`, `hunters` or `discovery`.
    pub game: String,
    /// Everybody begins with 1500.
    pub rating: i32,
    /// The true strength lies within so much of it, in 19 of 20 cases.
    pub uncertainty: u32,
    pub rated_games: u32,
    /// Too few rated games for the list of the best.
    pub provisional: bool,
    pub games: u32,
    pub wins: u32,
}

/// A finished game in a profile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProfileGame {
    pub table: String,
    pub rules: String,
    pub names: Vec<String>,
    pub scores: Vec<u32>,
    pub winners: Vec<u8>,
    /// Whether it changed ratings.
    pub rated: bool,
    #[ts(type = "number")]
    pub ended_ms: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    pub name: String,
    pub guest: bool,
    /// A program plays here.
    pub bot: bool,
    #[ts(type = "number")]
    pub since_ms: u64,
    pub standings: Vec<GameStanding>,
    /// The last games, newest first: public ones, and all if you ask about yourself.
    pub games: GameList,
}

/// Some finished games of somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    pub games: Vec<ProfileGame>,
    /// There are more: ask again with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// Some of the best, in order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LeaderList {
    pub leaders: Vec<Leader>,
    /// What to ask with for those that follow (`?after=`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A place on a leader board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leader {
    pub name: String,
    /// A program plays here.
    pub bot: bool,
    pub rating: i32,
    pub uncertainty: u32,
    pub rated_games: u32,
}

/// Everything stored about the one who asks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    pub profile: Profile,
    pub blocked: Vec<String>,
    pub chat: Vec<(String, crate::ChatMessage)>,
    /// The records of all own games.
    pub records: Vec<String>,
    pub sessions: Vec<SessionView>,
    pub tokens: Vec<TokenView>,
    /// How many people do not want to hear from you. Not who.
    pub blocked_by: u32,
    /// Tables where the host does not let you talk.
    pub muted_at: Vec<String>,
    /// What you reported.
    pub reports: Vec<ReportView>,
    /// What you said that others reported, without who and why.
    pub reported: Vec<ReportedView>,
    /// What was written down about the account, the newest first.
    pub audit: Vec<AuditView>,
}

/// A complaint of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportView {
    pub table: String,
    pub message: u32,
    pub reason: String,
    #[ts(type = "number")]
    pub at_ms: u64,
    pub closed: bool,
}

/// Something one said that others complained about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportedView {
    pub table: String,
    pub text: String,
    #[ts(type = "number")]
    pub at_ms: u64,
}

/// Something that was written down about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AuditView {
    /// `signed-in`, `wrong-password`, `password-changed` …
    pub deed: String,
    /// The network it came from, as in `192.0.2.0/24`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub network: Option<String>,
    #[ts(type = "number")]
    pub at_ms: u64,
    /// How often within an hour.
    pub times: u32,
}

/// Who runs the server, and what it keeps for how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct About {
    /// How people reach the host: an address of a page, or `mailto:`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contact: Option<String>,
    /// What the host says about privacy, in plain text with empty lines between paragraphs and `#` before headings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub privacy: Option<String>,
    /// For how long a browser stays signed in without being used.
    #[ts(type = "number")]
    pub session_days: u64,
    /// For how long it is kept who signed in from which network; 0: for ever, here and below.
    #[ts(type = "number")]
    pub audit_days: u64,
    /// For how long it is kept what was said at tables.
    #[ts(type = "number")]
    pub chat_days: u64,
    /// For how long finished games are kept.
    #[ts(type = "number")]
    pub games_days: u64,
    /// For how long a guest is remembered who does not come back.
    #[ts(type = "number")]
    pub guests_days: u64,
}

/// A message at a table, and with it whoever said it: guests have no name by which they could be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    pub message: u32,
}

/// A rated game counts when everybody had so many turns. Before that, only whoever leaves loses.
pub const RATED_TURNS: u32 = 5;
/// So many games between the same two people count within a day.
pub const RATED_PER_DAY: u32 = 5;
/// So many rated games it takes to be in the list of the best.
pub const RANKED_AFTER: u32 = 10;

/// A complaint about something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The message.
    pub message: u32,
    pub reason: String,
}

/// What concerns a person, as it happens (`/api/stream`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StreamEvent {
    /// It is their turn.
    Turn { table: String, version: u32 },
    /// They are invited to a seat. The key opens the table.
    Challenge {
        table: String,
        from: String,
        rules: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
    /// Nobody joins their table any more: the nonce that they pledged is asked for.
    Reveal { table: String, version: u32 },
    /// A game of theirs began.
    Started { table: String },
    /// A game of theirs is over.
    Over { table: String },
}
