//! Records as text: to import, to look at, to draw.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A record, to import or as exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordText {
    /// The record, as text.
    pub record: String,
}

/// A moment of a recorded game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordMoment {
    /// The record, as text.
    pub record: String,
    /// How many actions of the record are played.
    pub step: u32,
}

/// A picture of a record: its last board, or the whole game tile by tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordPicture {
    /// The record, as text.
    pub record: String,
    /// Whether it shows the whole game instead of its last board.
    pub animated: bool,
    /// What to call the players, instead of their names in the record: by seat, in the language of the reader.
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub players: Vec<String>,
    /// The colours of the seats, by seat (0 to 4); a seat without one has that of its number.
    #[serde(default)]
    #[ts(as = "Option<Vec<u8>>", optional)]
    pub colours: Vec<u8>,
}
