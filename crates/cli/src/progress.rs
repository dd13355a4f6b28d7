//! How far something is that takes long.

use hedgerow_locale::{Language, Text};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, IsTerminal};
use std::thread;

/// A progress bar, if there is a terminal to show it. The words behind it may hold indicatif's keys, as in `{eta}`.
pub fn progress_bar(language: Language, length: usize, words: &Text) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {}{{msg}}", language.say(words)));
    ProgressBar::new(length as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// How many threads to work on by default: one per core.
pub fn all_cores() -> usize {
    thread::available_parallelism().map_or(1, |cores| cores.get())
}
