//! Seeks: open offers, who takes them, and when they end.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{Clock, Command, SeatPlan, Seek, StreamEvent, TableList, TableSettings, TableStage, TableView};
use std::time::Duration;

fn wanted(seats: u8) -> Seek {
    Seek {
        rules: "discovery/standard".to_string(),
        options: Vec::new(),
        clock: Clock::Live { seconds: 600, increment: 5 },
        rated: false,
        seats,
        pledge: None,
    }
}

async fn seek(client: &Client, seek: &Seek) -> TableView {
    client.post("/api/seeks", seek).await.unwrap()
}

async fn offers(client: &Client) -> Vec<String> {
    let list: TableList = client.get("/api/seeks").await.unwrap();
    assert!(list.tables.iter().all(|table| table.while_here && table.stage == TableStage::Waiting));
    list.tables.into_iter().map(|table| table.id).collect()
}

#[tokio::test]
async fn the_next_player_who_wants_the_same_takes_an_offer() {
    let server = Server::start().await;
    let (ada, bob, guest) = (server.person("Ada").await, server.person("Bob").await, server.guest().await);
    let mut stream = Stream::open(&ada).await;
    let made = seek(&ada, &wanted(2)).await;
    assert_eq!((made.stage, made.settings.while_here), (TableStage::Waiting, true));
    assert_eq!(offers(&bob).await, [made.id.as_str()]);
    // Others want something else, and no one plays alone.
    let rated = Seek { rated: true, ..wanted(2) };
    let slower = Seek { clock: Clock::Live { seconds: 900, increment: 5 }, ..wanted(2) };
    let game = Seek { rules: "carcassonne/first".to_string(), ..wanted(2) };
    let others = [&wanted(3), &rated, &slower, &game];
    for other in others {
        assert_ne!(seek(&bob, other).await.id, made.id);
    }
    let own = seek(&ada, &wanted(2)).await;
    assert_ne!(own.id, made.id);
    act(&ada, &own.id, Command::Withdraw).await.unwrap();
    // A table made by hand that looks the same is not what a seek offers.
    let settings = TableSettings { hints: true, ..made.settings.clone() };
    make(&bob, settings, &[me(), SeatPlan::Open]).await;
    let nonce = nonce();
    let taken = seek(&guest, &Seek { pledge: Some(nonce.sealed()), ..wanted(2) }).await;
    assert_eq!((taken.id.as_str(), taken.stage), (made.id.as_str(), TableStage::Revealing));
    act(&guest, &taken.id, nonce.reveal()).await.unwrap();
    loop {
        match stream.next().await.unwrap() {
            StreamEvent::Started { table } => break assert_eq!(table, made.id),
            StreamEvent::Over { table } => assert_eq!(table, own.id, "the one she withdrew"),
            other => panic!("{other:?}"),
        }
    }
    assert!(!offers(&bob).await.contains(&made.id));
    // Two who ask at the same moment meet.
    let (one, other) = (server.person("Cleo").await, server.person("Dora").await);
    let four = Seek { clock: Clock::None, ..wanted(2) };
    let (first, second) = tokio::join!(seek(&one, &four), seek(&other, &four));
    assert_eq!(first.id, second.id);
}

#[tokio::test]
async fn an_offer_goes_with_its_maker_and_is_kept_from_who_is_not_wanted() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let snug = server.bot(&ada, "Snug").await;
    let stream = Stream::open(&snug).await;
    let rated = Seek { rated: true, ..wanted(2) };
    let made = seek(&snug, &rated).await.id;
    assert_ne!(seek(&ada, &rated).await.id, made, "nobody plays a rated game with their own bot");
    assert_eq!(bob.send("PUT", "/api/blocked/Ada", "").await.unwrap().status, 204);
    let apart = seek(&bob, &rated).await.id;
    assert!(offers(&bob).await.contains(&made) && apart != made);
    // As long as the program listens it waits; soon after it has gone, it is closed. The others never listened.
    let pass = async |seconds| {
        server.app.clock.pass(Duration::from_secs(seconds));
        tokio::time::sleep(Duration::from_millis(30)).await;
    };
    for _ in 0..20 {
        pass(3).await;
    }
    wait_for(&bob, &apart, |view| view.stage == TableStage::Over).await;
    assert_eq!(offers(&bob).await, [made.as_str()]);
    drop(stream);
    while server.app.hub.shared().streams.is_listening(server.app.store.person_named("Snug").await.unwrap().id) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    pass(3).await;
    assert_eq!(view(&bob, &made).await.stage, TableStage::Waiting, "it may come back");
    for _ in 0..10 {
        pass(3).await;
    }
    wait_for(&bob, &made, |view| view.stage == TableStage::Over).await;
    assert!(offers(&bob).await.is_empty());
}

#[tokio::test]
async fn who_may_not_play_may_not_offer_to() {
    let server = Server::start().await;
    let (ada, guest) = (server.person("Ada").await, server.guest().await);
    let status = async |client: &Client, seek: &Seek| {
        client.send("POST", "/api/seeks", &serde_json::to_string(seek).unwrap()).await.unwrap().status
    };
    assert_eq!(status(&Client::stranger(server.address), &wanted(2)).await, 401);
    assert_eq!(status(&ada, &wanted(1)).await, 400);
    assert_eq!(status(&ada, &wanted(6)).await, 400);
    assert_eq!(status(&ada, &Seek { rules: "chess".to_string(), ..wanted(2) }).await, 400);
    assert_eq!(status(&ada, &Seek { rated: true, clock: Clock::None, ..wanted(2) }).await, 400);
    assert_eq!(status(&guest, &Seek { rated: true, ..wanted(2) }).await, 409);
    let program = Client::with_token(server.address, &server.token(&ada).await);
    assert_eq!(status(&program, &Seek { rated: true, ..wanted(2) }).await, 409, "no bot plays as a person");
}
