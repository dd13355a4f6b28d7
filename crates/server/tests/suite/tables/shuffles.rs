//! Shuffles that no one can choose: all players commit to a nonce before any is revealed.

use super::support::*;
use hedgerow_chance::{Contribution, Dealer, FairShuffle};
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_protocol::{
    Clock, Command, Draws, Permission, SeatPlan, StreamEvent, TableList, TableSettings, TableStage,
};
use hedgerow_rules::{Action, Game, Position, Rules, Seat};
use hedgerow_server::admin::AdminCommand;
use hedgerow_server::clock::ServerClock;
use hedgerow_server::person::PersonId;
use hedgerow_server::table::{Chair, NewTable, Table};
use std::sync::Arc;
use std::time::Duration;

fn fair(record: &Record) -> FairShuffle {
    let DrawOrigin::Fair(fair) = record.draws.clone() else { panic!("a fair game: {}", record.draws) };
    fair
}

fn own(nonce: &hedgerow_api_client::Nonce) -> Contribution {
    Contribution::Own { commitment: FairShuffle::commitment_to(&nonce.0).unwrap(), nonce: nonce.0.clone() }
}

/// The first tile that a seed gives.
fn first_draw(record: &Record, secret: &str, nonces: [&str; 2]) -> Action {
    let position = Position::new(&record.game, 2, Seat(0)).unwrap();
    Dealer::new(&record.game, &format!("{secret} {} {}", nonces[0], nonces[1])).deal(&position).unwrap()
}

/// Mallory runs the server: he sees everything that is stored, the secret too, and takes the last seat.
#[tokio::test]
async fn a_host_who_joins_last_cannot_choose_the_draws() {
    let server = Server::start().await;
    let (mallory, ada) = (server.guest().await, server.guest().await);
    let made = make(&mallory, settings("carcassonne/first"), &[SeatPlan::Open, SeatPlan::Open]).await;
    let secret = server.secret(&made.id).await;
    let (hers, his) = (nonce(), nonce());
    act(&ada, &made.id, join_with(hers.sealed())).await.unwrap();
    // Before he commits he can know all there is, and her nonce is not among it.
    let seen = serde_json::to_string(&view(&mallory, &made.id).await).unwrap();
    let stored = server.app.store.load(&made.id).await.unwrap();
    let known = |text: &str| text.contains(&hers.0);
    assert!(!known(&seen) && !stored.entries.iter().any(|entry| known(&entry.body)));
    act(&mallory, &made.id, join_with(his.sealed())).await.unwrap();
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    // Now he knows it, and finds a nonce that deals another first tile. It comes too late.
    assert_eq!(view(&mallory, &made.id).await.stage, TableStage::Revealing);
    let game = Game::new(Rules::presets().next().unwrap()).unwrap();
    let record = Record::new(&Arc::new(game), 2, Seat(0), DrawOrigin::Entered).unwrap();
    let honest = first_draw(&record, &secret, [&hers.0, &his.0]);
    let wanted = std::iter::repeat_with(nonce)
        .find(|nonce| first_draw(&record, &secret, [&hers.0, &nonce.0]) != honest)
        .unwrap();
    assert_eq!(act(&mallory, &made.id, wanted.reveal()).await, Err("bad_request".to_string()));
    assert_eq!(view(&mallory, &made.id).await.stage, TableStage::Revealing, "nothing has happened");
    act(&mallory, &made.id, his.reveal()).await.unwrap();
    let end = finish(&[&ada, &mallory], &made.id).await;
    assert_eq!(end.stage, TableStage::Over);
    let record = self::record(&ada, &made.id).await;
    assert!(record.verify().unwrap() > 60);
    assert_eq!(fair(&record).seats, [own(&hers), own(&his)]);
    assert_eq!(record.actions[0], honest);
}

#[tokio::test]
async fn a_game_against_bots_begins_with_the_maker_s_nonce() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let hers = nonce();
    let made = make_with(&ada, private("hunters/en-2014"), &[me(), bot("easy")], hers.sealed()).await;
    assert_eq!((made.stage, made.game.is_some()), (TableStage::Revealing, false));
    assert!(made.you_may.contains(&Permission::Reveal));
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    let begun = view(&ada, &made.id).await;
    assert_eq!(begun.stage, TableStage::Playing);
    assert!(!begun.you_may.contains(&Permission::Reveal));
    act(&ada, &made.id, Command::Resign).await.unwrap();
    let record = record(&ada, &made.id).await;
    record.verify().unwrap();
    assert_eq!(fair(&record).seats, [own(&hers), Contribution::Bot]);
}

