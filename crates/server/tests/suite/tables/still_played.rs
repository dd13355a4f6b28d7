//! A game that is still being played: no door gives help with it, whatever it looks like there.

use super::support::*;
use hedgerow_api_client::{Chooser, Client};
use hedgerow_notation::Record;
use hedgerow_protocol::{Clock, Command, Draws, First, SeatPlan, TableSettings, TableView};
use hedgerow_rules::Action;
use serde_json::{Value, json};

/// Status and text of an insight into a record.
async fn insight(client: &Client, record: &str) -> (u16, String) {
    let body = json!({ "record": record, "step": 1000 }).to_string();
    said(client.send("POST", "/api/replay/insight", &body).await.unwrap())
}

async fn analysis(client: &Client, record: &str) -> (u16, String) {
    said(client.send("POST", "/api/replay/analysis", &json!({ "record": record }).to_string()).await.unwrap())
}

async fn of_table(client: &Client, table: &str, what: &str) -> (u16, String) {
    said(client.send("GET", &format!("/api/tables/{table}/{what}"), "").await.unwrap())
}

fn said(answer: hedgerow_api_client::HttpAnswer) -> (u16, String) {
    let body: Value = serde_json::from_str(&answer.body).unwrap_or_default();
    (answer.status, body["text"]["key"].as_str().unwrap_or_default().to_owned())
}

fn refused() -> (u16, String) {
    (409, "server-still-played".to_owned())
}

fn allowed() -> (u16, String) {
    (200, String::new())
}

fn tiles(record: &Record) -> usize {
    record.actions.iter().filter(|action| matches!(action, Action::Place { .. })).count()
}

/// Plays until so many tiles lie on the table, without the one it begins with.
async fn lay(clients: &[&Client], table: &str, count: usize) -> Record {
    let mut chooser = Chooser::new(7);
    loop {
        let so_far = record(clients[0], table).await;
        if tiles(&so_far) >= count {
            return so_far;
        }
        step(clients, table, &mut chooser).await;
    }
}

/// The beginning of a record, with so many tiles.
fn cut(record: &Record, count: usize) -> Record {
    let mut cut = record.clone();
    while tiles(&cut) > count {
        cut.actions.pop();
    }
    cut
}

#[tokio::test]
async fn a_record_of_it_is_refused_however_it_is_changed() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let stranger = Client::stranger(server.address);
    let five = lay(&[&ada, &bob], &table, 5).await;
    assert_eq!(insight(&stranger, &five.write()).await, allowed(), "many games begin like that");
    let live = lay(&[&ada, &bob], &table, 14).await;
    let mut renamed = live.clone();
    renamed.players = vec!["Nobody".to_owned(), "Nowhere".to_owned()];
    renamed.notes.push("seen elsewhere".to_owned());
    let shorter = cut(&live, 9);
    let mut continued = cut(&live, 9);
    let mut position = continued.end().unwrap();
    while continued.actions.len() < live.actions.len() + 20 {
        let action = *position.legal_actions().last().unwrap();
        position.play(action).unwrap();
        continued.actions.push(action);
    }
    let mut without_pieces = live.clone();
    for action in &mut without_pieces.actions {
        if matches!(action, Action::Use { .. }) {
            *action = Action::Pass;
        }
    }
    let other_printing = live.write().replace("carcassonne/first", "carcassonne/modern");
    let other_seats = live.write().lines().fold(String::new(), |text, line| {
        let swap = |seat: &str| if seat == "0" { "1" } else { "0" };
        let line = match line.split_once(": ") {
            Some(("first", seat)) => format!("first: {}", swap(seat)),
            Some(("draws", _)) => "draws: entered".to_owned(),
            Some((turn, words)) if turn.contains(' ') && turn.starts_with(|sign: char| sign.is_ascii_digit()) => {
                let (number, seat) = turn.split_once(' ').unwrap();
                format!("{number} {}: {words}", swap(seat))
            }
            _ => line.to_owned(),
        };
        text + &line + "\n"
    });
    for (what, record) in [
        ("as it is", live.write()),
        ("renamed", renamed.write()),
        ("its beginning", shorter.write()),
        ("another end", continued.write()),
        ("without pieces", without_pieces.write()),
        ("other seats", other_seats),
        ("another printing", other_printing),
    ] {
        for client in [&stranger, &ada] {
            assert_eq!(insight(client, &record).await, refused(), "{what}");
            assert_eq!(analysis(client, &record).await, refused(), "{what}");
        }
        let kept: TableView = ada.post("/api/records", &json!({ "record": record })).await.unwrap();
        for help in ["insight", "analysis"] {
            assert_eq!(of_table(&ada, &kept.id, help).await, refused(), "{what}");
        }
    }
    assert_eq!(of_table(&ada, &table, "insight").await, allowed(), "the table itself counts tiles");
    assert_eq!(of_table(&stranger, &table, "replay").await, allowed());
    assert_eq!(of_table(&ada, &table, "analysis").await, refused());
    let elsewhere = include_str!("../../../../../tests/records/carcassonne-first-1.hedgerow");
    assert_eq!(insight(&stranger, elsewhere).await, allowed());
    act(&ada, &table, Command::Resign).await.unwrap();
    for record in [live, continued] {
        assert_eq!(insight(&stranger, &record.write()).await, allowed(), "it is over");
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_by_correspondence_is_known_after_a_restart() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let clock = Clock::Turns { seconds: 86_400 };
    let slow = TableSettings { clock, tile_counter: false, ..private("hunters/en-2014") };
    let table = pair(slow, &ada, &bob).await;
    let live = lay(&[&ada, &bob], &table.id, 8).await;
    let server = Server::on(server.stop().await, |_| ()).await;
    let (ada, bob) = (ada.at(server.address), bob.at(server.address));
    assert_eq!(insight(&ada, &live.write()).await, refused());
    // A turn that is taken back is still known without it.
    assert_eq!(of_table(&ada, &table.id, "insight").await, allowed());
    act(&bob, &table.id, Command::Resign).await.unwrap();
    assert_eq!(insight(&ada, &live.write()).await, allowed());
}

