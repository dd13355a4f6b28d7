//! Command lines, split the way a shell does it, without a shell.

/// A command line that cannot be split.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommandLineError {
    /// A quotation mark is not closed.
    Unclosed(char),
    /// There is no word in it.
    Empty,
}

/// Splits a command line into the program and its arguments. Blanks separate; `'…'` and `"…"` hold together what they
/// enclose, and a backslash outside of `'…'` takes the next character as it is.
///
/// ```
/// # use hedgerow_bots::protocol::split_command;
/// assert_eq!(split_command("./my\\ bot --name 'A B'").unwrap(), ["./my bot", "--name", "A B"]);
/// ```
pub(crate) fn split_command(line: &str) -> Result<Vec<String>, CommandLineError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut characters = line.chars();
    while let Some(character) = characters.next() {
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(character);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') => word.get_or_insert_default().extend(characters.next()),
            (None, _) if character.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    match quote {
        Some(open) => Err(CommandLineError::Unclosed(open)),
        None if words.first().is_none_or(String::is_empty) => Err(CommandLineError::Empty),
        None => Ok(words),
    }
}

/// Splits a list at its commas, except at those in quotation marks or after a backslash, which stay where they are.
///
/// ```
/// # use hedgerow_bots::protocol::split_list;
/// assert_eq!(split_list("random, cmd:./bot 'a,b'"), ["random", "cmd:./bot 'a,b'"]);
/// ```
pub fn split_list(text: &str) -> Vec<&str> {
    let mut quote = None;
    let mut escaped = false;
    let separates = |character: char| {
        if std::mem::take(&mut escaped) {
            return false;
        }
        match (quote, character) {
            (Some(open), _) if character == open => quote = None,
            (None, '\'' | '"') => quote = Some(character),
            (None | Some('"'), '\\') => escaped = true,
            _ => {}
        }
        character == ',' && quote.is_none()
    };
    text.split(separates).map(str::trim).collect()
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
        assert_eq!(split_command("  "), Err(CommandLineError::Empty));
        assert_eq!(split_command("'' a"), Err(CommandLineError::Empty));
    }
}
