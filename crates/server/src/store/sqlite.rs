//! [`SqliteStore`]: everything in one file, in a folder of its own. Nothing has to be installed or set up.

use super::data_folder::create_private;
use super::migrations::{migrate, version};
use super::removals::{Removals, Restored};
use super::writer::Writer;
use super::{DataFolder, Figures, Forgotten, OpenError, Outdated, Store, StoreError};
use async_trait::async_trait;
use hedgerow_locale::{Text, text};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection, SqlitePool};
use std::fs::{self, File};
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// How many connections read at the same time.
const READERS: u32 = 4;

/// The built-in store. All writing goes through one [`Writer`]; reading does not wait for it.
#[derive(Debug)]
pub struct SqliteStore {
    pub(super) writer: Writer,
    pub(super) readers: SqlitePool,
    pub(super) removals: Removals,
    folder: Arc<DataFolder>,
}

/// What earlier versions signed cookies with.
const OLD_KEY: &str = "session.key";

impl SqliteStore {
    /// Opens the database of a data folder, makes it if there is none, and brings it up to date.
    ///
    /// A folder whose database is lost is refused: an empty one in its place would look like nothing had happened.
    pub async fn open(folder: &Path) -> Result<SqliteStore, OpenError> {
        SqliteStore::open_locked(DataFolder::lock(folder)?).await
    }

    /// The same, but with an empty database where it was lost.
    pub async fn open_or_begin(folder: &Path) -> Result<SqliteStore, OpenError> {
        let folder = DataFolder::lock(folder)?;
        if is_empty(&folder.database()) {
            Removals::forget(&folder)?;
            let _ = fs::remove_file(folder.path().join(OLD_KEY));
        }
        SqliteStore::open_locked(folder).await
    }

    async fn open_locked(folder: DataFolder) -> Result<SqliteStore, OpenError> {
        let used_before = Removals::exists(&folder) || folder.path().join(OLD_KEY).exists();
        if used_before && is_empty(&folder.database()) {
            return Err(OpenError::Lost { path: folder.database() });
        }
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
        folder.flush()?;
        Ok(SqliteStore { writer: Writer::start(database), readers, removals, folder: Arc::new(folder) })
    }

    pub fn folder(&self) -> &Arc<DataFolder> {
        &self.folder
    }

    /// Makes a backup the database of a folder that no server works with. Nothing that ended since comes back to life: all
    /// sign in again, programs need new tokens, and bans and deletions that the folder knows of are carried out again.
    pub async fn restore(backup: &Path, folder: &Path, force: bool) -> Result<Restored, OpenError> {
        let no_backup = |reason: Text| OpenError::NoBackup { path: backup.to_owned(), reason };
        let folder = DataFolder::lock(folder)?;
        if !is_empty(&folder.database()) && !force {
            return Err(OpenError::NotEmpty { path: folder.path().to_owned() });
        }
        let unusable = |source| OpenError::Folder { path: folder.path().to_owned(), source };
        let copy = folder.path().join("hedgerow.restore");
        let clear = || {
            for left in ["", "-journal", "-wal", "-shm"] {
                let _ = fs::remove_file(folder.path().join(format!("hedgerow.restore{left}")));
            }
        };
        // Of a restore that was killed.
        clear();
        fs::copy(backup, &copy).map_err(|error| no_backup(as_said(&error)))?;
        let checked = check(&copy).await.map_err(|error| match error {
            OpenError::Database(error) => no_backup(as_said(&error)),
            OpenError::Foreign => no_backup(Text::from(&error)),
            OpenError::NoBackup { reason, .. } => no_backup(reason),
            other => other,
        });
        let renewed = match checked {
            Ok(()) => renew(&copy, &Removals::open(&folder)?).await,
            Err(error) => Err(error),
        };
        let outcome = renewed.and_then(|restored| {
            File::open(&copy).and_then(|file| file.sync_all()).map_err(unusable)?;
            // What these hold belongs to the database that is replaced.
            for ending in ["sqlite-wal", "sqlite-shm"] {
                let _ = fs::remove_file(folder.database().with_extension(ending));
            }
            fs::rename(&copy, folder.database()).map_err(unusable)?;
            folder.flush()?;
            Ok(restored)
        });
        clear();
        outcome
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
        let failed = |reason: String| StoreError::Failed(format!("no backup to {}: {reason}", file.display()));
        let path = file.to_str().ok_or_else(|| failed("the name of the file is no text".to_owned()))?;
        let mut database =
            options(&self.folder.database()).connect().await.map_err(|error| failed(error.to_string()))?;
        // SQLite fills a file that is empty.
        create_private(file, true).map_err(|error| match error.kind() {
            ErrorKind::AlreadyExists => failed("the file exists already".to_owned()),
            _ => failed(error.to_string()),
        })?;
        let outcome = sqlx::query("VACUUM INTO ?").bind(path.to_owned()).execute(&mut database).await;
        let outcome = outcome.map_err(|error| failed(error.to_string()));
        // SQLite does not flush what it vacuums into another file.
        let flushed = outcome
            .and_then(|_| File::open(file).and_then(|file| file.sync_all()).map_err(|error| failed(error.to_string())));
        if flushed.is_err() {
            let _ = fs::remove_file(file);
        }
        flushed
    }
}

/// Whether there is no database, or one that was never begun.
fn is_empty(database: &Path) -> bool {
    fs::metadata(database).is_ok_and(|file| file.len() == 0) || !database.exists()
}

/// Takes out of a restored database what ended since, or may have.
async fn renew(file: &Path, removals: &Removals) -> Result<Restored, OpenError> {
    // One file, without another one beside it that could be left behind.
    let options = SqliteConnectOptions::new().filename(file).journal_mode(SqliteJournalMode::Delete).foreign_keys(true);
    let options = options.pragma("secure_delete", "ON");
    let mut database = options.connect().await?;
    migrate(&mut database).await?;
    let mut transaction = database.begin().await?;
    for table in ["DELETE FROM passes", "DELETE FROM resets"] {
        sqlx::query(table).execute(&mut *transaction).await?;
    }
    let restored = removals.apply(&mut transaction).await?;
    let words = "DELETE FROM chat WHERE person IN (SELECT id FROM people WHERE deleted)";
    sqlx::query(words).execute(&mut *transaction).await?;
    transaction.commit().await?;
    database.close().await?;
    Ok(restored)
}

/// What the system or the database says, in its own words.
fn as_said(error: &impl ToString) -> Text {
    text!("as-said", words = error.to_string())
}

/// Whether a file is a whole database of this program.
async fn check(file: &Path) -> Result<(), OpenError> {
    let no_backup = |reason: Text| OpenError::NoBackup { path: file.to_owned(), reason };
    let mut database = SqliteConnectOptions::new().filename(file).read_only(true).connect().await?;
    if version(&mut database).await? == 0 {
        return Err(no_backup(text!("data-nothing-of-ours")));
    }
    let report: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&mut database).await?;
    if report == "ok" { Ok(()) } else { Err(no_backup(as_said(&report))) }
}

fn options(file: &Path) -> SqliteConnectOptions {
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
