//! A client of the server's API, as any program could write one from `docs/api.md`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod chooser;
mod client;
mod client_error;
mod connector;
mod event_stream;
mod live_table;
mod nonce;
mod server_url;

pub use chooser::Chooser;
pub use client::{Client, HttpAnswer};
pub use client_error::ClientError;
pub use event_stream::EventStream;
pub use live_table::LiveTable;
pub use nonce::Nonce;
pub use server_url::ServerUrl;
