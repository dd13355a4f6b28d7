//! The screen our output goes to.

use console::Term;

/// What is known about the screen.
#[derive(Clone, Copy, Debug)]
pub struct Screen {
    /// In characters; unknown when the output goes elsewhere.
    pub width: Option<usize>,
    pub height: Option<usize>,
    /// Whether colours are welcome: on a terminal, unless `NO_COLOR` is set.
    pub colour: bool,
}

impl Screen {
    pub fn of_stdout() -> Screen {
        Screen::of(&Term::stdout())
    }

    pub fn of_stderr() -> Screen {
        Screen::of(&Term::stderr())
    }

    fn of(term: &Term) -> Screen {
        let (height, width) = term.size_checked().map(|(height, width)| (height.into(), width.into())).unzip();
        let colour = term.is_term() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Screen { width, height, colour }
    }
}
