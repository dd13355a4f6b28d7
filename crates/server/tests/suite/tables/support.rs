//! A real server on a real socket with a fresh data folder, and short words for what the tests do with it.

use futures_util::FutureExt;
use hedgerow_api_client::{Chooser, Client, ClientError, EventStream, LiveTable, Nonce};
use hedgerow_notation::Record;
use hedgerow_protocol::{
    ClientMessage, Clock, Command, CreateTable, PlayOn, Pledge, SeatPlan, ServerMessage, StreamEvent, TableSettings,
    TableStage, TableView, TokenMade,
};
use hedgerow_server::app::{App, World};
use hedgerow_server::clock::ServerClock;
use hedgerow_server::config::Config;
use hedgerow_server::person::PersonId;
use hedgerow_server::store::{OpenError, Save, StoredEntry};
use hedgerow_server::table::NewTable;
use hedgerow_server::table::{Chair, Entry, Table};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Nothing in these tests takes longer, unless it hangs.
pub const LONG: Duration = Duration::from_secs(30);

pub const JOIN: Command = Command::Join { seat: None, pledge: None, colour: None };
pub const REMATCH: Command = Command::Rematch { pledge: None };

pub struct Server {
    pub app: Arc<App>,
    pub address: SocketAddr,
    pub folder: Arc<TempDir>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Server {
    pub async fn start() -> Server {
        Server::with(|_| ()).await
    }

    pub async fn with(change: impl FnOnce(&mut Config)) -> Server {
        Server::on(Arc::new(tempfile::tempdir().unwrap()), change).await
    }

    pub async fn on(folder: Arc<TempDir>, change: impl FnOnce(&mut Config)) -> Server {
        Server::open(folder, ServerClock::system(), change).await
    }

    /// A server whose time passes only when the test says so.
    pub async fn by_hand(change: impl FnOnce(&mut Config)) -> Server {
        Server::open(Arc::new(tempfile::tempdir().unwrap()), ServerClock::by_hand(), change).await
    }

    pub async fn open(folder: Arc<TempDir>, clock: ServerClock, change: impl FnOnce(&mut Config)) -> Server {
        Server::open_in(World { clock, ..World::default() }, folder, change).await
    }

    /// Limits are lifted where they are not under test, and bots show their moves at once.
    pub async fn open_in(world: World, folder: Arc<TempDir>, change: impl FnOnce(&mut Config)) -> Server {
        let mut config = Config::for_data(folder.path()).unwrap();
        config.listen = "127.0.0.1:0".parse().unwrap();
        config.limits.sign_ins_per_minute = 0;
        config.limits.requests_per_second = 0;
        config.limits.messages_per_second = 0;
        config.limits.tables_per_hour = 0;
        config.limits.tables_per_address = 0;
        config.limits.tables_per_guest = 0;
        config.limits.guests_per_hour = 0;
        config.limits.max_sockets = 0;
        config.limits.connections_per_address = 0;
        config.bot_delay = 0;
        config.bot_threads = 1;
        change(&mut config);
        let begin = Instant::now();
        let app = loop {
            match App::open_in(world.clone(), config.clone()).await {
                // The last sockets of the server before may still be saying goodbye.
                Err(OpenError::InUse { .. }) if begin.elapsed() < LONG => {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
                opened => break opened.unwrap(),
            }
        };
        let (stop, stopped) = oneshot::channel::<()>();
        let (ready, readied) = oneshot::channel();
        let serving = app.clone();
        let task = tokio::spawn(async move {
            let ready = |address| ready.send(address).unwrap();
            hedgerow_server::serve_app(serving, stopped.map(|_| ()), ready).await.unwrap();
        });
        Server { app, address: readied.await.unwrap(), folder, stop: Some(stop), task }
    }

    /// Stops it as a host would, and comes back when it has stopped.
    pub async fn stop(mut self) -> Arc<TempDir> {
        drop(self.stop.take());
        tokio::time::timeout(LONG, self.task).await.expect("the server stops").unwrap();
        self.folder
    }

    pub async fn guest(&self) -> Client {
        Client::guest(self.address).await.unwrap()
    }

    /// A person with an account.
    pub async fn person(&self, name: &str) -> Client {
        let mut client = Client::stranger(self.address);
        let credentials = json!({ "name": name, "password": "correct horse" });
        let answer = client.send("POST", "/api/register", &credentials.to_string()).await.unwrap();
        client.keep_cookie(&answer).unwrap();
        client
    }

    /// The same account in another browser.
    pub async fn sign_in(&self, name: &str) -> Client {
        let mut client = Client::stranger(self.address);
        let credentials = json!({ "name": name, "password": "correct horse" });
        let answer = client.send("POST", "/api/sign-in", &credentials.to_string()).await.unwrap();
        client.keep_cookie(&answer).unwrap();
        client
    }

    pub async fn token(&self, client: &Client) -> String {
        let body = json!({ "name": "a program", "scopes": ["read", "play"] });
        client.post::<TokenMade>("/api/me/tokens", &body).await.unwrap().secret
    }

    /// A program that plays on a bot of this person's.
    pub async fn bot(&self, owner: &Client, name: &str) -> Client {
        owner.post::<Value>("/api/me/bots", &json!({ "name": name })).await.unwrap();
        let body = json!({ "name": "a program", "scopes": ["read", "play"] });
        let token: TokenMade = owner.post(&format!("/api/me/bots/{name}/tokens"), &body).await.unwrap();
        Client::with_token(self.address, &token.secret)
    }

    pub async fn id(&self, client: &Client) -> PersonId {
        let name = name(client).await;
        self.app.store.people(None, 1000).await.unwrap().items.iter().find(|person| person.name == name).unwrap().id
    }

    /// The secret of a table, which must not be seen before the end.
    pub async fn secret(&self, table: &str) -> String {
        let stored = self.app.store.load(table).await.unwrap();
        hex::encode(stored.table.secret)
    }

    /// An open table with settings that could not be chosen, such as a clock of one second; the chairs are all taken.
    pub async fn plant(&self, settings: TableSettings, chairs: Vec<Chair>) -> String {
        static NUMBER: AtomicU64 = AtomicU64::new(1);
        let now = self.app.clock.now();
        let made = NewTable {
            id: format!("planted{}", NUMBER.fetch_add(1, Ordering::Relaxed)),
            host: chairs.iter().find_map(Chair::person).unwrap(),
            key: None,
            secret: [7; 32],
            settings: serde_json::to_string(&settings).unwrap(),
            created_ms: now.date_ms,
            client_id: None,
        };
        let mut table = Table::new(made.clone(), self.app.hub.shared().games.clone()).unwrap();
        let mut entries = vec![Entry::Made { seats: chairs }];
        table.apply(&entries[0], now).unwrap();
        entries.push(table.started().unwrap());
        table.apply(&entries[1], now).unwrap();
        let stored = (1..).zip(&entries).map(|(version, entry)| StoredEntry {
            version,
            at_ms: now.date_ms,
            person: None,
            client_id: None,
            body: entry.write(now.ran).unwrap(),
        });
        let save = Save {
            table: made.id.clone(),
            entries: stored.collect(),
            summary: table.summary(table.due(self.app.hub.shared().times.expiry, self.app.hub.shared().times.reveal)),
            result: None,
            create: Some(made.clone()),
        };
        self.app.store.save(save).await.unwrap();
        made.id
    }
}

pub fn settings(rules: &str) -> TableSettings {
    serde_json::from_value(json!({ "rules": rules, "visibility": "open" })).unwrap()
}

/// A rated game has a clock and no hints.
pub fn rated(rules: &str) -> TableSettings {
    let clock = Clock::Live { seconds: 600, increment: 0 };
    TableSettings { rated: true, hints: false, clock, ..settings(rules) }
}

pub fn private(rules: &str) -> TableSettings {
    serde_json::from_value(json!({ "rules": rules })).unwrap()
}

pub fn me() -> SeatPlan {
    SeatPlan::Me { name: None }
}

pub fn bot(level: &str) -> SeatPlan {
    SeatPlan::Bot { level: level.to_string() }
}

pub fn invited(name: &str) -> SeatPlan {
    SeatPlan::Invited { name: name.to_string() }
}

pub async fn make(client: &Client, settings: TableSettings, seats: &[SeatPlan]) -> TableView {
    client
        .make_table(&CreateTable {
            id: None,
            settings,
            seats: seats.to_vec(),
            pledge: None,
            colours: Vec::new(),
            what_if: None,
        })
        .await
        .unwrap()
}

/// A table whose maker has a part in the shuffle.
pub async fn make_with(client: &Client, settings: TableSettings, seats: &[SeatPlan], pledge: Pledge) -> TableView {
    client
        .make_table(&CreateTable {
            id: None,
            settings,
            seats: seats.to_vec(),
            pledge: Some(pledge),
            colours: Vec::new(),
            what_if: None,
        })
        .await
        .unwrap()
}

pub fn join_with(pledge: Pledge) -> Command {
    Command::Join { seat: None, pledge: Some(pledge), colour: None }
}

pub fn nonce() -> Nonce {
    Nonce::random().unwrap()
}

/// A table of two people, playing, who both had a part in the shuffle.
pub async fn pair(settings: TableSettings, one: &Client, other: &Client) -> TableView {
    let nonces = [nonce(), nonce()];
    let made = make_with(one, settings, &[me(), SeatPlan::Open], nonces[0].sealed()).await;
    act_with_key(other, &made, join_with(nonces[1].sealed())).await.unwrap();
    for (client, nonce) in [one, other].into_iter().zip(nonces) {
        act_with_key(client, &made, nonce.reveal()).await.unwrap();
    }
    view(one, &made.id).await
}

pub async fn record(client: &Client, table: &str) -> Record {
    let answer = client.send("GET", &format!("/api/tables/{table}/record"), "").await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    Record::read(&answer.body, &[]).unwrap()
}

pub async fn name(client: &Client) -> String {
    client.get::<Value>("/api/me").await.unwrap()["name"].as_str().unwrap().to_string()
}

pub async fn view(client: &Client, table: &str) -> TableView {
    client.get(&format!("/api/tables/{table}")).await.unwrap()
}

/// An id that no other command has.
pub fn new_id() -> String {
    static NUMBER: AtomicU64 = AtomicU64::new(1);
    format!("c{}", NUMBER.fetch_add(1, Ordering::Relaxed))
}

/// Does something at a table; looks again when it went on meanwhile, as any client would.
pub async fn act(client: &Client, table: &str, command: Command) -> Result<u32, String> {
    for _ in 0..20 {
        let view = view(client, table).await;
        let done = act_with_key(client, &view, command.clone()).await;
        if done != Err("stale".to_string()) {
            return done;
        }
    }
    Err("stale".to_string())
}

/// A command at the version of this view; the refusal is its code.
pub async fn act_with_key(client: &Client, view: &TableView, command: Command) -> Result<u32, String> {
    let key = view.key.as_ref().map(|key| format!("?key={key}")).unwrap_or_default();
    let message = ClientMessage::Do { id: new_id(), version: view.version, command };
    let done = client.post::<PlayOn>(&format!("/api/tables/{}/do{key}", view.id), &message).await;
    done.map(|done| done.version).map_err(|error| code(&error))
}

pub fn play(action: &str) -> Command {
    Command::Play { action: action.to_string() }
}

/// The code of a refusal, as in `not_now`.
pub fn code(error: &ClientError) -> String {
    let ClientError::Refused { body, .. } = error else { panic!("{error}") };
    let body: Value = serde_json::from_str(body).unwrap_or_default();
    body["code"].as_str().unwrap_or("no code").to_string()
}

/// Plays the next action of whichever of these clients it is the turn of. False when the game is over.
pub async fn step(clients: &[&Client], table: &str, chooser: &mut Chooser) -> bool {
    for client in clients {
        let view = view(client, table).await;
        if view.stage == TableStage::Over {
            return false;
        }
        if let Some(action) = chooser.choose(&view) {
            // A bot may have been faster.
            let _ = act_with_key(client, &view, play(&action)).await;
        }
    }
    true
}

/// Plays on to the end.
pub async fn finish(clients: &[&Client], table: &str) -> TableView {
    let mut chooser = Chooser::new(5);
    while step(clients, table, &mut chooser).await {}
    view(clients[0], table).await
}

/// The next action of the one whose turn it is, of two who sit there: who it was, the action, and the version it made.
pub async fn move_of<'a>(clients: [&'a Client; 2], table: &str) -> (&'a Client, String, u32) {
    let mut chooser = Chooser::new(3);
    for client in clients {
        let view = view(client, table).await;
        if let Some(action) = chooser.choose(&view) {
            let version = act(client, table, play(&action)).await.unwrap();
            return (client, action, version);
        }
    }
    panic!("no one can act");
}

