//! Nothing is lost: the server is killed at random moments while games go on, again and again.

use hedgerow_api_client::{Chooser, Client, ClientError, LiveTable};
use hedgerow_protocol::{Command, CreateTable, Replay, TableStage};
use hedgerow_trials::ServerProcess;
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::watch;

const KILLS: usize = 50;
const TABLES: usize = 12;
const RULES: [&str; 3] = ["carcassonne/first", "hunters/en-2014", "discovery/advanced"];

/// What all players share.
struct Shared {
    /// Where the server is, while there is one.
    server: watch::Receiver<Option<SocketAddr>>,
    over: AtomicBool,
    acknowledged: AtomicUsize,
}

/// A command on its way, and what was acknowledged so far.
struct Player {
    client: Client,
    table: String,
    chooser: Chooser,
    /// By the command's own id: the action and the version it made.
    done: HashMap<String, (String, u32)>,
    /// Sent, but not answered yet: it is sent again with the same id.
    open: Option<(String, u32, String)>,
    count: usize,
}

impl Player {
    /// Plays until the test is over; every connection ends with a kill.
    async fn play(mut self, shared: Arc<Shared>) -> Player {
        let mut server = shared.server.clone();
        while !shared.over.load(Ordering::Relaxed) {
            let there = server.wait_for(|address| address.is_some() || shared.over.load(Ordering::Relaxed)).await;
            let Some(address) = there.ok().and_then(|address| *address) else { break };
            self.client = self.client.at(address);
            // A connection that breaks is what this test is about.
            let _ = self.connected(&shared).await;
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        self
    }

    async fn connected(&mut self, shared: &Shared) -> Result<(), ClientError> {
        let mut live = self.client.open(&self.table, None, None).await?;
        live.first_view().await?;
        if let Some((id, version, action)) = self.open.clone() {
            self.send(&mut live, id, version, action, shared).await?;
        }
        while !shared.over.load(Ordering::Relaxed) {
            let view = live.view.as_ref().ok_or(ClientError::Ended)?;
            if view.stage == TableStage::Over {
                return Ok(());
            }
            match self.chooser.choose(view) {
                Some(action) => {
                    // So that the games last longer than the test, however fast the machine.
                    let pause = 50 + self.chooser.below(100) as u64;
                    tokio::time::sleep(Duration::from_millis(pause)).await;
                    let (id, version) = (format!("c{}", self.count), view.version);
                    self.count += 1;
                    self.send(&mut live, id, version, action, shared).await?;
                }
                None => {
                    if let Ok(message) = tokio::time::timeout(Duration::from_millis(200), live.next()).await {
                        message?;
                    }
                }
            }
        }
        Ok(())
    }

    async fn send(
        &mut self,
        live: &mut LiveTable,
        id: String,
        version: u32,
        action: String,
        shared: &Shared,
    ) -> Result<(), ClientError> {
        self.open = Some((id.clone(), version, action.clone()));
        match live.carry_out(&id, version, Command::Play { action: action.clone() }).await? {
            Ok(made) => {
                assert_eq!(made, version + 1, "an action makes the next version");
                self.done.insert(id, (action, made));
                shared.acknowledged.fetch_add(1, Ordering::Relaxed);
                // The event comes after the acknowledgement, or came before it.
                while live.view.as_ref().is_some_and(|view| view.version < made) {
                    live.next().await?;
                }
            }
            // No other client acts for this seat, so only a server that stops may refuse.
            Err(refusal) => assert!(refusal.contains("Stopping") || refusal.contains("Internal"), "{refusal}"),
        }
        self.open = None;
        Ok(())
    }
}

async fn make_tables(address: SocketAddr) -> Vec<Player> {
    let mut players = Vec::new();
    for number in 0..TABLES {
        let table: CreateTable = serde_json::from_value(serde_json::json!({
            "settings": { "rules": RULES[number % RULES.len()], "visibility": "open" },
            "seats": [{ "for": "me" }, { "for": "open" }],
        }))
        .unwrap();
        let (host, other) = (Client::guest(address).await.unwrap(), Client::guest(address).await.unwrap());
        let view = host.make_table(&table).await.unwrap();
        let mut live = other.open(&view.id, None, None).await.unwrap();
        let version = live.first_view().await.unwrap().version;
        live.carry_out("join", version, Command::Join { seat: None, pledge: None, colour: None })
            .await
            .unwrap()
            .unwrap();
        for (seat, client) in [host, other].into_iter().enumerate() {
            players.push(Player {
                client,
                table: view.id.clone(),
                chooser: Chooser::new((10 * number + seat + 1) as u64),
                done: HashMap::new(),
                open: None,
                count: 0,
            });
        }
    }
    players
}

/// The decisions of a game, in order.
async fn decisions(client: &Client, table: &str) -> Vec<String> {
    let replay: Replay = client.get(&format!("/api/tables/{table}/replay")).await.unwrap();
    replay.steps.into_iter().map(|step| step.action).filter(|action| !action.starts_with(['+', '~'])).collect()
}

fn start(data: &Path) -> ServerProcess {
    let lifted = ["--sign-ins-per-minute", "0", "--requests-per-second", "0", "--messages-per-second", "0"];
    ServerProcess::start(Path::new(env!("CARGO_BIN_EXE_hedgerow")), data, "127.0.0.1:0", &lifted).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn fifty_kills_lose_nothing() {
    let data = tempfile::tempdir().unwrap();
    let mut server = start(data.path());
    let players = make_tables(server.address).await;
    let (place, watching) = watch::channel(Some(server.address));
    let shared = Arc::new(Shared { server: watching, over: AtomicBool::new(false), acknowledged: AtomicUsize::new(0) });
    let playing: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(shared.clone()))).collect();
    let mut moments = Chooser::new(u64::from(std::process::id()));
    // On a busy machine many kills come before the first move.
    let (mut kills, mut busy) = (0, 0);
    while busy < KILLS && kills < 8 * KILLS {
        kills += 1;
        let before = shared.acknowledged.load(Ordering::Relaxed);
        tokio::time::sleep(Duration::from_millis(20 + moments.below(250) as u64)).await;
        place.send_replace(None);
        server.kill();
        busy += usize::from(shared.acknowledged.load(Ordering::Relaxed) > before);
        server = start(data.path());
        place.send_replace(Some(server.address));
    }
    // The last server lives on, and all games with it.
    let before = shared.acknowledged.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_millis(500)).await;
    shared.over.store(true, Ordering::Relaxed);
    place.send_replace(Some(server.address));
    let mut players = Vec::new();
    for task in playing {
        players.push(task.await.unwrap());
    }
    let acknowledged = shared.acknowledged.load(Ordering::Relaxed);
    println!("{kills} kills, {busy} of them among moves; {acknowledged} acknowledged actions");
    assert!(busy >= KILLS, "only {busy} of {kills} kills came while games went on");
    for pair in players.chunks_mut(2) {
        check_table(pair, &server).await;
    }
    let over = all_over(&players, &server).await;
    assert!(acknowledged > before || over, "the games go on after the last kill");
}

