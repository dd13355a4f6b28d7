//! The server: tables for people and bots, accounts, clocks, persistence, HTTP and WebSocket.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod admin;
mod analyses;
pub mod app;
mod backups;
pub mod bots;
mod calendar;
pub mod clock;
pub mod config;
mod door;
mod http;
mod hub;
mod live;
mod metrics;
mod names;
pub mod people;
pub mod person;
mod places;
pub mod routes;
mod serving;
pub mod store;
mod streams;
pub mod table;
mod texts;
mod tls;

pub use serving::{ServeError, serve, serve_app};
pub use tls::CertificateError;
