//! Bots of the past, kept playable: what later ones are measured against.
//!
//! A version is a copy of the search, the evaluation and the weights of its day, without anything that only people or tuning
//! needed. Nothing here is improved, and nothing uses it but the names of the bots (`hard@1`). When the rules' interface
//! changes, calls are adapted, and `crates/bots/tests/moves.txt` tells whether the moves stayed the same.

#![warn(missing_docs)]

pub mod v1;
