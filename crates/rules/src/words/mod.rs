//! The words of a game, as plain values: seats and pieces, actions, what follows from them, why one is refused, and the numbered
//! rules.

mod action;
mod event;
mod piece;
mod refusal;
mod rule;
mod seat;
mod worded_enum;

pub use action::{Action, Player};
pub(crate) use event::Sink;
pub use event::{Claim, Counted, Event, Part, Score, What, Worth};
pub use piece::{MAX_PIECES_PER_SEAT, Piece, PieceCounts, Post, Role, Supply};
pub use refusal::Refusal;
pub use rule::Rule;
pub use seat::{MAX_SEATS, Seat, Seats};
pub(crate) use worded_enum::words;
