//! Any text is a tile set that can be played, or gets an error.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| hedgerow_tests::fuzz::set(text));
