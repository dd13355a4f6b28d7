//! Which names people may have.

use hedgerow_locale::{Text, text};
use hedgerow_protocol::{ApiError, ErrorCode};

/// Names that stand for something else at a table. Bots are called by their level.
const RESERVED: [&str; 10] =
    ["bot", "easy", "expert", "greedy", "hard", "hedgerow", "normal", "random", "search", "uct"];

/// Whether somebody may be called that; otherwise, what a name should be like.
pub fn check_name(name: &str) -> Result<(), ApiError> {
    let wrong = |text: Text| Err(ApiError::new(ErrorCode::BadRequest, text));
    if !(2..=24).contains(&name.chars().count()) {
        return wrong(text!("server-name-length"));
    }
    if !name.chars().all(|character| character.is_alphanumeric() || " -_.".contains(character)) {
        return wrong(text!("server-name-signs"));
    }
    if name.starts_with(' ') || name.ends_with(' ') || name.contains("  ") {
        return wrong(text!("server-name-spaces"));
    }
    if !name.chars().any(char::is_alphanumeric) {
        return wrong(text!("server-name-letter"));
    }
    // `guest-12`, `Easy.` and the like must not pass for the real ones.
    let plain: String = name.to_lowercase().chars().filter(|character| !" -_.".contains(*character)).collect();
    let like_a_guest = ["guest", "deleted"]
        .iter()
        .any(|word| plain.strip_prefix(word).is_some_and(|rest| rest.chars().all(char::is_numeric)));
    if like_a_guest {
        return wrong(text!("server-name-guest"));
    }
    if RESERVED.contains(&plain.as_str()) {
        return wrong(text!("server-name-bot"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::check_name;

    #[test]
    fn names_of_people() {
        for name in [
            "Ada",
            "Jan Kowalski",
            "Őrsi_7",
            "李雷",
            "a.b-c",
            "Guesthouse 7",
            "Żółć",
            "Easygoing",
            "42",
            "x".repeat(24).as_str(),
        ] {
            assert_eq!(check_name(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn names_that_are_refused() {
        let names = [
            "",
            "a",
            " ada",
            "ada ",
            "a  b",
            "a\tb",
            "a<b",
            "a/b",
            "--",
            "Guest 12",
            "guest",
            "gUEST_12",
            "Deleted 4",
            "easy",
            "Expert",
            "h-a-r-d",
            "bot",
            "a\u{202e}b",
            "a\u{200b}b",
            "🙂🙂",
        ];
        for name in names {
            assert!(check_name(name).is_err(), "{name:?}");
        }
        assert!(check_name(&"x".repeat(25)).is_err());
    }
}
