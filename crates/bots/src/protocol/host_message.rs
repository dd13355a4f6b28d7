//! [`HostMessage`]: what the host says to the engine.

use super::{MessageError, first_word};
use std::fmt;
use std::time::Duration;

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
    /// The text of a position.
    Position(String),
    /// The text of a record: the position is the one at its end.
    Record(String),
    /// Every legal action, for engines that do not know the rules.
    Legal(Vec<String>),
    Go {
        evaluations: Option<u64>,
        time: Option<Duration>,
    },
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
            HostMessage::Position(text) => write!(formatter, "position\n{}\nend", text.trim_end()),
            HostMessage::Record(text) => write!(formatter, "record\n{}\nend", text.trim_end()),
            HostMessage::Legal(words) => write!(formatter, "legal {}", words.join(" ")),
            HostMessage::Go { evaluations, time } => {
                formatter.write_str("go")?;
                evaluations.map_or(Ok(()), |count| write!(formatter, " evaluations {count}"))?;
                time.map_or(Ok(()), |time| write!(formatter, " time {}", time.as_millis()))
            }
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

#[derive(Clone, Copy, Debug)]
enum Text {
    Position,
    Record,
}

impl HostReader {
    /// Takes the next line; a message comes back when it is complete.
    pub fn take(&mut self, line: &str) -> Option<Result<HostMessage, MessageError>> {
        let Some((kind, mut text)) = self.text.take() else { return self.begin(line) };
        if line.trim() == "end" {
            return Some(Ok(match kind {
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
            let version = rest.parse().ok().filter(|version| *version > 0).ok_or_else(|| malformed(expected))?;
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
        "go" => parse_go(rest).ok_or_else(|| malformed("go [evaluations N] [time MS]"))?,
        "newgame" => HostMessage::NewGame,
        "stop" => HostMessage::Stop,
        "ping" => HostMessage::Ping,
        "quit" => HostMessage::Quit,
        _ => return Err(MessageError::Unknown { word: word.to_string() }),
    })
}

/// A limit that is not known cannot be kept, so it is refused and not passed over.
fn parse_go(rest: &str) -> Option<HostMessage> {
    let (mut evaluations, mut time) = (None, None);
    let mut words = rest.split_whitespace();
    while let Some(key) = words.next() {
        let number = words.next()?.parse::<u64>().ok().filter(|number| *number > 0)?;
        let slot = match key {
            "evaluations" => &mut evaluations,
            "time" => &mut time,
            _ => return None,
        };
        if slot.replace(number).is_some() {
            return None;
        }
    }
    Some(HostMessage::Go { evaluations, time: time.map(Duration::from_millis) })
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
            HostMessage::Hello { version: 1 },
            HostMessage::SetOption { name: "bot".to_string(), value: "cmd:./a b".to_string() },
            HostMessage::NewGame,
            HostMessage::Position("hedgerow-position 1\nrules: x\n".to_string()),
            HostMessage::Record("hedgerow-record 1\n\n1 0: +P\nend: 3 4\n".to_string()),
            HostMessage::Legal(vec!["U@1,0r3".to_string(), "-".to_string()]),
            HostMessage::Go { evaluations: None, time: None },
            HostMessage::Go { evaluations: Some(7), time: Some(Duration::from_millis(250)) },
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
            ("go fast", "expected “go [evaluations N] [time MS]”"),
            ("go time", "expected “go [evaluations N] [time MS]”"),
            ("go time -1", "expected “go [evaluations N] [time MS]”"),
            ("go time 5 time 5", "expected “go [evaluations N] [time MS]”"),
            ("go depth 3", "expected “go [evaluations N] [time MS]”"),
        ] {
            let error = read(line).remove(0).unwrap_err();
            assert_eq!(Language::ENGLISH.tell(&error), message, "{line}");
            assert_eq!(error.word(), line.split(' ').next().unwrap());
        }
    }
}
