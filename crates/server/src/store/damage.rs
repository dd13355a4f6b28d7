//! What SQLite says when its file turns out to be damaged, at whatever moment.

use super::OpenError;
use super::commit_count::{CommitCount, NotedCommits};
use super::migrations::version;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

/// Of the process, not of a store: such errors turn up wherever something is read, and a process works with one database.
static FOUND: AtomicBool = AtomicBool::new(false);

/// `SQLITE_CORRUPT` and `SQLITE_NOTADB`.
const DAMAGED: [u32; 2] = [11, 26];
/// A file up to this size is looked through at every start, which takes about a second; a larger one after a crash only.
const ALWAYS_CHECKED: u64 = 256 * 1024 * 1024;

/// Whether SQLite has found its file damaged while the server ran.
pub fn is_damaged() -> bool {
    FOUND.load(Ordering::Relaxed)
}

/// Looks at an error that passes.
pub(super) fn notice(error: &sqlx::Error) {
    if says_damage(error) && !FOUND.swap(true, Ordering::Relaxed) {
        tracing::error!(
            %error,
            "THE DATABASE IS DAMAGED. The server is no longer ready. Stop it, keep a copy of the data folder, and bring a \
             backup back with `hedgerow admin restore`"
        );
    }
}

fn says_damage(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()).and_then(|code| code.parse::<u32>().ok());
    // The lowest byte says what it is, the others say more about it.
    code.is_some_and(|code| DAMAGED.contains(&(code & 0xff)))
}

/// Whether a database is whole and has everything that was acknowledged. Nothing in its folder is changed.
pub(super) async fn examine(file: &Path, noted: Option<NotedCommits>) -> Result<(), OpenError> {
    let damaged = |reason: String| OpenError::Damaged { path: file.to_owned(), reason };
    let found = look(file, noted).await.map_err(|error| match error {
        OpenError::Database(error) if says_damage(&error) => damaged(error.to_string()),
        other => other,
    })?;
    match found {
        Found::Nothing => Ok(()),
        Found::Missing(missing) => Err(OpenError::Behind { path: file.to_owned(), missing }),
        Found::Damage(reason) => Err(damaged(reason)),
    }
}

/// What is wrong with a database.
enum Found {
    Nothing,
    Missing(u64),
    Damage(String),
}

async fn look(file: &Path, noted: Option<NotedCommits>) -> Result<Found, OpenError> {
    let large = std::fs::metadata(file).is_ok_and(|file| file.len() > ALWAYS_CHECKED);
    // Opened for reading only, which leaves the write-ahead log as it is: it may still hold something that can be saved.
    let mut database = SqliteConnectOptions::new().filename(file).read_only(true).connect().await?;
    let stored = match version(&mut database).await? {
        0 => 0,
        _ => CommitCount::stored(&mut database).await?,
    };
    let missing = noted.map_or(0, |noted| noted.commits.saturating_sub(stored));
    if missing > 0 {
        return Ok(Found::Missing(missing));
    }
    if large && noted.is_some_and(|noted| noted.shut) {
        return Ok(Found::Nothing);
    }
    let report = check(&mut database, "PRAGMA quick_check(1)").await?;
    database.close().await?;
    Ok(report.map_or(Found::Nothing, Found::Damage))
}

/// What a check of SQLite finds wrong.
pub(super) async fn check(database: &mut SqliteConnection, check: &'static str) -> Result<Option<String>, sqlx::Error> {
    let report: String = sqlx::query_scalar(check).fetch_one(database).await?;
    Ok((report != "ok").then_some(report))
}