/// Whether there was nothing left to play.
async fn all_over(players: &[Player], server: &ServerProcess) -> bool {
    for player in players {
        let client = player.client.at(server.address);
        let view: hedgerow_protocol::TableView = client.get(&format!("/api/tables/{}", player.table)).await.unwrap();
        if view.stage != TableStage::Over {
            return false;
        }
    }
    true
}

/// Every acknowledged action is there, at its place, once; and nothing else is.
async fn check_table(pair: &mut [Player], server: &ServerProcess) {
    for player in pair.iter_mut() {
        player.client = player.client.at(server.address);
    }
    let table = pair[0].table.clone();
    let mut live = pair[0].client.open(&table, None, None).await.unwrap();
    let version = live.first_view().await.unwrap().version;
    for player in pair.iter() {
        let mut live = player.client.open(&table, None, None).await.unwrap();
        for (id, (action, made)) in &player.done {
            // Sent once more, it is the same action still, and is not carried out again.
            let again = live.carry_out(id, *made, Command::Play { action: action.clone() }).await.unwrap();
            assert_eq!(again, Ok(*made), "{table} {id}");
        }
    }
    let mut expected: Vec<(u32, String)> = Vec::new();
    let mut unknown = 0;
    for player in pair.iter() {
        expected.extend(player.done.values().map(|(action, version)| (*version, action.clone())));
        unknown += usize::from(player.open.is_some());
    }
    expected.sort();
    let words: Vec<String> = expected.iter().map(|(_, action)| action.clone()).collect();
    let actual = decisions(&pair[0].client, &table).await;
    // What was sent last may be stored although its answer never arrived.
    assert!(actual.len() >= words.len() && actual.len() <= words.len() + unknown, "{table}");
    assert_eq!(actual[..words.len()], words[..], "{table}");
    let after = pair[0].client.open(&table, None, None).await.unwrap().first_view().await.unwrap().version;
    assert_eq!(after, version, "{table}: nothing changed by asking again");
}
