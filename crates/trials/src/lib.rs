//! Puts a server to the test from outside, as a process of its own that clients talk to. The programs `hedgerow-load` and
//! `hedgerow-kills` do, and tests that kill servers.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod server_process;

pub use server_process::ServerProcess;
