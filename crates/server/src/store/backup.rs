//! Backups: a file with everything that was stored at one moment, and the way back.

use super::commit_count::CommitCount;
use super::damage::check;
use super::data_folder::{create_private, open_private};
use super::migrations::{migrate, version};
use super::removals::{Again, Removals};
use super::sqlite::{is_empty, options};
use super::{BackupFolder, DataFolder, OpenError, SqliteStore, StoreError};
use hedgerow_locale::{Text, text};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use time::OffsetDateTime;

/// What a backup leaves free on the disk, in bytes: the games go on.
const LEFT_FREE: u64 = 64 * 1024 * 1024;
/// How the name of a file ends until it is a backup.
pub(super) const HALF: &str = "part";

/// Beside a file that is being made: a name that nothing else has.
fn half_of(file: &Path) -> std::io::Result<PathBuf> {
    let mut chance = [0; 4];
    getrandom::fill(&mut chance).map_err(std::io::Error::other)?;
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{:08x}.{HALF}", u32::from_be_bytes(chance)));
    Ok(file.with_file_name(name))
}

/// Writes everything into a new file, which gets its name when it is complete and was checked.
pub(super) async fn write_backup(folder: &DataFolder, file: &Path) -> Result<(), StoreError> {
    let failed = |reason: String| StoreError::Failed(format!("no backup to {}: {reason}", file.display()));
    if file.exists() {
        return Err(failed("the file exists already".to_owned()));
    }
    let half = half_of(file).map_err(|error| failed(error.to_string()))?;
    let path = half.to_str().ok_or_else(|| failed("the name of the file is no text".to_owned()))?.to_owned();
    let written = async {
        make_room(folder, &half)?;
        // SQLite fills a file that is empty.
        create_private(&half, true).map_err(|error| error.to_string())?;
        let mut database = options(&folder.database()).connect().await?;
        // Reading holds no one up; what is written meanwhile is not part of the backup.
        sqlx::query("VACUUM INTO ?").bind(path).execute(&mut database).await?;
        let mut copy = SqliteConnectOptions::new().filename(&half).read_only(true).connect().await?;
        if let Some(reason) = check(&mut copy, "PRAGMA integrity_check(1)").await? {
            return Err(Failed(reason));
        }
        copy.close().await?;
        let (half, file) = (half.clone(), file.to_owned());
        // SQLite does not flush what it vacuums into another file.
        Ok(tokio::task::spawn_blocking(move || finish(&half, &file)).await.map_err(|error| error.to_string())??)
    };
    let outcome: Result<(), Failed> = written.await;
    if outcome.is_err() {
        let _ = fs::remove_file(&half);
    }
    outcome.map_err(|Failed(reason)| failed(reason))
}

/// Why there is no backup, in the words of the system or of SQLite.
struct Failed(String);

impl<E: ToString> From<E> for Failed {
    fn from(error: E) -> Failed {
        Failed(error.to_string())
    }
}

/// Makes sure that a backup does not take the last space from those who play.
fn make_room(folder: &DataFolder, half: &Path) -> Result<(), String> {
    let size = |file: PathBuf| fs::metadata(file).map_or(0, |file| file.len());
    let needed = size(folder.database()) + size(folder.database().with_extension("sqlite-wal")) + LEFT_FREE;
    let beside = half.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let free = fs4::available_space(beside).map_err(|error| error.to_string())?;
    if free < needed {
        return Err(format!("not enough space: {free} bytes are free, {needed} are needed"));
    }
    Ok(())
}

fn finish(half: &Path, file: &Path) -> std::io::Result<()> {
    File::open(half)?.sync_all()?;
    fs::rename(half, file)?;
    // The name must last too. Elsewhere a folder cannot be opened like this, and need not be.
    #[cfg(unix)]
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

/// What a restore did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restored {
    /// The backup that was restored.
    pub from: PathBuf,
    /// How many people it holds.
    pub people: u64,
    /// How many tables it holds.
    pub tables: u64,
    /// Which bans and deletions were made again.
    pub again: Again,
}

