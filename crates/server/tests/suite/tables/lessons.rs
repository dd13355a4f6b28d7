//! Guided games: prepared draws, prepared answers, nothing that counts.

use super::support::*;
use hedgerow_api_client::{Chooser, Client};
use hedgerow_lessons::Lesson;
use hedgerow_notation::{DrawOrigin, Record, parse_action};
use hedgerow_protocol::{
    Choices, Clock, Command, CreateTable, First, LessonView, Permission, Profile, Replay, SeatPlan, TableSettings,
    TableStage, TableView, Visibility,
};
use hedgerow_server::config::Config;
use hedgerow_server::table::NewTable;
use hedgerow_server::table::Table;
use serde_json::json;
use std::sync::Arc;

fn guided(lesson: &str) -> TableSettings {
    let rules = Lesson::named(lesson).unwrap().game.rules().name();
    TableSettings { lesson: Some(lesson.to_string()), first: First::Seat(0), ..private(rules) }
}

async fn learn(client: &Client, lesson: &str) -> TableView {
    make(client, guided(lesson), &[me(), bot("easy")]).await
}

async fn record_of(client: &Client, table: &str) -> Record {
    let text = client.send("GET", &format!("/api/tables/{table}/record"), "").await.unwrap().body;
    Record::read(&text, Lesson::sets()).unwrap()
}

/// What the lesson wants the learner to do now.
async fn wanted(client: &Client, lesson: &Lesson, table: &str) -> Option<String> {
    let record = record_of(client, table).await;
    lesson.wanted(&record.end().unwrap()).into_iter().next()
}

/// Follows the lesson until the learner is free, or to the end.
async fn follow(client: &Client, lesson: &Lesson, table: &str, to_the_end: bool) -> TableView {
    let mut chooser = Chooser::new(3);
    loop {
        let view = wait_for(client, table, |view| {
            let turn = &view.game.as_ref().unwrap().turn;
            view.stage == TableStage::Over || (turn.seat == 0 && turn.choices != Choices::Nothing)
        })
        .await;
        let word = wanted(client, lesson, table).await;
        if view.stage == TableStage::Over || (word.is_none() && !to_the_end) {
            return view;
        }
        let word = word.or_else(|| chooser.choose(&view)).unwrap();
        act(client, table, play(&word)).await.unwrap();
    }
}

#[tokio::test]
async fn the_bot_of_a_guided_game_answers_as_the_lesson_says() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    for lesson in Lesson::all() {
        let table = learn(&ada, &lesson.name).await.id;
        let end = follow(&ada, lesson, &table, true).await;
        assert_eq!(end.secret, None, "there was no shuffle");
        let record = record_of(&ada, &table).await;
        assert_eq!(record.draws, DrawOrigin::Entered);
        assert!(record.notes[0].contains(&lesson.name));
        let mut position = record.start().unwrap();
        let mut followed = 0;
        for action in &record.actions {
            let wanted = lesson.wanted(&position);
            if let Some(word) = wanted.first() {
                assert_eq!(parse_action(&position, word).unwrap(), *action, "{} turn {}", lesson.name, position.turn());
                followed += 1;
            }
            position.play(*action).unwrap();
        }
        assert!(followed > 20, "{}: {followed}", lesson.name);
        // It can be kept and looked at like any other game.
        let text = json!({ "record": record.write() });
        let replay: Replay = ada.post("/api/replay", &text).await.unwrap();
        assert_eq!(replay.steps.len(), record.actions.len());
        let kept: TableView = ada.post("/api/records", &text).await.unwrap();
        assert_eq!(kept.game.unwrap().turn.outcome, end.game.unwrap().turn.outcome);
    }
    let profile: Profile = ada.get("/api/people/Ada").await.unwrap();
    let counted: u32 = profile.standings.iter().map(|standing| standing.games).sum();
    assert!(counted == 0 && profile.games.games.is_empty(), "lessons count nowhere: {profile:?}");
}

#[tokio::test]
async fn a_guided_game_goes_on_after_a_restart() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    let lesson = Lesson::named("hunters").unwrap();
    let table = learn(&ada, "hunters").await.id;
    for _ in 0..6 {
        let word = wanted(&ada, lesson, &table).await;
        let Some(word) = word else { panic!("the learner is still guided") };
        act(&ada, &table, play(&word)).await.unwrap();
        wait_for(&ada, &table, |view| view.game.as_ref().unwrap().turn.seat == 0).await;
    }
    let before = record_of(&ada, &table).await;
    let folder: Arc<_> = server.stop().await;
    let server = Server::on(folder, |_: &mut Config| ()).await;
    let ada = server.sign_in("Ada").await;
    assert_eq!(record_of(&ada, &table).await.actions, before.actions);
    let free = follow(&ada, lesson, &table, false).await;
    assert!(free.game.unwrap().turn.number > 12, "guided as far as the lesson goes");
    let end = follow(&ada, lesson, &table, true).await;
    assert_eq!(end.stage, TableStage::Over);
    // Once more from the beginning.
    act(&ada, &table, REMATCH).await.unwrap();
    let again = view(&ada, &view(&ada, &table).await.rematch.unwrap()).await;
    assert_eq!(again.settings.lesson.as_deref(), Some("hunters"));
    assert_eq!(again.game.unwrap().turn.hands[0], ["L05"]);
}

