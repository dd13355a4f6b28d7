//! [`Step`]: a draw or a decision of a game, and what it changed.

use crate::{Mark, Stage, Uncertainty, Worth};
use hedgerow_bots::Plan;
use hedgerow_rules::{KindId, Seat};

/// One moment of a game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Step {
    /// How many actions of the game came before it.
    pub at: usize,
    /// The number of the turn, from 1; 0 while hands are dealt.
    pub turn: usize,
    /// How far the game has come.
    pub stage: Stage,
    /// Whose turn it is.
    pub seat: Seat,
    /// What happened.
    pub what: What,
    /// What the game was worth before it: the average over all draws, or the best move.
    pub before: Worth,
    /// What it was worth after it: with the tile that came, or the move that was played.
    pub after: Worth,
    /// By how much the estimate had changed since the step before, with nothing to explain it.
    pub rest: Worth,
}

/// What happened in a step.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum What {
    /// A tile was drawn, dealt or laid aside.
    Draw {
        /// Which tile.
        tile: KindId,
        /// How likely that was.
        chance: f64,
        /// The tile goes back or leaves the game, and another one is drawn.
        again: bool,
    },
    /// A seat decided about its tile and its piece.
    Decision(Decision),
}

/// What a seat decided, and what it could have done.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Decision {
    /// What it did.
    pub played: Plan,
    /// The best moves that were looked at, the best first; the move that was played is among them, even if it is the worst.
    pub candidates: Vec<Candidate>,
    /// The standard error of what the seat lost.
    pub error: Uncertainty,
    /// What is said of it, if that is certain enough.
    pub mark: Option<Mark>,
}

/// A move, and what the game is worth after it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Candidate {
    /// The tile and the piece.
    pub plan: Plan,
    /// What the game is worth after it.
    pub worth: Worth,
}

impl Decision {
    /// The best move.
    pub fn best(&self) -> &Plan {
        self.candidates.first().map_or(&self.played, |best| &best.plan)
    }
}

impl Step {
    /// What the draw gave to each seat; nothing, if this is a decision.
    pub fn luck(&self) -> Worth {
        match self.what {
            What::Draw { .. } => self.after - self.before,
            What::Decision(_) => Worth::default(),
        }
    }

    /// What the decision cost each seat; to the others it is usually a gain, and so less than nothing.
    pub fn loss(&self) -> Worth {
        match self.what {
            What::Draw { .. } => Worth::default(),
            What::Decision(_) => self.before - self.after,
        }
    }

    /// How many actions of the game it is made of.
    pub fn length(&self) -> usize {
        match &self.what {
            What::Draw { .. } => 1,
            What::Decision(decision) => decision.played.len(),
        }
    }

    /// What was decided, if this is a decision.
    pub fn decision(&self) -> Option<&Decision> {
        match &self.what {
            What::Draw { .. } => None,
            What::Decision(decision) => Some(decision),
        }
    }
}
