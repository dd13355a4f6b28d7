//! What-if tables: a game is played on from a position of another one.

use super::support::*;
use hedgerow_api_client::{Chooser, Client};
use hedgerow_notation::{Record, action_token};
use hedgerow_protocol::{
    Clock, Command, CreateTable, Draws, Evaluation, Permission, Profile, Proposal, SeatPlan, TableSettings, TableStage,
    TableView, WhatIf,
};
use hedgerow_rules::{Action, Phase};
use serde_json::Value;

const RECORD: &str = include_str!("../../../../../tests/records/carcassonne-first-2.hedgerow");

fn request(what_if: WhatIf, draws: Draws, seats: &[SeatPlan]) -> CreateTable {
    let settings = TableSettings { draws, ..private("carcassonne/first") };
    CreateTable { id: None, settings, seats: seats.to_vec(), pledge: None, colours: Vec::new(), what_if: Some(what_if) }
}

fn from(step: usize, line: &[String]) -> WhatIf {
    WhatIf { record: RECORD.to_owned(), step: step as u32, line: line.to_vec() }
}

/// One seat for each of the game.
fn alone(record: &Record) -> Vec<SeatPlan> {
    vec![me(); record.seats()]
}

fn game() -> Record {
    Record::read(RECORD, &[]).unwrap()
}

/// After how many actions a seat has to place its tile for the n-th time.
fn placing(record: &Record, count: usize) -> usize {
    let placed = |(_, action): &(usize, &Action)| matches!(action, Action::Place { .. });
    record.actions.iter().enumerate().filter(placed).nth(count).unwrap().0
}

async fn evaluation(client: &Client, table: &str) -> Result<Evaluation, String> {
    client.get(&format!("/api/tables/{table}/evaluation")).await.map_err(|error| code(&error))
}

fn same_actions(record: &Record, other: &Record, count: usize) {
    assert_eq!(record.actions[..count], other.actions[..count]);
}

#[tokio::test]
async fn a_game_goes_on_from_any_position_with_draws_by_chance() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    let old = game();
    let step = placing(&old, 20);
    let mut seats = alone(&old);
    seats[1] = bot("easy");
    let table = ada.make_table(&request(from(step, &[]), Draws::Shuffled, &seats)).await.unwrap();
    assert_eq!((table.stage, table.what_if), (TableStage::Playing, Some(step as u32)));
    assert_eq!(table.game.as_ref().unwrap().tiles.len(), 21);
    assert!(table.settings.rules == "carcassonne/first" && !table.settings.rated);
    assert!(!table.log.is_empty(), "what came before can be read");
    let begin = evaluation(&ada, &table.id).await.unwrap();
    assert!((begin.worth.wins.iter().sum::<f32>() - 1.0).abs() < 0.01 && !begin.moves.is_empty(), "{begin:?}");
    assert!(begin.moves.windows(2).all(|pair| pair[0].value.win >= pair[1].value.win));
    if view(&ada, &table.id).await.game.unwrap().turn.seat == 0 {
        for action in &begin.moves[0].actions {
            act(&ada, &table.id, play(action)).await.unwrap();
        }
    }
    let server = Server::on(server.stop().await, |_| ()).await;
    let ada = ada.at(server.address);
    let over = finish(&[&ada], &table.id).await;
    assert_eq!((over.stage, over.you_may.contains(&Permission::Rematch)), (TableStage::Over, false));
    assert_eq!((over.secret, act(&ada, &table.id, REMATCH).await), (None, Err("not_now".to_owned())));
    let last = evaluation(&ada, &table.id).await.unwrap();
    assert!(last.moves.is_empty() && last.worth.wins.contains(&1.0) | last.worth.wins.contains(&0.5));
    let played = record(&ada, &table.id).await;
    same_actions(&played, &old, step);
    assert_eq!(played.notes, [format!("what if: the first {step} actions come from another game")]);
    assert!(played.end().unwrap().outcome().is_some(), "its record is a whole game");
    assert!(played.write().contains("draws: entered"));
    let profile: Profile = ada.get("/api/people/Ada").await.unwrap();
    assert!(profile.games.games.is_empty(), "it counts nowhere");
    // And it can be taken apart and played on itself.
    let answer = ada.send("GET", &format!("/api/tables/{}/analysis", table.id), "").await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
}

