//! What people read, in their language.
//!
//! The texts are the Fluent files under `locales/`, one folder per language; a new language needs no code. A [`Text`] is a
//! message without a language yet: its key and what varies in it. The program that shows it knows the reader and lets a
//! [`Language`] say it.
//!
//! ```
//! use hedgerow_locale::{Language, text};
//! let name = text!("language-name");
//! assert_eq!(Language::ENGLISH.say(&name), "English");
//! ```

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod language;

pub use hedgerow_text::{Text, TextArg, is_printable, printable, printable_lines, text};
pub use language::Language;
