//! [`Text`]: a message that is not yet in any language. Below everything else, so that the errors of every crate can say
//! their own; `hedgerow-locale` speaks the languages.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod printable;

pub use printable::{is_printable, printable, printable_lines};

use std::collections::BTreeMap;
use std::fmt;

/// The key of a message in `locales/` and what varies in it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Text {
    /// Which message.
    pub key: String,
    /// The values, by the names that the message has for them.
    pub args: BTreeMap<String, TextArg>,
}

/// What varies in a message. Things with names of their own (kinds, roles, pieces) go in as ids, and the message chooses the
/// word: only it knows how its language inflects it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "serde", serde(untagged))]
pub enum TextArg {
    /// A number, by which a message may choose its plural form.
    Number(#[cfg_attr(feature = "wire", ts(type = "number"))] i64),
    /// A word that is shown as it is, or an id by which a message chooses.
    Word(String),
    /// A message inside another one, said in the same language.
    #[cfg_attr(feature = "wire", schema(no_recursion))]
    Text(Text),
}

impl Text {
    /// A text without values.
    pub fn new(key: impl Into<String>) -> Text {
        Text { key: key.into(), args: BTreeMap::new() }
    }

    /// The text with one more value.
    pub fn with(mut self, name: &str, value: impl Into<TextArg>) -> Text {
        self.args.insert(name.to_string(), value.into());
        self
    }
}

/// For logs and debuggers, not for people: `position-bad-piece { number: 3 }`. People are told in their language.
impl fmt::Display for Text {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.key)?;
        for (number, (name, value)) in self.args.iter().enumerate() {
            let before = if number == 0 { " {" } else { "," };
            write!(formatter, "{before} {name}: {value}")?;
        }
        formatter.write_str(if self.args.is_empty() { "" } else { " }" })
    }
}

impl fmt::Display for TextArg {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextArg::Number(number) => number.fmt(formatter),
            TextArg::Word(word) => printable(word).fmt(formatter),
            TextArg::Text(text) => text.fmt(formatter),
        }
    }
}

/// Makes types that have a text errors, and nothing without one: `errors! { SetupError: GameError as Game; }` says as well that
/// a `GameError` becomes a `SetupError::Game`. What they display is [`Text`]'s key and values: no language stands in the code.
#[macro_export]
macro_rules! errors {
    ($($error:ident $(: $($cause:ty as $variant:ident),+)?;)+) => {
        $(
            impl ::std::fmt::Display for $error {
                fn fmt(&self, formatter: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                    ::std::fmt::Display::fmt(&$crate::Text::from(self), formatter)
                }
            }

            impl ::std::error::Error for $error {}

            $($(
                impl From<$cause> for $error {
                    fn from(cause: $cause) -> $error {
                        $error::$variant(cause)
                    }
                }
            )+)?
        )+
    };
}

/// A [`Text`] from its key and its values: `text!("seats-at-most", count = 5)`. A test checks that the key exists.
#[macro_export]
macro_rules! text {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::Text::new($key)$(.with(stringify!($name), $value))*
    };
}

impl From<&str> for TextArg {
    fn from(word: &str) -> TextArg {
        TextArg::Word(word.to_string())
    }
}

impl From<String> for TextArg {
    fn from(word: String) -> TextArg {
        TextArg::Word(word)
    }
}

impl From<&String> for TextArg {
    fn from(word: &String) -> TextArg {
        TextArg::Word(word.clone())
    }
}

impl From<char> for TextArg {
    fn from(letter: char) -> TextArg {
        TextArg::Word(letter.to_string())
    }
}

impl From<Text> for TextArg {
    fn from(text: Text) -> TextArg {
        TextArg::Text(text)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for TextArg {
            fn from(number: $number) -> TextArg {
                // What people count is small.
                TextArg::Number(number.try_into().unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers! { u8 u16 u32 u64 usize i32 i64 }

#[cfg(test)]
mod tests {
    use super::*;

    fn outer() -> Text {
        text!("outer", count = 3_usize, name = "Ada", inner = text!("inner"))
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_text_is_its_key_and_its_values() {
        let text = outer();
        let json = r#"{"key":"outer","args":{"count":3,"inner":{"key":"inner","args":{}},"name":"Ada"}}"#;
        assert_eq!(serde_json::to_string(&text).unwrap(), json);
        assert_eq!(serde_json::from_str::<Text>(json).unwrap(), text);
    }

    #[test]
    fn logs_show_the_key_and_the_values() {
        assert_eq!(outer().to_string(), "outer { count: 3, inner: inner, name: Ada }");
    }
}
