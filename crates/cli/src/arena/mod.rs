//! `hedgerow arena`: bots against each other.

mod state_file;
mod table;

use crate::bot_list::BotList;
use crate::choice::Choice;
use anyhow::{Context, Result, ensure};
use clap::Args;
use hedgerow_bots::arena::{Contest, ContestOptions, Finished, Sprt, Tally, run};
use indicatif::{ProgressBar, ProgressStyle};
use state_file::StateFile;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;
use table::Table;

/// A contest between bots.
#[derive(Debug, Args)]
pub struct Arena {
    #[command(flatten)]
    choice: Choice,
    /// The bots, as in hard,greedy,cmd:./mybot
    ///
    /// cmd:PROGRAM starts a program that speaks the engine protocol and gives it 1 s a move; cmd:ms=200:PROGRAM gives it
    /// another time, cmd:evals=N:PROGRAM a number of evaluations. Commas inside of quotation marks do not separate bots;
    /// the flag may be repeated.
    #[arg(long, required = true, value_name = "BOT,BOT")]
    bots: Vec<BotList>,
    /// How many games each pairing plays
    #[arg(long, default_value_t = 100)]
    games: usize,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// Play every shuffle once in every seating, so that luck evens out (--games is rounded up to whole shuffles)
    #[arg(long)]
    duplicate: bool,
    /// What all shuffles and choices follow from
    #[arg(long, value_name = "TEXT", default_value = "arena")]
    seed: String,
    /// How many games are played at once (by default one for each core)
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    /// Write the results to this file as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// End a pairing as soon as it is clear whether its first bot is better (sequential probability ratio test, 5 % errors)
    #[arg(long)]
    sprt: bool,
    /// What 'not better' and 'better' mean, as differences on the Elo scale
    #[arg(long, value_name = "ELO,ELO", default_value = "0,30", requires = "sprt", allow_hyphen_values = true)]
    sprt_elo: Sprt,
    /// Keep every finished game in this file; started again with it, the contest goes on where it stopped
    ///
    /// The other settings must be the same, except that --games may grow.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

impl Arena {
    pub fn run(self) -> Result<()> {
        ensure!(self.jobs != Some(0), "--jobs must be at least 1");
        let contest = Contest::new(ContestOptions {
            game: self.choice.game()?,
            bots: BotList::all(self.bots),
            games: self.games,
            seats: self.seats,
            duplicate: self.duplicate,
            seed: self.seed,
            sprt: self.sprt.then_some(self.sprt_elo),
        })?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
        }
        let (mut state, done) = match &self.state {
            Some(path) => StateFile::open(path, &contest).map(|(state, games)| (Some(state), games))?,
            None => (None, Vec::new()),
        };
        let jobs = self.jobs.or_else(|| Some(thread::available_parallelism().ok()?.get())).unwrap_or(1);
        let total = contest.games() * contest.pairings().len();
        let progress = progress_bar(total, done.len().min(total));
        let mut watch = |finished: Finished<'_>| -> io::Result<()> {
            if let Some(folder) = &self.records {
                write_record(folder, &contest, &finished)?;
            }
            if let Some(state) = &mut state {
                state.append(finished.game)?;
            }
            progress.set_message(standing(&contest, &finished));
            progress.inc(1);
            Ok(())
        };
        let report = run(&contest, jobs, done, &mut watch)?;
        progress.finish_and_clear();
        if let Some(file) = &self.json {
            let text = serde_json::to_string_pretty(&report)? + "\n";
            fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
        }
        io::stdout().write_all(Table(&report).to_string().as_bytes())?;
        Ok(())
    }
}

/// A game's file is named after its pairing (from 1) and its number.
fn write_record(folder: &Path, contest: &Contest, finished: &Finished<'_>) -> io::Result<()> {
    let rules = contest.game().rules().to_string().replace(['/', '+'], "-");
    let game = finished.game;
    let file = folder.join(format!("{rules}-pair{}-game{}.hedgerow", game.pairing + 1, game.number));
    fs::write(file, finished.record.write())
}

/// How a pairing stands, in a few words.
fn standing(contest: &Contest, finished: &Finished<'_>) -> String {
    let pairing = contest.pairings()[finished.game.pairing];
    let Tally { wins, losses, draws } = finished.results.tally();
    let [first, second] = [pairing.first, pairing.second].map(|bot| &contest.bots()[bot]);
    format!("{first} - {second}: {wins} wins, {losses} losses, {draws} draws")
}

/// A progress bar, if somebody is there to see it.
fn progress_bar(games: usize, done: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {eta} left; {msg}");
    let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games as u64).with_style(style).with_position(done as u64)
}
