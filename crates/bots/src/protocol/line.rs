//! Lines from the other side, which cannot be trusted.

use std::io::{self, BufRead, Read};

/// The longest line that is read. The longest that is ever needed, a list of legal actions, has some ten thousand bytes.
const LONGEST: u64 = 1 << 20;

/// The next line without its end; none at the end of the input. What is no UTF-8 is replaced, what is too long is cut.
pub fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.len() as u64 == LONGEST && !bytes.ends_with(b"\n") {
        skip_line(input)?;
    }
    let line = String::from_utf8_lossy(&bytes).trim_end_matches(['\n', '\r']).to_string();
    Ok((!bytes.is_empty()).then_some(line))
}

/// Reads on to the end of the line without keeping it.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = input.fill_buf()?;
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let (used, done) = end.map_or((bytes.len(), bytes.is_empty()), |place| (place + 1, true));
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_whatever_they_hold() {
        let long = "x".repeat(3 << 20);
        let text = [b"one\r\n\n\xff\n".as_slice(), long.as_bytes(), b"\nlast"].concat();
        let mut input = text.as_slice();
        let mut next = || read_line(&mut input).unwrap();
        assert_eq!(next().as_deref(), Some("one"));
        assert_eq!(next().as_deref(), Some(""));
        assert_eq!(next().as_deref(), Some("\u{fffd}"));
        assert_eq!(next().map(|line| line.len()), Some(1 << 20));
        assert_eq!(next().as_deref(), Some("last"));
        assert_eq!(next(), None);
    }
}
