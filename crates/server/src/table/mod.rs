//! Tables, without anything around them: a table is the list of its entries ([`Entry`]); [`Table`] is how it stands after
//! them; commands become entries ([`Table::decide`]) or are refused; [`Table::view`] is what somebody sees of it.

mod clocks;
mod decide;
mod entry;
mod game_in_progress;
mod games;
mod proposals;
mod setting_up;
mod shuffle;
mod state;
mod summary;
mod view;

pub use clocks::Clocks;
pub use entry::{Chair, Entry};
pub use game_in_progress::GameInProgress;
pub use games::Games;
pub use setting_up::chair;
pub use setting_up::{check_lesson, check_rated_seats, check_settings, first_seats};
pub use state::{EndedBy, Mute, NewTable, SeatState, Table};
pub use summary::{GameResult, ListedSeat, Listing, ResultSeat, TableSummary};
pub use view::{Viewer, replay};
