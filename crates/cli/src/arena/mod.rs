//! `hedgerow arena`: bots against each other.

mod results_table;
mod state_file;

use crate::bot_list::read_bots;
use crate::choice::Choice;
use crate::fault::{OrFault, Result, ensure};
use crate::output::{json, show};
use crate::progress::{all_cores, progress_bar};
use clap::Args;
use hedgerow_bots::arena::{Contest, ContestOptions, Finished, WinCount, run};
use hedgerow_locale::{Language, printable, text};
use results_table::ResultsTable;
use state_file::StateFile;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// A contest between bots.
#[derive(Debug, Args)]
pub struct Arena {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, required = true, value_name = "BOT,BOT")]
    bots: Vec<String>,
    #[arg(long, default_value_t = 100)]
    games: usize,
    #[arg(long, default_value_t = 2)]
    seats: usize,
    #[arg(long)]
    duplicate: bool,
    #[arg(long, value_name = "TEXT", default_value = "arena")]
    seed: String,
    #[arg(long, value_name = "N")]
    jobs: Option<usize>,
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long)]
    sprt: bool,
    #[arg(long, value_name = "ELO,ELO", default_value = "0,30", requires = "sprt", allow_hyphen_values = true)]
    sprt_elo: String,
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

impl Arena {
    pub fn run(self, language: Language) -> Result<()> {
        ensure!(self.jobs != Some(0), text!("cli-at-least-one", flag = "--jobs"));
        let contest = Contest::new(ContestOptions {
            game: self.choice.game()?,
            bots: read_bots(&self.bots)?,
            games: self.games,
            seats: self.seats,
            duplicate: self.duplicate,
            seed: self.seed,
            sprt: self.sprt.then(|| self.sprt_elo.parse()).transpose()?,
        })?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).or_fault(|| text!("cli-cannot-create", file = folder.display().to_string()))?;
        }
        let cannot_write = |file: &Path| text!("cli-cannot-write", file = file.display().to_string());
        if let Some(file) = &self.json {
            // Better now than after hours of games.
            OpenOptions::new().append(true).create(true).open(file).or_fault(|| cannot_write(file))?;
        }
        let (mut state, done) = match &self.state {
            Some(path) => StateFile::open(path, &contest).map(|(state, games)| (Some(state), games))?,
            None => (None, Vec::new()),
        };
        let jobs = self.jobs.unwrap_or_else(all_cores);
        let total = contest.games() * contest.pairings().len();
        let words = text!("cli-progress-games", done = "{pos}/{len}", time = "{eta}");
        let progress = progress_bar(language, total, &words).with_position(done.len().min(total) as u64);
        let mut watch = |finished: Finished<'_>| -> io::Result<()> {
            if let Some(folder) = &self.records {
                write_record(folder, &contest, &finished)?;
            }
            if let Some(state) = &mut state {
                state.append(finished.game)?;
            }
            progress.set_message(format!("; {}", standing(language, &contest, &finished)));
            progress.inc(1);
            Ok(())
        };
        let report = run(&contest, jobs, done, &mut watch)?;
        progress.finish_and_clear();
        show(&ResultsTable { report: &report, language }.to_string())?;
        if let Some(file) = &self.json {
            let text = json(&report)?;
            fs::write(file, text).or_fault(|| cannot_write(file))?;
        }
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
fn standing(language: Language, contest: &Contest, finished: &Finished<'_>) -> String {
    let pairing = contest.pairings()[finished.game.pairing];
    let WinCount { wins, losses, draws } = finished.results.win_count();
    let [first, second] = [pairing.first, pairing.second].map(|bot| &contest.bots()[bot]);
    let score = text!("cli-arena-standing", wins = wins, losses = losses, draws = draws);
    printable(&format!("{first} - {second}: {}", language.say(&score))).into_owned()
}
