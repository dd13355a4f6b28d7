//! Hints, insight, records from elsewhere, lists.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{
    Choices, Command, First, HintView, Insight, Permission, Replay, SeatPlan, Sitter, TableList, TableSettings,
    TableStage, TableView,
};
use serde_json::json;
use std::collections::HashSet;

async fn hint(client: &Client, table: &str) -> Result<HintView, String> {
    client.get(&format!("/api/tables/{table}/hint")).await.map_err(|error| code(&error))
}

#[tokio::test]
async fn hints_are_for_the_own_turn_and_can_be_played() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let first = TableSettings { first: First::Seat(0), ..settings("carcassonne/first") };
    let table = pair(first, &ada, &bob).await.id;
    assert_eq!(hint(&bob, &table).await, Err("not_now".to_string()));
    assert_eq!(hint(&server.guest().await, &table).await, Err("not_now".to_string()));
    let nobody = Client::stranger(server.address);
    assert_eq!(hint(&nobody, &table).await, Err("sign_in_first".to_string()));
    assert!(view(&ada, &table).await.you_may.contains(&Permission::Hint));
    let seen = view(&ada, &table).await;
    let hints = hint(&ada, &table).await.unwrap();
    assert_eq!(hints.version, seen.version);
    assert!((1..=3).contains(&hints.moves.len()));
    assert_eq!(view(&ada, &table).await, seen, "asking changes nothing");
    for action in &hints.moves[0].actions {
        act(&ada, &table, play(action)).await.unwrap();
    }
    let none = TableSettings { hints: false, ..settings("carcassonne/first") };
    let without = make(&ada, none, &[me(), me()]).await;
    assert!(!without.you_may.contains(&Permission::Hint));
    assert_eq!(hint(&ada, &without.id).await, Err("not_now".to_string()));
}

#[tokio::test]
async fn insight_counts_tiles_only_where_that_is_allowed() {
    let server = Server::start().await;
    let ada = server.guest().await;
    for counted in [true, false] {
        let settings = TableSettings { tile_counter: counted, ..settings("carcassonne/first") };
        let table = make(&ada, settings, &[me(), me()]).await.id;
        let insight: Insight = ada.get(&format!("/api/tables/{table}/insight")).await.unwrap();
        let total: u32 = insight.unseen.values().map(|count| u32::from(*count)).sum();
        // 72 tiles, of which one lies on the table and one is in a hand.
        assert_eq!(total, if counted { 70 } else { 0 });
        assert!(!insight.squares.is_empty() && !insight.features.is_empty());
        assert!(insight.squares.iter().all(|square| square.fitting.is_some() == counted));
        assert!(insight.features.iter().all(|feature| feature.completing.is_some() == counted));
        let text = ada.send("GET", &format!("/api/tables/{table}/insight"), "").await.unwrap().body;
        assert_eq!(text.contains("\"fitting\""), counted);
    }
    let waiting = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    for what in ["insight", "record", "replay", "hint"] {
        let answer = ada.send("GET", &format!("/api/tables/{waiting}/{what}"), "").await.unwrap();
        assert_eq!(answer.status, 409, "{what}: {}", answer.body);
    }
}

const RECORD: &str = include_str!("../../../../../tests/records/hunters-en-2014-1.hedgerow");

#[tokio::test]
async fn names_in_a_game_from_elsewhere_are_what_they_look_like() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let import = async |name: &str| {
        let record = RECORD.replacen("Seat 1", name, 1);
        assert_ne!(record, RECORD);
        let answer = ada.send("POST", "/api/records", &json!({ "record": record }).to_string()).await.unwrap();
        let text: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        (answer.status, text["text"]["key"].as_str().unwrap_or_default().to_owned())
    };
    for (name, key) in [
        ("a\u{202e}b", "server-label-signs"),
        ("Ada\u{200b}", "server-label-signs"),
        (&"x".repeat(61), "server-label-length"),
    ] {
        assert_eq!(import(name).await, (400, key.to_owned()), "{name:?}");
    }
    assert_eq!(import("Ada Lovelace (London)").await.0, 200);
}

