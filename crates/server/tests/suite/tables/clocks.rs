//! Clocks, vanished players, abandoned tables. Time passes by hand, and the clocks are shorter than can be chosen: these
//! tables are planted.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{
    Clock, Command, First, OnTimeout, Permission, Proposal, SeatPlan, ServerMessage, TableList, TableSettings,
    TableStage,
};
use hedgerow_server::clock::ServerClock;
use hedgerow_server::table::Chair;
use sqlx::Connection;
use std::sync::Arc;
use std::time::{Duration, Instant};

fn clocked(clock: Clock, on_timeout: OnTimeout) -> TableSettings {
    TableSettings { clock, on_timeout, first: First::Seat(0), ..settings("carcassonne/first") }
}

async fn chair(server: &Server, client: &Client) -> Chair {
    Chair::Person { person: server.id(client).await.0, name: None, nonce: None }
}

async fn left(client: &Client, table: &str) -> Vec<u64> {
    view(client, table).await.clocks.unwrap().left_ms
}

const SECOND: Clock = Clock::Live { seconds: 1, increment: 0 };
const MINUTE: Clock = Clock::Live { seconds: 60, increment: 0 };

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// Two people, and a table at which the first person's time runs.
async fn thinking(server: &Server, clock: Clock, on_timeout: OnTimeout) -> (Client, Client, String) {
    let (ada, bob) = (server.guest().await, server.guest().await);
    let chairs = vec![chair(server, &ada).await, chair(server, &bob).await];
    let table = server.plant(clocked(clock, on_timeout), chairs).await;
    (ada, bob, table)
}

#[tokio::test]
async fn a_bot_plays_on_when_the_time_is_up_and_the_person_cannot_return() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, _bob, table) = thinking(&server, SECOND, OnTimeout::Bot).await;
    server.app.clock.pass(ms(999));
    let clocks = view(&ada, &table).await.clocks.unwrap();
    assert_eq!((clocks.running, clocks.left_ms), (Some(0), vec![1, 1000]));
    server.app.clock.pass(ms(1));
    let over = wait_for(&ada, &table, |view| view.seats[0].stand_in.is_some()).await;
    assert!(over.stage == TableStage::Playing && !over.seats[0].lost);
    assert!(!over.you_may.contains(&Permission::Return));
    wait_for(&ada, &table, |view| view.game.as_ref().unwrap().turn.seat == 1).await;
    assert_eq!(act(&ada, &table, Command::Return).await, Err("not_now".to_string()));
    let clocks = view(&ada, &table).await.clocks.unwrap();
    assert_eq!((clocks.running, clocks.left_ms), (Some(1), vec![0, 1000]), "now bob's time runs");
}

#[tokio::test]
async fn time_lost_is_a_game_lost_where_that_was_chosen() {
    let server = Server::by_hand(|_| ()).await;
    for clock in [SECOND, Clock::Turns { seconds: 1 }] {
        let (_ada, bob, table) = thinking(&server, clock, OnTimeout::Forfeit).await;
        server.app.clock.pass(ms(1000));
        let end = wait_for(&bob, &table, |view| view.stage == TableStage::Over).await;
        assert_eq!((end.ended_by.as_deref(), end.winners), (Some("time"), vec![1]));
        assert!(end.seats[0].lost && end.clocks.is_none());
    }
}

#[tokio::test]
async fn a_server_that_was_stopped_takes_nobodys_time() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, _bob, table) = thinking(&server, MINUTE, OnTimeout::Forfeit).await;
    let mut live = ada.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    server.app.clock.pass(ms(50_000));
    assert_eq!(left(&ada, &table).await, [10_000, 60_000]);
    server.app.clock.stop(ms(14_000));
    // A second of it is counted: the server may have been busy. Pages, which counted on, are told.
    let told = until(&mut live, |message| match message {
        ServerMessage::View { view } => view.clocks.as_ref().is_some_and(|clocks| clocks.left_ms[0] < 10_000),
        _ => false,
    });
    let ServerMessage::View { view } = told.await else { panic!() };
    assert_eq!(view.clocks.unwrap().left_ms, [9_000, 60_000]);
    assert_eq!(left(&ada, &table).await, [9_000, 60_000]);
}

#[tokio::test]
async fn a_date_that_is_set_takes_nobodys_time() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, _bob, table) = thinking(&server, MINUTE, OnTimeout::Forfeit).await;
    let date = server.app.clock.date_ms();
    for days in [1, -1, 30] {
        server.app.clock.set_date(date.saturating_add_signed(days * 24 * 3_600_000));
        server.app.clock.pass(ms(7_000));
    }
    assert_eq!(left(&ada, &table).await, [39_000, 60_000]);
    let action = move_of([&ada, &ada], &table).await.1;
    assert!(!action.is_empty());
    assert_eq!(left(&ada, &table).await[0], 39_000, "what was used stands in the entries");
}

