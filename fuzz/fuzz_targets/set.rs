//! Any text is a tile set that can be played, or gets an error.
#![no_main]

use hedgerow_rules::{Game, Position, Rules, TileSet};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

fuzz_target!(|text: &str| {
    let Ok(set) = TileSet::parse("fuzz.toml", text) else { return };
    for rules in Rules::PRESETS {
        let Ok(game) = Game::with_set(rules, set.clone()) else { continue };
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
            position.play(action, &mut Vec::new()).expect("what is offered is legal");
        }
        assert!(position.outcome().is_some());
    }
});