#[tokio::test]
async fn a_game_from_elsewhere_is_kept_and_replayed() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table: TableView = ada.post("/api/records", &json!({ "record": RECORD })).await.unwrap();
    assert_eq!((table.stage, table.settings.rules.as_str()), (TableStage::Over, "hunters/en-2014"));
    assert_eq!(table.seats[1].name, "Seat 1");
    assert_eq!(
        (table.secret, table.rematch, &table.you_may[..]),
        (None, None, &[Permission::Chat, Permission::Mute][..])
    );
    let outcome = table.game.as_ref().unwrap().turn.outcome.clone().unwrap();
    assert_eq!(table.winners, outcome.winners);
    let replay: Replay = ada.get(&format!("/api/tables/{}/replay", table.id)).await.unwrap();
    let looked: Replay = bob.post("/api/replay", &json!({ "record": RECORD })).await.unwrap();
    assert_eq!(replay, looked);
    assert_eq!(replay.steps.last().unwrap().turn.outcome, Some(outcome));
    // A board that follows the steps ends up as the table.
    let mut board = replay.start.clone();
    replay.steps.iter().for_each(|step| board.apply(&step.happenings, &step.turn));
    // Where a record ends the game could be played on: there, and only there, it is said what may be done.
    let (begun, rest) = RECORD.split_once("\n2 1:").unwrap();
    let drawn = rest.split_whitespace().next().unwrap();
    let cut: Replay = bob.post("/api/replay", &json!({ "record": format!("{begun}\n2 1: {drawn}\n") })).await.unwrap();
    let choices: Vec<&Choices> = cut.steps.iter().map(|step| &step.turn.choices).collect();
    let (last, before) = choices.split_last().unwrap();
    assert!(matches!(last, Choices::Place { placements } if !placements.is_empty()), "{last:?}");
    assert!(before.iter().all(|choices| **choices == Choices::Nothing));
    // Every moment can be looked into: the same features as at the table when it stood there.
    let steps = replay.steps.len() as u32;
    let insight = async |step: u32| -> Insight {
        bob.post("/api/replay/insight", &json!({ "record": RECORD, "step": step })).await.unwrap()
    };
    let tiles = |insight: &Insight| {
        insight
            .features
            .iter()
            .flat_map(|feature| &feature.spots)
            .map(|spot| (spot.x, spot.y))
            .collect::<HashSet<_>>()
            .len()
    };
    assert_eq!(tiles(&insight(0).await), 1, "only the start tile");
    assert_eq!(tiles(&insight(steps).await), board.tiles.len());
    assert_eq!(insight(steps + 9).await.features, insight(steps).await.features);
    // It can be drawn, as a picture and animated, with the names that the request gives.
    let draw = async |animated: bool, players: &[&str]| {
        let body = json!({ "record": RECORD, "animated": animated, "players": players });
        bob.send("POST", "/api/replay/picture", &body.to_string()).await.unwrap().body
    };
    let drawn = draw(false, &[]).await;
    assert!(drawn.starts_with("<svg") && !drawn.contains("<animate"));
    assert!(draw(true, &[]).await.contains("<animate"));
    assert_ne!(draw(false, &["A", "B"]).await, drawn);
    let other = json!({ "record": RECORD, "animated": false, "colours": [4, 3] }).to_string();
    assert_ne!(bob.send("POST", "/api/replay/picture", &other).await.unwrap().body, drawn);
    // A colour that there is not does no harm.
    let none = json!({ "record": RECORD, "animated": true, "colours": [200] }).to_string();
    assert_eq!(bob.send("POST", "/api/replay/picture", &none).await.unwrap().status, 200);
    let end = table.game.unwrap();
    assert_eq!((board.tiles, board.pieces), (end.tiles, end.pieces));
    assert_eq!(ada.send("GET", &format!("/api/tables/{}/record", table.id), "").await.unwrap().body, RECORD);
    let hidden = bob.get::<TableView>(&format!("/api/tables/{}", table.id)).await.unwrap_err();
    assert_eq!(code(&hidden), "not_found", "it is private");
    assert_eq!(act(&ada, &table.id, REMATCH).await, Err("not_now".to_string()));
    assert_eq!(act(&ada, &table.id, Command::Resign).await, Err("not_now".to_string()));
    let mine = ada.get::<TableList>("/api/me/tables").await.unwrap().tables;
    assert_eq!(mine.len(), 1);
    // Nobody of this server sat there: the list has the names of the record.
    let recorded = replay.players.iter().map(|name| Sitter::Recorded { name: name.clone() });
    assert_eq!(mine[0].seats, recorded.collect::<Vec<_>>());
}

#[tokio::test]
async fn a_bad_record_is_refused_with_a_reason() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let illegal = RECORD.replacen("L35@-1,0r1 hut:R", "L35@9,9r1 -", 1);
    for (record, reason) in [
        ("", "line"),
        ("hello", "line"),
        (illegal.as_str(), "line"),
        (&RECORD.replacen("hunters/en-2014", "hunters/xx", 1), "hunters/xx"),
    ] {
        for path in ["/api/records", "/api/replay"] {
            let answer = ada.send("POST", path, &json!({ "record": record }).to_string()).await.unwrap();
            assert_eq!(answer.status, 400, "{}", answer.body);
            assert!(answer.body.contains("bad_request") && answer.body.contains(reason), "{}", answer.body);
        }
    }
    let large = json!({ "record": "x".repeat(300_000) }).to_string();
    assert_eq!(ada.send("POST", "/api/replay", &large).await.unwrap().status, 413);
    assert!(ada.get::<TableList>("/api/me/tables").await.unwrap().tables.is_empty());
}

#[tokio::test]
async fn lists_show_what_waits_first() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let first = |seat| TableSettings { first: First::Seat(seat), ..settings("carcassonne/first") };
    let waits = pair(first(0), &ada, &bob).await.id;
    let over = pair(first(0), &ada, &bob).await.id;
    act(&bob, &over, Command::Resign).await.unwrap();
    let theirs = pair(first(1), &ada, &bob).await.id;
    let hidden = make(&bob, private("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    let mine = ada.get::<TableList>("/api/me/tables").await.unwrap().tables;
    let list: Vec<(&str, bool)> = mine.iter().map(|table| (table.id.as_str(), table.your_turn)).collect();
    assert_eq!(list, [(waits.as_str(), true), (theirs.as_str(), false), (over.as_str(), false)]);
    assert_eq!(ada.get::<hedgerow_protocol::Me>("/api/me").await.unwrap().waiting, std::slice::from_ref(&waits));
    let lobby = Client::stranger(server.address).get::<TableList>("/api/tables").await.unwrap().tables;
    let listed: Vec<&str> = lobby.iter().map(|table| table.id.as_str()).collect();
    assert_eq!(listed, [theirs.as_str(), waits.as_str()], "neither what is over nor what is private");
    assert!(!listed.contains(&hidden.as_str()));
    move_of([&ada, &bob], &waits).await;
    let seen = view(&ada, &waits).await;
    let lobby = ada.get::<TableList>("/api/tables").await.unwrap().tables;
    assert_eq!(lobby[1].scores, seen.game.unwrap().turn.scores);
}
