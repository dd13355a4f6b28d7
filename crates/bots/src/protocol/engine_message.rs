//! [`EngineMessage`]: what the engine says to the host.

use super::{EngineOption, Info, MessageError, engine_option, first_word, one_line};
use std::fmt;
use std::str::FromStr;

/// A message from the engine: always one line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineMessage {
    /// The version of the protocol that both will speak.
    Hello {
        version: u32,
    },
    Name(String),
    Author(String),
    Option(EngineOption),
    Ready,
    Info(Info),
    /// What the seat to act should do, and perhaps the piece after the placement.
    BestMove(Vec<String>),
    Pong,
    /// The line that began with this word cannot be obeyed.
    Error {
        word: String,
        message: String,
    },
}

impl fmt::Display for EngineMessage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineMessage::Hello { version } => write!(formatter, "hedgerow {version}"),
            EngineMessage::Name(name) => write!(formatter, "id name {}", one_line(name)),
            EngineMessage::Author(author) => write!(formatter, "id author {}", one_line(author)),
            EngineMessage::Option(option) => option.fmt(formatter),
            EngineMessage::Ready => formatter.write_str("ready"),
            EngineMessage::Info(info) => write!(formatter, "info{info}"),
            EngineMessage::BestMove(words) => write!(formatter, "bestmove {}", words.join(" ")),
            EngineMessage::Pong => formatter.write_str("pong"),
            EngineMessage::Error { word, message } => write!(formatter, "error {word} {}", one_line(message)),
        }
    }
}

impl FromStr for EngineMessage {
    type Err = MessageError;

    fn from_str(line: &str) -> Result<EngineMessage, MessageError> {
        let (word, rest) = first_word(line);
        let malformed = |expected| MessageError::Malformed { word: word.to_string(), expected };
        Ok(match word {
            "hedgerow" => {
                let version = rest.parse().map_err(|_| malformed("hedgerow VERSION"))?;
                EngineMessage::Hello { version }
            }
            "id" => match first_word(rest) {
                ("name", name) => EngineMessage::Name(name.to_string()),
                ("author", author) => EngineMessage::Author(author.to_string()),
                _ => return Err(malformed("id name TEXT or id author TEXT")),
            },
            "option" => {
                let option = EngineOption::parse(rest);
                EngineMessage::Option(option.ok_or_else(|| malformed(engine_option::FORM))?)
            }
            "ready" => EngineMessage::Ready,
            "info" => EngineMessage::Info(Info::parse(rest)),
            "bestmove" => EngineMessage::BestMove(rest.split_whitespace().map(str::to_string).collect()),
            "pong" => EngineMessage::Pong,
            "error" => {
                let (word, message) = first_word(rest);
                EngineMessage::Error { word: word.to_string(), message: message.to_string() }
            }
            _ => return Err(MessageError::Unknown { word: word.to_string() }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::OptionKind;

    #[test]
    fn every_message_is_read_as_it_was_written() {
        let info = Info { evaluations: Some(1200), plan: vec!["U@1,0r3".to_string()], ..Info::default() };
        let kind = OptionKind::Flag { default: true };
        for message in [
            EngineMessage::Hello { version: 2 },
            EngineMessage::Name("My bot 2".to_string()),
            EngineMessage::Author("A. U. Thor".to_string()),
            EngineMessage::Option(EngineOption { name: "book".to_string(), kind }),
            EngineMessage::Ready,
            EngineMessage::Info(info),
            EngineMessage::Info(Info::default()),
            EngineMessage::BestMove(vec!["-".to_string()]),
            EngineMessage::Pong,
            EngineMessage::Error { word: "go".to_string(), message: "there is no position".to_string() },
        ] {
            assert_eq!(message.to_string().parse(), Ok(message));
        }
    }

    #[test]
    fn a_message_stays_on_its_line() {
        let error = EngineMessage::Error { word: "position".to_string(), message: "one\ntwo".to_string() };
        assert_eq!(error.to_string(), "error position one two");
    }
}
