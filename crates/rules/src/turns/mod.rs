//! What happens, action by action, the same in all games: [`State`] is everything there is at a moment, and how it goes on.

mod course;
mod hand;
mod piece_use;
mod placement;
mod river;
mod scoring;
mod state;

pub(crate) use hand::Hand;
pub(crate) use piece_use::PieceUse;
pub(crate) use river::RiverEnd;
pub(crate) use scoring::Award;
pub(crate) use state::{OffBoard, State};
