//! What every store promises, whatever it is made of: [`conformance!`] makes the tests for one kind of store. One long file,
//! because all of it together is what another store has to pass.

use crate::stored::{creation, entry, result, said, save, session, table};
use hedgerow_protocol::{Accepts, TableStage};
use hedgerow_server::clock::Moment;
use hedgerow_server::person::PersonId;
use hedgerow_server::store::{
    Forgotten, NewPass, NewTry, Outdated, PassKind, Proof, Save, SqliteStore, Store, StoreError, StoredAnalysis,
    StoredChat, StoredEntry, Wanted,
};
use hedgerow_server::table::Entry;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Instant;

/// A kind of store: where one lives, and how it is opened there, again and again.
trait StoreKind {
    /// Removes the store when it is dropped.
    type Home;
    async fn empty() -> Self::Home;
    /// What finds the same store from another process.
    fn address(home: &Self::Home) -> String;
    async fn open(address: &str) -> Arc<dyn Store>;
}

struct Sqlite;

impl StoreKind for Sqlite {
    type Home = tempfile::TempDir;

    async fn empty() -> tempfile::TempDir {
        tempfile::tempdir().unwrap()
    }

    fn address(home: &tempfile::TempDir) -> String {
        home.path().to_str().unwrap().to_owned()
    }

    async fn open(address: &str) -> Arc<dyn Store> {
        Arc::new(SqliteStore::open(&PathBuf::from(address)).await.unwrap())
    }
}

async fn fresh<K: StoreKind>() -> (K::Home, Arc<dyn Store>) {
    let home = K::empty().await;
    let store = K::open(&K::address(&home)).await;
    (home, store)
}

async fn reopened<K: StoreKind>(home: &K::Home, store: Arc<dyn Store>) -> Arc<dyn Store> {
    store.close().await;
    drop(store);
    K::open(&K::address(home)).await
}

macro_rules! conformance {
    ($name:ident, $kind:ident: $($test:ident),+ $(,)?) => {
        mod $name {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $test() {
                super::$test::<super::$kind>(concat!("conformance::", stringify!($name), "::", stringify!($test))).await;
            })+
        }
    };
}

conformance!(sqlite, Sqlite:
    what_was_saved_is_found_again_after_reopening,
    versions_and_ids_are_unique_and_a_refused_save_leaves_nothing,
    what_is_asked_twice_is_done_once,
    lists_of_tables_come_in_pages,
    a_lobby_shows_what_is_wanted,
    results_change_ratings_of_that_game_once,
    first_answers_to_puzzles_count_and_go_with_their_person,
    bots_belong_to_a_person_and_share_their_fate,
    a_rename_is_seen_everywhere_and_touches_no_game,
    what_somebody_said_comes_in_pages_and_goes_with_them,
    many_tables_save_together_and_a_duplicate_fails_alone,
    tables_that_are_saved_together_are_both_there_or_neither,
    what_was_acknowledged_survives_a_killed_process,
    a_pass_opens_an_account_until_it_ends,
    a_closed_store_refuses_instead_of_losing,
    what_is_outdated_goes_and_everything_else_stays,
    nobody_fills_the_lobby_alone,
    an_analysis_is_kept_with_its_table_and_goes_with_it,
);

async fn what_was_saved_is_found_again_after_reopening<K: StoreKind>(_: &str) {
    let (home, store) = fresh::<K>().await;
    let ada = store.new_guest(1).await.unwrap();
    let said = said(1, ada.id, "hi");
    store.save(creation("t1", ada.id)).await.unwrap();
    store.save(save("t1", ada.id, vec![entry(2, Some(ada.id), Some("c1")), entry(3, None, None)])).await.unwrap();
    store.say("t1", said.clone()).await.unwrap();
    let before = store.load("t1").await.unwrap();
    let store = reopened::<K>(&home, store).await;
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

async fn versions_and_ids_are_unique_and_a_refused_save_leaves_nothing<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    store.save(creation("t1", ada)).await.unwrap();
    store.save(save("t1", ada, vec![entry(2, Some(ada), Some("same"))])).await.unwrap();
    assert!(matches!(store.save(creation("t1", ada)).await, Err(StoreError::Taken(_))));
    assert!(matches!(
        store.save(save("t1", ada, vec![entry(2, Some(bob), Some("x"))])).await,
        Err(StoreError::Taken(_))
    ));
    let mut again = save("t1", ada, vec![entry(3, Some(bob), Some("y")), entry(4, Some(ada), Some("same"))]);
    again.summary.stage = TableStage::Over;
    assert!(matches!(store.save(again).await, Err(StoreError::Taken(_))));
    assert_eq!(store.load("t1").await.unwrap().entries.len(), 2);
    assert_eq!(store.unfinished().await.unwrap(), ["t1"]);
    store.save(save("t1", ada, vec![entry(3, Some(bob), Some("same"))])).await.unwrap();
    assert!(store.save(save("t2", ada, vec![entry(1, None, None)])).await.is_err());
}

