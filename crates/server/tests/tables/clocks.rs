//! Clocks, vanished players, abandoned tables. The clocks are shorter than can be chosen: these tables are planted.

use crate::support::*;
use hedgerow_client::Client;
use hedgerow_protocol::{
    Clock, Command, First, OnTimeout, Permission, Proposal, SeatPlan, TableList, TableSettings, TableStage,
};
use hedgerow_server::app::now_ms;
use hedgerow_server::table::Chair;
use std::time::{Duration, Instant};

fn clocked(clock: Clock, on_timeout: OnTimeout) -> TableSettings {
    TableSettings { clock, on_timeout, first: First::Seat(0), ..settings("carcassonne/first") }
}

async fn chair(server: &Server, client: &Client) -> Chair {
    Chair::Person { person: server.id(client).await.0, name: None, nonce: None }
}

const SECOND: Clock = Clock::Live { seconds: 1, increment: 0 };

#[tokio::test]
async fn a_bot_plays_on_when_the_time_is_up_and_the_person_cannot_return() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let clock = Clock::Live { seconds: 2, increment: 0 };
    let table = server.plant(clocked(clock, OnTimeout::Bot), chairs).await;
    let begin = Instant::now();
    let clocks = view(&ada, &table).await.clocks.unwrap();
    assert!(clocks.running == Some(0) && clocks.left_ms[0] <= 2000 && clocks.left_ms[1] == 2000, "{clocks:?}");
    let over = wait_for(&ada, &table, |view| view.seats[0].stand_in.is_some()).await;
    assert!(begin.elapsed() > Duration::from_millis(1500));
    assert!(over.stage == TableStage::Playing && !over.seats[0].lost);
    assert!(!over.you_may.contains(&Permission::Return));
    wait_for(&ada, &table, |view| view.game.as_ref().unwrap().turn.seat == 1).await;
    assert_eq!(act(&ada, &table, Command::Return).await, Err("not_now".to_string()));
    let clocks = view(&ada, &table).await.clocks.unwrap();
    assert!(clocks.running == Some(1) && clocks.left_ms[0] == 0, "now bob's time runs: {clocks:?}");
}

#[tokio::test]
async fn time_lost_is_a_game_lost_where_that_was_chosen() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    for clock in [SECOND, Clock::Turns { seconds: 1 }] {
        let table = server.plant(clocked(clock, OnTimeout::Forfeit), chairs.clone()).await;
        let end = wait_for(&bob, &table, |view| view.stage == TableStage::Over).await;
        assert_eq!((end.ended_by.as_deref(), end.winners), (Some("time"), vec![1]));
        assert!(end.seats[0].lost && end.clocks.is_none());
    }
}

#[tokio::test]
async fn clocks_go_on_while_a_table_is_out_of_memory() {
    let server = Server::with(|config| config.idle_minutes = 0).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let table = server.plant(clocked(Clock::Turns { seconds: 60 }, OnTimeout::Forfeit), chairs).await;
    let begin = Instant::now();
    view(&ada, &table).await;
    // It is looked at, leaves the memory and is woken again.
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(450)).await;
        let clocks = view(&ada, &table).await.clocks.unwrap();
        let passed = begin.elapsed().as_millis() as u64;
        assert!(clocks.left_ms[0] <= 60_000 - passed + 50, "{clocks:?} after {passed} ms");
    }
    assert_eq!(view(&ada, &table).await.version, 2, "nothing happened");
}

#[tokio::test]
async fn time_runs_out_at_a_table_that_nobody_asks_for() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    // The planted table is in nobody's memory; only the sweep can find it.
    server.plant(clocked(SECOND, OnTimeout::Forfeit), chairs).await;
    let begin = Instant::now();
    while ada.get::<TableList>("/api/me/tables").await.unwrap().tables[0].stage != TableStage::Over {
        assert!(begin.elapsed() < LONG, "nobody looked at the clock");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn a_move_after_the_time_is_up_comes_too_late() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let table = server.plant(clocked(SECOND, OnTimeout::Forfeit), chairs).await;
    // Longer than the time, shorter than the sweep takes to come round.
    tokio::time::sleep(Duration::from_millis(1100)).await;
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
    let due = server.app.store.due(now_ms() + 1000, &(0, String::new()), 10).await.unwrap();
    assert!(due.iter().all(|(_, id)| *id != table), "{due:?}");
}

#[tokio::test]
async fn clocks_do_not_run_while_there_is_no_server() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let table = server.plant(clocked(Clock::Turns { seconds: 600 }, OnTimeout::Forfeit), chairs).await;
    view(&ada, &table).await;
    let folder = server.stop().await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    let begin = Instant::now();
    let server = Server::on(folder, |_| ()).await;
    let ada = Client { address: server.address, ..ada };
    let left = view(&ada, &table).await.clocks.unwrap().left_ms[0];
    assert!(left + begin.elapsed().as_millis() as u64 >= 599_950, "{left}");
}

#[tokio::test]
async fn games_and_tables_nobody_comes_back_to_are_closed() {
    let server = Server::with(|config| (config.expiry_days, config.idle_minutes) = (0, 0)).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let playing = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let waiting = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    let chairs = vec![chair(&server, &ada).await, chair(&server, &bob).await];
    let timed = server.plant(clocked(Clock::Turns { seconds: 600 }, OnTimeout::Bot), chairs).await;
    view(&ada, &timed).await;
    tokio::time::sleep(Duration::from_millis(800)).await;
    for table in [&playing, &waiting] {
        let end = view(&ada, table).await;
        assert_eq!((end.stage, end.ended_by.as_deref(), end.winners.len()), (TableStage::Over, Some("expired"), 0));
    }
    let lobby = ada.get::<TableList>("/api/tables").await.unwrap().tables;
    assert_eq!(lobby.iter().map(|listed| &listed.id).collect::<Vec<_>>(), [&timed], "a clock looks after itself");
}

#[tokio::test]
async fn a_bot_takes_over_only_for_who_vanished() {
    let server = Server::with(|config| config.vanished_seconds = 1).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let first = TableSettings { first: First::Seat(1), ..settings("carcassonne/first") };
    let table = pair(first, &ada, &bob).await.id;
    let live = bob.open(&table, None, None).await.unwrap();
    let let_bot_play = Command::LetBotPlay { seat: 1 };
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(act(&ada, &table, let_bot_play.clone()).await, Err("not_now".to_string()), "bob looks at the table");
    live.close().await;
    wait_for(&ada, &table, |view| !view.seats[1].here).await;
    assert_eq!(act(&ada, &table, let_bot_play.clone()).await, Err("not_now".to_string()), "just a moment ago");
    tokio::time::sleep(Duration::from_millis(1050)).await;
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
    tokio::time::timeout(LONG, gone).await.expect("nobody listens any more");
}
