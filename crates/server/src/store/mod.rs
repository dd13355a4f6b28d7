//! What must last. One implementation is built in (SQLite); another only has to keep these promises.
//!
//! A table is the list of its entries, numbered from 1 without gaps. Everything else about it here (stage, listing, who is
//! waited for) is a summary for lists and can be made again from the entries.

mod analysis_rows;
mod backup;
mod backup_folder;
mod bot_rows;
mod bots;
mod commit_count;
mod damage;
mod data_folder;
mod list_page;
mod migrations;
mod open_error;
mod oversight;
mod oversight_rows;
mod pass_rows;
mod passes;
mod people;
mod person_rows;
mod puzzle_rows;
mod puzzles;
mod rating;
mod removals;
mod result_rows;
mod retention;
mod sqlite;
mod table_rows;
mod writer;

pub use backup::Restored;
pub(crate) use backup_folder::Backup;
pub use backup_folder::BackupFolder;
pub use bots::BotStore;
pub(crate) use damage::is_damaged;
pub(crate) use data_folder::DataFolder;
pub use list_page::ListPage;
pub use migrations::SCHEMA_VERSION;
pub use open_error::OpenError;
pub(crate) use oversight::{AuditLine, ChatReport, ReportLine, StoredAddressBan};
pub use oversight::{Deed, NewAudit, NewReport, OversightStore};
pub(crate) use passes::Pass;
pub use passes::{NewPass, PassKind, Proof};
pub use people::PeopleStore;
pub use puzzles::{NewTry, PuzzleStore};
pub use removals::Again;
pub use retention::Outdated;
pub use sqlite::{Opening, SqliteStore};

pub(crate) use crate::person::{Person, PersonId};

use crate::table::{GameResult, Listing, Mute, NewTable, TableSummary};
use async_trait::async_trait;
use hedgerow_protocol::TableStage;
use std::path::Path;

/// The name under which the games of a deleted person stay.
pub fn deleted_name(person: PersonId) -> String {
    format!("Deleted {}", person.0)
}

/// What a stored table begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    /// What the table began with.
    pub table: NewTable,
    /// In the order of their versions, from 1.
    pub entries: Vec<StoredEntry>,
    /// What was said, in order.
    pub chat: Vec<StoredChat>,
    /// The people who may not talk there.
    pub mutes: Vec<Mute>,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredEntry {
    /// The version of the table that it made.
    pub version: u32,
    /// When it was made, in milliseconds since 1970.
    pub at_ms: u64,
    /// The person who did it; `None` for what the server did.
    pub person: Option<PersonId>,
    /// The client's own id for it: at most once for a person at a table.
    pub client_id: Option<String>,
    /// JSON.
    pub body: String,
}

/// A chat message.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredChat {
    /// From 1, at each table.
    pub id: u32,
    /// The author.
    pub person: PersonId,
    /// The speaker's own id for it: at most once for a person at a table.
    pub client_id: Option<String>,
    /// What was said.
    pub text: String,
    /// When it was said, in milliseconds since 1970.
    pub at_ms: u64,
}

/// The analysis of a finished game, or how far it has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredAnalysis {
    /// The id of the table.
    pub table: String,
    /// By which version of the analysis it was made.
    pub version: u32,
    /// Whether it has come to its end.
    pub complete: bool,
    /// JSON: what was found, or the steps so far.
    pub body: String,
}

/// How many tables of one host the lobby shows in each stage, so that no host fills it alone.
pub const OF_ONE_HOST: u32 = 3;

/// How much chat of a table is shown.
pub const CHAT: usize = 200;

/// What one step of a table adds. All of it is stored, or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    /// The id of the table.
    pub table: String,
    /// First of all, the table itself.
    pub create: Option<NewTable>,
    /// The entries that are added.
    pub entries: Vec<StoredEntry>,
    /// What lists show of the table from now on.
    pub summary: TableSummary,
    /// At the end of a game. Ratings follow from it.
    pub result: Option<GameResult>,
}

/// Which tables of the lobby are wanted; what is `None` does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Rules by their names.
    pub rules: Option<Vec<String>>,
    /// At which stage the tables are.
    pub stage: Option<TableStage>,
    /// Whether they are rated.
    pub rated: Option<bool>,
    /// Whether they wait only while their maker is here.
    pub while_here: Option<bool>,
}