async fn lists_of_tables_come_in_pages<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    for (number, id) in (1u64..).zip(["t1", "t2", "t3", "t4", "t5"]) {
        let mut save = creation(id, ada);
        let created = save.create.as_mut().unwrap();
        // Two of them at the same moment.
        created.created_ms = number.min(4);
        save.summary.changed_ms = 100 - number.min(4);
        save.summary.people = vec![(ada, id == "t3"), (bob, false), (ada, false)];
        save.summary.due_ms = Some(1000 - number);
        save.summary.open = id != "t2";
        save.summary.stage = if id == "t1" { TableStage::Over } else { TableStage::Playing };
        store.save(save).await.unwrap();
    }
    let lobby = async |after: Option<&str>, limit| {
        let page = store.lobby(&Wanted::default(), after, limit).await.unwrap();
        (page.items.into_iter().map(|listing| listing.id).collect::<Vec<_>>().join(" "), page.next)
    };
    assert_eq!(lobby(None, 10).await, ("t5 t4 t3".to_owned(), None));
    let (first, next) = lobby(None, 1).await;
    assert_eq!(first, "t5");
    assert_eq!(lobby(next.as_deref(), 2).await, ("t4 t3".to_owned(), None));
    for wrong in ["", "x", "1", "x.y", "💥"] {
        assert_eq!(store.lobby(&Wanted::default(), Some(wrong), 1).await, Err(StoreError::BadPlace), "{wrong:?}");
        assert_eq!(store.tables_of(ada, Some(wrong), 1).await, Err(StoreError::BadPlace), "{wrong:?}");
    }
    let due = async |after: (u64, &str), limit| {
        let due = store.due(998, &(after.0, after.1.to_string()), limit).await.unwrap();
        due.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
    };
    assert_eq!(due((0, ""), 10).await, ["t5", "t4", "t3", "t2"]);
    assert_eq!(due((0, ""), 1).await, ["t5"]);
    assert_eq!(due((996, "t4"), 10).await, ["t3", "t2"]);
    let unfinished: Vec<String> = store.unfinished_tables_of(bob).await.unwrap();
    assert_eq!(unfinished.len(), 4, "t1 is over");
    let mut unfinished = store.unfinished().await.unwrap();
    unfinished.sort();
    assert_eq!(unfinished, ["t2", "t3", "t4", "t5"]);
    // One by one: every table once, those that wait first.
    let (mut own, mut after) = (Vec::new(), None);
    loop {
        let page = store.tables_of(ada, after.as_deref(), 1).await.unwrap();
        own.extend(page.items.into_iter().map(|(listing, waits)| (listing.id, waits)));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let own: Vec<(&str, bool)> = own.iter().map(|(id, waits)| (id.as_str(), *waits)).collect();
    assert_eq!(own, [("t3", true), ("t1", false), ("t2", false), ("t5", false), ("t4", false)]);
    assert_eq!(store.waiting(ada).await.unwrap(), ["t3"]);
    assert!(store.waiting(bob).await.unwrap().is_empty());
    let mut gone = save("t3", bob, Vec::new());
    gone.summary.people = vec![(bob, true)];
    store.save(gone).await.unwrap();
    assert!(store.waiting(ada).await.unwrap().is_empty());
    assert_eq!(store.waiting(bob).await.unwrap(), ["t3"]);
    store.delete_table("t3").await.unwrap();
    assert_eq!(store.delete_table("t3").await, Err(StoreError::NotFound("table")));
    assert!(store.waiting(bob).await.unwrap().is_empty());
}

