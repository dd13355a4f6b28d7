//! Undo, take-backs, ending by agreement, resigning.

use super::support::*;
use hedgerow_api_client::{Chooser, Client};
use hedgerow_protocol::{
    Answer, Choices, Command, First, Happening, Permission, Proposal, SeatPlan, TableSettings, TableStage, TableView,
};

const TAKE_BACK: Command = Command::Propose { what: Proposal::TakeBack };
const END: Command = Command::Propose { what: Proposal::End };
const AGREE: Command = Command::Answer { answer: Answer::Agree };
const REFUSE: Command = Command::Answer { answer: Answer::Refuse };

fn refused(code: &str) -> Result<u32, String> {
    Err(code.to_string())
}

fn first(seat: u8, rules: &str) -> TableSettings {
    TableSettings { first: First::Seat(seat), ..settings(rules) }
}

/// Places a tile and passes, which ends the turn.
async fn turn(client: &Client, table: &str) {
    let placed = Chooser::new(1).choose(&view(client, table).await).unwrap();
    act(client, table, play(&placed)).await.unwrap();
    if matches!(view(client, table).await.game.unwrap().turn.choices, Choices::Use { .. }) {
        let _ = act(client, table, play("-")).await;
    }
}

fn hand(view: &TableView) -> (u32, u8, Vec<Vec<String>>) {
    let turn = &view.game.as_ref().unwrap().turn;
    (turn.number, turn.seat, turn.hands.clone())
}

#[tokio::test]
async fn the_own_last_action_is_undone_until_something_is_revealed() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(first(0, "carcassonne/first"), &ada, &bob).await.id;
    assert_eq!(act(&ada, &table, Command::Undo).await, refused("not_now"), "nothing to undo");
    let before = view(&ada, &table).await;
    let action = Chooser::new(1).choose(&before).unwrap();
    act(&ada, &table, play(&action)).await.unwrap();
    let placed = view(&ada, &table).await;
    assert!(placed.you_may.contains(&Permission::Undo));
    assert!(!view(&bob, &table).await.you_may.contains(&Permission::Undo));
    act(&ada, &table, Command::Undo).await.unwrap();
    let undone = view(&ada, &table).await;
    assert_eq!((&undone.game, &undone.log), (&before.game, &before.log));
    assert_eq!(act(&ada, &table, Command::Undo).await, refused("not_now"), "once");
    act(&ada, &table, play(&action)).await.unwrap();
    assert_eq!(view(&ada, &table).await.game, placed.game);
    act(&ada, &table, play("-")).await.unwrap();
    // Bob's tile is on the table now.
    assert_eq!(act(&ada, &table, Command::Undo).await, refused("not_now"));
    assert!(!view(&ada, &table).await.you_may.contains(&Permission::Undo));
}

#[tokio::test]
async fn a_take_back_needs_the_other_and_shows_no_new_tiles() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    for rules in ["carcassonne/first", "discovery/advanced"] {
        let table = pair(first(0, rules), &ada, &bob).await.id;
        assert_eq!(act(&ada, &table, TAKE_BACK).await, refused("not_now"), "nothing was placed yet");
        turn(&ada, &table).await;
        turn(&bob, &table).await;
        let begin = view(&ada, &table).await;
        turn(&ada, &table).await;
        let next = hand(&view(&ada, &table).await);
        assert_ne!(next, hand(&begin));
        act(&ada, &table, TAKE_BACK).await.unwrap();
        let proposed = view(&bob, &table).await;
        assert_eq!(proposed.proposal.unwrap().seat, 0);
        assert!(proposed.you_may.contains(&Permission::AnswerProposal));
        assert_eq!(hand(&proposed), next, "nothing happens before bob has agreed");
        assert_eq!(act(&ada, &table, AGREE).await, refused("not_now"), "with oneself one does not agree");
        assert_eq!(act(&bob, &table, END).await, refused("not_now"), "one proposal at a time");
        act(&bob, &table, REFUSE).await.unwrap();
        let refusal = view(&ada, &table).await;
        assert_eq!((refusal.proposal, hand(&refusal)), (None, next.clone()));
        assert_eq!(act(&bob, &table, AGREE).await, refused("not_now"), "nothing is proposed any more");
        act(&ada, &table, TAKE_BACK).await.unwrap();
        act(&bob, &table, AGREE).await.unwrap();
        let back = view(&ada, &table).await;
        assert_eq!((&back.game, &back.log, back.proposal), (&begin.game, &begin.log, None), "the same tile in hand");
        turn(&ada, &table).await;
        assert_eq!(hand(&view(&ada, &table).await), next, "and the same next tile");
    }
}

