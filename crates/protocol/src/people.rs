//! People: who is signed in, profiles, ratings, and the stream of what concerns them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person as others see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonView {
    pub name: String,
    /// Plays without an account.
    pub guest: bool,
}

/// The one who asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    pub name: String,
    pub guest: bool,
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
    pub rating: f64,
    pub uncertainty: f64,
    pub rated_games: u32,
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
    pub rated: bool,
    #[ts(type = "number")]
    pub ended_ms: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    pub name: String,
    pub guest: bool,
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

/// A place on a leader board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leader {
    pub name: String,
    pub rating: f64,
    pub uncertainty: f64,
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
}

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
