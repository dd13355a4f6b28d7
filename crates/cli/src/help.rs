//! The help texts of all commands and arguments, put into the program that clap made of our types.
//!
//! A command `a b` is described by the message `help-a-b`, its argument `c` by `help-a-b-c`, or by `help-any-c` where several
//! commands share it. `…-long` is what `--help` says after what `-h` says. Names and sentences of clap's own stay as they
//! are: it speaks English only.

use clap::{Arg, Command};
use hedgerow_locale::{Language, Text, text};

/// The command with all its help in a language.
pub fn in_language(command: Command, language: Language) -> Command {
    let texts = HelpTexts { language };
    let mut command = texts.describe(command, "help");
    // Now clap knows that there is more to say after --help than after -h, and adds what it adds to every command.
    command.build();
    texts.describe(command, "help")
}

struct HelpTexts {
    language: Language,
}

impl HelpTexts {
    fn describe(&self, command: Command, key: &str) -> Command {
        let heading = *command.get_styles().get_usage();
        let usage = self.language.say(&text!("cli-usage"));
        let template = format!(
            "{{before-help}}{{about-with-newline}}\n{heading}{usage}{heading:#} {{usage}}\n\n{{all-args}}{{after-help}}"
        );
        let mut command = command
            .help_template(template)
            .subcommand_help_heading(self.language.say(&text!("cli-heading-commands")))
            .mut_args(|argument| self.describe_argument(argument, key));
        if let Some(about) = self.find(key) {
            command = match self.long(key) {
                Some(long) => command.long_about(format!("{about}\n\n{long}")),
                None => command.long_about(None::<&str>),
            };
            command = command.about(about);
        }
        command.mut_subcommands(|inner| match inner.get_name() {
            // The pages behind `hedgerow help` are those of the commands themselves.
            "help" => inner.about(self.language.say(&text!("help-any-help-command"))),
            name => {
                let key = format!("{key}-{name}");
                self.describe(inner, &key)
            }
        })
    }

    fn describe_argument(&self, argument: Arg, command: &str) -> Arg {
        let heading = match argument.is_positional() {
            true => text!("cli-heading-arguments"),
            false => text!("cli-heading-options"),
        };
        let argument = argument.help_heading(self.language.say(&heading));
        let Some(key) = self.key_of(&argument, command) else { return argument };
        let help = self.find(&key).unwrap_or_default();
        let argument = match self.long(&key) {
            Some(long) => argument.long_help(format!("{help}\n\n{long}")),
            None => argument.long_help(None::<&str>),
        };
        argument.help(help)
    }

    /// What there is to say beyond a line.
    fn long(&self, key: &str) -> Option<String> {
        self.find(&format!("{key}-long"))
    }

    /// The message that describes an argument.
    fn key_of(&self, argument: &Arg, command: &str) -> Option<String> {
        let name = argument.get_id().as_str().replace('_', "-");
        [format!("{command}-{name}"), format!("help-any-{name}")].into_iter().find(|key| self.find(key).is_some())
    }

    fn find(&self, key: &str) -> Option<String> {
        let said = self.language.say(&Text::new(key));
        (said != key).then_some(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Arguments;
    use clap::CommandFactory;
    use std::collections::BTreeSet;

    const TEXTS: HelpTexts = HelpTexts { language: Language::ENGLISH };

    /// The keys of all texts that a command and everything below it needs; those that are missing go to a list of their own.
    fn collect(command: &Command, key: &str, used: &mut BTreeSet<String>, missing: &mut Vec<String>) {
        let mut need = |key: String| {
            used.insert(format!("{key}-long"));
            if TEXTS.find(&key).is_none() {
                missing.push(key.clone());
            }
            used.insert(key);
        };
        need(key.to_string());
        for argument in command.get_arguments() {
            let own = format!("{key}-{}", argument.get_id().as_str().replace('_', "-"));
            need(TEXTS.key_of(argument, key).unwrap_or(own));
        }
        for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
            collect(inner, &format!("{key}-{}", inner.get_name()), used, missing);
        }
    }

    /// The keys of a language's file of help texts.
    fn keys(language: Language) -> BTreeSet<String> {
        let file = language.files().iter().find(|(name, _)| *name == "cli-help.ftl").map_or("", |(_, text)| text);
        let key = |line: &str| Some(line.split_once(" =")?.0.to_string()).filter(|key| key.starts_with("help"));
        file.lines().filter_map(key).collect()
    }

    #[test]
    fn every_command_and_argument_has_a_text_and_every_text_belongs_to_one() {
        let mut command = Arguments::command();
        command.build();
        let (mut used, mut missing) = (BTreeSet::new(), Vec::new());
        collect(&command, "help", &mut used, &mut missing);
        assert!(missing.is_empty(), "add these to locales/*/cli-help.ftl: {missing:?}");
        used.insert("help-any-help-command".to_string());
        let english = keys(Language::ENGLISH);
        let unused: Vec<&String> = english.difference(&used).collect();
        assert!(unused.is_empty(), "no command or argument has these texts of locales/*/cli-help.ftl: {unused:?}");
        for language in Language::all() {
            assert_eq!(keys(language), english, "locales/{language}/cli-help.ftl");
        }
    }

    #[test]
    fn help_is_well_formed_in_every_language() {
        for language in Language::all() {
            in_language(Arguments::command(), language).debug_assert();
        }
    }
}
