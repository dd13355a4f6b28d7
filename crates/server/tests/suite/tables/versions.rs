//! Lost connections, repeated messages, several windows: nothing twice, nothing missed.

use super::support::*;
use hedgerow_api_client::{Chooser, Client, LiveTable};
use hedgerow_protocol::{ClientMessage, Command, PlayOn, ServerMessage, TableView};

async fn socket(client: &Client, table: &str, since: Option<u32>) -> LiveTable {
    client.open(table, None, since).await.unwrap()
}

fn choice(view: &TableView) -> String {
    Chooser::new(1).choose(view).expect("there is something to do")
}

#[tokio::test]
async fn what_answers_an_old_version_is_refused() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), me()]).await;
    let mut live = socket(&ada, &table.id, None).await;
    live.first_view().await.unwrap();
    let action = choice(&table);
    assert_eq!(live.carry_out("one", 2, play(&action)).await.unwrap(), Ok(3));
    for version in [0, 2, 4, u32::MAX] {
        let refused = live.carry_out(&new_id(), version, Command::Undo).await.unwrap().unwrap_err();
        assert!(refused.starts_with("Stale") && refused.contains("version 3"), "{refused}");
    }
    assert_eq!(live.carry_out("two", 3, Command::Undo).await.unwrap(), Ok(4));
}

#[tokio::test]
async fn the_same_id_is_carried_out_once_even_after_a_restart() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(private("carcassonne/first"), &ada, &bob).await;
    let (player, other) = turn_of([&ada, &bob], &table.id).await;
    let next = table.version + 1;
    let command = play(&choice(&view(player, &table.id).await));
    let message = ClientMessage::Do { id: "mine".to_string(), version: table.version, command: command.clone() };
    let path = format!("/api/tables/{}/do", table.id);
    let first: PlayOn = player.post(&path, &message).await.unwrap();
    let again: PlayOn = player.post(&path, &message).await.unwrap();
    assert_eq!((first.version, again.version), (next, next));
    let mut live = socket(player, &table.id, None).await;
    assert_eq!(live.carry_out("mine", table.version, command.clone()).await.unwrap(), Ok(next), "over the socket too");
    assert_eq!(live.carry_out("mine", 99, Command::Resign).await.unwrap(), Ok(next), "whatever it says now");
    // Ids are each person's own.
    let theirs = ClientMessage::Do { id: "mine".to_string(), version: table.version, command: command.clone() };
    assert_eq!(code(&other.post::<PlayOn>(&path, &theirs).await.unwrap_err()), "stale");

    let (player, other) = (player.clone(), other.clone());
    let server = Server::on(server.stop().await, |_| ()).await;
    let moved = |client: &Client| client.at(server.address);
    let again: PlayOn = moved(&player).post(&path, &message).await.unwrap();
    assert_eq!(again.version, next);
    assert_eq!(view(&moved(&other), &table.id).await.version, next);
}

#[tokio::test]
async fn who_comes_back_is_told_exactly_what_was_missed() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(settings("hunters/en-2014"), &ada, &bob).await;
    let mut watched = socket(&ada, &table.id, None).await;
    watched.first_view().await.unwrap();
    let mut told = Vec::new();
    for _ in 0..8 {
        move_of([&ada, &bob], &table.id).await;
        let event = until(&mut watched, |message| matches!(message, ServerMessage::Event { .. })).await;
        let ServerMessage::Event { event } = event else { panic!() };
        told.push((event.version, event.number, event.happenings));
    }
    let now = table.version + 8;
    let mut back = socket(&ada, &table.id, Some(table.version + 3)).await;
    back.view = Some(view(&ada, &table.id).await);
    let mut missed = Vec::new();
    while missed.len() < 5 {
        match back.next().await.unwrap() {
            ServerMessage::Event { event } => missed.push((event.version, event.number, event.happenings)),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(missed, told[3..]);
    assert!(matches!(back.next().await.unwrap(), ServerMessage::Here { .. }), "and nothing else");
    // A client that missed nothing is told nothing but who is here.
    let mut same = socket(&ada, &table.id, Some(now)).await;
    assert!(matches!(same.next().await.unwrap(), ServerMessage::Here { .. }));
    for since in [0, 1, now + 1, u32::MAX] {
        let mut lost = socket(&ada, &table.id, Some(since)).await;
        let first = lost.next().await.unwrap();
        assert!(matches!(&first, ServerMessage::View { view } if view.version == now), "{since}: {first:?}");
    }
    assert_eq!(view(&bob, &table.id).await.version, now, "the table does not mind strange numbers");
}

#[tokio::test]
async fn what_an_undo_changed_is_shown_anew() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), me()]).await;
    let placed = act(&ada, &table.id, play(&choice(&table))).await.unwrap();
    act(&ada, &table.id, Command::Undo).await.unwrap();
    let again = act(&ada, &table.id, play(&choice(&table))).await.unwrap();
    let mut before = socket(&ada, &table.id, Some(placed)).await;
    assert!(matches!(before.next().await.unwrap(), ServerMessage::View { view } if view.version == again));
    let mut after = socket(&ada, &table.id, Some(placed + 1)).await;
    assert!(matches!(after.next().await.unwrap(), ServerMessage::Event { event } if event.version == again));
}

#[tokio::test]
async fn too_much_to_tell_is_shown_anew() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), me()]).await;
    let mut chooser = Chooser::new(2);
    for _ in 0..130 {
        assert!(step(&[&ada], &table.id, &mut chooser).await);
    }
    let mut lost = socket(&ada, &table.id, Some(table.version)).await;
    assert!(matches!(lost.next().await.unwrap(), ServerMessage::View { .. }));
    let mut late = socket(&ada, &table.id, Some(table.version + 10)).await;
    assert!(matches!(late.next().await.unwrap(), ServerMessage::Event { .. }));
}

#[tokio::test]
async fn every_window_and_device_of_a_person_follows() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.guest().await);
    let phone = server.sign_in("Ada").await;
    let table = pair(private("carcassonne/first"), &ada, &bob).await;
    let mut windows = [
        socket(&ada, &table.id, None).await,
        socket(&ada, &table.id, None).await,
        socket(&phone, &table.id, None).await,
    ];
    for window in &mut windows {
        let seen = window.first_view().await.unwrap();
        assert_eq!((seen.your_seats.as_slice(), seen.spectators), (&[0][..], 0));
    }
    let (mut by_ada, mut by_phone) = (0, 0);
    while by_ada < 3 || by_phone < 3 {
        let seen = view(&bob, &table.id).await;
        let ours = seen.game.as_ref().unwrap().turn.seat == 0;
        // The person's turn is played in the first window and on the phone by turns.
        let version = if ours {
            let window = if by_ada <= by_phone { 0 } else { 2 };
            *(if window == 0 { &mut by_ada } else { &mut by_phone }) += 1;
            let action = choice(windows[window].view.as_ref().unwrap());
            let live = &mut windows[window];
            live.carry_out(&new_id(), seen.version, play(&action)).await.unwrap().unwrap()
        } else {
            act(&bob, &table.id, play(&choice(&seen))).await.unwrap()
        };
        for window in &mut windows {
            while window.view.as_ref().unwrap().version < version {
                window.next().await.unwrap();
            }
        }
    }
    let [one, other, phone] = windows;
    assert_eq!(one.view, other.view);
    assert_eq!(one.view.as_ref().unwrap().game, phone.view.as_ref().unwrap().game);
}
