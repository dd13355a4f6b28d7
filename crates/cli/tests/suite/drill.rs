//! When it comes to the worst: a server is killed, its disk loses something, everything is brought back from a backup. With
//! the program and the commands a host would use.

use hedgerow_api_client::{Chooser, Client};
use hedgerow_protocol::{Command, CreateTable, TableStage};
use hedgerow_server::store::BackupFolder;
use hedgerow_trials::ServerProcess;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const LIFTED: [&str; 4] = ["--sign-ins-per-minute", "0", "--requests-per-second", "0"];

fn start(data: &Path, more: &[&str]) -> ServerProcess {
    ServerProcess::start(Path::new(crate::program::PROGRAM), data, "127.0.0.1:0", &[&LIFTED, more].concat()).unwrap()
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

async fn person(server: &ServerProcess, way: &str, name: &str) -> Client {
    let mut client = Client::stranger(server.address);
    let credentials = json!({ "name": name, "password": "correct horse" }).to_string();
    let answer = client.send("POST", way, &credentials).await.unwrap();
    client.keep_cookie(&answer).unwrap();
    client
}

/// Two people play some moves of a rated game, and the second gives up.
async fn play(one: &Client, other: &Client) -> String {
    let settings = json!({ "rules": "carcassonne/first", "visibility": "open", "rated": true, "hints": false,
        "clock": { "kind": "live", "seconds": 600, "increment": 10 } });
    let table: CreateTable =
        serde_json::from_value(json!({ "settings": settings, "seats": [{ "for": "me" }, { "for": "open" }] })).unwrap();
    let table = one.make_table(&table).await.unwrap().id;
    let mut lives = [one.open(&table, None, None).await.unwrap(), other.open(&table, None, None).await.unwrap()];
    let version = lives[1].first_view().await.unwrap().version;
    lives[1]
        .carry_out("join", version, Command::Join { seat: None, pledge: None, colour: None })
        .await
        .unwrap()
        .unwrap();
    let mut chooser = Chooser::new(1);
    for count in 0..6 {
        let mut chosen = None;
        for (seat, client) in [one, other].into_iter().enumerate() {
            lives[seat] = client.open(&table, None, None).await.unwrap();
            let view = lives[seat].first_view().await.unwrap();
            chosen = chosen.or(chooser.choose(view).map(|action| (seat, view.version, action)));
        }
        let (seat, version, action) = chosen.unwrap();
        lives[seat].carry_out(&format!("c{count}"), version, Command::Play { action }).await.unwrap().unwrap();
    }
    lives[1] = other.open(&table, None, None).await.unwrap();
    let version = lives[1].first_view().await.unwrap().version;
    lives[1].carry_out("over", version, Command::Resign).await.unwrap().unwrap();
    while lives[1].view.as_ref().unwrap().stage != TableStage::Over {
        lives[1].next().await.unwrap();
    }
    table
}

/// Everything a server says about a finished game, and about who plays how well.
async fn seen(server: &ServerProcess, table: &str) -> [Value; 4] {
    let nobody = Client::stranger(server.address);
    let mut seen = Vec::new();
    for path in [
        format!("/api/tables/{table}/replay"),
        "/api/leaders/carcassonne".to_owned(),
        "/api/people/Ada".to_owned(),
        "/api/people/Bob/games".to_owned(),
    ] {
        seen.push(nobody.get(&path).await.unwrap());
    }
    seen.try_into().unwrap()
}

/// Waits for the first backup, which a server makes as soon as it runs.
async fn first_backup(folder: &Path) -> PathBuf {
    let begin = Instant::now();
    loop {
        let backups = BackupFolder::at(folder).backups().unwrap_or_default();
        if let Some(backup) = backups.into_iter().next() {
            return backup.file;
        }
        assert!(begin.elapsed() < Duration::from_secs(30), "no backup");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_data_folder_comes_back_from_the_last_backup() {
    let folder = crate::program::folder("drill");
    let (data, backups) = (folder.join("data"), folder.join("backups"));
    let mut server = start(&data, &[]);
    let ada = person(&server, "/api/register", "Ada").await;
    let bob = person(&server, "/api/register", "Bob").await;
    for name in ["Eve", "Zoe"] {
        person(&server, "/api/register", name).await;
    }
    let first = play(&ada, &bob).await;
    let before = seen(&server, &first).await;
    server.kill();

    let mut server = start(&data, &["--backup-dir", text(&backups)]);
    let file = first_backup(&backups).await;
    // The games go on, and the host decides something.
    let ada = ada.at(server.address);
    let bob = bob.at(server.address);
    let second = play(&bob, &ada).await;
    assert_eq!(crate::program::good(&["admin", "ban", "Eve", "--data", text(&data)]), "Eve is banned.\n");
    crate::program::good(&["admin", "delete-person", "Zoe", "--data", text(&data)]);
    server.kill();
    fs::remove_dir_all(&data).unwrap();

    let fresh = folder.join("fresh");
    let said = crate::program::good(&["admin", "restore", text(&backups), "--data", text(&fresh)]);
    assert!(said.contains(text(&file)) && said.contains("People: 3, tables: 1."), "{said}");
    assert!(said.contains("deletions 1, bans 1, pardons 0"), "{said}");
    let server = start(&fresh, &["--backup-dir", text(&backups)]);
    assert_eq!(seen(&server, &first).await, before);
    let ada = ada.at(server.address);
    assert_eq!(ada.send("GET", "/api/me", "").await.unwrap().status, 401, "nobody is signed in any more");
    let ada = person(&server, "/api/sign-in", "Ada").await;
    let bob = person(&server, "/api/sign-in", "Bob").await;
    assert_eq!(ada.send("GET", &format!("/api/tables/{second}"), "").await.unwrap().status, 404, "after the backup");
    let credentials = |name: &str| json!({ "name": name, "password": "correct horse" }).to_string();
    let nobody = Client::stranger(server.address);
    assert_eq!(nobody.send("POST", "/api/sign-in", &credentials("Eve")).await.unwrap().status, 403, "banned since");
    assert_eq!(nobody.send("POST", "/api/sign-in", &credentials("Zoe")).await.unwrap().status, 401, "deleted since");
    play(&ada, &bob).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_server_whose_disk_lost_something_says_so_at_its_next_start() {
    let folder = crate::program::folder("damaged");
    let data = folder.join("data");
    let mut server = start(&data, &[]);
    let ada = person(&server, "/api/register", "Ada").await;
    let bob = person(&server, "/api/register", "Bob").await;
    let table = play(&ada, &bob).await;
    server.kill();
    // A kill alone loses nothing.
    let mut server = start(&data, &[]);
    play(&ada.at(server.address), &bob.at(server.address)).await;
    server.kill();
    let wal = data.join("hedgerow.sqlite-wal");
    let mut bytes = fs::read(&wal).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    fs::write(&wal, bytes).unwrap();

    let serve = ["serve", "--data", text(&data), "--listen", "127.0.0.1:0"];
    for _ in 0..2 {
        let said = crate::program::bad(&serve);
        assert!(said.contains("has lost what was stored last") && said.contains("admin restore"), "{said}");
    }
    let server = start(&data, &["--accept-loss"]);
    let ada = ada.at(server.address);
    ada.get::<Value>(&format!("/api/tables/{table}")).await.unwrap();
}
