//! The project's verification: an oracle that recomputes everything from scratch, and random games to compare it with.

#![warn(missing_docs)]

pub mod fuzz;
pub mod games;
pub mod oracle;
