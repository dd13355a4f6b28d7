//! Rated games: what they need, and when they count.

use super::support::*;
use hedgerow_api_client::{Chooser, Client};
use hedgerow_protocol::{Clock, Command, Profile, RATED_PER_DAY, SeatPlan, TableSettings, Visibility};

const RULES: &str = "discovery/standard";

async fn standing(client: &Client, name: &str) -> (i32, u32, u32) {
    let profile: Profile = client.get(&format!("/api/people/{name}")).await.unwrap();
    let standing = &profile.standings[0];
    (standing.rating, standing.rated_games, standing.games)
}

#[tokio::test]
async fn a_rated_game_needs_people_a_clock_and_an_open_table() {
    let server = Server::start().await;
    let (ada, guest) = (server.person("Ada").await, server.guest().await);
    let refused = async |client: &Client, settings, seats: &[SeatPlan]| {
        let request = hedgerow_protocol::CreateTable {
            id: None,
            settings,
            seats: seats.to_vec(),
            pledge: None,
            colours: Vec::new(),
            what_if: None,
        };
        code(&client.make_table(&request).await.unwrap_err())
    };
    let open = [me(), SeatPlan::Open];
    assert_eq!(refused(&guest, rated(RULES), &open).await, "not_now", "guests have no rating");
    assert_eq!(refused(&ada, TableSettings { hints: true, ..rated(RULES) }, &open).await, "bad_request");
    assert_eq!(refused(&ada, TableSettings { clock: Clock::None, ..rated(RULES) }, &open).await, "bad_request");
    let hidden = TableSettings { visibility: Visibility::Private, ..rated(RULES) };
    assert_eq!(refused(&ada, hidden, &open).await, "bad_request");
    assert_eq!(refused(&ada, rated(RULES), &[me(), bot("easy")]).await, "not_now");
    assert_eq!(refused(&ada, rated(RULES), &[me(), me()]).await, "not_now");
    let masked = SeatPlan::Me { name: Some("Bob".to_string()) };
    assert_eq!(refused(&ada, rated(RULES), &[masked, SeatPlan::Open]).await, "bad_request", "under one's own name");
    let table = make(&ada, rated(RULES), &open).await.id;
    assert_eq!(act(&guest, &table, JOIN).await, Err("not_now".to_string()));
}

#[tokio::test]
async fn a_rated_game_counts_after_some_turns_and_leaving_is_losing() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let table = pair(rated(RULES), &ada, &bob).await.id;
    act(&bob, &table, Command::Resign).await.unwrap();
    assert_eq!(standing(&ada, "Ada").await, (1500, 0, 1), "nothing is won by what somebody gives up at once");
    let (lost, games, _) = standing(&ada, "Bob").await;
    assert!(lost < 1500 && games == 1, "{lost}");

    let table = pair(rated(RULES), &ada, &bob).await.id;
    let mut chooser = Chooser::new(5);
    // Five turns for each of the two.
    while view(&ada, &table).await.game.unwrap().turn.number <= 10 {
        assert!(step(&[&ada, &bob], &table, &mut chooser).await);
    }
    act(&bob, &table, Command::Resign).await.unwrap();
    let (won, games, _) = standing(&ada, "Ada").await;
    assert!(won > 1500 && games == 1, "{won}");
    assert!(standing(&ada, "Bob").await.0 < lost);
    // A game that is not rated changes nothing.
    let friendly = pair(settings(RULES), &ada, &bob).await.id;
    act(&ada, &friendly, Command::Resign).await.unwrap();
    assert_eq!(standing(&ada, "Ada").await, (won, 1, 3));
}

