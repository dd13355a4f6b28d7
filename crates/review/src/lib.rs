//! A finished game taken apart: what was luck, what was play, and what neither explains.
//!
//! A [`Review`], made step by step by [`Reviewing`], goes through a game action by action. Before every draw it asks what the game would be worth on average over all tiles
//! that could have come, after it what the drawn tile allows; before every move what the best one would be worth, after it what
//! the move played is worth. The first pair of differences is luck, the second is what decisions cost. What the estimates change
//! by themselves from one moment to the next is the rest, which is shown, never hidden: start + luck − losses + rest = result, for
//! every seat, in chances to win and in points. `docs/analysis.md` has the formulas.
//!
//! The review sees what the players saw, and the draws as they came: never the order of a stack.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod appraiser;
mod as_listed;
mod cause;
mod comparison;
mod depth;
pub mod errors;
mod levels;
mod lookahead;
mod mark;
mod players;
mod review;
mod reviewing;
mod rollouts;
mod stage;
mod step;
mod texts;
mod worth;

pub use appraiser::{Appraiser, Judgement};
pub use as_listed::as_listed;
pub use cause::{Cause, Slip};
pub use comparison::{Comparison, Rolled};
pub use depth::Depth;
pub use levels::{LEVELS, level_loss};
pub use lookahead::Lookahead;
pub use mark::{Mark, Uncertainty};
pub use players::Players;
pub use review::{Account, Review, ReviewError};
pub use reviewing::Reviewing;
pub use rollouts::Rollouts;
pub use stage::Stage;
pub use step::{Candidate, Decision, Step, What};
pub use worth::Worth;
