//! [`Depth`]: how far an analysis looks.

use crate::{Appraiser, Lookahead, Rollouts};
use hedgerow_bots::evaluation::Weights;
use hedgerow_rules::GameKind;

/// How far an analysis looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Depth {
    /// Every move by the evaluation of the position after it, and tiles by two turns that follow: at most about a second per game.
    Quick,
    /// The moves that seem best also by all tiles that may come next and the best reply to each: some seconds per game.
    Normal,
    /// As before, and decisions that seem to have cost something by games played on to their end: minutes per game.
    Deep,
}

impl Depth {
    /// All of them, the shallowest first.
    pub const ALL: [Depth; 3] = [Depth::Quick, Depth::Normal, Depth::Deep];

    /// What it is called in commands.
    pub fn name(self) -> &'static str {
        match self {
            Depth::Quick => "quick",
            Depth::Normal => "normal",
            Depth::Deep => "deep",
        }
    }

    /// The one with that name.
    pub fn named(name: &str) -> Option<Depth> {
        Depth::ALL.into_iter().find(|depth| depth.name() == name)
    }

    /// What judges the positions of a game for so many seats, by the bots' weights for it.
    pub fn appraiser(self, game: GameKind, seats: usize) -> Box<dyn Appraiser + Send> {
        let weights = Weights::full(game, seats);
        match self {
            Depth::Quick => Box::new(Lookahead::quick(weights)),
            Depth::Normal => Box::new(Lookahead::normal(weights)),
            Depth::Deep => Box::new(Rollouts::new(weights)),
        }
    }
}
