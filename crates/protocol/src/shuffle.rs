//! What players add to the shuffle of a table.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a player will add to the shuffle: a nonce of 32 random bytes, which stays secret until all nonces are pledged. Nonces
/// and commitments are written as 64 lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Pledge {
    /// SHA-256 of the nonce's 32 bytes. The client keeps the nonce and reveals it when asked.
    Commitment(String),
    /// The nonce itself. The server keeps it and reveals it, so that the player need not be there. This does not protect
    /// against the server, and the record says so.
    Entrusted(String),
}

/// What a seat adds to the shuffle, as far as it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ContributionView {
    /// SHA-256 of the nonce. Absent if the nonce never was a secret (in games of earlier versions).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub commitment: Option<String>,
    /// Whether the server has the nonce.
    pub revealed: bool,
    /// Whether it had it from the start.
    pub entrusted: bool,
    /// The nonce, once the game has begun. Absent if it came too late; the game is played without it then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nonce: Option<String>,
}
