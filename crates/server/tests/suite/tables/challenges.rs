//! Challenges: what an account accepts, and how an invitation ends.

use super::support::*;
use hedgerow_api_client::{Client, ClientError};
use hedgerow_protocol::{
    Accepts, ApiError, Clock, Command, CreateTable, DeclineReason, ErrorCode, SeatPlan, SecondsRange, Sitter,
    StreamEvent, TableSettings, TableStage,
};
use std::time::Duration;

const RULES: &str = "discovery/standard";

/// Makes a table for a person and those they invite; the reason if one of them declines.
async fn challenge(from: &Client, settings: TableSettings, names: &[&str]) -> Result<String, DeclineReason> {
    let seats = std::iter::once(me()).chain(names.iter().map(|name| invited(name))).collect();
    let request = CreateTable { id: None, settings, seats, pledge: None, colours: Vec::new(), what_if: None };
    match from.make_table(&request).await {
        Ok(table) => Ok(table.id),
        Err(ClientError::Refused { status, body }) => {
            let error: ApiError = serde_json::from_str(&body).unwrap();
            assert_eq!((status, error.code), (409, ErrorCode::Declined), "{body}");
            Err(error.declined.unwrap())
        }
        Err(other) => panic!("{other}"),
    }
}

async fn accept_only(client: &Client, accepts: &Accepts) {
    let answer = client.send("PUT", "/api/me/accepts", &serde_json::to_string(accepts).unwrap()).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(client.get::<Accepts>("/api/me/accepts").await.unwrap(), *accepts);
}

