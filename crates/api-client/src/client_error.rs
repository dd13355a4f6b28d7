//! [`ClientError`]: what can go wrong between a client and its server.

use std::error::Error;
use std::iter::successors;
use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// Why a request or a socket failed.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The text is not an `http` or `https` URL, or has a query.
    #[error("not the URL of a server: {0}")]
    BadUrl(String),
    /// The method or a header is not valid HTTP.
    #[error("this cannot be sent: {0}")]
    BadRequest(String),
    /// The server cannot be reached, or the connection broke. All causes are listed, the innermost last.
    #[error("no connection: {0}")]
    Connection(String),
    /// The WebSocket could not be opened, or broke.
    #[error("the socket failed: {0}")]
    Socket(#[from] Box<tungstenite::Error>),
    /// The answer is not the JSON that was expected.
    #[error("the answer cannot be read: {0}")]
    Garbled(String),
    /// The server answered with an error status.
    #[error("refused with {status}: {body}")]
    Refused {
        /// The HTTP status code.
        status: u16,
        /// The body of the answer, usually an `ApiError` as JSON.
        body: String,
    },
    /// The server closed the connection.
    #[error("the server ended the connection")]
    Ended,
    /// The system could not provide random bytes for a nonce.
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
