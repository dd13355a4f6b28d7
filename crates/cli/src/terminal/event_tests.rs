//! Terminal, server and page name the same rule for every kind of event.

use super::Explanation;
use hedgerow_bots::RandomPlayer;
use hedgerow_chance::Dealer;
use hedgerow_locale::Language;
use hedgerow_protocol::happenings;
use hedgerow_rules::{Event, Game, Position, Rule, Rules, Seat};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The word for a kind of event. A new kind needs one, and must occur in the games below.
fn kind(event: &Event) -> &'static str {
    match event {
        Event::SetAside { .. } => "set aside",
        Event::LeftTheGame { .. } => "left the game",
        Event::BonusTile { .. } => "bonus tile",
        Event::Scored(_) => "scored",
        Event::WentHome { .. } => "went home",
        Event::FinalScoring { .. } => "final scoring",
        Event::Ended { .. } => "ended",
    }
}

const KINDS: usize = 7;

/// One event of every kind and rule that random games of every preset show, as the server tells it.
fn events() -> BTreeMap<(&'static str, Rule), Value> {
    let mut found = BTreeMap::new();
    for rules in Rules::all() {
        let game = Arc::new(Game::new(rules).unwrap());
        // The river is seldom stuck.
        let games = if rules.options().contains(&"river") { 250 } else { 25 };
        for seed in 0..games {
            let seed = format!("{rules} {seed}");
            let mut position = Position::new(&game, 2, Seat(0)).unwrap();
            let (mut dealer, mut player) = (Dealer::new(&game, &seed), RandomPlayer::new(&seed));
            while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
                let seat = position.seat();
                let events = position.play(action).unwrap();
                // The first happening is the action itself.
                let told = happenings(seat, action, &events, &position);
                for (event, happening) in events.iter().zip(&told[1..]) {
                    let words = Explanation { language: Language::ENGLISH, position: &position, names: &[] }.of(event);
                    let named = words.split(|letter: char| !letter.is_alphanumeric());
                    assert!(named.clone().any(|word| word == event.rule().id()), "{words}: {}", event.rule());
                    let sent = serde_json::to_value(happening).unwrap();
                    assert_eq!(sent["rule"], event.rule().id(), "{words}");
                    found.entry((kind(event), event.rule())).or_insert(sent);
                }
                if position.turn() > 40 && games > 25 && !seed.ends_with(" 0") {
                    break;
                }
            }
        }
    }
    found
}

#[test]
fn terminal_server_and_page_name_the_same_rule_for_every_kind_of_event() {
    let events = events();
    let kinds: std::collections::BTreeSet<_> = events.keys().map(|(kind, _)| *kind).collect();
    assert_eq!(kinds.len(), KINDS, "{kinds:?}");
    // What the page makes of them is for its own test to see.
    let entries = events.iter().map(|((kind, rule), sent)| json!({ "kind": kind, "rule": rule, "happening": sent }));
    let today = serde_json::to_string_pretty(&entries.collect::<Vec<_>>()).unwrap() + "\n";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/test/fixtures/events.json");
    if std::env::var_os("HEDGEROW_WRITE_GOLDEN").is_some() {
        std::fs::write(path, &today).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == today, "{path} is old: run HEDGEROW_WRITE_GOLDEN=1 cargo test -p hedgerow-cli event_tests");
}
