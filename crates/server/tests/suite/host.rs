//! What the host of a server can do.

use crate::tables::support::{Server, closed, pair, settings, view};
use crate::test_app::TestApp;
use axum::body::Body;
use axum::http::{Method, Request};
use hedgerow_api_client::Client;
use hedgerow_server::admin::{AdminCommand, AdminError, ListPart};
use hedgerow_server::app::App;
use hedgerow_server::config::Config;
use hedgerow_server::routes::host_router;
use hedgerow_server::store::SqliteStore;
use serde_json::{Value, json};

const RULES: &str = "carcassonne/first";

#[tokio::test]
async fn a_ban_takes_effect_at_once() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let token = server.token(&ada, &["read"]).await.secret;
    let banned = server.admin(AdminCommand::Ban { name: "ada".to_owned() }).await;
    assert_eq!(banned, "Ada is banned.");
    let answer = server.me(&ada).await;
    assert_eq!(answer.refusal(), (403, "not_yours"));
    assert!(answer.body["message"].as_str().unwrap().contains("banned"));
    assert_eq!(server.as_program(&token, Method::GET, "/api/me", Value::Null).await.status, 403);
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 403);
    assert_eq!(server.ask(Method::POST, "/api/guest", &ada, Value::Null).await.status, 403);
    server.admin(AdminCommand::Unban { name: "Ada".to_owned() }).await;
    assert_eq!(server.me(&ada).await.status, 401, "old cookies stay ended");
    server.sign_in("Ada", "correct horse").await.ok();
}

#[tokio::test]
async fn registration_can_be_closed_and_opened_while_running() {
    let server = TestApp::with(|config| config.closed = true).await;
    assert_eq!(server.register("", "Ada").await.refusal(), (409, "not_now"));
    let guest = server.guest().await;
    assert_eq!(server.me(&guest).await.body["registration_open"], false);
    server.admin(AdminCommand::OpenRegistration).await;
    assert_eq!(server.me(&guest).await.body["registration_open"], true);
    server.register("", "Ada").await.ok();
    server.admin(AdminCommand::CloseRegistration).await;
    assert_eq!(server.register("", "Bob").await.refusal(), (409, "not_now"));
    server.sign_in("Ada", "correct horse").await.ok();
}

#[tokio::test]
async fn a_reset_link_works_once() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let link = server.admin(AdminCommand::ResetLink { name: "Ada".to_owned() }).await;
    let other = server.admin(AdminCommand::ResetLink { name: "Ada".to_owned() }).await;
    assert!(link.starts_with("/#/reset/") && link.contains("Put the address of this server before it"), "{link}");
    let token = |link: &str| link.lines().next().unwrap().rsplit('/').next().unwrap().to_owned();
    let reset = async |token: String, password: &str| {
        server.ask(Method::POST, "/api/reset", "", json!({ "token": token, "password": password })).await
    };
    assert_eq!(reset("0".repeat(64), "battery staple").await.refusal(), (404, "not_found"));
    assert_eq!(reset(token(&link), "short").await.refusal(), (400, "bad_request"));
    let cookie = reset(token(&link), "battery staple").await.ok().cookie();
    server.me(&cookie).await.ok();
    assert_eq!(server.me(&ada).await.status, 401, "a new password ends old sessions");
    assert_eq!(reset(token(&link), "once again?").await.refusal(), (404, "not_found"));
    assert_eq!(reset(token(&other), "once again?").await.refusal(), (404, "not_found"));
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 401);
    server.sign_in("Ada", "battery staple").await.ok();
    let id = server.id("Ada").await;
    server.app.store.new_reset(id, [9; 32], 1000).await.unwrap();
    assert!(server.app.store.reset_owner([9; 32], 999).await.is_ok());
    assert!(server.app.store.reset_owner([9; 32], 1000).await.is_err(), "too old");
    let guest = server.me(&server.guest().await).await.body["name"].as_str().unwrap().to_owned();
    assert!(server.app.admin(AdminCommand::ResetLink { name: guest }).await.is_err());
}

#[tokio::test]
async fn a_reset_link_begins_with_the_public_address() {
    let server = TestApp::with(|config| config.public_url = Some("https://Example.org/table/".to_owned())).await;
    server.app.store.register(None, "Ada", "hash", 1).await.unwrap();
    let link = server.admin(AdminCommand::ResetLink { name: "Ada".to_owned() }).await;
    assert!(link.starts_with("https://example.org/table/#/reset/") && link.lines().count() == 1, "{link}");
}

#[tokio::test]
async fn without_a_server_the_host_ends_no_game() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let bob = server.register("", "Bob").await.ok().cookie();
    let table = server.pair(&ada, &bob).await;
    let kick = AdminCommand::Kick { name: "Bob".to_owned(), table: table.clone() };
    let refused = server.app.admin(kick).await.unwrap_err();
    assert!(matches!(refused, AdminError::NotNow(text) if text.key == "admin-no-server"));
    server.admin(AdminCommand::Ban { name: "Bob".to_owned() }).await;
    server.admin(AdminCommand::DeletePerson { name: "Bob".to_owned() }).await;
    let seen = server.view(&ada, &table).await;
    assert_eq!((&seen["stage"], &seen["seats"][1]["lost"]), (&json!("playing"), &json!(false)), "{seen}");
}

