//! The built-in store: its file, its migrations, backups and restores. What every store promises is in `conformance.rs`.

use crate::stored::{creation, entry, result, said, save, session};
use hedgerow_protocol::{Accepts, Scope};
use hedgerow_server::person::PersonId;
use hedgerow_server::store::{
    Again, BotStore, Deed, NewAudit, NewPass, NewReport, NewTry, OpenError, Opening, OversightStore, PassKind,
    PeopleStore, PuzzleStore, Restored, SCHEMA_VERSION, SqliteStore, Store, StoreError, StoredAnalysis, TableStore,
};
use hedgerow_server::table::{ListedSeat, Mute};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;

async fn fresh() -> (TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    (folder, Arc::new(store))
}

#[tokio::test]
async fn deleting_a_person_takes_name_and_words_out_of_the_file() {
    let (folder, store) = fresh().await;
    let ada = store.register(None, "Ada Lovelace", "hash-of-ada", 1).await.unwrap().id;
    let bob = store.register(None, "Bob", "hash", 1).await.unwrap().id;
    let mut first = creation("t1", bob);
    first.summary.people = vec![(ada, true), (bob, false)];
    first.result = Some(result("carcassonne", &[(ada, None, 9, 1), (bob, None, 8, 2)]));
    store.save(first).await.unwrap();
    store.say("t1", said(1, ada, "analytical engine")).await.unwrap();
    store.block(bob, ada).await.unwrap();
    store.block(ada, bob).await.unwrap();
    let report = |reporter| NewReport { table: "t1".into(), message: 1, reporter, reason: "why".into(), at_ms: 1 };
    store.report(report(bob)).await.unwrap();
    store.mute("t1", Mute { person: ada, message: 1 }).await.unwrap();
    let network = Some("192.0.2.0/24".into());
    let signed_in = NewAudit { deed: Deed::SignedIn, person: Some(ada), network, about: None, at_ms: 1 };
    store.note(signed_in).await.unwrap();
    assert_eq!(store.reports(false, None, 10).await.unwrap().items[0].lines[0].text, "analytical engine");
    assert_eq!(store.report(NewReport { message: 7, ..report(bob) }).await, Err(StoreError::NotFound("message")));

    let left = store.delete_person(ada, 1).await.unwrap();
    assert_eq!(left, format!("Deleted {}", ada.0));
    assert_eq!(store.person(ada).await, Err(StoreError::NotFound("person")));
    assert_eq!(store.person_named("Ada Lovelace").await, Err(StoreError::NotFound("person")));
    assert!(store.blocked(bob).await.unwrap().is_empty());
    assert!(store.reports(true, None, 10).await.unwrap().items.is_empty());
    assert!(store.audit(None, None, 10).await.unwrap().items.is_empty());
    let loaded = store.load("t1").await.unwrap();
    assert!(loaded.chat.is_empty() && loaded.mutes.is_empty());
    assert_eq!(store.games(bob, false, None, 10).await.unwrap().items[0].names, [left, "Bob".to_owned()]);
    assert!(store.standings(ada, true).await.unwrap().iter().all(|standing| standing.rated_games == 0));
    store.register(None, "ada lovelace", "hash", 1).await.unwrap();
    store.delete_person(store.person_named("ADA LOVELACE").await.unwrap().id, 1).await.unwrap();
    store.close().await;
    let bytes = std::fs::read(folder.path().join("hedgerow.sqlite")).unwrap();
    for secret in ["Ada Lovelace", "ada lovelace", "adalovelace", "analytical engine", "hash-of-ada", "192.0.2"] {
        assert!(
            !bytes.windows(secret.len()).any(|window| window == secret.as_bytes()),
            "{secret} is still in the file"
        );
    }
}

