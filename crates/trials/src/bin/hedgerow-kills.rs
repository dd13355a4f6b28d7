//! Kills a server again and again while people play on it, and says whether anything was lost that it had acknowledged.

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;
use hedgerow_api_client::{Chooser, Client, ClientError};
use hedgerow_protocol::{ClientMessage, Command, CreateTable, PlayOn, TableList, TableStage, TableView};
use hedgerow_trials::ServerProcess;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// People make tables, play, talk and ask for rematches; whatever is not acknowledged they send again, as any client does.
#[derive(Debug, Parser)]
#[command(name = "hedgerow-kills", version)]
struct Arguments {
    /// How many times the server is killed
    #[arg(long, default_value_t = 200)]
    kills: u32,
    /// How many people play
    #[arg(long, default_value_t = 12)]
    people: u64,
    /// The program to test
    #[arg(long, env = "HEDGEROW_BIN")]
    program: PathBuf,
}

/// After this many moves one player resigns and asks for a rematch.
const MOVES: u32 = 12;

#[derive(Debug, Default)]
struct Counts {
    moves: AtomicU64,
    messages: AtomicU64,
    tables: AtomicU64,
    /// Acknowledged, and gone.
    lost: AtomicU64,
    /// There more often than it was asked for.
    doubled: AtomicU64,
    /// Answers of 500.
    faults: AtomicU64,
}

/// What a client was told is stored.
#[derive(Debug, Default)]
struct Acknowledged {
    version: u32,
    said: Vec<String>,
}

struct Player {
    client: Client,
    counts: Arc<Counts>,
    over: Arc<AtomicBool>,
    tables: BTreeMap<String, Acknowledged>,
    number: u64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let data = std::env::temp_dir().join(format!("hedgerow-kills-{}", std::process::id()));
    let start = |listen: &str| {
        ServerProcess::start(&arguments.program, &data, listen, &ServerProcess::unlimited())
            .with_context(|| format!("cannot start {}", arguments.program.display()))
    };
    let mut server = start("127.0.0.1:0")?;
    let address = server.address;
    let (counts, over) = (Arc::new(Counts::default()), Arc::new(AtomicBool::new(false)));
    let mut playing = Vec::new();
    for number in 0..arguments.people {
        let client = Client::guest(address).await?;
        let player = Player { client, counts: counts.clone(), over: over.clone(), tables: BTreeMap::new(), number };
        playing.push(tokio::spawn(player.play()));
    }
    let mut pauses = Chooser::new(1);
    for kill in 1..=arguments.kills {
        tokio::time::sleep(Duration::from_millis(100 + pauses.below(600) as u64)).await;
        server.kill();
        server = start(&address.to_string())?;
        if kill % 20 == 0 {
            println!("{kill} kills, {} moves, {} lost", counts.moves.load(Relaxed), counts.lost.load(Relaxed));
        }
    }
    over.store(true, Relaxed);
    for task in playing {
        let player = task.await??;
        player.check().await?;
    }
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
    let Counts { moves, messages, tables, lost, doubled, faults } = &*counts;
    println!("kills:        {}", arguments.kills);
    println!("acknowledged: {moves:?} moves, {messages:?} messages, {tables:?} tables");
    println!("lost:         {lost:?}");
    println!("doubled:      {doubled:?}");
    println!("faults:       {faults:?}");
    ensure!([lost, doubled, faults].iter().all(|count| count.load(Relaxed) == 0), "the server failed");
    Ok(())
}

impl Player {
    /// Plays until it is over. What comes back is what was acknowledged.
    async fn play(mut self) -> Result<Player> {
        let mut chooser = Chooser::new(self.number + 1);
        let mut table = self.make().await?;
        let mut sent = 0u64;
        while !self.over.load(Relaxed) {
            for _ in 0..MOVES {
                let view = self.look(&table).await?;
                let Some(action) = chooser.choose(&view) else { break };
                sent += 1;
                if self.carry_out(&view, format!("c{sent}"), Command::Play { action }).await? {
                    self.counts.moves.fetch_add(1, Relaxed);
                }
                if sent.is_multiple_of(3) {
                    self.say(&table, format!("{}-{sent}", self.number)).await?;
                }
            }
            // Giving up ends a game of two; the rematch is stored together with the game it follows.
            for (word, command) in [("resign", Command::Resign), ("rematch", Command::Rematch { pledge: None })] {
                let view = self.look(&table).await?;
                self.carry_out(&view, word.to_owned(), command).await?;
            }
            table = match self.look(&table).await?.rematch {
                Some(next) => {
                    self.counts.tables.fetch_add(1, Relaxed);
                    self.tables.entry(next.clone()).or_default();
                    next
                }
                None => self.make().await?,
            };
        }
        Ok(self)
    }

