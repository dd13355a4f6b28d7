//! How a table looks to its people: colours, what bots are called and how fast they are seen to play, which game is chosen.

use super::support::*;
use hedgerow_notation::Record;
use hedgerow_protocol::{
    BotSpeed, Command, CreateTable, First, Replay, SeatPlan, Sitter, TableList, TableSettings, TableStage, TableView,
};
use std::time::Duration;

fn colours(table: &TableView) -> Vec<u8> {
    table.seats.iter().map(|seat| seat.colour).collect()
}

fn colour(seat: u8, colour: u8) -> Command {
    Command::Colour { seat, colour }
}

#[tokio::test]
async fn people_choose_the_colours_of_their_seats() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let seats = [me(), SeatPlan::Open, bot("easy"), SeatPlan::Open];
    let with = |colours: &[Option<u8>]| CreateTable {
        id: None,
        settings: TableSettings { first: First::Seat(0), ..settings("carcassonne/first") },
        seats: seats.to_vec(),
        pledge: None,
        colours: colours.to_vec(),
        what_if: None,
    };
    for wrong in [&[Some(5)][..], &[Some(1), Some(1)], &[None; 5]] {
        assert_eq!(code(&ada.make_table(&with(wrong)).await.unwrap_err()), "bad_request", "{wrong:?}");
    }
    let table = ada.make_table(&with(&[Some(3)])).await.unwrap();
    assert_eq!(colours(&table), [3, 1, 2, 0], "chosen, or by seat, or what is left");
    let id = &table.id;
    // A player who sits down gets the colour they like, if no one chose it.
    let join = |colour| Command::Join { seat: Some(1), pledge: None, colour };
    act(&bob, id, join(Some(3))).await.unwrap();
    assert_eq!(colours(&view(&bob, id).await), [3, 1, 2, 0]);
    act(&bob, id, Command::Leave).await.unwrap();
    act(&bob, id, join(Some(2))).await.unwrap();
    assert_eq!(colours(&view(&bob, id).await), [3, 2, 0, 1]);
    // A colour is swapped with a seat where no other person chose it.
    act(&bob, id, colour(1, 0)).await.unwrap();
    assert_eq!(colours(&view(&bob, id).await), [3, 0, 2, 1]);
    act(&ada, id, colour(2, 4)).await.unwrap();
    assert_eq!(colours(&view(&bob, id).await), [3, 0, 4, 1]);
    for (command, refused) in [
        (colour(1, 3), "taken"),
        (colour(0, 4), "not_yours"),
        (colour(2, 4), "not_yours"),
        (colour(1, 5), "bad_request"),
        (colour(9, 1), "bad_request"),
    ] {
        assert_eq!(act(&bob, id, command.clone()).await, Err(refused.to_string()), "{command:?}");
    }
    // The seats that are taken keep their colours when the game begins without the others.
    act(&ada, id, Command::Start).await.unwrap();
    let begun = view(&ada, id).await;
    assert_eq!((begun.stage, colours(&begun)), (TableStage::Playing, vec![3, 0, 4]));
    assert_eq!(act(&bob, id, colour(1, 1)).await, Err("not_now".to_string()));
    let listed = bob.get::<TableList>("/api/me/tables").await.unwrap().tables.remove(0);
    assert_eq!((listed.colours, listed.turn), (vec![3, 0, 4], begun.game.map(|game| game.turn.seat)));
    let replay: Replay = bob.get(&format!("/api/tables/{id}/replay")).await.unwrap();
    assert_eq!(replay.colours, [3, 0, 4]);
    // And after a restart, and in the rematch.
    for client in [&ada, &bob] {
        act(client, id, Command::Resign).await.unwrap();
    }
    let server = Server::on(server.stop().await, |_| ()).await;
    let ada = ada.at(server.address);
    assert_eq!(colours(&view(&ada, id).await), [3, 0, 4]);
    act(&ada, id, REMATCH).await.unwrap();
    let rematch = view(&ada, id).await.rematch.unwrap();
    assert_eq!(colours(&view(&ada, &rematch).await), [3, 0, 4]);
}

