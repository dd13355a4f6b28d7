//! What a small network knows about features beyond the terms: who contests them, what one tile may join to them, how far
//! they are from complete.
//!
//! A feature is a [`Token`] for every seat that it concerns: a few rows of a table, chosen by what the feature looks like from that
//! seat. The network adds the rows up, keeps what is positive, and weighs it. The result is a correction of the linear value, so that a
//! network of zeros changes nothing, and corrections of different features simply add up: a move is still judged by
//! what it changes. It computes with whole numbers, so that every processor plays the same moves.

mod brain;
mod sketch;
mod token;

pub use brain::{Network, NetworkError, OUTPUTS, Output, WIDTH};
pub(super) use sketch::{Change, Rival, Sketch, slot};
pub use token::{KINDS, ROWS, TOKEN_ROWS, Token};
