//! Programs that play: the stream, tokens, the example in Python.

use super::support::*;
use hedgerow_api_client::{Chooser, Client};
use hedgerow_protocol::{
    Clock, Command, First, Profile, ServerMessage, StreamEvent, TableSettings, TableStage, TableView, TokenMade,
};
use hedgerow_server::admin::AdminCommand;
use serde_json::{Value, json};
use std::process::Stdio;

#[tokio::test]
async fn the_stream_tells_what_concerns_a_person() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let mut stream = Stream::open(&bob).await;
    assert_eq!(server.app.metrics.streams.get(), 1);
    let first = TableSettings { first: First::Seat(0), ..private("carcassonne/first") };
    let table = make(&ada, first, &[me(), invited("bob")]).await;
    let challenge = stream.next().await.unwrap();
    let rules = "carcassonne/first".to_string();
    let told = StreamEvent::Challenge {
        table: table.id.clone(),
        from: "Ada".to_string(),
        bot: false,
        rules,
        options: Vec::new(),
        clock: Clock::None,
        rated: false,
        seats: 2,
        key: table.key.clone(),
    };
    assert_eq!(challenge, told);
    act(&bob, &table.id, JOIN).await.unwrap();
    assert_eq!(stream.next().await, Some(StreamEvent::Started { table: table.id.clone() }));
    let placed = Chooser::new(1).choose(&view(&ada, &table.id).await).unwrap();
    act(&ada, &table.id, play(&placed)).await.unwrap();
    let version = act(&ada, &table.id, play("-")).await.unwrap();
    assert_eq!(stream.next().await, Some(StreamEvent::Turn { table: table.id.clone(), version }));
    act(&ada, &table.id, Command::Resign).await.unwrap();
    assert_eq!(stream.next().await, Some(StreamEvent::Over { table: table.id.clone() }));
    let nobody = Client::stranger(server.address).send("GET", "/api/stream", "").await.unwrap();
    assert_eq!(nobody.status, 401);
    // Signing out everywhere ends it.
    assert_eq!(bob.send("POST", "/api/sign-out-everywhere", "{}").await.unwrap().status, 204);
    assert_eq!(stream.next().await, None);
    assert_eq!(server.app.metrics.streams.get(), 0);
}

#[tokio::test]
async fn what_is_open_ends_with_the_session_or_the_ban() {
    let server = Server::by_hand(|_| ()).await;
    let ada = server.person("Ada").await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    let open = async || {
        let mut live = ada.open(&table, None, None).await.unwrap();
        live.first_view().await.unwrap();
        (Stream::open(&ada).await, live)
    };
    let (mut stream, mut live) = open().await;
    let range = "127.0.0.0/8".to_owned();
    let ban = AdminCommand::BanAddresses { range: range.clone(), days: None, reason: String::new() };
    server.app.admin(ban).await.unwrap();
    assert_eq!(closed(&mut live).await, Some(1008));
    // It may tell of a bot's move before.
    while stream.next().await.is_some() {}
    server.app.admin(AdminCommand::UnbanAddresses { range }).await.unwrap();
    let (mut stream, mut live) = open().await;
    let year = std::time::Duration::from_secs(366 * 24 * 3600);
    let clock = &server.app.clock;
    clock.set_date(clock.date_ms() + year.as_millis() as u64);
    clock.pass(std::time::Duration::from_secs(61));
    assert_eq!(closed(&mut live).await, Some(1013), "come back");
    while stream.next().await.is_some() {}
    assert_eq!(ada.send("GET", "/api/me", "").await.unwrap().status, 401);
}