#[tokio::test]
async fn two_servers_never_share_a_folder() {
    let (folder, store) = fresh().await;
    let error = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, OpenError::InUse { .. }), "{error}");
    let restored = SqliteStore::restore(&folder.path().join("hedgerow.sqlite"), folder.path(), true).await;
    assert!(matches!(restored, Err(OpenError::InUse { .. })));
    store.close().await;
    drop(store);
    SqliteStore::open(folder.path()).await.unwrap();
}

#[tokio::test]
async fn a_folder_of_a_newer_program_is_left_alone() {
    let (folder, store) = fresh().await;
    store.close().await;
    drop(store);
    run_sql(folder.path(), &["PRAGMA user_version = 4711"]).await;
    let error = SqliteStore::open(folder.path()).await.unwrap_err();
    assert!(matches!(error, OpenError::TooNew { found: 4711, .. }), "{error}");
}

async fn run_sql(folder: &Path, scripts: &[&'static str]) {
    let options = SqliteConnectOptions::new().filename(folder.join("hedgerow.sqlite")).create_if_missing(true);
    let mut database = options.connect().await.unwrap();
    for script in scripts {
        sqlx::raw_sql(*script).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
}

#[tokio::test]
async fn a_folder_of_the_first_version_is_brought_up_to_date_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), &FIRST).await;

    let store = SqliteStore::open(folder.path()).await.unwrap();
    let (ada, orsi) = (PersonId(1), PersonId(2));
    assert_eq!(store.person_named("ŐRSI").await.unwrap().id, orsi);
    let (owner, token) = store.pass(std::array::from_fn(|at| at as u8), 1).await.unwrap();
    assert_eq!((owner.id, token.kind, token.scopes), (orsi, PassKind::Token, Scope::ALL.to_vec()));
    assert!(store.password(ada).await.unwrap().unwrap().starts_with("$argon2id$"));
    let game = store.load("abc123").await.unwrap();
    assert_eq!(game.entries.iter().map(|entry| entry.version).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!(game.entries[2].body, r#"{"do":"play","action":"U@1,0r3"}"#);
    assert_eq!(game.chat[1].text, "you too");
    assert_eq!(store.due(u64::MAX, &(0, String::new()), 10).await.unwrap()[0].1, "def456");
    assert_eq!(store.waiting(orsi).await.unwrap().len(), 1);
    let standing = store.standings(ada, true).await.unwrap().remove(0);
    assert_eq!((standing.rating, standing.rated_games), (1575, 1));
    assert_eq!(store.games(ada, false, None, 10).await.unwrap().items[0].scores, [91, 77]);
    assert_eq!(store.setting("registration").await.unwrap().as_deref(), Some("closed"));
    // What the second version added works, and numbers go on where they were.
    store.block(ada, orsi).await.unwrap();
    assert_eq!(store.blocked(ada).await.unwrap()[0].name, "Őrsi");
    assert_eq!(store.new_guest(1).await.unwrap().id, PersonId(4));
    assert_eq!(SCHEMA_VERSION, 9, "a new migration needs a fixture of the version before it");
}

const FIRST: [&str; 3] = [
    include_str!("../../migrations/0001_people_and_tables.sql"),
    include_str!("fixtures/version-1.sql"),
    "PRAGMA user_version = 1",
];

#[tokio::test]
async fn names_in_a_folder_of_the_third_version_become_people() {
    let folder = tempfile::tempdir().unwrap();
    let (second, third) = (
        include_str!("../../migrations/0002_blocks_reports_resets.sql"),
        include_str!("../../migrations/0003_passes.sql"),
    );
    let rows = [include_str!("fixtures/version-2.sql"), include_str!("fixtures/version-3.sql")];
    run_sql(folder.path(), &[&FIRST[..], &[second, rows[0], third, rows[1], "PRAGMA user_version = 3"]].concat()).await;

    let store = SqliteStore::open(folder.path()).await.unwrap();
    let orsi = PersonId(2);
    let listing = &store.tables_of(orsi, None, 1).await.unwrap().items[0].0;
    let [first, second, third, fourth] = listing.seats.as_slice() else { panic!("{listing:?}") };
    assert_eq!((first.person(), third.person()), (Some(orsi), Some(PersonId(3))));
    assert_eq!(*second, ListedSeat::Bot { level: "hard".to_owned(), name: None });
    assert_eq!(*fourth, ListedSeat::Nobody, "a name that no account has");
    store.rename(orsi, "Orsolya").await.unwrap();
    let games = store.games(orsi, true, None, 10).await.unwrap().items;
    assert_eq!(games[0].names, ["Orsolya", "Grandma", "hard"], "labels stay");
    assert_eq!(games[1].names, ["Ada", "Orsolya"]);
}

#[tokio::test]
async fn names_in_a_folder_of_the_fourth_version_are_compared_by_their_look() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), &[&FIRST[..], &TO_FOURTH[..], &["PRAGMA user_version = 4"]].concat()).await;
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let named = async |name: &str| store.person_named(name).await.map(|person| person.id.0);
    // The older one keeps the look; the younger is found by its very name, and can still sign in.
    assert_eq!((named("MODERN").await, named("modem").await), (Ok(4), Ok(4)));
    assert_eq!(named("modern").await, Ok(5));
    assert_eq!(named("lris").await, Ok(6));
    assert!(store.person(PersonId(6)).await.unwrap().banned);
    for nobody in ["Guest 4821", "Deleted 7"] {
        assert_eq!(named(nobody).await, Err(StoreError::NotFound("person")), "{nobody}");
    }
    assert_eq!(store.register(None, "m0dern", "hash", 1).await, Err(StoreError::Taken("name")));
    assert_eq!(store.load("ghi789").await.unwrap().chat[0].person, PersonId(3));
    assert_eq!(store.new_guest(1).await.unwrap().id, PersonId(8), "numbers go on where they were");
    // When the older one gives it up, it is the younger one's after the next start.
    store.rename(PersonId(4), "Router").await.unwrap();
    store.close().await;
    drop(store);
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(store.person_named("MODERN").await.map(|person| person.id.0), Ok(5));
}

