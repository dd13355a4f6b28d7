//! What people without good intentions send: forged cookies, foreign pages, floods, broken bodies.

mod server;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Method, Request, header};
use hedgerow_server::people::COOKIE;
use serde_json::{Value, json};
use server::Server;
use std::net::SocketAddr;

#[tokio::test]
async fn forged_altered_and_foreign_cookies_are_refused() {
    let server = Server::start().await;
    let cookie = server.guest().await;
    let value = cookie.strip_prefix(&format!("{COOKIE}=")).unwrap();
    let (claim, signature) = value.rsplit_once('.').unwrap();
    let (person, epoch) = claim.split_once('.').unwrap();
    let next: i64 = person.parse::<i64>().unwrap() + 1;
    server.guest().await;
    let last = if signature.ends_with('0') { '1' } else { '0' };
    let foreign = Server::start().await.guest().await;
    let forged = [
        format!("{COOKIE}={next}.{epoch}.{signature}"),
        format!("{COOKIE}={person}.1.{signature}"),
        format!("{COOKIE}={claim}.{}{last}", &signature[..signature.len() - 1]),
        format!("{COOKIE}={claim}.{}", &signature[..32]),
        format!("{COOKIE}={claim}."),
        format!("{COOKIE}={claim}"),
        format!("{COOKIE}=.."),
        format!("{COOKIE}={claim}.ü"),
        format!("{COOKIE}="),
        foreign,
    ];
    for cookie in forged {
        assert_eq!(server.me(&cookie).await.refusal(), (401, "sign_in_first"), "{cookie}");
    }
    server.me(&cookie).await.ok();
}

#[tokio::test]
async fn tokens_of_programs() {
    let server = Server::start().await;
    let guest = server.guest().await;
    let new = async |cookie: &str| server.ask(Method::POST, "/api/me/token", cookie, Value::Null).await;
    assert_eq!(new(&guest).await.refusal(), (409, "not_now"));
    let ada = server.register("", "Ada").await.ok().cookie();
    let as_program = async |token: &str| {
        server.ask_with(Method::GET, "/api/me", &[("authorization", &format!("Bearer {token}"))], Value::Null).await
    };
    let first = new(&ada).await.ok().body["token"].as_str().unwrap().to_owned();
    assert_eq!(first.len(), 64);
    assert_eq!(as_program(&first).await.ok().body["name"], "Ada");
    let second = new(&ada).await.ok().body["token"].as_str().unwrap().to_owned();
    for wrong in [first.as_str(), "", "x", &second[1..], &second.to_uppercase()] {
        assert_eq!(as_program(wrong).await.refusal(), (401, "sign_in_first"), "{wrong}");
    }
    // A cookie does not help a wrong token: it would be without the check of its origin.
    let both = [("authorization", "Bearer wrong"), ("cookie", ada.as_str())];
    assert_eq!(server.ask_with(Method::GET, "/api/me", &both, Value::Null).await.refusal(), (401, "sign_in_first"));
    as_program(&second).await.ok();
    server.ask(Method::DELETE, "/api/me/token", &ada, Value::Null).await.ok();
    assert_eq!(as_program(&second).await.refusal(), (401, "sign_in_first"));
    let database = server.folder.path().join("hedgerow.sqlite-wal");
    let bytes = std::fs::read(database).unwrap();
    assert!(!bytes.windows(64).any(|window| window == first.as_bytes()), "tokens are stored as hashes only");
}

#[tokio::test]
async fn pages_of_others_cannot_act_for_somebody() {
    let server = Server::start().await;
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
    // Signing somebody in from elsewhere is refused too, though there is no cookie yet.
    let guest = server.ask_with(Method::POST, "/api/guest", &[("origin", "https://evil.example")], Value::Null).await;
    assert_eq!(guest.refusal(), (403, "wrong_origin"));
    let token = server.ask(Method::POST, "/api/me/token", &cookie, Value::Null).await.ok().body["token"].clone();
    let bearer = format!("Bearer {}", token.as_str().unwrap());
    let program = [("authorization", bearer.as_str()), ("origin", "https://other.example")];
    server.ask_with(Method::PUT, "/api/me/name", &program, json!({ "name": "Ada M" })).await.ok();
}

#[tokio::test]
async fn behind_a_proxy_the_public_address_counts() {
    let server = Server::with(|config| {
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
    // Everybody has a limit of their own, and nobody can claim another address in front of the proxy's.
    guest(&[("x-forwarded-for", "1.1.1.1, 10.0.0.1")]).await.ok();
    assert_eq!(guest(&[("x-forwarded-for", "2.2.2.2, 10.0.0.1")]).await.refusal(), (429, "too_fast"));
    guest(&[("x-forwarded-for", "10.0.0.2")]).await.ok();
    assert_eq!(server.ask(Method::GET, "/api/me", "", Value::Null).await.status, 404);

    let plain = Server::with(|config| config.trust_proxy = true).await;
    let headers = [("x-forwarded-proto", "https")];
    let answer = plain.ask_with(Method::POST, "/api/guest", &headers, Value::Null).await.ok();
    assert!(answer.set_cookie().contains("; Secure"));
}

#[tokio::test]
async fn floods_are_told_to_wait() {
    let server = Server::with(|config| config.limits.sign_ins_per_minute = 3).await;
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

    let server = Server::with(|config| config.limits.requests_per_second = 2).await;
    let mut statuses = Vec::new();
    for _ in 0..10 {
        statuses.push(server.ask(Method::GET, "/api/leaders/carcassonne", "", Value::Null).await.status.as_u16());
    }
    assert_eq!((statuses[0], statuses[9]), (200, 429));
}

#[tokio::test]
async fn broken_bodies_get_clear_errors() {
    let server = Server::start().await;
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
    assert_eq!(server.ask(Method::PATCH, "/api/me", "", Value::Null).await.refusal(), (400, "bad_request"));
}
