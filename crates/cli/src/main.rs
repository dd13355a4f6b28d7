//! `hedgerow`: one program around the engine.

mod admin;
mod arena;
mod bench;
mod bot_list;
mod choice;
mod draw;
mod engine;
mod explain;
mod perft;
mod play;
mod replay;
mod rules_page;
mod screen;
mod serve;
mod sets;
mod simulate;
mod summary;
mod terminal;
mod tune;
mod verify;

use clap::{Parser, Subcommand};
use std::io;
use std::process::ExitCode;

/// Carcassonne, Hunters & Gatherers and The Discovery: play, simulate, replay, draw, count, explain.
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
    /// Host tables for people and bots, in the browser
    ///
    /// Everything is kept in one folder (--data). Every flag can also be given as an environment variable. HEDGEROW_LOG
    /// says how much is logged (error, warn, info, debug).
    Serve(serve::Serve),
    /// Play random games and print a summary
    Simulate(simulate::Simulate),
    /// Let bots play against each other, and say who is better and how sure that is
    ///
    /// With two seats every bot meets every other one; who begins alternates. With more seats every bot sits alone among
    /// the others: one seat of the first bot of a pairing against the second on all other seats, at every seat in turn.
    /// (So two bots have two pairings, A among Bs and B among As.) Its share of the wins is to be compared with the fair
    /// share. Seat 0 begins every game.
    ///
    /// A bot that ends, hangs or makes an illegal move loses that game; such forfeits count as wins and losses, but not in
    /// margins and points. The win rate is wins and half of the draws (a win shared by k seats counts 1/k). Its 95 %
    /// interval is Wilson's; with --duplicate it comes from the variance between shuffles, as the games of one shuffle
    /// belong together. Ratings are most likely ones (Bradley and Terry) on the Elo scale with an average of 0; each
    /// pairing counts as having had half a game more between equals, so that winning every game is no infinity.
    ///
    /// The draws and choices of a game follow from --seed and its number alone, so results do not depend on --jobs
    /// (unless a bot's budget is time).
    Arena(arena::Arena),
    /// Choose moves for another program (engine protocol)
    Engine(engine::Engine),
    /// Show a recorded game and its board
    Replay(replay::Replay),
    /// Say why the best moves of a turn are good, and what the move that was played is worth
    ///
    /// A bot thinks about the turn as the player saw it. For its best moves, and for the one that was played, the terms
    /// of the evaluation are listed that the move changes: amount x weight = points, for the player in turn and for the
    /// others. (The evaluation looks at the position right after the move; the bot looks further ahead, so its order may
    /// be another one.)
    Explain(explain::Explain),
    /// Count the sequences of player decisions from the start of a game
    ///
    /// Draws do not count towards the depth; each kind of tile that can be drawn leads to sequences of its own (copies of
    /// a kind do not). Equal choices count once. A game that ends earlier counts nothing, and neither does the draw of a
    /// tile that fits nowhere and goes back to its stack.
    Perft(perft::Perft),
    /// Explain the presets and their options, or one of the numbered rules
    Rules(rules_page::RulesPage),
    /// Draw tiles, a board, or a whole game as a picture
    ///
    /// Pictures are SVG or, for tiles and boards, PNG, by the ending of --out. A replay is an SVG that moves.
    Draw(draw::Draw),
    /// Check and show tile sets
    Sets(sets::Sets),
    /// Check that the draws of a record came from the shuffle it names
    ///
    /// For a game of a server that is: the secret is the one the server committed to before the players added their
    /// words, and secret and words give every draw of the game.
    Verify(verify::Verify),
    /// Find the weights of the bots' evaluation by letting it play against itself
    ///
    /// Every round plays --games games with the weights as they are, now and then leaving the best move for another good
    /// one, and then takes the weights that would have foretold the results best. At the end the greedy bot with the new
    /// weights plays against the one with the weights it all began with.
    ///
    /// The result follows from the rules, --plain, --games, --rounds, --seed and the weights to start from; threads and
    /// interruptions do not matter.
    Tune(tune::Tune),
    /// Look after a server: people, tables, backups
    ///
    /// Works on the data folder of a server, whether it runs or not. While it runs, the command is carried out by the server
    /// itself, so it takes effect at once.
    Admin(admin::Admin),
    /// Measure how fast the engine plays
    Bench(bench::Bench),
}

fn main() -> ExitCode {
    let result = match Arguments::parse().command {
        Command::Play(command) => command.run(),
        Command::Serve(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Arena(command) => command.run(),
        Command::Engine(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::Explain(command) => command.run(),
        Command::Perft(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Draw(command) => command.run(),
        Command::Sets(command) => command.run(),
        Command::Verify(command) => command.run(),
        Command::Tune(command) => command.run(),
        Command::Admin(command) => command.run(),
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
