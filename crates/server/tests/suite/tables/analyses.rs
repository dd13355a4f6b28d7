//! Finished games taken apart, over the network.

use super::support::*;
use hedgerow_api_client::Client;
use hedgerow_chance::Dealer;
use hedgerow_lessons::Lesson;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_protocol::{Account, AnalysisDepth, AnalysisView, StepView, TableView, ValueView};
use hedgerow_rules::Seat;
use hedgerow_server::store::StoredAnalysis;
use serde_json::json;
use std::time::{Duration, Instant};

const RECORD: &str = include_str!("../../../../../tests/records/hunters-en-2014-1.hedgerow");

/// A short game, played to its end; another number is another game.
fn short_game(number: usize) -> Record {
    let lesson = Lesson::named("carcassonne").unwrap();
    let mut record = Record::new(&lesson.game, 2, Seat(0), DrawOrigin::Entered).unwrap();
    let (mut position, mut dealer) = (record.start().unwrap(), Dealer::new(&lesson.game, &number.to_string()));
    let choose = |legal: Vec<_>| legal.get(number % legal.len().max(1)).copied();
    while let Some(action) = dealer.next_action(&position, |_| choose(position.legal_actions())) {
        position.play(action).unwrap();
        record.actions.push(action);
    }
    record
}

async fn analyse(client: &Client, record: &str, depth: &str) -> Result<AnalysisView, String> {
    let body = json!({ "record": record, "depth": depth });
    client.post("/api/replay/analysis", &body).await.map_err(|error| code(&error))
}

async fn of_table(client: &Client, table: &TableView, depth: &str) -> AnalysisView {
    let key = table.key.as_deref().unwrap_or_default();
    client.get(&format!("/api/tables/{}/analysis?depth={depth}&key={key}", table.id)).await.unwrap()
}

async fn import(client: &Client, record: &str) -> TableView {
    client.post("/api/records", &json!({ "record": record })).await.unwrap()
}

/// Asks again until it is there.
async fn finished(client: &Client, table: &TableView) -> AnalysisView {
    let begin = Instant::now();
    loop {
        let view = of_table(client, table, "normal").await;
        if view.analysis.is_some() {
            return view;
        }
        assert!(begin.elapsed() < LONG, "{} of {}", view.done, view.actions);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test]
async fn a_finished_game_is_taken_apart_at_once() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = import(&ada, RECORD).await;
    let stranger = Client::stranger(server.address);
    let view = of_table(&stranger, &table, "quick").await;
    assert_eq!(analyse(&stranger, RECORD, "quick").await.unwrap(), view, "the same game, from elsewhere");
    let record = Record::read(RECORD, &[]).unwrap();
    assert_eq!(
        (view.depth, view.done, view.actions as usize),
        (AnalysisDepth::Quick, view.actions, record.actions.len())
    );
    let analysis = view.analysis.unwrap();
    let outcome = record.end().unwrap().outcome().unwrap();
    assert_eq!(analysis.seats.len(), record.seats());
    for (seat, sums) in analysis.seats.iter().enumerate() {
        let sum = |of: fn(&ValueView) -> f32| {
            of(&sums.start) + of(&sums.luck) - of(&sums.own) + of(&sums.others) + of(&sums.rest) - of(&sums.result)
        };
        assert!(sum(|value| value.win).abs() < 0.001 && sum(|value| value.lead).abs() < 0.1, "{sums:?}");
        let won = outcome.winners.contains(Seat(seat as u8));
        assert_eq!(sums.result.win, if won { 1.0 / outcome.winners.len() as f32 } else { 0.0 });
        assert!(sums.decisions > 10 && sums.own_error.win > 0.0 && sums.others_error.lead > 0.0);
    }
    let mut at = 0;
    for step in &analysis.steps {
        assert_eq!(step.at, at);
        at += step.actions;
        assert_eq!((step.before.wins.len(), step.after.leads.len()), (record.seats(), record.seats()));
        match &step.what {
            StepView::Draw { tile, chance, .. } => assert!(!tile.is_empty() && (0.0..=1.0).contains(chance)),
            StepView::Decision { played, candidates, loss, .. } => {
                assert_eq!(played.len() as u32, step.actions);
                let own = candidates.iter().find(|candidate| candidate.actions == *played).unwrap();
                let lost = candidates[0].value.win - own.value.win;
                assert!((loss.win - lost).abs() < 0.001 && lost >= 0.0, "{step:?}");
            }
        }
    }
    assert_eq!(at, view.actions);
}

#[tokio::test]
async fn a_closer_look_is_stored_with_the_game() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = import(&ada, &short_game(1).write()).await;
    let found = finished(&ada, &table).await;
    assert_eq!(found.analysis.as_ref().unwrap().depth, AnalysisDepth::Normal);
    let stored = server.app.store.analysis(&table.id).await.unwrap().unwrap();
    assert!(stored.complete);
    assert_eq!(serde_json::from_str::<AnalysisView>(&stored.body).unwrap(), found);
    let export: Account = ada.get("/api/me/export").await.unwrap();
    assert_eq!(export.analyses, [(table.id.clone(), found.clone())]);
    let server = Server::on(server.stop().await, |_| ()).await;
    let ada = ada.at(server.address);
    assert_eq!(of_table(&ada, &table, "normal").await, found, "the first answer has it");
    // One that another version of the program made is made anew.
    let old = StoredAnalysis { version: stored.version + 1, body: "{}".to_owned(), ..stored };
    server.app.store.keep_analysis(old).await.unwrap();
    let server = Server::on(server.stop().await, |_| ()).await;
    assert_eq!(finished(&ada.at(server.address), &table).await, found);
    server.app.store.delete_table(&table.id).await.unwrap();
    assert_eq!(server.app.store.analysis(&table.id).await, Ok(None));
}

