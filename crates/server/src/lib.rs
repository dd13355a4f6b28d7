//! The server: tables for people and bots, accounts, clocks, persistence, HTTP and WebSocket.

#![forbid(unsafe_code)]

pub mod store;
pub mod table;
