//! [`Finding`]: what is wrong with an engine.

use crate::Failure;
use hedgerow_text::{Text, text};
use std::process::ExitStatus;
use std::time::Duration;

/// Something that an author should know.
#[derive(Clone, Debug, PartialEq)]
pub enum Finding {
    /// What would end a game.
    Failure(Failure),
    /// The same, in the answer to this question.
    Answer {
        /// The question.
        asked: String,
        /// What is wrong with the answer.
        failure: Failure,
    },
    /// It does not say what it is called. Advice only.
    NoName,
    /// It has no option `seed`. Advice only.
    NoSeed,
    /// A line of the greeting is no message. Advice only.
    Strange {
        /// The line.
        line: String,
    },
    /// A line of the greeting has another form than it should, so it is ignored.
    Malformed {
        /// The line.
        line: String,
        /// The form.
        form: &'static str,
    },
    /// What it tells about a move is none. Advice only.
    BadInfo {
        /// The line.
        line: String,
    },
    /// There was no `pong`.
    NoPong {
        /// How long it was waited for.
        waited: Duration,
    },
    /// It answered before it was stopped.
    TooEarly {
        /// The question.
        asked: String,
        /// The answer.
        line: String,
    },
    /// It took long to stop.
    SlowStop {
        /// How long.
        taken: Duration,
    },
    /// Whoever ponders has no move to make.
    NotNone {
        /// The answer.
        line: String,
    },
    /// It did not end.
    StillRunning {
        /// How long it was waited for.
        waited: Duration,
    },
    /// It ended, but said that something went wrong.
    BadEnd {
        /// How it ended.
        status: ExitStatus,
    },
}

impl Finding {
    /// Whether it has to be put right.
    pub fn is_fault(&self) -> bool {
        let advice =
            matches!(self, Finding::NoName | Finding::NoSeed | Finding::Strange { .. } | Finding::BadInfo { .. });
        !advice
    }
}

impl From<Failure> for Finding {
    fn from(failure: Failure) -> Finding {
        Finding::Failure(failure)
    }
}

impl From<&Finding> for Text {
    fn from(finding: &Finding) -> Text {
        let seconds = |time: &Duration| format!("{:.1}", time.as_secs_f64());
        match finding {
            Finding::Failure(failure) => Text::from(failure),
            Finding::Answer { asked, failure } => text!("check-answer", asked = asked, problem = Text::from(failure)),
            Finding::NoName => text!("check-no-name"),
            Finding::NoSeed => text!("check-no-seed"),
            Finding::Strange { line } => text!("check-strange", line = line),
            Finding::Malformed { line, form } => text!("check-malformed", line = line, form = *form),
            Finding::BadInfo { line } => text!("check-bad-info", line = line),
            Finding::NoPong { waited } => text!("check-no-pong", seconds = seconds(waited)),
            Finding::TooEarly { asked, line } => text!("check-too-early", asked = asked, line = line),
            Finding::SlowStop { taken } => text!("check-slow-stop", seconds = seconds(taken)),
            Finding::NotNone { line } => text!("check-not-none", line = line),
            Finding::StillRunning { waited } => text!("check-still-running", seconds = seconds(waited)),
            Finding::BadEnd { status } => text!("check-bad-end", status = status.to_string()),
        }
    }
}
