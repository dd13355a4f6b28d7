//! People, against the whole app with a fresh data folder each.

use async_trait::async_trait;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use hedgerow_protocol::ApiError;
use hedgerow_server::admin::AdminCommand;
use hedgerow_server::app::{App, TableKeeper};
use hedgerow_server::config::Config;
use hedgerow_server::people::COOKIE;
use hedgerow_server::routes::router;
use hedgerow_server::store::{
    GameResult, NewTable, PersonId, ResultSeat, Save, Stage, StoredChat, StoredEntry, Summary, TableStore,
};
use hedgerow_server::store::{PeopleStore, SqliteStore};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tempfile::TempDir;
use tower::ServiceExt;

struct Server {
    app: Arc<App>,
    folder: TempDir,
}

/// What came back.
struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Value,
}

impl Answer {
    fn ok(self) -> Answer {
        assert!(self.status.is_success(), "{} {}", self.status, self.body);
        self
    }

    /// Status and code of a refusal.
    fn refusal(&self) -> (u16, &str) {
        (self.status.as_u16(), self.body["code"].as_str().unwrap_or("no code"))
    }

    fn set_cookie(&self) -> &str {
        self.headers[header::SET_COOKIE].to_str().unwrap()
    }

    /// The cookie as a browser sends it back.
    fn cookie(&self) -> String {
        self.set_cookie().split(';').next().unwrap().to_owned()
    }
}

impl Server {
    async fn start() -> Server {
        Server::with(|_| ()).await
    }

    async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::for_data(folder.path());
        config.limits.sign_ins_per_minute = 1000;
        config.limits.requests_per_second = 1000;
        change(&mut config);
        Server { app: App::open(config).await.unwrap(), folder }
    }

    async fn send(&self, request: Request<Body>) -> Answer {
        let response = router(self.app.clone()).oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let body = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::from(String::from_utf8_lossy(&bytes).into_owned()));
        Answer { status: parts.status, headers: parts.headers, body }
    }

    async fn ask(&self, method: Method, path: &str, cookie: &str, body: Value) -> Answer {
        self.ask_with(method, path, &[("cookie", cookie)], body).await
    }

    async fn ask_with(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Value) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header("host", "table.example");
        for (name, value) in headers.iter().filter(|(_, value)| !value.is_empty()) {
            request = request.header(*name, *value);
        }
        let request = match body {
            Value::Null => request.body(Body::empty()),
            body => request.header("content-type", "application/json").body(Body::from(body.to_string())),
        };
        self.send(request.unwrap()).await
    }

    async fn guest(&self) -> String {
        self.ask(Method::POST, "/api/guest", "", Value::Null).await.ok().cookie()
    }

    async fn register(&self, cookie: &str, name: &str) -> Answer {
        self.ask(Method::POST, "/api/register", cookie, credentials(name, "correct horse")).await
    }

    async fn sign_in(&self, name: &str, password: &str) -> Answer {
        self.ask(Method::POST, "/api/sign-in", "", credentials(name, password)).await
    }

    async fn me(&self, cookie: &str) -> Answer {
        self.ask(Method::GET, "/api/me", cookie, Value::Null).await
    }

    async fn id(&self, name: &str) -> PersonId {
        self.app.store.person_named(name).await.unwrap().id
    }

    async fn admin(&self, command: AdminCommand) -> String {
        self.app.admin(command).await.unwrap()
    }
}

fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// A finished game between people of these names; the first has won.
async fn play(server: &Server, table: &str, names: &[&str], open: bool) {
    let mut seats = Vec::new();
    for (place, name) in (1u8..).zip(names) {
        let person = Some(server.id(name).await);
        seats.push(ResultSeat { name: (*name).to_owned(), person, score: 100 - u32::from(place), place });
    }
    let people: Vec<(PersonId, bool)> =
        seats.iter().filter_map(|seat| seat.person).map(|person| (person, false)).collect();
    let names: Vec<Value> = names.iter().map(|name| json!({ "is": "person", "name": name })).collect();
    let entry = StoredEntry {
        version: 1,
        at_ms: 1,
        person: Some(people[0].0),
        client_id: Some("c1".to_owned()),
        body: json!({ "seats": names }).to_string(),
    };
    let created = NewTable {
        id: table.to_owned(),
        host: people[0].0,
        key: None,
        secret: [1; 32],
        settings: "{}".to_owned(),
        created_ms: 1,
    };
    let rules = "carcassonne/first".to_owned();
    let save = Save {
        table: table.to_owned(),
        create: Some(created),
        entries: vec![entry],
        summary: Summary {
            stage: Stage::Over,
            changed_ms: 1,
            due_ms: None,
            listing: json!({ "seats": names }).to_string(),
            people,
            open,
        },
        result: Some(GameResult { game: "carcassonne", rules, rated: true, open, ended_ms: 5, seats }),
    };
    server.app.store.save(save).await.unwrap();
}

