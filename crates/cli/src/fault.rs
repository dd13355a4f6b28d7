//! [`Fault`]: why this program did not do what it was asked, in the language of its reader.

use hedgerow_bots::arena::{ContestError, SittingError, SprtError};
use hedgerow_bots::evaluation::WeightsError;
use hedgerow_bots::tune::TuningError;
use hedgerow_bots::{Failure, SpecError};
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::{HeaderError, ReadError, ReplayError, TokenError, VerifyError};
use hedgerow_review::ReviewError;
use hedgerow_rules::{GameError, Refusal, RulesError, SetError, SetupError};
use hedgerow_server::ServeError;
use hedgerow_server::admin::AdminError;
use hedgerow_server::store::OpenError;
use std::fs::TryLockError;
use std::io;

pub type Result<T, E = Fault> = std::result::Result<T, E>;

/// What went wrong, and its causes. What has no text cannot become one.
#[derive(Debug)]
pub struct Fault {
    /// The last cause comes last.
    texts: Vec<Text>,
    /// The reader of our output has seen enough (`hedgerow … | head`).
    pub broken_pipe: bool,
}

impl Fault {
    pub fn new(text: Text) -> Fault {
        Fault { texts: vec![text], broken_pipe: false }
    }

    /// All of it in a language.
    pub fn tell(&self, language: Language) -> String {
        self.texts.iter().map(|text| language.say(text)).collect::<Vec<_>>().join(": ")
    }
}

/// Goes on only if something holds; else it is a [`Fault`] with this text.
macro_rules! ensure {
    ($holds:expr, $text:expr $(,)?) => {
        if !$holds {
            return Err($crate::fault::Fault::new($text));
        }
    };
}
pub(crate) use ensure;

/// What was tried, before what went wrong.
pub trait OrFault<T> {
    fn or_fault(self, text: impl FnOnce() -> Text) -> Result<T>;
}

impl<T, E: Into<Fault>> OrFault<T> for Result<T, E> {
    fn or_fault(self, text: impl FnOnce() -> Text) -> Result<T> {
        self.map_err(|error| {
            let mut fault = error.into();
            fault.texts.insert(0, text());
            fault
        })
    }
}

macro_rules! told {
    ($($error:ty)*) => {
        $(impl From<$error> for Fault {
            fn from(error: $error) -> Fault {
                Fault::new(Text::from(&error))
            }
        })*
    };
}

told! {
    AdminError ContestError Failure GameError HeaderError OpenError ReadError Refusal ReplayError ReviewError RulesError ServeError
    SetError SetupError SittingError SpecError SprtError TokenError TuningError VerifyError WeightsError
}

#[cfg(feature = "png")]
told! { hedgerow_draw::PngError }

/// The system speaks for itself.
impl From<io::Error> for Fault {
    fn from(error: io::Error) -> Fault {
        let broken_pipe = error.kind() == io::ErrorKind::BrokenPipe;
        Fault { broken_pipe, ..Fault::new(text!("as-said", words = error.to_string())) }
    }
}

impl From<serde_json::Error> for Fault {
    fn from(error: serde_json::Error) -> Fault {
        // Also when what cannot be written is JSON.
        io::Error::from(error).into()
    }
}

impl From<TryLockError> for Fault {
    fn from(error: TryLockError) -> Fault {
        io::Error::from(error).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_told_with_its_causes_in_the_language_of_the_reader() {
        let inner: Result<(), io::Error> = Err(io::Error::other("gone"));
        let fault = inner.or_fault(|| text!("cli-cannot-read", file = "a.hedgerow")).unwrap_err();
        assert_eq!(fault.tell(Language::ENGLISH), "cannot read a.hedgerow: gone");
        let polish = Language::named("pl").unwrap();
        assert_eq!(fault.tell(polish), "nie można odczytać pliku a.hedgerow: gone");
        let refused: Result<(), Refusal> = Err(Refusal::GameOver);
        let fault = refused.or_fault(|| text!("cli-cannot-read", file = "b")).unwrap_err();
        assert_eq!(fault.tell(polish), "nie można odczytać pliku b: gra jest już skończona");
    }

    #[test]
    fn a_reader_who_left_is_noticed_behind_json_too() {
        let closed = || io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(Fault::from(closed()).broken_pipe);
        assert!(Fault::from(serde_json::Error::io(closed())).broken_pipe);
        assert!(!Fault::from(io::Error::other("gone")).broken_pipe);
    }
}