#[tokio::test]
async fn whoever_gave_up_has_no_say() {
    let server = Server::start().await;
    let (ada, bob, cleo) = (server.guest().await, server.guest().await, server.guest().await);
    let table = make(&ada, first(0, "carcassonne/first"), &[me(), SeatPlan::Open, SeatPlan::Open]).await.id;
    act(&bob, &table, JOIN).await.unwrap();
    act(&cleo, &table, JOIN).await.unwrap();
    act(&cleo, &table, Command::Resign).await.unwrap();
    act(&ada, &table, END).await.unwrap();
    assert!(!view(&cleo, &table).await.you_may.contains(&Permission::AnswerProposal));
    assert_eq!(act(&cleo, &table, REFUSE).await, refused("not_yours"));
    // Bob is the only one to be asked; when he gives up, no one is left who could refuse.
    act(&bob, &table, Command::Resign).await.unwrap();
    assert_eq!(view(&ada, &table).await.ended_by.as_deref(), Some("agreed"));
}

#[tokio::test]
async fn at_one_screen_the_tile_placed_last_is_taken_back() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, first(0, "carcassonne/first"), &[me(), me()]).await.id;
    let begin = view(&ada, &table).await;
    turn(&ada, &table).await;
    assert!(view(&ada, &table).await.you_may.contains(&Permission::ProposeTakeBack));
    act(&ada, &table, TAKE_BACK).await.unwrap();
    assert_eq!(hand(&view(&ada, &table).await), hand(&begin));
    turn(&ada, &table).await;
    let second = view(&ada, &table).await;
    turn(&ada, &table).await;
    act(&ada, &table, TAKE_BACK).await.unwrap();
    assert_eq!(hand(&view(&ada, &table).await), hand(&second), "one turn, not two");
}

#[tokio::test]
async fn a_proposal_can_be_withdrawn_and_ends_with_the_next_move() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(first(0, "carcassonne/first"), &ada, &bob).await.id;
    act(&ada, &table, END).await.unwrap();
    act(&ada, &table, REFUSE).await.unwrap();
    assert_eq!(view(&bob, &table).await.proposal, None);
    act(&bob, &table, END).await.unwrap();
    turn(&ada, &table).await;
    let after = view(&ada, &table).await;
    assert_eq!((after.proposal, after.stage), (None, TableStage::Playing));
    assert_eq!(act(&ada, &table, AGREE).await, refused("not_now"));
    act(&bob, &table, END).await.unwrap();
    act(&ada, &table, AGREE).await.unwrap();
    let end = view(&ada, &table).await;
    assert_eq!((end.stage, end.ended_by.as_deref(), end.winners.len()), (TableStage::Over, Some("agreed"), 0));
    assert_eq!(act(&bob, &table, Command::Resign).await, refused("not_now"), "it is over");
}

#[tokio::test]
async fn everybody_who_plays_is_asked_and_bots_are_not() {
    let server = Server::start().await;
    let people = [server.guest().await, server.guest().await, server.guest().await];
    let open = SeatPlan::Open;
    let seats = [me(), open.clone(), open, bot("easy")];
    let table = make(&people[0], first(0, "carcassonne/first"), &seats).await.id;
    for person in &people[1..] {
        act(person, &table, Command::Join { seat: None, pledge: None, colour: None }).await.unwrap();
    }
    act(&people[0], &table, END).await.unwrap();
    act(&people[2], &table, AGREE).await.unwrap();
    assert_eq!(view(&people[0], &table).await.stage, TableStage::Playing, "one is missing");
    assert_eq!(act(&people[2], &table, AGREE).await, refused("not_yours"), "agreed already");
    act(&people[1], &table, AGREE).await.unwrap();
    assert_eq!(view(&people[0], &table).await.ended_by.as_deref(), Some("agreed"));
}