#[tokio::test]
async fn what_a_stop_interrupted_goes_on_by_itself() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let (whole, torn) = (short_game(2), short_game(3));
    let tables = [import(&ada, &whole.write()).await, import(&ada, &torn.write()).await];
    let version = {
        finished(&ada, &tables[0]).await;
        server.app.store.analysis(&tables[0].id).await.unwrap().unwrap().version
    };
    // Steps that belong to no game are as good as none.
    for (table, body) in tables.iter().zip(["[]", "[{\"at\":7}]"]) {
        let begun = StoredAnalysis { table: table.id.clone(), version, complete: false, body: body.to_owned() };
        server.app.store.keep_analysis(begun).await.unwrap();
    }
    let server = Server::on(server.stop().await, |_| ()).await;
    let begin = Instant::now();
    while !server.app.store.unfinished_analyses().await.unwrap().is_empty() {
        assert!(begin.elapsed() < LONG);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for table in &tables {
        assert!(server.app.store.analysis(&table.id).await.unwrap().unwrap().complete);
    }
}

#[tokio::test]
async fn what_cannot_be_taken_apart_is_refused() {
    let server = Server::start().await;
    let stranger = Client::stranger(server.address);
    let (nothing_decided, _) = RECORD.split_once("\n\n").unwrap();
    for (record, expected) in [
        ("", "bad_request"),
        ("hedgerow-record 1\nrules: chess", "bad_request"),
        (&RECORD.replacen("2 1:", "2 1: thief:A", 1), "bad_request"),
        (nothing_decided, "not_now"),
    ] {
        assert_eq!(analyse(&stranger, record, "quick").await, Err(expected.to_owned()), "{record}");
    }
    let broken_off = RECORD.lines().take(20).fold(String::new(), |text, line| text + line + "\n");
    let analysis = analyse(&stranger, &broken_off, "quick").await.unwrap().analysis.unwrap();
    assert!(!analysis.over && analysis.steps.len() > 10, "as far as it went");
    assert_eq!(analyse(&stranger, RECORD, "endless").await, Err("bad_request".to_owned()));
    let huge = "+U ".repeat(1_000_000);
    assert_eq!(analyse(&stranger, &huge, "normal").await, Err("too_large".to_owned()));
    let ada = server.guest().await;
    let waiting = make(&ada, settings("carcassonne/first"), &[me(), hedgerow_protocol::SeatPlan::Open]).await;
    let answer = ada.send("GET", &format!("/api/tables/{}/analysis", waiting.id), "").await.unwrap();
    assert_eq!(answer.status, 409, "{}", answer.body);
    let private = import(&ada, RECORD).await;
    let answer = stranger.send("GET", &format!("/api/tables/{}/analysis", private.id), "").await.unwrap();
    assert_eq!(answer.status, 404, "{}", answer.body);
}

#[tokio::test]
async fn an_address_cannot_have_everything_analysed_and_bots_play_on() {
    let server = Server::start().await;
    let stranger = Client::stranger(server.address);
    let mut begun = 0;
    // Whole games, each a closer look.
    for preset in
        ["carcassonne-first", "carcassonne-modern", "hunters-en-2014", "discovery-standard", "hunters-pl-2002"]
    {
        let file = format!("{}/../../tests/records/{preset}-2.hedgerow", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(file).unwrap();
        match analyse(&stranger, &record, "normal").await {
            Ok(view) => {
                assert!(view.analysis.is_none() && view.done < view.actions);
                begun += 1;
                // Asking how far it is costs nothing.
                for _ in 0..20 {
                    analyse(&stranger, &record, "normal").await.unwrap();
                }
            }
            Err(refused) => assert_eq!(refused, "too_fast"),
        }
    }
    assert_eq!(begun, 4, "one is too many");
    let quick = analyse(&stranger, RECORD, "quick").await.unwrap();
    assert!(quick.analysis.is_some(), "a quick one is another matter");
    // The one thread of this server is busy for a minute, and yet bots answer.
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("normal")]).await.id;
    let mut chooser = hedgerow_api_client::Chooser::new(4);
    let begin = Instant::now();
    while view(&ada, &table).await.game.unwrap().tiles.len() < 5 {
        step(&[&ada], &table, &mut chooser).await;
        tokio::time::sleep(Duration::from_millis(5)).await;
        assert!(begin.elapsed() < LONG);
    }
    assert!(begin.elapsed() < Duration::from_secs(15), "{:?}", begin.elapsed());
    let figures = server.app.metrics.text();
    assert!(figures.contains(&format!("hedgerow_analyses_under_way {begun}\n")), "{figures}");
}
