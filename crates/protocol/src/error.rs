//! What a client is told when something cannot be done.

use crate::DeclineReason;
use crate::words::RuleId;
use hedgerow_locale::{Language, Text, text};
use hedgerow_rules::Rule;
use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;
use utoipa::ToSchema;

/// The kind of refusal, for programs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ErrorCode {
    /// The message could not be read.
    BadRequest,
    /// The request needs a cookie or token that is valid.
    SignInFirst,
    /// You may not do that: it belongs to another person, or the token lacks a scope.
    NotYours,
    /// It does not exist, or you may not see it.
    NotFound,
    /// The table has moved on since the version you answered to: look again.
    Stale,
    /// A rule of the game forbids it.
    Illegal,
    /// It cannot be done at this point.
    NotNow,
    /// Another person has it already: the seat, the name.
    Taken,
    /// The person who is invited does not accept such games: `declined` says why.
    Declined,
    /// Too many requests.
    TooFast,
    /// The request is longer than the server accepts.
    TooLarge,
    /// The request took too long to arrive.
    TooSlow,
    /// The path exists, but not for this method.
    WrongMethod,
    /// The request comes from a foreign page.
    WrongOrigin,
    /// The server is being stopped: try again in a moment.
    Stopping,
    /// The server's fault.
    Internal,
}

/// A refusal: what was wrong and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ApiError {
    /// What kind of refusal this is.
    pub code: ErrorCode,
    /// The text in English, for programs and logs.
    pub message: String,
    /// The same as data, so that a client can say it in the language of its reader.
    pub text: Text,
    /// The rule of the game that forbids it, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<RuleId>")]
    #[schema(value_type = Option<RuleId>)]
    pub rule: Option<Rule>,
    /// Why an invitation is declined, if that is what the refusal is about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub declined: Option<DeclineReason>,
}

impl ApiError {
    /// A refusal without a rule. The message is `text` in English.
    pub fn new(code: ErrorCode, text: impl Into<Text>) -> ApiError {
        let text = text.into();
        ApiError { code, message: Language::ENGLISH.say(&text), text, rule: None, declined: None }
    }

    /// An invitation that is declined.
    pub fn declined(text: impl Into<Text>, reason: DeclineReason) -> ApiError {
        ApiError { declined: Some(reason), ..ApiError::new(ErrorCode::Declined, text) }
    }

    /// The server's own fault. The reason is for the person who runs it, so it stays in English.
    pub fn fault(reason: impl fmt::Display) -> ApiError {
        ApiError::new(ErrorCode::Internal, text!("server-fault", reason = reason.to_string()))
    }
}

impl fmt::Display for ApiError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.message)
    }
}

impl std::error::Error for ApiError {}