    async fn make(&mut self) -> Result<String> {
        let table: CreateTable = serde_json::from_value(serde_json::json!({
            "id": format!("t{}", self.tables.len()),
            "settings": { "rules": "carcassonne/first" },
            "seats": [{ "for": "me" }, { "for": "me", "name": "Other" }],
        }))?;
        let made: TableView = self.insist("POST", "/api/tables", &serde_json::to_string(&table)?).await?;
        self.counts.tables.fetch_add(1, Relaxed);
        self.tables.entry(made.id.clone()).or_default().version = made.version;
        Ok(made.id)
    }

    /// A table now, which has everything that was acknowledged.
    async fn look(&mut self, table: &str) -> Result<TableView> {
        let view: TableView = self.insist("GET", &format!("/api/tables/{table}"), "").await?;
        let acknowledged = self.tables.entry(table.to_owned()).or_default();
        if view.version < acknowledged.version {
            self.counts.lost.fetch_add(u64::from(acknowledged.version - view.version), Relaxed);
        }
        acknowledged.version = view.version;
        Ok(view)
    }

    /// Whether it was done.
    async fn carry_out(&mut self, view: &TableView, id: String, command: Command) -> Result<bool> {
        let message = serde_json::to_string(&ClientMessage::Do { id, version: view.version, command })?;
        match self.insist::<PlayOn>("POST", &format!("/api/tables/{}/do", view.id), &message).await {
            Ok(PlayOn { version }) => {
                self.tables.entry(view.id.clone()).or_default().version = version;
                Ok(true)
            }
            Err(error) if matches!(error.downcast_ref(), Some(ClientError::Refused { status: 409, .. })) => Ok(false),
            Err(error) => Err(error),
        }
    }

    async fn say(&mut self, table: &str, text: String) -> Result<()> {
        let message = ClientMessage::Say { id: Some(text.clone()), text: text.clone() };
        let path = format!("/api/tables/{table}/do");
        self.insist::<PlayOn>("POST", &path, &serde_json::to_string(&message)?).await?;
        self.counts.messages.fetch_add(1, Relaxed);
        self.tables.entry(table.to_owned()).or_default().said.push(text);
        Ok(())
    }

    /// Sends the same until there is an answer.
    async fn insist<T: serde::de::DeserializeOwned>(&self, method: &str, path: &str, body: &str) -> Result<T> {
        for _ in 0..1000 {
            match self.client.send(method, path, body).await {
                Ok(answer) if answer.status == 500 => {
                    self.counts.faults.fetch_add(1, Relaxed);
                    bail!("{method} {path}: {}", answer.body);
                }
                // The server stops, or the answer was cut off.
                Ok(answer) if answer.status != 503 => match answer.read() {
                    Err(ClientError::Garbled(_)) => {}
                    outcome => return Ok(outcome?),
                },
                Ok(_) | Err(_) => {}
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        bail!("{method} {path}: no answer for 20 seconds")
    }

    /// Whether everything is there that was acknowledged, and once.
    async fn check(mut self) -> Result<()> {
        let known: BTreeSet<String> = self.tables.keys().cloned().collect();
        for table in &known {
            let view = self.look(table).await?;
            ensure!(view.stage != TableStage::Waiting, "a table without its beginning: {table}");
            let heard: Vec<&str> = view.chat.iter().flatten().map(|message| message.text.as_str()).collect();
            for said in &self.tables[table].said {
                match heard.iter().filter(|heard| *heard == said).count() {
                    0 => self.counts.lost.fetch_add(1, Relaxed),
                    1 => 0,
                    _ => self.counts.doubled.fetch_add(1, Relaxed),
                };
            }
        }
        let (mut listed, mut after) = (BTreeSet::new(), String::new());
        loop {
            let page: TableList = self.insist("GET", &format!("/api/me/tables{after}"), "").await?;
            listed.extend(page.tables.into_iter().map(|table| table.id));
            match page.next {
                Some(next) => after = format!("?after={next}"),
                None => break,
            }
        }
        // A table that was made while the answer got lost is found again by its id, so none is left behind unknown to its client.
        self.counts.doubled.fetch_add(listed.difference(&known).count() as u64, Relaxed);
        self.counts.lost.fetch_add(known.difference(&listed).count() as u64, Relaxed);
        Ok(())
    }
}
