//! Connections that say nothing, read nothing, or come in masses.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{ClientMessage, Command, CreateTable, RecordText, SeatPlan, ServerMessage, TableList};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A connection from another address of this machine.
async fn from(address: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((address, 0))).unwrap();
    socket.connect(to).await.unwrap()
}

/// How long the server leaves a connection open on which something was said.
async fn time_left(mut stream: TcpStream, said: &str) -> Duration {
    let begin = Instant::now();
    let _ = stream.write_all(said.as_bytes()).await;
    let ended = async { while stream.read(&mut [0; 1024]).await.is_ok_and(|read| read > 0) {} };
    tokio::time::timeout(LONG, ended).await.expect("the connection ends");
    begin.elapsed()
}

#[tokio::test]
async fn requests_that_never_arrive_are_not_waited_for() {
    let server = Server::with(|config| config.limits.request_seconds = 1).await;
    let half = "POST /api/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
    let whole = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
    for said in ["", "GET / HTTP/1.1\r\nHost: x", half, whole] {
        let stream = TcpStream::connect(server.address).await.unwrap();
        let left = time_left(stream, said).await;
        assert!((Duration::from_millis(500)..Duration::from_secs(10)).contains(&left), "{said:?}: {left:?}");
    }
}

#[tokio::test]
async fn one_address_cannot_take_all_connections() {
    let server = Server::with(|config| {
        config.limits.connections_per_address = 20;
        config.limits.max_connections = 100;
    })
    .await;
    let mut held = Vec::new();
    for _ in 0..50 {
        held.push(from([127, 0, 0, 2], server.address).await);
    }
    // Those beyond the twentieth are closed.
    let mut closed = 0;
    for stream in &mut held {
        let read = tokio::time::timeout(Duration::from_millis(100), stream.read(&mut [0; 1])).await;
        closed += usize::from(read.is_ok());
    }
    assert_eq!(closed, 30);
    Client::guest(server.address).await.unwrap();
    drop(held);
}

#[tokio::test]
async fn the_host_gets_in_when_the_door_is_full() {
    let server = Server::with(|config| config.limits.max_connections = 10).await;
    let mut held = Vec::new();
    for _ in 0..30 {
        held.push(TcpStream::connect(server.address).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(Client::guest(server.address).await.is_err(), "the door is full");
    let told = std::fs::read_to_string(server.folder.path().join("server.json")).unwrap();
    let told: serde_json::Value = serde_json::from_str(&told).unwrap();
    let address: SocketAddr = told["address"].as_str().unwrap().parse().unwrap();
    let token = std::fs::read_to_string(server.folder.path().join("admin.token")).unwrap();
    let host = Client::with_token(address, &token);
    let answer = host.send("POST", "/admin", r#"{"command":"people"}"#).await.unwrap();
    assert_eq!((answer.status, answer.body.as_str()), (200, "Nobody has been here yet."));
}

#[tokio::test]
async fn metrics_have_an_address_of_their_own() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let server = Server::with(|config| config.metrics = Some(free)).await;
    assert_eq!(Client::stranger(server.address).send("GET", "/metrics", "").await.unwrap().status, 404);
    let watcher = Client::stranger(free);
    let answer = watcher.send("GET", "/metrics", "").await.unwrap();
    assert!(answer.status == 200 && answer.body.contains("hedgerow_tables "), "{}", answer.body);
    for path in ["/health", "/ready"] {
        assert_eq!(watcher.send("GET", path, "").await.unwrap().status, 200, "{path}");
    }
    assert_eq!(watcher.send("GET", "/api/tables", "").await.unwrap().status, 404);
}

#[tokio::test]
async fn whoever_comes_is_told_everything_and_the_others_only_that() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    let mut live = ada.open(&table.id, None, None).await.unwrap();
    live.first_view().await.unwrap();
    for number in 0..20 {
        live.send(&ClientMessage::Say { id: None, text: format!("{number} {}", "long ".repeat(90)) }).await.unwrap();
    }
    while live.view.as_ref().unwrap().chat.as_ref().unwrap().len() < 20 {
        live.next().await.unwrap();
    }
    // One person looks on, and another sits down: neither repeats what was said.
    let bob = server.guest().await;
    let mut other = bob.open(&table.id, None, None).await.unwrap();
    assert_eq!(other.first_view().await.unwrap().chat.as_ref().unwrap().len(), 20);
    act(&bob, &table.id, JOIN).await.unwrap();
    let mut heard = 0;
    while live.view.as_ref().unwrap().game.is_none() {
        heard += serde_json::to_string(&live.next().await.unwrap()).unwrap().len();
    }
    assert!(heard < 9_000, "{heard} bytes");
    assert_eq!(live.view.as_ref().unwrap().chat.as_ref().unwrap().len(), 20, "it is still there");
}

#[tokio::test]
async fn a_socket_that_does_not_read_is_cut_off() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut deaf = socket.connect(server.address).await.unwrap();
    let upgrade = format!(
        "GET /api/tables/{}/live HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        table.id, server.address
    );
    deaf.write_all(upgrade.as_bytes()).await.unwrap();
    let mut live = ada.open(&table.id, None, None).await.unwrap();
    live.first_view().await.unwrap();
    until(&mut live, |message| matches!(message, ServerMessage::Here { spectators: 1, .. })).await;
    let begin = Instant::now();
    let mut spectators = 1;
    while spectators > 0 && begin.elapsed() < LONG {
        live.send(&ClientMessage::Say { id: None, text: "long ".repeat(100) }).await.unwrap();
        if let ServerMessage::Here { spectators: now, .. } = live.next().await.unwrap() {
            spectators = now;
        }
    }
    assert_eq!(spectators, 0, "the others were told that it is gone");
    drop(deaf);
}

