//! Drives a server with real clients over real sockets, and says how long it takes to answer.

use anyhow::{Context, Result, bail};
use clap::Parser;
use hedgerow_api_client::{Chooser, Client, ClientError, LiveTable, Nonce};
use hedgerow_protocol::{ClientMessage, Command, CreateTable, ServerMessage, TableStage};
use hedgerow_trials::ServerProcess;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Semaphore};

/// Two-seat tables with real clients on this machine, each making actions at a steady rate.
#[derive(Debug, Parser)]
#[command(name = "hedgerow-load", version)]
struct Arguments {
    /// How many tables
    #[arg(long, default_value_t = 1000)]
    tables: usize,
    /// How many actions a second each table makes
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// How many seconds to measure
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Instead of playing, hold this many sockets that look at one table, and say what they cost
    #[arg(long, value_name = "SOCKETS")]
    idle: Option<usize>,
    /// The rules of the tables
    #[arg(long, default_value = "carcassonne/first")]
    rules: String,
    /// The program to test
    #[arg(long, env = "HEDGEROW_BIN")]
    program: PathBuf,
}

/// What all tables measure together.
#[derive(Debug, Default)]
struct Measured {
    /// From sending an action to receiving its event, in microseconds.
    latencies: Mutex<Vec<u32>>,
    /// Actions that could not be sent on time because the one before was not answered yet.
    late: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let data = std::env::temp_dir().join(format!("hedgerow-load-{}", std::process::id()));
    let server = ServerProcess::start(&arguments.program, &data, "127.0.0.1:0", &ServerProcess::unlimited())
        .with_context(|| format!("cannot start {}", arguments.program.display()))?;
    if let Some(sockets) = arguments.idle {
        hold_idle(&arguments, &server, sockets).await?;
        drop(server);
        let _ = std::fs::remove_dir_all(&data);
        return Ok(());
    }
    let measured = Arc::new(Measured::default());
    println!("making {} tables …", arguments.tables);
    let begin = Instant::now();
    let mut tables = make_tables(&arguments, &server).await?;
    println!("made in {:.1} s; playing for {} s …", begin.elapsed().as_secs_f64(), arguments.seconds);
    let start = Instant::now() + Duration::from_millis(500);
    let before = server.processor_seconds();
    let mut playing = Vec::new();
    let count = tables.len();
    for (number, table) in tables.drain(..).enumerate() {
        // Spread evenly over the interval, as people are.
        let interval = Duration::from_secs_f64(1.0 / arguments.rate);
        let first = start + interval.mul_f64(number as f64 / count as f64);
        let end = start + Duration::from_secs(arguments.seconds);
        playing.push(tokio::spawn(play(table, number as u64, first, interval, end, measured.clone())));
    }
    for task in playing {
        task.await?;
    }
    let used = before.zip(server.processor_seconds()).map(|(before, after)| after - before);
    report(&arguments, &server, &measured, start.elapsed(), used).await;
    drop(server);
    let _ = std::fs::remove_dir_all(&data);
    if measured.broken.load(Ordering::Relaxed) > 0 {
        bail!("some tables broke down");
    }
    Ok(())
}

