//! Who may see and do what: people without the key, other people's seats, foreign pages.

use super::support::*;
use hedgerow_api_client::{Client, ClientError};
use hedgerow_protocol::{
    Choices, ClientMessage, Command, First, Permission, Pledge, SeatPlan, ServerMessage, TableList, TableSettings,
    TableStage, TableView,
};
use tokio_tungstenite::tungstenite;

/// The status with which a socket was refused.
async fn refused(client: &Client, table: &str, key: Option<&str>) -> Option<u16> {
    match client.open(table, key, None).await {
        Ok(_) => None,
        Err(ClientError::Socket(error)) => match *error {
            tungstenite::Error::Http(response) => Some(response.status().as_u16()),
            other => panic!("{other}"),
        },
        Err(other) => panic!("{other}"),
    }
}

#[tokio::test]
async fn a_private_table_is_not_there_for_those_without_its_key() {
    let server = Server::start().await;
    let (ada, stranger) = (server.guest().await, server.guest().await);
    let first = TableSettings { first: First::Seat(0), ..private("carcassonne/first") };
    let table = make(&ada, first, &[me(), bot("easy")]).await;
    let (id, key) = (&table.id, table.key.clone().expect("those who sit there know it"));
    let message = serde_json::to_string(&ClientMessage::Do { id: new_id(), version: 2, command: Command::Resign });
    let message = message.unwrap();
    let report = r#"{"message":1,"reason":"rude"}"#;
    let asked = async |client: &Client, query: &str| {
        let mut statuses = Vec::new();
        for (method, what, body) in [
            ("GET", "", ""),
            ("GET", "/insight", ""),
            ("GET", "/record", ""),
            ("GET", "/replay", ""),
            ("GET", "/hint", ""),
            ("POST", "/do", message.as_str()),
            ("POST", "/do", r#"{"type":"say","text":"hello"}"#),
            ("POST", "/report", report),
        ] {
            let answer = client.send(method, &format!("/api/tables/{id}{what}{query}"), body).await.unwrap();
            statuses.push(answer.status);
        }
        statuses
    };
    for query in ["", "?key=", "?key=wrong"] {
        assert_eq!(asked(&stranger, query).await, [404; 8], "{query}");
    }
    for key in [None, Some("wrong")] {
        assert_eq!(refused(&stranger, id, key).await, Some(404));
        assert_eq!(refused(&Client::stranger(server.address), id, key).await, Some(404));
    }
    let none = stranger.send("GET", "/api/tables/nowhere", "").await.unwrap();
    let hidden = stranger.send("GET", &format!("/api/tables/{id}"), "").await.unwrap();
    assert_eq!((none.status, none.body), (hidden.status, hidden.body), "the same as a table that does not exist");
    // With the key all of it can be looked at, and nothing played. (The last one reports a message that is not there.)
    let statuses = asked(&stranger, &format!("?key={key}")).await;
    assert_eq!(statuses[..7], [200, 200, 200, 200, 409, 403, 200]);
    assert_eq!(refused(&stranger, id, Some(&key)).await, None);
    let seen: TableView = stranger.get(&format!("/api/tables/{id}?key={key}")).await.unwrap();
    assert_eq!((seen.key, seen.your_seats.len()), (Some(key), 0));
    assert!(stranger.get::<TableList>("/api/tables").await.unwrap().tables.is_empty());
}

#[tokio::test]
async fn spectators_look_and_talk_but_do_not_play() {
    let server = Server::start().await;
    let (ada, bob, spectator) = (server.guest().await, server.guest().await, server.guest().await);
    let table = pair(settings("carcassonne/first"), &ada, &bob).await;
    let (player, waiting) = turn_of([&ada, &bob], &table.id).await;
    let seen = view(&spectator, &table.id).await;
    assert_eq!((seen.your_seats.len(), seen.you_may), (0, vec![Permission::Chat]));
    let Choices::Place { placements } = &view(player, &table.id).await.game.unwrap().turn.choices else { panic!() };
    let place = &placements[0];
    let action = format!("{}@{},{}r{}", place.tile, place.x, place.y, place.rotations[0]);
    assert_eq!(act(&spectator, &table.id, play(&action)).await, Err("not_yours".to_string()));
    assert_eq!(act(waiting, &table.id, play(&action)).await, Err("not_yours".to_string()));
    let drawn = play(&format!("+{}", place.tile));
    assert_eq!(act(player, &table.id, drawn).await, Err("not_yours".to_string()), "the server draws");
    act(player, &table.id, play(&action)).await.unwrap();
    let refused = |command| act(&spectator, &table.id, command);
    for command in [Command::Undo, Command::Resign, Command::Return, REMATCH, Command::Start] {
        let code = refused(command.clone()).await.unwrap_err();
        assert!(code == "not_yours" || code == "not_now", "{command:?}: {code}");
    }
    assert!(refused(Command::LetBotPlay { seat: 0 }).await.is_err());
    assert!(act(waiting, &table.id, Command::Undo).await.is_err(), "another's move cannot be undone");
    assert_eq!(view(&ada, &table.id).await.version, seen.version + 1, "only the move happened");
    let nobody = Client::stranger(server.address);
    assert_eq!(act(&nobody, &table.id, Command::Resign).await, Err("sign_in_first".to_string()));
    let mut live = nobody.open(&table.id, None, None).await.unwrap();
    let version = live.first_view().await.unwrap().version;
    let answer = live.carry_out("x", version, Command::Resign).await.unwrap();
    assert!(answer.unwrap_err().starts_with("SignInFirst"));
    live.send(&ClientMessage::Say { id: None, text: "hello".to_string() }).await.unwrap();
    until(&mut live, |message| matches!(message, ServerMessage::Refused { .. })).await;
}

#[tokio::test]
async fn seats_are_taken_once() {
    let server = Server::start().await;
    let (ada, bob, late) = (server.guest().await, server.guest().await, server.guest().await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open, SeatPlan::Open]).await;
    let join = |seat| Command::Join { seat, pledge: None, colour: None };
    act(&bob, &table.id, join(Some(1))).await.unwrap();
    assert_eq!(act(&late, &table.id, join(Some(1))).await, Err("taken".to_string()));
    assert_eq!(act(&late, &table.id, join(Some(9))).await, Err("bad_request".to_string()));
    assert_eq!(act(&bob, &table.id, join(Some(2))).await, Err("not_now".to_string()), "nobody sits twice");
    let bad = Command::Join { seat: None, pledge: Some(Pledge::Commitment("not a hash".to_string())), colour: None };
    assert_eq!(act(&late, &table.id, bad).await, Err("bad_request".to_string()));
    assert_eq!(act(&bob, &table.id, Command::Start).await, Err("not_yours".to_string()), "only the host starts");
    let arrange = Command::Arrange { seat: 0, plan: SeatPlan::Open, pledge: None };
    assert_eq!(act(&bob, &table.id, arrange).await, Err("not_yours".to_string()));
    act(&ada, &table.id, Command::Start).await.unwrap();
    let begun = view(&late, &table.id).await;
    assert_eq!((begun.stage, begun.seats.len()), (TableStage::Playing, 2), "the open seat is gone");
    assert_eq!(act(&late, &table.id, join(None)).await, Err("not_now".to_string()));
}