#[tokio::test]
async fn bots_have_names_of_their_own() {
    let server = Server::start().await;
    let ada = server.person("Ada").await;
    let table = make(&ada, settings("carcassonne/first"), &[me(), bot("easy"), bot("easy"), SeatPlan::Open]).await;
    let bots = |table: &TableView| -> Vec<String> {
        let bot = |seat: &hedgerow_protocol::SeatView| match &seat.sitter {
            Sitter::Bot { level, name: Some(name) } if *name == seat.name => Some(format!("{name} ({level})")),
            _ => None,
        };
        table.seats.iter().filter_map(bot).collect()
    };
    let two = bots(&table);
    assert!(two.len() == 2 && two[0] != two[1], "{two:?}");
    // Another level is the same bot, and a third has another name.
    let arrange = |seat, level| Command::Arrange { seat, plan: bot(level), pledge: None };
    act(&ada, &table.id, arrange(1, "normal")).await.unwrap();
    act(&ada, &table.id, arrange(3, "easy")).await.unwrap();
    let begun = view(&ada, &table.id).await;
    let three = bots(&begun);
    assert_eq!((begun.stage, three.len()), (TableStage::Playing, 3));
    assert_eq!([&three[0], &three[1]], [&two[0].replace("easy", "normal"), &two[1]]);
    assert!(!two.contains(&three[2]));
    let record = ada.send("GET", &format!("/api/tables/{}/record", table.id), "").await.unwrap().body;
    assert_eq!(Record::read(&record, &[]).unwrap().players[1..], three);
}

#[tokio::test]
async fn the_host_changes_what_is_played_until_it_begins() {
    let server = Server::start().await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let table = make(&ada, settings("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    let change = |rules: &str, options: &[&str]| Command::ChangeRules {
        rules: rules.to_string(),
        options: options.iter().map(|option| option.to_string()).collect(),
    };
    assert_eq!(act(&bob, &table.id, change("hunters/en-2014", &[])).await, Err("not_yours".to_string()));
    assert_eq!(act(&ada, &table.id, change("chess", &[])).await, Err("bad_request".to_string()));
    act(&ada, &table.id, change("carcassonne/modern", &["river"])).await.unwrap();
    let listed = ada.get::<TableList>("/api/tables").await.unwrap().tables.remove(0);
    assert_eq!((listed.rules.as_str(), listed.options.as_slice()), ("carcassonne/modern", &["river".to_string()][..]));
    act(&ada, &table.id, change("hunters/en-2014", &[])).await.unwrap();
    act(&bob, &table.id, JOIN).await.unwrap();
    let begun = view(&bob, &table.id).await;
    assert_eq!((begun.stage, begun.settings.rules.as_str()), (TableStage::Playing, "hunters/en-2014"));
    assert_eq!(begun.game.unwrap().tiles[0].tile, "L01");
    assert_eq!(act(&ada, &table.id, change("carcassonne/first", &[])).await, Err("not_now".to_string()));
    let rated = make(&ada, rated("carcassonne/first"), &[me(), SeatPlan::Open]).await;
    assert_eq!(act(&ada, &rated.id, change("hunters/en-2014", &[])).await, Err("not_now".to_string()));
}

#[tokio::test]
async fn bots_play_as_fast_as_the_host_likes() {
    // At the server's own pace no move would come within the test.
    let server = Server::with(|config| config.bot_delay = 3_600_000).await;
    let (ada, bob) = (server.person("Ada").await, server.person("Bob").await);
    let begins = |bot_speed| TableSettings { first: First::Seat(1), bot_speed, ..settings("carcassonne/first") };
    let placed = |view: &TableView| view.game.as_ref().unwrap().tiles.len() > 1;
    let instant = make(&ada, begins(BotSpeed::Instant), &[me(), bot("easy")]).await;
    wait_for(&ada, &instant.id, placed).await;
    let relaxed = make(&ada, begins(BotSpeed::Relaxed), &[me(), bot("easy")]).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(!placed(&view(&ada, &relaxed.id).await));
    let faster = Command::ChangeBotSpeed { speed: BotSpeed::Instant };
    assert_eq!(act(&bob, &relaxed.id, faster.clone()).await, Err("not_yours".to_string()));
    act(&ada, &relaxed.id, faster).await.unwrap();
    let now = wait_for(&ada, &relaxed.id, placed).await;
    assert_eq!(now.settings.bot_speed, BotSpeed::Instant);
}