#[tokio::test]
async fn nonces_are_hidden_until_all_are_revealed() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let (hers, his) = (nonce(), nonce());
    let made = make_with(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open], hers.sealed()).await;
    assert_eq!(act(&ada, &made.id, hers.reveal()).await, Err("not_now".to_string()), "bob has not committed");
    act(&bob, &made.id, join_with(his.sealed())).await.unwrap();
    for refused in [Command::Leave, Command::Start, JOIN, Command::Resign] {
        assert_eq!(act(&ada, &made.id, refused).await, Err("not_now".to_string()));
    }
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    let half = view(&bob, &made.id).await;
    let contribution = half.seats[0].contribution.as_ref().unwrap();
    assert_eq!((contribution.revealed, &contribution.nonce), (true, &None));
    assert!(!half.seats[1].contribution.as_ref().unwrap().revealed);
    // Another window of the same browser says the same again.
    let version = act(&ada, &made.id, hers.reveal()).await.unwrap();
    assert_eq!(version, half.version);
    assert_eq!(act(&bob, &made.id, hers.reveal()).await, Err("bad_request".to_string()), "it is not his");
    assert_eq!(act(&server.guest().await, &made.id, hers.reveal()).await, Err("not_now".to_string()));
    act(&bob, &made.id, his.reveal()).await.unwrap();
    let begun = view(&ada, &made.id).await;
    let shown = begun.seats.iter().map(|seat| seat.contribution.clone().unwrap().nonce.unwrap());
    assert_eq!(shown.collect::<Vec<_>>(), [hers.0.clone(), his.0]);
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    assert_eq!(view(&ada, &made.id).await.version, begun.version, "said once more, it changes nothing");
}

#[tokio::test]
async fn who_does_not_reveal_in_time_does_not_contribute() {
    let server = Server::by_hand(|config| config.reveal_seconds = 30).await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let (hers, his) = (nonce(), nonce());
    let made = make_with(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open], hers.sealed()).await;
    act(&bob, &made.id, join_with(his.sealed())).await.unwrap();
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    server.app.clock.pass(Duration::from_millis(29_999));
    assert_eq!(view(&ada, &made.id).await.stage, TableStage::Revealing);
    server.app.clock.pass(Duration::from_millis(1));
    wait_for(&ada, &made.id, |view| view.stage == TableStage::Playing).await;
    assert_eq!(act(&bob, &made.id, his.reveal()).await, Err("not_now".to_string()), "too late");
    act(&bob, &made.id, Command::Resign).await.unwrap();
    let record = record(&ada, &made.id).await;
    record.verify().unwrap();
    let commitment = FairShuffle::commitment_to(&his.0).unwrap();
    assert_eq!(fair(&record).seats, [own(&hers), Contribution::Withheld { commitment }]);
    assert!(!record.write().contains(&his.0));
}

#[tokio::test]
async fn the_server_reveals_what_was_left_to_it() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let (hers, his) = (nonce(), nonce());
    let made = make_with(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open], hers.entrusted()).await;
    assert!(!serde_json::to_string(&made).unwrap().contains(&hers.0), "nobody else may know it yet");
    assert!(made.seats[0].contribution.as_ref().unwrap().entrusted);
    act(&bob, &made.id, join_with(his.sealed())).await.unwrap();
    // She is not asked.
    assert!(!view(&ada, &made.id).await.you_may.contains(&Permission::Reveal));
    act(&bob, &made.id, his.reveal()).await.unwrap();
    act(&bob, &made.id, Command::Resign).await.unwrap();
    let record = record(&ada, &made.id).await;
    record.verify().unwrap();
    let commitment = FairShuffle::commitment_to(&hers.0).unwrap();
    assert_eq!(fair(&record).seats, [Contribution::Entrusted { commitment, nonce: hers.0 }, own(&his)]);
    // With no one to ask, the game begins at once.
    let made = make_with(&ada, settings("carcassonne/first"), &[me(), bot("easy")], nonce().entrusted()).await;
    assert_eq!(made.stage, TableStage::Playing);
}

