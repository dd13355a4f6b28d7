//! What people without good intentions send: forged cookies, foreign pages, floods, broken bodies.

use crate::test_app::TestApp;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, header};
use hedgerow_server::app::App;
use hedgerow_server::config::Config;
use hedgerow_server::people::{COOKIE, Token};
use hedgerow_server::store::SqliteStore;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;

#[tokio::test]
async fn forged_altered_and_foreign_cookies_are_refused() {
    let server = TestApp::start().await;
    let cookie = server.guest().await;
    let secret = cookie.strip_prefix(&format!("{COOKIE}=")).unwrap();
    assert_eq!(secret.len(), 64);
    let last = if secret.ends_with('0') { '1' } else { '0' };
    let stored = hex::encode(Token::hash(secret));
    let foreign = TestApp::start().await.guest().await;
    let forged = [
        format!("{COOKIE}={}{last}", &secret[..63]),
        format!("{COOKIE}={}", &secret[..63]),
        format!("{COOKIE}={}", secret.to_uppercase()),
        format!("{COOKIE}={stored}"),
        format!("{COOKIE}=1.0.{secret}"),
        format!("{COOKIE}=ü"),
        format!("{COOKIE}="),
        foreign,
    ];
    for cookie in forged {
        assert_eq!(server.me(&cookie).await.refusal(), (401, "sign_in_first"), "{cookie}");
    }
    server.me(&cookie).await.ok();
    // The right one counts, also behind those of before.
    server.me(&format!("{COOKIE}=old; {cookie}")).await.ok();
}

/// A database that was rolled back gives out numbers again. A cookie of before must not open the account that has one now.
#[tokio::test]
async fn old_cookies_do_not_open_new_accounts_after_a_restore() {
    let server = TestApp::start().await;
    let backup = server.folder.path().join("backup.sqlite");
    server.app.store.backup(&backup).await.unwrap();
    let ada = server.register("", "Ada").await.ok().cookie();
    let made = server.token(&ada, &["read", "play", "account"]).await;
    let id = server.id("Ada").await;
    server.app.close().await;
    let TestApp { app, folder } = server;
    drop(app);
    SqliteStore::restore(&backup, folder.path(), true).await.unwrap();
    let server = TestApp { app: App::open(Config::for_data(folder.path()).unwrap()).await.unwrap(), folder };
    server.register("", "Bob").await.ok();
    assert_eq!(server.id("Bob").await, id, "the same number");
    assert_eq!(server.me(&ada).await.refusal(), (401, "sign_in_first"));
    assert_eq!(server.as_program(&made.secret, Method::GET, "/api/me", Value::Null).await.status, 401);
}

#[tokio::test]
async fn tokens_of_programs() {
    let server = TestApp::start().await;
    let guest = server.guest().await;
    let new = async |cookie: &str, name: &str, scopes: Value| {
        let body = json!({ "name": name, "scopes": scopes });
        server.ask(Method::POST, "/api/me/tokens", cookie, body).await
    };
    assert_eq!(new(&guest, "bot", json!(["read"])).await.refusal(), (409, "not_now"));
    let ada = server.register("", "Ada").await.ok().cookie();
    for (name, scopes) in
        [("", json!(["read"])), ("x\u{7}", json!(["read"])), ("bot", json!([])), ("bot", json!(["all"]))]
    {
        assert_eq!(new(&ada, name, scopes).await.refusal(), (400, "bad_request"), "{name}");
    }
    let first = server.token(&ada, &["read", "play", "account"]).await;
    let second = server.token(&ada, &["read"]).await;
    assert_eq!(first.secret.len(), 64);
    for token in [&first, &second] {
        assert_eq!(
            server.as_program(&token.secret, Method::GET, "/api/me", Value::Null).await.ok().body["name"],
            "Ada"
        );
    }
    for wrong in ["", "x", &second.secret[1..], &second.secret.to_uppercase()] {
        let answer = server.as_program(wrong, Method::GET, "/api/me", Value::Null).await;
        assert_eq!(answer.refusal(), (401, "sign_in_first"), "{wrong}");
    }
    // A cookie does not help a wrong token: it would be without the check of its origin. And neither is the other.
    let both = [("authorization", "Bearer wrong"), ("cookie", ada.as_str())];
    assert_eq!(server.ask_with(Method::GET, "/api/me", &both, Value::Null).await.refusal(), (401, "sign_in_first"));
    assert_eq!(server.me(&format!("{COOKIE}={}", first.secret)).await.status, 401);
    let session = ada.strip_prefix(&format!("{COOKIE}=")).unwrap();
    assert_eq!(server.as_program(session, Method::GET, "/api/me", Value::Null).await.status, 401);

    let listed = server.ask(Method::GET, "/api/me/tokens", &ada, Value::Null).await.ok().body;
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["scopes"]), (2, &json!(["read"])));
    assert!(!listed.to_string().contains(&first.secret));
    let path = format!("/api/me/tokens/{}", second.token.id);
    let eve = server.register("", "Eve").await.ok().cookie();
    assert_eq!(server.ask(Method::DELETE, &path, &eve, Value::Null).await.status, 404);
    server.ask(Method::DELETE, &path, &ada, Value::Null).await.ok();
    assert_eq!(server.as_program(&second.secret, Method::GET, "/api/me", Value::Null).await.status, 401);
    server.as_program(&first.secret, Method::GET, "/api/me", Value::Null).await.ok();
    let database = server.folder.path().join("hedgerow.sqlite-wal");
    let bytes = std::fs::read(database).unwrap();
    assert!(!bytes.windows(64).any(|window| window == first.secret.as_bytes()), "tokens are stored as hashes only");
}

