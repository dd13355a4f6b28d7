//! [`Instruction`]: one thing a lesson says, and what it allows then.

use crate::LessonError;
use hedgerow_rules::Square;

/// When a step has its time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// From the beginning of its turn until the learner goes on.
    Tell,
    /// While its tile is to be placed.
    Place,
    /// While a piece may be used on its tile.
    Piece,
    /// When the game is over.
    Over,
}

/// A segment that is lit, with everything it is connected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LitSpot {
    /// Where the tile lies.
    pub square: Square,
    /// The letter of the segment in its set.
    pub segment: char,
}

/// One thing that a lesson says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// The number of the turn, from 1.
    pub turn: usize,
    /// When it is said.
    pub when: When,
    /// The tile that is placed, or lies there already.
    pub tile: String,
    /// The name of the message: `carcassonne-welcome` is `lesson-carcassonne-welcome` in `locales/`.
    pub text: String,
    /// The words that are allowed; none: all.
    pub allow: Vec<String>,
    /// The tile is offered in every legal rotation, so that the learner has to turn it.
    pub turning: bool,
    /// What is shown while it is said.
    pub light: Vec<LitSpot>,
}

impl LitSpot {
    pub(crate) fn parse(text: &str) -> Result<LitSpot, LessonError> {
        let read = || {
            let (square, segment) = text.split_once(':')?;
            let (x, y) = square.split_once(',')?;
            let mut letters = segment.chars();
            let segment = letters.next().filter(|_| letters.next().is_none())?;
            Some(LitSpot { square: Square::new(x.parse().ok()?, y.parse().ok()?), segment })
        };
        read().ok_or_else(|| LessonError::BadSpot(text.to_string()))
    }
}
