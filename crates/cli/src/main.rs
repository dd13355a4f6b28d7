//! `hedgerow`: one program around the engine.

mod arena;
mod bench;
mod bot_list;
mod choice;
mod engine;
mod perft;
mod play;
mod replay;
mod rules_page;
mod screen;
mod sets;
mod simulate;
mod summary;
mod terminal;

use clap::{Parser, Subcommand};
use std::io;
use std::process::ExitCode;

/// Carcassonne, Hunters & Gatherers and The Discovery: play, simulate, replay, count, explain.
///
/// An unofficial, independent implementation of the rules.
#[derive(Debug, Parser)]
#[command(name = "hedgerow", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play around one keyboard, in the terminal, with bots if you like
    Play(play::Play),
    /// Play random games and print a summary
    Simulate(simulate::Simulate),
    /// Let bots play against each other
    Arena(arena::Arena),
    /// Choose moves for another program (engine protocol)
    Engine(engine::Engine),
    /// Show a recorded game and its board
    Replay(replay::Replay),
    /// Count the sequences of player decisions from the start of a game
    ///
    /// Draws do not count towards the depth; each kind of tile that can be drawn leads to sequences of its own (copies of
    /// a kind do not). Equal choices count once. A game that ends earlier counts nothing, and neither does the draw of a
    /// tile that fits nowhere and goes back to its stack.
    Perft(perft::Perft),
    /// Explain the presets and their options, or one of the numbered rules
    Rules(rules_page::RulesPage),
    /// Check and show tile sets
    Sets(sets::Sets),
    /// Measure how fast the engine plays
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Play(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Engine(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Sets(command) => command.run(),
        Command::Bench(command) => command.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has seen enough (`hedgerow … | head`).
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hedgerow: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let kind = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        kind.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}
