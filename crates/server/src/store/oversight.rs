//! [`OversightStore`]: what the host needs to look after people: reports, bans of addresses, and what was done.

use super::{ListPage, PersonId, StoreError};
use async_trait::async_trait;

/// A complaint that is about to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    /// The id of the table.
    pub table: String,
    /// The number of the message at that table.
    pub message: u32,
    /// The person who reports it.
    pub reporter: PersonId,
    /// What the reporter says about it.
    pub reason: String,
    /// When it was reported, in milliseconds since 1970.
    pub at_ms: u64,
}

/// A complaint, as the host reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatReport {
    pub id: i64,
    pub table: String,
    pub message: u32,
    pub reporter: String,
    pub said_by: String,
    pub reason: String,
    pub at_ms: u64,
    /// What was said around it, the message itself too.
    pub lines: Vec<ReportLine>,
    /// When the host closed it, and why.
    pub closed: Option<(u64, String)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportLine {
    pub message: u32,
    pub name: String,
    pub text: String,
    pub at_ms: u64,
}

/// Addresses from which all requests are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAddressBan {
    pub range: String,
    pub reason: String,
    pub at_ms: u64,
    /// When it ends by itself.
    pub ends_ms: Option<u64>,
}

macro_rules! deeds {
    ($($(#[$about:meta])* $deed:ident = $word:literal,)*) => {
        /// Something that the audit log records.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Deed {
            $($(#[$about])* $deed,)*
        }

        impl Deed {
            /// Every deed.
            pub const ALL: &[Deed] = &[$(Deed::$deed),*];

            /// The word under which it is stored.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Deed::$deed => $word,)*
                }
            }
        }
    };
}

deeds! {
    /// A guest or a newcomer made an account.
    Registered = "registered",
    /// A person signed in with name and password.
    SignedIn = "signed-in",
    /// A wrong password was given. Counted per hour.
    WrongPassword = "wrong-password",
    /// A person changed their name.
    Renamed = "renamed",
    /// A person declared that a program plays on their account.
    BecameBot = "became-bot",
    /// A person made an account for a bot.
    BotMade = "bot-made",
    /// A person deleted a bot of theirs.
    BotDeleted = "bot-deleted",
    /// A person replaced their password.
    PasswordChanged = "password-changed",
    /// A person chose a new password with a link from the host.
    PasswordReset = "password-reset",
    /// A person made a token for a program.
    TokenMade = "token-made",
    /// A person ended a token.
    TokenEnded = "token-ended",
    /// A person ended all their sessions.
    SignedOutEverywhere = "signed-out-everywhere",
    /// A person deleted their own account.
    Left = "left",
    /// The host made a link with which a person can choose a new password.
    ResetLink = "reset-link",
    /// The host banned a person.
    Banned = "banned",
    /// The host let a banned person in again.
    Pardoned = "pardoned",
    /// The host deleted an account.
    Deleted = "deleted",
    /// The host took a person off a table.
    Kicked = "kicked",
    /// The host deleted a table.
    TableDeleted = "table-deleted",
    /// The host banned a range of addresses.
    AddressesBanned = "addresses-banned",
    /// The host let a range of addresses in again.
    AddressesPardoned = "addresses-pardoned",
    /// The host closed a report.
    ReportClosed = "report-closed",
    /// The host closed the server for new accounts.
    RegistrationClosed = "registration-closed",
    /// The host opened the server for new accounts.
    RegistrationOpened = "registration-opened",
    /// The host wrote a backup.
    BackedUp = "backed-up",
}

/// A line that is about to be written. Never with a secret, and with a network instead of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAudit {
    /// What was done.
    pub deed: Deed,
    /// The person it is about, if there is one.
    pub person: Option<PersonId>,
    /// The network it came from, as in `192.0.2.0/24`, if it came from one.
    pub network: Option<String>,
    /// What else it is about: a table, a range of addresses.
    pub about: Option<String>,
    /// When it was done, in milliseconds since 1970.
    pub at_ms: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditLine {
    pub deed: String,
    /// The name of the person it is about.
    pub person: Option<String>,
    pub network: Option<String>,
    pub about: Option<String>,
    pub at_ms: u64,
    /// How often within an hour.
    pub times: u32,
}

/// What the host needs to look after people.
#[async_trait]
pub trait OversightStore: Send + Sync + 'static {
    /// Keeps the message and what was said around it. A second report of the same message by the same person replaces the
    /// reason.
    async fn report(&self, report: NewReport) -> Result<(), StoreError>;
    /// The newest first.
    async fn reports(
        &self,
        closed_too: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<ChatReport>, StoreError>;
    /// The reports that a person made, and those about what they said.
    async fn reports_of(&self, person: PersonId) -> Result<(Vec<ChatReport>, Vec<ChatReport>), StoreError>;
    /// Marks a report as dealt with, with a note on what was decided.
    async fn close_report(&self, id: i64, note: &str, now_ms: u64) -> Result<(), StoreError>;
    /// Keeps a range of addresses out, from now on.
    async fn ban_addresses(&self, ban: StoredAddressBan) -> Result<(), StoreError>;
    /// Lets a range of addresses in again.
    async fn pardon_addresses(&self, range: &str) -> Result<(), StoreError>;
    /// Those that have not ended, the newest first.
    async fn address_bans(&self, now_ms: u64) -> Result<Vec<StoredAddressBan>, StoreError>;
    /// Writes a line into the audit log.
    async fn note(&self, line: NewAudit) -> Result<(), StoreError>;
    /// The newest first; all lines, or those about one person.
    async fn audit(
        &self,
        person: Option<PersonId>,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<AuditLine>, StoreError>;
    /// Whether a person has signed in from that network, as far as the audit log still knows.
    async fn was_at(&self, person: PersonId, network: &str) -> Result<bool, StoreError>;
}
