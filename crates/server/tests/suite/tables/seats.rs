//! Before and after the game: who sits where, several people at one screen, tiles from a real box, rematches.

use super::support::*;
use hedgerow_api_client::Chooser;
use hedgerow_notation::{DrawOrigin, Record, VerifyError};
use hedgerow_protocol::{
    Choices, Command, Draws, First, Permission, SeatPlan, Sitter, StreamEvent, TableList, TableSettings, TableStage,
};
use hedgerow_rules::Seat;
use hedgerow_server::admin::AdminCommand;

fn named(name: &str) -> SeatPlan {
    SeatPlan::Me { name: Some(name.to_string()) }
}

#[tokio::test]
async fn several_people_play_at_one_screen() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let seats = [named("Mum"), named("Tom"), me()];
    let table = make(&ada, private("discovery/standard"), &seats).await;
    assert_eq!((table.stage, table.your_seats.as_slice()), (TableStage::Playing, &[0, 1, 2][..]));
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_str()).collect();
    let own = name(&ada).await;
    assert_eq!(names, ["Mum", "Tom", &own]);
    let listed = ada.get::<TableList>("/api/me/tables").await.unwrap().tables.remove(0);
    assert_eq!(listed.names, ["Mum", "Tom", &own]);
    let end = finish(&[&ada], &table.id).await;
    assert_eq!(end.stage, TableStage::Over);
    let record = ada.send("GET", &format!("/api/tables/{}/record", table.id), "").await.unwrap().body;
    assert_eq!(Record::read(&record, &[]).unwrap().players, ["Mum", "Tom", &own]);
    // With no one else to ask, the rematch begins at once.
    act(&ada, &table.id, REMATCH).await.unwrap();
    let again = view(&ada, &view(&ada, &table.id).await.rematch.unwrap()).await;
    assert_eq!((again.stage, again.seats[1].name.as_str()), (TableStage::Playing, "Tom"));
}

#[tokio::test]
async fn the_tiles_of_a_real_table_are_entered() {
    let server = Server::start().await;
    let ada = server.guest().await;
    for rules in ["carcassonne/first", "discovery/advanced"] {
        let entered = TableSettings { draws: Draws::Entered, first: First::Seat(1), ..private(rules) };
        let table = make(&ada, entered, &[named("Mum"), named("Tom")]).await;
        let Choices::Draw { tiles, .. } = &table.game.as_ref().unwrap().turn.choices else { panic!("{table:?}") };
        assert!(tiles.len() > 10);
        let draw = Chooser::new(4).choose(&table).unwrap();
        let drawn = act(&ada, &table.id, play(&draw)).await.unwrap();
        assert_eq!(act(&ada, &table.id, play("+nothing")).await, Err("bad_request".to_string()));
        // A tile that was misread, and all before it, can be entered anew.
        assert_eq!(act(&ada, &table.id, Command::Undo).await, Ok(drawn + 1));
        assert_eq!(view(&ada, &table.id).await.game, table.game);
        assert_eq!(act(&ada, &table.id, Command::Undo).await, Err("not_now".to_string()));
        let mut chooser = Chooser::new(4);
        for _ in 0..12 {
            step(&[&ada], &table.id, &mut chooser).await;
        }
        for _ in 0..5 {
            act(&ada, &table.id, Command::Undo).await.unwrap();
        }
        let end = finish(&[&ada], &table.id).await;
        assert_eq!((end.stage, end.secret), (TableStage::Over, None), "there is no secret");
        let record = ada.send("GET", &format!("/api/tables/{}/record", table.id), "").await.unwrap().body;
        let record = Record::read(&record, &[]).unwrap();
        assert_eq!((&record.draws, record.first), (&DrawOrigin::Entered, Seat(1)));
        assert_eq!(record.verify(), Err(VerifyError::Entered));
        assert_eq!(record.end().unwrap().scores(), end.game.unwrap().turn.scores);
    }
}

