//! The store: what it promises, on a real disk.

use hedgerow_protocol::Scope;
use hedgerow_server::store::{
    GameResult, NewReport, NewTable, OpenError, PeopleStore, PersonId, ResultSeat, SCHEMA_VERSION, Save, SqliteStore,
    Stage, StoreError, StoredChat, StoredEntry, Summary, TableStore,
};
use hedgerow_server::store::{NewPass, PassKind, Proof, Restored};
use sqlx::{ConnectOptions, Connection, sqlite::SqliteConnectOptions};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;

async fn fresh() -> (TempDir, Arc<SqliteStore>) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    (folder, Arc::new(store))
}

fn table(id: &str, host: PersonId) -> NewTable {
    NewTable {
        id: id.to_owned(),
        host,
        key: Some("key".to_owned()),
        secret: [7; 32],
        settings: "{}".to_owned(),
        created_ms: 1000,
    }
}

fn entry(version: u32, person: Option<PersonId>, client_id: Option<&str>) -> StoredEntry {
    let body = format!("{{\"do\":\"play\",\"version\":{version}}}");
    StoredEntry { version, at_ms: 2000 + u64::from(version), person, client_id: client_id.map(str::to_owned), body }
}

fn summary(people: Vec<(PersonId, bool)>) -> Summary {
    Summary {
        stage: Stage::Playing,
        changed_ms: 3000,
        due_ms: None,
        listing: "{\"id\":\"listed\"}".to_owned(),
        people,
        open: true,
    }
}

fn save(id: &str, person: PersonId, entries: Vec<StoredEntry>) -> Save {
    Save { table: id.to_owned(), create: None, entries, summary: summary(vec![(person, true)]), result: None }
}

fn creation(id: &str, person: PersonId) -> Save {
    Save { create: Some(table(id, person)), ..save(id, person, vec![entry(1, Some(person), None)]) }
}

fn result(game: &'static str, seats: &[(PersonId, &str, u32, u8)]) -> GameResult {
    let seat = |(person, name, score, place): &(PersonId, &str, u32, u8)| ResultSeat {
        name: (*name).to_owned(),
        person: Some(*person),
        score: *score,
        place: *place,
    };
    let seats = seats.iter().map(seat).collect();
    GameResult { game, rules: format!("{game}/first"), rated: true, open: true, ended_ms: 9000, seats }
}

#[tokio::test]
async fn what_was_saved_is_found_again_after_reopening() {
    let (folder, store) = fresh().await;
    let ada = store.new_guest(1).await.unwrap();
    let said = StoredChat { id: 1, person: ada.id, name: ada.name.clone(), text: "hi".to_owned(), at_ms: 5 };
    store.save(creation("t1", ada.id)).await.unwrap();
    store.save(save("t1", ada.id, vec![entry(2, Some(ada.id), Some("c1")), entry(3, None, None)])).await.unwrap();
    store.say("t1", said.clone()).await.unwrap();
    let before = store.load("t1").await.unwrap();
    store.close().await;
    drop(store);

    let store = SqliteStore::open(folder.path()).await.unwrap();
    let loaded = store.load("t1").await.unwrap();
    assert_eq!(loaded, before);
    assert_eq!(loaded.table, table("t1", ada.id));
    assert_eq!(
        loaded.entries,
        [entry(1, Some(ada.id), None), entry(2, Some(ada.id), Some("c1")), entry(3, None, None)]
    );
    assert_eq!(loaded.chat, [said]);
    assert_eq!(store.person(ada.id).await.unwrap(), ada);
    assert_eq!(store.load("nowhere").await, Err(StoreError::NotFound("table")));
}

#[tokio::test]
async fn versions_client_ids_and_tables_are_unique_and_a_refused_save_leaves_nothing() {
    let (_folder, store) = fresh().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    store.save(creation("t1", ada)).await.unwrap();
    store.save(save("t1", ada, vec![entry(2, Some(ada), Some("same"))])).await.unwrap();
    assert!(matches!(store.save(creation("t1", ada)).await, Err(StoreError::Taken(_))));
    assert!(matches!(
        store.save(save("t1", ada, vec![entry(2, Some(bob), Some("x"))])).await,
        Err(StoreError::Taken(_))
    ));
    let mut again = save("t1", ada, vec![entry(3, Some(bob), Some("y")), entry(4, Some(ada), Some("same"))]);
    again.summary.stage = Stage::Over;
    assert!(matches!(store.save(again).await, Err(StoreError::Taken(_))));
    assert_eq!(store.load("t1").await.unwrap().entries.len(), 2);
    assert_eq!(store.unfinished().await.unwrap(), ["t1"]);
    store.save(save("t1", ada, vec![entry(3, Some(bob), Some("same"))])).await.unwrap();
    assert!(store.save(save("t2", ada, vec![entry(1, None, None)])).await.is_err());
}

