//! `hedgerow arena`: bots against each other.

mod results_table;
mod state_file;

use crate::bot_list::read_bots;
use crate::choice::Choice;
use crate::fault::{Fault, OrFault, Result, ensure};
use crate::flags::{Json, MANY, SEATS, Threads, is_stdout, seed, whole};
use crate::progress::progress_bar;
use crate::replay::write_trace;
use crate::signals::when_stopped;
use crate::simulate::open_trace;
use clap::Args;
use hedgerow_bots::Stop;
use hedgerow_bots::arena::{Contest, ContestOptions, Finished, WinCount, run};
use hedgerow_locale::{Language, printable, printable_lines, text};
use results_table::ResultsTable;
use state_file::StateFile;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A contest between bots.
#[derive(Debug, Args)]
pub struct Arena {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, required = true, value_name = "BOT,BOT")]
    bots: Vec<String>,
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = whole(1..=MANY))]
    games: usize,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = whole(SEATS))]
    seats: usize,
    #[arg(long)]
    duplicate: bool,
    #[arg(long, value_name = "TEXT", default_value = "arena", value_parser = seed)]
    seed: String,
    #[command(flatten)]
    threads: Threads,
    #[command(flatten)]
    json: Json,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long)]
    forfeit_late: bool,
    #[arg(long)]
    sprt: bool,
    #[arg(long, value_name = "ELO,ELO", default_value = "0,30", requires = "sprt", allow_hyphen_values = true)]
    sprt_elo: String,
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

impl Arena {
    pub fn run(self, language: Language) -> Result<()> {
        let stop = Stop::default();
        let contest = Contest::new(ContestOptions {
            game: self.choice.game()?,
            bots: read_bots(&self.bots)?,
            games: self.games,
            seats: self.seats,
            duplicate: self.duplicate,
            seed: self.seed,
            sprt: self.sprt.then(|| self.sprt_elo.parse()).transpose()?,
            forfeit_late: self.forfeit_late,
            stop: stop.clone(),
        })?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).or_fault(|| text!("cli-cannot-create", file = folder.display().to_string()))?;
        }
        self.json.check()?;
        let mut trace = self.trace.as_deref().map(open_trace).transpose()?;
        let (mut state, done) = match &self.state {
            Some(path) => StateFile::open(path, &contest).map(|(state, games)| (Some(state), games))?,
            None => (None, Vec::new()),
        };
        let total = contest.games() * contest.pairings().len();
        let words = text!("cli-progress-games", done = "{pos}/{len}", time = "{eta}");
        let progress = progress_bar(language, total, &words).with_position(done.len().min(total) as u64);
        // Programs that play are ended with their games.
        let interrupt = stop.clone();
        when_stopped(false, move || interrupt.stop());
        let (mut unwritten, mut played) = (None, done.len().min(total));
        let mut watch = |finished: Finished<'_>| -> io::Result<()> {
            let kept = keep(self.records.as_deref(), state.as_mut(), &contest, &finished);
            let traced = kept.and_then(|()| match (&mut trace, &self.trace) {
                (Some(trace), Some(file)) => {
                    let number = finished.game.pairing * contest.games() + finished.game.number;
                    write_trace(trace, number, finished.record, file)
                }
                _ => Ok(()),
            });
            played += 1;
            traced.map_err(|fault| {
                unwritten = Some(fault);
                io::ErrorKind::Other
            })?;
            progress.set_message(format!("; {}", standing(language, &contest, &finished)));
            progress.inc(1);
            Ok(())
        };
        let report = run(&contest, self.threads.count(), done, &mut watch);
        // It names the file.
        let report = report.map_err(|error| unwritten.unwrap_or_else(|| Fault::from(error)))?;
        progress.finish_and_clear();
        if self.trace.as_deref().is_some_and(is_stdout) {
            // The trace is alone on its stream.
            self.json.keep(|| Ok(&report))?;
            eprint!("{}", printable_lines(&ResultsTable { report: &report, language }.to_string()));
        } else {
            self.json.show(|| Ok(&report), || Ok(ResultsTable { report: &report, language }.to_string()))?;
        }
        ensure!(!stop.is_stopped(), text!("cli-arena-interrupted", done = played, total = total));
        Ok(())
    }
}

/// Writes a finished game down.
fn keep(
    records: Option<&Path>,
    state: Option<&mut StateFile>,
    contest: &Contest,
    finished: &Finished<'_>,
) -> Result<()> {
    if let Some(folder) = records {
        write_record(folder, contest, finished)?;
    }
    state.map_or(Ok(()), |state| state.append(finished.game))
}

/// A game's file is named after its pairing (from 1) and its number.
fn write_record(folder: &Path, contest: &Contest, finished: &Finished<'_>) -> Result<()> {
    let rules = contest.game().rules().to_string().replace(['/', '+'], "-");
    let game = finished.game;
    let file = folder.join(format!("{rules}-pair{}-game{}.hedgerow", game.pairing + 1, game.number));
    fs::write(&file, finished.record.write()).or_fault(|| text!("cli-cannot-write", file = file.display().to_string()))
}

/// How a pairing stands, in a few words.
fn standing(language: Language, contest: &Contest, finished: &Finished<'_>) -> String {
    let pairing = contest.pairings()[finished.game.pairing];
    let WinCount { wins, losses, draws } = finished.results.win_count();
    let [first, second] = [pairing.first, pairing.second].map(|bot| &contest.bots()[bot]);
    let score = text!("cli-arena-standing", wins = wins, losses = losses, draws = draws);
    printable(&format!("{first} - {second}: {}", language.say(&score))).into_owned()
}
