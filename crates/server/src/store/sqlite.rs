//! [`SqliteStore`]: everything in one file, in a folder of its own. Nothing has to be installed or set up.

use super::backup::{finish_restore, write_backup};
use super::commit_count::CommitCount;
use super::damage::{examine, notice};
use super::data_folder::create_private;
use super::migrations::migrate;
use super::removals::Removals;
use super::writer::Writer;
use super::{DataFolder, Figures, Forgotten, OpenError, Outdated, Store, StoreError};
use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection, SqlitePool};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How many connections read at the same time.
const READERS: u32 = 4;

/// The built-in store. All writing goes through one `Writer`; reading does not wait for it.
#[derive(Debug)]
pub struct SqliteStore {
    pub(super) writer: Writer,
    pub(super) readers: SqlitePool,
    pub(super) removals: Removals,
    folder: Arc<DataFolder>,
}

/// What the host agrees to when a data folder is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Begin with an empty database where it is lost.
    pub start_empty: bool,
    /// Go on with what is left of a damaged one.
    pub accept_loss: bool,
}

/// What earlier versions signed cookies with.
const OLD_KEY: &str = "session.key";

impl SqliteStore {
    /// Opens the database of a data folder, makes it if there is none, and brings it up to date.
    ///
    /// A folder whose database is lost or damaged is refused: going on there would look like nothing had happened.
    pub async fn open(folder: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_with(folder, Opening::default()).await
    }

    /// The same, where the host may have agreed to a loss.
    pub async fn open_with(folder: &Path, opening: Opening) -> Result<SqliteStore, OpenError> {
        let folder = DataFolder::lock(folder)?;
        finish_restore(&folder)?;
        if is_empty(&folder.database()) {
            let used_before = Removals::exists(&folder) || folder.path().join(OLD_KEY).exists();
            if used_before && !opening.start_empty {
                return Err(OpenError::Lost { path: folder.database() });
            }
            Removals::forget(&folder)?;
            CommitCount::forget(&folder)?;
        } else {
            match examine(&folder.database(), CommitCount::noted(&folder)?).await {
                Err(error @ (OpenError::Behind { .. } | OpenError::Damaged { .. })) if opening.accept_loss => {
                    tracing::error!(%error, "going on with what is left");
                }
                examined => examined?,
            }
        }
        SqliteStore::open_examined(folder).await
    }

    async fn open_examined(folder: DataFolder) -> Result<SqliteStore, OpenError> {
        create_private(&folder.database(), false)
            .map_err(|source| OpenError::Folder { path: folder.database(), source })?;
        let options = options(&folder.database());
        let mut database = options.connect().await?;
        migrate(&mut database).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(Duration::from_secs(20))
            // One file on the same machine: there is no connection that could have been lost.
            .test_before_acquire(false)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_with(options.pragma("query_only", "ON"))
            .await?;
        let removals = Removals::open(&folder)?;
        let _ = fs::remove_file(folder.path().join(OLD_KEY));
        let count = CommitCount::begin(&folder, CommitCount::stored(&mut database).await?)?;
        folder.flush()?;
        Ok(SqliteStore { writer: Writer::start(database, count), readers, removals, folder: Arc::new(folder) })
    }

    pub(crate) fn folder(&self) -> &Arc<DataFolder> {
        &self.folder
    }
}

impl SqliteStore {
    /// Deletes what may be much, and says how many rows that were. The statement deletes some: its first value says which, its
    /// second how many at most.
    pub(super) async fn delete_bit_by_bit(
        &self,
        statement: &'static str,
        which: i64,
        at_once: u32,
    ) -> Result<u64, StoreError> {
        let delete = async move |database: &mut SqliteConnection| {
            Ok(sqlx::query(statement).bind(which).bind(at_once).execute(database).await?.rows_affected())
        };
        let mut deleted = 0;
        loop {
            match self.writer.write(move |database| Box::pin(async move { delete(database).await })).await? {
                0 => return Ok(deleted),
                some => deleted += some,
            }
        }
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn forget(&self, outdated: &Outdated) -> Result<Forgotten, StoreError> {
        self.forget_outdated(outdated).await
    }

    async fn figures(&self) -> Result<Figures, StoreError> {
        self.count().await
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close().await;
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        write_backup(&self.folder, file).await
    }

    fn note_removals_in(&self, backups: &Path) -> std::io::Result<()> {
        self.removals.copy_to(backups)
    }
}

/// Whether there is no database, or one that was never begun.
pub(super) fn is_empty(database: &Path) -> bool {
    fs::metadata(database).is_ok_and(|file| file.len() == 0) || !database.exists()
}

pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // In WAL mode only FULL flushes at every commit: an acknowledged action must survive a power cut.
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10))
        // What was deleted is really gone, not just unlinked.
        .pragma("secure_delete", "ON")
        .disable_statement_logging()
}

impl From<&sqlx::Error> for StoreError {
    fn from(error: &sqlx::Error) -> StoreError {
        notice(error);
        StoreError::Failed(error.to_string())
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StoreError::from(&error)
    }
}

/// Turns "there is one already" into [`StoreError::Taken`], and leaves other errors as they are.
pub(super) fn taken(what: &'static str) -> impl Fn(sqlx::Error) -> StoreError {
    move |error| match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken(what),
        _ => error.into(),
    }
}

/// Times and scores fit into SQLite's signed integers for the next 292 million years.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(super) fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}