#[tokio::test]
async fn a_server_that_stops_while_nonces_are_revealed_goes_on_asking() {
    let server = Server::by_hand(|config| config.reveal_seconds = 30).await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let (hers, his) = (nonce(), nonce());
    let made = make_with(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open], hers.sealed()).await;
    act(&bob, &made.id, join_with(his.sealed())).await.unwrap();
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    let before = view(&ada, &made.id).await;
    server.app.clock.pass(Duration::from_secs(10));
    let days_later = ServerClock::by_hand();
    days_later.set_date(server.app.clock.date_ms() + 7 * 24 * 3_600_000);
    let server = Server::open(server.stop().await, days_later, |config| config.reveal_seconds = 30).await;
    let (ada, bob) = (server.sign_in("Ada").await, server.sign_in("Bob").await);
    server.app.clock.pass(Duration::from_secs(19));
    let after = view(&ada, &made.id).await;
    assert_eq!((after.stage, &after.seats[0].contribution), (TableStage::Revealing, &before.seats[0].contribution));
    assert_eq!(after.version, before.version, "the time while there was no server does not count");
    act(&bob, &made.id, his.reveal()).await.unwrap();
    assert_eq!(view(&ada, &made.id).await.stage, TableStage::Playing);
    act(&bob, &made.id, Command::Resign).await.unwrap();
    let record = record(&ada, &made.id).await;
    record.verify().unwrap();
    assert_eq!(fair(&record).seats, [own(&hers), own(&his)]);
}

/// By correspondence the player who sat down first is not there when the last one comes.
#[tokio::test]
async fn by_correspondence_there_is_as_much_time_as_for_a_turn() {
    let server = Server::with(|config| config.reveal_seconds = 0).await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let days = TableSettings { clock: Clock::Turns { seconds: 3 * 86_400 }, ..settings("carcassonne/first") };
    let (hers, his) = (nonce(), nonce());
    let made = make_with(&ada, days, &[me(), SeatPlan::Open], hers.sealed()).await;
    let mut stream = Stream::open(&ada).await;
    act(&bob, &made.id, join_with(his.sealed())).await.unwrap();
    let asked = stream.next().await.unwrap();
    assert!(matches!(&asked, StreamEvent::Reveal { table, .. } if *table == made.id), "{asked:?}");
    act(&bob, &made.id, his.reveal()).await.unwrap();
    let tables = ada.get::<TableList>("/api/me/tables").await.unwrap().tables;
    assert_eq!((tables[0].stage, tables[0].your_turn), (TableStage::Revealing, true), "it waits for her");
    let tables = bob.get::<TableList>("/api/me/tables").await.unwrap().tables;
    assert!(!tables[0].your_turn);
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    assert!(matches!(stream.next().await.unwrap(), StreamEvent::Started { .. }));
}

#[tokio::test]
async fn a_rematch_needs_new_nonces_and_one_screen_has_one() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let hers = nonce();
    let seats = [me(), SeatPlan::Me { name: Some("Eve".to_string()) }, bot("easy")];
    let made = make_with(&ada, settings("carcassonne/first"), &seats, hers.sealed()).await;
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    for _ in 0..2 {
        act(&ada, &made.id, Command::Resign).await.unwrap();
    }
    assert_eq!(fair(&record(&ada, &made.id).await).seats, [own(&hers), own(&hers), Contribution::Bot]);
    let another = nonce();
    act(&ada, &made.id, Command::Rematch { pledge: Some(another.sealed()) }).await.unwrap();
    let rematch = view(&ada, &made.id).await.rematch.unwrap();
    assert_eq!(view(&ada, &rematch).await.stage, TableStage::Revealing);
    assert_eq!(act(&ada, &rematch, hers.reveal()).await, Err("bad_request".to_string()));
    act(&ada, &rematch, another.reveal()).await.unwrap();
    assert_eq!(view(&ada, &rematch).await.stage, TableStage::Playing);
}

