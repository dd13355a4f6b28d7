//! Backups that a running server makes by itself.

use super::support::*;
use hedgerow_server::admin::AdminCommand;
use hedgerow_server::store::{BackupFolder, SqliteStore, TableStore};
use std::fs;
use std::time::{Duration, Instant};

/// Waits until something holds.
async fn until(what: impl Fn() -> bool) {
    let begin = Instant::now();
    while !what() {
        assert!(begin.elapsed() < LONG);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

#[tokio::test]
async fn a_new_backup_takes_the_place_of_the_oldest() {
    let root = tempfile::tempdir().unwrap();
    let backups = root.path().join("backups");
    fs::create_dir(&backups).unwrap();
    for day in 1..=3 {
        fs::write(backups.join(format!("hedgerow-2025-01-0{day}T00-00-00Z.sqlite")), "an old one").unwrap();
    }
    let dir = backups.clone();
    let server = Server::with(move |config| {
        config.backups.backup_dir = Some(dir);
        config.backups.backup_keep = 2;
    })
    .await;
    until(|| server.app.metrics.backup_bytes.get() > 100).await;
    let made = BackupFolder::at(&backups).backups().unwrap();
    assert_eq!(made.len(), 2);
    assert!(made[0].file.ends_with("hedgerow-2025-01-03T00-00-00Z.sqlite"));
    assert_eq!(server.app.metrics.backup_time.get(), made[1].made.unix_timestamp());
    assert_eq!(server.app.metrics.backups_failed.get(), 0);

    // What is decided after the last backup stands beside it.
    server.person("Ada").await;
    server.app.admin(AdminCommand::Ban { name: "Ada".to_owned() }).await.unwrap();
    let removals = fs::read_to_string(backups.join("removals.log")).unwrap();
    assert!(removals.contains(r#""is":"banned""#), "{removals}");
    let folder = server.stop().await;

    // A young backup is enough for the next server too.
    let dir = backups.clone();
    let server = Server::on(folder, |config| config.backups.backup_dir = Some(dir)).await;
    until(|| server.app.metrics.backup_time.get() == made[1].made.unix_timestamp()).await;
    server.stop().await;
    assert_eq!(BackupFolder::at(&backups).backups().unwrap(), made);
    let elsewhere = tempfile::tempdir().unwrap();
    SqliteStore::restore(&backups, elsewhere.path(), false).await.unwrap();
    let restored = SqliteStore::open(elsewhere.path()).await.unwrap();
    assert!(restored.unfinished().await.unwrap().is_empty());
}

#[tokio::test]
async fn old_backups_stay_as_long_as_there_is_no_new_one() {
    let root = tempfile::tempdir().unwrap();
    let backups = root.path().join("backups");
    fs::create_dir(&backups).unwrap();
    let old = backups.join("hedgerow-2025-01-01T00-00-00Z.sqlite");
    fs::write(&old, "an old one").unwrap();
    let dir = backups.clone();
    let server = Server::with(move |config| {
        config.backups.backup_dir = Some(dir.clone());
        config.backups.backup_keep = 1;
        // A folder in the place of the file beside the backups: it cannot be written.
        fs::create_dir(dir.join("removals.log")).unwrap();
    })
    .await;
    until(|| server.app.metrics.backups_failed.get() > 0).await;
    assert!(old.exists());
    let young = BackupFolder::at(&backups).backups().unwrap();
    assert_eq!(young.len(), 1, "{young:?}");
    assert_eq!(server.app.metrics.backup_time.get(), 0);
}
