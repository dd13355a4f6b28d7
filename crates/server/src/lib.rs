//! The server: tables for people and bots, accounts, clocks, persistence, HTTP and WebSocket.

#![forbid(unsafe_code)]

pub mod admin;
pub mod app;
pub mod config;
pub mod http;
pub mod people;
pub mod routes;
pub mod store;
pub mod table;