const TO_FOURTH: [&str; 6] = [
    include_str!("../../migrations/0002_blocks_reports_resets.sql"),
    include_str!("fixtures/version-2.sql"),
    include_str!("../../migrations/0003_passes.sql"),
    include_str!("fixtures/version-3.sql"),
    include_str!("../../migrations/0004_names_are_looked_up.sql"),
    include_str!("fixtures/version-4.sql"),
];

#[tokio::test]
async fn games_of_today_in_a_folder_of_the_fifth_version_still_count() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), &[&FIRST[..], &TO_FOURTH[..], &TO_FIFTH[..], &["PRAGMA user_version = 5"]].concat()).await;
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let (pair, first_ms, day_ms) = ([PersonId(1), PersonId(2)], 1_700_101_800_000, 24 * 60 * 60 * 1000);
    assert!(store.played_enough(&pair, first_ms + day_ms - 1).await.unwrap());
    assert!(!store.played_enough(&pair, first_ms + day_ms).await.unwrap(), "the first is a day old");
}

const TO_FIFTH: [&str; 3] = [
    // As the program does: this migration makes a table anew that others refer to.
    "PRAGMA foreign_keys = OFF",
    include_str!("../../migrations/0005_moderation.sql"),
    include_str!("fixtures/version-5.sql"),
];

const SIXTH: [&str; 3] = [
    include_str!("../../migrations/0006_counted_games.sql"),
    include_str!("fixtures/version-6.sql"),
    "PRAGMA user_version = 6",
];

const SEVENTH: [&str; 3] = [
    include_str!("../../migrations/0007_analyses.sql"),
    include_str!("fixtures/version-7.sql"),
    "PRAGMA user_version = 7",
];

