//! Guided first games: prepared draws, what the learner is asked to do, and what the bot answers.
//!
//! A lesson is a file under `lessons/`. It plays on the real engine with a small stack ([`Lesson::game`]); the texts are
//! messages of `locales/`, named by their keys. Deliberately absent: anything that shows or stores a lesson.

#![warn(missing_docs)]

mod instruction;
mod lesson;
mod lesson_file;
mod script;

pub use instruction::{Instruction, LitSpot, When};
pub use lesson::Lesson;
pub use lesson_file::LessonError;
