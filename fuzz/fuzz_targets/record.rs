//! Any text is a record, or gets an error.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| hedgerow_tests::fuzz::record(text));