#[tokio::test]
async fn a_bot_at_a_real_table_does_not_stand_in_the_way_of_an_undo() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let entered = TableSettings { draws: Draws::Entered, first: First::Seat(1), ..private("carcassonne/first") };
    let table = make(&ada, entered, &[me(), bot("easy")]).await;
    act(&ada, &table.id, play(&Chooser::new(4).choose(&table).unwrap())).await.unwrap();
    let drawing = |view: &hedgerow_protocol::TableView| {
        matches!(view.game.as_ref().unwrap().turn.choices, Choices::Draw { .. }) && view.log.len() > 1
    };
    wait_for(&ada, &table.id, drawing).await;
    // The bot has moved; what was wrong is the tile it was given.
    act(&ada, &table.id, Command::Undo).await.unwrap();
    let back = view(&ada, &table.id).await;
    assert_eq!((back.game, back.log), (table.game, table.log));
}

#[tokio::test]
async fn a_rematch_turns_the_order_and_invites_the_others() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let settings = TableSettings { first: First::Seat(1), ..private("carcassonne/first") };
    let table = make(&ada, settings, &[me(), SeatPlan::Open, bot("easy")]).await;
    act_with_key(&bob, &table, JOIN).await.unwrap();
    assert_eq!(act(&bob, &table.id, REMATCH).await, Err("not_now".to_string()), "it is not over");
    for client in [&ada, &bob] {
        act(client, &table.id, Command::Resign).await.unwrap();
    }
    assert_eq!(view(&ada, &table.id).await.stage, TableStage::Over, "no person is left");
    let mut stream = Stream::open(&bob).await;
    act(&ada, &table.id, REMATCH).await.unwrap();
    let rematch = view(&bob, &table.id).await.rematch.expect("the old table shows the way");
    let Some(StreamEvent::Challenge { table: invited_to, from, rules, key, .. }) = stream.next().await else {
        panic!()
    };
    assert_eq!((&invited_to, from.as_str(), rules.as_str()), (&rematch, "Ada", "carcassonne/first"));
    let seen = view(&bob, &rematch).await;
    assert_eq!((seen.stage, &seen.key, seen.settings.first), (TableStage::Waiting, &key, First::Seat(2)));
    let sitters: Vec<&Sitter> = seen.seats.iter().map(|seat| &seat.sitter).collect();
    let ada_sits = Sitter::Person { name: "Ada".to_string(), guest: false, bot: false };
    let Some(easy @ Sitter::Bot { name: Some(_), .. }) = table.seats.last().map(|seat| &seat.sitter) else { panic!() };
    assert_eq!(sitters, [&ada_sits, &Sitter::Invited { name: "Bob".to_string(), bot: false }, easy]);
    let mine = bob.get::<TableList>("/api/me/tables").await.unwrap().tables;
    assert!(mine[0].id == rematch && mine[0].your_turn, "who is invited is waited for");
    // Bob wants a rematch too: it is the same one.
    act(&bob, &table.id, REMATCH).await.unwrap();
    assert_eq!(view(&bob, &table.id).await.rematch.as_deref(), Some(rematch.as_str()));
    act(&bob, &rematch, JOIN).await.unwrap();
    assert_eq!(stream.next().await, Some(StreamEvent::Started { table: rematch.clone() }));
    let begun = wait_for(&ada, &rematch, |view| view.game.as_ref().unwrap().turn.seat == 0).await;
    let placed = begun.game.unwrap().tiles.len();
    assert!(placed >= 2, "the bot began");
}

