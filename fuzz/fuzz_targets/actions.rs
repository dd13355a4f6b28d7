//! Any bytes are a game.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| hedgerow_tests::fuzz::actions(data));
