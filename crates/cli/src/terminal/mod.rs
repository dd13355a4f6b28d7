//! The game at one keyboard, and the pictures and sentences it is made of.
//!
//! Plain lines in, plain lines out, so that it works over any connection, in a script and in a test; at a terminal, the line
//! can be edited.

mod board_picture;
mod bot_turn;
mod canvas;
mod command;
mod draw_source;
mod explanation;
mod keyboard;
mod leaving;
mod legend;
mod puzzle_turn;
mod save_file;
mod session;
mod table_text;
mod tile_lines;
mod tile_picture;
mod tile_shape;
mod turn;

#[cfg(test)]
mod bot_tests;
#[cfg(test)]
mod event_tests;
#[cfg(test)]
mod language_tests;
#[cfg(test)]
mod play_tests;

pub use board_picture::BoardPicture;
pub use draw_source::draws_text;
pub use explanation::{Explanation, kind_word, listed, player_name, role_word};
pub use keyboard::LineEditor;
pub use legend::good_word;
pub use puzzle_turn::ask_move;
pub use save_file::{Kept, check_place, spare_other_files};
pub use session::{PlayOptions, Resumed, play};
pub use table_text::TableText;

use hedgerow_locale::Language;
use hedgerow_rules::{Event, Position, TileKind};
use tile_picture::TilePicture;

/// The board of a position as text, at most `width` characters wide.
pub fn draw_board(position: &Position, colour: bool, width: usize) -> String {
    BoardPicture::new(position, colour, width).draw()
}

/// The board as a map of one character a tile.
pub fn draw_map(position: &Position, colour: bool) -> String {
    BoardPicture::new(position, colour, usize::MAX).map()
}

/// A tile kind as five lines of text, turned clockwise by `rotation` quarter turns, with the letters of its segments.
pub fn draw_kind(tile: &TileKind, rotation: u8, colour: bool) -> Vec<String> {
    TilePicture { tile, rotation, piece: None, letters: true }.draw().lines(colour)
}

/// What an event means, in a sentence. `position` is the one after the action that led to it.
pub fn explain(language: Language, position: &Position, event: &Event) -> String {
    Explanation { language, position, names: &[] }.of(event)
}
