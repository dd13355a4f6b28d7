//! [`Command`]: what may be typed at any prompt.

use hedgerow_locale::{Text, text};
use hedgerow_rules::Square;
use std::path::PathBuf;

/// A request that is no move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    Help,
    Undo,
    /// To a file, or to the one the game was started with.
    Save(Option<PathBuf>),
    Scores,
    Features {
        all: bool,
    },
    Left,
    Why,
    /// From this bot, or from the usual one if it is empty.
    Hint(String),
    Board,
    View(View),
    /// The next squares where the tile fits and which are not on the screen.
    More,
    Quit,
}

/// What part of the board to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Around the tile placed last.
    Auto,
    Around(Square),
    /// A map of the whole board.
    Map,
}

impl Command {
    /// Reads a line: nothing if it is no command, a message if it is one with a mistake in it.
    pub fn parse(line: &str) -> Option<Result<Command, Text>> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        // Short forms are small letters only: Carcassonne's tiles are called by capital ones, and some people type their draws.
        let word = if word.len() > 1 { word.to_lowercase() } else { word.to_string() };
        let command = match word.as_str() {
            "help" | "h" | "?" => Command::Help,
            "undo" | "u" => Command::Undo,
            "save" => Command::Save((!rest.is_empty()).then(|| PathBuf::from(rest))),
            "scores" | "s" => Command::Scores,
            "features" => match rest {
                "" | "all" => Command::Features { all: rest == "all" },
                _ => return Some(Err(text!("cli-bad-features", word = rest))),
            },
            "left" => Command::Left,
            "why" => Command::Why,
            "hint" => Command::Hint(rest.to_string()),
            "board" | "b" => Command::Board,
            "view" => match rest {
                "auto" | "" => Command::View(View::Auto),
                "all" => Command::View(View::Map),
                _ => match parse_square(rest) {
                    Some(square) => Command::View(View::Around(square)),
                    None => return Some(Err(text!("cli-bad-view", word = rest))),
                },
            },
            "more" | "m" => Command::More,
            "quit" | "q" | "exit" => Command::Quit,
            _ => return None,
        };
        Some(Ok(command))
    }
}

/// Reads `X,Y`, with blanks where people put them.
pub fn parse_square(text: &str) -> Option<Square> {
    let (x, y) = text.split_once(',')?;
    let number = |text: &str| text.trim().parse::<i16>().ok().filter(|number| number.unsigned_abs() < 1000);
    Some(Square::new(number(x)?, number(y)?))
}
