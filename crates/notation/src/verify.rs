//! Verifying a record: whether its draws came from the shuffle that it names.

use crate::{DrawOrigin, Record, ReplayError};
use hedgerow_chance::{Dealer, ShuffleError};
use hedgerow_rules::{Action, Position};

/// Why the draws of a record are not shown to be fair.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// The draws were entered by hand, so there is nothing to verify.
    Entered,
    /// The parts of the shuffle do not fit together.
    Shuffle(ShuffleError),
    /// The shuffle gives another tile than the record.
    WrongDraw {
        /// In which turn.
        turn: usize,
        /// The id of the tile in the record.
        drawn: String,
        /// The id of the tile that the shuffle gives.
        dealt: String,
    },
    /// The record cannot be played through.
    Broken(ReplayError),
}

impl Record {
    /// Checks that every draw came from the shuffle the record names, and that a secret and nonces are those committed to.
    /// Says how many draws were checked.
    pub fn verify(&self) -> Result<usize, VerifyError> {
        let seed = match &self.draws {
            DrawOrigin::Entered => return Err(VerifyError::Entered),
            DrawOrigin::Seed(seed) => seed.clone(),
            DrawOrigin::Fair(fair) => {
                fair.check(self.seats())?;
                fair.seed().ok_or(ShuffleError::NoSecret)?
            }
        };
        let mut dealer = Dealer::new(&self.game, &seed);
        let mut fault = None;
        let mut checked = 0;
        let replayed = self.replay(|step| {
            let drawn = matches!(step.action, Action::Draw { .. } | Action::LayAside { .. });
            if drawn && fault.is_none() {
                let dealt = dealer.deal(step.before);
                match dealt == Some(step.action) {
                    true => checked += 1,
                    false => fault = Some(wrong_draw(step.before, step.action, dealt)),
                }
            }
        });
        replayed.map_err(VerifyError::Broken)?;
        fault.map_or(Ok(checked), Err)
    }
}

fn wrong_draw(position: &Position, drawn: Action, dealt: Option<Action>) -> VerifyError {
    let name = |action: Option<Action>| match action {
        Some(Action::Draw { tile } | Action::LayAside { tile }) => position.game().tile(tile).id.clone(),
        _ => "none".to_string(),
    };
    VerifyError::WrongDraw { turn: position.turn(), drawn: name(Some(drawn)), dealt: name(dealt) }
}
