//! What commands print: nothing that came from outside steers a terminal.

use crate::fault::{OrFault, Result};
use crate::flags::is_stdout;
use hedgerow_locale::{is_printable, printable_lines, text};
use serde::Serialize;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

/// Prints a text for people.
pub fn show(text: &str) -> Result<()> {
    Ok(io::stdout().write_all(printable_lines(text).as_bytes())?)
}

/// Writes what a program reads; `-` is standard output.
pub fn write(path: &Path, content: &[u8]) -> Result<()> {
    match is_stdout(path) {
        true => Ok(io::stdout().write_all(content)?),
        false => fs::write(path, content).or_fault(|| text!("cli-cannot-write", file = path.display().to_string())),
    }
}

/// A value as JSON, on lines. Whatever a terminal would not show is written by its number, which JSON reads as the same sign.
pub fn json(value: &impl Serialize) -> Result<String> {
    let text = serde_json::to_string_pretty(value)? + "\n";
    let mut escaped = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign == '\n' || is_printable(sign) {
            true => escaped.push(sign),
            false => sign.encode_utf16(&mut [0; 2]).iter().for_each(|unit| {
                let _ = write!(escaped, "\\u{unit:04x}");
            }),
        }
    }
    Ok(escaped)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_stays_the_same_for_programs() {
        let names = ["Ada\u{9b}2J", "\u{202e}Bob\u{1b}", "\u{e0041}"];
        let text = json(&names).unwrap();
        assert!(text.chars().all(|sign| sign == '\n' || is_printable(sign)), "{text}");
        assert_eq!(serde_json::from_str::<[String; 3]>(&text).unwrap(), names);
    }
}