#[tokio::test]
async fn a_bot_of_the_eighth_version_has_no_owner_and_accepts_everything() {
    let folder = tempfile::tempdir().unwrap();
    let eighth = [
        include_str!("../../migrations/0008_puzzles.sql"),
        include_str!("fixtures/version-8.sql"),
        "PRAGMA user_version = 8",
    ];
    let sql = [&FIRST[..], &TO_FOURTH[..], &TO_FIFTH[..], &SIXTH[..], &SEVENTH[..], &eighth[..]].concat();
    run_sql(folder.path(), &sql).await;
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let (ada, orsi) = (PersonId(1), store.person(PersonId(2)).await.unwrap());
    assert_eq!((orsi.bot, orsi.owner, orsi.answerable()), (true, None, orsi.id));
    assert_eq!(store.accepts(orsi.id).await, Ok(Accepts::default()));
    assert_eq!(store.puzzle_tries(ada).await.unwrap().len(), 1);
    let bot = store.new_bot(ada, "Snug", 1, 1).await.unwrap();
    assert_eq!((bot.owner, bot.answerable()), (Some(ada), ada));
}

#[tokio::test]
async fn people_of_the_seventh_version_can_solve_puzzles() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), &[&FIRST[..], &TO_FOURTH[..], &TO_FIFTH[..], &SIXTH[..], &SEVENTH[..]].concat()).await;
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let orsi = PersonId(2);
    assert!(store.analysis("v6over").await.unwrap().is_some());
    assert_eq!(store.puzzle_standing(orsi, 1).await.unwrap().rating, 1500, "a rating in a game is another one");
    let (puzzle, day) = ("discovery-1".to_owned(), Some(1));
    let attempt = NewTry { person: orsi, puzzle, right: true, day, at_ms: 1, hardness: 1500, rates_puzzle: true };
    assert!(store.try_puzzle(attempt).await.unwrap());
    assert_eq!(store.puzzle_standing(orsi, 1).await.unwrap().days, 1);
}

#[tokio::test]
async fn games_in_a_folder_of_the_sixth_version_have_no_analysis_yet() {
    let folder = tempfile::tempdir().unwrap();
    run_sql(folder.path(), &[&FIRST[..], &TO_FOURTH[..], &TO_FIFTH[..], &SIXTH[..]].concat()).await;
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!((store.analysis("v6over").await, store.unfinished_analyses().await), (Ok(None), Ok(Vec::new())));
    let analysis = StoredAnalysis { table: "v6over".to_owned(), version: 1, complete: true, body: "{}".to_owned() };
    store.keep_analysis(analysis.clone()).await.unwrap();
    assert_eq!(store.analysis("v6over").await, Ok(Some(analysis)));
    assert_eq!(store.load("v6over").await.unwrap().entries.len(), 3);
}

#[tokio::test]
async fn a_folder_of_the_second_version_too() {
    let folder = tempfile::tempdir().unwrap();
    let second = include_str!("../../migrations/0002_blocks_reports_resets.sql");
    let content = include_str!("fixtures/version-2.sql");
    run_sql(folder.path(), &[&FIRST[..], &[second, content, "PRAGMA user_version = 2"]].concat()).await;
    // What it signed cookies with is of no use any more.
    std::fs::write(folder.path().join("session.key"), [7; 32]).unwrap();

    let store = SqliteStore::open(folder.path()).await.unwrap();
    let ada = PersonId(1);
    assert_eq!(store.blocked(ada).await.unwrap()[0].name, "Guest 4821");
    let report = store.reports(false, None, 10).await.unwrap().items.remove(0);
    assert_eq!((report.reason.as_str(), report.lines[0].text.as_str()), ("sarcasm", "you too"));
    assert_eq!(store.reset_owner(std::array::from_fn(|at| 0x2f - at as u8), 1).await.unwrap().id, ada);
    assert!(!folder.path().join("session.key").exists());
}

