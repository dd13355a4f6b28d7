//! Flags that are alike in all commands.

use crate::fault::{OrFault, Result};
use crate::output;
use crate::progress::all_cores;
use clap::Args;
use hedgerow_locale::{Language, text};
use hedgerow_rules::MAX_SEATS;
use serde::Serialize;
use std::fs::{self, OpenOptions};
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The language in which a value is refused: it is read before a command runs.
pub static SPOKEN: OnceLock<Language> = OnceLock::new();

/// The largest count that anybody means.
pub const MANY: usize = 1_000_000_000;
/// How many players there may be.
pub const SEATS: RangeInclusive<usize> = 2..=MAX_SEATS;
/// How many threads there may be.
pub const THREADS: RangeInclusive<usize> = 1..=1024;

fn spoken() -> Language {
    SPOKEN.get().copied().unwrap_or(Language::ENGLISH)
}

/// A whole number of a range; another one is told the range.
pub fn whole(range: RangeInclusive<usize>) -> impl Fn(&str) -> Result<usize, String> + Clone + Send + Sync + 'static {
    move |word| match word.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(spoken().say(&text!("cli-not-in-range", from = *range.start(), to = *range.end()))),
    }
}

/// A seed: any text with something in it. Records keep it on one line and read it without blanks around it.
pub fn seed(text: &str) -> Result<String, String> {
    let seed = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if seed.is_empty() { Err(spoken().say(&text!("cli-empty-seed"))) } else { Ok(seed) }
}

/// Whether a file stands for standard output.
pub fn is_stdout(file: &Path) -> bool {
    file == Path::new("-")
}

/// How many games are played at once.
#[derive(Debug, Args)]
pub struct Threads {
    #[arg(long, value_name = "N", value_parser = whole(THREADS))]
    threads: Option<usize>,
}

impl Threads {
    /// One for each core, unless chosen otherwise.
    pub fn count(&self) -> usize {
        self.threads.unwrap_or_else(all_cores)
    }
}

/// Whether a command's result is wanted as JSON, and where.
#[derive(Debug, Args)]
pub struct Json {
    #[arg(long, value_name = "FILE", num_args = 0..=1, require_equals = true, default_missing_value = "-")]
    json: Option<PathBuf>,
}

impl Json {
    /// Whether JSON is printed, and nothing else.
    pub fn is_printed(&self) -> bool {
        self.json.as_deref().is_some_and(is_stdout)
    }

    fn file(&self) -> Option<&Path> {
        self.json.as_deref().filter(|file| !is_stdout(file))
    }

    /// Fails now if the file cannot be written: better than after hours of work.
    pub fn check(&self) -> Result<()> {
        let Some(file) = self.file() else { return Ok(()) };
        let opened = OpenOptions::new().append(true).create(true).open(file);
        opened.map(|_| ()).or_fault(|| text!("cli-cannot-write", file = file.display().to_string()))
    }

    /// Writes the JSON to its file, if it has one.
    pub fn keep<T: Serialize>(&self, value: impl FnOnce() -> Result<T>) -> Result<()> {
        let Some(file) = self.file() else { return Ok(()) };
        let text = output::json(&value()?)?;
        fs::write(file, text).or_fault(|| text!("cli-cannot-write", file = file.display().to_string()))
    }

    /// Prints the page, or the JSON in its place.
    pub fn show<T: Serialize>(
        &self,
        value: impl Fn() -> Result<T>,
        page: impl FnOnce() -> Result<String>,
    ) -> Result<()> {
        self.keep(&value)?;
        output::show(&if self.is_printed() { output::json(&value()?)? } else { page()? })
    }
}

#[cfg(test)]
mod tests {
    use crate::Arguments;
    use clap::{Arg, ArgAction, Command, CommandFactory};
    use std::any::TypeId;

    /// All commands that do something, by their names, with their arguments.
    fn commands(command: &Command, path: &str) -> Vec<(String, Command)> {
        let name = format!("{path} {}", command.get_name());
        let inner = command.get_subcommands().flat_map(|inner| commands(inner, &name));
        std::iter::once((name.clone(), command.clone())).chain(inner).collect()
    }

    fn all() -> Vec<(String, Command)> {
        let mut command = Arguments::command();
        command.build();
        commands(&command, "")
    }

    fn flag(arg: &Arg) -> &str {
        arg.get_long().unwrap_or_default()
    }

    /// What is said about a value of an argument.
    fn refusal(arg: &Arg, value: &str) -> Option<String> {
        let alone = Arg::new("value").long("value").value_parser(arg.get_value_parser().clone());
        let command = Command::new("test").no_binary_name(true).arg(alone.allow_hyphen_values(true));
        command.try_get_matches_from(["--value", value]).err().map(|error| error.to_string())
    }

    #[test]
    fn flags_of_one_name_are_alike_in_all_commands() {
        let mut seen = std::collections::BTreeMap::new();
        for (name, command) in all() {
            let has = |flag: &str| command.get_arguments().any(|arg| arg.get_long() == Some(flag));
            assert!(!has("rules") || has("option"), "{name}");
            for arg in command.get_arguments() {
                *seen.entry(flag(arg).to_string()).or_insert(0) += 1;
                let values = arg.get_num_args();
                match flag(arg) {
                    "json" => {
                        let optional = values.is_some_and(|count| count.min_values() == 0 && count.max_values() == 1);
                        assert!(optional && arg.is_require_equals_set(), "{name}: --json[=FILE]");
                    }
                    "threads" => assert!(refusal(arg, "0").unwrap().contains("from 1 to 1024"), "{name}"),
                    "option" => assert!(matches!(arg.get_action(), ArgAction::Append), "{name}"),
                    "seed" => {
                        assert_eq!(refusal(arg, "a word"), None, "{name}");
                        assert!(refusal(arg, " ").is_some_and(|said| said.contains("empty seed")), "{name}");
                    }
                    "turn" | "until" => assert!(refusal(arg, "0").unwrap().contains("from 1"), "{name}"),
                    "jobs" => panic!("{name}: it is called --threads"),
                    _ => {}
                }
            }
        }
        for (flag, least) in [("json", 5), ("threads", 3), ("option", 6), ("seed", 4), ("until", 3), ("turn", 1)] {
            assert!(seen.get(flag).is_some_and(|count| *count >= least), "{flag}: {seen:?}");
        }
    }

    #[test]
    fn a_bad_number_is_told_the_range() {
        let mut numbers = 0;
        for (name, command) in all().into_iter().filter(|(name, _)| !name.contains("serve") && !name.contains("admin"))
        {
            for arg in command.get_arguments().filter(|arg| arg.get_value_parser().type_id() == TypeId::of::<usize>()) {
                for value in ["x", "-1", "99999999999999999999"] {
                    let said = refusal(arg, value).unwrap();
                    assert!(said.contains("not a whole number from "), "{name} --{}: {said}", flag(arg));
                }
                numbers += 1;
            }
        }
        assert!(numbers >= 20, "{numbers}");
    }

    #[test]
    fn every_flag_of_the_server_has_its_variable() {
        let (_, serve) = all().into_iter().find(|(name, _)| name.ends_with(" serve")).unwrap();
        let own = serve.get_arguments().filter(|arg| !["help", "version", "language"].contains(&flag(arg)));
        for arg in own {
            let variable = format!("HEDGEROW_{}", flag(arg).replace('-', "_").to_uppercase());
            assert_eq!(arg.get_env().map(|name| name.to_string_lossy().into_owned()), Some(variable));
        }
    }
}
