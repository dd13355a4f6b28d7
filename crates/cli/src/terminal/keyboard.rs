//! [`Keyboard`]: where the lines come from that people type.

use rustyline::error::ReadlineError;
use rustyline::{Config, DefaultEditor};
use std::io::{self, BufRead, IsTerminal, Write};

/// What came of waiting for a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Typed {
    Line(String),
    /// There is no more input.
    End,
    /// Ctrl-C.
    Interrupted,
}

/// Somebody who types lines, or a script.
pub trait Keyboard {
    /// Shows a prompt and waits for a line.
    fn ask(&mut self, prompt: &str, output: &mut dyn Write) -> io::Result<Typed>;
}

/// Plain lines from anywhere.
impl<T: BufRead> Keyboard for T {
    fn ask(&mut self, prompt: &str, output: &mut dyn Write) -> io::Result<Typed> {
        write!(output, "{prompt} ")?;
        output.flush()?;
        let mut bytes = Vec::new();
        // Bytes, not text: a stray key must not end the game.
        self.read_until(b'\n', &mut bytes)?;
        if bytes.is_empty() {
            writeln!(output)?;
            return Ok(Typed::End);
        }
        Ok(Typed::Line(String::from_utf8_lossy(&bytes).trim().to_string()))
    }
}

/// A terminal, where the line can be edited and earlier ones come back.
pub struct LineEditor(DefaultEditor);

impl LineEditor {
    /// Nothing unless people sit at both ends.
    pub fn of_terminal() -> Option<LineEditor> {
        let terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        let config = Config::builder().auto_add_history(true).build();
        terminal.then(|| DefaultEditor::with_config(config).ok()).flatten().map(LineEditor)
    }
}

impl Keyboard for LineEditor {
    fn ask(&mut self, prompt: &str, output: &mut dyn Write) -> io::Result<Typed> {
        output.flush()?;
        match self.0.readline(&format!("{prompt} ")) {
            Ok(line) => Ok(Typed::Line(line.trim().to_string())),
            Err(ReadlineError::Interrupted) => Ok(Typed::Interrupted),
            Err(ReadlineError::Eof) => Ok(Typed::End),
            Err(ReadlineError::Io(error)) if error.kind() != io::ErrorKind::InvalidData => Err(error),
            Err(ReadlineError::Errno(error)) => Err(error.into()),
            // A stray key must not end the game.
            Err(_) => Ok(Typed::Line(String::new())),
        }
    }
}
