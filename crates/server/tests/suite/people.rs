//! Guests, accounts, profiles, and what is left of them.

use crate::test_app::{TestApp, credentials, play, say};
use axum::http::Method;
use hedgerow_server::people::COOKIE;
use serde_json::{Value, json};

#[tokio::test]
async fn a_guest_plays_at_once_and_stays_the_same() {
    let server = TestApp::start().await;
    assert_eq!(server.me("").await.refusal(), (401, "sign_in_first"));
    let first = server.ask(Method::POST, "/api/guest", "", Value::Null).await.ok();
    let name = first.body["name"].as_str().unwrap().to_owned();
    assert!(name.starts_with("Guest ") && first.body["guest"] == true, "{}", first.body);
    let attributes = first.set_cookie();
    for attribute in ["HttpOnly", "SameSite=Lax", "Path=/;", "Max-Age=31536000"] {
        assert!(attributes.contains(attribute), "{attributes}");
    }
    assert!(!attributes.contains("Secure"));
    let cookie = first.cookie();
    let again = server.ask(Method::POST, "/api/guest", &cookie, Value::Null).await.ok();
    assert_eq!(again.body["name"], name.as_str());
    assert_eq!(server.me(&format!("other=1; {cookie}")).await.ok().body["name"], name.as_str());
    assert_ne!(server.me(&server.guest().await).await.ok().body["name"], name.as_str());
}

#[tokio::test]
async fn a_guest_who_registers_keeps_number_and_games() {
    let server = TestApp::start().await;
    let cookie = server.guest().await;
    let old = server.me(&cookie).await.body["name"].as_str().unwrap().to_owned();
    let id = server.id(&old).await;
    let other = server.me(&server.guest().await).await.body["name"].clone();
    play(&server, "t1", &[&old, other.as_str().unwrap()], true).await;
    let registered = server.register(&cookie, "Ada").await.ok();
    assert_eq!((&registered.body["name"], &registered.body["guest"]), (&json!("Ada"), &json!(false)));
    assert_eq!(server.id("ADA").await, id);
    let profile = server.ask(Method::GET, "/api/people/ada", "", Value::Null).await.ok().body;
    assert_eq!(profile["games"]["games"][0]["names"][0], "Ada");
    assert_eq!(server.me(&cookie).await.refusal(), (401, "sign_in_first"), "the guest's cookie ended");
    let cookie = registered.cookie();
    assert_eq!(server.me(&cookie).await.ok().body["name"], "Ada");
    assert_eq!(server.register(&cookie, "Other").await.refusal(), (409, "not_now"));
    assert_eq!(server.sign_in("ada", "correct horse").await.ok().body["name"], "Ada");
    assert_eq!(server.sign_in("Ada", "wrong horse").await.refusal(), (401, "sign_in_first"));
    assert_eq!(server.sign_in("Nobody", "correct horse").await.refusal(), (401, "sign_in_first"));
}

#[tokio::test]
async fn two_people_cannot_take_the_same_name() {
    let server = TestApp::start().await;
    let (one, other) = tokio::join!(server.register("", "Ada"), server.register("", "aDA"));
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(server.register("", "ADA").await.refusal(), (409, "taken"));
    let bob = server.register("", "Bob").await.ok().cookie();
    let rename = async |name: &str| server.ask(Method::PUT, "/api/me/name", &bob, json!({ "name": name })).await;
    assert_eq!(rename("ada").await.refusal(), (409, "taken"));
    assert_eq!(rename("Guest 12").await.refusal(), (400, "bad_request"));
    assert_eq!(rename("expert").await.refusal(), (400, "bad_request"));
    assert_eq!(rename("BOB").await.ok().body["name"], "BOB");
    assert_eq!(rename("Robert").await.ok().body["name"], "Robert");
    server.register("", "Bob").await.ok();
}

