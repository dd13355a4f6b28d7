//! `hedgerow analyse`: what was luck in finished games, what was play, and which moves were better.

mod costly;
mod kept;
mod page;
mod report;
mod summary;

use crate::choice::read_sets;
use crate::fault::{OrFault, Result, ensure};
use crate::flags::Json;
use crate::progress::progress_bar;
use crate::records::record_files;
use crate::replay::read_record;
use clap::Args;
use clap::builder::PossibleValuesParser;
use hedgerow_locale::{Language, text};
use hedgerow_notation::Record;
use hedgerow_review::{Depth, Review, Reviewing};
use hedgerow_rules::TileSet;
use kept::KeptSteps;
use page::Page;
use report::GameReport;
use std::path::{Path, PathBuf};
use summary::Summary;

#[derive(Debug, Args)]
pub struct Analyse {
    #[arg(required = true, value_name = "RECORD")]
    records: Vec<PathBuf>,
    #[arg(long, default_value = Depth::Quick.name(), value_parser = PossibleValuesParser::new(Depth::ALL.map(Depth::name)))]
    depth: String,
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

impl Analyse {
    pub fn run(self, language: Language) -> Result<()> {
        let sets = read_sets(&self.set)?;
        self.json.check()?;
        let depth = Depth::named(&self.depth).unwrap_or(Depth::Quick);
        match self.records.as_slice() {
            [file] if self.player.is_none() && !file.is_dir() => {
                let record = read_record(file, &sets)?;
                let review = review(language, file, &record, depth)?;
                let language = language.about(record.game.rules().game().name());
                let report = GameReport::new(&record, &review, depth)?;
                let page = Page { report: &report, record: &record, review: &review, depth, language };
                self.json.show(|| Ok(&report), || Ok(page.to_string()))
            }
            _ => self.sum_up(language, &sets, depth),
        }
    }

    /// Many games.
    fn sum_up(&self, language: Language, sets: &[TileSet], depth: Depth) -> Result<()> {
        let files = record_files(&self.records)?;
        let mut summary = Summary::new(depth);
        let bar = progress_bar(language, files.len(), &text!("cli-analyse-games-progress"));
        for file in &files {
            let record = read_record(file, sets)?;
            // Of a game that is not over there is nothing to sum up.
            if record.end()?.outcome().is_some() {
                let review = review(language, file, &record, depth)?;
                summary.add(&record, &review, self.player.as_deref())?;
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        match &self.player {
            Some(player) => ensure!(!summary.is_empty(), text!("cli-analyse-no-player", player = player)),
            None => ensure!(!summary.is_empty(), text!("cli-analyse-no-games")),
        }
        self.json.show(|| Ok(&summary), || Ok(summary.page(language)))
    }
}

/// Takes a game apart. What takes long is kept beside the record, and gone on with if it was interrupted.
fn review(language: Language, file: &Path, record: &Record, depth: Depth) -> Result<Review> {
    let mut reviewing = Reviewing::new(record, depth.appraiser(record.game.rules().game(), record.seats()))?;
    let kept = (depth == Depth::Deep).then(|| KeptSteps::beside(file));
    if let Some(kept) = &kept {
        let steps = kept.read()?;
        reviewing = reviewing.resume(steps).or_fault(|| text!("as-said", words = kept.name()))?;
    }
    let bar = progress_bar(language, record.actions.len(), &text!("cli-analyse-progress"));
    bar.set_position(reviewing.done() as u64);
    while reviewing.advance().is_some() {
        bar.set_position(reviewing.done() as u64);
        if let Some(kept) = &kept {
            kept.write(reviewing.steps())?;
        }
    }
    bar.finish_and_clear();
    if let Some(kept) = kept {
        kept.remove()?;
    }
    Ok(reviewing.finish())
}
