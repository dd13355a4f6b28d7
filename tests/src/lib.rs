//! The project's verification: an oracle that recomputes everything from scratch, and a reader of scenario files.

pub mod games;
pub mod oracle;
pub mod player;
pub mod scenario;
