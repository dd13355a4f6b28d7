//! [`CommitCount`]: how many commits were acknowledged, in a file beside the database.
//!
//! SQLite silently ends its write-ahead log at the first torn frame. That is right after a power cut, when the last commit
//! has not been acknowledged yet, and wrong when the disk has lost what was acknowledged long ago. So the number of commits
//! stands in the database, as part of each commit, and in a file of its own, written after it. A database with fewer commits
//! than the file has lost something.
//!
//! The file is flushed now and then only. After a power cut it may be a little behind; it is never ahead.

use super::data_folder::open_private;
use super::{DataFolder, OpenError};
use sqlx::SqliteConnection;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Seek, Write};
use std::time::{Duration, Instant};

const FILE: &str = "hedgerow.tally";
/// Where the number stands in the database.
const SETTING: &str = "commits";
/// How far the file may be behind after a power cut.
const FLUSH: Duration = Duration::from_secs(5);

/// What the file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NotedCommits {
    pub commits: u64,
    /// Whether the server before had the time to close the database.
    pub shut: bool,
}

#[derive(Debug)]
pub(super) struct CommitCount {
    file: File,
    commits: u64,
    flushed: Instant,
    failed: bool,
}

impl CommitCount {
    /// What the last server in this folder has acknowledged. None where no server was before, or the file says nothing.
    pub(super) fn noted(folder: &DataFolder) -> Result<Option<NotedCommits>, OpenError> {
        let path = folder.path().join(FILE);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(source) => return Err(OpenError::Folder { path, source }),
        };
        let noted = parse(&text);
        if noted.is_none() {
            tracing::warn!(file = %path.display(), "the tally is damaged: whether the database is whole cannot be told");
        }
        Ok(noted)
    }

    /// Counts on from what a database has.
    pub(super) fn begin(folder: &DataFolder, commits: u64) -> Result<CommitCount, OpenError> {
        let path = folder.path().join(FILE);
        let begin = || {
            let file = open_private(OpenOptions::new().write(true).create(true).truncate(false), &path)?;
            let mut count = CommitCount { file, commits, flushed: Instant::now(), failed: false };
            count.write(false)?;
            count.file.sync_all()?;
            Ok(count)
        };
        begin().map_err(|source| OpenError::Folder { path: path.clone(), source })
    }

    /// Forgets what a database had that is replaced now.
    pub(super) fn forget(folder: &DataFolder) -> Result<(), OpenError> {
        let path = folder.path().join(FILE);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != ErrorKind::NotFound => Err(OpenError::Folder { path, source }),
            _ => folder.flush(),
        }
    }

    /// What a database has.
    pub(super) async fn stored(database: &mut SqliteConnection) -> Result<u64, sqlx::Error> {
        let stored: Option<String> = sqlx::query_scalar("SELECT value FROM settings WHERE key = ?")
            .bind(SETTING)
            .fetch_optional(database)
            .await?;
        Ok(stored.and_then(|stored| stored.parse().ok()).unwrap_or(0))
    }

    /// Makes the number part of the next commit.
    pub(super) async fn count(&self, database: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let count = "INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value";
        sqlx::query(count).bind(SETTING).bind((self.commits + 1).to_string()).execute(database).await?;
        Ok(())
    }

    /// That commit is on the disk, and those who wait are about to hear it.
    pub(super) fn acknowledge(&mut self) {
        self.commits += 1;
        if let Err(error) = self.write(false)
            && !self.failed
        {
            self.failed = true;
            tracing::error!(%error, "the tally cannot be written: a loss would not be noticed");
        }
        if self.flushed.elapsed() >= FLUSH
            && let Ok(file) = self.file.try_clone()
        {
            self.flushed = Instant::now();
            // No request waits for it.
            tokio::task::spawn_blocking(move || file.sync_data());
        }
    }

    /// The database is closed.
    pub(super) fn shut(mut self) {
        if let Err(error) = self.write(true).and_then(|()| self.file.sync_data()) {
            tracing::warn!(%error, "the tally cannot be written");
        }
    }

    /// Always as many bytes at the same place: they are there, or those before are.
    fn write(&mut self, shut: bool) -> io::Result<()> {
        self.file.rewind()?;
        self.file.write_all(line(NotedCommits { commits: self.commits, shut }).as_bytes())
    }
}

fn line(noted: NotedCommits) -> String {
    format!("{:020} {}\n", noted.commits, if noted.shut { "shut" } else { "open" })
}

fn parse(text: &str) -> Option<NotedCommits> {
    let (commits, state) = text.trim_end().split_once(' ')?;
    let noted = NotedCommits { commits: commits.parse().ok()?, shut: state == "shut" };
    (line(noted) == text).then_some(noted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_line_says_nothing() {
        let noted = NotedCommits { commits: 4711, shut: true };
        assert_eq!(parse(&line(noted)), Some(noted));
        for damaged in ["", "4711 shut\n", "00000000000000004711 shut", "00000000000000004711 ope\n", "x shut\n"] {
            assert_eq!(parse(damaged), None, "{damaged:?}");
        }
    }
}