#[tokio::test]
async fn two_at_one_screen_come_to_a_rematch_together() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let friend = SeatPlan::Me { name: Some("Cleo".to_string()) };
    let table = make(&ada, private("carcassonne/first"), &[me(), friend, SeatPlan::Open]).await;
    act_with_key(&bob, &table, JOIN).await.unwrap();
    for client in [&ada, &ada, &bob] {
        act(client, &table.id, Command::Resign).await.unwrap();
    }
    let mut stream = Stream::open(&ada).await;
    act(&bob, &table.id, REMATCH).await.unwrap();
    let rematch = view(&ada, &table.id).await.rematch.expect("the old table shows the way");
    assert!(matches!(stream.next().await, Some(StreamEvent::Challenge { .. })));
    act(&ada, &rematch, JOIN).await.unwrap();
    assert_eq!(stream.next().await, Some(StreamEvent::Started { table: rematch.clone() }), "she was asked once");
    let begun = view(&ada, &rematch).await;
    let names: Vec<&str> = begun.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!((begun.your_seats, names), (vec![0, 1], vec!["Ada", "Cleo", "Bob"]));
}

#[tokio::test]
async fn nobody_is_invited_to_two_seats() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let table = make(&ada, private("carcassonne/first"), &[me(), SeatPlan::Open, SeatPlan::Open]).await;
    let invite = |seat| Command::Arrange { seat, plan: SeatPlan::Invited { name: "Bob".to_string() }, pledge: None };
    act(&ada, &table.id, invite(1)).await.unwrap();
    assert_eq!(act(&ada, &table.id, invite(2)).await, Err("bad_request".to_string()));
    act(&bob, &table.id, JOIN).await.unwrap();
    assert_eq!(act(&ada, &table.id, invite(2)).await, Err("bad_request".to_string()), "he sits there already");
}

#[tokio::test]
async fn whoever_is_gone_for_good_leaves_every_table() {
    let server = Server::start().await;
    let (ada, bob, cleo) = (server.person("Ada").await, server.person("Bob").await, server.person("Cleo").await);
    let waits = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
    let alone = make(&ada, private("carcassonne/first"), &[me(), bot("easy")]).await.id;
    let played = pair(settings("carcassonne/first"), &ada, &bob).await.id;
    let joined = make(&bob, settings("carcassonne/first"), &[me(), SeatPlan::Open, SeatPlan::Open]).await.id;
    act(&ada, &joined, JOIN).await.unwrap();
    ada.send("DELETE", "/api/me", "").await.unwrap();
    let lobby = cleo.get::<TableList>("/api/tables").await.unwrap().tables;
    assert!(lobby.iter().all(|table| table.id != waits), "no one waits there");
    let won = view(&bob, &played).await;
    assert_eq!((won.stage, won.winners), (TableStage::Over, vec![1]));
    assert_eq!(view(&bob, &joined).await.seats[1].sitter, Sitter::Nobody);
    assert!(server.app.store.unfinished().await.unwrap().iter().all(|id| *id != alone));
}

#[tokio::test]
async fn the_host_of_the_server_takes_somebody_off_a_table() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let friend = SeatPlan::Me { name: Some("Dan".to_string()) };
    let table = make(&ada, settings("carcassonne/first"), &[me(), friend, SeatPlan::Open]).await.id;
    act(&bob, &table, JOIN).await.unwrap();
    act(&ada, &table, Command::LetBotPlay { seat: 1 }).await.unwrap();
    let kick = |name: &str| AdminCommand::Kick { name: name.to_string(), table: table.clone() };
    server.app.admin(kick("Ada")).await.unwrap();
    let kicked = view(&bob, &table).await;
    assert_eq!(kicked.seats.iter().map(|seat| seat.lost).collect::<Vec<_>>(), [true, true, false]);
    assert!(!view(&ada, &table).await.you_may.contains(&Permission::Return));
    assert!(server.app.admin(kick("Ada")).await.is_err(), "she is not there any more");
}

#[tokio::test]
async fn rules_are_written_in_one_way() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let odd = TableSettings { options: vec!["river".to_string(); 50], ..private("carcassonne/first+river") };
    let table = make(&ada, odd, &[me(), bot("easy")]).await;
    assert_eq!(table.settings.rules, "carcassonne/first");
    assert_eq!(table.settings.options, ["river"]);
}

