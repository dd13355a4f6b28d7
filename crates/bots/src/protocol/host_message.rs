//! [`HostMessage`]: what the host says to the engine.

use super::{Go, MessageError, first_word, go};
use std::fmt;

/// A message from the host. Displayed, it is the text that is sent, without the last line end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum HostMessage {
    /// The newest version of the protocol that the host speaks.
    Hello {
        version: u32,
    },
    SetOption {
        name: String,
        value: String,
    },
    NewGame,
    /// A tile set in its canonical form.
    Set {
        name: String,
        hash: String,
        text: String,
    },
    /// The text of a position.
    Position(String),
    /// The text of a record: the position is the one at its end.
    Record(String),
    /// Every legal action, for engines that do not know the rules.
    Legal(Vec<String>),
    Go(Go),
    Stop,
    Ping,
    Quit,
}

impl fmt::Display for HostMessage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HostMessage::Hello { version } => write!(formatter, "hedgerow {version}"),
            HostMessage::SetOption { name, value } => write!(formatter, "setoption {name} {value}"),
            HostMessage::NewGame => formatter.write_str("newgame"),
            HostMessage::Set { name, hash, text } => write!(formatter, "set {name} {hash}\n{}\nend", text.trim_end()),
            HostMessage::Position(text) => write!(formatter, "position\n{}\nend", text.trim_end()),
            HostMessage::Record(text) => write!(formatter, "record\n{}\nend", text.trim_end()),
            HostMessage::Legal(words) => write!(formatter, "legal {}", words.join(" ")),
            HostMessage::Go(go) => go.fmt(formatter),
            HostMessage::Stop => formatter.write_str("stop"),
            HostMessage::Ping => formatter.write_str("ping"),
            HostMessage::Quit => formatter.write_str("quit"),
        }
    }
}

/// Puts the host's lines together to messages.
#[derive(Debug, Default)]
pub(crate) struct HostReader {
    /// The text being read, until its `end`.
    text: Option<(Text, String)>,
}

#[derive(Clone, Debug)]
enum Text {
    Set { name: String, hash: String },
    Position,
    Record,
}

impl HostReader {
    /// Takes the next line; a message comes back when it is complete.
    pub fn take(&mut self, line: &str) -> Option<Result<HostMessage, MessageError>> {
        let Some((kind, mut text)) = self.text.take() else { return self.begin(line) };
        if line.trim() == "end" {
            return Some(Ok(match kind {
                Text::Set { name, hash } => HostMessage::Set { name, hash, text },
                Text::Position => HostMessage::Position(text),
                Text::Record => HostMessage::Record(text),
            }));
        }
        text += line;
        text.push('\n');
        self.text = Some((kind, text));
        None
    }

    fn begin(&mut self, line: &str) -> Option<Result<HostMessage, MessageError>> {
        let (word, rest) = first_word(line);
        if word.is_empty() || word.starts_with('#') {
            return None;
        }
        let kind = match word {
            "set" => {
                let (name, hash) = first_word(rest);
                Text::Set { name: name.to_string(), hash: first_word(hash).0.to_string() }
            }
            "position" => Text::Position,
            "record" => Text::Record,
            _ => return Some(parse_line(word, rest)),
        };
        self.text = Some((kind, String::new()));
        None
    }
}

fn parse_line(word: &str, rest: &str) -> Result<HostMessage, MessageError> {
    let malformed = |expected| MessageError::Malformed { word: word.to_string(), expected };
    Ok(match word {
        "hedgerow" => {
            let expected = "hedgerow VERSION";
            let version =
                first_word(rest).0.parse().ok().filter(|version| *version > 0).ok_or_else(|| malformed(expected))?;
            HostMessage::Hello { version }
        }
        "setoption" => {
            let (name, value) = first_word(rest);
            if name.is_empty() {
                return Err(malformed("setoption NAME VALUE"));
            }
            HostMessage::SetOption { name: name.to_string(), value: value.to_string() }
        }
        "legal" => HostMessage::Legal(rest.split_whitespace().map(str::to_string).collect()),
        "go" => HostMessage::Go(Go::parse(rest).ok_or_else(|| malformed(go::FORM))?),
        "newgame" => HostMessage::NewGame,
        "stop" => HostMessage::Stop,
        "ping" => HostMessage::Ping,
        "quit" => HostMessage::Quit,
        _ => return Err(MessageError::Unknown { word: word.to_string() }),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_locale::Language;

    fn read(text: &str) -> Vec<Result<HostMessage, MessageError>> {
        let mut reader = HostReader::default();
        text.lines().filter_map(|line| reader.take(line)).collect()
    }

    #[test]
    fn every_message_is_read_as_it_was_written() {
        let messages = [
            HostMessage::Hello { version: 2 },
            HostMessage::SetOption { name: "bot".to_string(), value: "cmd:./a b".to_string() },
            HostMessage::NewGame,
            HostMessage::Set {
                name: "carcassonne".to_string(),
                hash: "bfac".to_string(),
                text: "start D last -\nD 4 CCCaRbbbbbRa C=city\n".to_string(),
            },
            HostMessage::Position("hedgerow-position 1\nrules: x\n".to_string()),
            HostMessage::Record("hedgerow-record 1\n\n1 0: +P\nend: 3 4\n".to_string()),
            HostMessage::Legal(vec!["U@1,0r3".to_string(), "-".to_string()]),
            HostMessage::Go(Go { evaluations: Some(7), ..Go::default() }),
            HostMessage::Stop,
            HostMessage::Ping,
            HostMessage::Quit,
        ];
        let text: String = messages.iter().map(|message| format!("{message}\n")).collect();
        assert_eq!(read(&text), messages.map(Ok));
    }

    #[test]
    fn blank_lines_and_comments_are_passed_over() {
        assert_eq!(read("\n  \n# a comment\n  ping  \n"), [Ok(HostMessage::Ping)]);
    }

    #[test]
    fn bad_lines_say_what_was_expected() {
        for (line, message) in [
            ("hello", "there is no such message"),
            ("hedgerow", "expected “hedgerow VERSION”"),
            ("hedgerow one", "expected “hedgerow VERSION”"),
            ("setoption", "expected “setoption NAME VALUE”"),
            (
                "go time -1",
                "expected “go [time MS or infinite] [evaluations N] [clocks MS,MS,… increments MS,MS,…] [ponder SEAT] [lines N] [only ACTION ACTION …]”",
            ),
        ] {
            let error = read(line).remove(0).unwrap_err();
            assert_eq!(Language::ENGLISH.tell(&error), message, "{line}");
            assert_eq!(error.word(), line.split(' ').next().unwrap());
        }
    }
}
