//! `hedgerow`: one program around the engine.

mod admin;
mod analyse;
mod arena;
mod bench;
mod bot_list;
mod choice;
mod columns;
mod draw;
mod engine;
mod engine_check;
mod explain;
mod fault;
mod figures;
mod flags;
mod help;
mod output;
mod packaging;
mod perft;
mod play;
mod position;
mod progress;
mod puzzle;
mod records;
mod replay;
mod rules_page;
mod scenario;
mod screen;
mod serve;
mod sets;
mod signals;
mod simulate;
mod summary;
mod terminal;
mod tune;
mod verify;

use clap::builder::PossibleValuesParser;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use hedgerow_locale::Language;
use std::process::ExitCode;

// What is said about commands and arguments stands in locales/*/cli-help.ftl.
#[derive(Debug, Parser)]
#[command(name = "hedgerow", version)]
struct Arguments {
    // Read before everything else, by `chosen_language`: the help depends on it.
    #[arg(long, global = true, value_name = "TAG", ignore_case = true, display_order = 900)]
    #[arg(value_parser = PossibleValuesParser::new(Language::all().map(Language::tag)))]
    language: Option<String>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Play),
    /// By far the largest.
    Serve(Box<serve::Serve>),
    Simulate(simulate::Simulate),
    Arena(arena::Arena),
    Engine(engine::Engine),
    EngineCheck(engine_check::EngineCheck),
    Replay(replay::Replay),
    Explain(explain::Explain),
    Analyse(analyse::Analyse),
    Puzzle(puzzle::PuzzleCommand),
    Position(position::PositionCommand),
    Records(records::Records),
    Perft(perft::Perft),
    Rules(rules_page::RulesPage),
    Draw(draw::Draw),
    Sets(sets::Sets),
    Scenario(scenario::ScenarioCommand),
    Verify(verify::Verify),
    Tune(tune::Tune),
    Admin(admin::Admin),
    Bench(bench::Bench),
    /// Of use to whoever makes packages, and to no one else.
    #[command(hide = true)]
    Packaging(packaging::Packaging),
}

fn main() -> ExitCode {
    let language = chosen_language(std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()));
    let _ = flags::SPOKEN.set(language);
    let matches = help::in_language(Arguments::command(), language).get_matches();
    let arguments = Arguments::from_arg_matches(&matches).unwrap_or_else(|error| error.exit());
    let result = match arguments.command {
        Command::Play(command) => command.run(language),
        Command::Serve(command) => command.run(language),
        Command::Simulate(command) => command.run(language),
        Command::Arena(command) => command.run(language),
        Command::Engine(command) => command.run(),
        Command::EngineCheck(command) => command.run(language),
        Command::Replay(command) => command.run(language),
        Command::Explain(command) => command.run(language),
        Command::Analyse(command) => command.run(language),
        Command::Puzzle(command) => command.run(language),
        Command::Position(command) => command.run(),
        Command::Records(command) => command.run(language),
        Command::Perft(command) => command.run(language),
        Command::Rules(command) => command.run(language),
        Command::Draw(command) => command.run(),
        Command::Sets(command) => command.run(language),
        Command::Scenario(command) => command.run(language),
        Command::Verify(command) => command.run(language),
        Command::Tune(command) => command.run(language),
        Command::Admin(command) => command.run(language),
        Command::Bench(command) => command.run(language),
        Command::Packaging(command) => command.run(language),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) if fault.broken_pipe => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("hedgerow: {}", fault.tell(language));
            ExitCode::FAILURE
        }
    }
}

/// The language of the flag, else that of the environment. A flag that names none is refused afterwards.
fn chosen_language(arguments: impl Iterator<Item = String>) -> Language {
    let mut arguments = arguments.take_while(|argument| argument != "--");
    while let Some(argument) = arguments.next() {
        let tag = match argument.strip_prefix("--language") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_string),
            None => None,
        };
        if let Some(language) = tag.and_then(|tag| Language::named(&tag)) {
            return language;
        }
    }
    Language::of_environment()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_chooses_the_language_wherever_it_stands() {
        let chosen = |line: &str| chosen_language(line.split(' ').map(str::to_string)).tag();
        assert_eq!(chosen("--language pl play --seats 2"), "pl");
        assert_eq!(chosen("play --language=HU"), "hu");
        assert_eq!(chosen("rules -- --language hu"), Language::of_environment().tag());
    }
}