/// Opens sockets that do nothing but look, and says how much memory each costs the server.
async fn hold_idle(arguments: &Arguments, server: &ServerProcess, sockets: usize) -> Result<()> {
    let host = Client::guest(server.address).await?;
    let table: CreateTable = serde_json::from_value(serde_json::json!({
        "settings": { "rules": arguments.rules, "visibility": "open" },
        "seats": [{ "for": "me" }, { "for": "open" }],
    }))?;
    let table = host.make_table(&table).await?;
    let memory = || server.memory().unwrap_or_default();
    let before = memory();
    let mut held = Vec::with_capacity(sockets);
    while held.len() < sockets {
        let few = (sockets - held.len()).min(50);
        let opening = (0..few).map(|_| async {
            let mut live = Client::stranger(server.address).open(&table.id, None, None).await?;
            live.first_view().await?;
            Ok::<LiveTable, ClientError>(live)
        });
        for live in futures_util::future::join_all(opening).await {
            held.push(live.with_context(|| format!("after {} sockets", held.len()))?);
        }
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = memory();
    println!("sockets:          {}", held.len());
    println!("server memory:    {} MB, before them {} MB", after >> 20, before >> 20);
    println!("one socket:       {:.1} KB", after.saturating_sub(before) as f64 / 1024.0 / sockets as f64);
    Ok(())
}

async fn make_tables(arguments: &Arguments, server: &ServerProcess) -> Result<Vec<[LiveTable; 2]>> {
    let few = Arc::new(Semaphore::new(16));
    let mut making = Vec::new();
    for _ in 0..arguments.tables {
        let (few, address, rules) = (few.clone(), server.address, arguments.rules.clone());
        making.push(tokio::spawn(async move {
            let _place = few.acquire_owned().await?;
            let (host, other) = (Client::guest(address).await?, Client::guest(address).await?);
            let table: CreateTable = serde_json::from_value(serde_json::json!({
                "settings": { "rules": rules, "visibility": "open" },
                "seats": [{ "for": "me" }, { "for": "open" }],
            }))?;
            let nonces = [Nonce::random()?, Nonce::random()?];
            let table = host.make_table(&CreateTable { pledge: Some(nonces[0].sealed()), ..table }).await?;
            let mut first = host.open(&table.id, None, None).await?;
            let mut second = other.open(&table.id, None, None).await?;
            let version = second.first_view().await?.version;
            let pledge = Some(nonces[1].sealed());
            let joined = second.carry_out("join", version, Command::Join { seat: None, pledge, colour: None }).await?;
            joined.map_err(anyhow::Error::msg)?;
            for (live, nonce) in [&mut first, &mut second].into_iter().zip(&nonces) {
                let revealed = live.carry_out("reveal", version, nonce.reveal()).await?;
                revealed.map_err(anyhow::Error::msg)?;
            }
            for live in [&mut first, &mut second] {
                while live.view.as_ref().is_none_or(|view| view.stage != TableStage::Playing) {
                    live.next().await?;
                }
            }
            anyhow::Ok([first, second])
        }));
    }
    let mut tables = Vec::new();
    for task in making {
        tables.push(task.await??);
    }
    Ok(tables)
}

/// Plays at a steady rate until the end.
async fn play(
    mut table: [LiveTable; 2],
    number: u64,
    first: Instant,
    interval: Duration,
    end: Instant,
    measured: Arc<Measured>,
) {
    let mut chooser = Chooser::new(number + 1);
    let mut latencies = Vec::new();
    let mut due = first;
    let mut sent = 0u32;
    while due < end {
        wait_until(&mut table, due).await;
        match act(&mut table, &mut chooser, sent).await {
            Ok(Some(latency)) => latencies.push(latency.as_micros() as u32),
            Ok(None) => {
                measured.refused.fetch_add(1, Ordering::Relaxed);
            }
            Err(_) => {
                measured.broken.fetch_add(1, Ordering::Relaxed);
                break;
            }
        }
        sent += 1;
        due += interval;
        if Instant::now() > due {
            measured.late.fetch_add(1, Ordering::Relaxed);
        }
    }
    measured.latencies.lock().await.extend(latencies);
}

/// Reads what arrives until it is time.
async fn wait_until(table: &mut [LiveTable; 2], due: Instant) {
    let [first, second] = table;
    loop {
        tokio::select! {
            () = tokio::time::sleep_until(due.into()) => return,
            Ok(_) = first.next() => {}
            Ok(_) = second.next() => {}
            else => return,
        }
    }
}

/// One action, by the player to act. How long until its event came back; none if it was refused or the game is over.
async fn act(table: &mut [LiveTable; 2], chooser: &mut Chooser, number: u32) -> Result<Option<Duration>, ClientError> {
    for live in table.iter_mut() {
        let Some(view) = &live.view else { continue };
        let Some(action) = chooser.choose(view) else { continue };
        let version = view.version;
        let begin = Instant::now();
        live.send(&ClientMessage::Do { id: format!("a{number}"), version, command: Command::Play { action } }).await?;
        loop {
            match live.next().await? {
                ServerMessage::Event { event } if event.version > version => return Ok(Some(begin.elapsed())),
                ServerMessage::View { view } if view.version > version => return Ok(Some(begin.elapsed())),
                ServerMessage::Refused { .. } => return Ok(None),
                _ => {}
            }
        }
    }
    Ok(None)
}

async fn report(arguments: &Arguments, server: &ServerProcess, measured: &Measured, time: Duration, used: Option<f64>) {
    let mut latencies = measured.latencies.lock().await;
    latencies.sort_unstable();
    let at = |part: f64| {
        let index = ((latencies.len() as f64 * part) as usize).min(latencies.len().saturating_sub(1));
        f64::from(latencies.get(index).copied().unwrap_or_default()) / 1000.0
    };
    let seconds = time.as_secs_f64();
    println!("tables:           {}", arguments.tables);
    println!("actions:          {} ({:.0} a second)", latencies.len(), latencies.len() as f64 / seconds);
    println!(
        "from sending an action to its event: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, worst {:.1} ms",
        at(0.5),
        at(0.9),
        at(0.99),
        at(0.999),
        at(1.0)
    );
    println!("late:             {}", measured.late.load(Ordering::Relaxed));
    println!("refused or over:  {}", measured.refused.load(Ordering::Relaxed));
    println!("broken:           {}", measured.broken.load(Ordering::Relaxed));
    if let Some(memory) = server.memory() {
        println!("server memory:    {:.0} MB", memory as f64 / 1e6);
    }
    if let Some(used) = used {
        println!("server processor: {:.0} % of one core", 100.0 * used / seconds);
    }
}
