//! What this crate complains about, as people read it.

use crate::{ActionSpace, BatchError, SpaceError};
use hedgerow_rules::GameError;
use hedgerow_text::{Text, errors, text};

errors! {
    SpaceError;
    BatchError: SpaceError as Space, GameError as Game;
}

impl From<&SpaceError> for Text {
    fn from(error: &SpaceError) -> Text {
        match error {
            SpaceError::BadWindow { window } => {
                let (least, most) = (*ActionSpace::WINDOWS.start(), *ActionSpace::WINDOWS.end());
                text!("space-bad-window", window = *window, least = least, most = most)
            }
            SpaceError::NoSuchNumber { number, size } => text!("space-no-number", number = *number, most = size - 1),
            SpaceError::Forbidden { number, refusal } => {
                let rule = refusal.rule().id();
                text!("space-forbidden", number = *number, refusal = Text::from(refusal), rule = rule)
            }
            SpaceError::NotOffered { number } => text!("space-not-offered", number = *number),
        }
    }
}

impl From<&BatchError> for Text {
    fn from(error: &BatchError) -> Text {
        match error {
            BatchError::Space(error) => error.into(),
            BatchError::Game(error) => error.into(),
            BatchError::NoGames => text!("batch-no-games"),
            BatchError::NothingToDecide => text!("batch-nothing-to-decide"),
            BatchError::WrongLength { what, found, wanted } => {
                text!("batch-wrong-length", what = *what, found = *found, wanted = *wanted)
            }
            BatchError::Illegal { lane, error } => text!("batch-illegal", lane = *lane, error = Text::from(error)),
            BatchError::Crashed => text!("batch-crashed"),
        }
    }
}
