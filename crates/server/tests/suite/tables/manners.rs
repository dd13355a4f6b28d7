//! Blocks, mutes, and rules for newcomers.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_protocol::{Account, ClientMessage, Command, CreateTable, Me, Permission, SeatPlan, Sitter};
use serde_json::json;

async fn say(client: &Client, table: &str, text: &str) -> u16 {
    let message = serde_json::to_string(&ClientMessage::Say { id: None, text: text.to_string() }).unwrap();
    client.send("POST", &format!("/api/tables/{table}/do"), &message).await.unwrap().status
}

async fn about(client: &Client, table: &str, what: &str, message: u32) -> u16 {
    let path = format!("/api/tables/{table}/{what}");
    client.send("POST", &path, &json!({ "message": message }).to_string()).await.unwrap().status
}

#[tokio::test]
async fn the_host_of_a_table_decides_who_talks_there() {
    let server = Server::start().await;
    let (ada, bob, guest) = (server.person("Ada").await, server.person("Bob").await, server.guest().await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    for (client, text) in [(&ada, "hello"), (&guest, "rude"), (&bob, "kind")] {
        assert_eq!(say(client, &table, text).await, 200);
    }
    assert_eq!(about(&bob, &table, "mute", 2).await, 403, "only the host");
    assert_eq!(about(&ada, &table, "mute", 1).await, 400, "not oneself");
    assert_eq!(about(&ada, &table, "mute", 9).await, 404);
    assert_eq!(about(&ada, &table, "mute", 2).await, 204);
    assert_eq!(say(&guest, &table, "and more").await, 403);
    assert!(!view(&guest, &table).await.you_may.contains(&Permission::Chat));
    assert_eq!(say(&bob, &table, "still here").await, 200);
    let seen = view(&ada, &table).await;
    let muted = &seen.muted[..];
    assert!(matches!(muted, [one] if one.message == 2 && one.who.guest), "{muted:?}");
    assert!(seen.you_may.contains(&Permission::Mute) && !view(&bob, &table).await.you_may.contains(&Permission::Mute));
    assert!(view(&bob, &table).await.muted.is_empty(), "that is between the host and them");
    assert_eq!(guest.get::<Account>("/api/me/export").await.unwrap().muted_at, [table.as_str()]);
    // It outlasts the server, and ends when the host says so.
    let server = Server::on(server.stop().await, |_| ()).await;
    let [ada, guest] = [ada, guest].map(|client| client.at(server.address));
    assert_eq!(say(&guest, &table, "and more").await, 403);
    assert_eq!(about(&ada, &table, "unmute", 2).await, 204);
    assert_eq!(say(&guest, &table, "thanks").await, 200);
    assert!(view(&ada, &table).await.muted.is_empty());
}

#[tokio::test]
async fn who_is_blocked_cannot_invite_nor_sit_down() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let again = pair(settings("carcassonne/first"), &bob, &ada).await.id;
    let waiting = make(&bob, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    let hosted = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    assert_eq!(ada.send("PUT", "/api/blocked/Bob", "").await.unwrap().status, 204);
    let invitation = CreateTable {
        id: None,
        settings: settings("carcassonne/first"),
        seats: vec![me(), invited("Ada")],
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    };
    assert_eq!(code(&bob.make_table(&invitation).await.unwrap_err()), "not_yours");
    let arrange = Command::Arrange { seat: 1, plan: invited("Ada"), pledge: None };
    assert_eq!(act(&bob, &waiting.id, arrange).await, Err("not_yours".to_string()));
    assert_eq!(act(&bob, &hosted, JOIN).await, Err("not_yours".to_string()));
    act(&bob, &again, Command::Resign).await.unwrap();
    act(&bob, &again, Command::Rematch { pledge: None }).await.unwrap();
    let rematch = view(&bob, &view(&bob, &again).await.rematch.unwrap()).await;
    assert_eq!(rematch.seats[1].sitter, Sitter::Nobody, "a rematch invites no one who does not want it");
    // The other way round nothing stands in the way.
    let asked = make(&ada, settings("carcassonne/first"), &[me(), invited("Bob")]).await.id;
    act(&bob, &asked, JOIN).await.unwrap();
    assert_eq!(bob.get::<Account>("/api/me/export").await.unwrap().blocked_by, 1);
    ada.send("DELETE", "/api/blocked/Bob", "").await.unwrap();
    make(&bob, settings("carcassonne/first"), &[me(), invited("Ada")]).await;
}

#[tokio::test]
async fn a_guest_is_blocked_by_what_they_said() {
    let server = Server::start().await;
    let (ada, guest) = (server.person("Ada").await, server.guest().await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
    assert_eq!(guest.send("PUT", "/api/me/name", &json!({ "name": "Zed" }).to_string()).await.unwrap().status, 200);
    say(&guest, &table, "rude").await;
    let said = view(&ada, &table).await.chat.unwrap();
    assert_eq!((said[0].name.as_str(), said[0].guest, said[0].bot), ("Zed", true, false));
    assert_eq!(about(&ada, &table, "block", 7).await, 404);
    assert_eq!(about(&guest, &table, "block", 1).await, 400, "not oneself");
    assert_eq!(about(&ada, &table, "block", 1).await, 204);
    assert_eq!(view(&ada, &table).await.chat, Some(Vec::new()));
    assert_eq!(ada.get::<Me>("/api/me").await.unwrap().blocked, ["Zed"]);
    ada.send("DELETE", "/api/blocked/Zed", "").await.unwrap();
    assert_eq!(view(&ada, &table).await.chat.unwrap().len(), 1);
}

#[tokio::test]
async fn newcomers_neither_talk_nor_invite_nor_open_tables() {
    let server = Server::with(|config| config.limits.newcomer_minutes = 10).await;
    let (ada, _bob) = (server.person("Ada").await, server.person("Bob").await);
    let refused = async |settings, seats: &[SeatPlan]| {
        let request =
            CreateTable { id: None, settings, seats: seats.to_vec(), pledge: None, colours: Vec::new(), what_if: None };
        code(&ada.make_table(&request).await.unwrap_err())
    };
    assert_eq!(refused(settings("carcassonne/first"), &[me(), bot("easy")]).await, "not_now");
    assert_eq!(refused(private("carcassonne/first"), &[me(), invited("Bob")]).await, "not_now");
    let table = make(&ada, private("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    assert_eq!(say(&ada, &table.id, "hello").await, 409);
    let arrange = Command::Arrange { seat: 1, plan: invited("Bob"), pledge: None };
    assert_eq!(act(&ada, &table.id, arrange).await, Err("not_now".to_string()));
    // Ten minutes later, which the server finds out from its settings here.
    let server = Server::on(server.stop().await, |config| config.limits.newcomer_minutes = 0).await;
    let ada = ada.at(server.address);
    assert_eq!(say(&ada, &table.id, "hello").await, 200);
}

#[tokio::test]
async fn a_bot_does_not_speak_for_an_owner_who_was_muted_or_blocked() {
    let server = Server::start().await;
    let (ada, eve) = (server.person("Ada").await, server.person("Eve").await);
    let snug = server.bot(&eve, "Snug").await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    assert_eq!((say(&eve, &table, "rude").await, say(&snug, &table, "beep").await), (200, 200));
    assert_eq!(about(&ada, &table, "mute", 1).await, 204);
    assert_eq!(say(&snug, &table, "rude again").await, 403);
    assert_eq!(about(&ada, &table, "unmute", 1).await, 204);
    assert_eq!(say(&snug, &table, "beep").await, 200);
    let mut looking = ada.open(&table, None, None).await.unwrap();
    assert_eq!(looking.first_view().await.unwrap().chat.as_ref().unwrap().len(), 3);
    assert_eq!(ada.send("PUT", "/api/blocked/Eve", "").await.unwrap().status, 204);
    assert!(view(&ada, &table).await.chat.unwrap().is_empty());
    assert_eq!(act(&snug, &table, JOIN).await, Err("not_yours".to_string()));
    let invitation = CreateTable {
        id: None,
        settings: settings("carcassonne/first"),
        seats: vec![me(), invited("Ada")],
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    };
    assert_eq!(code(&snug.make_table(&invitation).await.unwrap_err()), "not_yours");
}
