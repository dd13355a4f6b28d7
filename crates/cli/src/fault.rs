//! [`Fault`]: what this program itself complains about, in the language of whoever reads it.

use anyhow::Error;
use hedgerow_bots::SpecError;
use hedgerow_bots::arena::ContestError;
use hedgerow_bots::tune::TuningError;
use hedgerow_locale::{Language, Text};
use hedgerow_notation::{HeaderError, ReadError, ReplayError, TokenError, VerifyError};
use hedgerow_rules::{GameError, Refusal, RulesError, SetError, SetupError};
use std::error::Error as StdError;
use std::fmt;

/// An error with a text, perhaps because of another one.
#[derive(Debug)]
pub struct Fault {
    text: Text,
    cause: Option<Error>,
}

impl Fault {
    pub fn new(text: Text) -> Fault {
        Fault { text, cause: None }
    }
}

/// In English, for logs and tests; [`tell`] says it in other languages.
impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&Language::ENGLISH.say(&self.text))
    }
}

impl StdError for Fault {
    fn source(&self) -> Option<&(dyn StdError + 'static)> {
        self.cause.as_ref().map(|cause| cause.as_ref() as _)
    }
}

/// What `anyhow` calls a context, as a text: unlike a context it can be found again in a chain of causes.
pub trait OrFault<T> {
    fn or_fault(self, text: impl FnOnce() -> Text) -> Result<T, Error>;
}

impl<T, E: Into<Error>> OrFault<T> for Result<T, E> {
    fn or_fault(self, text: impl FnOnce() -> Text) -> Result<T, Error> {
        self.map_err(|error| Fault { text: text(), cause: Some(error.into()) }.into())
    }
}

/// An error with all its causes. What has no text is told as it is.
pub fn tell(language: Language, error: &Error) -> String {
    let said =
        |cause: &(dyn StdError + 'static)| text_of(cause).map_or_else(|| cause.to_string(), |text| language.say(&text));
    error.chain().map(said).collect::<Vec<_>>().join(": ")
}

fn text_of(cause: &(dyn StdError + 'static)) -> Option<Text> {
    let own = cause.downcast_ref::<Fault>().map(|fault| fault.text.clone());
    own.or_else(|| cause.downcast_ref::<ReadError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<HeaderError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<TokenError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<ReplayError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<VerifyError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<RulesError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<GameError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<SetupError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<SetError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<SpecError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<ContestError>().map(Text::from))
        .or_else(|| cause.downcast_ref::<Refusal>().map(Text::from))
        .or_else(|| match cause.downcast_ref::<TuningError>() {
            Some(TuningError::Game(error)) => Some(Text::from(error)),
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::text;
    use std::io;

    #[test]
    fn an_error_is_told_with_its_causes_in_the_language_of_the_reader() {
        let missing = || io::Error::other("gone");
        let inner: Result<(), io::Error> = Err(missing());
        let error = inner.or_fault(|| text!("cli-cannot-read", file = "a.hedgerow")).unwrap_err();
        assert_eq!(format!("{error:#}"), "cannot read a.hedgerow: gone");
        assert_eq!(tell(Language::ENGLISH, &error), "cannot read a.hedgerow: gone");
        let polish = Language::named("pl").unwrap();
        assert_eq!(tell(polish, &error), "nie można odczytać pliku a.hedgerow: gone");
        let refused: Result<(), Refusal> = Err(Refusal::GameOver);
        let error = refused.or_fault(|| text!("cli-cannot-read", file = "b")).unwrap_err();
        assert_eq!(tell(polish, &error), "nie można odczytać pliku b: gra jest już skończona");
    }
}
