//! Bots on the command line. They are read here and not by clap, which complains in English only.

use hedgerow_bots::protocol::split_list;
use hedgerow_bots::{BotSpec, SpecError};

/// The bot that is asked when none is named: for a hint, and as an engine.
pub const HINT_BOT: &str = "hard";

/// The bots of a flag that may be given several times, each time with bots separated by commas (those in quotation marks
/// belong to a command).
pub fn read_bots(lists: &[String]) -> Result<Vec<BotSpec>, SpecError> {
    lists.iter().flat_map(|list| split_list(list)).map(str::parse).collect()
}