#[tokio::test]
async fn a_token_is_good_for_what_it_was_made_for() {
    let server = TestApp::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let reads = server.token(&ada, &["read"]).await.secret;
    let plays = server.token(&ada, &["read", "play"]).await.secret;
    let manages = server.token(&ada, &["account"]).await.secret;
    let not_yours = (403, "not_yours");
    let make = json!({ "settings": { "rules": "carcassonne/first" }, "seats": [] });
    for secret in [&reads, &manages] {
        let answer = server.as_program(secret, Method::POST, "/api/tables", make.clone()).await;
        assert_eq!(answer.refusal(), not_yours);
    }
    assert_ne!(server.as_program(&plays, Method::POST, "/api/tables", make).await.status, 403);
    assert_eq!(server.as_program(&manages, Method::GET, "/api/me/tables", Value::Null).await.refusal(), not_yours);
    for secret in [&reads, &plays] {
        for (method, path, body) in [
            (Method::PUT, "/api/me/name", json!({ "name": "Eve" })),
            (Method::DELETE, "/api/me", Value::Null),
            (Method::GET, "/api/me/export", Value::Null),
            (Method::GET, "/api/me/sessions", Value::Null),
            (Method::POST, "/api/me/tokens", json!({ "name": "more", "scopes": ["account"] })),
            (Method::PUT, "/api/me/password", json!({ "old": "correct horse", "new": "other horse" })),
            (Method::POST, "/api/sign-out-everywhere", Value::Null),
        ] {
            assert_eq!(server.as_program(secret, method, path, body).await.refusal(), not_yours, "{path}");
        }
    }
    // Nor does one that manages the account make one that plays.
    let more = json!({ "name": "more", "scopes": ["play"] });
    assert_eq!(server.as_program(&manages, Method::POST, "/api/me/tokens", more).await.refusal(), not_yours);
    // A program that asks to be a guest gets no cookie.
    let guest = server.as_program(&plays, Method::POST, "/api/guest", Value::Null).await.ok();
    assert!(!guest.headers.contains_key(header::SET_COOKIE));
}

#[tokio::test]
async fn guessing_a_password_is_slow_from_however_many_addresses() {
    let server = TestApp::with(|config| config.limits.wrong_passwords_per_hour = 4).await;
    let ada = server.register("", "Ada").await.ok().cookie();
    server.register("", "Bob").await.ok();
    let guess = async |address: u8, password: &str| {
        let body = json!({ "name": "Ada", "password": password }).to_string();
        let request = Request::post("/api/sign-in").header("content-type", "application/json");
        let request = request.extension(ConnectInfo(SocketAddr::from(([10, 0, 0, address], 1))));
        server.send(request.body(Body::from(body)).unwrap()).await.status.as_u16()
    };
    for address in 0..4 {
        assert_eq!(guess(address, "wrong horse").await, 401);
    }
    assert_eq!(guess(9, "wrong horse").await, 429);
    assert_eq!(guess(9, "correct horse").await, 429, "not even the right one is tried");
    // Where she registered, she is let in all the same; but guessing from there cannot go on for ever either.
    server.sign_in("Ada", "correct horse").await.ok();
    for _ in 0..4 {
        assert_eq!(server.sign_in("Ada", "wrong horse").await.status, 401);
    }
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 429);
    let change = json!({ "old": "correct horse", "new": "other horse" });
    server.ask(Method::PUT, "/api/me/password", &ada, change).await.ok();
    server.sign_in("Bob", "correct horse").await.ok();
    server.me(&ada).await.ok();
}