async fn a_lobby_shows_what_is_wanted<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let ada = store.new_guest(1).await.unwrap().id;
    for (id, rules, rated, stage) in [
        ("t1", "carcassonne/first", false, TableStage::Waiting),
        ("t2", "hunters/pl2002", true, TableStage::Waiting),
        ("t3", "hunters/hu2002", false, TableStage::Playing),
    ] {
        let mut save = creation(id, ada);
        save.summary.listing.rules = rules.to_owned();
        save.summary.listing.rated = rated;
        save.summary.listing.while_here = rated;
        save.summary.stage = stage;
        store.save(save).await.unwrap();
    }
    let shown = async |wanted: Wanted| {
        let page = store.lobby(&wanted, None, 10).await.unwrap();
        page.items.into_iter().map(|listing| listing.id).collect::<Vec<_>>().join(" ")
    };
    let hunters = || Some(vec!["hunters/pl2002".to_owned(), "hunters/hu2002".to_owned()]);
    assert_eq!(shown(Wanted::default()).await, "t3 t2 t1");
    assert_eq!(shown(Wanted { rules: hunters(), ..Wanted::default() }).await, "t3 t2");
    assert_eq!(shown(Wanted { stage: Some(TableStage::Waiting), ..Wanted::default() }).await, "t2 t1");
    assert_eq!(shown(Wanted { rated: Some(true), ..Wanted::default() }).await, "t2");
    assert_eq!(shown(Wanted { while_here: Some(true), ..Wanted::default() }).await, "t2");
    assert_eq!(shown(Wanted { while_here: Some(false), ..Wanted::default() }).await, "t3 t1");
    assert_eq!(shown(Wanted { rules: hunters(), rated: Some(false), stage: None, while_here: None }).await, "t3");
}

async fn what_is_asked_twice_is_done_once<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    let made = |id: &str, host| {
        let mut save = creation(id, host);
        save.create.as_mut().unwrap().client_id = Some("mine".to_owned());
        save
    };
    assert_eq!(store.table_made(ada, "mine").await.unwrap(), None);
    store.save(made("t1", ada)).await.unwrap();
    assert!(matches!(store.save(made("t2", ada)).await, Err(StoreError::Taken(_))));
    store.save(made("t3", bob)).await.unwrap();
    assert_eq!(store.table_made(ada, "mine").await.unwrap().as_deref(), Some("t1"));
    assert!(store.load("t2").await.is_err());
    let word = |id, person| StoredChat { client_id: Some("w".into()), ..said(id, person, "hi") };
    assert_eq!(store.say("t1", word(1, ada)).await, Ok(true));
    assert_eq!(store.say("t1", word(2, ada)).await, Ok(false));
    assert_eq!(store.say("t1", word(2, bob)).await, Ok(true), "ids are each speaker's own");
    assert_eq!(store.say("t3", word(1, ada)).await, Ok(true), "and each table's");
    assert_eq!(store.load("t1").await.unwrap().chat.len(), 2);
    assert!(matches!(store.say("t1", said(2, ada, "a number twice")).await, Err(StoreError::Taken(_))));
    assert_eq!(store.say("nowhere", said(1, ada, "hello?")).await, Err(StoreError::NotFound("table")));
}

async fn a_rename_is_seen_everywhere_and_touches_no_game<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let bob = store.register(None, "Bob", "hash", 1).await.unwrap().id;
    let seats = [(ada, None, 9, 1), (bob, None, 8, 2), (ada, Some("Grandma"), 7, 3)];
    store.save(Save { result: Some(result("carcassonne", &seats)), ..creation("t1", ada) }).await.unwrap();
    store.say("t1", said(1, ada, "hi")).await.unwrap();
    let before = store.load("t1").await.unwrap();
    store.rename(ada, "Countess").await.unwrap();
    assert_eq!(store.load("t1").await.unwrap(), before, "a game knows people by number");
    assert_eq!(store.known(&[ada, bob, PersonId(4711)]).await.unwrap().len(), 2);
    assert_eq!(store.known(&[ada]).await.unwrap()[&ada].name, "Countess");
    let games = store.games(bob, false, None, 10).await.unwrap().items;
    assert_eq!(games[0].names, ["Countess", "Bob", "Grandma"], "labels are the table's own");
    let left = store.delete_person(ada, 1).await.unwrap();
    assert_eq!(store.games(bob, false, None, 10).await.unwrap().items[0].names, [left.as_str(), "Bob", "Grandma"]);
    assert_eq!(store.known(&[ada]).await.unwrap()[&ada].name, left);
    assert!(matches!(store.rename(ada, "Zombie").await, Err(StoreError::NotFound(_))));
}

