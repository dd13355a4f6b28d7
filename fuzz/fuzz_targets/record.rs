//! Any text is a record, or gets an error.
#![no_main]

use hedgerow_notation::{Record};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::read(text, &[]) {
        let written = record.write();
        let again = Record::read(&written, &[]).expect("what is written can be read");
        assert_eq!(again.actions, record.actions);
    }
});
