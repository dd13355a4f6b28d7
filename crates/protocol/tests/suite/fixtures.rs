//! The whole games that the page's tests replay (`web/test/fixtures`): played by chance from a seed, told as a server
//! tells them today.

use crate::play;
use hedgerow_notation::action_token;
use hedgerow_protocol::{Choices, GameView, Replay, ReplayStep, TurnView};
use hedgerow_rules::{Game, Position, Rules, Seat};
use serde_json::json;
use std::sync::Arc;

const PLAYERS: [&str; 3] = ["Ada", "Bob", "Cleo"];

/// The fixture of these rules.
fn told_today(rules: Rules) -> String {
    let game = Arc::new(Game::new(rules).unwrap());
    let mut before = Position::new(&game, PLAYERS.len(), Seat(0)).unwrap();
    let start = GameView::of(&before, false);
    let mut steps = Vec::new();
    play(rules, PLAYERS.len(), "a game for the page", |position, action, happenings| {
        let word = action_token(&before, action);
        let mut turn = TurnView::of(position, false);
        // The page's tests choose in the first turns only, and the list of all choices is long.
        if steps.len() > 12 {
            turn.choices = Choices::Nothing;
        }
        steps.push(ReplayStep { action: word, happenings, turn });
        before.clone_from(position);
    });
    let GameView { tiles, pieces, turn } = GameView::of(&before, false);
    let players = PLAYERS.map(str::to_string).to_vec();
    let replay = Replay {
        rules: rules.to_string(),
        options: Vec::new(),
        players,
        colours: vec![0, 1, 2],
        first: 0,
        start,
        steps,
    };
    json!({ "replay": replay, "end": { "tiles": tiles, "pieces": pieces, "scores": turn.scores } }).to_string()
}

#[test]
fn the_games_of_the_page_s_tests_are_fresh() {
    for (game, rules) in
        [("carcassonne", "carcassonne/first"), ("hunters", "hunters/en-2014"), ("discovery", "discovery/advanced")]
    {
        let path = format!("{}/../../web/test/fixtures/{game}.json", env!("CARGO_MANIFEST_DIR"));
        let today = told_today(rules.parse().unwrap());
        if std::env::var_os("HEDGEROW_WRITE_GOLDEN").is_some() {
            std::fs::write(&path, &today).unwrap();
        }
        assert!(
            std::fs::read_to_string(&path).unwrap() == today,
            "{path} is old: run HEDGEROW_WRITE_GOLDEN=1 cargo test -p hedgerow-protocol --test suite fixtures"
        );
    }
}
