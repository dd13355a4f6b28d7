//! The shuffle of a table and the part that people have in it. Players pledge a nonce on sitting down; the nonces are
//! revealed when the seats are taken, and shown when all are there. `docs/record-format.md` says what that is good for.

use super::{Chair, Entry, Table};
use crate::clock::Moment;
use crate::store::PersonId;
use hedgerow_chance::{Contribution, Dealer, FairShuffle};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, Clock, ContributionView, Draws, ErrorCode, First, Pledge, TableStage};
use std::time::Duration;

/// Where a turn may take days, a nonce may too, but not longer than this: the others wait.
const LONGEST_REVEAL: Duration = Duration::from_secs(24 * 3600);

/// What a person pledged to the shuffle, and what became of it.
#[derive(Clone, Debug)]
pub struct Pledged {
    commitment: String,
    /// As soon as the server has it.
    nonce: Option<String>,
    entrusted: bool,
}

impl Pledged {
    pub fn new(pledge: &Pledge) -> Result<Pledged, ApiError> {
        let bad = || ApiError::new(ErrorCode::BadRequest, text!("server-bad-pledge"));
        match pledge {
            Pledge::Commitment(commitment) if FairShuffle::is_commitment(commitment) => {
                Ok(Pledged { commitment: commitment.clone(), nonce: None, entrusted: false })
            }
            Pledge::Entrusted(nonce) => {
                let commitment = FairShuffle::commitment_to(nonce).ok_or_else(bad)?;
                Ok(Pledged { commitment, nonce: Some(nonce.clone()), entrusted: true })
            }
            Pledge::Commitment(_) => Err(bad()),
        }
    }

    pub fn reveal(&mut self, nonce: &str) {
        self.nonce = Some(nonce.to_string());
    }
}

impl Table {
    /// Whether the server shuffles a whole game: draws are neither entered nor prepared.
    pub fn is_shuffled(&self) -> bool {
        self.settings.draws == Draws::Shuffled && self.lesson().is_none() && self.what_if().is_none()
    }

    /// The shuffle, secret and all.
    pub fn shuffle(&self) -> FairShuffle {
        self.shuffle_for(&(0..self.seats.len() as u8).collect::<Vec<_>>())
    }

    pub(super) fn shuffle_for(&self, kept: &[u8]) -> FairShuffle {
        FairShuffle::revealed(&self.made.secret, kept.iter().map(|seat| self.contribution(*seat)).collect())
    }

    /// Who begins, among the seats that are kept.
    pub fn first_seat(&self, kept: &[u8]) -> u8 {
        match self.settings.first {
            First::Seat(seat) => kept.iter().position(|kept| *kept == seat).unwrap_or(0) as u8,
            First::Random => {
                let seed = self.shuffle_for(kept).seed().unwrap_or_default();
                Dealer::first_seat(&seed, kept.len()).0
            }
        }
    }

    fn contribution(&self, seat: u8) -> Contribution {
        let (person, open) = match self.seats.get(seat as usize).map(|seat| &seat.chair) {
            Some(Chair::Person { person, nonce, .. }) => (PersonId(*person), nonce),
            Some(Chair::Bot { .. }) => return Contribution::Bot,
            _ => return Contribution::Nothing,
        };
        match (self.pledges.get(&person), open) {
            (Some(Pledged { commitment, nonce, entrusted }), _) => {
                let commitment = commitment.clone();
                match nonce.clone() {
                    Some(nonce) if *entrusted => Contribution::Entrusted { commitment, nonce },
                    Some(nonce) => Contribution::Own { commitment, nonce },
                    None => Contribution::Withheld { commitment },
                }
            }
            // A word that could be chosen to fit the others has no place among nonces that were committed to.
            (None, Some(nonce)) if self.pledges.is_empty() => Contribution::Open { nonce: nonce.clone() },
            (None, _) => Contribution::Nothing,
        }
    }

