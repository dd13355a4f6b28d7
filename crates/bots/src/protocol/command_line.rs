//! Command lines, split the way a shell does it, without a shell.

/// A command line that cannot be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandLineError {
    /// A quotation mark is not closed.
    Unclosed(char),
    /// There is no word in it.
    Empty,
}

/// Splits a command line into the program and its arguments, by the quoting rules of a POSIX shell (a `#` that
/// begins a word begins a comment).
///
/// ```
/// # use hedgerow_bots::protocol::split_command;
/// assert_eq!(split_command("./my\\ bot --name 'A B'").unwrap(), ["./my bot", "--name", "A B"]);
/// ```
pub fn split_command(line: &str) -> Result<Vec<String>, CommandLineError> {
    let Some(words) = shlex::split(line) else {
        // Something is open: whatever would close it. (A backslash at the end is closed by another.)
        let closes = |mark: &char| shlex::split(&format!("{line}{mark}")).is_some();
        return Err(CommandLineError::Unclosed(['\\', '\''].into_iter().find(closes).unwrap_or('"')));
    };
    if words.first().is_none_or(String::is_empty) { Err(CommandLineError::Empty) } else { Ok(words) }
}

/// Splits a list at its commas, except at those in quotation marks or after a backslash, which stay where they are.
///
/// ```
/// # use hedgerow_bots::protocol::split_list;
/// assert_eq!(split_list("random, cmd:./bot 'a,b'"), ["random", "cmd:./bot 'a,b'"]);
/// ```
pub fn split_list(text: &str) -> Vec<&str> {
    text.split(separator(',')).map(str::trim).collect()
}

/// Splits a text at its first colon that is not in quotation marks or after a backslash.
pub(crate) fn split_setting(text: &str) -> Option<(&str, &str)> {
    let place = text.find(separator(':'))?;
    Some((&text[..place], &text[place + 1..]))
}

/// Whether a sign separates, asked sign by sign.
fn separator(wanted: char) -> impl FnMut(char) -> bool {
    let mut quote = None;
    let mut escaped = false;
    move |character: char| {
        if std::mem::take(&mut escaped) {
            return false;
        }
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (None, '\'' | '"') => quote = Some(character),
            (None | Some('"'), '\\') => escaped = true,
            _ => {}
        }
        character == wanted && quote.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotes_and_backslashes_hold_words_together() {
        let words = |line| split_command(line).unwrap();
        assert_eq!(words("  a  b\tc "), ["a", "b", "c"]);
        assert_eq!(words(r#"a"b c"'d e' "" '\'"#), ["ab cd e", "", r"\"]);
        assert_eq!(words(r#"a "\"" \'"#), ["a", "\"", "'"]);
        assert_eq!(words(r#"'C:\my bots\a.exe' "C:\my bots\b.exe""#), [r"C:\my bots\a.exe", r"C:\my bots\b.exe"]);
    }

    #[test]
    fn a_list_is_split_as_its_commands_are() {
        assert_eq!(split_list(r"cmd:./it\'s,random"), [r"cmd:./it\'s", "random"]);
        assert_eq!(split_list(r"cmd:./a\,b,random"), [r"cmd:./a\,b", "random"]);
        assert_eq!(split_list(r"cmd:'a\',random"), [r"cmd:'a\'", "random"]);
    }

    #[test]
    fn what_cannot_be_split_is_told() {
        assert_eq!(split_command("a 'b"), Err(CommandLineError::Unclosed('\'')));
        assert_eq!(split_command("a 'b\\"), Err(CommandLineError::Unclosed('\'')));
        assert_eq!(split_command("a \"b 'c'"), Err(CommandLineError::Unclosed('"')));
        assert_eq!(split_command("a b\\"), Err(CommandLineError::Unclosed('\\')));
        assert_eq!(split_command("  "), Err(CommandLineError::Empty));
        assert_eq!(split_command("'' a"), Err(CommandLineError::Empty));
    }
}