#[tokio::test]
async fn a_table_with_entered_draws_gives_no_help_with_the_game_of_another() {
    let server = Server::start().await;
    let (ada, bob, eve) = (server.guest().await, server.guest().await, server.guest().await);
    let table = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let live = lay(&[&ada, &bob], &table, 8).await;
    let copy = async |seats: [SeatPlan; 2]| {
        let first = First::Seat(live.first.0);
        let by_hand = TableSettings { draws: Draws::Entered, first, ..settings("carcassonne/first") };
        make(&eve, by_hand, &seats).await.id
    };
    let words = |record: &Record| {
        let mut words = Vec::new();
        record.replay(|step| words.push(hedgerow_notation::action_token(step.before, step.action))).unwrap();
        words
    };
    let alone = copy([me(), me()]).await;
    for word in words(&live) {
        act(&eve, &alone, play(&word)).await.unwrap();
    }
    assert_eq!(of_table(&eve, &alone, "insight").await, refused());
    assert_eq!(of_table(&eve, &alone, "hint").await, refused());
    assert_eq!(act(&eve, &alone, Command::LetBotPlay { seat: 0 }).await, Err("not_now".to_owned()));
    assert_eq!(of_table(&ada, &table, "insight").await, allowed(), "a copy takes nothing from the game itself");
    // A later game is no reason to keep anything back from an earlier table.
    let own = copy([me(), me()]).await;
    let mut chooser = Chooser::new(99);
    for _ in 0..30 {
        step(&[&eve], &own, &mut chooser).await;
    }
    assert_eq!(of_table(&eve, &own, "insight").await, allowed());
    let again = copy([me(), me()]).await;
    for word in words(&record(&eve, &own).await) {
        act(&eve, &again, play(&word)).await.unwrap();
    }
    assert_eq!(of_table(&eve, &own, "insight").await, allowed());
    assert_eq!(of_table(&eve, &again, "insight").await, refused());
    // Over, but still the same game.
    act(&eve, &alone, Command::Resign).await.unwrap();
    assert_eq!(of_table(&eve, &alone, "insight").await, refused());
    act(&ada, &table, Command::Resign).await.unwrap();
    assert_eq!(of_table(&eve, &alone, "insight").await, allowed());
}