#[tokio::test]
async fn a_restore_brings_nothing_back_that_ended_since() {
    let (folder, store) = fresh().await;
    let register = async |name: &str| store.register(None, name, "hash", 1).await.unwrap().id;
    let [ada, bob, eve, guy] =
        [register("Ada").await, register("Bob").await, register("Eve").await, register("Guy").await];
    store.set_banned(guy, true, 2).await.unwrap();
    store.new_pass(session(ada, 1)).await.unwrap();
    store.new_pass(NewPass { kind: PassKind::Token, ends_ms: None, ..session(ada, 2) }).await.unwrap();
    store.new_reset(ada, [3; 32], 1000).await.unwrap();
    let backup = folder.path().join("backup.sqlite");
    store.backup(&backup).await.unwrap();
    store.delete_person(bob, 3).await.unwrap();
    store.set_banned(eve, true, 3).await.unwrap();
    store.set_banned(guy, false, 3).await.unwrap();
    // A person who came later, and whose number is given out again after the restore.
    let late = store.register(None, "Late", "hash", 4).await.unwrap().id;
    store.set_banned(late, true, 5).await.unwrap();
    store.close().await;
    drop(store);

    let restored = SqliteStore::restore(&backup, folder.path(), true).await.unwrap();
    let again = Again { banned: 1, pardoned: 1, deleted: 1 };
    assert_eq!(restored, Restored { from: backup.clone(), people: 3, tables: 0, again });
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert!(store.pass([1; 32], 20).await.is_err() && store.pass([2; 32], 20).await.is_err());
    assert!(store.reset_owner([3; 32], 20).await.is_err());
    assert_eq!(store.person_named("Bob").await, Err(StoreError::NotFound("person")));
    assert!(store.person(eve).await.unwrap().banned && !store.person(guy).await.unwrap().banned);
    let next = store.register(None, "Next", "hash", 6).await.unwrap();
    assert_eq!((next.id, next.banned), (late, false));
    store.close().await;
    drop(store);
    SqliteStore::restore(&backup, folder.path(), true).await.unwrap();
    assert!(SqliteStore::open(folder.path()).await.unwrap().person(eve).await.unwrap().banned, "every time");
}

#[tokio::test]
async fn a_restore_that_is_killed_leaves_the_old_state_or_the_new_one() {
    let (folder, store) = fresh().await;
    store.register(None, "Ada", "hash", 1).await.unwrap();
    let backup = folder.path().join("backup.sqlite");
    store.backup(&backup).await.unwrap();
    store.register(None, "Late", "hash", 1).await.unwrap();
    store.close().await;
    drop(store);
    let people = async || {
        let store = SqliteStore::open(folder.path()).await.unwrap();
        let people = store.people(None, 10).await.unwrap().items.len();
        store.close().await;
        people
    };
    // Killed while it was prepared, and when it was.
    std::fs::copy(&backup, folder.path().join("hedgerow.restore")).unwrap();
    assert_eq!(people().await, 2);
    std::fs::copy(&backup, folder.path().join("hedgerow.restored")).unwrap();
    assert_eq!(people().await, 1);
    assert!(!folder.path().join("hedgerow.restored").exists());
}

#[cfg(unix)]
#[tokio::test]
async fn a_restored_database_is_for_its_owner_only() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, store) = fresh().await;
    let backup = folder.path().join("backup.sqlite");
    store.backup(&backup).await.unwrap();
    std::fs::write(folder.path().join("other.part"), "precious").unwrap();
    store.backup(&folder.path().join("other.sqlite")).await.unwrap();
    assert_eq!(std::fs::read(folder.path().join("other.part")).unwrap(), b"precious");
    // As it comes from another machine.
    std::fs::set_permissions(&backup, std::fs::Permissions::from_mode(0o644)).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    SqliteStore::restore(&backup, elsewhere.path(), false).await.unwrap();
    let mode = std::fs::metadata(elsewhere.path().join("hedgerow.sqlite")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test]