    /// What is public about it: no nonce before all are there, or the player who reveals last could choose.
    pub(super) fn contribution_view(&self, seat: u8) -> Option<ContributionView> {
        let contribution = self.contribution(seat);
        let (commitment, nonce) = (contribution.commitment(), contribution.nonce());
        (commitment.is_some() || nonce.is_some()).then(|| ContributionView {
            commitment: commitment.map(str::to_string),
            revealed: nonce.is_some(),
            entrusted: matches!(contribution, Contribution::Entrusted { .. }),
            nonce: nonce.filter(|_| self.game.is_some()).map(str::to_string),
        })
    }

    /// The entry for what a person who sits here pledges; `None` where nothing is shuffled.
    pub fn pledged(&self, person: PersonId, pledge: Option<&Pledge>) -> Result<Option<Entry>, ApiError> {
        let Some(pledge) = pledge else { return Ok(None) };
        Pledged::new(pledge)?;
        let adds = self.is_shuffled() && !self.seats_of(person).is_empty();
        Ok(adds.then(|| Entry::Pledged { person: person.0, pledge: pledge.clone() }))
    }

    /// Whether a person's nonce is pledged and still missing. A player who has given up is not waited for.
    pub fn owes_nonce(&self, person: PersonId) -> bool {
        let owed = self.pledges.get(&person).is_some_and(|pledged| pledged.nonce.is_none());
        owed && self.seats.iter().any(|seat| seat.player() == Some(person))
    }

    pub(super) fn owes_nonces(&self) -> bool {
        self.seats.iter().filter_map(|seat| seat.player()).any(|person| self.owes_nonce(person))
    }

    /// How the game begins with the seats that are taken: the nonces are asked for, or it begins at once if none is missing.
    pub fn beginning(&self) -> Result<Entry, ApiError> {
        self.check_start()?;
        if self.is_shuffled() && self.owes_nonces() { Ok(Entry::Closed) } else { self.started() }
    }

    /// A person reveals what they pledged. With the last nonce the game begins.
    pub(super) fn reveal(&self, person: PersonId, nonce: &str) -> Result<Vec<Entry>, ApiError> {
        let not_now = |text| ApiError::new(ErrorCode::NotNow, text);
        let pledged = self.pledges.get(&person).ok_or_else(|| not_now(text!("server-nothing-pledged")))?;
        if self.stage == TableStage::Waiting {
            return Err(not_now(text!("server-reveal-early")));
        }
        if FairShuffle::commitment_to(nonce).as_ref() != Some(&pledged.commitment) {
            return Err(ApiError::new(ErrorCode::BadRequest, text!("server-wrong-nonce")));
        }
        // Another window of the same browser may have been faster.
        if pledged.nonce.is_some() {
            return Ok(Vec::new());
        }
        if self.stage != TableStage::Revealing {
            return Err(not_now(text!("server-reveal-late")));
        }
        self.after_revealing(vec![Entry::Revealed { person: person.0, nonce: nonce.to_string() }])
    }

    /// Entries of the revealing stage, and the beginning of the game if no nonce is missing after them.
    pub(super) fn after_revealing(&self, mut entries: Vec<Entry>) -> Result<Vec<Entry>, ApiError> {
        let mut after = self.copy_before_game()?;
        for entry in &entries {
            after.apply(entry, self.changed)?;
        }
        if after.stage == TableStage::Revealing && !after.owes_nonces() {
            entries.push(after.started()?);
        }
        Ok(entries)
    }

    /// Until when nonces may be revealed, if they are asked for now; `given`: how much time there is where people play at
    /// once.
    pub fn reveal_until(&self, given: Duration) -> Option<Moment> {
        let given = match self.settings.clock {
            Clock::Turns { seconds } => Duration::from_secs(seconds.into()).min(LONGEST_REVEAL).max(given),
            Clock::None | Clock::Live { .. } => given,
        };
        (self.stage == TableStage::Revealing).then(|| self.asked + given)
    }
}
