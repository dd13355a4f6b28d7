//! What a client is told when something cannot be done.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The kind of refusal, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message could not be read.
    BadRequest,
    /// Nobody is signed in.
    SignInFirst,
    /// It belongs to somebody else.
    NotYours,
    /// There is no such thing, or none that you may see.
    NotFound,
    /// The table went on; look again.
    Stale,
    /// A rule of the game forbids it.
    Illegal,
    /// It cannot be done at this point.
    NotNow,
    /// Somebody else was faster.
    Taken,
    /// Too many requests.
    TooFast,
    TooLarge,
    /// The request comes from a foreign page.
    WrongOrigin,
    /// The server's fault.
    Internal,
}

/// A refusal: what was wrong and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ApiError {
    pub code: ErrorCode,
    pub message: String,
    /// The rule of the game that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
}

impl ApiError {
    pub fn new(code: ErrorCode, message: impl Into<String>) -> ApiError {
        ApiError { code, message: message.into(), rule: None }
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for ApiError {}
