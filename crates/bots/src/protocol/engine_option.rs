//! [`EngineOption`]: what a host can set.

use std::fmt;

/// An option that an engine declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EngineOption {
    /// One word.
    pub name: String,
    pub kind: OptionKind,
}

/// What an option can be set to, and what it is before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OptionKind {
    Number { default: i64, min: i64, max: i64 },
    Flag { default: bool },
    Choice { default: String, values: Vec<String> },
    Text { default: String },
}

/// What is told to whoever gets it wrong.
pub(super) const FORM: &str = "option name NAME type number [min N] [max N] default N, … type flag default true, \
     … type choice values A,B,C default A or … type text default TEXT";

impl EngineOption {
    /// Reads the words after `option`. Keys that are not known are passed over with their values; `default` comes last.
    pub fn parse(rest: &str) -> Option<EngineOption> {
        let (mut name, mut kind, mut values) = (None, None, Vec::new());
        let (mut min, mut max) = (i64::MIN, i64::MAX);
        let mut rest = rest.trim();
        let default = loop {
            let (key, after) = super::first_word(rest);
            if key == "default" {
                break after;
            }
            let (value, after) = super::first_word(after);
            match key {
                "" => return None,
                "name" => name = Some(value),
                "type" => kind = Some(value),
                "min" => min = value.parse().ok()?,
                "max" => max = value.parse().ok()?,
                "values" => values = value.split(',').map(str::to_string).collect(),
                _ => {}
            }
            rest = after;
        };
        let kind = match kind? {
            "number" => OptionKind::Number { default: default.parse().ok()?, min, max },
            "flag" => OptionKind::Flag { default: default.parse().ok()? },
            "choice" => OptionKind::Choice { default: default.to_string(), values },
            "text" => OptionKind::Text { default: default.to_string() },
            _ => return None,
        };
        let option = EngineOption { name: name.filter(|name| !name.is_empty())?.to_string(), kind };
        option.takes(&option.default()).then_some(option)
    }

    /// Whether it can be set to this.
    pub fn takes(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Number { min, max, .. } => value.parse().is_ok_and(|number| (*min..=*max).contains(&number)),
            OptionKind::Flag { .. } => value.parse::<bool>().is_ok(),
            OptionKind::Choice { values, .. } => values.iter().any(|known| known == value),
            OptionKind::Text { .. } => !value.contains(['\n', '\r']),
        }
    }

    /// What it is before it is set, as a word or text.
    pub fn default(&self) -> String {
        match &self.kind {
            OptionKind::Number { default, .. } => default.to_string(),
            OptionKind::Flag { default } => default.to_string(),
            OptionKind::Choice { default, .. } | OptionKind::Text { default } => default.clone(),
        }
    }

    /// What it can be set to, in short.
    pub fn range(&self) -> String {
        match &self.kind {
            OptionKind::Number { min: i64::MIN, max: i64::MAX, .. } => "N".to_string(),
            OptionKind::Number { min, max: i64::MAX, .. } => format!("{min} …"),
            OptionKind::Number { min: i64::MIN, max, .. } => format!("… {max}"),
            OptionKind::Number { min, max, .. } => format!("{min} … {max}"),
            OptionKind::Flag { .. } => "true, false".to_string(),
            OptionKind::Choice { values, .. } => values.join(", "),
            OptionKind::Text { .. } => "…".to_string(),
        }
    }
}

impl fmt::Display for EngineOption {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "option name {} type ", self.name)?;
        match &self.kind {
            OptionKind::Number { min, max, .. } => write!(formatter, "number min {min} max {max}")?,
            OptionKind::Flag { .. } => formatter.write_str("flag")?,
            OptionKind::Choice { values, .. } => write!(formatter, "choice values {}", values.join(","))?,
            OptionKind::Text { .. } => formatter.write_str("text")?,
        }
        write!(formatter, " default {}", super::one_line(&self.default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<EngineOption> {
        EngineOption::parse(text.strip_prefix("option").unwrap())
    }

    #[test]
    fn every_option_is_read_as_it_was_written() {
        for text in [
            "option name threads type number min -2 max 8 default 1",
            "option name book type flag default true",
            "option name style type choice values calm,bold default bold",
            "option name greeting type text default good  morning",
        ] {
            let option = read(text).unwrap();
            assert_eq!(option.to_string(), text.replace("  ", " "));
        }
        assert_eq!(read("option name seed type text default").unwrap().default(), "");
        let open = read("option colour red type number name depth max 9 default 3").unwrap();
        assert_eq!((open.name.as_str(), open.range().as_str()), ("depth", "… 9"));
    }

    #[test]
    fn a_default_that_cannot_be_set_is_no_default() {
        for text in [
            "option",
            "option name x",
            "option name x type number default many",
            "option name x type number min 3 max 9 default 2",
            "option name x type flag default maybe",
            "option name x type choice values a,b default c",
            "option name x type spin default 3",
            "option type text default a",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn values_are_checked_before_they_are_sent() {
        let takes = |text: &str, value: &str| read(text).unwrap().takes(value);
        assert!(takes("option name x type number min 1 max 3 default 1", "3"));
        assert!(!takes("option name x type number min 1 max 3 default 1", "4"));
        assert!(!takes("option name x type flag default true", "yes"));
        assert!(!takes("option name x type choice values a,b default a", "A"));
        assert!(!takes("option name x type text default a", "a\nquit"));
    }
}