#[tokio::test]
async fn guesses_at_the_same_moment_are_counted_one_by_one() {
    let server = TestApp::with(|config| config.limits.wrong_passwords_per_hour = 2).await;
    server.register("", "Ada").await.ok();
    let guess = async |address: u8| {
        let password = if address == 7 { "correct horse" } else { "wrong horse" };
        let body = json!({ "name": "Ada", "password": password }).to_string();
        let request = Request::post("/api/sign-in").header("content-type", "application/json");
        let request = request.extension(ConnectInfo(SocketAddr::from(([10, 0, 0, address], 1))));
        server.send(request.body(Body::from(body)).unwrap()).await.status.as_u16()
    };
    let mut answers = futures_util::future::join_all((0..10).map(guess)).await;
    answers.sort();
    assert_eq!(answers, [401, 401, 429, 429, 429, 429, 429, 429, 429, 429]);
}

#[tokio::test]
async fn pages_of_others_cannot_act_for_somebody() {
    let server = TestApp::start().await;
    let cookie = server.register("", "Ada").await.ok().cookie();
    let change = async |headers: &[(&str, &str)]| {
        let mut all = vec![("cookie", cookie.as_str())];
        all.extend(headers);
        server.ask_with(Method::PUT, "/api/me/name", &all, json!({ "name": "Ada L" })).await
    };
    for foreign in [
        &[("origin", "https://evil.example")][..],
        &[("origin", "null")],
        &[("origin", "https://table.example.evil.example")],
        &[("origin", "https://table.example:8443")],
        &[("sec-fetch-site", "cross-site")],
        &[("origin", "https://table.example"), ("sec-fetch-site", "cross-site")],
        &[("origin", "https://evil.example"), ("x-forwarded-host", "evil.example")],
    ] {
        assert_eq!(change(foreign).await.refusal(), (403, "wrong_origin"), "{foreign:?}");
    }
    change(&[("origin", "https://table.example"), ("sec-fetch-site", "same-origin")]).await.ok();
    change(&[]).await.ok();
    let read = [("cookie", cookie.as_str()), ("origin", "https://evil.example")];
    server.ask_with(Method::GET, "/api/me", &read, Value::Null).await.ok();
    let socket = [read[0], read[1], ("upgrade", "websocket")];
    assert_eq!(server.ask_with(Method::GET, "/api/me", &socket, Value::Null).await.refusal(), (403, "wrong_origin"));
    // Signing a person in from a foreign page is refused too, though there is no cookie yet.
    let guest = server.ask_with(Method::POST, "/api/guest", &[("origin", "https://evil.example")], Value::Null).await;
    assert_eq!(guest.refusal(), (403, "wrong_origin"));
    let bearer = format!("Bearer {}", server.token(&cookie, &["account"]).await.secret);
    let program = [("authorization", bearer.as_str()), ("origin", "https://other.example")];
    server.ask_with(Method::PUT, "/api/me/name", &program, json!({ "name": "Ada M" })).await.ok();
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let server = TestApp::with(|config| {
        config.public_url = Some("https://games.example.org/hedgerow".to_owned());
        config.trust_proxy = true;
        config.limits.sign_ins_per_minute = 2;
    })
    .await;
    let guest = async |headers: &[(&str, &str)]| {
        server.ask_with(Method::POST, "/hedgerow/api/guest", headers, Value::Null).await
    };
    let answer = guest(&[("origin", "https://games.example.org"), ("x-forwarded-for", "10.0.0.1")]).await.ok();
    assert!(answer.set_cookie().contains("; Secure") && answer.set_cookie().contains("Path=/hedgerow;"));
    assert_eq!(guest(&[("origin", "http://table.example")]).await.refusal(), (403, "wrong_origin"));
    // Every client has a limit of its own, and none can claim another address in front of the proxy's.
    guest(&[("x-forwarded-for", "1.1.1.1, 10.0.0.1")]).await.ok();
    assert_eq!(guest(&[("x-forwarded-for", "2.2.2.2, 10.0.0.1")]).await.refusal(), (429, "too_fast"));
    guest(&[("x-forwarded-for", "10.0.0.2")]).await.ok();
    assert_eq!(server.ask(Method::GET, "/api/me", "", Value::Null).await.status, 404);

    let plain = TestApp::with(|config| config.trust_proxy = true).await;
    let headers = [("x-forwarded-proto", "https")];
    let answer = plain.ask_with(Method::POST, "/api/guest", &headers, Value::Null).await.ok();
    assert!(answer.set_cookie().contains("; Secure"));
}

