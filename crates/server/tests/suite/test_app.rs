//! [`TestApp`]: the whole app with a fresh data folder, without a socket. Tables are played once its hub is started.
#![allow(dead_code, reason = "each test file uses its part")]

use crate::stored::{creation, entry, said, summary};
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use hedgerow_protocol::{ClientMessage, Command, TableStage, TokenMade};
use hedgerow_server::admin::AdminCommand;
use hedgerow_server::app::{App, World};
use hedgerow_server::clock::ServerClock;
use hedgerow_server::config::Config;
use hedgerow_server::person::PersonId;
use hedgerow_server::routes::router;
use hedgerow_server::store::StoredEntry;
use hedgerow_server::table::{GameResult, ResultSeat, TableSummary};
use serde_json::{Value, json};
use std::sync::Arc;
use tempfile::TempDir;
use tower::ServiceExt;

pub struct TestApp {
    pub app: Arc<App>,
    pub folder: TempDir,
}

/// What came back.
pub struct AppResponse {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Value,
}

impl AppResponse {
    pub fn ok(self) -> AppResponse {
        assert!(self.status.is_success(), "{} {}", self.status, self.body);
        self
    }

    /// Status and code of a refusal.
    pub fn refusal(&self) -> (u16, &str) {
        (self.status.as_u16(), self.body["code"].as_str().unwrap_or("no code"))
    }

    pub fn set_cookie(&self) -> &str {
        self.headers[header::SET_COOKIE].to_str().unwrap()
    }

    /// The cookie as a browser sends it back.
    pub fn cookie(&self) -> String {
        self.set_cookie().split(';').next().unwrap().to_owned()
    }
}

impl TestApp {
    pub async fn start() -> TestApp {
        TestApp::with(|_| ()).await
    }

    /// Its time stands still unless a test moves it.
    pub async fn with(change: impl FnOnce(&mut Config)) -> TestApp {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::for_data(folder.path()).unwrap();
        config.limits.sign_ins_per_minute = 1000;
        config.limits.requests_per_second = 1000;
        change(&mut config);
        let world = World { clock: ServerClock::by_hand(), ..World::default() };
        TestApp { app: App::open_in(world, config).await.unwrap(), folder }
    }

    pub async fn send(&self, request: Request<Body>) -> AppResponse {
        self.send_to(router(self.app.clone()), request).await
    }

    pub async fn send_to(&self, router: Router, request: Request<Body>) -> AppResponse {
        let response = router.oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let body = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::from(String::from_utf8_lossy(&bytes).into_owned()));
        AppResponse { status: parts.status, headers: parts.headers, body }
    }

    pub async fn ask(&self, method: Method, path: &str, cookie: &str, body: Value) -> AppResponse {
        self.ask_with(method, path, &[("cookie", cookie)], body).await
    }

    pub async fn ask_with(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Value) -> AppResponse {
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

    pub async fn guest(&self) -> String {
        self.ask(Method::POST, "/api/guest", "", Value::Null).await.ok().cookie()
    }

    pub async fn register(&self, cookie: &str, name: &str) -> AppResponse {
        self.ask(Method::POST, "/api/register", cookie, credentials(name, "correct horse")).await
    }

    pub async fn sign_in(&self, name: &str, password: &str) -> AppResponse {
        self.ask(Method::POST, "/api/sign-in", "", credentials(name, password)).await
    }

    pub async fn me(&self, cookie: &str) -> AppResponse {
        self.ask(Method::GET, "/api/me", cookie, Value::Null).await
    }

    /// An open table of two people who play.
    pub async fn pair(&self, one: &str, other: &str) -> String {
        let settings = json!({ "rules": "carcassonne/first", "visibility": "open" });
        let request = json!({ "settings": settings, "seats": [{ "for": "me" }, { "for": "open" }] });
        let made = self.ask(Method::POST, "/api/tables", one, request).await.ok().body;
        let table = made["id"].as_str().unwrap().to_owned();
        let command = Command::Join { seat: None, pledge: None, colour: None };
        let join = ClientMessage::Do { id: "join".to_owned(), version: 1, command };
        let path = format!("/api/tables/{table}/do");
        self.ask(Method::POST, &path, other, serde_json::to_value(join).unwrap()).await.ok();
        table
    }

    /// The table as a person sees it.
    pub async fn view(&self, cookie: &str, table: &str) -> Value {
        self.ask(Method::GET, &format!("/api/tables/{table}"), cookie, Value::Null).await.ok().body
    }

    pub async fn token(&self, cookie: &str, scopes: &[&str]) -> TokenMade {
        let body = json!({ "name": "a program", "scopes": scopes });
        let made = self.ask(Method::POST, "/api/me/tokens", cookie, body).await.ok().body;
        serde_json::from_value(made).unwrap()
    }

    pub async fn as_program(&self, secret: &str, method: Method, path: &str, body: Value) -> AppResponse {
        self.ask_with(method, path, &[("authorization", &format!("Bearer {secret}"))], body).await
    }

    /// Guests are not found by their labels, except here.
    pub async fn id(&self, name: &str) -> PersonId {
        match self.app.store.person_named(name).await {
            Ok(person) => person.id,
            Err(_) => {
                self.app
                    .store
                    .people(None, 1000)
                    .await
                    .unwrap()
                    .items
                    .iter()
                    .find(|person| person.name == name)
                    .unwrap()
                    .id
            }
        }
    }

    pub async fn admin(&self, command: AdminCommand) -> String {
        self.app.admin(command).await.unwrap()
    }
}

pub fn credentials(name: &str, password: &str) -> Value {
    json!({ "name": name, "password": password })
}

/// A finished game between people of these names; the first has won.
pub async fn play(server: &TestApp, table: &str, names: &[&str], open: bool) {
    let mut seats = Vec::new();
    for (place, name) in (1u8..).zip(names) {
        let person = Some(server.id(name).await);
        seats.push(ResultSeat { label: None, person, score: 100 - u32::from(place), place, lost: false });
    }
    let people: Vec<(PersonId, bool)> =
        seats.iter().filter_map(|seat| seat.person).map(|person| (person, false)).collect();
    let mut save = creation(table, people[0].0);
    save.entries = vec![StoredEntry { body: "{}".to_owned(), ..entry(1, Some(people[0].0), Some("c1")) }];
    save.summary = TableSummary { stage: TableStage::Over, open, ..summary(table, people) };
    let rules = "carcassonne/first".to_owned();
    save.result = Some(GameResult { game: "carcassonne", rules, rated: true, turns: 20, open, ended_ms: 5, seats });
    server.app.store.save(save).await.unwrap();
}

pub async fn say(server: &TestApp, table: &str, id: u32, name: &str, text: &str) {
    let person = server.id(name).await;
    server.app.store.say(table, said(id, person, text)).await.unwrap();
}