#[tokio::test]
async fn names_that_look_alike_are_one_name() {
    let server = TestApp::start().await;
    server.register("", "Iris Modem").await.ok();
    for taken in ["lris Modem", "1RIS-M0DEM", "iris.modern", "Iris Modern"] {
        assert_eq!(server.register("", taken).await.refusal(), (409, "taken"), "{taken}");
    }
    // All of it Cyrillic, and all of it like Latin letters.
    server.register("", "Cop").await.ok();
    assert_eq!(server.register("", "Сор").await.refusal(), (409, "taken"));
    for refused in ["Irіs", "Admin", "Аdmin", "Gość 12", "A\u{200d}da"] {
        assert_eq!(server.register("", refused).await.refusal(), (400, "bad_request"), "{refused}");
    }
    assert_eq!(server.register("", "Z\u{307}ak").await.ok().body["name"], "Żak");
    assert_eq!(server.sign_in("żak", "correct horse").await.ok().body["name"], "Żak");
}

#[tokio::test]
async fn the_name_of_a_guest_is_a_label_that_nobody_owns() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let (one, other) = (server.guest().await, server.guest().await);
    let call =
        async |cookie: &str, name: &str| server.ask(Method::PUT, "/api/me/name", cookie, json!({ "name": name })).await;
    assert_eq!(call(&one, "ada.").await.refusal(), (409, "taken"), "it is an account's");
    assert_eq!(call(&one, "Guest 12").await.refusal(), (400, "bad_request"));
    assert_eq!(call(&one, "Zoe").await.ok().body["guest"], true);
    assert_eq!(call(&other, "zoe").await.ok().body["name"], "zoe", "two guests may be called the same");
    // A guest is not found by a label.
    assert_eq!(server.ask(Method::GET, "/api/people/Zoe", "", Value::Null).await.status, 404);
    assert_eq!(server.ask(Method::PUT, "/api/blocked/Zoe", &ada, Value::Null).await.status, 404);
    let invitation = json!({
        "settings": { "rules": "carcassonne/first" },
        "seats": [{ "for": "me" }, { "for": "invited", "name": "Zoe" }],
    });
    assert_eq!(server.ask(Method::POST, "/api/tables", &ada, invitation).await.refusal(), (404, "not_found"));
    // An account takes the name, and the guests keep their labels.
    server.register("", "Zoe").await.ok();
    assert_eq!(server.me(&other).await.ok().body["name"], "zoe");
    assert_eq!(call(&one, "ZOE").await.refusal(), (409, "taken"));
}

#[tokio::test]
async fn names_and_passwords_that_will_not_do() {
    let server = TestApp::start().await;
    for body in [credentials("A", "correct horse"), credentials("Ada", "short"), credentials("Ada", &"x".repeat(201))] {
        let answer = server.ask(Method::POST, "/api/register", "", body).await;
        assert_eq!(answer.refusal(), (400, "bad_request"));
    }
}

