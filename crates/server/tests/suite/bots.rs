//! Bots that belong to a person: what they may, what their owner may, and what nobody gets round with them.

use crate::test_app::{AppResponse, TestApp, credentials};
use axum::http::Method;
use hedgerow_protocol::{MOST_BOTS, TokenMade};
use hedgerow_server::admin::AdminCommand;
use serde_json::{Value, json};

async fn new_bot(server: &TestApp, owner: &str, name: &str) -> AppResponse {
    server.ask(Method::POST, "/api/me/bots", owner, json!({ "name": name })).await
}

async fn bot_token(server: &TestApp, owner: &str, bot: &str) -> TokenMade {
    let body = json!({ "name": "a program", "scopes": ["read", "play"] });
    let made = server.ask(Method::POST, &format!("/api/me/bots/{bot}/tokens"), owner, body).await.ok().body;
    serde_json::from_value(made).unwrap()
}

async fn who(server: &TestApp, secret: &str) -> AppResponse {
    server.as_program(secret, Method::GET, "/api/me", Value::Null).await
}

#[tokio::test]
async fn a_person_makes_bots_and_programs_play_on_them_with_tokens_alone() {
    let server = TestApp::start().await;
    assert_eq!(new_bot(&server, "", "Snug").await.refusal(), (401, "sign_in_first"));
    assert_eq!(new_bot(&server, &server.guest().await, "Snug").await.refusal(), (409, "not_now"));
    let ada = server.register("", "Ada").await.ok().cookie();
    let made = new_bot(&server, &ada, "Snug").await.ok().body;
    assert_eq!((&made["name"], &made["tokens"], &made["accepts"]["games"]), (&json!("Snug"), &json!([]), &json!(100)));
    let (one, other) = (bot_token(&server, &ada, "snug").await, bot_token(&server, &ada, "Snug").await);
    let me = who(&server, &one.secret).await.ok().body;
    assert_eq!((&me["name"], &me["bot"], &me["guest"]), (&json!("Snug"), &json!(true), &json!(false)));
    let listed = server.ask(Method::GET, "/api/me/bots", &ada, Value::Null).await.ok().body;
    assert_eq!(listed[0]["tokens"].as_array().unwrap().len(), 2);
    assert!(!listed.to_string().contains(&one.secret), "a secret is shown once");
    // One is ended, the other goes on.
    let path = format!("/api/me/bots/Snug/tokens/{}", one.token.id);
    assert_eq!(server.ask(Method::DELETE, &path, &ada, Value::Null).await.status, 204);
    assert_eq!(who(&server, &one.secret).await.refusal(), (401, "sign_in_first"));
    who(&server, &other.secret).await.ok();
    // Everyone sees what it is, and whose.
    let profile = server.ask(Method::GET, "/api/people/Snug", "", Value::Null).await.ok().body;
    assert_eq!((&profile["bot"], &profile["owner"]), (&json!(true), &json!("Ada")));
    let owner = server.ask(Method::GET, "/api/people/Ada", "", Value::Null).await.ok().body;
    assert_eq!((&owner["bot"], &owner["bots"]), (&json!(false), &json!(["Snug"])));
    let export = server.ask(Method::GET, "/api/me/export", &ada, Value::Null).await.ok().body;
    assert_eq!(export["bots"][0]["name"], "Snug");
    for number in 2..=MOST_BOTS {
        new_bot(&server, &ada, &format!("Snug the {number}th")).await.ok();
    }
    assert_eq!(new_bot(&server, &ada, "Snug the last").await.refusal(), (409, "not_now"));
    assert_eq!(server.ask(Method::DELETE, "/api/me/bots/Snug", &ada, Value::Null).await.status, 204);
    assert_eq!(who(&server, &other.secret).await.refusal(), (401, "sign_in_first"));
    new_bot(&server, &ada, "Snug").await.ok();
}

