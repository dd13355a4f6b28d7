//! The whole app with a fresh data folder, for all tests in this folder.
#![allow(dead_code, reason = "each test file uses its part")]

use crate::stored::{creation, entry, said, summary};
use async_trait::async_trait;
use axum::Router;
use axum::body::Body;
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use hedgerow_protocol::{ApiError, TableStage, TokenMade};
use hedgerow_server::admin::AdminCommand;
use hedgerow_server::app::{App, TableKeeper, World};
use hedgerow_server::clock::ServerClock;
use hedgerow_server::config::Config;
use hedgerow_server::routes::router;
use hedgerow_server::store::{PersonId, StoredEntry};
use hedgerow_server::table::{GameResult, ResultSeat, Summary};
use serde_json::{Value, json};
use std::sync::{Arc, Mutex, OnceLock};
use tempfile::TempDir;
use tower::ServiceExt;

pub struct Server {
    pub app: Arc<App>,
    pub folder: TempDir,
}

/// What came back.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Value,
}

impl Answer {
    pub fn ok(self) -> Answer {
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

impl Server {
    pub async fn start() -> Server {
        Server::with(|_| ()).await
    }

    /// Its time stands still unless a test moves it.
    pub async fn with(change: impl FnOnce(&mut Config)) -> Server {
        let folder = tempfile::tempdir().unwrap();
        let mut config = Config::for_data(folder.path());
        config.limits.sign_ins_per_minute = 1000;
        config.limits.requests_per_second = 1000;
        change(&mut config);
        let world = World { clock: ServerClock::by_hand(), ..World::default() };
        Server { app: App::open_in(world, config).await.unwrap(), folder }
    }

    /// Puts a keeper of the test's own, or none, in the place of the one that plays.
    pub fn keep(&mut self, keeper: Option<Arc<dyn TableKeeper>>) {
        let app = Arc::get_mut(&mut self.app).expect("nobody else holds the app yet");
        app.keeper = keeper.map_or_else(OnceLock::new, OnceLock::from);
    }

    pub async fn send(&self, request: Request<Body>) -> Answer {
        self.send_to(router(self.app.clone()), request).await
    }

    pub async fn send_to(&self, router: Router, request: Request<Body>) -> Answer {
        let response = router.oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        let bytes = axum::body::to_bytes(body, usize::MAX).await.unwrap();
        let body = serde_json::from_slice(&bytes)
            .unwrap_or_else(|_| Value::from(String::from_utf8_lossy(&bytes).into_owned()));
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub async fn ask(&self, method: Method, path: &str, cookie: &str, body: Value) -> Answer {
        self.ask_with(method, path, &[("cookie", cookie)], body).await
    }

    pub async fn ask_with(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Value) -> Answer {
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

    pub async fn register(&self, cookie: &str, name: &str) -> Answer {
        self.ask(Method::POST, "/api/register", cookie, credentials(name, "correct horse")).await
    }

    pub async fn sign_in(&self, name: &str, password: &str) -> Answer {
        self.ask(Method::POST, "/api/sign-in", "", credentials(name, password)).await
    }

    pub async fn me(&self, cookie: &str) -> Answer {
        self.ask(Method::GET, "/api/me", cookie, Value::Null).await
    }

    pub async fn token(&self, cookie: &str, scopes: &[&str]) -> TokenMade {
        let body = json!({ "name": "a program", "scopes": scopes });
        let made = self.ask(Method::POST, "/api/me/tokens", cookie, body).await.ok().body;
        serde_json::from_value(made).unwrap()
    }

    pub async fn as_program(&self, secret: &str, method: Method, path: &str, body: Value) -> Answer {
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
pub async fn play(server: &Server, table: &str, names: &[&str], open: bool) {
    let mut seats = Vec::new();
    for (place, name) in (1u8..).zip(names) {
        let person = Some(server.id(name).await);
        seats.push(ResultSeat { label: None, person, score: 100 - u32::from(place), place, lost: false });
    }
    let people: Vec<(PersonId, bool)> =
        seats.iter().filter_map(|seat| seat.person).map(|person| (person, false)).collect();
    let mut save = creation(table, people[0].0);
    save.entries = vec![StoredEntry { body: "{}".to_owned(), ..entry(1, Some(people[0].0), Some("c1")) }];
    save.summary = Summary { stage: TableStage::Over, open, ..summary(table, people) };
    let rules = "carcassonne/first".to_owned();
    save.result = Some(GameResult { game: "carcassonne", rules, rated: true, turns: 20, open, ended_ms: 5, seats });
    server.app.store.save(save).await.unwrap();
}

pub async fn say(server: &Server, table: &str, id: u32, name: &str, text: &str) {
    let person = server.id(name).await;
    server.app.store.say(table, said(id, person, text)).await.unwrap();
}

/// Remembers what it was asked.
#[derive(Default)]
pub struct Keeper(pub Mutex<Vec<String>>);

impl Keeper {
    pub fn note(&self, text: String) {
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
    async fn leave_tables(&self, person: PersonId) {
        self.note(format!("{} leaves", person.0));
    }
    async fn blocked(&self, person: PersonId) {
        self.note(format!("{} blocks", person.0));
    }
    async fn renamed(&self, person: PersonId) {
        self.note(format!("{} is renamed", person.0));
    }
}