async fn say(server: &Server, table: &str, id: u32, name: &str, text: &str) {
    let person = server.id(name).await;
    let chat = StoredChat { id, person, name: name.to_owned(), text: text.to_owned(), at_ms: 7 };
    server.app.store.say(table, chat).await.unwrap();
}

#[tokio::test]
async fn a_guest_plays_at_once_and_stays_the_same() {
    let server = Server::start().await;
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
    let server = Server::start().await;
    let cookie = server.guest().await;
    let old = server.me(&cookie).await.body["name"].as_str().unwrap().to_owned();
    let id = server.id(&old).await;
    play(
        &server,
        "t1",
        &[&old, &server.me(&server.guest().await).await.body["name"].as_str().unwrap().to_owned()],
        true,
    )
    .await;
    let registered = server.register(&cookie, "Ada").await.ok();
    assert_eq!((&registered.body["name"], &registered.body["guest"]), (&json!("Ada"), &json!(false)));
    assert_eq!(server.id("ADA").await, id);
    let profile = server.ask(Method::GET, "/api/people/ada", "", Value::Null).await.ok().body;
    assert_eq!(profile["games"][0]["names"][0], "Ada");
    assert!(server.app.store.load("t1").await.unwrap().entries[0].body.contains("\"Ada\""));
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
    let server = Server::start().await;
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
async fn names_and_passwords_that_will_not_do() {
    let server = Server::start().await;
    for body in [credentials("A", "correct horse"), credentials("Ada", "short"), credentials("Ada", &"x".repeat(201))] {
        let answer = server.ask(Method::POST, "/api/register", "", body).await;
        assert_eq!(answer.refusal(), (400, "bad_request"));
    }
}

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
async fn signing_out_here_and_everywhere() {
    let server = Server::start().await;
    let first = server.register("", "Ada").await.ok().cookie();
    let second = server.sign_in("Ada", "correct horse").await.ok().cookie();
    let out = server.ask(Method::POST, "/api/sign-out", &first, Value::Null).await.ok();
    assert!(out.set_cookie().starts_with(&format!("{COOKIE}=;")) && out.set_cookie().contains("Max-Age=0"));
    let token = server.ask(Method::POST, "/api/me/token", &second, Value::Null).await.ok().body["token"].clone();
    server.ask(Method::POST, "/api/sign-out-everywhere", &second, Value::Null).await.ok();
    for cookie in [&first, &second] {
        assert_eq!(server.me(cookie).await.refusal(), (401, "sign_in_first"));
    }
    let bearer = format!("Bearer {}", token.as_str().unwrap());
    server.ask_with(Method::GET, "/api/me", &[("authorization", &bearer)], Value::Null).await.ok();
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

#[tokio::test]
async fn profiles_and_leader_boards() {
    let server = Server::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    server.register("", "Bob").await.ok();
    play(&server, "t1", &["Ada", "Bob"], true).await;
    play(&server, "t2", &["Bob", "Ada"], false).await;
    play(&server, "t3", &["Ada", "Bob"], true).await;
    let profile = async |cookie: &str| server.ask(Method::GET, "/api/people/Ada", cookie, Value::Null).await.ok().body;
    let seen = profile("").await;
    let standing = &seen["standings"][0];
    assert_eq!((&standing["games"], &standing["wins"], &standing["rated_games"]), (&json!(3), &json!(2), &json!(3)));
    assert_eq!(seen["games"].as_array().unwrap().len(), 2, "private games are not shown to others");
    assert_eq!(profile(&ada).await["games"].as_array().unwrap().len(), 3);
    let leaders = server.ask(Method::GET, "/api/leaders/carcassonne", "", Value::Null).await.ok().body;
    assert_eq!((&leaders[0]["name"], &leaders[1]["name"]), (&json!("Ada"), &json!("Bob")));
    assert_eq!(server.ask(Method::GET, "/api/leaders/hunters", "", Value::Null).await.ok().body, json!([]));
}

#[tokio::test]
async fn blocking_somebody() {
    let server = Server::start().await;
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

/// Remembers what it was asked.
#[derive(Default)]
struct Keeper(Mutex<Vec<String>>);

impl Keeper {
    fn note(&self, text: String) {
        self.0.lock().unwrap().push(text);
    }
}

#[async_trait]
impl TableKeeper for Keeper {
    async fn kick(&self, table: &str, person: PersonId) -> Result<(), ApiError> {
        self.note(format!("kick {} from {table}", person.0));
        Ok(())
    }
    async fn forget(&self, table: &str) {
        self.note(format!("forget {table}"));
    }
    async fn end_sessions(&self, person: PersonId) {
        self.note(format!("end {}", person.0));
    }
    async fn renamed(&self, person: PersonId, name: &str) {
        self.note(format!("{} is {name}", person.0));
    }
    async fn records_of(&self, _: PersonId) -> Result<Vec<String>, ApiError> {
        Ok(vec!["a record".to_owned()])
    }
}

#[tokio::test]
async fn export_and_deletion() {
    let server = Server::start().await;
    let keeper = Arc::new(Keeper::default());
    let _ = server.app.keeper.set(keeper.clone());
    let ada = server.register("", "Ada").await.ok().cookie();
    let id = server.id("Ada").await;
    let token = server.ask(Method::POST, "/api/me/token", &ada, Value::Null).await.ok().body["token"].clone();
    server.register("", "Bob").await.ok();
    play(&server, "t1", &["Ada", "Bob"], true).await;
    say(&server, "t1", 1, "Ada", "hello").await;
    server.ask(Method::PUT, "/api/blocked/Bob", &ada, Value::Null).await.ok();
    let export = server.ask(Method::GET, "/api/me/export", &ada, Value::Null).await.ok().body;
    assert_eq!(export["blocked"], json!(["Bob"]));
    assert_eq!(export["chat"], json!([["t1", { "id": 1, "name": "Ada", "text": "hello", "at_ms": 7 }]]));
    assert_eq!(export["records"], json!(["a record"]));
    assert_eq!(export["profile"]["games"][0]["table"], "t1");
    assert_eq!(server.ask(Method::GET, "/api/me/export", "", Value::Null).await.status, 401);

    server.ask(Method::DELETE, "/api/me", &ada, Value::Null).await.ok();
    assert_eq!(server.me(&ada).await.refusal(), (401, "sign_in_first"));
    let bearer = format!("Bearer {}", token.as_str().unwrap());
    assert_eq!(server.ask_with(Method::GET, "/api/me", &[("authorization", &bearer)], Value::Null).await.status, 401);
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 401);
    assert_eq!(server.ask(Method::GET, "/api/people/Ada", "", Value::Null).await.status, 404);
    let name = format!("Deleted {}", id.0);
    assert_eq!(server.ask(Method::GET, "/api/people/Deleted%201", "", Value::Null).await.status, 404);
    let bob = server.ask(Method::GET, "/api/people/Bob", "", Value::Null).await.ok().body;
    assert_eq!(bob["games"][0]["names"], json!([name, "Bob"]));
    let leaders = server.ask(Method::GET, "/api/leaders/carcassonne", "", Value::Null).await.ok().body;
    assert_eq!(leaders.as_array().unwrap().len(), 1);
    assert!(server.app.store.load("t1").await.unwrap().chat.is_empty());
    assert_eq!(*keeper.0.lock().unwrap(), [format!("end {}", id.0), format!("{} is {name}", id.0)]);
    server.register("", "Ada").await.ok();
    assert_ne!(server.id("Ada").await, id);
}

#[tokio::test]
async fn a_ban_takes_effect_at_once() {
    let server = Server::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let token = server.ask(Method::POST, "/api/me/token", &ada, Value::Null).await.ok().body["token"].clone();
    let bearer = format!("Bearer {}", token.as_str().unwrap());
    let banned = server.admin(AdminCommand::Ban { name: "ada".to_owned() }).await;
    assert_eq!(banned, "Ada is banned.");
    let answer = server.me(&ada).await;
    assert_eq!(answer.refusal(), (403, "not_yours"));
    assert!(answer.body["message"].as_str().unwrap().contains("banned"));
    assert_eq!(server.ask_with(Method::GET, "/api/me", &[("authorization", &bearer)], Value::Null).await.status, 403);
    assert_eq!(server.sign_in("Ada", "correct horse").await.status, 403);
    assert_eq!(server.ask(Method::POST, "/api/guest", &ada, Value::Null).await.status, 403);
    server.admin(AdminCommand::Unban { name: "Ada".to_owned() }).await;
    assert_eq!(server.me(&ada).await.status, 401, "old cookies stay ended");
    server.sign_in("Ada", "correct horse").await.ok();
}

#[tokio::test]
async fn registration_can_be_closed_and_opened_while_running() {
    let server = Server::with(|config| config.closed = true).await;
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
    let server = Server::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    let link = server.admin(AdminCommand::ResetLink { name: "Ada".to_owned() }).await;
    let other = server.admin(AdminCommand::ResetLink { name: "Ada".to_owned() }).await;
    assert!(link.starts_with("http://127.0.0.1:4000/#/reset/"), "{link}");
    let token = |link: &str| link.rsplit('/').next().unwrap().to_owned();
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
async fn the_host_tidies_up() {
    let server = Server::start().await;
    server.register("", "Ada").await.ok();
    server.register("", "Bob").await.ok();
    let (ada, bob) = (server.id("Ada").await.0, server.id("Bob").await.0);
    play(&server, "t1", &["Ada", "Bob"], true).await;
    say(&server, "t1", 1, "Bob", "rude\nwords").await;
    let kick = AdminCommand::Kick { name: "Bob".to_owned(), table: "t1".to_owned() };
    assert!(server.app.admin(kick.clone()).await.unwrap_err().to_string().contains("no server runs"));
    let keeper = Arc::new(Keeper::default());
    let _ = server.app.keeper.set(keeper.clone());
    assert_eq!(server.admin(AdminCommand::Reports).await, "Nobody has complained.");
    let report = hedgerow_server::store::NewReport {
        table: "t1".to_owned(),
        message: 1,
        reporter: PersonId(ada),
        reason: "insult".to_owned(),
        at_ms: 1,
    };
    server.app.store.report(report).await.unwrap();
    let reports = server.admin(AdminCommand::Reports).await;
    assert_eq!(reports, "table t1, message 1: Bob said \"rude words\"; Ada complains: insult");
    server.admin(kick).await;
    server.admin(AdminCommand::DeleteTable { id: "t1".to_owned() }).await;
    assert!(server.app.admin(AdminCommand::DeleteTable { id: "t1".to_owned() }).await.is_err());
    server.admin(AdminCommand::Ban { name: "Bob".to_owned() }).await;
    assert_eq!(server.admin(AdminCommand::People).await, "Bob, banned\nAda");
    let deleted = server.admin(AdminCommand::DeletePerson { name: "bob".to_owned() }).await;
    assert!(deleted.contains(&format!("Deleted {bob}")), "{deleted}");
    let expected = [
        format!("kick {bob} from t1"),
        "forget t1".to_owned(),
        format!("end {bob}"),
        format!("end {bob}"),
        format!("{bob} is Deleted {bob}"),
    ];
    assert_eq!(*keeper.0.lock().unwrap(), expected);
}

#[tokio::test]
async fn the_door_of_the_host_needs_the_token_of_the_folder() {
    let server = Server::start().await;
    let body = json!({ "command": "people" });
    let knock = async |token: &str| {
        server.ask_with(Method::POST, "/admin", &[("authorization", &format!("Bearer {token}"))], body.clone()).await
    };
    assert_eq!(knock("").await.status, 404);
    server.app.announce("127.0.0.1:4000".parse().unwrap()).unwrap();
    let token = std::fs::read_to_string(server.folder.path().join("admin.token")).unwrap();
    assert_eq!(knock(&token).await.ok().body, "Nobody has been here yet.");
    for wrong in ["", "x", &token[1..]] {
        assert_eq!(knock(wrong).await.status, 404);
    }
    assert_eq!(server.ask(Method::POST, "/admin", "", body.clone()).await.status, 404);
    #[cfg(unix)]
    for name in ["admin.token", "session.key", "server.json"] {
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
    let server = Server::start().await;
    let ada = server.register("", "Ada").await.ok().cookie();
    server.app.close().await;
    let Server { app, folder } = server;
    drop(app);
    let server = Server { app: App::open(Config::for_data(folder.path())).await.unwrap(), folder };
    assert_eq!(server.me(&ada).await.ok().body["name"], "Ada");
    server.sign_in("Ada", "correct horse").await.ok();
    let backup = server.folder.path().join("backup.sqlite");
    server.admin(AdminCommand::Backup { file: backup.clone() }).await;
    let elsewhere = tempfile::tempdir().unwrap();
    SqliteStore::restore(&backup, elsewhere.path(), false).await.unwrap();
    let restored = Server { app: App::open(Config::for_data(elsewhere.path())).await.unwrap(), folder: elsewhere };
    assert_eq!(restored.me(&ada).await.status, 401, "keys are not in a backup");
    restored.sign_in("Ada", "correct horse").await.ok();
}
