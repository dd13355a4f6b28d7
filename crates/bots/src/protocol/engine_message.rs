//! [`EngineMessage`]: what the engine says to the host.

use super::{MessageError, first_word};
use crate::{Thought, Value};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A message from the engine: always one line.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum EngineMessage {
    /// The version of the protocol that both will speak.
    Hello {
        version: u32,
    },
    Name(String),
    Author(String),
    Option {
        name: String,
        kind: OptionKind,
    },
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

/// What can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OptionKind {
    Spin { default: i64, min: i64, max: i64 },
    Check { default: bool },
    Text { default: String },
}

/// How the thinking goes. Everything may be left out.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Info {
    pub evaluations: Option<u64>,
    pub time: Option<Duration>,
    pub lead: Option<f32>,
    pub win: Option<f32>,
    pub plan: Vec<String>,
}

impl Info {
    /// What there is to say about a thought whose best plan reads like this.
    pub fn about(thought: &Thought, plan: Vec<String>, time: Duration) -> Info {
        let value = thought.candidates.first().and_then(|candidate| candidate.value);
        Info {
            evaluations: Some(thought.evaluations),
            time: Some(time),
            lead: value.map(|value| value.lead),
            win: value.map(|value| value.win),
            plan,
        }
    }

    pub fn value(&self) -> Option<Value> {
        Some(Value { lead: self.lead?, win: self.win? })
    }
}

impl fmt::Display for EngineMessage {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineMessage::Hello { version } => write!(formatter, "hedgerow {version}"),
            EngineMessage::Name(name) => write!(formatter, "id name {}", one_line(name)),
            EngineMessage::Author(author) => write!(formatter, "id author {}", one_line(author)),
            EngineMessage::Option { name, kind } => match kind {
                OptionKind::Spin { default, min, max } => {
                    write!(formatter, "option name {name} type spin default {default} min {min} max {max}")
                }
                OptionKind::Check { default } => write!(formatter, "option name {name} type check default {default}"),
                OptionKind::Text { default } => {
                    write!(formatter, "option name {name} type string default {}", one_line(default))
                }
            },
            EngineMessage::Ready => formatter.write_str("ready"),
            EngineMessage::Info(info) => write!(formatter, "info{info}"),
            EngineMessage::BestMove(words) => write!(formatter, "bestmove {}", words.join(" ")),
            EngineMessage::Pong => formatter.write_str("pong"),
            EngineMessage::Error { word, message } => write!(formatter, "error {word} {}", one_line(message)),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.evaluations.map_or(Ok(()), |count| write!(formatter, " evaluations {count}"))?;
        self.time.map_or(Ok(()), |time| write!(formatter, " time {}", time.as_millis()))?;
        self.lead.map_or(Ok(()), |lead| write!(formatter, " lead {lead:.2}"))?;
        self.win.map_or(Ok(()), |win| write!(formatter, " win {win:.3}"))?;
        if self.plan.is_empty() { Ok(()) } else { write!(formatter, " plan {}", self.plan.join(" ")) }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
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
            "option" => parse_option(rest).ok_or_else(|| malformed("option name NAME type TYPE default VALUE"))?,
            "ready" => EngineMessage::Ready,
            "info" => EngineMessage::Info(parse_info(rest)),
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

fn parse_option(rest: &str) -> Option<EngineMessage> {
    let rest = rest.strip_prefix("name ")?;
    let (name, rest) = first_word(rest);
    let (kind, rest) = first_word(rest.strip_prefix("type ")?);
    let value = rest.strip_prefix("default")?.trim();
    let kind = match kind {
        "string" => OptionKind::Text { default: value.to_string() },
        "check" => OptionKind::Check { default: value.parse().ok()? },
        "spin" => match value.split_whitespace().collect::<Vec<_>>()[..] {
            [default, "min", min, "max", max] => {
                OptionKind::Spin { default: default.parse().ok()?, min: min.parse().ok()?, max: max.parse().ok()? }
            }
            _ => return None,
        },
        _ => return None,
    };
    Some(EngineMessage::Option { name: name.to_string(), kind })
}

/// Reads what is understood; newer engines may know more to say.
fn parse_info(rest: &str) -> Info {
    let mut info = Info::default();
    let mut words = rest.split_whitespace();
    while let Some(key) = words.next() {
        if key == "plan" {
            info.plan = words.map(str::to_string).collect();
            break;
        }
        let Some(value) = words.next() else { break };
        let number = || value.parse::<f32>().ok().filter(|number| number.is_finite());
        match key {
            "evaluations" => info.evaluations = value.parse().ok(),
            "time" => info.time = value.parse().ok().map(Duration::from_millis),
            "lead" => info.lead = number(),
            "win" => info.win = number(),
            _ => {}
        }
    }
    info
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_is_read_as_it_was_written() {
        let option = |kind| EngineMessage::Option { name: "threads".to_string(), kind };
        let info = Info {
            evaluations: Some(1200),
            time: Some(Duration::from_millis(17)),
            lead: Some(-3.25),
            win: Some(0.125),
            plan: vec!["U@1,0r3".to_string(), "thief:R".to_string()],
        };
        for message in [
            EngineMessage::Hello { version: 1 },
            EngineMessage::Name("My bot 2".to_string()),
            EngineMessage::Author("A. U. Thor".to_string()),
            option(OptionKind::Spin { default: 1, min: -2, max: 8 }),
            option(OptionKind::Check { default: true }),
            option(OptionKind::Text { default: String::new() }),
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
    fn what_an_info_line_says_beyond_our_knowledge_is_passed_over() {
        let line = "info nodes 5 evaluations 3 lead inf win x plan -";
        let info = Info { evaluations: Some(3), plan: vec!["-".to_string()], ..Info::default() };
        assert_eq!(line.parse(), Ok(EngineMessage::Info(info)));
    }

    #[test]
    fn a_message_stays_on_its_line() {
        let error = EngineMessage::Error { word: "position".to_string(), message: "one\ntwo".to_string() };
        assert_eq!(error.to_string(), "error position one two");
    }
}
