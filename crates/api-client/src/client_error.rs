//! [`ClientError`]: what can go wrong between a client and its server.

use std::error::Error;
use std::iter::successors;
use thiserror::Error;
use tokio_tungstenite::tungstenite;

#[derive(Debug, Error)]
pub enum ClientError {
    #[error("not the URL of a server: {0}")]
    BadUrl(String),
    #[error("this cannot be sent: {0}")]
    BadRequest(String),
    /// With its causes: what fails is named last.
    #[error("no connection: {0}")]
    Connection(String),
    #[error("the socket failed: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    #[error("the answer cannot be read: {0}")]
    Garbled(String),
    #[error("refused with {status}: {body}")]
    Refused { status: u16, body: String },
    #[error("the server ended the connection")]
    Ended,
    #[error("the system has no random bytes: {0}")]
    NoRandomness(#[from] getrandom::Error),
}

impl ClientError {
    pub(crate) fn connection(error: &dyn Error) -> ClientError {
        let causes = successors(Some(error), |error| (*error).source());
        ClientError::Connection(causes.map(ToString::to_string).collect::<Vec<_>>().join(": "))
    }
}

impl From<hyper_util::client::legacy::Error> for ClientError {
    fn from(error: hyper_util::client::legacy::Error) -> ClientError {
        ClientError::connection(&error)
    }
}

impl From<hyper::Error> for ClientError {
    fn from(error: hyper::Error) -> ClientError {
        ClientError::connection(&error)
    }
}

impl From<std::io::Error> for ClientError {
    fn from(error: std::io::Error) -> ClientError {
        ClientError::connection(&error)
    }
}

impl From<tungstenite::Error> for ClientError {
    fn from(error: tungstenite::Error) -> ClientError {
        ClientError::Socket(Box::new(error))
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> ClientError {
        ClientError::Garbled(error.to_string())
    }
}