#[tokio::test]
async fn draws_are_chosen_and_nothing_before_is_taken_back() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let old = game();
    // Another move than the one that was played, and another tile after it.
    let step = placing(&old, 30);
    let cut = Record { actions: old.actions[..step].to_vec(), ..old.clone() };
    let mut position = cut.end().unwrap();
    let mut line = Vec::new();
    while position.phase() != Phase::Draw {
        let action = *position.legal_actions().last().unwrap();
        line.push(action_token(&position, action));
        position.play(action).unwrap();
    }
    let table = ada.make_table(&request(from(step, &line), Draws::Entered, &alone(&old))).await.unwrap();
    let begun = step + line.len();
    assert_eq!(table.what_if, Some(begun as u32));
    assert_eq!(act(&ada, &table.id, Command::Undo).await, Err("not_now".to_owned()));
    let average = evaluation(&ada, &table.id).await.unwrap();
    assert!(average.moves.is_empty(), "a tile is to be drawn");
    let draw = action_token(&position, position.legal_actions()[0]);
    act(&ada, &table.id, play(&draw)).await.unwrap();
    assert!(!evaluation(&ada, &table.id).await.unwrap().moves.is_empty());
    let mut chooser = Chooser::new(1);
    for _ in 0..7 {
        step_alone(&ada, &table.id, &mut chooser).await;
    }
    // After a restart all of it is there, and can be taken back to where it began.
    let before = view(&ada, &table.id).await;
    let server = Server::on(server.stop().await, |_| ()).await;
    let ada = ada.at(server.address);
    assert_eq!(view(&ada, &table.id).await.game, before.game);
    while act(&ada, &table.id, Command::Undo).await.is_ok() {}
    let back = view(&ada, &table.id).await;
    assert_eq!((back.game, back.log), (table.game, table.log));
    same_actions(&record(&ada, &table.id).await, &old, step);
    // With no one else to ask it ends as soon as that is proposed.
    act(&ada, &table.id, Command::Propose { what: Proposal::End }).await.unwrap();
    assert_eq!(view(&ada, &table.id).await.stage, TableStage::Over);
}

async fn step_alone(client: &Client, table: &str, chooser: &mut Chooser) {
    assert!(step(&[client], table, chooser).await);
}

#[tokio::test]
async fn what_is_no_what_if_is_refused() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.guest().await);
    let old = game();
    let seats = alone(&old);
    let refusal = async |request: CreateTable| {
        let answer = ada.send("POST", "/api/tables", &serde_json::to_string(&request).unwrap()).await.unwrap();
        let body: Value = serde_json::from_str(&answer.body).unwrap();
        format!("{} {}", answer.status, body["text"]["key"].as_str().unwrap_or_default())
    };
    let good = request(from(10, &[]), Draws::Shuffled, &seats);
    let with = |change: &dyn Fn(&mut TableSettings)| {
        let mut request = good.clone();
        change(&mut request.settings);
        request
    };
    for wrong in [
        with(&|settings| settings.clock = Clock::Turns { seconds: 86_400 }),
        with(&|settings| settings.lesson = Some("carcassonne".to_owned())),
        with(&|settings| settings.visibility = hedgerow_protocol::Visibility::Open),
        with(&|settings| settings.rated = true),
        CreateTable { seats: [&seats[..], &[me()]].concat(), ..good.clone() },
        CreateTable { seats: [&seats[1..], &[SeatPlan::Open]].concat(), ..good.clone() },
    ] {
        assert_eq!(refusal(wrong).await, "400 server-what-if");
    }
    let line = |words: &[&str]| from(10, &words.iter().map(|word| word.to_string()).collect::<Vec<_>>());
    let over = from(10_000, &[]);
    assert_eq!(refusal(request(over, Draws::Shuffled, &seats)).await, "409 server-what-if-over");
    for (wrong, status) in [(line(&["nonsense"]), "400"), (line(&["U@9,9r0"]), "4"), (line(&["+U"; 3]), "4")] {
        assert!(refusal(request(wrong, Draws::Shuffled, &seats)).await.starts_with(status));
    }
    let unreadable = WhatIf { record: "hedgerow-record 9".to_owned(), ..from(0, &[]) };
    assert!(refusal(request(unreadable, Draws::Shuffled, &seats)).await.starts_with("400"));
    // A game in progress, and a table where nothing is evaluated.
    let live = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let mut chooser = Chooser::new(6);
    while view(&ada, &live).await.game.unwrap().tiles.len() < 9 {
        step(&[&ada, &bob], &live, &mut chooser).await;
    }
    let running = WhatIf { record: record(&ada, &live).await.write(), step: 1000, line: Vec::new() };
    let early = WhatIf { step: 6, ..running.clone() };
    assert_eq!(refusal(request(running.clone(), Draws::Entered, &[me(), me()])).await, "409 server-still-played");
    assert_eq!(evaluation(&ada, &live).await, Err("not_now".to_owned()));
    // Nor does playing into it help.
    let copy: TableView = ada.make_table(&request(early, Draws::Entered, &[me(), me()])).await.unwrap();
    assert!(evaluation(&ada, &copy.id).await.is_ok());
    let mut words = Vec::new();
    let running = Record::read(&running.record, &[]).unwrap();
    running.replay(|step| words.push(action_token(step.before, step.action))).unwrap();
    for word in &words[6..] {
        act(&ada, &copy.id, play(word)).await.unwrap();
    }
    assert_eq!(evaluation(&ada, &copy.id).await, Err("not_now".to_owned()));
    let stranger = evaluation(&server.guest().await, &copy.id).await;
    assert_eq!(stranger, Err("not_found".to_owned()));
}
