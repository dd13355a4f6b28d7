//! `hedgerow bench`: how fast the engine plays.

use crate::fault::{Result, ensure};
use crate::flags::{Json, MANY, THREADS, whole};
use crate::output::json;
use clap::{Args, Subcommand};
use hedgerow_bots::{Playouts, signature};
use hedgerow_locale::{Language, text};
use hedgerow_rules::{Game, Position, Rules, Seat};
use serde::Serialize;
use std::hint::black_box;
use std::io::Write;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// How many games make a signature.
const SIGNATURE_GAMES: usize = 100;

#[derive(Debug, Args)]
pub struct Bench {
    #[command(subcommand)]
    command: BenchCommand,
}

#[derive(Debug, Subcommand)]
enum BenchCommand {
    Playouts(PlayoutsBench),
}

#[derive(Debug, Args)]
struct PlayoutsBench {
    #[arg(long, value_name = "PRESET")]
    rules: Vec<String>,
    #[arg(long = "option", value_name = "OPTION", requires = "rules")]
    options: Vec<String>,
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
    #[arg(long, default_value_t = 1, value_name = "N", value_parser = whole(THREADS))]
    threads: usize,
    #[arg(long)]
    doubled: bool,
    #[arg(long, value_name = "N", value_parser = whole(1..=MANY))]
    games: Option<usize>,
    #[command(flatten)]
    json: Json,
}

#[derive(Debug, Serialize)]
struct Line {
    rules: String,
    threads: usize,
    games: usize,
    games_per_second: f64,
    ns_per_turn: f64,
    signature: String,
}

impl Bench {
    pub fn run(self, language: Language) -> Result<()> {
        let BenchCommand::Playouts(bench) = self.command;
        ensure!(bench.seconds > 0.0 && bench.seconds <= 3600.0, text!("cli-bench-seconds"));
        bench.json.check()?;
        let chosen: Vec<Rules> = match bench.rules.as_slice() {
            [] => Rules::all().collect(),
            names => names
                .iter()
                .map(|name| Rules::named(name, bench.options.iter().map(String::as_str)))
                .collect::<Result<_, _>>()?,
        };
        let mut out = std::io::stdout();
        if !bench.json.is_printed() {
            let titles = [
                text!("cli-bench-title"),
                text!("cli-bench-games"),
                text!("cli-bench-turn"),
                text!("cli-bench-signature"),
            ];
            let [title, games, turn, signature] = titles.map(|text| language.say(&text));
            writeln!(out, "{title:<32} {games:>12} {turn:>10}   {signature}")?;
        }
        let mut lines = Vec::new();
        for rules in chosen {
            let line = bench.measure(rules)?;
            if !bench.json.is_printed() {
                let Line { rules, games_per_second, ns_per_turn, signature, .. } = &line;
                let ns_per_turn = language.decimal(*ns_per_turn, 1);
                writeln!(out, "{rules:<32} {games_per_second:>12.0} {ns_per_turn:>10}   {signature}")?;
            }
            lines.push(line);
        }
        bench.json.keep(|| Ok(&lines))?;
        if bench.json.is_printed() {
            write!(out, "{}", json(&lines)?)?
        }
        Ok(())
    }
}

impl PlayoutsBench {
    fn measure(&self, rules: Rules) -> Result<Line> {
        let mut sets = Game::printed_sets(rules);
        if self.doubled {
            sets[0].kinds.iter_mut().for_each(|tile| tile.count *= 2);
        }
        let start = Position::new(&Arc::new(Game::with_sets(rules, sets)?), 2, Seat(0))?;
        let begin = Instant::now();
        let played = thread::scope(|scope| {
            let players: Vec<_> = (0..self.threads)
                .map(|thread| {
                    let start = &start;
                    // Games that cannot be shared out evenly go to the first threads.
                    let games =
                        self.games.map(|games| games / self.threads + usize::from(thread < games % self.threads));
                    scope.spawn(move || self.play(start, 1 + thread as u64, games))
                })
                .collect();
            let each = players.into_iter().map(|player| player.join().unwrap_or((0, 0)));
            each.fold((0, 0), |(games, turns), (more, turned)| (games + more, turns + turned))
        });
        let elapsed = begin.elapsed();
        let (games, turns) = played;
        let signature = if self.games.is_some() { 0 } else { signature(&start, SIGNATURE_GAMES) };
        Ok(Line {
            rules: rules.to_string(),
            threads: self.threads,
            games,
            games_per_second: games as f64 / elapsed.as_secs_f64(),
            ns_per_turn: elapsed.as_nanos() as f64 * self.threads as f64 / turns.max(1) as f64,
            signature: format!("{signature:016x}"),
        })
    }

    /// Plays this many games, or until the time is up; returns games and turns.
    fn play(&self, start: &Position, seed: u64, wanted: Option<usize>) -> (usize, usize) {
        let mut playouts = Playouts::new(start, seed);
        let limit = Duration::from_secs_f64(self.seconds);
        let begin = Instant::now();
        let (mut games, mut turns) = (0, 0);
        loop {
            let done = match wanted {
                Some(wanted) => games >= wanted,
                None => games % 64 == 0 && games > 0 && begin.elapsed() >= limit,
            };
            if done {
                return (games, turns);
            }
            turns += black_box(playouts.play()).turn();
            games += 1;
        }
    }
}
