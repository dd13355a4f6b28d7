//! [`OversightStore`]: what the host needs to look after people: reports, bans of addresses, and what was done.

use super::{ListPage, PersonId, StoreError};
use async_trait::async_trait;

/// A complaint that is about to be stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewReport {
    pub table: String,
    /// The number of the message at that table.
    pub message: u32,
    pub reporter: PersonId,
    pub reason: String,
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

/// Addresses from which nobody may do anything.
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
        /// Something that is written down.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Deed {
            $($(#[$about])* $deed,)*
        }

        impl Deed {
            pub const ALL: &[Deed] = &[$(Deed::$deed),*];

            pub const fn name(self) -> &'static str {
                match self {
                    $(Deed::$deed => $word,)*
                }
            }
        }
    };
}

deeds! {
    Registered = "registered",
    SignedIn = "signed-in",
    /// Counted by the hour.
    WrongPassword = "wrong-password",
    Renamed = "renamed",
    BecameBot = "became-bot",
    PasswordChanged = "password-changed",
    PasswordReset = "password-reset",
    TokenMade = "token-made",
    TokenEnded = "token-ended",
    SignedOutEverywhere = "signed-out-everywhere",
    /// By somebody themselves.
    Left = "left",
    ResetLink = "reset-link",
    Banned = "banned",
    Pardoned = "pardoned",
    Deleted = "deleted",
    Kicked = "kicked",
    TableDeleted = "table-deleted",
    AddressesBanned = "addresses-banned",
    AddressesPardoned = "addresses-pardoned",
    ReportClosed = "report-closed",
    RegistrationClosed = "registration-closed",
    RegistrationOpened = "registration-opened",
    BackedUp = "backed-up",
}

/// A line that is about to be written. Never with a secret, and with a network instead of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewAudit {
    pub deed: Deed,
    pub person: Option<PersonId>,
    pub network: Option<String>,
    /// What else it is about: a table, a range of addresses.
    pub about: Option<String>,
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

#[async_trait]
pub trait OversightStore: Send + Sync + 'static {
    /// Keeps what was said and what stands around it. Whoever complains again about the same message changes the reason.
    async fn report(&self, report: NewReport) -> Result<(), StoreError>;
    /// The newest first.
    async fn reports(
        &self,
        closed_too: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<ChatReport>, StoreError>;
    /// What somebody complained about, and what others complained about that they said.
    async fn reports_of(&self, person: PersonId) -> Result<(Vec<ChatReport>, Vec<ChatReport>), StoreError>;
    async fn close_report(&self, id: i64, note: &str, now_ms: u64) -> Result<(), StoreError>;
    async fn ban_addresses(&self, ban: StoredAddressBan) -> Result<(), StoreError>;
    async fn pardon_addresses(&self, range: &str) -> Result<(), StoreError>;
    /// Those that have not ended, the newest first.
    async fn address_bans(&self, now_ms: u64) -> Result<Vec<StoredAddressBan>, StoreError>;
    async fn note(&self, line: NewAudit) -> Result<(), StoreError>;
    /// The newest first; of everybody, or about one.
    async fn audit(
        &self,
        person: Option<PersonId>,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<AuditLine>, StoreError>;
    /// Whether somebody has signed in from that network, as far as it is still written down.
    async fn was_at(&self, person: PersonId, network: &str) -> Result<bool, StoreError>;
}
