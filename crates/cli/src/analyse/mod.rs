//! `hedgerow analyse`: what was luck in a finished game, what was play, and which moves were better.

mod page;
mod report;

use crate::choice::read_sets;
use crate::fault::Result;
use crate::flags::Json;
use crate::progress::progress_bar;
use crate::replay::read_record;
use clap::Args;
use clap::builder::PossibleValuesParser;
use hedgerow_locale::{Language, text};
use hedgerow_review::{Depth, Reviewing};
use page::Page;
use report::GameReport;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Analyse {
    record: PathBuf,
    #[arg(long, default_value = Depth::Quick.name(), value_parser = PossibleValuesParser::new(Depth::ALL.map(Depth::name)))]
    depth: String,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

impl Analyse {
    pub fn run(self, language: Language) -> Result<()> {
        let record = read_record(&self.record, &read_sets(&self.set)?)?;
        self.json.check()?;
        let depth = Depth::named(&self.depth).unwrap_or(Depth::Quick);
        let bar = progress_bar(language, record.actions.len(), &text!("cli-analyse-progress"));
        let mut reviewing = Reviewing::new(&record, depth.appraiser(record.game.rules().game(), record.seats()))?;
        while reviewing.advance().is_some() {
            bar.set_position(reviewing.done() as u64);
        }
        bar.finish_and_clear();
        let review = reviewing.finish();
        let report = GameReport::new(&record, &review, depth)?;
        let record = self.record.display().to_string();
        self.json.show(|| Ok(&report), || Ok(Page { report: &report, record: &record, language }.to_string()))
    }
}