#[tokio::test]
async fn what_an_account_does_not_accept_is_declined_with_the_reason() {
    let server = Server::start().await;
    let (ada, eve) = (server.person("Ada").await, server.person("Eve").await);
    let snug = server.bot(&eve, "Snug").await;
    let live = |seconds| TableSettings { clock: Clock::Live { seconds, increment: 5 }, ..settings(RULES) };
    for settings in [settings(RULES), private("hunters/en-2014"), rated(RULES), live(60)] {
        challenge(&ada, settings, &["Snug"]).await.expect("everything is accepted at first");
    }
    let live_clock = Some(SecondsRange { least: 300, most: 900 });
    let base = Accepts {
        rules: vec![RULES.to_string()],
        rated: false,
        without_clock: false,
        turn_clock: false,
        live_clock,
        seats: 2,
        ..Accepts::default()
    };
    accept_only(&snug, &base).await;
    assert_eq!(challenge(&ada, live(600), &["Snug"]).await.map(drop), Ok(()));
    let turns = TableSettings { clock: Clock::Turns { seconds: 86_400 }, ..settings(RULES) };
    let other = TableSettings { rules: "hunters/en-2014".to_string(), ..live(600) };
    for (settings, names, reason) in [
        (other, vec!["Snug"], DeclineReason::NotThisGame),
        (rated(RULES), vec!["Snug"], DeclineReason::NotRated),
        (settings(RULES), vec!["Snug"], DeclineReason::NotThisClock),
        (turns, vec!["Snug"], DeclineReason::NotThisClock),
        (live(60), vec!["Snug"], DeclineReason::NotThisClock),
        (live(901), vec!["Snug"], DeclineReason::NotThisClock),
        (live(600), vec!["Eve", "Snug"], DeclineReason::TooManySeats),
    ] {
        assert_eq!(challenge(&ada, settings, &names).await, Err(reason), "{reason:?}");
    }
    accept_only(&snug, &Accepts { casual: false, ..Accepts::default() }).await;
    assert_eq!(challenge(&ada, live(600), &["Snug"]).await, Err(DeclineReason::NotCasual));
    accept_only(&snug, &Accepts { live_clock: None, ..Accepts::default() }).await;
    assert_eq!(challenge(&ada, live(600), &["Snug"]).await, Err(DeclineReason::NotThisClock));
    // Whoever is asked by a bot, or asks one, can see that it is one.
    let mut to_ada = Stream::open(&ada).await;
    let asked = challenge(&snug, live(600), &["Ada"]).await.unwrap();
    assert!(matches!(to_ada.next().await, Some(StreamEvent::Challenge { table, bot: true, .. }) if table == asked));
    accept_only(&snug, &Accepts::default()).await;
    let asked = challenge(&ada, live(600), &["Snug"]).await.unwrap();
    assert_eq!(view(&ada, &asked).await.seats[1].sitter, Sitter::Invited { name: "Snug".to_string(), bot: true });
    // The owner decides too; nonsense is refused.
    let put = async |client: &Client, path: &str, body: &str| client.send("PUT", path, body).await.unwrap().status;
    assert_eq!(put(&eve, "/api/me/bots/Snug/accepts", r#"{"games":0}"#).await, 200);
    assert_eq!(challenge(&ada, settings(RULES), &["Snug"]).await, Err(DeclineReason::TooManyGames));
    for nonsense in [r#"{"rules":["chess"]}"#, r#"{"seats":1}"#, r#"{"live_clock":{"least":9,"most":8}}"#, r#"{"x":1}"#]
    {
        assert_eq!(put(&snug, "/api/me/accepts", nonsense).await, 400, "{nonsense}");
    }
}

#[tokio::test]
async fn games_at_once_are_counted_and_rules_do_not_change_behind_an_invitation() {
    let server = Server::start().await;
    let (ada, eve) = (server.person("Ada").await, server.person("Eve").await);
    let snug = server.bot(&eve, "Snug").await;
    accept_only(&snug, &Accepts { games: 1, rules: vec![RULES.to_string()], ..Accepts::default() }).await;
    // Invitations alone fill nothing up.
    let first = challenge(&ada, settings(RULES), &["Snug"]).await.unwrap();
    let second = challenge(&ada, settings(RULES), &["Snug", "Eve"]).await.unwrap();
    let rules = Command::ChangeRules { rules: "hunters/en-2014".to_string(), options: Vec::new() };
    assert_eq!(act(&ada, &first, rules.clone()).await, Err("declined".to_string()));
    act(&snug, &first, JOIN).await.unwrap();
    assert_eq!(challenge(&ada, settings(RULES), &["Snug"]).await, Err(DeclineReason::TooManyGames));
    // What it does by itself is its own business, and it is held to what it came for.
    act(&snug, &second, JOIN).await.unwrap();
    assert_eq!(act(&ada, &second, rules).await, Err("declined".to_string()));
    act(&snug, &first, Command::Resign).await.unwrap();
    act(&snug, &second, Command::Leave).await.unwrap();
    act(&ada, &first, REMATCH).await.expect("a rematch is an invitation too");
    accept_only(&snug, &Accepts { games: 0, ..Accepts::default() }).await;
    let waiting = make(&ada, settings(RULES), &[me(), SeatPlan::Open]).await.id;
    let arrange = Command::Arrange { seat: 1, plan: invited("Snug"), pledge: None };
    assert_eq!(act(&ada, &waiting, arrange).await, Err("declined".to_string()));
}

#[tokio::test]
async fn an_invitation_is_declined_withdrawn_or_waits_for_too_long() {
    let server = Server::by_hand(|_| ()).await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let (mut to_ada, mut to_bob) = (Stream::open(&ada).await, Stream::open(&bob).await);
    let table = challenge(&ada, private(RULES), &["Bob"]).await.unwrap();
    assert!(matches!(to_bob.next().await, Some(StreamEvent::Challenge { .. })));
    act(&bob, &table, Command::Decline { reason: DeclineReason::NotNow }).await.unwrap();
    let declined =
        |table: &str, reason| StreamEvent::Declined { table: table.to_string(), by: "Bob".to_string(), reason };
    assert_eq!(to_ada.next().await, Some(declined(&table, DeclineReason::NotNow)));
    assert!(
        ada.get::<hedgerow_protocol::TableView>(&format!("/api/tables/{table}")).await.unwrap().seats[1]
            .name
            .is_empty()
    );

    let table = challenge(&ada, settings(RULES), &["Bob"]).await.unwrap();
    to_bob.next().await.unwrap();
    act(&bob, &table, Command::Leave).await.unwrap();
    assert_eq!(to_ada.next().await, Some(declined(&table, DeclineReason::NoReason)));
    assert_eq!(act(&bob, &table, Command::Decline { reason: DeclineReason::NotNow }).await, Err("not_now".to_string()));

    let table = challenge(&ada, settings(RULES), &["Bob"]).await.unwrap();
    to_bob.next().await.unwrap();
    assert_eq!(act(&bob, &table, Command::Withdraw).await, Err("not_yours".to_string()));
    act(&ada, &table, Command::Withdraw).await.unwrap();
    let withdrawn = |table: &str| StreamEvent::Withdrawn { table: table.to_string() };
    assert_eq!(to_bob.next().await, Some(withdrawn(&table)));
    assert_eq!(to_ada.next().await, Some(StreamEvent::Over { table: table.clone() }));
    assert_eq!(act(&bob, &table, JOIN).await, Err("not_now".to_string()));

    let short = TableSettings { wait_seconds: Some(60), ..settings(RULES) };
    let table = challenge(&ada, short.clone(), &["Bob"]).await.unwrap();
    to_bob.next().await.unwrap();
    server.app.clock.pass(Duration::from_secs(59));
    assert_eq!(view(&bob, &table).await.stage, TableStage::Waiting);
    server.app.clock.pass(Duration::from_secs(2));
    assert_eq!(to_bob.next().await, Some(withdrawn(&table)));
    assert_eq!(view(&bob, &table).await.ended_by.as_deref(), Some("expired"));
    // A game that has begun does not end so.
    let table = challenge(&ada, short, &["Bob"]).await.unwrap();
    act(&bob, &table, JOIN).await.unwrap();
    server.app.clock.pass(Duration::from_secs(600));
    assert_eq!(view(&bob, &table).await.stage, TableStage::Playing);
    let endless = TableSettings { wait_seconds: Some(1), ..settings(RULES) };
    let request = serde_json::json!({ "settings": endless, "seats": [{ "for": "me" }, { "for": "open" }] });
    assert_eq!(ada.send("POST", "/api/tables", &request.to_string()).await.unwrap().status, 400);
}

#[tokio::test]
async fn nobody_is_invited_again_and_again() {
    let server = Server::with(|config| config.limits.tables_per_hour = 4).await;
    let (ada, _bob) = (server.person("Ada").await, server.person("Bob").await);
    let snug = server.bot(&ada, "Snug").await;
    let table = make(&ada, settings(RULES), &[me(), SeatPlan::Open]).await.id;
    let arrange = |plan| Command::Arrange { seat: 1, plan, pledge: None };
    for _ in 0..3 {
        act(&ada, &table, arrange(invited("Bob"))).await.unwrap();
        act(&ada, &table, arrange(SeatPlan::Open)).await.unwrap();
    }
    assert_eq!(act(&ada, &table, arrange(invited("Bob"))).await, Err("too_fast".to_string()));
    // Nor does a bot go on for its owner.
    let request = serde_json::json!({ "settings": settings(RULES), "seats": [me(), invited("Bob")] });
    assert_eq!(snug.send("POST", "/api/tables", &request.to_string()).await.unwrap().status, 429);
}