#[tokio::test]
async fn floods_are_told_to_wait() {
    let server = TestApp::with(|config| config.limits.sign_ins_per_minute = 3).await;
    for _ in 0..3 {
        assert_eq!(server.sign_in("Ada", "wrong horse").await.status, 401);
    }
    let answer = server.sign_in("Ada", "wrong horse").await;
    assert_eq!(answer.refusal(), (429, "too_fast"));
    let seconds: u64 = answer.headers[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!((1..=21).contains(&seconds), "{seconds}");
    assert_eq!(server.ask(Method::POST, "/api/guest", "", Value::Null).await.status, 429);
    // Another address is not affected, and no claim makes one: the proxy is not trusted.
    let request = |forwarded: &str, address: [u8; 4]| {
        let request = Request::post("/api/guest").header("x-forwarded-for", forwarded);
        request.extension(ConnectInfo(SocketAddr::from((address, 1)))).body(Body::empty()).unwrap()
    };
    for _ in 0..3 {
        server.send(request("8.8.8.8", [10, 0, 0, 7])).await.ok();
    }
    assert_eq!(server.send(request("9.9.9.9", [10, 0, 0, 7])).await.status, 429);

    let server = TestApp::with(|config| config.limits.requests_per_second = 2).await;
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(server.ask(Method::GET, "/api/leaders/carcassonne", "", Value::Null).await.status.as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
    server.app.clock.pass(Duration::from_millis(500));
    assert_eq!(server.ask(Method::GET, "/api/leaders/carcassonne", "", Value::Null).await.status, 200);
}

#[tokio::test]
async fn broken_bodies_get_clear_errors() {
    let server = TestApp::start().await;
    let post = async |content_type: &str, body: Vec<u8>| {
        let request = Request::post("/api/sign-in").header("content-type", content_type).body(Body::from(body));
        server.send(request.unwrap()).await
    };
    let json = "application/json; charset=utf-8";
    for body in ["", "{", "[]", "null", r#"{"name":"Ada"}"#, r#"{"name":1,"password":"x"}"#, "\u{0}"] {
        let answer = post(json, body.into()).await;
        assert_eq!(answer.refusal(), (400, "bad_request"), "{body}");
        assert!(!answer.body["message"].as_str().unwrap().is_empty());
    }
    let extra = r#"{"name":"Ada","password":"correct horse","admin":true}"#;
    assert_eq!(post(json, extra.into()).await.refusal(), (400, "bad_request"));
    assert_eq!(post(json, vec![0xff; 100]).await.refusal(), (400, "bad_request"));
    assert_eq!(post(json, vec![b'['; 100_000]).await.refusal(), (400, "bad_request"));
    assert_eq!(post(json, vec![b' '; 1_000_000]).await.refusal(), (413, "too_large"));
    assert_eq!(post("text/plain", extra.into()).await.refusal(), (400, "bad_request"));
    assert_eq!(server.ask(Method::GET, "/api/people/%ff", "", Value::Null).await.refusal(), (400, "bad_request"));
    assert_eq!(server.ask(Method::GET, "/api/people/nobody", "", Value::Null).await.refusal(), (404, "not_found"));
    assert_eq!(server.ask(Method::GET, "/api/leaders/chess", "", Value::Null).await.refusal(), (404, "not_found"));
    assert_eq!(server.ask(Method::GET, "/api/nothing", "", Value::Null).await.refusal(), (404, "not_found"));
    assert_eq!(server.ask(Method::PATCH, "/api/me", "", Value::Null).await.refusal(), (405, "wrong_method"));
}
