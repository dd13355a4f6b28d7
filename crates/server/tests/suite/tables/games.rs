//! Whole games: fair, secret until the end, and the same for those who follow events and those who look anew.

use super::support::*;
use hedgerow_api_client::{Chooser, LiveTable};
use hedgerow_notation::DrawOrigin;
use hedgerow_protocol::{
    Account, ClientMessage, Command, SeatPlan, ServerMessage, TableSettings, TableStage, TableView,
};

/// What may differ between two who look at the same version.
fn comparable(view: &TableView) -> TableView {
    let mut view = view.clone();
    view.chat = None;
    view.you_may.clear();
    view.spectators = 0;
    view.seats.iter_mut().for_each(|seat| seat.here = false);
    view
}

/// A game between two people who play over their sockets, compared at every version with what a fresh look shows.
async fn whole_game(settings: TableSettings) {
    let server = Server::start().await;
    let clients = [server.guest().await, server.guest().await];
    let table = pair(settings, &clients[0], &clients[1]).await;
    let secret = server.secret(&table.id).await;
    let mut live: Vec<LiveTable> = Vec::new();
    for client in &clients {
        let mut socket = client.open(&table.id, None, None).await.unwrap();
        socket.first_view().await.unwrap();
        live.push(socket);
    }
    let mut chooser = Chooser::new(11);
    let mut events = 0;
    loop {
        let version = live[0].view.as_ref().unwrap().version;
        let actor = (0..2).find_map(|who| Some((who, chooser.choose(live[who].view.as_ref()?)?)));
        let Some((actor, action)) = actor else { break };
        let message = ClientMessage::Do { id: new_id(), version, command: play(&action) };
        live[actor].send(&message).await.unwrap();
        for (who, socket) in live.iter_mut().enumerate() {
            let next = until(socket, |message| {
                assert!(!matches!(message, ServerMessage::Refused { .. }), "{message:?}");
                matches!(message, ServerMessage::View { .. } | ServerMessage::Event { .. })
            });
            let next = next.await;
            events += usize::from(matches!(next, ServerMessage::Event { .. }));
            let text = serde_json::to_string(&next).unwrap();
            let seen = socket.view.as_ref().unwrap();
            assert!(seen.stage == TableStage::Over || !text.contains(&secret), "the secret is in an event");
            assert_eq!(seen.version, version + 1);
            // A fresh look costs most of the time of this test, so they take turns.
            if version as usize % 2 == who {
                assert_eq!(comparable(seen), comparable(&view(&clients[who], &table.id).await), "after {action}");
            }
        }
    }
    assert!(events > 40, "nearly everything is told by events: {events}");
    let end = view(&clients[0], &table.id).await;
    assert_eq!(end.stage, TableStage::Over);
    assert_eq!(end.secret.as_deref(), Some(secret.as_str()));
    assert_eq!(end.winners, end.game.as_ref().unwrap().turn.outcome.as_ref().unwrap().winners);
    let record = record(&clients[0], &table.id).await;
    assert!(record.verify().unwrap() > 20);
    assert!(record.end().unwrap().outcome().is_some());
    assert_eq!(record.players, [name(&clients[0]).await, name(&clients[1]).await]);
}

#[tokio::test]
async fn carcassonne_with_the_river() {
    whole_game(TableSettings { options: vec!["river".to_string()], ..settings("carcassonne/first") }).await;
}

#[tokio::test]
async fn carcassonne_of_today() {
    whole_game(private("carcassonne/modern")).await;
}

#[tokio::test]
async fn hunters_and_gatherers() {
    whole_game(settings("hunters/en-2014")).await;
}

#[tokio::test]
async fn the_discovery() {
    whole_game(private("discovery/standard")).await;
}

#[tokio::test]
async fn the_discovery_for_experts() {
    whole_game(settings("discovery/advanced")).await;
}

#[tokio::test]
async fn games_against_bots() {
    let server = Server::start().await;
    for rules in ["carcassonne/first", "hunters/en-2014", "discovery/advanced"] {
        let client = server.guest().await;
        let table = make(&client, settings(rules), &[me(), bot("easy"), bot("normal")]).await;
        assert_eq!(table.stage, TableStage::Playing, "nobody is missing");
        let end = finish(&[&client], &table.id).await;
        assert_eq!((end.stage, end.ended_by), (TableStage::Over, None));
        let record = record(&client, &table.id).await;
        record.verify().unwrap();
        let named = |level: &str| format!(" ({level})");
        assert!(record.players[1].ends_with(&named("easy")) && record.players[2].ends_with(&named("normal")));
    }
}

#[tokio::test]
async fn the_secret_is_nowhere_before_the_end() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.guest().await);
    let made = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    let secret = server.secret(&made.id).await;
    let look = async |path: &str| {
        let answer = ada.send("GET", path, "").await.unwrap();
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        assert!(!answer.body.contains(&secret), "{path}");
    };
    look(&format!("/api/tables/{}", made.id)).await;
    let nonce = nonce();
    act(&bob, &made.id, join_with(nonce.sealed())).await.unwrap();
    look(&format!("/api/tables/{}", made.id)).await;
    act(&bob, &made.id, nonce.reveal()).await.unwrap();
    let mut chooser = Chooser::new(1);
    for _ in 0..6 {
        step(&[&ada, &bob], &made.id, &mut chooser).await;
    }
    for what in ["", "/record", "/replay", "/insight"] {
        look(&format!("/api/tables/{}{what}", made.id)).await;
    }
    look("/api/me/export").await;
    look("/api/me/tables").await;
    look("/api/tables").await;
    assert!(matches!(record(&ada, &made.id).await.draws, DrawOrigin::Fair(fair) if fair.secret.is_none()));
    let export: Account = ada.get("/api/me/export").await.unwrap();
    assert_eq!(export.records.len(), 1);
    act(&bob, &made.id, Command::Resign).await.unwrap();
    let end = view(&ada, &made.id).await;
    assert_eq!((end.secret.as_deref(), end.ended_by.as_deref()), (Some(secret.as_str()), Some("resigned")));
    assert_eq!(end.commitment, made.commitment, "it was promised before anybody added a nonce");
    assert_eq!(end.seats[1].contribution.as_ref().unwrap().nonce, Some(nonce.0));
    let record = record(&ada, &made.id).await;
    record.verify().unwrap();
    assert!(record.write().contains(&secret) && record.write().contains("resigned"));
}
