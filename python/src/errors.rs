//! Faults of the library as Python exceptions.

use hedgerow::locale::{Language, Text};
use hedgerow::rules::Rule;
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use std::panic::{AssertUnwindSafe, catch_unwind};

create_exception!(
    hedgerow,
    HedgerowError,
    PyValueError,
    "Anything the library refuses. `rule` is the number of the rule behind it, or None."
);
create_exception!(hedgerow, IllegalAction, HedgerowError, "An action that the rules forbid now; nothing was changed.");
create_exception!(hedgerow, GameOver, IllegalAction, "Nothing can be done after the end of a game (C11).");
create_exception!(
    hedgerow,
    ForeignGame,
    HedgerowError,
    "Something belongs to another game than the one it was used with."
);
create_exception!(hedgerow, FormatError, HedgerowError, "A text is no record, position, tile set, action or name.");
create_exception!(hedgerow, BotFailure, HedgerowError, "A bot gave no usable answer.");
create_exception!(hedgerow, InternalError, HedgerowError, "A mistake in the library itself: please report it.");

pub fn add(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let py = module.py();
    let base = py.get_type::<HedgerowError>();
    base.setattr("rule", py.None())?;
    module.add("HedgerowError", base)?;
    module.add("IllegalAction", py.get_type::<IllegalAction>())?;
    module.add("GameOver", py.get_type::<GameOver>())?;
    module.add("ForeignGame", py.get_type::<ForeignGame>())?;
    module.add("FormatError", py.get_type::<FormatError>())?;
    module.add("BotFailure", py.get_type::<BotFailure>())?;
    module.add("InternalError", py.get_type::<InternalError>())
}

/// What the library says of a fault, in English.
pub fn words<'a, E>(error: &'a E) -> String
where
    Text: From<&'a E>,
{
    Language::ENGLISH.tell(error)
}

/// Gives an exception the number of the rule behind it.
pub fn with_rule(error: PyErr, rule: Option<Rule>) -> PyErr {
    if let Some(rule) = rule {
        Python::attach(|py| {
            // Without the number the message still says what is wrong.
            let _ = error.value(py).setattr("rule", rule.id());
        });
    }
    error
}

pub fn refused(refusal: hedgerow::rules::Refusal) -> PyErr {
    let message = format!("{} ({})", words(&refusal), refusal.rule());
    let error = match refusal {
        hedgerow::rules::Refusal::GameOver => GameOver::new_err(message),
        _ => IllegalAction::new_err(message),
    };
    with_rule(error, Some(refusal.rule()))
}

pub fn bad_game(error: hedgerow::rules::GameError) -> PyErr {
    with_rule(HedgerowError::new_err(words(&error)), error.rule())
}

pub fn format_error<'a, E>(error: &'a E) -> PyErr
where
    Text: From<&'a E>,
{
    FormatError::new_err(words(error))
}

pub fn foreign(what: &str) -> PyErr {
    ForeignGame::new_err(format!("{what} belongs to a game with other rules or tiles"))
}

/// Runs a part of the library; a panic there becomes an exception.
pub fn guarded<T>(work: impl FnOnce() -> T) -> PyResult<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let said = panic.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason was given");
        InternalError::new_err(format!("the engine broke down: {said}"))
    })
}

/// A value as Python has it, by way of JSON.
pub fn as_python<'py>(py: Python<'py>, value: &impl serde::Serialize) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(value).map_err(|error| InternalError::new_err(error.to_string()))?;
    py.import("json")?.call_method1("loads", (text,))
}