#[tokio::test]
async fn signing_out_here_and_everywhere() {
    let server = TestApp::start().await;
    let first = server.register("", "Ada").await.ok().cookie();
    let second = server.sign_in("Ada", "correct horse").await.ok().cookie();
    let third = server.sign_in("Ada", "correct horse").await.ok().cookie();
    let out = server.ask(Method::POST, "/api/sign-out", &first, Value::Null).await.ok();
    assert!(out.set_cookie().starts_with(&format!("{COOKIE}=;")) && out.set_cookie().contains("Max-Age=0"));
    assert_eq!(server.me(&first).await.refusal(), (401, "sign_in_first"), "a copy of the cookie is worth nothing");
    server.me(&second).await.ok();
    let token = server.token(&second, &["read"]).await.secret;
    server.ask(Method::POST, "/api/sign-out-everywhere", &second, Value::Null).await.ok();
    for cookie in [&second, &third] {
        assert_eq!(server.me(cookie).await.refusal(), (401, "sign_in_first"));
    }
    server.as_program(&token, Method::GET, "/api/me", Value::Null).await.ok();
    server.ask(Method::POST, "/api/sign-out", "", Value::Null).await.ok();
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one() {
    let server = TestApp::start().await;
    server.register("", "Ada").await.ok();
    let sign_in = async |agent: &str| {
        let body = credentials("Ada", "correct horse");
        server.ask_with(Method::POST, "/api/sign-in", &[("user-agent", agent)], body).await.ok().cookie()
    };
    let desk = sign_in("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0").await;
    let phone = sign_in("Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36").await;
    let list = async || server.ask(Method::GET, "/api/me/sessions", &desk, Value::Null).await.ok().body;
    let sessions = list().await;
    let seen: Vec<(&str, bool)> = sessions
        .as_array()
        .unwrap()
        .iter()
        .map(|session| (session["browser"].as_str().unwrap(), session["current"].as_bool().unwrap()))
        .collect();
    assert_eq!(seen, [("Chrome, Android", false), ("Firefox, Linux", true), ("", false)]);
    let path = format!("/api/me/sessions/{}", sessions[0]["id"]);
    server.ask(Method::DELETE, &path, &desk, Value::Null).await.ok();
    assert_eq!(server.me(&phone).await.status, 401);
    assert_eq!(list().await.as_array().unwrap().len(), 2);
    let eve = server.guest().await;
    let other = format!("/api/me/sessions/{}", sessions[1]["id"]);
    for path in [other.as_str(), "/api/me/sessions/x", &path] {
        assert_eq!(server.ask(Method::DELETE, path, &eve, Value::Null).await.refusal(), (404, "not_found"), "{path}");
    }
    server.me(&desk).await.ok();
}

#[tokio::test]
async fn a_new_password_signs_the_other_browsers_out() {
    let server = TestApp::start().await;
    let first = server.register("", "Ada").await.ok().cookie();
    let second = server.sign_in("Ada", "correct horse").await.ok().cookie();
    let token = server.token(&first, &["read"]).await.secret;
    let change = async |old: &str, new: &str| {
        server.ask(Method::PUT, "/api/me/password", &first, json!({ "old": old, "new": new })).await
    };
    assert_eq!(change("wrong horse", "battery staple").await.refusal(), (403, "not_yours"));
    assert_eq!(change("correct horse", "short").await.refusal(), (400, "bad_request"));
    server.me(&second).await.ok();
    change("correct horse", "battery staple").await.ok();
    server.me(&first).await.ok();
    assert_eq!(server.me(&second).await.status, 401);
    server.as_program(&token, Method::GET, "/api/me", Value::Null).await.ok();
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 401);
    server.sign_in("Ada", "battery staple").await.ok();
    let guest = server.guest().await;
    let body = json!({ "old": "", "new": "battery staple" });
    assert_eq!(server.ask(Method::PUT, "/api/me/password", &guest, body).await.refusal(), (409, "not_now"));
}

#[tokio::test]
async fn profiles_and_leader_boards() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    server.register("", "Bob").await.ok();
    play(&server, "t1", &["Ada", "Bob"], true).await;
    play(&server, "t2", &["Bob", "Ada"], false).await;
    play(&server, "t3", &["Ada", "Bob"], true).await;
    let profile = async |cookie: &str| server.ask(Method::GET, "/api/people/Ada", cookie, Value::Null).await.ok().body;
    let seen = profile("").await;
    let standing = &seen["standings"][0];
    assert_eq!((&standing["games"], &standing["wins"], &standing["rated_games"]), (&json!(2), &json!(2), &json!(3)));
    assert_eq!(
        seen["games"]["games"].as_array().unwrap().len(),
        2,
        "private games are neither shown to others nor counted"
    );
    let own = profile(&ada).await;
    assert_eq!((&own["standings"][0]["games"], own["games"]["games"].as_array().unwrap().len()), (&json!(3), 3));
    assert_eq!(standing["provisional"], true);
    let leaders = async |game: &str| server.ask(Method::GET, &format!("/api/leaders/{game}"), "", Value::Null).await;
    assert_eq!(
        leaders("carcassonne").await.ok().body,
        json!({ "leaders": [] }),
        "three games are too few for the list"
    );
    assert_eq!(leaders("chess").await.refusal(), (404, "not_found"));
}

