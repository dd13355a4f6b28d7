//! A bot's mistakes stay its own.

use crate::Failure;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does the work; a panic in it is a failure of the bot and of nobody else.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // Whoever panicked is not asked again, so nobody sees what state it left itself in.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let message = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
        Err(Failure::Crashed(format!(" in a panic: {message}")))
    })
}
