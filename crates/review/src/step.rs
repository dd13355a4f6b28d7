//! [`Step`]: a draw or a decision of a game, and what it changed.

use crate::Worth;
use hedgerow_bots::Plan;
use hedgerow_rules::{KindId, Seat};

/// One moment of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// How many actions of the game came before it.
    pub at: usize,
    /// The number of the turn, from 1; 0 while hands are dealt.
    pub turn: usize,
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
    Decision {
        /// What it did.
        played: Plan,
        /// What would have been best.
        best: Plan,
    },
}

impl Step {
    /// What the draw gave to each seat; nothing, if this is a decision.
    pub fn luck(&self) -> Worth {
        match self.what {
            What::Draw { .. } => self.after - self.before,
            What::Decision { .. } => Worth::default(),
        }
    }

    /// What the decision cost each seat; to the others it is usually a gain, and so less than nothing.
    pub fn loss(&self) -> Worth {
        match self.what {
            What::Draw { .. } => Worth::default(),
            What::Decision { .. } => self.before - self.after,
        }
    }
}
