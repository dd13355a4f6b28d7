//! `hedgerow packaging`: what packages hold beside the program, made from the same help texts.

use crate::Arguments;
use crate::fault::{OrFault, Result};
use crate::help;
use clap::{Args, Command, CommandFactory};
use clap_complete::Shell;
use hedgerow_locale::{Language, text};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The program's name, as it is typed.
const NAME: &str = "hedgerow";

#[derive(Debug, Args)]
pub struct Packaging {
    folder: PathBuf,
}

impl Packaging {
    pub fn run(self, language: Language) -> Result<()> {
        let command = help::in_language(Arguments::command(), language);
        write_all(&self.folder, command)
            .or_fault(|| text!("cli-cannot-write", file = self.folder.display().to_string()))
    }
}

fn write_all(folder: &Path, mut command: Command) -> io::Result<()> {
    let (manual, completions) = (folder.join("man"), folder.join("completions"));
    fs::create_dir_all(&manual)?;
    fs::create_dir_all(&completions)?;
    fs::write(folder.join("hedgerow.env"), configuration(&command))?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command, NAME, &completions)?;
    }
    clap_mangen::generate_to(command, &manual)
}

/// Every setting of a server as an environment variable, commented out, with its explanation and default.
fn configuration(command: &Command) -> String {
    let about = "# Settings of hedgerow serve. Remove the # before a line to change one, then restart the server.\n";
    let serve = command.find_subcommand("serve");
    let settings = serve.into_iter().flat_map(Command::get_arguments).filter_map(|argument| {
        let variable = argument.get_env()?.to_string_lossy().into_owned();
        let help = argument.get_long_help().or(argument.get_help())?.to_string();
        let default = argument.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
        let value = default.unwrap_or_default();
        let help: String = help.lines().map(|line| format!("# {line}").trim_end().to_owned() + "\n").collect();
        Some(format!("\n{help}#{variable}={value}\n"))
    });
    settings.fold(about.to_owned(), |text, setting| text + &setting)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page_and_every_setting_a_line() {
        let folder = tempfile::tempdir().unwrap();
        let command = help::in_language(Arguments::command(), Language::ENGLISH);
        write_all(folder.path(), command.clone()).unwrap();
        let visible = command.get_subcommands().filter(|inner| !inner.is_hide_set() && inner.get_name() != "help");
        let names: Vec<&str> = visible.map(Command::get_name).collect();
        let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
        for shell in ["completions/hedgerow.bash", "completions/_hedgerow", "completions/hedgerow.fish"] {
            let completions = read(shell);
            names.iter().for_each(|name| assert!(completions.contains(name), "{shell}: {name}"));
            assert!(completions.contains("newcomer-minutes"), "{shell}");
        }
        for name in names {
            let page = read(&format!("man/hedgerow-{name}.1"));
            let about = command.find_subcommand(name).and_then(Command::get_about).unwrap().to_string();
            assert!(page.contains(about.split(['\'', '-', '.']).next().unwrap()), "{name}: {page}");
        }
        let configuration = read("hedgerow.env");
        assert!(configuration.contains("\n#HEDGEROW_LISTEN=127.0.0.1:4000\n"), "{configuration}");
        assert!(configuration.contains("\n#HEDGEROW_TRUST_PROXY=false\n"), "{configuration}");
        // As it is delivered it changes nothing.
        assert!(configuration.lines().all(|line| line.is_empty() || line.starts_with('#')));
    }
}
