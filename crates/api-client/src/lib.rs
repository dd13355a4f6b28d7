//! A client of the server's API, as any program could write one from `docs/api.md`.

#![forbid(unsafe_code)]

mod chooser;
mod client;
mod live_table;
mod nonce;

pub use chooser::Chooser;
pub use client::{Client, HttpAnswer};
pub use live_table::LiveTable;
pub use nonce::Nonce;

use thiserror::Error;

/// What can go wrong between a client and its server.
#[derive(Debug, Error)]
pub enum ClientError {
    #[error("no connection: {0}")]
    Connection(#[from] std::io::Error),
    #[error("the socket failed: {0}")]
    Socket(#[from] Box<tokio_tungstenite::tungstenite::Error>),
    #[error("the answer cannot be read: {0}")]
    Garbled(String),
    #[error("refused with {status}: {body}")]
    Refused { status: u16, body: String },
    #[error("the server ended the connection")]
    Ended,
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> ClientError {
        ClientError::Socket(Box::new(error))
    }
}

impl From<serde_json::Error> for ClientError {
    fn from(error: serde_json::Error) -> ClientError {
        ClientError::Garbled(error.to_string())
    }
}
