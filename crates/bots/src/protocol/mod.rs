//! The engine protocol: bots as programs of their own, line by line over standard input and output.
//!
//! `docs/engine-protocol.md` describes it. The *host* runs the game, the *engine* chooses moves. [`serve`] is the engine's
//! side around any [`Bot`](crate::Bot); [`External`] is the host's side and itself a [`Bot`](crate::Bot).

pub mod check;
mod command_line;
mod connection;
mod engine;
mod engine_message;
mod engine_option;
mod external;
mod go;
mod host_message;
mod info;
mod line;
mod plan_words;
mod program;

pub(crate) use command_line::split_setting;
pub use command_line::{CommandLineError, split_command, split_list};
pub use engine::{EngineSetup, serve};
pub(crate) use engine_message::EngineMessage;
pub(crate) use engine_option::{EngineOption, OptionKind};
pub use external::External;
pub(crate) use go::{Go, GoTime};
pub(crate) use host_message::{HostMessage, HostReader};
pub(crate) use info::Info;
pub use plan_words::{parse_plan, plan_words};
pub use program::{OptionValues, Patience, Program, Programs};

use std::time::Duration;

/// The version of the protocol this program speaks.
pub const VERSION: u32 = 2;

/// No bot thinks longer than a day about a move, whatever the budget says.
const LONGEST_TIME: Duration = Duration::from_secs(24 * 60 * 60);

/// A line that is no message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// No message begins with that word.
    Unknown {
        /// The first word of the line.
        word: String,
    },
    /// The message has another form.
    Malformed {
        /// The first word of the line.
        word: String,
        /// What the form is.
        expected: &'static str,
    },
}

impl MessageError {
    /// The first word of the line.
    pub fn word(&self) -> &str {
        match self {
            MessageError::Unknown { word } | MessageError::Malformed { word, .. } => word,
        }
    }
}

/// Splits a line into its first word and the rest.
fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()))
}

/// A text that cannot begin another line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