#[tokio::test]
async fn a_rematch_is_a_new_table_and_counts_as_one() {
    let server = Server::with(|config| config.limits.tables_per_hour = 2).await;
    let ada = server.guest().await;
    let mut table = make(&ada, private("carcassonne/first"), &[me(), bot("easy")]).await.id;
    let mut refused = None;
    for _ in 0..3 {
        act(&ada, &table, Command::Resign).await.unwrap();
        match act(&ada, &table, REMATCH).await {
            Ok(_) => table = view(&ada, &table).await.rematch.unwrap(),
            Err(code) => refused = Some(code),
        }
        if refused.is_some() {
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("too_fast"));
}

#[tokio::test]
async fn the_host_arranges_the_seats_until_the_game_begins() {
    let server = Server::start().await;
    let (ada, bob, cleo) = (server.person("Ada").await, server.person("Bob").await, server.person("Cleo").await);
    let settings = TableSettings { first: First::Seat(0), ..private("carcassonne/first") };
    let table = make(&ada, settings, &[me(), SeatPlan::Open, SeatPlan::Open]).await;
    act_with_key(&bob, &table, JOIN).await.unwrap();
    let arrange = |seat, plan| Command::Arrange { seat, plan, pledge: None };
    // Bob is asked to stand up for Cleo, who is told.
    let mut stream = Stream::open(&cleo).await;
    act(&ada, &table.id, arrange(1, invited("Cleo"))).await.unwrap();
    assert!(matches!(stream.next().await, Some(StreamEvent::Challenge { .. })));
    let key = table.key.clone().unwrap();
    let seen: hedgerow_protocol::TableView = bob.get(&format!("/api/tables/{}?key={key}", table.id)).await.unwrap();
    assert!(seen.your_seats.is_empty() && seen.you_may.contains(&Permission::Join));
    assert_eq!(view(&cleo, &table.id).await.you_may, [Permission::Join, Permission::Leave, Permission::Chat]);
    assert_eq!(act(&ada, &table.id, Command::Start).await, Err("not_now".to_string()), "alone");
    assert_eq!(act(&ada, &table.id, arrange(7, SeatPlan::Open)).await, Err("bad_request".to_string()));
    assert_eq!(act(&ada, &table.id, arrange(2, invited("Nobody"))).await, Err("not_found".to_string()));
    // Cleo declines, and does not see the table any more.
    act(&cleo, &table.id, Command::Leave).await.unwrap();
    let hidden = cleo.get::<hedgerow_protocol::TableView>(&format!("/api/tables/{}", table.id)).await;
    assert_eq!(code(&hidden.unwrap_err()), "not_found");
    assert_eq!(view(&ada, &table.id).await.seats[1].sitter, Sitter::Nobody);
    // Bob sits down again and leaves again.
    act_with_key(&bob, &view(&ada, &table.id).await, JOIN).await.unwrap();
    act(&bob, &table.id, Command::Leave).await.unwrap();
    act(&ada, &table.id, arrange(1, bot("easy"))).await.unwrap();
    act(&ada, &table.id, Command::Start).await.unwrap();
    let begun = view(&ada, &table.id).await;
    assert_eq!((begun.stage, begun.seats.len()), (TableStage::Playing, 2), "the open seat is dropped");
    assert_eq!(act(&ada, &table.id, arrange(1, SeatPlan::Open)).await, Err("not_now".to_string()));
    assert_eq!(act(&ada, &table.id, Command::Leave).await, Err("not_now".to_string()));
}

#[tokio::test]
async fn a_bot_on_the_last_seat_begins_the_game() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    act(&ada, &table.id, Command::Arrange { seat: 1, plan: bot("easy"), pledge: None }).await.unwrap();
    assert_eq!(view(&ada, &table.id).await.stage, TableStage::Playing);
}
