//! Any text is a position that can be played to its end, or gets an error.
#![no_main]

use hedgerow_notation::{read_position};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(mut position) = read_position(text, &[]) {
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
