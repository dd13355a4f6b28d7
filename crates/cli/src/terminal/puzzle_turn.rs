//! A single move, asked for as in a game at one keyboard.

use super::bot_turn::Bots;
use super::draw_source::DrawSource;
use super::keyboard::Keyboard;
use super::save_file::Kept;
use super::session::Session;
use super::turn::Choice;
use crate::fault::Result;
use crate::screen::Screen;
use hedgerow_locale::Language;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{Action, Phase, Position};
use std::io::Write;

/// Lines are as wide as this where the screen does not say.
const WIDTH: usize = 100;

/// Shows a position and asks for the whole move of the seat in turn. Nothing if the input ends, or the person leaves.
pub fn ask_move(
    language: Language,
    start: &Position,
    names: Vec<String>,
    screen: Screen,
    input: &mut dyn Keyboard,
    output: &mut dyn Write,
) -> Result<Option<Vec<Action>>> {
    let mut record = Record::new(start.game(), start.seat_count(), start.first(), DrawOrigin::Entered)?;
    record.players = names;
    let mut session = Session {
        language,
        bots: Bots::none(&record),
        record,
        position: start.clone(),
        draws: DrawSource::Entered,
        save: None,
        own_files: Vec::new(),
        colour: screen.colour,
        width: screen.width.unwrap_or(WIDTH),
        height: screen.height,
        below: 0,
        focus: None,
        settled: 0,
        numbered: Vec::new(),
        saved: None,
        kept: Kept::default(),
        puzzle: true,
        input,
        output,
    };
    let mut played = Vec::new();
    loop {
        let choice = match session.position.phase() {
            Phase::Place => session.ask_placement()?,
            _ => session.ask_use()?,
        };
        match choice {
            Choice::Leave => return Ok(None),
            Choice::Again => {}
            Choice::Undo => {
                session.position = start.clone();
                played.clear();
            }
            Choice::Play(action) => {
                session.position.play(action)?;
                played.push(action);
                if session.position.phase() != Phase::Use {
                    return Ok(Some(played));
                }
            }
        }
    }
}
