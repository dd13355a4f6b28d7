//! Chat, reports, names.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{
    Account, ClientMessage, Command, CreateTable, First, ServerMessage, Sitter, TableList, TableSettings, TableStage,
    TableView,
};
use serde_json::json;

async fn say(client: &Client, table: &str, text: &str) -> u16 {
    let message = serde_json::to_string(&ClientMessage::Say { id: None, text: text.to_string() }).unwrap();
    client.send("POST", &format!("/api/tables/{table}/do"), &message).await.unwrap().status
}

fn said(view: &TableView) -> Vec<(&str, &str)> {
    view.chat.iter().flatten().map(|message| (message.name.as_str(), message.text.as_str())).collect()
}

#[tokio::test]
async fn what_can_be_said() {
    let server = Server::start().await;
    let (ada, spectator) = (server.person("Ada").await, server.person("Sue").await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    for empty in ["", "  ", "\n\t", "\u{0}"] {
        assert_eq!(say(&ada, &table, empty).await, 400, "{empty:?}");
    }
    assert_eq!(say(&ada, &table, &"ä".repeat(501)).await, 400);
    assert_eq!(say(&ada, &table, &"ä".repeat(500)).await, 200);
    assert_eq!(say(&ada, &table, " <b>one\u{1b}[31m\r\ntwo</b> ").await, 200);
    assert_eq!(say(&spectator, &table, "hello").await, 200, "spectators talk at open tables");
    let seen = view(&ada, &table).await;
    let long = "ä".repeat(500);
    assert_eq!(said(&seen), [("Ada", long.as_str()), ("Ada", "<b>one[31mtwo</b>"), ("Sue", "hello")]);
    assert_eq!(seen.chat.iter().flatten().map(|message| message.id).collect::<Vec<_>>(), [1, 2, 3]);
    // It lasts.
    let server = Server::on(server.stop().await, |_| ()).await;
    let ada = ada.at(server.address);
    assert_eq!(view(&ada, &table).await.chat, seen.chat);
    let account = ada.get::<Account>("/api/me/export").await.unwrap();
    assert_eq!((account.chat.len(), account.records.len()), (2, 1));
}

#[tokio::test]
async fn what_is_said_or_made_twice_under_one_id_is_there_once() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let request = CreateTable {
        id: Some("first".into()),
        settings: settings("carcassonne/first"),
        seats: vec![me(), bot("easy")],
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    };
    let made = ada.make_table(&request).await.unwrap();
    assert_eq!(ada.make_table(&request).await.unwrap().id, made.id);
    let (one, two) = tokio::join!(bob.make_table(&request), bob.make_table(&request));
    let bobs = one.unwrap().id;
    assert_eq!(two.unwrap().id, bobs, "at the same moment too");
    assert_ne!(bobs, made.id, "ids are everybody's own");
    assert_eq!(ada.get::<TableList>("/api/me/tables").await.unwrap().tables.len(), 1);
    let mut live = ada.open(&made.id, None, None).await.unwrap();
    for _ in 0..2 {
        live.send(&ClientMessage::Say { id: Some("w1".into()), text: "once".into() }).await.unwrap();
        let done = until(&mut live, |message| matches!(message, ServerMessage::Done { .. })).await;
        assert!(matches!(done, ServerMessage::Done { id, .. } if id == "w1"));
    }
    assert_eq!(said(&view(&ada, &made.id).await), [("Ada", "once")]);
    let server = Server::on(server.stop().await, |_| ()).await;
    let ada = ada.at(server.address);
    let again = ClientMessage::Say { id: Some("w1".into()), text: "once".into() };
    let again = serde_json::to_string(&again).unwrap();
    assert_eq!(ada.send("POST", &format!("/api/tables/{}/do", made.id), &again).await.unwrap().status, 200);
    assert_eq!(said(&view(&ada, &made.id).await).len(), 1, "after a restart too");
}

#[tokio::test]
async fn what_was_said_while_somebody_was_away_is_shown_when_they_come_back() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let table = pair(settings("carcassonne/first"), &ada, &bob).await;
    assert_eq!(say(&bob, &table.id, "are you there?").await, 200);
    let mut back = ada.open(&table.id, None, Some(table.version)).await.unwrap();
    let heard = until(&mut back, |message| matches!(message, ServerMessage::Chat { .. })).await;
    assert!(matches!(heard, ServerMessage::Chat { message } if message.text == "are you there?"));
}

