//! The project's verification: an oracle that recomputes everything from scratch, and random games to compare it with.

pub mod fuzz;
pub mod games;
pub mod oracle;