#[tokio::test]
async fn a_table_says_before_that_it_will_not_count() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let (ada_id, bob_id) = (server.id(&ada).await, server.id(&bob).await);
    for _ in 0..RATED_PER_DAY {
        let table = pair(rated(RULES), &ada, &bob).await;
        assert!(!table.uncounted);
        act(&bob, &table.id, Command::Resign).await.unwrap();
    }
    assert!(server.app.store.played_enough(&[ada_id, bob_id], server.app.clock.date_ms()).await.unwrap());
    let before = standing(&ada, "Bob").await;
    let table = make(&ada, rated(RULES), &[me(), SeatPlan::Open]).await;
    assert!(!table.uncounted, "nobody knows yet who comes");
    act(&bob, &table.id, JOIN).await.unwrap();
    assert!(view(&bob, &table.id).await.uncounted);
    act(&bob, &table.id, Command::Resign).await.unwrap();
    assert_eq!((standing(&ada, "Bob").await.0, standing(&ada, "Bob").await.1), (before.0, before.1));
}

#[tokio::test]
async fn a_program_that_plays_for_a_person_plays_no_rated_games() {
    let server = Server::start().await;
    let (ada, owner) = (server.person("Ada").await, server.person("Robert").await);
    let robot = Client::with_token(server.address, &server.token(&owner).await);
    let table = make(&ada, rated(RULES), &[me(), SeatPlan::Open]).await.id;
    assert_eq!(act(&robot, &table, JOIN).await, Err("not_now".to_string()));
    let mut live = robot.open(&table, None, None).await.unwrap();
    let version = live.first_view().await.unwrap().version;
    assert!(live.carry_out(&new_id(), version, JOIN).await.unwrap().is_err(), "nor over a socket");
    let request = hedgerow_protocol::CreateTable {
        id: None,
        settings: rated(RULES),
        seats: vec![me(), SeatPlan::Open],
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    };
    assert_eq!(code(&robot.make_table(&request).await.unwrap_err()), "not_now");
    // The person may, and a bot that says it is one; but not the program in the person's game.
    let theirs = make(&ada, rated(RULES), &[me(), SeatPlan::Open]).await.id;
    act(&owner, &theirs, JOIN).await.unwrap();
    assert_eq!(act(&robot, &theirs, Command::Resign).await, Err("not_now".to_string()));
    assert_eq!(owner.send("PUT", "/api/me/bot", "").await.unwrap().status, 200);
    act(&robot, &table, JOIN).await.unwrap();
    let seat = serde_json::to_value(&view(&ada, &table).await.seats[1].sitter).unwrap();
    assert_eq!(seat, serde_json::json!({ "is": "person", "name": "Robert", "guest": false, "bot": true }));
    assert!(ada.get::<Profile>("/api/people/Robert").await.unwrap().bot);
}

#[tokio::test]
async fn nobody_plays_a_rated_game_with_their_own_bot() {
    let server = Server::start().await;
    let (ada, eve) = (server.person("Ada").await, server.person("Eve").await);
    let (snug, slow) = (server.bot(&ada, "Snug").await, server.bot(&ada, "Slow").await);
    let not_now = Err("not_now".to_string());
    let open = [me(), SeatPlan::Open];
    let table = make(&ada, rated(RULES), &open).await.id;
    assert_eq!(act(&snug, &table, JOIN).await, not_now);
    let plan = |name: &str| Command::Arrange { seat: 1, plan: invited(name), pledge: None };
    assert_eq!(act(&ada, &table, plan("Snug")).await, not_now);
    act(&ada, &table, plan("Eve")).await.unwrap();
    let table = make(&snug, rated(RULES), &open).await.id;
    assert_eq!((act(&ada, &table, JOIN).await, act(&slow, &table, JOIN).await), (not_now.clone(), not_now.clone()));
    let request = hedgerow_protocol::CreateTable {
        id: None,
        settings: rated(RULES),
        seats: vec![me(), invited("Slow")],
        pledge: None,
        colours: Vec::new(),
        what_if: None,
    };
    assert_eq!(code(&snug.make_table(&request).await.unwrap_err()), "not_now");
    act(&eve, &table, JOIN).await.unwrap();
    // For fun they may.
    let table = make(&ada, settings(RULES), &open).await.id;
    act(&snug, &table, JOIN).await.unwrap();
}
