//! `keep_backups`: backups by themselves, every few hours, while the server runs.

use crate::app::App;
use crate::hub::closed;
use crate::store::{Backup, BackupFolder};
use clap::Args;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use time::OffsetDateTime;
use tokio::sync::watch;

/// After a backup that failed, the next one is tried so soon.
const AGAIN: Duration = Duration::from_secs(10 * 60);

#[derive(Args, Clone, Debug)]
pub struct BackupSettings {
    /// The folder for backups, best on another disk. None are made if it is not given
    #[arg(long, value_name = "DIR", env = "HEDGEROW_BACKUP_DIR")]
    pub backup_dir: Option<PathBuf>,

    /// How many hours lie between two backups
    #[arg(long, value_name = "HOURS", env = "HEDGEROW_BACKUP_EVERY", default_value_t = 6,
          value_parser = clap::value_parser!(u64).range(1..=24 * 366))]
    pub backup_every: u64,

    /// How many backups are kept; older ones are deleted once a new one is complete
    #[arg(long, value_name = "N", env = "HEDGEROW_BACKUP_KEEP", default_value_t = 28,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub backup_keep: u64,
}

impl BackupSettings {
    pub fn folder(&self) -> Option<BackupFolder> {
        self.backup_dir.as_deref().map(BackupFolder::at)
    }

    fn every(&self) -> Duration {
        Duration::from_secs(3600 * self.backup_every)
    }
}

/// Makes backups until the server stops, if the host wants any. The first is made at once, unless there is a young one.
pub(crate) async fn keep_backups(app: Arc<App>, mut stop: watch::Receiver<bool>) {
    let Some(folder) = app.config.backups.folder() else { return };
    let every = app.config.backups.every();
    let ready = folder.prepare().and_then(|()| app.store.note_removals_in(folder.path()));
    let now = OffsetDateTime::now_utc();
    // One from the future was made while the date was wrong, and cannot put the next one off.
    let newest = ready.and_then(|()| folder.backups()).map(|backups| backups.into_iter().rfind(|one| one.made <= now));
    let mut wait = match newest {
        Ok(Some(newest)) => {
            note(&app, &newest);
            wait_after(newest.made, now, every)
        }
        Ok(None) => Duration::ZERO,
        Err(error) => failed(&app, &folder, &error.to_string(), every),
    };
    loop {
        tokio::select! {
            () = closed(&mut stop) => return,
            () = tokio::time::sleep(wait) => {}
        }
        // One that is under way when the server stops is given up; what it leaves is cleared away at the next start.
        wait = tokio::select! {
            () = closed(&mut stop) => return,
            made = make(&app, &folder) => match made {
                Ok(backup) => {
                    tracing::info!(file = %backup.file.display(), "a backup was made");
                    note(&app, &backup);
                    every
                }
                Err(reason) => failed(&app, &folder, &reason, every),
            },
        };
    }
}

/// Makes a backup and, when it is complete, deletes those that are too many.
async fn make(app: &App, folder: &BackupFolder) -> Result<Backup, String> {
    let said = |error: io::Error| error.to_string();
    let made = OffsetDateTime::now_utc();
    let file = folder.file(made).map_err(said)?;
    folder.prepare().map_err(said)?;
    app.store.backup(&file).await.map_err(|error| error.to_string())?;
    app.store.note_removals_in(folder.path()).map_err(said)?;
    let keep = usize::try_from(app.config.backups.backup_keep).unwrap_or(usize::MAX);
    if let Err(error) = folder.thin_out(made, keep) {
        tracing::error!(folder = %folder.path().display(), %error, "an old backup could not be deleted");
    }
    Ok(Backup { file, made })
}

fn note(app: &App, backup: &Backup) {
    let bytes = std::fs::metadata(&backup.file).map_or(0, |file| file.len());
    app.metrics.backup_time.set(u64::try_from(backup.made.unix_timestamp()).unwrap_or(0));
    app.metrics.backup_bytes.set(bytes);
}

/// Says why there is no backup, and when the next one is tried.
fn failed(app: &App, folder: &BackupFolder, reason: &str, every: Duration) -> Duration {
    app.metrics.backups_failed.inc();
    tracing::error!(folder = %folder.path().display(), reason, "NO BACKUP was made; the next one is tried in ten minutes");
    AGAIN.min(every)
}

/// How long to wait for the next backup. A clock that was wrong cannot put it off for ever.
fn wait_after(newest: OffsetDateTime, now: OffsetDateTime, every: Duration) -> Duration {
    Duration::try_from(newest + every - now).unwrap_or_default().min(every)
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn the_next_backup_is_due_by_the_age_of_the_newest() {
        let every = Duration::from_secs(6 * 3600);
        let wait = |now| wait_after(datetime!(2026-05-01 12:00 UTC), now, every);
        assert_eq!(wait(datetime!(2026-05-01 13:00 UTC)), Duration::from_secs(5 * 3600));
        assert_eq!(wait(datetime!(2026-05-01 18:00 UTC)), Duration::ZERO);
        assert_eq!(wait(datetime!(2026-06-01 0:00 UTC)), Duration::ZERO);
        assert_eq!(wait(datetime!(2020-01-01 0:00 UTC)), every, "the clock was wrong");
    }
}