#[tokio::test]
async fn the_host_tidies_up() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let id = server.id(&bob).await.0;
    let admin = async |command: AdminCommand| server.app.admin(command).await;
    let (first, second) = (pair(settings(RULES), &ada, &bob).await.id, pair(settings(RULES), &ada, &bob).await.id);
    let open = async |client: &Client, table: &str| {
        let mut live = client.open(table, None, None).await.unwrap();
        live.first_view().await.unwrap();
        live
    };

    let (mut bob_looks, mut bob_elsewhere) = (open(&bob, &first).await, open(&bob, &second).await);
    let mut ada_looks = open(&ada, &first).await;
    admin(AdminCommand::Kick { name: "Bob".to_owned(), table: first.clone() }).await.unwrap();
    assert_eq!(closed(&mut bob_looks).await, Some(1013));
    let kicked = view(&ada, &first).await;
    assert_eq!((kicked.seats[1].lost, kicked.winners), (true, vec![0]));

    let delete = AdminCommand::DeleteTable { id: first.clone() };
    admin(delete.clone()).await.unwrap();
    assert_eq!(closed(&mut ada_looks).await, Some(1013));
    assert_eq!(ada.send("GET", &format!("/api/tables/{first}"), "").await.unwrap().status, 404);
    assert!(admin(delete).await.is_err());

    assert!(!view(&ada, &second).await.seats[1].lost, "he was taken off one table only");
    admin(AdminCommand::Ban { name: "Bob".to_owned() }).await.unwrap();
    assert_eq!(closed(&mut bob_elsewhere).await, Some(1013));
    let banned = view(&ada, &second).await;
    assert_eq!((banned.seats[1].lost, banned.seats[1].name.as_str(), banned.winners), (true, "Bob", vec![0]));
    assert_eq!(admin(AdminCommand::People { part: ListPart::default() }).await.unwrap(), "Bob, banned\nAda");

    let deleted = admin(AdminCommand::DeletePerson { name: "bob".to_owned() }).await.unwrap();
    assert!(deleted.contains(&format!("Deleted {id}")), "{deleted}");
    assert_eq!(view(&ada, &second).await.seats[1].name, format!("Deleted {id}"));
}

#[tokio::test]
async fn the_door_of_the_host_needs_the_token_of_the_folder() {
    let server = TestApp::start().await;
    let body = json!({ "command": "people" });
    let knock = async |token: &str| {
        let request = Request::post("/admin").header("authorization", format!("Bearer {token}"));
        let request = request.header("content-type", "application/json").body(Body::from(body.to_string()));
        server.send_to(host_router(server.app.clone()), request.unwrap()).await
    };
    assert_eq!(knock("").await.status, 404);
    server.app.announce("127.0.0.1:4000".parse().unwrap()).unwrap();
    let token = std::fs::read_to_string(server.folder.path().join("admin.token")).unwrap();
    assert_eq!(knock(&token).await.ok().body, "Nobody has been here yet.");
    for wrong in ["", "x", &token[1..]] {
        assert_eq!(knock(wrong).await.status, 404);
    }
    let elsewhere = server.as_program(&token, Method::POST, "/admin", body.clone());
    // With the page in the program, everything it does not know is the page, for those who only read.
    assert!([404, 405].contains(&elsewhere.await.status.as_u16()), "not through the door of everybody");
    #[cfg(unix)]
    for name in ["admin.token", "removals.log", "server.json"] {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(server.folder.path().join(name)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{name}");
    }
    server.app.close().await;
    assert!(!server.folder.path().join("admin.token").exists());
    assert!(!server.folder.path().join("server.json").exists());
}

#[tokio::test]
async fn accounts_and_sessions_survive_a_restart() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    server.app.close().await;
    let TestApp { app, folder } = server;
    drop(app);
    let server = TestApp { app: App::open(Config::for_data(folder.path()).unwrap()).await.unwrap(), folder };
    assert_eq!(server.me(&ada).await.ok().body["name"], "Ada");
    server.sign_in("Ada", "correct horse").await.ok();
    let backup = server.folder.path().join("backup.sqlite");
    server.admin(AdminCommand::Backup { file: backup.clone() }).await;
    let elsewhere = tempfile::tempdir().unwrap();
    SqliteStore::restore(&backup, elsewhere.path(), false).await.unwrap();
    let restored =
        TestApp { app: App::open(Config::for_data(elsewhere.path()).unwrap()).await.unwrap(), folder: elsewhere };
    assert_eq!(restored.me(&ada).await.status, 401, "sessions do not survive a restore");
    restored.sign_in("Ada", "correct horse").await.ok();
}
