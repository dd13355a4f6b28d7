//! Text forms of games, and what broken ones are told: one program, so that it is linked once.

mod fair;
mod records;
mod trace;
