//! Tables, without anything around them: a table is the list of its entries ([`Entry`]); [`Table`] is how it stands after
//! them; commands become entries ([`Table::decide`]) or are refused; [`Table::view`] is what a person sees of it.

mod bot_names;
mod clocks;
mod colours;
mod decide;
mod entry;
mod game_in_progress;
mod games;
mod proposals;
mod seat_state;
mod setting_up;
mod shuffle;
mod state;
mod summary;
mod view;
mod what_if;

pub(crate) use bot_names::name_bots;
pub(crate) use clocks::Clocks;
pub(crate) use colours::check_colours;
pub use entry::{Chair, Dealt, Entry};
pub(crate) use game_in_progress::GameInProgress;
pub(crate) use games::Games;
pub(crate) use seat_state::SeatState;
pub(crate) use setting_up::chair;
pub(crate) use setting_up::{check_lesson, check_rated_seats, check_settings, first_seats};
pub(crate) use state::EndedBy;
pub use state::{Mute, NewTable, Table};
pub use summary::{GameResult, ListedSeat, Listing, ResultSeat, TableSummary};
pub(crate) use view::{Viewer, replay};
pub(crate) use what_if::check_what_if;
