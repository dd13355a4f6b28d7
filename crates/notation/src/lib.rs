//! Games and positions as text: write, read, replay. The formats are described in `docs/record-format.md`.

#![warn(missing_docs)]

mod header;
mod position_text;
mod reader;
mod record;
mod texts;
mod token;
mod trace;
mod verify;

pub use header::{DrawOrigin, HeaderError, set_hash};
pub use position_text::{read_position, write_position};
pub use reader::{Problem, ReadError};
pub use record::{PlayedAction, Record, ReplayError};
pub use token::{TokenError, action_token, action_word, parse_action, parse_word};
pub use trace::Trace;
pub use verify::VerifyError;

/// The version of the record and position formats this program writes.
pub const VERSION: u32 = 1;