#[tokio::test]
async fn clocks_go_on_while_a_table_is_out_of_memory() {
    let server = Server::by_hand(|config| config.idle_minutes = 0).await;
    let (ada, _bob, table) = thinking(&server, Clock::Turns { seconds: 60 }, OnTimeout::Forfeit).await;
    // It is looked at, leaves the memory and is woken again.
    for round in 1..4 {
        assert_eq!(view(&ada, &table).await.version, 2, "nothing happened");
        server.app.clock.pass(ms(450));
        assert_eq!(left(&ada, &table).await[0], 60_000 - round * 450);
    }
}

#[tokio::test]
async fn time_runs_out_at_a_table_that_nobody_asks_for() {
    let server = Server::by_hand(|_| ()).await;
    // The planted table is not in memory; only the sweep can find it.
    let (ada, _bob, _table) = thinking(&server, SECOND, OnTimeout::Forfeit).await;
    let begin = Instant::now();
    while ada.get::<TableList>("/api/me/tables").await.unwrap().tables[0].stage != TableStage::Over {
        assert!(begin.elapsed() < LONG, "nobody looked at the clock");
        server.app.clock.pass(ms(1000));
    }
}

#[tokio::test]
async fn a_move_after_the_time_is_up_comes_too_late() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, _bob, table) = thinking(&server, SECOND, OnTimeout::Forfeit).await;
    server.app.clock.pass(ms(1000));
    let late = act(&ada, &table, Command::Propose { what: Proposal::End }).await;
    assert_eq!(late, Err("not_now".to_string()), "the game is over");
    assert_eq!(view(&ada, &table).await.winners, [1]);
}

#[tokio::test]
async fn no_bot_plays_on_in_a_rated_game() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    let rated = TableSettings {
        rated: true,
        hints: false,
        on_timeout: OnTimeout::Bot,
        ..clocked(Clock::Live { seconds: 60, increment: 0 }, OnTimeout::Bot)
    };
    let table = make(&ada, rated, &[me(), SeatPlan::Open]).await;
    assert_eq!(table.settings.on_timeout, OnTimeout::Forfeit);
}

#[tokio::test]
async fn waiting_tables_are_not_due_before_they_expire() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    let due = server.app.store.due(server.app.clock.ran().ms() + 1000, &(0, String::new()), 10).await.unwrap();
    assert!(due.iter().all(|(_, id)| *id != table), "{due:?}");
}

#[tokio::test]
async fn clocks_do_not_run_while_there_is_no_server() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, _bob, table) = thinking(&server, Clock::Turns { seconds: 600 }, OnTimeout::Forfeit).await;
    server.app.clock.pass(ms(5_000));
    let days_later = ServerClock::by_hand();
    days_later.set_date(server.app.clock.date_ms() + 7 * 24 * 3_600_000);
    let server = Server::open(server.stop().await, days_later, |_| ()).await;
    let ada = ada.at(server.address);
    server.app.clock.pass(ms(5_000));
    assert_eq!(left(&ada, &table).await[0], 590_000, "what was used before stays used");
    assert_eq!(view(&ada, &table).await.version, 2, "and that needs no entry");
}

/// What a power cut would leave of a server.
fn crash(server: &Server) -> Arc<tempfile::TempDir> {
    let copy = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(server.folder.path()).unwrap().map(Result::unwrap) {
        // SQLite makes its index of the journal anew.
        if file.path().is_file() && !file.path().to_string_lossy().ends_with("-shm") {
            std::fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
        }
    }
    Arc::new(copy)
}

#[tokio::test]
async fn a_crash_gives_nobody_more_than_ten_seconds_back() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, bob, table) = thinking(&server, Clock::Turns { seconds: 600 }, OnTimeout::Forfeit).await;
    let begin = Instant::now();
    let mut noted = 0;
    for _ in 0..3 {
        server.app.clock.pass(ms(10_000));
        // It is noted at some moment after that.
        while server.app.store.ran_ms().await.unwrap() < noted + 10_000 {
            assert!(begin.elapsed() < LONG, "nobody notes how long the server has run");
            tokio::task::yield_now().await;
        }
        noted += 10_000;
    }
    server.app.clock.pass(ms(9_000));
    assert_eq!(left(&ada, &table).await[0], 561_000);
    let again = Server::open(crash(&server), ServerClock::by_hand(), |_| ()).await;
    let left_again = left(&ada.at(again.address), &table).await[0];
    assert_eq!(left_again, 570_000);
    // Something that was stored after the note shows that the server ran until then: at all tables.
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let later = server.plant(clocked(MINUTE, OnTimeout::Forfeit), chairs).await;
    let again = Server::open(crash(&server), ServerClock::by_hand(), |_| ()).await;
    let ada = ada.at(again.address);
    assert_eq!(left(&ada, &later).await[0], 60_000);
    assert_eq!(left(&ada, &table).await[0], 561_000);
}