#[tokio::test]
async fn whoever_is_banned_or_deleted_sits_down_nowhere_even_by_a_socket_of_before() {
    let server = Server::start().await;
    let host = server.guest().await;
    for (name, refusal) in [("Bob", "NotYours"), ("Cleo", "SignInFirst")] {
        let client = server.person(name).await;
        let table = make(&host, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await.id;
        let mut live = client.open(&table, None, None).await.unwrap();
        let version = live.first_view().await.unwrap().version;
        let person = server.id(&client).await;
        // In the store alone, as when the command is on its way at that very moment.
        match name {
            "Bob" => server.app.store.set_banned(person, true, 1).await.unwrap(),
            _ => drop(server.app.store.delete_person(person, 1).await.unwrap()),
        }
        let answer =
            live.carry_out("x", version, Command::Join { seat: None, pledge: None, colour: None }).await.unwrap();
        assert!(answer.as_ref().is_err_and(|error| error.starts_with(refusal)), "{name}: {answer:?}");
    }
}

#[tokio::test]
async fn nobody_acts_with_a_cookie_or_token_that_is_not_theirs() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await;
    let cookie = ada.headers[0].1.clone();
    let altered = &cookie[..cookie.len() - 1];
    for (name, value) in [("Cookie", altered), ("Authorization", "Bearer 0123456789abcdef")] {
        let thief = Client::stranger(server.address).with_header(name, value);
        let refused = act(&thief, &table.id, Command::Resign).await;
        // A wrong token is refused even where no sign-in is needed.
        assert!(refused == Err("sign_in_first".to_string()), "{name}: {refused:?}");
    }
    assert_eq!(view(&ada, &table.id).await.stage, TableStage::Playing);
}

#[tokio::test]
async fn pages_of_other_sites_get_neither_sockets_nor_actions() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy")]).await;
    let own = format!("http://{}", server.address);
    for origin in ["https://evil.example", "null", &format!("{own}.evil.example"), "http://127.0.0.1:1"] {
        let lured = ada.clone().with_header("Origin", origin);
        assert_eq!(refused(&lured, &table.id, None).await, Some(403), "{origin}");
        assert_eq!(act(&lured, &table.id, Command::Resign).await, Err("wrong_origin".to_string()), "{origin}");
    }
    let at_home = ada.clone().with_header("Origin", &own);
    assert_eq!(refused(&at_home, &table.id, None).await, None);
    act(&at_home, &table.id, Command::Resign).await.unwrap();
}
