//! What strangers wrote, shown on a screen: names, chat, what engines say, quoted input.

use std::borrow::Cow;

/// Whether a sign shows itself and nothing more. Others steer a terminal (control signs), begin a line, turn the direction of
/// writing or cannot be seen, so that a text looks like another one. Joiners are printable: scripts and emoji need them.
pub fn is_printable(sign: char) -> bool {
    let unseen = matches!(sign,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}');
    !sign.is_control() && !unseen
}

/// A text on one line that does nothing to the screen: signs that are not printable are written as in Rust, `\u{1b}`.
pub fn printable(text: &str) -> Cow<'_, str> {
    escaped(text, is_printable)
}

/// The same for a text of several lines.
pub fn printable_lines(text: &str) -> Cow<'_, str> {
    escaped(text, |sign| sign == '\n' || is_printable(sign))
}

fn escaped(text: &str, stays: impl Fn(char) -> bool) -> Cow<'_, str> {
    if text.chars().all(&stays) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 8);
    for sign in text.chars() {
        match stays(sign) {
            true => shown.push(sign),
            false => shown.extend(sign.escape_default()),
        }
    }
    Cow::Owned(shown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_screen_is_written_out() {
        assert_eq!(printable("\u{1b}[2J\u{9b}31m\u{7}"), r"\u{1b}[2J\u{9b}31m\u{7}");
        assert_eq!(printable("a\r\nb\u{2028}c\td"), r"a\r\nb\u{2028}c\td");
        assert_eq!(printable("\u{202e}nib\u{2069}\u{200b}\u{feff}"), r"\u{202e}nib\u{2069}\u{200b}\u{feff}");
        assert_eq!(printable_lines("a\nb\u{8}"), "a\nb\\u{8}");
    }

    #[test]
    fn what_people_write_stays_and_nothing_is_escaped_twice() {
        for text in ["Zażółć", "árvíztűrő", "👩\u{200d}🌾", "یک\u{200c}دو", r"C:\temp", "e\u{301}"] {
            assert!(matches!(printable(text), Cow::Borrowed(same) if same == text));
        }
        let once = printable("\u{1b}c").into_owned();
        assert_eq!(printable(&once), once);
    }
}