async fn what_somebody_said_comes_in_pages_and_goes_with_them<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    for table in ["t1", "t2"] {
        store.save(creation(table, ada)).await.unwrap();
        for id in 1..=300 {
            let person = if id % 10 == 0 { bob } else { ada };
            store.say(table, said(id, person, &format!("{table} {id}"))).await.unwrap();
        }
    }
    let (mut heard, mut after) = (Vec::new(), None);
    loop {
        let page = store.said_by(ada, after.as_deref(), 100).await.unwrap();
        assert!(page.items.len() <= 100);
        heard.extend(page.items.into_iter().map(|(table, said)| (table, said.id)));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(heard.len(), 540);
    heard.dedup();
    assert_eq!(heard.len(), 540, "each of them once");
    store.delete_person(ada, 1).await.unwrap();
    assert!(store.said_by(ada, None, 10).await.unwrap().items.is_empty());
    assert_eq!(store.load("t1").await.unwrap().chat.len(), 30, "what others said stays");
}

async fn results_change_ratings_of_that_game_once<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let bob = store.register(None, "Bob", "hash", 1).await.unwrap().id;
    let eve = store.register(None, "Eve", "hash", 1).await.unwrap().id;
    let seats = [(ada, None, 80, 2), (bob, None, 90, 1), (eve, None, 80, 2)];
    let over = Save { result: Some(result("hunters", &seats)), ..creation("t1", ada) };
    store.save(over.clone()).await.unwrap();
    let again = Save { create: None, entries: Vec::new(), ..over };
    assert!(matches!(store.save(again).await, Err(StoreError::Taken(_))));
    let mut unrated = result("discovery", &[(ada, None, 1, 1), (ada, Some("me too"), 0, 2)]);
    unrated.open = false;
    store.save(Save { result: Some(unrated), ..creation("t2", ada) }).await.unwrap();

    let rating = async |person| {
        let standings = store.standings(person, true).await.unwrap();
        standings.into_iter().find(|standing| standing.game == "hunters").unwrap().rating
    };
    assert!(rating(bob).await > 1500 && rating(ada).await < 1500);
    assert_eq!(rating(ada).await, rating(eve).await);
    let standings = store.standings(ada, true).await.unwrap();
    let counts: Vec<_> =
        standings.iter().map(|game| (game.game.as_str(), game.rated_games, game.games, game.wins)).collect();
    assert_eq!(counts, [("discovery", 0, 1, 1), ("hunters", 1, 1, 0)]);
    assert_eq!(store.games(ada, true, None, 10).await.unwrap().items.len(), 2);
    let public = store.games(ada, false, None, 10).await.unwrap().items;
    assert_eq!(public.len(), 1);
    assert_eq!((public[0].names.join(" "), public[0].winners.clone()), ("Ada Bob Eve".to_owned(), vec![1]));
}