#[tokio::test]
async fn lists_of_tables() {
    let (_folder, store) = fresh().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    for (number, id) in (1u64..).zip(["t1", "t2", "t3", "t4"]) {
        let mut save = creation(id, ada);
        let created = save.create.as_mut().unwrap();
        created.created_ms = number;
        save.summary.listing = format!("{{\"id\":\"{id}\"}}");
        save.summary.changed_ms = 100 - number;
        save.summary.people = vec![(ada, id == "t3"), (bob, false), (ada, false)];
        save.summary.due_ms = Some(1000 - number);
        save.summary.open = id != "t2";
        save.summary.stage = if id == "t4" { Stage::Over } else { Stage::Playing };
        store.save(save).await.unwrap();
    }
    assert_eq!(store.lobby(10).await.unwrap(), [r#"{"id":"t3"}"#, r#"{"id":"t1"}"#]);
    assert_eq!(store.lobby(1).await.unwrap(), [r#"{"id":"t3"}"#]);
    let due = async |after: (u64, &str), limit| {
        let due = store.due(998, &(after.0, after.1.to_string()), limit).await.unwrap();
        due.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    };
    assert_eq!(due((0, ""), 10).await, ["t4", "t3", "t2"]);
    assert_eq!(due((0, ""), 1).await, ["t4"]);
    assert_eq!(due((996, "t4"), 10).await, ["t3", "t2"]);
    let unfinished: Vec<String> = store.unfinished_tables_of(bob).await.unwrap();
    assert_eq!(unfinished.len(), 3, "t4 is over");
    let mut unfinished = store.unfinished().await.unwrap();
    unfinished.sort();
    assert_eq!(unfinished, ["t1", "t2", "t3"]);
    let own = store.tables_of(ada, 2).await.unwrap();
    assert_eq!(own, [(r#"{"id":"t3"}"#.to_owned(), true), (r#"{"id":"t1"}"#.to_owned(), false)]);
    assert_eq!(store.waiting(ada).await.unwrap(), 1);
    assert_eq!(store.waiting(bob).await.unwrap(), 0);
    let mut gone = save("t3", bob, Vec::new());
    gone.summary.people = vec![(bob, true)];
    store.save(gone).await.unwrap();
    assert_eq!((store.waiting(ada).await.unwrap(), store.waiting(bob).await.unwrap()), (0, 1));
    store.delete_table("t3").await.unwrap();
    assert_eq!(store.delete_table("t3").await, Err(StoreError::NotFound("table")));
    assert_eq!(store.waiting(bob).await.unwrap(), 0);
}

#[tokio::test]
async fn results_change_ratings_of_that_game_once() {
    let (_folder, store) = fresh().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let bob = store.register(None, "Bob", "hash", 1).await.unwrap().id;
    let eve = store.register(None, "Eve", "hash", 1).await.unwrap().id;
    let seats = [(ada, "Ada", 80, 2), (bob, "Bob", 90, 1), (eve, "Eve", 80, 2)];
    let over = Save { result: Some(result("hunters", &seats)), ..creation("t1", ada) };
    store.save(over.clone()).await.unwrap();
    let again = Save { create: None, entries: Vec::new(), ..over };
    assert!(matches!(store.save(again).await, Err(StoreError::Taken(_))));
    let mut unrated = result("discovery", &[(ada, "Ada", 1, 1), (ada, "me too", 0, 2)]);
    unrated.open = false;
    store.save(Save { result: Some(unrated), ..creation("t2", ada) }).await.unwrap();

    let leaders = store.leaders("hunters", 10).await.unwrap();
    assert_eq!(leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>(), ["Bob", "Ada", "Eve"]);
    assert!(leaders[0].rating > 25.0 && leaders[1].rating < 25.0);
    assert_eq!(leaders[1].rating, leaders[2].rating);
    assert!(store.leaders("discovery", 10).await.unwrap().is_empty());
    let standings = store.standings(ada).await.unwrap();
    let counts: Vec<_> =
        standings.iter().map(|game| (game.game.as_str(), game.rated_games, game.games, game.wins)).collect();
    assert_eq!(counts, [("discovery", 0, 1, 1), ("hunters", 1, 1, 0)]);
    assert_eq!(store.games(ada, true, 10).await.unwrap().len(), 2);
    let public = store.games(ada, false, 10).await.unwrap();
    assert_eq!(public.len(), 1);
    assert_eq!((public[0].names.join(" "), public[0].winners.clone()), ("Ada Bob Eve".to_owned(), vec![1]));
}

#[tokio::test]
async fn deleting_a_person_takes_name_and_words_out_of_the_file() {
    let (folder, store) = fresh().await;
    let ada = store.register(None, "Ada Lovelace", "hash-of-ada", 1).await.unwrap().id;
    let bob = store.register(None, "Bob", "hash", 1).await.unwrap().id;
    let mut first = creation("t1", bob);
    first.entries[0].body = r#"{"seats":[{"is":"person","name":"Ada Lovelace"}]}"#.to_owned();
    first.summary.people = vec![(ada, true), (bob, false)];
    first.summary.listing = r#"{"seats":[{"name":"Ada Lovelace"},{"name":"Bob"}]}"#.to_owned();
    first.result = Some(result("carcassonne", &[(ada, "Ada Lovelace", 9, 1), (bob, "Bob", 8, 2)]));
    store.save(first).await.unwrap();
    let chat =
        StoredChat { id: 1, person: ada, name: "Ada Lovelace".into(), text: "analytical engine".into(), at_ms: 1 };
    store.say("t1", chat).await.unwrap();
    store.block(bob, ada).await.unwrap();
    store.block(ada, bob).await.unwrap();
    let report = |reporter| NewReport { table: "t1".into(), message: 1, reporter, reason: "why".into(), at_ms: 1 };
    store.report(report(bob)).await.unwrap();
    assert_eq!(store.reports(10).await.unwrap()[0].text, "analytical engine");
    assert_eq!(store.report(NewReport { message: 7, ..report(bob) }).await, Err(StoreError::NotFound("message")));

    let left = store.delete_person(ada, 1).await.unwrap();
    assert_eq!(left, format!("Deleted {}", ada.0));
    assert_eq!(store.person(ada).await, Err(StoreError::NotFound("person")));
    assert_eq!(store.person_named("Ada Lovelace").await, Err(StoreError::NotFound("person")));
    assert!(store.blocked(bob).await.unwrap().is_empty());
    assert!(store.reports(10).await.unwrap().is_empty());
    let loaded = store.load("t1").await.unwrap();
    assert!(loaded.chat.is_empty());
    assert!(loaded.entries[0].body.contains(&left));
    assert_eq!(store.games(bob, false, 10).await.unwrap()[0].names, [left, "Bob".to_owned()]);
    assert_eq!(store.leaders("carcassonne", 10).await.unwrap().len(), 1);
    store.register(None, "ada lovelace", "hash", 1).await.unwrap();
    store.delete_person(store.person_named("ADA LOVELACE").await.unwrap().id, 1).await.unwrap();
    store.close().await;
    let bytes = std::fs::read(folder.path().join("hedgerow.sqlite")).unwrap();
    for secret in ["Ada Lovelace", "ada lovelace", "analytical engine", "hash-of-ada"] {
        assert!(
            !bytes.windows(secret.len()).any(|window| window == secret.as_bytes()),
            "{secret} is still in the file"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_tables_save_together_and_a_duplicate_fails_alone() {
    let (_folder, store) = fresh().await;
    let ada = store.new_guest(1).await.unwrap().id;
    const TABLES: u32 = 100;
    const STEPS: u32 = 40;
    for number in 0..TABLES {
        store.save(creation(&format!("t{number}"), ada)).await.unwrap();
    }
    let start = Instant::now();
    let tables = (0..TABLES).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            let id = format!("t{number}");
            for version in 2..2 + STEPS {
                let client_id = format!("c{version}");
                let step = || save(&id, ada, vec![entry(version, Some(ada), Some(&client_id))]);
                store.save(step()).await.unwrap();
                if version % 10 == 0 {
                    assert!(matches!(store.save(step()).await, Err(StoreError::Taken(_))));
                }
            }
        })
    });
    for table in tables.collect::<Vec<_>>() {
        table.await.unwrap();
    }
    let per_second = f64::from(TABLES * STEPS) / start.elapsed().as_secs_f64();
    println!("{per_second:.0} saves a second");
    assert!(per_second > 300.0, "only {per_second:.0} saves a second");
    for number in 0..TABLES {
        let versions = store.load(&format!("t{number}")).await.unwrap().entries.into_iter().map(|entry| entry.version);
        assert!(versions.eq(1..2 + STEPS));
    }
}

/// Not a test by itself: the process that the next test kills.
#[tokio::test]
async fn a_process_that_saves_until_it_is_killed() {
    let Some(folder) = std::env::var_os("HEDGEROW_TEST_KILLED") else { return };
    let store = SqliteStore::open(Path::new(&folder)).await.unwrap();
    let ada = store.new_guest(1).await.unwrap().id;
    store.save(creation("t1", ada)).await.unwrap();
    for version in 2.. {
        store.save(save("t1", ada, vec![entry(version, Some(ada), None)])).await.unwrap();
        println!("stored {version}");
    }
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_killed_process() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "a_process_that_saves_until_it_is_killed", "--nocapture"])
        .env("HEDGEROW_TEST_KILLED", folder.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut versions = lines.filter_map(|line| line.rsplit_once("stored ")?.1.parse::<u32>().ok());
    let at_least = versions.by_ref().nth(200).unwrap();
    process.kill().unwrap();
    let acknowledged = versions.last().unwrap_or(at_least);
    process.wait().unwrap();
    let store = SqliteStore::open(folder.path()).await.unwrap();
    let entries = store.load("t1").await.unwrap().entries;
    assert!(entries.len() as u32 >= acknowledged, "{} of {acknowledged}", entries.len());
    assert!(entries.iter().map(|entry| entry.version).eq(1..=entries.len() as u32), "no gaps");
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
    assert_eq!(store.waiting(orsi).await.unwrap(), 1);
    assert_eq!(store.leaders("carcassonne", 10).await.unwrap()[0].rating, 27.5);
    assert_eq!(store.games(ada, false, 10).await.unwrap()[0].scores, [91, 77]);
    assert_eq!(store.setting("registration").await.unwrap().as_deref(), Some("closed"));
    // What the second version added works, and numbers go on where they were.
    store.block(ada, orsi).await.unwrap();
    assert_eq!(store.blocked(ada).await.unwrap()[0].name, "Őrsi");
    assert_eq!(store.new_guest(1).await.unwrap().id, PersonId(4));
    assert_eq!(SCHEMA_VERSION, 3, "a new migration needs a fixture of the version before it");
}

const FIRST: [&str; 3] = [
    include_str!("../migrations/0001_people_and_tables.sql"),
    include_str!("fixtures/version-1.sql"),
    "PRAGMA user_version = 1",
];

#[tokio::test]
async fn a_folder_of_the_second_version_too() {
    let folder = tempfile::tempdir().unwrap();
    let second = include_str!("../migrations/0002_blocks_reports_resets.sql");
    let content = include_str!("fixtures/version-2.sql");
    run_sql(folder.path(), &[&FIRST[..], &[second, content, "PRAGMA user_version = 2"]].concat()).await;
    // What it signed cookies with is of no use any more.
    std::fs::write(folder.path().join("session.key"), [7; 32]).unwrap();

    let store = SqliteStore::open(folder.path()).await.unwrap();
    let ada = PersonId(1);
    assert_eq!(store.blocked(ada).await.unwrap()[0].name, "Guest 4821");
    assert_eq!(store.reports(10).await.unwrap()[0].reason, "sarcasm");
    assert_eq!(store.reset_owner(std::array::from_fn(|at| 0x2f - at as u8), 1).await.unwrap().id, ada);
    assert!(!folder.path().join("session.key").exists());
}

/// A session, by the secret that is stored of it.
fn session(person: PersonId, secret: u8) -> NewPass {
    let (label, scopes) = ("Firefox, Linux".to_owned(), Scope::ALL.to_vec());
    NewPass {
        person,
        proof: Proof::Nothing,
        secret: [secret; 32],
        kind: PassKind::Session,
        label,
        scopes,
        now_ms: 10,
        ends_ms: Some(100),
    }
}

#[tokio::test]
async fn a_pass_opens_an_account_until_it_ends() {
    let (_folder, store) = fresh().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let first = store.new_pass(session(ada, 1)).await.unwrap();
    let second = store.new_pass(session(ada, 2)).await.unwrap();
    assert!(matches!(store.new_pass(session(ada, 2)).await, Err(StoreError::Taken(_))));
    assert_eq!(store.pass([1; 32], 99).await.unwrap(), (store.person(ada).await.unwrap(), first.clone()));
    assert_eq!(store.pass([1; 32], 100).await, Err(StoreError::NotFound("pass")), "it ended by itself");
    store.use_pass(first.id, 90, Some(1000)).await.unwrap();
    assert_eq!(store.pass([1; 32], 100).await.unwrap().1.used_ms, 90);
    let bob = store.register(None, "Bob", "hash", 1).await.unwrap().id;
    assert_eq!(store.end_pass(bob, PassKind::Session, first.id).await, Err(StoreError::NotFound("pass")));
    assert_eq!(store.end_pass(ada, PassKind::Token, first.id).await, Err(StoreError::NotFound("pass")));
    store.end_pass(ada, PassKind::Session, first.id).await.unwrap();
    assert_eq!(store.passes(ada, PassKind::Session, 20).await.unwrap(), [second]);
    // A pass that rests on what ended meanwhile is not given out.
    for proof in [Proof::Pass(first.id), Proof::Password(Some("old".to_owned()))] {
        let late = store.new_pass(NewPass { proof, ..session(ada, 3) }).await;
        assert_eq!(late, Err(StoreError::NotFound("pass")));
    }
    store.forget_ended(100).await.unwrap();
    assert_eq!(store.passes(ada, PassKind::Session, 1).await.unwrap(), [], "they ended by themselves");
    for secret in 10..80 {
        store.new_pass(NewPass { now_ms: u64::from(secret), ..session(ada, secret) }).await.unwrap();
    }
    assert_eq!(store.passes(ada, PassKind::Session, 20).await.unwrap().len(), 50, "the oldest ended");
    assert!(store.pass([79; 32], 99).await.is_ok() && store.pass([2; 32], 99).await.is_err());
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
    // Somebody who came later, and whose number is given out again after the restore.
    let late = store.register(None, "Late", "hash", 4).await.unwrap().id;
    store.set_banned(late, true, 5).await.unwrap();
    store.close().await;
    drop(store);

    let restored = SqliteStore::restore(&backup, folder.path(), true).await.unwrap();
    assert_eq!(restored, Restored { banned: 1, pardoned: 1, deleted: 1 });
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
        let store = SqliteStore::open_or_begin(folder.path()).await.unwrap();
        assert_eq!(store.register(None, "Bob", "hash", 1).await.unwrap().id, ada, "the first number again");
        store.close().await;
        drop(store);
        SqliteStore::open(folder.path()).await.unwrap();
    }
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
async fn tables_that_are_saved_together_are_both_there_or_neither() {
    let (_folder, store) = fresh().await;
    let ada = store.new_guest(1).await.unwrap().id;
    store.save(creation("old", ada)).await.unwrap();
    let wrong = save("old", ada, vec![entry(1, Some(ada), None)]);
    let refused = store.save_together(vec![creation("new", ada), wrong]).await;
    assert!(matches!(refused, Err(StoreError::Taken(_))), "{refused:?}");
    assert!(store.load("new").await.is_err(), "no orphan is left");
    let right = save("old", ada, vec![entry(2, Some(ada), None)]);
    store.save_together(vec![creation("new", ada), right]).await.unwrap();
    assert_eq!(
        (store.load("new").await.unwrap().entries.len(), store.load("old").await.unwrap().entries.len()),
        (1, 2)
    );
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

#[tokio::test]
async fn a_closed_store_refuses_instead_of_losing() {
    let (folder, store) = fresh().await;
    let ada = store.new_guest(1).await.unwrap().id;
    let late = (0..50).map(|number| {
        let store = store.clone();
        tokio::spawn(async move { store.save(creation(&format!("t{number}"), ada)).await })
    });
    let late: Vec<_> = late.collect();
    tokio::task::yield_now().await;
    store.close().await;
    let mut stored = 0;
    for save in late {
        stored += usize::from(save.await.unwrap().is_ok());
    }
    assert!(matches!(store.new_guest(1).await, Err(StoreError::Failed(_))));
    drop(store);
    let store = SqliteStore::open(folder.path()).await.unwrap();
    assert_eq!(store.unfinished().await.unwrap().len(), stored, "exactly what was acknowledged is there");
}
