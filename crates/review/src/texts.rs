//! What this crate complains about, as people read it.

use crate::ReviewError;
use hedgerow_notation::ReplayError;
use hedgerow_text::{Text, errors, text};

errors! {
    ReviewError: ReplayError as Replay;
}

impl From<&ReviewError> for Text {
    fn from(error: &ReviewError) -> Text {
        match error {
            ReviewError::Replay(error) => error.into(),
            ReviewError::NothingDecided => text!("review-nothing-decided"),
            ReviewError::OtherGame => text!("review-other-game"),
        }
    }
}
