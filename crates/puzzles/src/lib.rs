//! Puzzles: the last tiles of a game between two, with one move that is better than all others.
//!
//! They are made by machine from games of strong bots ([`Maker`]) and proved by searching the rest of the game to its end
//! ([`Proof`]). Those that come with the program are the lines of `puzzles/*.txt` ([`Puzzle::all`]). Deliberately absent: anything
//! that shows a puzzle, asks for its answer or keeps a person's score.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod collection;
mod maker;
mod proof;
mod puzzle;
mod theme;
mod words;

pub use maker::Maker;
pub use proof::{Draw, MARGIN, Proof};
pub use puzzle::{Puzzle, PuzzleError};
pub use words::{Difficulty, Goal, Theme};
