//! The program, as it is typed: one program, so that it is linked once.

mod admin;
mod analyse;
mod arena;
mod arena_engines;
mod commands;
mod conventions;
mod data;
mod docs;
mod drill;
mod engine;
mod engine_check;
mod explain;
mod hostile;
mod languages;
mod nothing_lost;
mod program;
mod scenario;
mod terminal;
mod tune;
mod verify;
