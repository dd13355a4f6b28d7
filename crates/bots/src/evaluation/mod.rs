//! What a position is worth to each seat: points, plus what their pieces and features promise, term by term.
//!
//! The value of a position is the number of points a seat is expected to have at the end, up to a constant that is the same for
//! all seats: points on the track, plus for every [`Term`] an amount times its tuned weight. Most of it hangs on features, and
//! a move touches few of them; so [`Evaluator::rank`] looks at a move by what it changes.

mod amounts;
mod chances;
mod changes;
mod evaluator;
mod expectation;
mod insight;
mod ledger;
pub mod network;
mod outlook;
mod rank;
mod term;
mod to_come;
mod weights;

pub(crate) use amounts::AmountSink;
pub use amounts::Amounts;
pub(crate) use chances::ChanceCounts;
pub use chances::{Cell, Chances};
pub use changes::{About, Change};
pub use evaluator::{Evaluator, Values};
pub use expectation::{Expectation, lead, win_chances};
pub use ledger::LedgerEntry;
pub(crate) use outlook::Outlook;
pub use rank::Ranked;
pub use term::{Aspect, Scope, Term};
pub use weights::{Spread, Weights, WeightsError};