async fn bots_belong_to_a_person_and_share_their_fate<K: StoreKind>(_: &str) {
    let (home, store) = fresh::<K>().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let eve = store.register(None, "Eve", "hash", 1).await.unwrap().id;
    let guest = store.new_guest(1).await.unwrap().id;
    let snug = store.new_bot(ada, "Snug", 2, 2).await.unwrap();
    assert_eq!((snug.bot, snug.guest, snug.owner, snug.banned), (true, false, Some(ada), false));
    assert_eq!(store.new_bot(eve, "snug", 2, 2).await, Err(StoreError::Taken("name")), "a name like any other");
    assert_eq!(store.password(snug.id).await, Ok(None));
    let slow = store.new_bot(ada, "Slow", 2, 3).await.unwrap();
    for owner in [ada, guest, snug.id] {
        assert_eq!(store.new_bot(owner, "Third", 2, 3).await, Err(StoreError::Taken("bot")));
    }
    let store = reopened::<K>(&home, store).await;
    assert_eq!(store.bots_of(ada).await.unwrap(), [snug.clone(), slow.clone()]);
    // Who is who.
    for (people, unrelated) in [
        (vec![ada, eve], true),
        (vec![snug.id, eve], true),
        (vec![ada, slow.id], false),
        (vec![snug.id, slow.id], false),
    ] {
        assert_eq!(store.are_unrelated(&people).await, Ok(unrelated), "{people:?}");
    }
    // What people block holds for their bots too, and against the bots of others.
    store.block(eve, ada).await.unwrap();
    assert_eq!(store.has_blocked(eve, snug.id).await, Ok(true));
    assert_eq!(store.unheard(eve).await.unwrap(), [ada, snug.id, slow.id]);
    assert_eq!(store.has_blocked(ada, eve).await, Ok(false));
    store.block(ada, eve).await.unwrap();
    assert_eq!(store.has_blocked(slow.id, eve).await, Ok(true));
    // What it accepts.
    let accepts = Accepts { live_clock: None, games: 3, ..Accepts::default() };
    store.set_accepts(snug.id, &accepts).await.unwrap();
    assert_eq!((store.accepts(snug.id).await, store.accepts(slow.id).await), (Ok(accepts), Ok(Accepts::default())));
    store.save(creation("t1", snug.id)).await.unwrap();
    assert_eq!((store.games_of(snug.id).await, store.unfinished_made_by(ada).await), (Ok(1), Ok(1)));
    // A token rests on the owner's pass, which may have ended.
    let pass = store.new_pass(session(ada, 1)).await.unwrap();
    let token = |secret| NewPass { kind: PassKind::Token, proof: Proof::Pass(pass.id), ..session(snug.id, secret) };
    store.new_pass(token(2)).await.unwrap();
    assert_eq!(store.new_pass(NewPass { person: eve, ..token(3) }).await, Err(StoreError::NotFound("pass")));
    store.set_banned(ada, true, 5).await.unwrap();
    assert!(store.pass([2; 32], 20).await.unwrap().0.banned);
    store.set_banned(ada, false, 6).await.unwrap();
    assert!(!store.person(snug.id).await.unwrap().banned);
    assert_eq!(store.new_pass(token(4)).await, Err(StoreError::NotFound("pass")), "a pardon ends sessions");
    store.delete_person(slow.id, 7).await.unwrap();
    assert_eq!(store.bots_of(ada).await.unwrap().len(), 1);
    store.delete_person(ada, 8).await.unwrap();
    assert_eq!(store.person(snug.id).await, Err(StoreError::NotFound("person")));
    assert_eq!(store.pass([2; 32], 20).await, Err(StoreError::NotFound("pass")));
}

async fn first_answers_to_puzzles_count_and_go_with_their_person<K: StoreKind>(_: &str) {
    let (home, store) = fresh::<K>().await;
    let ada = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let guest = store.new_guest(1).await.unwrap().id;
    let attempt = |person, puzzle: &str, right, day, at_ms| NewTry {
        person,
        puzzle: puzzle.to_owned(),
        right,
        day,
        at_ms,
        hardness: 1650,
        rates_puzzle: person == ada,
    };
    assert_eq!(store.puzzle_standing(ada, 9).await.unwrap().rating, 1500);
    assert!(store.try_puzzle(attempt(ada, "hunters-1", false, None, 10)).await.unwrap());
    let lost = store.puzzle_standing(ada, 9).await.unwrap();
    assert!(lost.rating < 1500 && (lost.answered, lost.right, lost.streak, lost.days) == (1, 0, 0, 0));
    assert!(
        !store.try_puzzle(attempt(ada, "hunters-1", true, None, 20)).await.unwrap(),
        "only the first answer counts"
    );
    assert_eq!(store.puzzle_standing(ada, 9).await.unwrap(), lost);
    for (puzzle, day, at_ms) in [("hunters-2", Some(7), 30), ("hunters-3", Some(8), 40), ("hunters-4", None, 50)] {
        assert!(store.try_puzzle(attempt(ada, puzzle, true, day, at_ms)).await.unwrap());
    }
    let store = reopened::<K>(&home, store).await;
    let won = store.puzzle_standing(ada, 9).await.unwrap();
    assert!(won.rating > lost.rating && (won.answered, won.right, won.streak, won.days) == (4, 3, 3, 2), "{won:?}");
    assert_eq!(store.puzzle_standing(ada, 10).await.unwrap().days, 0, "yesterday was missed");
    let names: Vec<String> = store.puzzle_tries(ada).await.unwrap().into_iter().map(|one| one.puzzle).collect();
    assert_eq!(names, ["hunters-4", "hunters-3", "hunters-2", "hunters-1"]);
    let ratings = store.puzzle_ratings().await.unwrap();
    assert!(ratings["hunters-1"].0 > 1650 && ratings["hunters-4"].0 < 1650, "{ratings:?}");
    assert!(store.try_puzzle(attempt(guest, "hunters-9", true, None, 60)).await.unwrap());
    assert!(!store.puzzle_ratings().await.unwrap().contains_key("hunters-9"), "guests do not rate puzzles");
    assert!(store.standings(ada, true).await.unwrap().is_empty(), "puzzles are no game");
    store.delete_person(ada, 70).await.unwrap();
    assert!(store.puzzle_tries(ada).await.unwrap().is_empty());
    assert_eq!(store.puzzle_standing(ada, 9).await.unwrap().rating, 1500);
}

