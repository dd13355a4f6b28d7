//! The screen our output goes to.

use console::Term;

/// What is known about the screen.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    pub width: usize,
    pub height: usize,
    /// Whether colours are welcome: on a terminal, unless `NO_COLOR` is set.
    pub colour: bool,
}

impl Screen {
    pub fn of_stdout() -> Screen {
        let term = Term::stdout();
        let (height, width) = term.size_checked().map_or((24, 80), |(height, width)| (height.into(), width.into()));
        let colour = term.is_term() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Screen { width, height, colour }
    }
}
