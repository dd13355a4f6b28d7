//! Any text is a position that can be played to its end, or gets an error.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| hedgerow_tests::fuzz::position(text));