/// The one whose turn it is, and the other.
pub async fn turn_of<'a>(clients: [&'a Client; 2], table: &str) -> (&'a Client, &'a Client) {
    let view = view(clients[0], table).await;
    let seat = view.game.as_ref().unwrap().turn.seat;
    if view.your_seats.contains(&seat) { (clients[0], clients[1]) } else { (clients[1], clients[0]) }
}

/// Waits until something is true of a table.
pub async fn wait_for(client: &Client, table: &str, what: impl Fn(&TableView) -> bool) -> TableView {
    let waiting = async {
        loop {
            let view = view(client, table).await;
            if what(&view) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(LONG, waiting).await.expect("it happens")
}

/// Reads on until a message of a kind arrives.
pub async fn until(live: &mut LiveTable, what: impl Fn(&ServerMessage) -> bool) -> ServerMessage {
    let reading = async {
        loop {
            let message = live.next().await.unwrap();
            if what(&message) {
                return message;
            }
        }
    };
    tokio::time::timeout(LONG, reading).await.expect("it arrives")
}

/// Reads on until the server ends the connection, and says why.
pub async fn closed(live: &mut LiveTable) -> Option<u16> {
    let reading = async { while live.next().await.is_ok() {} };
    tokio::time::timeout(LONG, reading).await.expect("the server ends the connection");
    live.close_code
}

/// `/api/stream` of a person.
pub struct Stream(EventStream);

impl Stream {
    /// From the answer on it is heard.
    pub async fn open(client: &Client) -> Stream {
        Stream(client.listen().await.unwrap())
    }

    /// The next event; none when the stream has ended.
    pub async fn next(&mut self) -> Option<StreamEvent> {
        tokio::time::timeout(LONG, self.0.next()).await.expect("something arrives").ok().flatten()
    }
}
