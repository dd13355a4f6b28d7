//! The server itself: stopping and starting, its own description, a base path, many bots at once.

use super::support::*;
use hedgerow_api_client::{Chooser, Client, ServerUrl};
use hedgerow_protocol::{Command, First, ListedTable, TableList, TableSettings, TableStage, TableView};
use serde_json::Value;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

#[tokio::test]
async fn after_a_restart_bots_go_on_by_themselves() {
    // The bots wait for a moment before each move, so that the server is stopped in the middle of their games.
    let server = Server::with(|config| config.bot_delay = 150).await;
    let ada = server.guest().await;
    let first = |seat| TableSettings { first: First::Seat(seat), ..settings("carcassonne/first") };
    let mut tables = Vec::new();
    for level in ["easy", "normal"] {
        tables.push(make(&ada, first(0), &[me(), bot(level), bot("easy")]).await.id);
    }
    let waiting = make(&ada, settings("carcassonne/first"), &[me(), hedgerow_protocol::SeatPlan::Open]).await.id;
    let mut live = ada.open(&waiting, None, None).await.unwrap();
    live.first_view().await.unwrap();
    for table in &tables {
        let placed = Chooser::new(1).choose(&view(&ada, table).await).unwrap();
        act(&ada, table, play(&placed)).await.unwrap();
        act(&ada, table, play("-")).await.unwrap();
    }
    let before = ada.get::<TableList>("/api/me/tables").await.unwrap().tables;
    assert!(before.iter().all(|table| !table.your_turn));
    let folder = server.stop().await;
    assert_eq!(closed(&mut live).await, Some(1012), "come back in a moment");

    let server = Server::on(folder, |_| ()).await;
    let ada = ada.at(server.address);
    let listed = ada.get::<TableList>("/api/me/tables").await.unwrap().tables;
    let ids = |tables: &[ListedTable]| tables.iter().map(|table| table.id.clone()).collect::<BTreeSet<_>>();
    assert_eq!(ids(&listed), ids(&before));
    // The lists are written when something happens, so no look here wakes a table.
    let begin = Instant::now();
    loop {
        let mine = ada.get::<TableList>("/api/me/tables").await.unwrap().tables;
        if mine.iter().filter(|table| table.your_turn).count() == 2 {
            break;
        }
        assert!(begin.elapsed() < LONG, "{mine:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for table in &tables {
        assert_eq!(view(&ada, table).await.game.unwrap().turn.number, 4);
    }
}

#[tokio::test]
async fn nobody_keeps_a_server_from_stopping() {
    let server = Server::start().await;
    let ada = server.guest().await;
    // A client that never finishes a request, and one that listens again as soon as the stream ends.
    let mut slow = TcpStream::connect(server.address).await.unwrap();
    slow.write_all(b"GET /api/me HTTP/1.1\r\nHost: ").await.unwrap();
    let mut stream = Stream::open(&ada).await;
    let address = server.address;
    let eager = tokio::spawn(async move {
        assert_eq!(stream.next().await, None);
        while TcpStream::connect(address).await.is_ok() {
            let _ = ada.send("GET", "/api/stream", "").await;
        }
    });
    let begin = Instant::now();
    server.stop().await;
    assert!(begin.elapsed() < Duration::from_secs(6));
    eager.abort();
}

/// Every `METHOD /path` in the tables of docs/api.md.
fn documented() -> BTreeSet<String> {
    let page = include_str!("../../../../../docs/api.md");
    let requests = page.lines().filter(|line| line.starts_with("| `")).flat_map(|line| {
        let request = line.split('|').nth(1).unwrap();
        request.split('`').skip(1).step_by(2).map(|request| request.split('?').next().unwrap().to_string())
    });
    // Other tables begin with words.
    requests.filter(|request| request.contains(" /")).collect()
}

#[tokio::test]
async fn the_description_of_the_api_is_complete() {
    let server = Server::start().await;
    let nobody = Client::stranger(server.address);
    let description: Value = nobody.get("/api/openapi.json").await.unwrap();
    let mut described = BTreeSet::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        described.extend(methods.as_object().unwrap().keys().map(|method| format!("{} {path}", method.to_uppercase())));
    }
    assert!(description["info"]["contact"].is_null(), "no stranger is named: {}", description["info"]);
    assert_eq!(description["components"]["securitySchemes"]["token"]["scheme"], "bearer");
    let documented = documented();
    assert!(documented.len() > 30, "{documented:?}");
    assert_eq!(described, documented);
    let page = nobody.send("GET", "/api", "").await.unwrap();
    assert!(page.status == 200 && page.header("content-type").unwrap().starts_with("text/html"));
    let art: Value = nobody.get("/api/art/hunters+hunters-bonus").await.unwrap();
    assert!(art["tiles"].is_object());
    for path in ["/api/rules/CA4.svg", "/api/rules/C4-hunters.svg"] {
        let picture = nobody.send("GET", path, "").await.unwrap();
        assert_eq!(picture.header("content-type"), Some("image/svg+xml"));
        assert!(picture.header("etag").is_some() && picture.body.starts_with("<svg"), "{path}");
    }
    for (method, path, status) in [
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/rules/C4.svg", 404),
        ("DELETE", "/api/tables", 405),
        ("GET", "/metrics", 404),
    ] {
        let answer = nobody.send(method, path, "").await.unwrap();
        assert_eq!(answer.status, status, "{path}");
        assert!(answer.body.contains("\"code\""), "{}", answer.body);
    }
}