/// Why the store did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// What was asked for does not exist: the word names its kind.
    NotFound(&'static str),
    /// A name, a version or an id that must be unique is there already.
    Taken(&'static str),
    /// Where a list should go on is no place of it.
    BadPlace,
    /// The database failed, in the words of the database.
    Failed(String),
}

/// What the tables need. When a call comes back, what it stored survives a power cut.
#[async_trait]
pub trait TableStore: Send + Sync + 'static {
    /// Stores one step of one table.
    async fn save(&self, save: Save) -> Result<(), StoreError> {
        self.save_together(vec![save]).await
    }
    /// Steps of several tables: all are stored, or none.
    async fn save_together(&self, saves: Vec<Save>) -> Result<(), StoreError>;
    /// Everything that is stored of a table.
    async fn load(&self, table: &str) -> Result<StoredTable, StoreError>;
    /// Tables whose time has come, and when that was, the most urgent first: those that come after one.
    async fn due(&self, ran_ms: u64, after: &(u64, String), limit: u32) -> Result<Vec<(u64, String)>, StoreError>;
    /// How long the server had run when that was last noted.
    async fn ran_ms(&self) -> Result<u64, StoreError>;
    /// Notes how long the server has run.
    async fn note_ran(&self, ran_ms: u64) -> Result<(), StoreError>;
    /// All tables that are not over.
    async fn unfinished(&self) -> Result<Vec<String>, StoreError>;
    /// Whether it was said just now; not, if the same person said it here under the same id before.
    async fn say(&self, table: &str, chat: StoredChat) -> Result<bool, StoreError>;
    /// Keeps a person from talking at a table.
    async fn mute(&self, table: &str, mute: Mute) -> Result<(), StoreError>;
    /// Lets a person talk at a table again.
    async fn unmute(&self, table: &str, person: PersonId) -> Result<(), StoreError>;
    /// How many tables made by a person or their bots are not over.
    async fn unfinished_made_by(&self, host: PersonId) -> Result<u32, StoreError>;
    /// The table that a person made under this client id.
    async fn table_made(&self, host: PersonId, client_id: &str) -> Result<Option<String>, StoreError>;
    /// Open tables that are not over, the newest first; of one host not more than [`OF_ONE_HOST`] in each stage.
    async fn lobby(&self, wanted: &Wanted, after: Option<&str>, limit: u32) -> Result<ListPage<Listing>, StoreError>;
    /// A person's tables, those that wait for them first, and whether each waits.
    async fn tables_of(
        &self,
        person: PersonId,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<(Listing, bool)>, StoreError>;
    /// Keeps the analysis of a table's game, in place of what was kept before.
    async fn keep_analysis(&self, analysis: StoredAnalysis) -> Result<(), StoreError>;
    /// The analysis of a table's game.
    async fn analysis(&self, table: &str) -> Result<Option<StoredAnalysis>, StoreError>;
    /// The tables whose analysis has not come to its end.
    async fn unfinished_analyses(&self) -> Result<Vec<String>, StoreError>;
    /// Deletes a table with everything that happened there.
    async fn delete_table(&self, table: &str) -> Result<(), StoreError>;
}

/// How much was forgotten.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Forgotten {
    /// How many guests.
    pub guests: u64,
    /// How many chat messages.
    pub messages: u64,
    /// How many tables.
    pub tables: u64,
}

/// How much is stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// People with accounts.
    pub accounts: u64,
    /// People without accounts.
    pub guests: u64,
    /// Tables whose game has not begun.
    pub waiting: u64,
    /// Tables whose game is being played.
    pub playing: u64,
    /// Tables whose game is over.
    pub over: u64,
    /// The size of the database.
    pub bytes: u64,
}

/// All that lasts, as a server holds it.
#[async_trait]
pub trait Store: TableStore + PeopleStore + BotStore + PuzzleStore + OversightStore {
    /// Writes all that is stored at this moment into a new file, while the server goes on.
    async fn backup(&self, file: &Path) -> Result<(), StoreError>;
    /// From now on bans and deletions stand in the folder of backups too, so that no restore undoes them.
    fn note_removals_in(&self, backups: &Path) -> std::io::Result<()>;
    /// Forgets what is outdated, bit by bit.
    async fn forget(&self, outdated: &Outdated) -> Result<Forgotten, StoreError>;
    /// Counts what is stored.
    async fn figures(&self) -> Result<Figures, StoreError>;
    /// Stores what waits to be stored. Afterwards the store answers nothing.
    async fn close(&self);
}
