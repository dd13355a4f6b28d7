//! A client of the server's API, as any program could write one from `docs/api.md`. Tests and the load tool use it.

#![forbid(unsafe_code)]

mod chooser;
mod http;
mod live_table;
mod nonce;
mod server_process;

pub use chooser::Chooser;
pub use http::{Answer, Client};
pub use live_table::LiveTable;
pub use nonce::Nonce;
pub use server_process::ServerProcess;

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