#[tokio::test]
async fn everything_works_below_a_base_path() {
    let server = Server::with(|config| config.base_path = "/hedgerow".to_string()).await;
    let below: ServerUrl = format!("http://{}/hedgerow", server.address).parse().unwrap();
    let mut ada = Client::stranger(below);
    let answer = ada.send("POST", "/api/guest", "{}").await.unwrap();
    assert!(answer.header("set-cookie").unwrap().contains("Path=/hedgerow"));
    ada.keep_cookie(&answer).unwrap();
    for path in ["", "/", "/api", "/api/openapi.json", "/health", "/ready", "/api/tables", "/api/art/carcassonne"] {
        assert_eq!(ada.send("GET", path, "").await.unwrap().status, 200, "{path:?}");
    }
    let table = make(&ada, private("carcassonne/first"), &[me(), bot("easy")]).await;
    let mut live = ada.open(&table.id, None, None).await.unwrap();
    live.first_view().await.unwrap();
    act(&ada, &table.id, Command::Resign).await.unwrap();
    while live.view.as_ref().unwrap().stage != TableStage::Over {
        live.next().await.unwrap();
    }
    let outside = ada.at(server.address);
    for path in ["/", "/api/me", "/hedgerowapi/me", "/hedgerow//api/me"] {
        assert_eq!(outside.send("GET", path, "").await.unwrap().status, 404, "{path}");
    }
}

#[tokio::test]
async fn many_bots_that_think_do_not_slow_people_down() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    for _ in 0..40 {
        let last = TableSettings { first: First::Seat(1), ..settings("carcassonne/first") };
        make(&ada, last, &[me(), bot("hard")]).await;
    }
    let table: TableView = make(&bob, settings("carcassonne/first"), &[me(), me()]).await;
    let mut live = bob.open(&table.id, None, None).await.unwrap();
    live.first_view().await.unwrap();
    let mut chooser = Chooser::new(1);
    let mut times = Vec::new();
    for _ in 0..15 {
        let seen = live.view.clone().unwrap();
        let action = chooser.choose(&seen).unwrap();
        let begin = Instant::now();
        let version = live.carry_out(&new_id(), seen.version, play(&action)).await.unwrap().unwrap();
        times.push(begin.elapsed());
        while live.view.as_ref().unwrap().version < version {
            live.next().await.unwrap();
        }
    }
    assert!(server.app.metrics.bots_waiting.get() > 0, "the bots still think");
    times.sort_unstable();
    assert!(times[7] < Duration::from_millis(200), "{times:?}");
}