#[tokio::test]
async fn a_program_plays_with_a_token_and_the_stream() {
    let server = Server::start().await;
    let (ada, owner) = (server.guest().await, server.person("Robot").await);
    let robot = Client::with_token(server.address, &server.token(&owner).await);
    let playing = robot.clone();
    let program = tokio::spawn(async move {
        let mut stream = Stream::open(&playing).await;
        let mut chooser = Chooser::new(8);
        let nonce = nonce();
        loop {
            match stream.next().await.unwrap() {
                StreamEvent::Challenge { table, .. } => {
                    act(&playing, &table, join_with(nonce.sealed())).await.unwrap();
                }
                StreamEvent::Reveal { table, .. } => drop(act(&playing, &table, nonce.reveal()).await.unwrap()),
                StreamEvent::Turn { table, .. } | StreamEvent::Started { table } => {
                    while let Some(action) = chooser.choose(&view(&playing, &table).await) {
                        act(&playing, &table, play(&action)).await.unwrap();
                    }
                }
                StreamEvent::Over { table } => return table,
                event @ (StreamEvent::Declined { .. } | StreamEvent::Withdrawn { .. }) => panic!("{event:?}"),
            }
        }
    });
    let id = server.id(&owner).await;
    while !server.app.hub.shared().streams.is_listening(id) {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let table = make(&ada, private("discovery/standard"), &[me(), invited("Robot")]).await.id;
    wait_for(&ada, &table, |view| view.stage == TableStage::Playing).await;
    let end = finish(&[&ada], &table).await;
    assert_eq!((end.stage, end.ended_by), (TableStage::Over, None));
    assert_eq!(tokio::time::timeout(LONG, program).await.unwrap().unwrap(), table);
}

#[tokio::test]
async fn a_program_is_here_as_long_as_it_listens() {
    let server = Server::start().await;
    let (ada, owner) = (server.person("Ada").await, server.person("Robot").await);
    let table = pair(settings("carcassonne/first"), &ada, &owner).await.id;
    let mut watching = ada.open(&table, None, None).await.unwrap();
    let here = |view: &TableView| view.seats[1].here;
    assert!(!here(watching.first_view().await.unwrap()));
    // A page that is open somewhere else, or a program that only looks, is not at the table.
    let _page = Stream::open(&owner).await;
    let body = json!({ "name": "a lamp", "scopes": ["read"] });
    let lamp = owner.post::<TokenMade>("/api/me/tokens", &body).await.unwrap().secret;
    let _lamp = Stream::open(&Client::with_token(server.address, &lamp)).await;
    assert!(!here(&view(&ada, &table).await));
    let robot = Client::with_token(server.address, &server.token(&owner).await);
    let listening = Stream::open(&robot).await;
    assert!(here(&view(&ada, &table).await));
    let told = until(&mut watching, |message| matches!(message, ServerMessage::Here { .. })).await;
    let ServerMessage::Here { seats, away, .. } = told else { panic!() };
    assert_eq!((seats, away), (vec![true, true], vec![false, false]));
    drop(listening);
    wait_for(&ada, &table, |view| !here(view)).await;
}

#[tokio::test]
async fn the_example_in_python_plays_a_whole_game() {
    let server = Server::start().await;
    let (ada, owner) = (server.guest().await, server.person("Olga").await);
    let bot: Value = owner.post("/api/me/bots", &json!({ "name": "Snake" })).await.unwrap();
    assert_eq!(bot["name"], "Snake");
    let scopes = json!({ "name": "an example", "scopes": ["read", "play"] });
    let token: TokenMade = owner.post("/api/me/bots/Snake/tokens", &scopes).await.unwrap();
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/table_bot.py");
    let mut bot = std::process::Command::new("python3")
        .args([example, &format!("http://{}", server.address), &token.secret])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // Invited before it listens or after: it comes either way.
    let table = make(&ada, private("discovery/standard"), &[me(), invited("Snake")]).await.id;
    wait_for(&ada, &table, |view| view.stage == TableStage::Playing).await;
    assert!(ada.get::<Profile>("/api/people/Snake").await.unwrap().listening);
    // A challenge that is gone before it is heard of does not upset it.
    for _ in 0..3 {
        let gone = make(&ada, settings("discovery/standard"), &[me(), invited("Snake")]).await.id;
        let _ = act(&ada, &gone, Command::Withdraw).await;
    }
    let end = tokio::time::timeout(LONG, finish(&[&ada], &table)).await;
    let running = bot.try_wait().unwrap().is_none();
    let _ = bot.kill();
    let _ = bot.wait();
    assert!(running, "the bot goes on after a game");
    let end = end.expect("the game comes to its end");
    assert_eq!((end.stage, end.ended_by), (TableStage::Over, None));
    let contribution = end.seats[1].contribution.as_ref().expect("it had a part in the shuffle");
    assert!(contribution.nonce.is_some() && !contribution.entrusted, "{contribution:?}");
}
