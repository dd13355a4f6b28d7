//! `hedgerow tune`: weights by self-play.

mod state_file;

use crate::choice::Choice;
use crate::fault::{OrFault, Result, ensure};
use crate::figures::{percent, signed};
use crate::flags::{MANY, SEATS, Threads, is_stdout, seed, whole};
use crate::progress::progress_bar;
use clap::Args;
use hedgerow_bots::evaluation::{Scope, Weights};
use hedgerow_bots::tune::{Check, Comparison, RoundReport, Tuning, TuningSettings};
use hedgerow_locale::{Language, text};
use hedgerow_rules::GameKind;
use state_file::{StateFile, replace_file};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// A tuning by self-play.
#[derive(Debug, Args)]
pub struct Tune {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = whole(SEATS))]
    seats: usize,
    #[arg(long, default_value_t = 2000, value_name = "N", value_parser = whole(1..=MANY))]
    games: usize,
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = whole(1..=MANY))]
    rounds: usize,
    #[arg(long, value_name = "TEXT", default_value = "tune", value_parser = seed)]
    seed: String,
    #[command(flatten)]
    threads: Threads,
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[arg(long, conflicts_with = "from")]
    plain: bool,
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[arg(long, conflicts_with = "from")]
    from_scratch: bool,
    #[arg(long, value_name = "GAMES", default_value_t = 400, value_parser = whole(0..=MANY))]
    check: usize,
}

impl Tune {
    pub fn run(self, language: Language) -> Result<()> {
        if let Some(out) = self.out.as_deref().filter(|out| !is_stdout(out)) {
            // Better said now than after hours of play.
            let file = out.display().to_string();
            ensure!(folder_of(out).is_dir(), text!("cli-no-folder", file = file));
        }
        let game = self.choice.game()?;
        let start = self.start(game.rules().game())?;
        let Tune { seats, games, rounds, .. } = self;
        let settings = TuningSettings { game, seats, start, games, rounds, seed: self.seed.clone() };
        let (mut state, mut tuning) = match &self.state {
            Some(path) => StateFile::open(path, settings).map(|(state, tuning)| (Some(state), tuning))?,
            None => (None, Tuning::new(settings)?),
        };
        let threads = self.threads.count();
        self.play(language, &mut tuning, state.as_mut(), threads)?;
        if self.check > 0 {
            self.compare(language, &tuning, threads)?;
        }
        let text = self.header(&tuning) + &tuning.weights().write();
        match self.out.as_deref().filter(|out| !is_stdout(out)) {
            Some(out) => {
                replace_file(out, &text).or_fault(|| text!("cli-cannot-write", file = out.display().to_string()))?;
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
                let cannot = || text!("cli-cannot-read", file = file.display().to_string());
                let text = fs::read_to_string(file).or_fault(cannot)?;
                Weights::parse(&text).or_fault(|| text!("as-said", words = file.display().to_string()))
            }
            None if self.from_scratch => Ok(Weights::guess(game, scope)),
            None if self.plain => Ok(Weights::plain(game).clone()),
            None => Ok(Weights::full(game, self.seats).clone()),
        }
    }

    /// Plays the rounds that are not over yet, and tells of all of them.
    fn play(
        &self,
        language: Language,
        tuning: &mut Tuning,
        mut state: Option<&mut StateFile>,
        threads: usize,
    ) -> Result<()> {
        tuning.reports().iter().enumerate().for_each(|(number, report)| tell(language, number, report));
        let words = text!("cli-progress-games", done = "{pos}/{len}", time = "{eta}");
        let progress = progress_bar(language, self.games * self.rounds, &words);
        progress.set_position(tuning.games_played() as u64);
        progress.reset_eta();
        while !tuning.is_done() {
            let report = tuning.play_round(threads, |tuning| -> Result<()> {
                progress.set_position(tuning.games_played() as u64);
                state.as_deref_mut().map_or(Ok(()), |state| state.keep(tuning))
            })?;
            progress.suspend(|| tell(language, tuning.reports().len() - 1, &report));
        }
        progress.finish_and_clear();
        Ok(())
    }

    /// Lets the new weights play against those it began with.
    fn compare(&self, language: Language, tuning: &Tuning, threads: usize) -> Result<()> {
        let settings = tuning.settings();
        let check = Check {
            game: settings.game.clone(),
            seats: settings.seats,
            new: tuning.weights(),
            old: &settings.start,
            seed: format!("{} check", settings.seed),
            shuffles: self.check.div_ceil(settings.seats),
        };
        let words = text!("cli-progress-check", done = "{pos}/{len}", time = "{eta}");
        let progress = progress_bar(language, check.shuffles, &words);
        let Comparison { games, win_rate, interval, margin } = check.play(threads, &|| progress.inc(1))?;
        progress.finish_and_clear();
        let [rate, low, high] = [win_rate, interval[0], interval[1]].map(|share| percent(language, share));
        let interval = text!("cli-interval", low = low, high = high);
        let margin = signed(language, margin, 1);
        let check = text!("cli-tune-check", rate = rate, count = games, interval = interval, margin = margin);
        eprintln!("{}", language.say(&check));
        if settings.seats > 2 {
            let (others, share) = (settings.seats - 1, percent(language, 1.0 / settings.seats as f64));
            eprintln!("{}", language.say(&text!("cli-arena-fair-share", others = others, share = share)));
        }
        Ok(())
    }

    /// The comment that says how the weights came about.
    fn header(&self, tuning: &Tuning) -> String {
        let rules = tuning.settings().game.rules();
        let mut command = format!("hedgerow tune --rules {}", rules.name());
        rules.options().iter().for_each(|option| command += &format!(" --option {option}"));
        self.choice.sets().iter().for_each(|set| command += &format!(" --set {}", quoted(set)));
        if self.plain {
            command += " --plain";
        }
        command += &format!(
            " --seats {} --games {} --rounds {} --seed {}",
            self.seats,
            self.games,
            self.rounds,
            quoted(&self.seed)
        );
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
fn tell(language: Language, number: usize, report: &RoundReport) {
    let (error, points) = (language.decimal(report.error, 2), language.decimal(report.points, 1));
    let round = text!("cli-tune-round", round = number + 1, error = error, points = points);
    eprintln!("{}", language.say(&round));
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
