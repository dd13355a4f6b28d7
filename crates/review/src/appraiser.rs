//! [`Appraiser`]: whatever can say what positions are worth.

use crate::{Candidate, Uncertainty, Worth};
use hedgerow_bots::Plan;
use hedgerow_rules::{Action, Position};

/// So many moves of a decision are kept, the one that was played among them.
pub(crate) const KEPT: usize = 8;

/// Says what positions are worth. All it says has to come from one way of looking, or else differences mean nothing. Every position
/// comes out as it went in.
pub trait Appraiser {
    /// What a position is worth that may still be played on. If a move is half done, its best end is meant.
    fn worth(&mut self, position: &mut Position) -> Worth;

    /// The best moves of the seat that decides, the best first, with what the position is worth after each. None if no seat decides.
    fn moves(&mut self, position: &mut Position) -> Vec<Candidate>;

    /// What the position is worth after the best move of the seat that decides.
    fn best(&mut self, position: &mut Position) -> Worth {
        match self.moves(position).first() {
            Some(best) => best.worth,
            None => self.worth(position),
        }
    }

    /// What the game is worth with each of the tiles that chance may bring now. Only differences between them are used.
    fn with_tiles(&mut self, position: &mut Position, draws: &[(Action, f64)]) -> Vec<Worth>;

    /// A decision: its best moves and the one that was played, and how far the loss of the latter may be wrong.
    fn judge(&mut self, position: &mut Position, played: &Plan) -> Judgement;
}

/// What an [`Appraiser`] says about a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgement {
    /// The best moves that were looked at, the best first; the move that was played is among them.
    pub candidates: Vec<Candidate>,
    /// What the position is worth after the move that was played.
    pub played: Worth,
    /// The standard error of what the seat lost.
    pub error: Uncertainty,
}