#[tokio::test]
async fn a_bot_cannot_change_its_account_and_nobody_signs_in_as_one() {
    let server = TestApp::start().await;
    let (ada, eve) = (server.register("", "Ada").await.ok().cookie(), server.register("", "Eve").await.ok().cookie());
    new_bot(&server, &ada, "Snug").await.ok();
    let tokens = "/api/me/bots/Snug/tokens";
    let all = json!({ "name": "all", "scopes": ["read", "play", "account"] });
    assert_eq!(server.ask(Method::POST, tokens, &ada, all.clone()).await.refusal(), (400, "bad_request"));
    let secret = bot_token(&server, &ada, "Snug").await.secret;
    let denied = (403, "not_yours");
    for (method, path, body) in [
        (Method::PUT, "/api/me/name", json!({ "name": "Snugger" })),
        (Method::PUT, "/api/me/password", json!({ "old": "", "new": "correct horse" })),
        (Method::POST, "/api/me/tokens", json!({ "name": "more", "scopes": ["read"] })),
        (Method::POST, "/api/me/bots", json!({ "name": "Baby" })),
        (Method::GET, "/api/me/bots", Value::Null),
        (Method::GET, "/api/me/export", Value::Null),
        (Method::PUT, "/api/blocked/Eve", Value::Null),
        (Method::DELETE, "/api/me", Value::Null),
    ] {
        assert_eq!(server.as_program(&secret, method, path, body).await.refusal(), denied, "{path}");
    }
    // No password opens it, none can be set, and others have no say in it.
    for password in ["", "correct horse"] {
        assert!(server.sign_in("Snug", password).await.status.is_client_error());
    }
    assert!(server.app.admin(AdminCommand::ResetLink { name: "Snug".to_owned() }).await.is_err());
    let register = server.ask(Method::POST, "/api/register", "", credentials("SNUG", "correct horse")).await;
    assert_eq!(register.refusal(), (409, "taken"));
    for (method, path, body) in [
        (Method::POST, tokens, json!({ "name": "mine", "scopes": ["read"] })),
        (Method::PUT, "/api/me/bots/Snug/accepts", json!({})),
        (Method::DELETE, "/api/me/bots/Snug", Value::Null),
        (Method::DELETE, "/api/me/bots/Ada", Value::Null),
    ] {
        assert_eq!(server.ask(method, path, &eve, body).await.refusal(), (404, "not_found"), "{path}");
    }
    // A token of the owner that may not change the account makes none for a bot.
    let weak = server.token(&ada, &["read", "play"]).await.secret;
    let more = json!({ "name": "more", "scopes": ["read"] });
    assert_eq!(server.as_program(&weak, Method::POST, tokens, more).await.refusal(), denied);
}

#[tokio::test]
async fn a_ban_and_a_deletion_of_the_owner_reach_the_bots() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    for name in ["Snug", "Slow"] {
        new_bot(&server, &ada, name).await.ok();
    }
    let (snug, slow) = (bot_token(&server, &ada, "Snug").await.secret, bot_token(&server, &ada, "Slow").await.secret);
    // A bot alone: its owner may stay, but cannot get rid of the ban with the bot.
    server.admin(AdminCommand::Ban { name: "Snug".to_owned() }).await;
    assert_eq!(who(&server, &snug).await.refusal(), (403, "not_yours"));
    assert_eq!(server.ask(Method::DELETE, "/api/me/bots/Snug", &ada, Value::Null).await.refusal(), (403, "not_yours"));
    who(&server, &slow).await.ok();
    server.admin(AdminCommand::Ban { name: "Ada".to_owned() }).await;
    assert_eq!(who(&server, &slow).await.refusal(), (403, "not_yours"));
    server.admin(AdminCommand::Unban { name: "Ada".to_owned() }).await;
    who(&server, &slow).await.ok();
    assert_eq!(who(&server, &snug).await.refusal(), (403, "not_yours"), "its own ban stays");
    // A forgotten password may have been somebody else's: what they made ends.
    let link = server.admin(AdminCommand::ResetLink { name: "Ada".to_owned() }).await;
    let token = link.lines().next().unwrap().rsplit('/').next().unwrap();
    let body = json!({ "token": token, "password": "battery staple" });
    let ada = server.ask(Method::POST, "/api/reset", "", body).await.ok().cookie();
    assert_eq!(who(&server, &slow).await.refusal(), (401, "sign_in_first"));
    let slow = bot_token(&server, &ada, "Slow").await.secret;
    assert_eq!(server.ask(Method::DELETE, "/api/me", &ada, Value::Null).await.status, 204);
    assert_eq!(who(&server, &slow).await.refusal(), (401, "sign_in_first"));
    assert_eq!(server.ask(Method::GET, "/api/people/Slow", "", Value::Null).await.status, 404);
}

#[tokio::test]
async fn bots_share_the_limits_of_their_owner() {
    let server = TestApp::with(|config| config.limits.tables_per_person = 2).await;
    let ada = server.register("", "Ada").await.ok().cookie();
    new_bot(&server, &ada, "Snug").await.ok();
    let secret = bot_token(&server, &ada, "Snug").await.secret;
    let body = json!({ "settings": { "rules": "carcassonne/first" }, "seats": [{ "for": "me" }, { "for": "open" }] });
    server.ask(Method::POST, "/api/tables", &ada, body.clone()).await.ok();
    server.as_program(&secret, Method::POST, "/api/tables", body.clone()).await.ok();
    assert_eq!(server.as_program(&secret, Method::POST, "/api/tables", body.clone()).await.refusal(), (409, "not_now"));
    assert_eq!(server.ask(Method::POST, "/api/tables", &ada, body).await.refusal(), (409, "not_now"));
    server.admin(AdminCommand::CloseRegistration).await;
    assert_eq!(new_bot(&server, &ada, "Slow").await.refusal(), (409, "not_now"));
}
