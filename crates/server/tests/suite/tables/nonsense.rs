//! What broken and hostile programs send, while another table plays on.

use super::support::*;
use crate::anything_sent::{bodies, runner};
use hedgerow_protocol::{ClientMessage, Command, ErrorCode, ServerMessage, TableStage};
use tokio::sync::Mutex;

fn error_of(message: &ServerMessage) -> Option<ErrorCode> {
    match message {
        ServerMessage::Refused { error, .. } => Some(error.code),
        _ => None,
    }
}

#[tokio::test]
async fn broken_messages_are_refused_and_do_no_harm() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), me()]).await;
    let mut live = ada.open(&table.id, None, None).await.unwrap();
    live.first_view().await.unwrap();
    let long = "x".repeat(65);
    for text in [
        "",
        "hello",
        "[]",
        "{}",
        "null",
        "{\"type\":\"do\"}",
        "{\"type\":\"nothing\"}",
        r#"{"type":"do","id":"a","version":-1,"command":{"do":"undo"}}"#,
        r#"{"type":"do","id":"a","version":2,"command":{"do":"win"}}"#,
        r#"{"type":"do","id":"a","version":2,"command":{"do":"play","action":7}}"#,
        &format!(r#"{{"type":"do","id":"{long}","version":2,"command":{{"do":"undo"}}}}"#),
        r#"{"type":"do","id":"","version":2,"command":{"do":"undo"}}"#,
        r#"{"type":"do","id":"b","version":2,"command":{"do":"play","action":"\u0000\u2028 💥"}}"#,
        r#"{"type":"do","id":"c","version":2,"command":{"do":"play","action":"RFr@99999999999,0r1"}}"#,
        r#"{"type":"do","id":"d","version":2,"command":{"do":"play","action":""}}"#,
    ] {
        live.send_text(text.to_string()).await.unwrap();
        let refused = until(&mut live, |message| error_of(message).is_some()).await;
        assert_eq!(error_of(&refused), Some(ErrorCode::BadRequest), "{text}");
    }
    for command in [Command::LetBotPlay { seat: 255 }, Command::Join { seat: Some(255), pledge: None, colour: None }] {
        assert!(live.carry_out(&new_id(), 2, command).await.unwrap().is_err());
    }
    // A square that is far away but can be said is a matter of the rules.
    let hand = view(&ada, &table.id).await.game.unwrap().turn;
    let far = play(&format!("{}@30000,-30000r0", hand.hands[hand.seat as usize][0]));
    let refused = live.carry_out(&new_id(), 2, far).await.unwrap().unwrap_err();
    assert!(refused.starts_with("Illegal") || refused.starts_with("BadRequest"), "{refused}");
    live.send(&ClientMessage::Ping).await.unwrap();
    until(&mut live, |message| *message == ServerMessage::Pong).await;
    assert_eq!(view(&ada, &table.id).await.version, 2);
}

#[tokio::test]
async fn sockets_that_make_no_sense_are_closed_while_others_play_on() {
    let server = Server::with(|config| config.limits.messages_per_second = 20).await;
    let players = [server.guest().await, server.guest().await];
    let playing = pair(settings("discovery/standard"), &players[0], &players[1]).await;
    let playing_on = async {
        let mut chooser = hedgerow_api_client::Chooser::new(1);
        for _ in 0..10 {
            assert!(step(&[&players[0], &players[1]], &playing.id, &mut chooser).await);
        }
    };
    let hostile = async {
        let client = server.guest().await;
        let table = make(&client, settings("carcassonne/first"), &[me(), bot("easy")]).await.id;
        let mut live = client.open(&table, None, None).await.unwrap();
        live.send_bytes(vec![0; 10]).await.unwrap();
        assert_eq!(closed(&mut live).await, Some(1008), "binary");

        let mut live = client.open(&table, None, None).await.unwrap();
        live.send_text("x".repeat(17 * 1024)).await.unwrap();
        // What is left unread of it may end the connection before the reason is heard.
        assert!(matches!(closed(&mut live).await, Some(1009) | None), "too large");

        let other = server.guest().await;
        let mut live = other.open(&table, None, None).await.unwrap();
        for _ in 0..25 {
            let _ = live.send_text("nonsense".to_string()).await;
        }
        assert_eq!(closed(&mut live).await, Some(1008), "nonsense beyond patience");

        // A burst of 80 is fine, what follows is refused, and 20 refusals later it is over.
        let flooding = server.guest().await;
        let mut live = flooding.open(&table, None, None).await.unwrap();
        live.first_view().await.unwrap();
        let (mut pongs, mut refusals) = (0, 0);
        while live.send(&ClientMessage::Ping).await.is_ok() {
            let Ok(message) = live.next().await else { break };
            pongs += usize::from(message == ServerMessage::Pong);
            refusals += usize::from(error_of(&message) == Some(ErrorCode::TooFast));
        }
        assert!(pongs >= 80, "{pongs}");
        assert_eq!((refusals, live.close_code), (21, Some(1008)));
        // Without a socket it is the same person, and as fast.
        let hurry = futures_util::future::join_all((0..30).map(|_| act(&flooding, &table, Command::Undo)));
        assert!(hurry.await.contains(&Err("too_fast".to_string())));
    };
    tokio::join!(playing_on, hostile);
    assert_eq!(view(&players[0], &playing.id).await.stage, TableStage::Playing);
}

