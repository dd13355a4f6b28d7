//! `hedgerow tune`: weights by self-play.

mod state_file;

use crate::choice::Choice;
use anyhow::{Context, Result, ensure};
use clap::Args;
use hedgerow_bots::evaluation::{Scope, Weights};
use hedgerow_bots::tune::{Check, Comparison, RoundReport, Tuning, TuningSettings};
use hedgerow_rules::GameKind;
use indicatif::{ProgressBar, ProgressStyle};
use state_file::{StateFile, replace_file};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::thread;

/// A tuning by self-play.
#[derive(Debug, Args)]
pub struct Tune {
    #[command(flatten)]
    choice: Choice,
    /// How many games each round plays
    #[arg(long, default_value_t = 2000)]
    games: usize,
    /// How many rounds
    #[arg(long, default_value_t = 8)]
    rounds: usize,
    /// What all shuffles follow from
    #[arg(long, value_name = "TEXT", default_value = "tune")]
    seed: String,
    /// How many games are played at once (by default one for each core)
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Keep what was learned in this file; started again with it, the tuning goes on where it stopped
    ///
    /// The other settings must be the same, except that --rounds may grow.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Write the weights to this file (by default they are printed)
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Tune the plain evaluation that greedy and easy play with, not the one of the search
    #[arg(long, conflicts_with = "from")]
    plain: bool,
    /// Start from the weights in this file, and tune the plain evaluation if it holds that one (by default it starts from
    /// the weights the bots play with)
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Start from weights by common sense
    #[arg(long, conflicts_with = "from")]
    from_scratch: bool,
    /// How many games the new weights play against the old ones at the end, each shuffle twice (0: none)
    #[arg(long, value_name = "GAMES", default_value_t = 400)]
    check: usize,
}

impl Tune {
    pub fn run(self) -> Result<()> {
        ensure!(self.games > 0, "--games must be at least 1");
        ensure!(self.rounds > 0, "--rounds must be at least 1");
        ensure!(self.threads != Some(0), "--threads must be at least 1");
        if let Some(out) = &self.out {
            // Better said now than after hours of play.
            ensure!(folder_of(out).is_dir(), "cannot write {}: there is no such folder", out.display());
        }
        let game = self.choice.game()?;
        let start = self.start(game.rules().game())?;
        let Tune { games, rounds, .. } = self;
        let settings = TuningSettings { game, start, games, rounds, seed: self.seed.clone() };
        let (mut state, mut tuning) = match &self.state {
            Some(path) => StateFile::open(path, settings).map(|(state, tuning)| (Some(state), tuning))?,
            None => (None, Tuning::new(settings)?),
        };
        let threads = self.threads.or_else(|| Some(thread::available_parallelism().ok()?.get())).unwrap_or(1);
        self.play(&mut tuning, state.as_mut(), threads)?;
        if self.check > 0 {
            self.compare(&tuning, threads)?;
        }
        let text = self.header(&tuning) + &tuning.weights().write();
        match &self.out {
            Some(out) => {
                replace_file(out, &text).with_context(|| format!("cannot write {}", out.display()))?;
            }
            None => io::stdout().write_all(text.as_bytes())?,
        }
        Ok(())
    }

    /// The weights to start from.
    fn start(&self, game: GameKind) -> Result<Weights> {
        let scope = if self.plain { Scope::Plain } else { Scope::Full };
        match &self.from {
            Some(file) => {
                let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
                Weights::parse(&text).with_context(|| format!("{}", file.display()))
            }
            None if self.from_scratch => Ok(Weights::guess(game, scope)),
            None => Ok(Weights::tuned(game, scope).clone()),
        }
    }

    /// Plays the rounds that are not over yet, and tells of all of them.
    fn play(&self, tuning: &mut Tuning, mut state: Option<&mut StateFile>, threads: usize) -> Result<()> {
        tuning.reports().iter().enumerate().for_each(|(number, report)| tell(number, report));
        let progress = progress_bar(self.games * self.rounds, "games");
        progress.set_position(tuning.games_played() as u64);
        progress.reset_eta();
        while !tuning.is_done() {
            let report = tuning.play_round(threads, |tuning| -> Result<()> {
                progress.set_position(tuning.games_played() as u64);
                state.as_deref_mut().map_or(Ok(()), |state| state.keep(tuning))
            })?;
            progress.suspend(|| tell(tuning.reports().len() - 1, &report));
        }
        progress.finish_and_clear();
        Ok(())
    }

    /// Lets the new weights play against those it began with.
    fn compare(&self, tuning: &Tuning, threads: usize) -> Result<()> {
        let settings = tuning.settings();
        let check = Check {
            game: settings.game.clone(),
            new: tuning.weights(),
            old: &settings.start,
            seed: format!("{} check", settings.seed),
            shuffles: self.check.div_ceil(2),
        };
        let progress = progress_bar(check.shuffles, "shuffles of the check");
        let Comparison { games, win_rate, interval, margin } = check.play(threads, &|| progress.inc(1))?;
        progress.finish_and_clear();
        let [low, high] = interval.map(|share| 100.0 * share);
        eprintln!(
            "check: greedy with the new weights wins {:.1} % of {games} games against the old ones \
             (95 % interval {low:.1} % to {high:.1} %), by {margin:+.1} points on average",
            100.0 * win_rate
        );
        Ok(())
    }

    /// The comment that says how the weights came about.
    fn header(&self, tuning: &Tuning) -> String {
        let rules = tuning.settings().game.rules();
        let mut command = format!("hedgerow tune --rules {}", rules.name());
        rules.options().iter().for_each(|option| command += &format!(" --option {option}"));
        if let Some(set) = self.choice.set() {
            command += &format!(" --set {}", quoted(&set.display().to_string()));
        }
        if self.plain {
            command += " --plain";
        }
        command += &format!(" --games {} --rounds {} --seed {}", self.games, self.rounds, quoted(&self.seed));
        match &self.from {
            Some(file) => command += &format!(" --from {}", quoted(&file.display().to_string())),
            None if self.from_scratch => command += " --from-scratch",
            None => {}
        }
        // A comment ends with its line, whatever a seed or file is called.
        let command: String = command.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
        format!("# Weights of the evaluation, written by:\n# {command}\n\n")
    }
}

/// A word as a shell reads it.
fn quoted(word: &str) -> String {
    let plain = |sign: char| sign.is_alphanumeric() || "-_./,".contains(sign);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_string();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

/// The folder that holds a file.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Says what a round came to. Standard output is for the weights.
fn tell(number: usize, report: &RoundReport) {
    eprintln!("round {}: the prediction errs by {:.2}; {:.1} points a seat", number + 1, report.error, report.points);
}

/// A progress bar, if somebody is there to see it.
fn progress_bar(length: usize, what: &str) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {what}, {{eta}} left"));
    ProgressBar::new(length as u64).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_a_shell_needs_it() {
        assert_eq!(quoted("tune-2"), "tune-2");
        assert_eq!(quoted("my seed"), "'my seed'");
        assert_eq!(quoted("don't"), r"'don'\''t'");
        assert_eq!(quoted(""), "''");
    }
}
