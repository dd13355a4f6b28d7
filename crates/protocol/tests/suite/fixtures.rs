//! The whole games that the page's tests replay (`web/test/fixtures`) are what a server says today.

use hedgerow_notation::parse_action;
use hedgerow_protocol::{Choices, GameView, Replay, ReplayStep, TurnView, happenings};
use hedgerow_rules::{Game, Position, Rules};
use serde_json::{Value, json};
use std::sync::Arc;

/// The fixture made anew from its own rules and actions.
fn told_today(old: &Value) -> Value {
    let replay = &old["replay"];
    let words = |value: &Value| -> Vec<String> {
        value.as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_string()).collect()
    };
    let (rules, options, players) =
        (replay["rules"].as_str().unwrap(), words(&replay["options"]), words(&replay["players"]));
    let first = replay["first"].as_u64().unwrap() as u8;
    let game = Arc::new(Game::new(Rules::named(rules, options.iter().map(String::as_str)).unwrap()).unwrap());
    let mut position = Position::new(&game, players.len(), first.into()).unwrap();
    let start = GameView::of(&position, false);
    let mut steps = Vec::new();
    for step in replay["steps"].as_array().unwrap() {
        let word = step["action"].as_str().unwrap();
        let (seat, action) = (position.seat(), parse_action(&position, word).unwrap());
        let events = position.play(action).unwrap();
        let happenings = happenings(seat, action, &events, &position);
        let mut turn = TurnView::of(&position, false);
        // The page's tests choose in the first turns only, and the list of all choices is long.
        if steps.len() > 12 {
            turn.choices = Choices::Nothing;
        }
        steps.push(ReplayStep { action: word.to_string(), happenings, turn });
    }
    let GameView { tiles, pieces, turn } = GameView::of(&position, false);
    let replay = Replay { rules: rules.to_string(), options, players, first, start, steps };
    json!({ "replay": replay, "end": { "tiles": tiles, "pieces": pieces, "scores": turn.scores } })
}

#[test]
fn the_games_of_the_page_s_tests_are_fresh() {
    for game in ["carcassonne", "hunters", "discovery"] {
        let path = format!("{}/../../web/test/fixtures/{game}.json", env!("CARGO_MANIFEST_DIR"));
        let old = std::fs::read_to_string(&path).unwrap();
        let today = serde_json::to_string(&told_today(&serde_json::from_str(&old).unwrap())).unwrap();
        if std::env::var_os("HEDGEROW_WRITE_GOLDEN").is_some() {
            std::fs::write(&path, &today).unwrap();
        } else {
            assert!(
                old == today,
                "{path} is old: run HEDGEROW_WRITE_GOLDEN=1 cargo test -p hedgerow-protocol --test fixtures"
            );
        }
    }
}
