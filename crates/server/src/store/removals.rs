//! [`Removals`]: bans and deletions, in a file beside the database.
//!
//! A backup is older than what was decided since. Whoever restores one must not bring back whom the host has banned, or who
//! asked to be forgotten: so these decisions stand in a file of their own, and a restore applies them again.

use super::data_folder::open_private;
use super::person_rows::delete;
use super::sqlite::signed;
use super::{DataFolder, OpenError, Person, PersonId, StoreError};
use serde::{Deserialize, Serialize};
use sqlx::SqliteConnection;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::PathBuf;

const FILE: &str = "removals.log";

/// What was decided about somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Removal {
    Banned,
    Pardoned,
    Deleted,
}

/// A line of the file. A number alone may be given out again after a restore; with the moment of the arrival it names one
/// person for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Line {
    person: i64,
    since_ms: u64,
    is: Removal,
    at_ms: u64,
}

/// How many decisions a restore made again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Restored {
    pub banned: u32,
    pub pardoned: u32,
    pub deleted: u32,
}

#[derive(Clone, Debug)]
pub(super) struct Removals(PathBuf);

impl Removals {
    /// The file of a folder, which is made if there is none.
    pub(super) fn open(folder: &DataFolder) -> Result<Removals, OpenError> {
        let path = folder.path().join(FILE);
        open_private(OpenOptions::new().append(true).create(true), &path)
            .map_err(|source| OpenError::Folder { path: path.clone(), source })?;
        Ok(Removals(path))
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
        let (path, line) = (self.0.clone(), Line { person: person.id.0, since_ms: person.since_ms, is, at_ms });
        let write = move || {
            // A line of its own, also after one that a crash has torn off.
            let text = format!("\n{}\n", serde_json::to_string(&line)?);
            let mut file = open_private(OpenOptions::new().append(true).create(true), &path)?;
            file.write_all(text.as_bytes())?;
            file.sync_data()
        };
        let failed = |reason: String| StoreError::Failed(format!("{FILE}: {reason}"));
        let written = tokio::task::spawn_blocking(write).await.map_err(|error| failed(error.to_string()))?;
        written.map_err(|error| failed(error.to_string()))
    }

    /// Makes the decisions of the file again, in an older database.
    pub(super) async fn apply(&self, database: &mut SqliteConnection) -> Result<Restored, OpenError> {
        let unusable = |source| OpenError::Folder { path: self.0.clone(), source };
        let text = fs::read_to_string(&self.0).map_err(unusable)?;
        let mut restored = Restored::default();
        // A line torn off by a crash was never acknowledged.
        for line in text.lines().filter_map(|line| serde_json::from_str::<Line>(line).ok()) {
            let (found, count) = match line.is {
                Removal::Banned => ("UPDATE people SET banned = 1 WHERE NOT banned", &mut restored.banned),
                Removal::Pardoned => ("UPDATE people SET banned = 0 WHERE banned", &mut restored.pardoned),
                Removal::Deleted => ("UPDATE people SET banned = banned WHERE true", &mut restored.deleted),
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
        Ok(restored)
    }
}
