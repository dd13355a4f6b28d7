//! `hedgerow verify`: were the draws of a record dealt fairly?

use crate::choice::read_sets;
use crate::fault::{OrFault, Result};
use crate::replay::read_record;
use clap::Args;
use hedgerow_locale::{Language, text};
use hedgerow_notation::Draws;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Verify {
    record: PathBuf,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
}

impl Verify {
    pub fn run(self, language: Language) -> Result<()> {
        let record = read_record(&self.record, &read_sets(&self.set)?)?;
        let language = language.about(record.game.rules().game().name());
        let draws = record.verify();
        let draws = draws.or_fault(|| text!("cli-not-verified", file = self.record.display().to_string()))?;
        let text = match &record.draws {
            Draws::Fair(fair) => text!("cli-verified-fair", commitment = &fair.commitment, count = draws),
            _ => text!("cli-verified-seed", count = draws),
        };
        writeln!(io::stdout(), "{}", language.say(&text))?;
        Ok(())
    }
}
