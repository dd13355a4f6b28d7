//! Games and positions as text: write, read, replay. The formats are described in `docs/record-format.md`.
//!
//! Here also live the named generator and the shuffle by which recorded draws come about from a seed ([`Dealer`]).

mod dealer;
mod fair;
mod generator;
mod header;
mod position_text;
mod reader;
mod record;
mod texts;
mod token;
mod trace;

pub use dealer::Dealer;
pub use fair::{Contribution, FairShuffle, VerifyError};
pub use generator::{Generator, Purpose};
pub use header::{Draws, HeaderError, set_hash};
pub use position_text::{read_position, write_position};
pub use reader::{Problem, ReadError};
pub use record::{Record, ReplayError, Step};
pub use token::{TokenError, action_token, parse_action};
pub use trace::Trace;

/// The version of the record and position formats this program writes.
pub const VERSION: u32 = 1;
