//! People: sessions, profiles, ratings, and the stream of events that concern a person.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A person as others see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonView {
    /// The name of the account, or the label of the guest.
    pub name: String,
    /// Whether they play without an account, under a label that others may have too.
    pub guest: bool,
    /// Whether a program plays on the account.
    pub bot: bool,
}

/// You: the person or program that sends the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// Your name, or your label if you are a guest.
    pub name: String,
    /// Whether you play without an account.
    pub guest: bool,
    /// Whether a program plays on the account.
    pub bot: bool,
    /// Whether new accounts can be made on this server.
    pub registration_open: bool,
    /// The ids of the tables that wait for your move.
    pub waiting: Vec<String>,
    /// The names of the people whose messages you hide.
    pub blocked: Vec<String>,
}

/// Name and password, to make an account or to sign in.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The name of the account.
    pub name: String,
    /// The password.
    pub password: String,
}

/// Passwords do not belong in logs.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Credentials").field("name", &self.name).finish_non_exhaustive()
    }
}

/// A new name for your account, or a new label for a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The new name.
    pub name: String,
}

/// A new password, set with a link that the host of the server gave out.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetRequest {
    /// The secret part of the link.
    pub token: String,
    /// The new password.
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
    /// Look at tables, profiles and lists, and listen to the stream.
    Read,
    /// Make tables, play and talk there.
    Play,
    /// Change the account: its name, its password, its sessions and tokens.
    Account,
}

impl Scope {
    /// Every scope.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Account];

    /// The scope as it is written in JSON.
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
    /// What the token may be used for.
    pub scopes: Vec<Scope>,
}

/// One of your tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenView {
    /// Identifies the token in requests.
    #[ts(type = "number")]
    pub id: i64,
    /// What its owner calls it.
    pub name: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
    /// When it was last used, in milliseconds since 1970, to the hour.
    #[ts(type = "number")]
    pub used_ms: u64,
}

/// A new token with its secret, which is shown only this once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenMade {
    /// The token as it is listed from now on.
    pub token: TokenView,
    /// What to send as `Authorization: Bearer SECRET`.
    pub secret: String,
}

impl std::fmt::Debug for TokenMade {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TokenMade").field("token", &self.token).finish_non_exhaustive()
    }
}

/// A browser in which you are signed in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionView {
    /// Identifies the session in requests.
    #[ts(type = "number")]
    pub id: i64,
    /// As in `Firefox, Linux`.
    pub browser: String,
    /// When it was started, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_ms: u64,
    /// When it was last used, in milliseconds since 1970, to the hour.
    #[ts(type = "number")]
    pub used_ms: u64,
    /// Whether the request comes from this session.
    pub current: bool,
}

/// A new password in place of the old one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password until now.
    pub old: String,
    /// The password from now on.
    pub new: String,
}

impl std::fmt::Debug for NewPassword {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("NewPassword")
    }
}

/// A person's standing in one of the three games.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameStanding {
    /// `carcassonne`, `hunters` or `discovery`.
    pub game: String,
    /// The estimated strength; every player begins with 1500.
    pub rating: i32,
    /// In 19 of 20 cases, the true strength lies within this much of the rating.
    pub uncertainty: u32,
    /// How many finished games have changed the rating.
    pub rated_games: u32,
    /// Whether there are too few rated games to be listed among the best.
    pub provisional: bool,
    /// How many games were finished, rated or not.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
}

/// A finished game in a profile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProfileGame {
    /// The id of the table.
    pub table: String,
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// The names of the players, by seat.
    pub names: Vec<String>,
    /// The final points, by seat.
    pub scores: Vec<u32>,
    /// The seats that won.
    pub winners: Vec<u8>,
    /// Whether it changed ratings.
    pub rated: bool,
    /// When it ended, in milliseconds since 1970.
    #[ts(type = "number")]
    pub ended_ms: u64,
}

/// A person and how they have played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Profile {
    /// The name of the account.
    pub name: String,
    /// Whether they play without an account.
    pub guest: bool,
    /// Whether a program plays on the account.
    pub bot: bool,
    /// The name of the person to whom the bot belongs, if it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owner: Option<String>,
    /// The names of the bots that belong to this person.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub bots: Vec<String>,
    /// Whether a program listens to the stream of the account now.
    pub listening: bool,
    /// What the account accepts when others invite it.
    pub accepts: crate::Accepts,
    /// When the account was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub since_ms: u64,
    /// One entry per game that they have played.
    pub standings: Vec<GameStanding>,
    /// Their last games, newest first: the public ones, or all of them in your own profile.
    pub games: GameList,
}

/// A page of the finished games of a person.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameList {
    /// The games of this page of the list.
    pub games: Vec<ProfileGame>,
    /// If present, there are more: send the same request with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A page of the list of the best players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct LeaderList {
    /// The players of this page of the list, the best first.
    pub leaders: Vec<Leader>,
    /// If present, there are more: send the same request with this as `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub next: Option<String>,
}

/// A place on a leader board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Leader {
    /// The name of the account.
    pub name: String,
    /// Whether a program plays on the account.
    pub bot: bool,
    /// The name of the person to whom the bot belongs, if it belongs to one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub owner: Option<String>,
    /// The estimated strength; every player begins with 1500.
    pub rating: i32,
    /// In 19 of 20 cases, the true strength lies within this much of the rating.
    pub uncertainty: u32,
    /// How many finished games have changed the rating.
    pub rated_games: u32,
}

