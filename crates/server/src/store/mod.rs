//! What must last. One implementation is built in (SQLite); another only has to keep these promises.
//!
//! A table is the list of its entries, numbered from 1 without gaps. Everything else about it here (stage, listing, who is
//! waited for) is a summary for lists and can be made again from the entries.

mod data_folder;
mod migrations;
mod names_in_tables;
mod open_error;
mod pass_rows;
mod passes;
mod people;
mod person_rows;
mod rating;
mod removals;
mod result_rows;
mod sqlite;
mod table_rows;
mod writer;

pub use data_folder::DataFolder;
pub use migrations::SCHEMA_VERSION;
pub use open_error::OpenError;
pub use passes::{NewPass, Pass, PassKind, Proof};
pub use people::{NewReport, PeopleStore, Person, Report};
pub use removals::Restored;
pub use sqlite::SqliteStore;

use async_trait::async_trait;

/// A person's number, never given out twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(pub i64);

/// The name under which the games of somebody stay who was deleted.
pub fn deleted_name(person: PersonId) -> String {
    format!("Deleted {}", person.0)
}

/// A table that is about to exist.
#[derive(Clone, Debug, PartialEq)]
pub struct NewTable {
    pub id: String,
    pub host: PersonId,
    /// What its link ends with; none for an open table.
    pub key: Option<String>,
    /// What the shuffle is made of. Never leaves the server before the end.
    pub secret: [u8; 32],
    /// What was chosen, as JSON.
    pub settings: String,
    pub created_ms: u64,
}

/// What a stored table begins with.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredTable {
    pub table: NewTable,
    /// In the order of their versions, from 1.
    pub entries: Vec<StoredEntry>,
    /// What was said, in order.
    pub chat: Vec<StoredChat>,
}

/// One thing that happened at a table.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredEntry {
    pub version: u32,
    pub at_ms: u64,
    pub person: Option<PersonId>,
    /// The client's own id for it: at most once for a person at a table.
    pub client_id: Option<String>,
    /// JSON.
    pub body: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct StoredChat {
    /// From 1, at each table.
    pub id: u32,
    pub person: PersonId,
    pub name: String,
    pub text: String,
    pub at_ms: u64,
}

/// The stage of a table, as lists need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Waiting,
    Playing,
    Over,
}

/// How much chat of a table is shown.
pub const CHAT: usize = 200;

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    pub stage: Stage,
    pub changed_ms: u64,
    /// When the table must be looked after even if nobody comes: a clock runs out, it expires, a bot is to move.
    pub due_ms: Option<u64>,
    /// A `ListedTable` as JSON, as a stranger sees it.
    pub listing: String,
    /// Who sits there, and whether the table waits for their move. Invited people are waited for.
    pub people: Vec<(PersonId, bool)>,
    pub open: bool,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub struct GameResult {
    /// `carcassonne`, `hunters` or `discovery`.
    pub game: &'static str,
    pub rules: String,
    pub rated: bool,
    /// Whether strangers may see it in profiles.
    pub open: bool,
    pub ended_ms: u64,
    /// By seat.
    pub seats: Vec<ResultSeat>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ResultSeat {
    pub name: String,
    pub person: Option<PersonId>,
    pub score: u32,
    /// From 1; those who are equal share the better place.
    pub place: u8,
}

/// What one step of a table adds. All of it is stored, or nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct Save {
    pub table: String,
    /// First of all, the table itself.
    pub create: Option<NewTable>,
    pub entries: Vec<StoredEntry>,
    pub summary: Summary,
    /// At the end of a game. Ratings follow from it.
    pub result: Option<GameResult>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    NotFound(&'static str),
    /// A name, a version or an id that must be unique is there already.
    Taken(&'static str),
    Failed(String),
}

/// What the tables need. When a call comes back, what it stored survives a power cut.
#[async_trait]
pub trait TableStore: Send + Sync + 'static {
    async fn save(&self, save: Save) -> Result<(), StoreError> {
        self.save_together(vec![save]).await
    }
    /// Steps of several tables: all are stored, or none.
    async fn save_together(&self, saves: Vec<Save>) -> Result<(), StoreError>;
    async fn load(&self, table: &str) -> Result<StoredTable, StoreError>;
    /// Tables whose time has come, and when that was, the most urgent first: those that come after one.
    async fn due(&self, now_ms: u64, after: &(u64, String), limit: u32) -> Result<Vec<(u64, String)>, StoreError>;
    /// All tables that are not over.
    async fn unfinished(&self) -> Result<Vec<String>, StoreError>;
    async fn say(&self, table: &str, chat: StoredChat) -> Result<(), StoreError>;
    /// Listings of open tables that are not over, the newest first.
    async fn lobby(&self, limit: u32) -> Result<Vec<String>, StoreError>;
    /// A person's tables, those that wait for them first: the listing, and whether it waits.
    async fn tables_of(&self, person: PersonId, limit: u32) -> Result<Vec<(String, bool)>, StoreError>;
    async fn delete_table(&self, table: &str) -> Result<(), StoreError>;
}
