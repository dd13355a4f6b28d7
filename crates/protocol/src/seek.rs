//! [`Seek`]: an open offer to play.

use crate::{Clock, Pledge};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// An open offer to play. If there is one like it already, you sit down there; otherwise a table is made that waits, as long as
/// you are here, for the next player who wants the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The preset, as in `carcassonne/first`.
    pub rules: String,
    /// The options that are on.
    #[serde(default)]
    pub options: Vec<String>,
    /// How much time the players have.
    #[serde(default)]
    pub clock: Clock,
    /// Whether the result changes ratings.
    #[serde(default)]
    pub rated: bool,
    /// How many players there are, with you: two to five.
    pub seats: u8,
    /// What you add to the shuffle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pledge: Option<Pledge>,
}
