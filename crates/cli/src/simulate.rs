//! `hedgerow simulate`: random games.

use crate::choice::Choice;
use crate::fault::{Fault, OrFault, Result};
use crate::flags::{Json, MANY, SEATS, is_stdout, seed, whole};
use crate::output::json;
use crate::progress::progress_bar;
use crate::summary::Summary;
use clap::Args;
use hedgerow_bots::random_game;
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::{Record, Trace};
use hedgerow_rules::{Game, Position, Seat};
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Plays random games: uniform among the legal placements, then uniform among passing and all legal uses of a piece.
#[derive(Debug, Args)]
pub struct Simulate {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = whole(SEATS))]
    seats: usize,
    #[arg(long, default_value_t = 100, value_name = "N", value_parser = whole(1..=MANY))]
    games: usize,
    #[arg(long, value_name = "TEXT", default_value = "1", value_parser = seed)]
    seed: String,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    json: Json,
}

impl Simulate {
    pub fn run(self, language: Language) -> Result<()> {
        let game = self.choice.game()?;
        let language = language.about(game.rules().game().name());
        self.json.check()?;
        self.seed_of(self.games)?;
        // Whatever is wrong with the number of seats should be said before files are created.
        Position::new(&game, self.seats, Seat(0))?;
        if let Some(folder) = &self.records {
            fs::create_dir_all(folder).or_fault(|| text!("cli-cannot-create", file = folder.display().to_string()))?;
        }
        let mut trace = self.trace.as_deref().map(open_trace).transpose()?;
        let mut summary = Summary::new(&game, self.seats);
        let words = text!("cli-progress-simulate", done = "{pos}/{len}", speed = "{per_sec}", time = "{eta}");
        let progress = progress_bar(language, self.games, &words);
        for number in 0..self.games {
            let seed = self.seed_of(number)?;
            let record = self.play(&game, number, &seed, trace.as_mut(), &mut summary)?;
            if let Some(folder) = &self.records {
                let file = folder.join(self.file_name(&game, &seed));
                fs::write(&file, record.write())
                    .or_fault(|| text!("cli-cannot-write", file = file.display().to_string()))?;
            }
            progress.inc(1);
        }
        progress.finish_and_clear();
        if let Some(trace) = &mut trace {
            trace.flush().or_fault(|| cannot_write(self.trace.as_deref()))?;
        }
        self.json.keep(|| Ok(summary.report()))?;
        let text = if self.json.is_printed() { json(&summary.report())? } else { summary.page(language) };
        // The trace is alone on its stream.
        match self.trace.as_deref().is_some_and(is_stdout) {
            true => io::stderr().write_all(text.as_bytes())?,
            false => io::stdout().write_all(text.as_bytes())?,
        }
        Ok(())
    }

    /// The seed of a game: numbers are counted on, other texts are numbered.
    fn seed_of(&self, number: usize) -> Result<String> {
        match self.seed.parse::<u64>() {
            Ok(first) => {
                let seed = first.checked_add(number as u64);
                let too_large = || Fault::new(text!("cli-seed-too-large", seed = first.to_string()));
                seed.map(|seed| seed.to_string()).ok_or_else(too_large)
            }
            Err(_) => Ok(format!("{}-{number}", self.seed)),
        }
    }

    /// Tells apart all games that can be simulated.
    fn file_name(&self, game: &Game, seed: &str) -> String {
        let rules = game.rules().to_string().replace(['/', '+'], "-");
        let printed = Game::printed_sets(game.rules());
        let own = game.sets().iter().zip(printed).filter(|(set, printed)| *set != printed);
        let set: String = own.map(|(set, _)| format!("-{}", set.name)).collect();
        let seed: String = seed.chars().map(|sign| if sign.is_alphanumeric() { sign } else { '-' }).collect();
        format!("{rules}{set}-{}-seats-{seed}.hedgerow", self.seats)
    }

    /// Plays one game.
    fn play(
        &self,
        game: &Arc<Game>,
        number: usize,
        seed: &str,
        mut trace: Option<&mut Trace<Box<dyn Write>>>,
        summary: &mut Summary,
    ) -> Result<Record> {
        let start = Position::new(game, self.seats, Seat(0))?;
        let mut written = trace.as_deref_mut().map_or(Ok(()), |trace| trace.start(number, &start, seed));
        let mut end = start.outcome().is_some().then(|| start.clone());
        let record = random_game(game, self.seats, seed, |step| {
            summary.count(step.events);
            if let Some(trace) = trace.as_deref_mut().filter(|_| written.is_ok()) {
                written = trace.step(&step);
            }
            if step.after.outcome().is_some() {
                end = Some(step.after.clone());
            }
        })?;
        written.or_fault(|| cannot_write(self.trace.as_deref()))?;
        summary.finish(&end.ok_or_else(|| Fault::new(text!("cli-game-did-not-end")))?);
        Ok(record)
    }
}

/// That a trace cannot be written.
pub fn cannot_write(trace: Option<&Path>) -> Text {
    text!("cli-cannot-write", file = trace.unwrap_or(Path::new("-")).display().to_string())
}

/// Opens the stream a trace goes to.
pub fn open_trace(path: &Path) -> Result<Trace<Box<dyn Write>>> {
    let out: Box<dyn Write> = if is_stdout(path) {
        Box::new(io::stdout())
    } else {
        Box::new(File::create(path).or_fault(|| text!("cli-cannot-create", file = path.display().to_string()))?)
    };
    Ok(Trace::new(Box::new(BufWriter::new(out))))
}