async fn a_lost_database_is_not_quietly_replaced_by_an_empty_one() {
    for lose in [|file: &Path| std::fs::remove_file(file).unwrap(), |file: &Path| std::fs::write(file, "").unwrap()] {
        let (folder, store) = fresh().await;
        let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
        store.set_banned(ada, true, 2).await.unwrap();
        store.close().await;
        drop(store);
        lose(&folder.path().join("hedgerow.sqlite"));
        let refused = SqliteStore::open(folder.path()).await.unwrap_err();
        assert!(matches!(refused, OpenError::Lost { .. }), "{refused}");
        let anew = Opening { start_empty: true, ..Opening::default() };
        let store = SqliteStore::open_with(folder.path(), anew).await.unwrap();
        assert_eq!(store.register(None, "Bob", "hash", 1).await.unwrap().id, ada, "the first number again");
        store.close().await;
        drop(store);
        SqliteStore::open(folder.path()).await.unwrap();
    }
}

#[tokio::test]
async fn how_long_the_server_has_run_is_noted() {
    let (_folder, store) = fresh().await;
    assert_eq!(store.ran_ms().await.unwrap(), 0);
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let mut created = creation("t1", ada);
    created.summary.changed_ms = 777;
    store.save(created).await.unwrap();
    assert_eq!(store.ran_ms().await.unwrap(), 777, "tables of before know dates only");
    store.note_ran(5).await.unwrap();
    assert_eq!(store.ran_ms().await.unwrap(), 5);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_games_go_on_restores_everything_that_was_there() {
    let (folder, store) = fresh().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    store.save(creation("t1", ada)).await.unwrap();
    for version in 2..50 {
        store.save(save("t1", ada, vec![entry(version, Some(ada), None)])).await.unwrap();
    }
    let going_on = {
        let store = store.clone();
        tokio::spawn(async move {
            for version in 50..400 {
                store.save(save("t1", ada, vec![entry(version, Some(ada), None)])).await.unwrap();
            }
        })
    };
    tokio::time::sleep(Duration::from_millis(20)).await;
    let file = folder.path().join("backup.sqlite");
    store.backup(&file).await.unwrap();
    assert!(store.backup(&file).await.unwrap_err().to_string().contains("exists already"));
    going_on.await.unwrap();
    assert_eq!(store.load("t1").await.unwrap().entries.len(), 399);

    let elsewhere = tempfile::tempdir().unwrap();
    SqliteStore::restore(&file, elsewhere.path(), false).await.unwrap();
    assert!(matches!(SqliteStore::restore(&file, elsewhere.path(), false).await, Err(OpenError::NotEmpty { .. })));
    SqliteStore::restore(&file, elsewhere.path(), true).await.unwrap();
    let restored = SqliteStore::open(elsewhere.path()).await.unwrap();
    let entries = restored.load("t1").await.unwrap().entries;
    assert!(entries.len() >= 49, "{}", entries.len());
    assert_eq!(entries, store.load("t1").await.unwrap().entries[..entries.len()]);
    assert_eq!(restored.person_named("ada").await.unwrap().id, ada);
    restored.save(save("t1", ada, vec![entry(entries.len() as u32 + 1, None, None)])).await.unwrap();
}

#[tokio::test]
async fn only_a_backup_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let target = tempfile::tempdir().unwrap();
    let text = folder.path().join("text");
    std::fs::write(&text, "this is no database at all, but long enough to look like one".repeat(100)).unwrap();
    let empty = folder.path().join("empty");
    std::fs::write(&empty, "").unwrap();
    run_sql(folder.path(), &["CREATE TABLE other (id)", "PRAGMA user_version = 1"]).await;
    let foreign = folder.path().join("hedgerow.sqlite");
    assert!(matches!(SqliteStore::open(folder.path()).await, Err(OpenError::Foreign)));
    for file in [text, empty, foreign, folder.path().join("missing")] {
        let error = SqliteStore::restore(&file, target.path(), false).await.unwrap_err();
        assert!(matches!(error, OpenError::NoBackup { .. }), "{error}");
    }
    assert!(!target.path().join("hedgerow.sqlite").exists());
    assert!(!target.path().join("hedgerow.restore").exists());
}
