//! A bot's mistakes stay its own.

use crate::Failure;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does the work; a panic in it is a failure of that bot alone.
pub fn guarded<T>(work: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    // A bot that panicked is not asked again, so the state in which it left itself does not matter.
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let message = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason given");
        Err(Failure::Crashed(format!(" in a panic: {message}")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::Language;

    #[test]
    fn a_panic_is_a_failure_with_its_message() {
        let tiles: Vec<u8> = Vec::new();
        let failure = guarded(|| Ok(tiles[3])).unwrap_err();
        let message = "the program ended in a panic: index out of bounds: the len is 0 but the index is 3";
        assert_eq!(Language::ENGLISH.tell(&failure), message);
        assert_eq!(guarded(|| Ok(5)), Ok(5));
        assert_eq!(guarded(|| Err::<u8, _>(Failure::NothingToDecide)), Err(Failure::NothingToDecide));
    }
}