impl SqliteStore {
    /// Makes a backup the database of a folder that no server works with: a file, or the newest one in a folder of backups.
    ///
    /// Nothing that ended since comes back to life: all sign in again, programs need new tokens, and bans and deletions that
    /// the folder knows of, or that stand beside the backup, are carried out again.
    pub async fn restore(backup: &Path, folder: &Path, force: bool) -> Result<Restored, OpenError> {
        let newest = if backup.is_dir() { Some(newest(backup)?) } else { None };
        let backup = newest.as_deref().unwrap_or(backup);
        let no_backup = |reason: Text| OpenError::NoBackup { path: backup.to_owned(), reason };
        let folder = DataFolder::lock(folder)?;
        finish_restore(&folder)?;
        if !is_empty(&folder.database()) && !force {
            return Err(OpenError::NotEmpty { path: folder.path().to_owned() });
        }
        let copy = folder.path().join("hedgerow.restore");
        let clear = || {
            for left in ["", "-journal", "-wal", "-shm"] {
                let _ = fs::remove_file(folder.path().join(format!("hedgerow.restore{left}")));
            }
        };
        // Of a restore that was killed.
        clear();
        let mut source = File::open(backup).map_err(|error| no_backup(as_said(&error)))?;
        let copied = open_private(File::options().write(true).create_new(true), &copy)
            .and_then(|mut target| std::io::copy(&mut source, &mut target));
        if let Err(source) = copied {
            clear();
            return Err(OpenError::Folder { path: copy, source });
        }
        let checked = is_ours(&copy).await.map_err(|error| match error {
            OpenError::Database(error) => no_backup(as_said(&error)),
            OpenError::Foreign => no_backup(Text::from(&error)),
            OpenError::NoBackup { reason, .. } => no_backup(reason),
            other => other,
        });
        let renewed = match checked {
            Ok(()) => renew(&copy, backup, &folder).await,
            Err(error) => Err(error),
        };
        let outcome = renewed.and_then(|restored| {
            let ready = folder.path().join(READY);
            finish(&copy, &ready).map_err(|source| OpenError::Folder { path: ready, source })?;
            finish_restore(&folder)?;
            Ok(restored)
        });
        clear();
        outcome
    }
}

/// A database that only has to take the place of the other one. Until a file of this name is there, nothing was restored; from
/// then on everything is, whatever happens in between.
const READY: &str = "hedgerow.restored";

/// Puts a restored database into its place, also one of a restore that was killed on the way.
pub(super) fn finish_restore(folder: &DataFolder) -> Result<(), OpenError> {
    let ready = folder.path().join(READY);
    if !ready.exists() {
        return Ok(());
    }
    // What these hold belongs to the database that is replaced.
    CommitCount::forget(folder)?;
    for ending in ["sqlite-wal", "sqlite-shm"] {
        let _ = fs::remove_file(folder.database().with_extension(ending));
    }
    fs::rename(&ready, folder.database()).map_err(|source| OpenError::Folder { path: ready, source })?;
    folder.flush()
}

fn newest(folder: &Path) -> Result<PathBuf, OpenError> {
    let backups = BackupFolder::at(folder).backups();
    let backups = backups.map_err(|source| OpenError::Folder { path: folder.to_owned(), source })?;
    let none = || OpenError::NoBackup { path: folder.to_owned(), reason: text!("data-no-backup-there") };
    // One that claims to come from the future was made while the date was wrong, and says nothing about its age.
    let now = OffsetDateTime::now_utc();
    let newest = backups.iter().rfind(|backup| backup.made <= now).or(backups.last());
    Ok(newest.ok_or_else(none)?.file.clone())
}

/// Takes out of a restored database what ended since, or may have.
async fn renew(copy: &Path, backup: &Path, folder: &DataFolder) -> Result<Restored, OpenError> {
    let removals = Removals::open(folder)?;
    if let Some(backups) = backup.parent() {
        removals.adopt(backups)?;
    }
    // One file, without another one beside it that could be left behind.
    let options = SqliteConnectOptions::new().filename(copy).journal_mode(SqliteJournalMode::Delete).foreign_keys(true);
    let options = options.pragma("secure_delete", "ON");
    let mut database = options.connect().await?;
    migrate(&mut database).await?;
    let mut transaction = database.begin().await?;
    for table in ["DELETE FROM passes", "DELETE FROM resets"] {
        sqlx::query(table).execute(&mut *transaction).await?;
    }
    let again = removals.apply(&mut transaction).await?;
    let words = "DELETE FROM chat WHERE person IN (SELECT id FROM people WHERE deleted)";
    sqlx::query(words).execute(&mut *transaction).await?;
    transaction.commit().await?;
    let people = count(&mut database, "SELECT count(*) FROM people WHERE NOT deleted").await?;
    let tables = count(&mut database, "SELECT count(*) FROM tables").await?;
    database.close().await?;
    Ok(Restored { from: backup.to_owned(), people, tables, again })
}

async fn count(database: &mut SqliteConnection, query: &'static str) -> Result<u64, sqlx::Error> {
    let count: i64 = sqlx::query_scalar(query).fetch_one(database).await?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// What the system or the database says, in its own words.
fn as_said(error: &impl ToString) -> Text {
    text!("as-said", words = error.to_string())
}

/// Whether a file is a whole database of this program.
async fn is_ours(file: &Path) -> Result<(), OpenError> {
    let no_backup = |reason: Text| OpenError::NoBackup { path: file.to_owned(), reason };
    let mut database = SqliteConnectOptions::new().filename(file).read_only(true).connect().await?;
    if version(&mut database).await? == 0 {
        return Err(no_backup(text!("data-nothing-of-ours")));
    }
    let found = check(&mut database, "PRAGMA integrity_check(1)").await?;
    found.map_or(Ok(()), |report| Err(no_backup(as_said(&report))))
}