#[tokio::test]
async fn a_block_counts_at_once() {
    let server = Server::start().await;
    let (ada, bob, cleo) = (server.person("Ada").await, server.person("Bob").await, server.person("Cleo").await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    let mut live = ada.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    assert_eq!(ada.send("PUT", "/api/blocked/Bob", "").await.unwrap().status, 204);
    assert_eq!(say(&bob, &table, "rude").await, 200);
    assert_eq!(say(&cleo, &table, "kind").await, 200);
    let heard = until(&mut live, |message| matches!(message, ServerMessage::Chat { .. })).await;
    assert!(matches!(heard, ServerMessage::Chat { message } if message.text == "kind"));
}

#[tokio::test]
async fn what_blocked_people_say_is_not_delivered() {
    let server = Server::start().await;
    let (ada, bob, cleo) = (server.person("Ada").await, server.person("Bob").await, server.person("Cleo").await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    assert_eq!(ada.send("PUT", "/api/blocked/Bob", "").await.unwrap().status, 204);
    let mut live = ada.open(&table, None, None).await.unwrap();
    let mut other = cleo.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    other.first_view().await.unwrap();
    assert_eq!(say(&bob, &table, "rude").await, 200);
    assert_eq!(say(&cleo, &table, "kind").await, 200);
    let chat = |message: &ServerMessage| matches!(message, ServerMessage::Chat { .. });
    let heard = until(&mut live, chat).await;
    assert!(matches!(heard, ServerMessage::Chat { message } if message.text == "kind"));
    assert!(matches!(until(&mut other, chat).await, ServerMessage::Chat { message } if message.text == "rude"));
    assert_eq!(said(&view(&ada, &table).await), [("Cleo", "kind")], "nor when the table is shown anew");
    act(&ada, &table, Command::Resign).await.unwrap();
    let shown = until(&mut live, |message| matches!(message, ServerMessage::View { .. })).await;
    assert!(matches!(shown, ServerMessage::View { view } if view.chat.is_none()), "it is not said again");
    assert_eq!(said(&view(&bob, &table).await).len(), 2);
}

#[tokio::test]
async fn a_report_reaches_the_host() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    say(&bob, &table, "rude").await;
    let path = format!("/api/tables/{table}/report");
    let report = async |message: u32, reason: &str| {
        ada.send("POST", &path, &json!({ "message": message, "reason": reason }).to_string()).await.unwrap().status
    };
    assert_eq!(report(1, " ").await, 400);
    assert_eq!(report(1, &"x".repeat(501)).await, 400);
    assert_eq!(report(9, "there is no such message").await, 404);
    assert_eq!(report(1, "insults").await, 204);
    let reports = server.app.store.reports(false, None, 10).await.unwrap().items;
    let [one] = reports.as_slice() else { panic!("{reports:?}") };
    assert_eq!((one.reporter.as_str(), one.said_by.as_str(), one.lines[0].text.as_str()), ("Ada", "Bob", "rude"));
    assert_eq!((one.reason.as_str(), &one.table), ("insults", &table));
}

#[tokio::test]
async fn a_new_name_is_shown_everywhere_and_stays() {
    let server = Server::start().await;
    let (mut ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let mut watching = bob.open(&table, None, None).await.unwrap();
    watching.first_view().await.unwrap();
    let mut live = ada.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    live.send(&ClientMessage::Say { id: None, text: "hello".to_string() }).await.unwrap();
    until(&mut watching, |message| matches!(message, ServerMessage::Chat { .. })).await;
    let credentials = json!({ "name": "Ada", "password": "correct horse" }).to_string();
    let answer = ada.send("POST", "/api/register", &credentials).await.unwrap();
    ada.keep_cookie(&answer).unwrap();
    let shown = until(&mut watching, |message| matches!(message, ServerMessage::View { .. })).await;
    let ServerMessage::View { view: shown } = shown else { panic!() };
    assert_eq!(shown.seats[0].sitter, Sitter::Person { name: "Ada".to_string(), guest: false, bot: false });
    assert_eq!((said(&shown), shown.host.as_str()), (vec![("Ada", "hello")], "Ada"));
    // The guest's session ended, and its socket with it.
    while live.next().await.is_ok() {}
    let mut live = ada.open(&table, None, None).await.unwrap();
    let version = live.first_view().await.unwrap().version;
    let _ = live.carry_out(&new_id(), version, Command::Propose { what: hedgerow_protocol::Proposal::End }).await;
    live.send(&ClientMessage::Say { id: None, text: "again".to_string() }).await.unwrap();
    until(&mut watching, |message| matches!(message, ServerMessage::Chat { .. })).await;
    let seen = view(&bob, &table).await;
    assert_eq!((seen.seats[0].name.as_str(), said(&seen)[1]), ("Ada", ("Ada", "again")));
    let lobby = bob.get::<TableList>("/api/tables").await.unwrap().tables;
    assert_eq!(lobby[0].seats[0], Sitter::Person { name: "Ada".to_string(), guest: false, bot: false });
}

#[tokio::test]
async fn who_is_deleted_loses_the_game_and_leaves_no_trace() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let first = TableSettings { first: First::Seat(0), ..settings("carcassonne/first") };
    let table = pair(first, &ada, &bob).await.id;
    let id = server.id(&bob).await;
    say(&bob, &table, "my secret").await;
    let mut live = bob.open(&table, None, None).await.unwrap();
    live.first_view().await.unwrap();
    assert_eq!(bob.send("DELETE", "/api/me", "").await.unwrap().status, 204);
    assert_eq!(closed(&mut live).await, Some(1013), "the socket ends");
    let gone = format!("Deleted {}", id.0);
    let seen = wait_for(&ada, &table, |view| view.seats[1].name == gone).await;
    assert_eq!(seen.chat, Some(Vec::new()), "what was said is gone too");
    assert_eq!(seen.winners, [0]);
    let folder = server.stop().await;
    let server = Server::on(folder, |_| ()).await;
    let ada = ada.at(server.address);
    let end = view(&ada, &table).await;
    assert_eq!((end.stage, end.seats[1].name.as_str()), (TableStage::Over, gone.as_str()));
    // In a rematch the seat is open to anyone.
    act(&ada, &table, REMATCH).await.unwrap();
    let rematch = view(&ada, &view(&ada, &table).await.rematch.unwrap()).await;
    assert_eq!(rematch.seats[1].sitter, Sitter::Nobody);
}
