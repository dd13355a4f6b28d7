//! Bots on the command line.

use hedgerow_bots::protocol::split_list;
use hedgerow_bots::{BotSpec, SpecError};
use std::str::FromStr;

/// The bot that is asked when nobody names one: for a hint, and as an engine.
pub const HINT_BOT: &str = "hard";

/// Bots, separated by commas (those in quotation marks belong to a command).
#[derive(Clone, Debug)]
pub struct BotList(pub Vec<BotSpec>);

impl FromStr for BotList {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotList, SpecError> {
        Ok(BotList(split_list(text).into_iter().map(str::parse).collect::<Result<_, _>>()?))
    }
}

impl BotList {
    /// The bots of a flag that may be given several times.
    pub fn all(lists: Vec<BotList>) -> Vec<BotSpec> {
        lists.into_iter().flat_map(|list| list.0).collect()
    }
}
