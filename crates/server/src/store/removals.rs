//! [`Removals`]: bans and deletions, in a file beside the database.
//!
//! A backup is older than what was decided since. A restore must not bring back people whom the host has banned, or who
//! asked to be forgotten. So these decisions stand in a file of their own, and a restore applies them again.

use super::data_folder::open_private;
use super::person_rows::delete;
use super::sqlite::signed;
use super::{DataFolder, OpenError, Person, PersonId, StoreError};
use serde::{Deserialize, Serialize};
use sqlx::SqliteConnection;
use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

const FILE: &str = "removals.log";

/// What was decided about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Removal {
    Banned,
    Pardoned,
    Deleted,
}

/// A line of the file. A number alone may be given out again after a restore; with the moment of the arrival it names one
/// person for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
struct RemovalLine {
    person: i64,
    since_ms: u64,
    is: Removal,
    at_ms: u64,
}

/// How many decisions a restore made again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Again {
    /// How many people were banned again.
    pub banned: u32,
    /// How many people were pardoned again.
    pub pardoned: u32,
    /// How many people were deleted again.
    pub deleted: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Removals {
    file: PathBuf,
    /// The same file beside the backups, so that these decisions survive the loss of the data folder.
    copy: Arc<OnceLock<PathBuf>>,
}

impl Removals {
    /// The file of a folder, which is made if there is none.
    pub(super) fn open(folder: &DataFolder) -> Result<Removals, OpenError> {
        let file = folder.path().join(FILE);
        open_private(OpenOptions::new().append(true).create(true), &file)
            .map_err(|source| OpenError::Folder { path: file.clone(), source })?;
        Ok(Removals { file, copy: Arc::default() })
    }

    /// Takes over the decisions that stand beside a backup, if any do.
    pub(super) fn adopt(&self, backups: &Path) -> Result<(), OpenError> {
        let file = backups.join(FILE);
        add_missing(&file, &self.file).map_err(|source| OpenError::Folder { path: file, source })
    }

    /// From now on every decision stands beside the backups too; those made so far are added there.
    pub(super) fn copy_to(&self, backups: &Path) -> io::Result<()> {
        add_missing(&self.file, self.copy.get_or_init(|| backups.join(FILE)))
    }

    /// Whether there was a server in this folder before.
    pub(super) fn exists(folder: &DataFolder) -> bool {
        folder.path().join(FILE).exists()
    }

    /// Forgets what was decided about people who are gone for good.
    pub(super) fn forget(folder: &DataFolder) -> Result<(), OpenError> {
        let path = folder.path().join(FILE);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != ErrorKind::NotFound => Err(OpenError::Folder { path, source }),
            _ => Ok(()),
        }
    }

    /// Writes a decision down. Before it is carried out: rather one too many than one that a restore undoes.
    pub(super) async fn note(&self, person: &Person, is: Removal, at_ms: u64) -> Result<(), StoreError> {
        let line = RemovalLine { person: person.id.0, since_ms: person.since_ms, is, at_ms };
        let (file, copy) = (self.file.clone(), self.copy.clone());
        let write = move || {
            if let Some(copy) = copy.get()
                && let Err(error) = append(copy, &[line])
            {
                // The next backup makes up for it.
                tracing::error!(%error, file = %copy.display(), "a ban or deletion was not noted beside the backups");
            }
            append(&file, &[line])
        };
        let failed = |reason: String| StoreError::Failed(format!("{FILE}: {reason}"));
        let written = tokio::task::spawn_blocking(write).await.map_err(|error| failed(error.to_string()))?;
        written.map_err(|error| failed(error.to_string()))
    }

    /// Makes the decisions of the file again, in an older database.
    pub(super) async fn apply(&self, database: &mut SqliteConnection) -> Result<Again, OpenError> {
        let unusable = |source| OpenError::Folder { path: self.file.clone(), source };
        let mut again = Again::default();
        let mut lines = read(&self.file).map_err(unusable)?;
        // Those that were taken over from beside a backup came last.
        lines.sort_by_key(|line| line.at_ms);
        for line in lines {
            let (found, count) = match line.is {
                Removal::Banned => ("UPDATE people SET banned = 1 WHERE NOT banned", &mut again.banned),
                Removal::Pardoned => ("UPDATE people SET banned = 0 WHERE banned", &mut again.pardoned),
                Removal::Deleted => ("UPDATE people SET banned = banned WHERE true", &mut again.deleted),
            };
            let found = format!("{found} AND id = ? AND since_ms = ? AND NOT deleted");
            let found = sqlx::query(sqlx::AssertSqlSafe(found)).bind(line.person).bind(signed(line.since_ms));
            if found.execute(&mut *database).await?.rows_affected() == 0 {
                continue;
            }
            *count += 1;
            if line.is == Removal::Deleted {
                let deleted = delete(&mut *database, PersonId(line.person)).await;
                deleted.map_err(|error| unusable(std::io::Error::other(error.to_string())))?;
            }
        }
        Ok(again)
    }
}

/// The lines of a file; none if there is no file.
fn read(file: &Path) -> io::Result<Vec<RemovalLine>> {
    match fs::read_to_string(file) {
        // A line torn off by a crash was never acknowledged.
        Ok(text) => Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(error),
    }
}

fn append(file: &Path, lines: &[RemovalLine]) -> io::Result<()> {
    let mut text = String::new();
    for line in lines {
        // A line of its own, also after one that a crash has torn off.
        text += &format!("\n{}\n", serde_json::to_string(line)?);
    }
    let mut file = open_private(OpenOptions::new().append(true).create(true), file)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()
}

/// Adds what stands in one file to another one, if it is not there yet.
fn add_missing(from: &Path, to: &Path) -> io::Result<()> {
    let there: HashSet<RemovalLine> = read(to)?.into_iter().collect();
    let missing: Vec<RemovalLine> = read(from)?.into_iter().filter(|line| !there.contains(line)).collect();
    if missing.is_empty() { Ok(()) } else { append(to, &missing) }
}