#[tokio::test]
async fn against_a_bot_a_turn_is_taken_back_at_once() {
    let server = Server::start().await;
    let ada = server.guest().await;
    let table = make(&ada, first(0, "carcassonne/first"), &[me(), bot("easy")]).await;
    turn(&ada, &table.id).await;
    let mine = |view: &TableView| view.game.as_ref().is_some_and(|game| game.turn.seat == 0);
    let answered = wait_for(&ada, &table.id, |view| mine(view) && view.log.len() > 3).await;
    assert!(answered.log.iter().any(|(_, what)| matches!(what, Happening::Placed { seat: 1, .. })));
    act(&ada, &table.id, TAKE_BACK).await.unwrap();
    let back = view(&ada, &table.id).await;
    assert_eq!((back.game, back.log, back.proposal), (table.game, table.log, None));
    turn(&ada, &table.id).await;
    wait_for(&ada, &table.id, mine).await;
}

#[tokio::test]
async fn nothing_is_taken_back_in_a_rated_game() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let rated = TableSettings { first: First::Seat(0), ..rated("carcassonne/first") };
    let table = pair(rated, &ada, &bob).await.id;
    turn(&ada, &table).await;
    assert!(!view(&ada, &table).await.you_may.contains(&Permission::ProposeTakeBack));
    assert_eq!(act(&ada, &table, TAKE_BACK).await, refused("not_now"));
    assert_eq!(act(&ada, &table, Command::LetBotPlay { seat: 0 }).await, refused("not_now"), "nor does a bot help");
}

#[tokio::test]
async fn who_resigns_has_lost() {
    let server = Server::start().await;
    let (ada, bob) = (server.guest().await, server.guest().await);
    let table = pair(first(0, "carcassonne/first"), &ada, &bob).await.id;
    act(&bob, &table, Command::Resign).await.unwrap();
    let end = view(&ada, &table).await;
    assert_eq!((end.stage, end.winners, end.ended_by.as_deref()), (TableStage::Over, vec![0], Some("resigned")));
    assert_eq!(end.seats.iter().map(|seat| seat.lost).collect::<Vec<_>>(), [false, true]);
}

#[tokio::test]
async fn among_three_a_bot_plays_on_for_who_resigned_and_comes_last() {
    let server = Server::start().await;
    let people = [server.person("Ada").await, server.person("Bob").await, server.person("Cleo").await];
    let seats = [me(), SeatPlan::Open, SeatPlan::Open];
    let table = make(&people[0], first(2, "discovery/standard"), &seats).await.id;
    for person in &people[1..] {
        act(person, &table, Command::Join { seat: None, pledge: None, colour: None }).await.unwrap();
    }
    act(&people[2], &table, Command::Resign).await.unwrap();
    let played = wait_for(&people[0], &table, |view| view.game.as_ref().unwrap().turn.seat == 0).await;
    assert_eq!((played.stage, played.seats[2].stand_in.as_deref()), (TableStage::Playing, Some("normal")));
    assert_eq!(act(&people[2], &table, Command::Return).await, refused("not_now"));
    assert_eq!(act(&people[2], &table, Command::Resign).await, refused("not_yours"), "once is enough");
    // The others only pass, so that the bot has the most points in the end.
    let end = finish_passing(&people[..2], &table).await;
    let outcome = end.game.unwrap().turn.outcome.unwrap();
    assert!(outcome.scores[2] > outcome.scores[0].max(outcome.scores[1]), "{outcome:?}");
    assert!(!end.winners.contains(&2), "points do not help who resigned: {:?}", end.winners);
    let profile: hedgerow_protocol::Profile = people[0].get("/api/people/Cleo").await.unwrap();
    assert_eq!((profile.standings[0].games, profile.standings[0].wins), (1, 0));
}

async fn finish_passing(clients: &[Client], table: &str) -> TableView {
    let mut chooser = Chooser::new(1);
    loop {
        for client in clients {
            let view = view(client, table).await;
            if view.stage == TableStage::Over {
                return view;
            }
            let passes = matches!(view.game.as_ref().unwrap().turn.choices, Choices::Use { .. });
            if let Some(action) = chooser.choose(&view) {
                act(client, table, play(if passes { "-" } else { &action })).await.unwrap();
            }
        }
    }
}
