//! What becomes of a proposal at a table, once the others answer it.

use super::{EndedBy, Table};
use hedgerow_protocol::{Answer, ApiError, Proposal, ProposalView};

impl Table {
    pub(super) fn answer(&mut self, seat: u8, answer: Answer) -> Result<(), ApiError> {
        let Some(proposal) = &mut self.proposal else { return Ok(()) };
        match answer {
            Answer::Refuse => self.proposal = None,
            Answer::Agree => {
                proposal.agreed |= 1 << seat;
            }
        }
        if self.proposal.is_some_and(|proposal| self.is_agreed(proposal)) {
            self.carry_out_proposal()?;
        }
        Ok(())
    }

    /// A seat no longer decides: what it proposed is void, and what only it had not agreed to is agreed.
    pub(super) fn judge_proposal_without(&mut self, seat: u8) -> Result<(), ApiError> {
        match self.proposal {
            Some(proposal) if proposal.seat == seat => self.proposal = None,
            Some(proposal) if self.is_agreed(proposal) => self.carry_out_proposal()?,
            _ => {}
        }
        Ok(())
    }

    /// Whether all have agreed who must: every other person who plays.
    pub fn is_agreed(&self, proposal: ProposalView) -> bool {
        let proposer = self.seats.get(proposal.seat as usize).and_then(|seat| seat.chair.person());
        let mut asked = (0..).zip(&self.seats).filter(|(seat, _)| self.is_asked(*seat));
        asked.all(|(index, seat)| seat.player() == proposer || proposal.agreed >> index & 1 == 1)
    }

    fn carry_out_proposal(&mut self) -> Result<(), ApiError> {
        let Some(proposal) = self.proposal.take() else { return Ok(()) };
        match proposal.what {
            Proposal::End => self.end(EndedBy::Agreed),
            Proposal::TakeBack => {
                let game = self.game_mut()?;
                if let Some(count) = game.before_last_turn_of(proposal.seat) {
                    game.go_back(count)?;
                }
                self.last_played = 0;
            }
        }
        Ok(())
    }
}
