//! The colours of the seats. Every seat has one of its own; pieces, badges and marks go by it.

use super::{Entry, Table};
use crate::person::PersonId;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use hedgerow_rules::MAX_SEATS;

fn no_such_colour() -> ApiError {
    ApiError::new(ErrorCode::BadRequest, text!("server-colour", last = MAX_SEATS - 1))
}

fn is_colour(colour: u8) -> bool {
    usize::from(colour) < MAX_SEATS
}

/// Checks the colours chosen for the seats of a new table.
pub fn check_colours(colours: &[Option<u8>], seats: usize) -> Result<(), ApiError> {
    let chosen: Vec<u8> = colours.iter().flatten().copied().collect();
    let twice = (1..chosen.len()).any(|index| chosen[..index].contains(&chosen[index]));
    match colours.len() <= seats && chosen.iter().copied().all(is_colour) && !twice {
        true => Ok(()),
        false => Err(no_such_colour()),
    }
}

impl Table {
    /// By seat: what was chosen; else the colour with the number of the seat, or the first that is left.
    pub fn colours(&self) -> Vec<u8> {
        let mut colours: Vec<Option<u8>> = self.seats.iter().map(|seat| seat.colour).collect();
        for seat in 0..colours.len() {
            let own = Some(seat as u8);
            if colours[seat].is_none() && !colours.contains(&own) {
                colours[seat] = own;
            }
        }
        for seat in 0..colours.len() {
            if colours[seat].is_none() {
                colours[seat] = (0..MAX_SEATS as u8).find(|colour| !colours.contains(&Some(*colour)));
            }
        }
        colours.into_iter().flatten().collect()
    }

    /// From now on every seat keeps the colour it has.
    pub(super) fn settle_colours(&mut self) {
        for (colour, seat) in self.colours().into_iter().zip(&mut self.seats) {
            seat.colour = Some(colour);
        }
    }

    /// The colour that a person who sits down would like, if none was chosen for the seat and no one else chose it.
    pub(super) fn liked_colour(&self, seat: u8, liked: Option<u8>) -> Option<Entry> {
        let colour = liked.filter(|colour| is_colour(*colour))?;
        let free = self.seats.iter().all(|seat| seat.colour != liked);
        let undecided = self.seats.get(seat as usize)?.colour.is_none();
        (free && undecided).then_some(Entry::Coloured { seat, colour })
    }

    pub(super) fn choose_colour(&self, person: PersonId, seat: u8, colour: u8) -> Result<Vec<Entry>, ApiError> {
        self.still_waiting()?;
        if !is_colour(colour) {
            return Err(no_such_colour());
        }
        let may_colour = |seat: u8| {
            let sitter = self.seat(seat)?.chair.person();
            Ok::<_, ApiError>(sitter == Some(person) || (sitter.is_none() && self.made.host == person))
        };
        if !may_colour(seat)? {
            return Err(ApiError::new(ErrorCode::NotYours, text!("server-colour-not-yours")));
        }
        let colours = self.colours();
        let chosen = Entry::Coloured { seat, colour };
        let Some(other) = (0..).zip(&colours).find(|(other, had)| **had == colour && *other != seat) else {
            return Ok(vec![chosen]);
        };
        let other = other.0;
        // A colour that a player only happens to have can be taken; one they chose cannot.
        let state = self.seat(other)?;
        if state.colour.is_some() && state.chair.person().is_some() && !may_colour(other)? {
            return Err(ApiError::new(ErrorCode::Taken, text!("server-colour-taken")));
        }
        Ok(vec![Entry::Coloured { seat: other, colour: colours[seat as usize] }, chosen])
    }
}