#[tokio::test]
async fn blocking_somebody() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    server.register("", "Bob Smith").await.ok();
    let ask = async |method, name: &str| server.ask(method, &format!("/api/blocked/{name}"), &ada, Value::Null).await;
    ask(Method::PUT, "bob%20smith").await.ok();
    ask(Method::PUT, "Bob%20Smith").await.ok();
    assert_eq!(server.me(&ada).await.body["blocked"], json!(["Bob Smith"]));
    assert_eq!(ask(Method::PUT, "Ada").await.refusal(), (400, "bad_request"));
    assert_eq!(ask(Method::PUT, "Nobody").await.refusal(), (404, "not_found"));
    ask(Method::DELETE, "Bob%20Smith").await.ok();
    assert_eq!(server.me(&ada).await.body["blocked"], json!([]));
}

#[tokio::test]
async fn export_and_deletion() {
    let server = TestApp::start().await;
    server.app.hub.start();
    let ada = server.register("", "Ada").await.ok().cookie();
    let id = server.id("Ada").await;
    let token = server.token(&ada, &["read"]).await.secret;
    server.register("", "Bob").await.ok();
    play(&server, "t1", &["Ada", "Bob"], true).await;
    say(&server, "t1", 1, "Ada", "hello").await;
    server.ask(Method::PUT, "/api/blocked/Bob", &ada, Value::Null).await.ok();
    let export = server.ask(Method::GET, "/api/me/export", &ada, Value::Null).await.ok().body;
    assert_eq!(export["blocked"], json!(["Bob"]));
    assert_eq!(
        export["chat"],
        json!([["t1", { "id": 1, "name": "Ada", "guest": false, "bot": false, "text": "hello", "at_ms": 5 }]])
    );
    assert_eq!(export["records"], json!([]), "a table without a game is passed over");
    assert_eq!((&export["sessions"][0]["current"], &export["tokens"][0]["name"]), (&json!(true), &json!("a program")));
    assert_eq!(export["profile"]["games"]["games"][0]["table"], "t1");
    assert_eq!(server.ask(Method::GET, "/api/me/export", "", Value::Null).await.status, 401);

    let cleo = server.register("", "Cleo").await.ok().cookie();
    let played = server.pair(&ada, &cleo).await;
    server.ask(Method::DELETE, "/api/me", &ada, Value::Null).await.ok();
    assert_eq!(server.me(&ada).await.refusal(), (401, "sign_in_first"));
    assert_eq!(server.as_program(&token, Method::GET, "/api/me", Value::Null).await.status, 401);
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 401);
    assert_eq!(server.ask(Method::GET, "/api/people/Ada", "", Value::Null).await.status, 404);
    let name = format!("Deleted {}", id.0);
    assert_eq!(server.ask(Method::GET, "/api/people/Deleted%201", "", Value::Null).await.status, 404);
    let bob = server.ask(Method::GET, "/api/people/Bob", "", Value::Null).await.ok().body;
    assert_eq!(bob["games"]["games"][0]["names"], json!([name, "Bob"]));
    assert!(server.app.store.standings(id, true).await.unwrap().iter().all(|standing| standing.rated_games == 0));
    assert!(server.app.store.load("t1").await.unwrap().chat.is_empty());
    let seen = server.view(&cleo, &played).await;
    assert_eq!((&seen["stage"], &seen["winners"]), (&json!("over"), &json!([1])), "she has lost the game");
    assert_eq!((&seen["seats"][0]["lost"], &seen["seats"][0]["name"]), (&json!(true), &json!(name)));
    server.register("", "Ada").await.ok();
    assert_ne!(server.id("Ada").await, id);
}
