//! A database that has lost something, or is not whole: it is noticed and said, and what is normal after a crash is not.

mod stored;
mod test_app;

use crate::stored::{creation, entry, save};
use crate::test_app::{TestApp, play};
use axum::http::Method;
use hedgerow_server::app::App;
use hedgerow_server::config::Config;
use hedgerow_server::person::PersonId;
use hedgerow_server::store::{OpenError, Opening, PeopleStore, SqliteStore, Store, TableStore};
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::fs;
use std::path::Path;
use tempfile::TempDir;

const WAL: &str = "hedgerow.sqlite-wal";
const ACCEPT: Opening = Opening { start_empty: false, accept_loss: true };

/// The data folder as a killed server leaves it.
fn killed(folder: &Path) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    for name in ["hedgerow.sqlite", WAL, "hedgerow.tally", "removals.log"] {
        fs::copy(folder.join(name), copy.path().join(name)).unwrap();
    }
    copy
}

async fn with_a_table(folder: &Path) -> (SqliteStore, PersonId) {
    let store = SqliteStore::open(folder).await.unwrap();
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    store.save(creation("t1", ada)).await.unwrap();
    for version in 2..=40 {
        store.save(save("t1", ada, vec![entry(version, Some(ada), None)])).await.unwrap();
    }
    (store, ada)
}

#[tokio::test]
async fn a_log_of_writes_that_is_damaged_or_gone_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _) = with_a_table(folder.path()).await;
    let damages: [fn(&Path); 5] = [
        // One bit in the middle.
        |wal| {
            let mut bytes = fs::read(wal).unwrap();
            let middle = bytes.len() / 2;
            bytes[middle] ^= 1;
            fs::write(wal, bytes).unwrap();
        },
        // Its first line, without which SQLite believes nothing of it.
        |wal| {
            let mut bytes = fs::read(wal).unwrap();
            bytes[17] ^= 0x40;
            fs::write(wal, bytes).unwrap();
        },
        // The last acknowledged commit.
        |wal| {
            let bytes = fs::read(wal).unwrap();
            fs::write(wal, &bytes[..bytes.len() - 1000]).unwrap();
        },
        |wal| fs::write(wal, "").unwrap(),
        |wal| fs::remove_file(wal).unwrap(),
    ];
    for (number, damage) in damages.into_iter().enumerate() {
        let copy = killed(folder.path());
        damage(&copy.path().join(WAL));
        let before = fs::read(copy.path().join(WAL)).unwrap_or_default();
        for _ in 0..2 {
            let refused = SqliteStore::open(copy.path()).await.unwrap_err();
            assert!(matches!(refused, OpenError::Behind { missing: 1.., .. }), "{number}: {refused}");
            let after = fs::read(copy.path().join(WAL)).unwrap_or_default();
            assert_eq!(after, before, "{number}: what could be saved still can");
        }
        // Some have lost everything; then that is what is left.
        let left = SqliteStore::open_with(copy.path(), ACCEPT).await.unwrap();
        let entries = left.load("t1").await.map_or(0, |table| table.entries.len());
        assert!(entries < 40, "{number}: {entries}");
        left.close().await;
        drop(left);
        SqliteStore::open(copy.path()).await.unwrap();
    }
    let whole = SqliteStore::open(killed(folder.path()).path()).await.unwrap();
    assert_eq!(whole.load("t1").await.unwrap().entries.len(), 40);
    store.close().await;
}

#[tokio::test]
async fn a_last_commit_that_nobody_was_told_of_may_be_torn() {
    let folder = tempfile::tempdir().unwrap();
    let (store, ada) = with_a_table(folder.path()).await;
    let before = killed(folder.path());
    store.save(save("t1", ada, vec![entry(41, Some(ada), None)])).await.unwrap();
    let after = fs::read(folder.path().join(WAL)).unwrap();
    let known = fs::metadata(before.path().join(WAL)).unwrap().len() as usize;
    assert!(known < after.len());
    // However much of it the disk had: from the first byte to all but the last.
    for written in [known + 1, known + 24, (known + after.len()) / 2, after.len() - 1] {
        let torn = killed(before.path());
        fs::write(torn.path().join(WAL), &after[..written]).unwrap();
        let store = SqliteStore::open(torn.path()).await.unwrap();
        assert_eq!(store.load("t1").await.unwrap().entries.len(), 40);
        store.close().await;
    }
    // Stored, but the server was killed before it could say so.
    let stored = killed(before.path());
    fs::write(stored.path().join(WAL), &after).unwrap();
    assert_eq!(SqliteStore::open(stored.path()).await.unwrap().load("t1").await.unwrap().entries.len(), 41);
    store.close().await;
}

#[tokio::test]
async fn an_older_database_in_the_place_of_the_real_one_is_noticed() {
    let folder = tempfile::tempdir().unwrap();
    let (store, ada) = with_a_table(folder.path()).await;
    let backup = folder.path().join("backup.sqlite");
    store.backup(&backup).await.unwrap();
    store.save(save("t1", ada, vec![entry(41, Some(ada), None)])).await.unwrap();
    store.close().await;
    drop(store);
    let database = folder.path().join("hedgerow.sqlite");
    fs::copy(&backup, database).unwrap();
    assert!(matches!(SqliteStore::open(folder.path()).await, Err(OpenError::Behind { missing: 1, .. })));
    // The way that says what it does.
    SqliteStore::restore(&backup, folder.path(), true).await.unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(store.load("t1").await.unwrap().entries.len(), 40);
}

/// Overwrites the first page of a table of the database.
async fn damage_table(database: &Path, table: &str) {
    let mut connection = SqliteConnectOptions::new().filename(database).read_only(true).connect().await.unwrap();
    let page: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = ?")
        .bind(table)
        .fetch_one(&mut connection)
        .await
        .unwrap();
    let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut bytes = fs::read(database).unwrap();
    let begin = ((page - 1) * size) as usize;
    bytes[begin..begin + 64].fill(0x5a);
    // In place: a running server goes on with the same file.
    fs::write(database, bytes).unwrap();
}

#[tokio::test]
async fn a_damaged_database_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (store, _) = with_a_table(folder.path()).await;
    store.close().await;
    drop(store);
    let database = folder.path().join("hedgerow.sqlite");
    damage_table(&database, "entries").await;
    let refused = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::Damaged { .. }), "{refused}");
    SqliteStore::open_with(folder.path(), ACCEPT).await.unwrap();
    fs::write(&database, "garbage".repeat(1000)).unwrap();
    let refused = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::Damaged { .. }), "{refused}");
}

#[tokio::test]
async fn a_server_that_finds_its_database_damaged_is_not_ready() {
    let server = TestApp::start().await;
    for name in ["Ada", "Bob"] {
        server.register("", name).await.ok();
    }
    play(&server, "t1", &["Ada", "Bob"], true).await;
    server.app.close().await;
    let TestApp { app, folder } = server;
    drop(app);
    let server = TestApp { app: App::open(Config::for_data(folder.path()).unwrap()).await.unwrap(), folder };
    assert!(server.app.is_ready().await);
    damage_table(&server.folder.path().join("hedgerow.sqlite"), "ratings").await;
    let answer = server.ask(Method::GET, "/api/leaders/carcassonne", "", Value::Null).await;
    assert_eq!(answer.refusal(), (500, "internal"));
    assert!(!server.app.is_ready().await);
}