#[tokio::test]
async fn a_learner_can_take_back_and_do_something_else() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = learn(&ada, "carcassonne").await.id;
    act(&ada, &table, play("U@1,0r0")).await.unwrap();
    act(&ada, &table, Command::Undo).await.unwrap();
    let elsewhere = act(&ada, &table, play("U@-1,0r0")).await;
    assert!(elsewhere.is_ok(), "{elsewhere:?}");
    act(&ada, &table, play("thief:R")).await.unwrap();
    let view = wait_for(&ada, &table, |view| view.game.as_ref().unwrap().turn.number == 3).await;
    assert!(view.game.unwrap().tiles.iter().any(|tile| tile.tile == "R" && (tile.x, tile.y) == (0, -1)));
    // Now the road's end in the west is taken, and the bot must find an answer of its own sooner or later.
    let end = finish(&[&ada], &table).await;
    assert_eq!(end.stage, TableStage::Over);
}

#[tokio::test]
async fn nothing_else_can_be_chosen_for_a_guided_game() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    let good = || guided("carcassonne");
    let seats = || vec![me(), bot("easy")];
    let unknown = TableSettings { lesson: Some("chess".to_string()), ..good() };
    let bad = [
        (unknown, seats()),
        (TableSettings { rules: "carcassonne/modern".to_string(), ..good() }, seats()),
        (TableSettings { options: vec!["river".to_string()], ..good() }, seats()),
        (TableSettings { visibility: Visibility::Open, ..good() }, seats()),
        (TableSettings { clock: Clock::Live { seconds: 600, increment: 0 }, ..good() }, seats()),
        (TableSettings { lesson: good().lesson, ..rated("carcassonne/first") }, seats()),
        (TableSettings { first: First::Random, ..good() }, seats()),
        (TableSettings { draws: hedgerow_protocol::Draws::Entered, ..good() }, seats()),
        (good(), vec![me(), bot("hard")]),
        (good(), vec![bot("easy"), me()]),
        (good(), vec![me(), SeatPlan::Open]),
        (good(), vec![me(), bot("easy"), bot("easy")]),
    ];
    for (settings, seats) in bad {
        let refused = ada
            .make_table(&CreateTable {
                id: None,
                settings: settings.clone(),
                seats,
                pledge: None,
                colours: Vec::new(),
                what_if: None,
            })
            .await
            .unwrap_err();
        assert_eq!(code(&refused), "bad_request", "{settings:?}");
        assert!(refused.to_string().contains("lesson"), "{refused}");
    }
    let made = learn(&ada, "carcassonne").await;
    assert!(made.key.is_some() && !made.you_may.contains(&Permission::ArrangeSeats));
}

#[tokio::test]
async fn a_table_of_a_lesson_that_is_gone_is_no_other_game() {
    let server = Server::start().await;
    let settings = TableSettings { lesson: Some("chess".to_string()), ..guided("carcassonne") };
    let made = NewTable {
        id: "gone".to_string(),
        host: server.id(&server.person("Ada").await).await,
        key: None,
        secret: [7; 32],
        settings: serde_json::to_string(&settings).unwrap(),
        created_ms: 0,
        client_id: None,
    };
    let fault = Table::new(made, server.app.hub.shared().games.clone()).unwrap_err();
    assert!(fault.to_string().contains("a lesson 'chess'"), "{fault}");
}

#[tokio::test]
async fn the_steps_of_a_lesson_can_be_asked_for() {
    let server = Server::start().await;
    let nobody = Client::stranger(server.address);
    let lesson: LessonView = nobody.get("/api/lessons/discovery").await.unwrap();
    assert_eq!(lesson.rules, "discovery/standard");
    assert_eq!(lesson.steps[0].text, "discovery-welcome");
    assert_eq!(lesson.steps[2].allow, ["T33@0,-1r0"]);
    let missing = nobody.get::<LessonView>("/api/lessons/chess").await.unwrap_err();
    assert_eq!(code(&missing), "not_found");
}