#[tokio::test]
async fn whoever_stands_up_takes_their_pledge_along() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let made = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open, SeatPlan::Open]).await;
    act(&bob, &made.id, join_with(nonce().sealed())).await.unwrap();
    act(&bob, &made.id, Command::Leave).await.unwrap();
    act(&bob, &made.id, JOIN).await.unwrap();
    // A seat of her own, arranged with a nonce.
    let hers = nonce();
    let plan = SeatPlan::Me { name: Some("Eve".to_string()) };
    act(&ada, &made.id, Command::Arrange { seat: 2, plan, pledge: Some(hers.sealed()) }).await.unwrap();
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    let seats = fair(&record(&ada, &made.id).await).seats;
    assert_eq!(seats, [own(&hers), Contribution::Nothing, own(&hers)]);
}

#[tokio::test]
async fn nobody_waits_for_the_nonce_of_someone_taken_off() {
    let server = Server::start().await;
    let (ada, _bob, cyd) = (server.person("Ada").await, server.person("Bob").await, server.person("Cyd").await);
    let kick = |table: &str| AdminCommand::Kick { name: "Cyd".to_string(), table: table.to_string() };
    let hers = nonce();
    let three = [me(), SeatPlan::Open, bot("easy")];
    let made = make_with(&ada, settings("carcassonne/first"), &three, hers.sealed()).await;
    act(&cyd, &made.id, join_with(nonce().sealed())).await.unwrap();
    act(&ada, &made.id, hers.reveal()).await.unwrap();
    server.app.admin(kick(&made.id)).await.unwrap();
    let begun = view(&ada, &made.id).await;
    assert_eq!((begun.stage, begun.seats[1].lost), (TableStage::Playing, true));
    // With two players, no one is left to play with, and no one has won.
    let made = make_with(&ada, settings("carcassonne/first"), &three[..2], hers.sealed()).await;
    act(&cyd, &made.id, join_with(nonce().sealed())).await.unwrap();
    server.app.admin(kick(&made.id)).await.unwrap();
    let over = view(&ada, &made.id).await;
    assert_eq!((over.stage, over.winners, over.game), (TableStage::Over, vec![], None));
}

#[tokio::test]
async fn where_nothing_is_shuffled_nothing_is_asked_for() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let entered = TableSettings { draws: Draws::Entered, ..settings("carcassonne/first") };
    let made = make_with(&ada, entered, &[me(), bot("easy")], nonce().sealed()).await;
    assert_eq!((made.stage, &made.seats[0].contribution), (TableStage::Playing, &None));
}

/// Tables from before nonces were committed to.
#[tokio::test]
async fn open_nonces_of_old_tables_still_count_as_what_they_are() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let old = r#"{ "for": "person", "person": NUMBER, "nonce": "mine" }"#;
    let chair = |number: i64| -> Chair { serde_json::from_str(&old.replace("NUMBER", &number.to_string())).unwrap() };
    let first = Chair::Person { person: server.id(&ada).await.0, name: None, nonce: None };
    let table = server.plant(settings("carcassonne/first"), vec![first, chair(server.id(&bob).await.0)]).await;
    assert_eq!(view(&ada, &table).await.stage, TableStage::Playing);
    act(&bob, &table, Command::Resign).await.unwrap();
    let record = record(&ada, &table).await;
    record.verify().unwrap();
    assert_eq!(fair(&record).seats, [Contribution::Nothing, Contribution::Open { nonce: "mine".to_string() }]);
}

/// A table that began to wait before nonces were committed to, and is played after.
#[tokio::test]
async fn an_open_nonce_has_no_place_among_those_committed_to() {
    let old = r#"{ "entry": "made", "seats": [{ "for": "person", "person": 1, "nonce": "mine" }, { "for": "open" }] }"#;
    let made = NewTable {
        id: "old".to_string(),
        host: PersonId(1),
        key: None,
        secret: [7; 32],
        settings: serde_json::to_string(&settings("carcassonne/first")).unwrap(),
        created_ms: 0,
        client_id: None,
    };
    let mut table = Table::new(made, Default::default()).unwrap();
    let now = ServerClock::by_hand().now();
    table.apply(&serde_json::from_str(old).unwrap(), now).unwrap();
    let his = nonce();
    for command in [join_with(his.sealed()), his.reveal()] {
        for entry in table.decide(PersonId(2), &command, |_| false).unwrap() {
            table.apply(&entry, now).unwrap();
        }
    }
    assert_eq!(table.stage, TableStage::Playing);
    assert_eq!(table.shuffle().seats, [Contribution::Nothing, own(&his)]);
}