async fn many_tables_save_together_and_a_duplicate_fails_alone<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
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

/// The test that is run again in a process of its own, to be killed while it saves.
async fn what_was_acknowledged_survives_a_killed_process<K: StoreKind>(name: &str) {
    if let Ok(address) = std::env::var("HEDGEROW_TEST_KILLED") {
        let store = K::open(&address).await;
        let ada = store.new_guest(1).await.unwrap().id;
        store.save(creation("t1", ada)).await.unwrap();
        for version in 2.. {
            store.save(save("t1", ada, vec![entry(version, Some(ada), None)])).await.unwrap();
            println!("stored {version}");
        }
    }
    let home = K::empty().await;
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", name, "--nocapture"])
        .env("HEDGEROW_TEST_KILLED", K::address(&home))
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(process.stdout.take().unwrap()).lines().map_while(Result::ok);
    let mut versions = lines.filter_map(|line| line.rsplit_once("stored ")?.1.parse::<u32>().ok());
    let at_least = versions.by_ref().nth(200).unwrap();
    process.kill().unwrap();
    let acknowledged = versions.last().unwrap_or(at_least);
    process.wait().unwrap();
    let store = K::open(&K::address(&home)).await;
    let entries = store.load("t1").await.unwrap().entries;
    assert!(entries.len() as u32 >= acknowledged, "{} of {acknowledged}", entries.len());
    assert!(entries.iter().map(|entry| entry.version).eq(1..=entries.len() as u32), "no gaps");
}

async fn a_pass_opens_an_account_until_it_ends<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
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
    store.tidy(100).await.unwrap();
    assert_eq!(store.passes(ada, PassKind::Session, 1).await.unwrap(), [], "they ended by themselves");
    for secret in 10..80 {
        store.new_pass(NewPass { now_ms: u64::from(secret), ..session(ada, secret) }).await.unwrap();
    }
    assert_eq!(store.passes(ada, PassKind::Session, 20).await.unwrap().len(), 50, "the oldest ended");
    assert!(store.pass([79; 32], 99).await.is_ok() && store.pass([2; 32], 99).await.is_err());
}

async fn tables_that_are_saved_together_are_both_there_or_neither<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
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

async fn a_closed_store_refuses_instead_of_losing<K: StoreKind>(_: &str) {
    let (home, store) = fresh::<K>().await;
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
    let store = reopened::<K>(&home, store).await;
    assert_eq!(store.unfinished().await.unwrap().len(), stored, "exactly what was acknowledged is there");
}