/// Everything that the server stores about you.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Account {
    /// What others see of you, and all your finished games.
    pub profile: Profile,
    /// The people whose messages you hide.
    pub blocked: Vec<String>,
    /// Everything you said at tables, each with the id of its table.
    pub chat: Vec<(String, crate::ChatMessage)>,
    /// The records of all your games.
    pub records: Vec<String>,
    /// The analyses that are stored with your games, each with the id of its table.
    pub analyses: Vec<(String, crate::AnalysisView)>,
    /// Where you are signed in.
    pub sessions: Vec<SessionView>,
    /// The tokens of your programs.
    pub tokens: Vec<TokenView>,
    /// Your bots.
    pub bots: Vec<crate::BotView>,
    /// How many people hide your messages. Who they are is not said.
    pub blocked_by: u32,
    /// The ids of the tables where the host does not let you talk.
    pub muted_at: Vec<String>,
    /// What you reported.
    pub reports: Vec<ReportView>,
    /// What you said and others reported, without who and why.
    pub reported: Vec<ReportedView>,
    /// What the server logged about the account, newest first.
    pub audit: Vec<AuditView>,
    /// How you stand with puzzles.
    pub puzzle_standing: crate::PuzzleStanding,
    /// The puzzles you answered, newest first.
    pub puzzles: Vec<crate::PuzzleTry>,
}

/// A report that you sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportView {
    /// The id of the table.
    pub table: String,
    /// The id of the chat message.
    pub message: u32,
    /// What you wrote about it.
    pub reason: String,
    /// When you reported it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
    /// Whether the host of the server has dealt with it.
    pub closed: bool,
}

/// Something you said that was reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReportedView {
    /// The id of the table.
    pub table: String,
    /// What you said.
    pub text: String,
    /// When you said it, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
}

/// Something that the server logged about an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AuditView {
    /// `signed-in`, `wrong-password`, `password-changed` …
    pub deed: String,
    /// The network it came from, as in `192.0.2.0/24`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub network: Option<String>,
    /// When it happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: u64,
    /// How often it happened within an hour.
    pub times: u32,
}

/// Who runs the server, and what it keeps for how long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct About {
    /// How to reach the host: the address of a page, or `mailto:`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub contact: Option<String>,
    /// What the host says about privacy: plain text with blank lines between paragraphs and `#` before headings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub privacy: Option<String>,
    /// How many days a browser stays signed in without being used.
    #[ts(type = "number")]
    pub session_days: u64,
    /// How many days the server keeps who signed in from which network. Here and below, 0 means for ever.
    #[ts(type = "number")]
    pub audit_days: u64,
    /// How many days it keeps what was said at tables.
    #[ts(type = "number")]
    pub chat_days: u64,
    /// How many days it keeps finished games.
    #[ts(type = "number")]
    pub games_days: u64,
    /// How many days it keeps a guest who does not come back.
    #[ts(type = "number")]
    pub guests_days: u64,
}

/// Names the author of a chat message by the message, as a guest cannot be found by a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// The id of the chat message.
    pub message: u32,
}

/// A rated game counts once every player has had this many turns. Before that, a player who leaves loses rating, but no one
/// gains any.
pub const RATED_TURNS: u32 = 5;
/// How many games between the same two people count within 24 hours.
pub const RATED_PER_DAY: u32 = 5;
/// How many rated games a player needs to be listed among the best.
pub const RANKED_AFTER: u32 = 10;

/// A report to the host of the server about something said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The id of the chat message.
    pub message: u32,
    /// What is wrong with it, for the host of the server: at most 500 characters.
    pub reason: String,
}

/// An event that concerns you (`/api/stream`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StreamEvent {
    /// It is your turn.
    Turn {
        /// The id of the table.
        table: String,
        /// The version of the table that waits for the move.
        version: u32,
    },
    /// You are invited to a seat.
    Challenge {
        /// The id of the table.
        table: String,
        /// The name of the person who invites.
        from: String,
        /// Whether a program plays on their account.
        bot: bool,
        /// The preset, as in `carcassonne/first`.
        rules: String,
        /// The options that are on.
        options: Vec<String>,
        /// How much time the players have.
        clock: crate::Clock,
        /// Whether the result changes ratings.
        rated: bool,
        /// How many seats the table has.
        seats: u8,
        /// The key of a private table.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
    },
    /// A person whom you invited declines.
    Declined {
        /// The id of the table.
        table: String,
        /// The name of the person.
        by: String,
        /// Why.
        reason: crate::DeclineReason,
    },
    /// You are no longer invited: the invitation was withdrawn, or waited for too long.
    Withdrawn {
        /// The id of the table.
        table: String,
    },
    /// All seats of your table are taken: reveal the nonce that you pledged.
    Reveal {
        /// The id of the table.
        table: String,
        /// The version of the table that waits for the nonce.
        version: u32,
    },
    /// One of your games began.
    Started {
        /// The id of the table.
        table: String,
    },
    /// One of your games is over.
    Over {
        /// The id of the table.
        table: String,
    },
}
