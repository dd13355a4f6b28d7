//! What is wrong with a shuffle, as people read it.

use crate::ShuffleError;
use hedgerow_text::{Text, errors, text};

errors! {
    ShuffleError;
}

impl From<&ShuffleError> for Text {
    fn from(error: &ShuffleError) -> Text {
        match error {
            ShuffleError::NoSecret => text!("verify-no-secret"),
            ShuffleError::WrongSecret { committed, actual } => {
                text!("verify-wrong-secret", committed = committed, actual = actual)
            }
            ShuffleError::WrongSeats { nonces, seats } => text!("verify-wrong-seats", nonces = *nonces, seats = *seats),
            ShuffleError::WrongNonce { seat, committed, actual } => {
                text!("verify-wrong-nonce", seat = *seat, committed = committed, actual = actual)
            }
        }
    }
}
