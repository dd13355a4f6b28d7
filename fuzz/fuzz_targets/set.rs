//! Any text is a tile set that can be played, as the main one or as that of a second stack, or gets an error.
#![no_main]

use hedgerow_rules::{Game, Position, Rules, TileSet};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

fuzz_target!(|text: &str| {
    let Ok(set) = TileSet::parse("fuzz.toml", text) else { return };
    let games = Rules::all().flat_map(|rules| {
        let printed = Game::printed_sets(rules);
        let with_set = |place: usize| {
            let mut sets = printed.clone();
            sets[place] = set.clone();
            Game::with_sets(rules, sets).ok()
        };
        (0..printed.len()).filter_map(with_set).collect::<Vec<_>>()
    });
    for game in games {
        let mut position = Position::new(&Arc::new(game), 2, 0).expect("two seats can play");
        let mut choice = 0usize;
        loop {
            let actions = position.legal_actions();
            if actions.is_empty() {
                break;
            }
            // Never the same pick twice in a row: two tiles that fit nowhere could take turns for ever (CA3).
            choice = choice.wrapping_mul(31).wrapping_add(17);
            let action = actions[choice % actions.len()];
            position.play(action).expect("what is offered is legal");
        }
        assert!(position.outcome().is_some());
    }
});
