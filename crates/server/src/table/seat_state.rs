//! [`SeatState`]: a seat of a table, and who decides for it.

use super::Chair;
use crate::person::PersonId;

/// A seat and what became of it.
#[derive(Clone, Debug)]
pub struct SeatState {
    pub chair: Chair,
    /// The colour that was chosen for it.
    pub colour: Option<u8>,
    /// A bot plays for the person.
    pub stand_in: Option<String>,
    /// It has resigned, or lost on time.
    pub lost: bool,
    /// Its time ran out: the person cannot come back.
    pub timed_out: bool,
}

impl From<Chair> for SeatState {
    fn from(chair: Chair) -> SeatState {
        SeatState { chair, colour: None, stand_in: None, lost: false, timed_out: false }
    }
}

impl SeatState {
    /// The bot that decides for the seat, if one does.
    pub fn bot(&self) -> Option<&str> {
        match &self.chair {
            Chair::Bot { level, .. } => Some(level),
            _ => self.stand_in.as_deref(),
        }
    }

    /// The person who decides for the seat.
    pub fn player(&self) -> Option<PersonId> {
        self.chair.person().filter(|_| self.stand_in.is_none())
    }
}