#[tokio::test]
async fn one_address_brings_only_so_many_guests() {
    let server = Server::with(|config| config.limits.guests_per_hour = 3).await;
    for _ in 0..3 {
        server.guest().await;
    }
    let refused = Client::stranger(server.address).send("POST", "/api/guest", "{}").await.unwrap();
    assert_eq!(refused.status, 429);
    let account = r#"{"name":"Ada","password":"correct horse"}"#;
    let refused = Client::stranger(server.address).send("POST", "/api/register", account).await.unwrap();
    assert_eq!(refused.status, 429, "an account is one more");
}

#[tokio::test]
async fn a_guest_leaves_only_so_many_tables_behind() {
    let server = Server::with(|config| config.limits.tables_per_guest = 2).await;
    let (guest, ada) = (server.guest().await, server.person("Ada").await);
    let request = |id: &str| CreateTable {
        id: Some(id.to_owned()),
        settings: settings("carcassonne/first"),
        seats: vec![me(), SeatPlan::Open],
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    };
    let first = guest.make_table(&request("1")).await.unwrap();
    guest.make_table(&request("2")).await.unwrap();
    assert!(guest.make_table(&request("3")).await.is_err());
    assert_eq!(guest.make_table(&request("1")).await.unwrap().id, first.id, "asking again is not making another");
    for number in 0..4 {
        ada.make_table(&request(&number.to_string())).await.unwrap();
    }
    let lobby = guest.get::<TableList>("/api/tables").await.unwrap();
    assert_eq!(lobby.tables.len(), 2 + 3, "of one host the lobby shows three");
}

#[tokio::test]
async fn one_address_has_only_so_much_stored() {
    let server = Server::with(|config| config.limits.stored_per_hour = 1).await;
    let ada = server.guest().await;
    let table = make(&ada, private("carcassonne/first"), &[me(), bot("easy")]).await;
    let record = ada.send("GET", &format!("/api/tables/{}/record", table.id), "").await.unwrap().body;
    let long = format!("{record}\n; {}\n", "long ".repeat(40_000));
    let body = serde_json::to_string(&RecordText { record: long }).unwrap();
    let mut stored = 0;
    while ada.send("POST", "/api/records", &body).await.unwrap().status != 429 {
        stored += 1;
        assert!(stored < 10, "more than a megabyte is stored");
    }
    assert!(stored > 2, "{stored}");
    let say = serde_json::to_string(&ClientMessage::Say { id: None, text: "hi".into() }).unwrap();
    assert_eq!(ada.send("POST", &format!("/api/tables/{}/do", table.id), &say).await.unwrap().status, 429);
    let report = r#"{"message":1,"reason":"why"}"#;
    assert_eq!(ada.send("POST", &format!("/api/tables/{}/report", table.id), report).await.unwrap().status, 429);
    act(&ada, &table.id, Command::Resign).await.expect("games go on");
    assert_eq!(act(&ada, &table.id, Command::Rematch { pledge: None }).await, Err("too_fast".to_string()));
}