#[tokio::test]
async fn one_address_holds_only_so_many_sockets() {
    let server = Server::with(|config| config.limits.max_sockets = 3).await;
    let ada = server.guest().await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), me()]).await.id;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(ada.open(&table, None, None).await.unwrap());
    }
    assert!(ada.open(&table, None, None).await.is_err());
    sockets.pop().unwrap().close().await;
    let again = async {
        while ada.open(&table, None, None).await.is_err() {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(LONG, again).await.expect("a place is given back");
}

#[tokio::test]
async fn bad_choices_for_a_table_are_refused() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    let name = name(&ada).await;
    let two = r#"[{"for":"me"},{"for":"open"}]"#;
    for (settings, seats) in [
        (r#"{"rules":"chess"}"#, two),
        (r#"{"rules":"discovery/standard","options":["river"]}"#, two),
        (r#"{"rules":"carcassonne/first"}"#, "[]"),
        (r#"{"rules":"carcassonne/first"}"#, r#"[{"for":"me"}]"#),
        (r#"{"rules":"carcassonne/first"}"#, r#"[{"for":"bot","level":"easy"},{"for":"bot","level":"easy"}]"#),
        (r#"{"rules":"carcassonne/first"}"#, r#"[{"for":"me"},{"for":"bot","level":"exec:rm"}]"#),
        (r#"{"rules":"carcassonne/first"}"#, r#"[{"for":"me","name":"a\nb"},{"for":"open"}]"#),
        (r#"{"rules":"carcassonne/first"}"#, &format!(r#"[{{"for":"me"}},{{"for":"invited","name":"{name}"}}]"#)),
        (r#"{"rules":"carcassonne/first","first":{"seat":2}}"#, two),
        (r#"{"rules":"carcassonne/first","clock":{"kind":"live","seconds":9,"increment":0}}"#, two),
        (r#"{"rules":"carcassonne/first","clock":{"kind":"turns","seconds":59}}"#, two),
        (r#"{"rules":"carcassonne/first","draws":"entered","clock":{"kind":"turns","seconds":600}}"#, two),
        (r#"{"rules":"carcassonne/first","cheat":true}"#, two),
    ] {
        let body = format!(r#"{{"settings":{settings},"seats":{seats}}}"#);
        let answer = ada.send("POST", "/api/tables", &body).await.unwrap();
        assert_eq!(answer.status, 400, "{body}: {}", answer.body);
        assert!(answer.body.contains("bad_request"), "{body}: {}", answer.body);
    }
    let body = format!(r#"{{"settings":{{"rules":"carcassonne/first"}},"seats":{two}}}"#);
    assert_eq!(ada.send("POST", "/api/tables", &body).await.unwrap().status, 200);
    let nobody = body.replace(r#"{"for":"open"}"#, r#"{"for":"invited","name":"Nobody"}"#);
    assert_eq!(ada.send("POST", "/api/tables", &nobody).await.unwrap().status, 404);
}

/// Broken messages on a real socket, one after the other: each is answered or ends the socket, and the table goes on.
#[test]
fn whatever_is_said_to_a_socket_is_answered() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (_server, ada, table, live) = runtime.block_on(async {
        let server = Server::start().await;
        let ada = server.guest().await;
        let table = make(&ada, settings("carcassonne/first"), &[me(), me()]).await;
        let live = Mutex::new(ada.open(&table.id, None, None).await.unwrap());
        (server, ada, table, live)
    });
    let example = ClientMessage::Do { id: "same".into(), version: 2, command: play("U@1,0r3") };
    let outcome = runner(300).run(&bodies(&serde_json::to_value(example).unwrap()), |body| {
        runtime.block_on(async {
            let mut live = live.lock().await;
            let _ = live.send_text(String::from_utf8_lossy(&body).into_owned()).await;
            let answered = |message: &ServerMessage| {
                matches!(message, ServerMessage::Refused { .. } | ServerMessage::Done { .. } | ServerMessage::Pong)
            };
            let answer = async {
                loop {
                    match live.next().await {
                        Ok(message) if answered(&message) => return Some(message),
                        Ok(_) => {}
                        Err(_) => return None,
                    }
                }
            };
            let answer = tokio::time::timeout(LONG, answer).await.expect("no answer at all");
            assert_ne!(answer.as_ref().and_then(error_of), Some(ErrorCode::Internal));
            // Patience has an end.
            if answer.is_none() {
                *live = ada.open(&table.id, None, None).await.unwrap();
            }
        });
        Ok(())
    });
    outcome.unwrap();
    assert_eq!(runtime.block_on(view(&ada, &table.id)).stage, TableStage::Playing);
}
