//! Any text is a record, or gets an error.
#![no_main]

use hedgerow_notation::{Record, built_in_sets};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text, &built_in_sets) {
        let written = record.write();
        let again = Record::read(&written, &built_in_sets).expect("what is written can be read");
        assert_eq!(again.actions, record.actions);
    }
});