#[tokio::test]
async fn tables_of_before_entries_had_moments_go_on() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, _bob, table) = thinking(&server, MINUTE, OnTimeout::Forfeit).await;
    let folder = server.stop().await;
    let file = format!("sqlite:{}", folder.path().join("hedgerow.sqlite").display());
    let mut database = sqlx::SqliteConnection::connect(&file).await.unwrap();
    for before in
        ["UPDATE entries SET body = json_remove(body, '$.ran_ms')", "DELETE FROM settings WHERE key = 'ran_ms'"]
    {
        assert!(sqlx::query(before).execute(&mut database).await.unwrap().rows_affected() > 0);
    }
    database.close().await.unwrap();
    let server = Server::open(folder, ServerClock::by_hand(), |_| ()).await;
    let ada = ada.at(server.address);
    assert_eq!(left(&ada, &table).await, [60_000, 60_000]);
    server.app.clock.pass(ms(5_000));
    assert_eq!(left(&ada, &table).await, [55_000, 60_000]);
}

#[tokio::test]
async fn games_and_tables_nobody_comes_back_to_are_closed() {
    let server = Server::by_hand(|config| config.expiry_days = 60).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let playing = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let waiting = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let timed = server.plant(clocked(Clock::Turns { seconds: 100 * 24 * 3600 }, OnTimeout::Bot), chairs).await;
    server.app.clock.pass(Duration::from_secs(60 * 24 * 3600 - 1));
    assert_eq!(view(&ada, &playing).await.stage, TableStage::Playing);
    server.app.clock.pass(Duration::from_secs(24 * 3600));
    for table in [&playing, &waiting] {
        let end = wait_for(&ada, table, |view| view.stage == TableStage::Over).await;
        assert_eq!((end.stage, end.ended_by.as_deref(), end.winners.len()), (TableStage::Over, Some("expired"), 0));
    }
    let lobby = ada.get::<TableList>("/api/tables").await.unwrap().tables;
    assert_eq!(lobby.iter().map(|listed| &listed.id).collect::<Vec<_>>(), [&timed], "a clock looks after itself");
}

#[tokio::test]
async fn a_bot_takes_over_only_for_who_vanished() {
    let server = Server::by_hand(|config| config.vanished_seconds = 60).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let first = TableSettings { first: First::Seat(1), ..settings("carcassonne/first") };
    let table = pair(first, &ada, &bob).await.id;
    let mut live = bob.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    let let_bot_play = Command::LetBotPlay { seat: 1 };
    server.app.clock.pass(ms(61_000));
    assert_eq!(act(&ada, &table, let_bot_play.clone()).await, Err("not_now".to_string()), "bob looks at the table");
    live.close().await;
    wait_for(&ada, &table, |view| !view.seats[1].here).await;
    server.app.clock.pass(ms(59_999));
    assert_eq!(act(&ada, &table, let_bot_play.clone()).await, Err("not_now".to_string()), "just a moment ago");
    server.app.clock.pass(ms(1));
    act(&ada, &table, let_bot_play).await.unwrap();
    let played = wait_for(&ada, &table, |view| view.game.as_ref().unwrap().turn.seat == 0).await;
    assert_eq!(played.seats[1].stand_in.as_deref(), Some("normal"));
    assert!(view(&bob, &table).await.you_may.contains(&Permission::Return));
    act(&bob, &table, Command::Return).await.unwrap();
    assert_eq!(view(&ada, &table).await.seats[1].stand_in, None);
    // One may let a bot play for oneself at any time, and come back.
    act(&bob, &table, Command::LetBotPlay { seat: 1 }).await.unwrap();
    act(&bob, &table, Command::Return).await.unwrap();
}

#[tokio::test]
async fn who_listens_elsewhere_has_not_vanished() {
    let server = Server::with(|config| config.vanished_seconds = 0).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let listening = Stream::open(&bob).await;
    assert_eq!(act(&ada, &table, Command::LetBotPlay { seat: 1 }).await, Err("not_now".to_string()));
    drop(listening);
    let gone = async {
        while act(&ada, &table, Command::LetBotPlay { seat: 1 }).await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, gone).await.expect("no one listens any more");
}