async fn what_is_outdated_goes_and_everything_else_stays<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let account = store.register(None, "Ada", "hash", 1).await.unwrap().id;
    let [gone, seen, playing] = [(); 3].map(|()| store.new_guest(1));
    let (gone, seen, playing) = (gone.await.unwrap().id, seen.await.unwrap().id, playing.await.unwrap().id);
    store.new_pass(NewPass { ends_ms: Some(10_000), now_ms: 900, ..session(seen, 1) }).await.unwrap();
    let over = |id: &str, host, people: &[PersonId], changed_ms, last: &str| {
        let mut save = creation(id, host);
        save.entries.push(StoredEntry { body: last.to_owned(), ..entry(2, None, None) });
        save.summary.people = people.iter().map(|person| (*person, false)).collect();
        save.summary.stage = TableStage::Over;
        save.summary.changed_ms = changed_ms;
        save
    };
    // As a server writes it, and as earlier ones did.
    let expired = &Entry::Expired.write(Moment::default()).unwrap();
    let expired_before = r#"{"entry":"expired"}"#;
    store.save(over("alone", gone, &[gone], 100, "{}")).await.unwrap();
    store.save(over("with-ada", gone, &[gone, account], 100, "{}")).await.unwrap();
    store.save(over("expired", account, &[account], 100, expired)).await.unwrap();
    store.save(over("expired-before", account, &[account], 100, expired_before)).await.unwrap();
    store.save(over("expired-late", account, &[account], 600, expired)).await.unwrap();
    store.save(creation("running", playing)).await.unwrap();
    for (id, person, at_ms) in [(1, gone, 600), (2, account, 100), (3, account, 600)] {
        let word = StoredChat { at_ms, ..said(id, person, "word") };
        store.say("with-ada", word).await.unwrap();
    }
    let outdated = Outdated { guests_ms: Some(500), expired_ms: Some(500), chat_ms: Some(500), ..Outdated::default() };
    let forgotten = store.forget(&outdated).await.unwrap();
    assert_eq!(forgotten, Forgotten { guests: 1, messages: 2, tables: 3 });
    assert_eq!(store.forget(&outdated).await.unwrap(), Forgotten::default(), "once is enough");
    assert!(
        store.person(gone).await.is_err() && store.person(seen).await.is_ok() && store.person(playing).await.is_ok()
    );
    for (table, there) in [
        ("alone", false),
        ("with-ada", true),
        ("expired", false),
        ("expired-before", false),
        ("expired-late", true),
        ("running", true),
    ] {
        assert_eq!(store.load(table).await.is_ok(), there, "{table}");
    }
    assert_eq!(store.load("with-ada").await.unwrap().chat.len(), 1);
    let figures = store.figures().await.unwrap();
    assert_eq!((figures.accounts, figures.guests, figures.playing, figures.over), (1, 2, 1, 2));
    assert!(figures.bytes > 0);
    let all = Outdated { games_ms: Some(500), ..Outdated::default() };
    assert_eq!(store.forget(&all).await.unwrap().tables, 1, "a finished game, where the host wants that");
}

async fn nobody_fills_the_lobby_alone<K: StoreKind>(_: &str) {
    let (_home, store) = fresh::<K>().await;
    let (ada, bob) = (store.new_guest(1).await.unwrap().id, store.new_guest(1).await.unwrap().id);
    let waiting = async |id: &str, host: PersonId, at: u64| {
        let mut save = creation(id, host);
        save.create.as_mut().unwrap().created_ms = at;
        save.summary.stage = TableStage::Waiting;
        store.save(save).await.unwrap();
    };
    waiting("bobs", bob, 1).await;
    for number in 0..104u64 {
        waiting(&format!("t{number:03}"), ada, 10 + number).await;
    }
    let page = store.lobby(&Wanted::default(), None, 100).await.unwrap();
    let ids: Vec<&str> = page.items.iter().map(|listing| listing.id.as_str()).collect();
    assert_eq!(ids, ["t103", "t102", "t101", "bobs"]);
    assert_eq!((store.unfinished_made_by(ada).await.unwrap(), store.unfinished_made_by(bob).await.unwrap()), (104, 1));
}

async fn an_analysis_is_kept_with_its_table_and_goes_with_it<K: StoreKind>(_: &str) {
    let (home, store) = fresh::<K>().await;
    let ada = store.new_guest(1).await.unwrap().id;
    for table in ["t1", "t2"] {
        store.save(creation(table, ada)).await.unwrap();
    }
    let analysis = |table: &str, complete, body: &str| StoredAnalysis {
        table: table.to_owned(),
        version: 3,
        complete,
        body: body.to_owned(),
    };
    assert_eq!(store.analysis("t1").await, Ok(None));
    store.keep_analysis(analysis("t1", false, "[]")).await.unwrap();
    store.keep_analysis(analysis("t2", false, "[1]")).await.unwrap();
    store.keep_analysis(analysis("t2", true, "{}")).await.unwrap();
    assert_eq!(store.keep_analysis(analysis("nowhere", true, "{}")).await, Err(StoreError::NotFound("table")));
    let store = reopened::<K>(&home, store).await;
    assert_eq!(store.analysis("t1").await, Ok(Some(analysis("t1", false, "[]"))));
    assert_eq!(store.analysis("t2").await, Ok(Some(analysis("t2", true, "{}"))));
    assert_eq!(store.unfinished_analyses().await, Ok(vec!["t1".to_owned()]));
    store.delete_table("t1").await.unwrap();
    assert_eq!((store.analysis("t1").await, store.unfinished_analyses().await), (Ok(None), Ok(Vec::new())));
}
