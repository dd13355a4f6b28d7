//! `hedgerow verify`: were the draws of a record dealt fairly?

use crate::choice::read_set;
use crate::replay::read_record;
use anyhow::{Context, Result};
use clap::Args;
use hedgerow_notation::Draws;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Verify {
    /// The record to check
    record: PathBuf,
    /// The tile set of the game, if it is not built in
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
}

impl Verify {
    pub fn run(self) -> Result<()> {
        let own = self.set.as_deref().map(read_set).transpose()?;
        let record = read_record(&self.record, own)?;
        let draws = record.verify().with_context(|| format!("{}: not verified", self.record.display()))?;
        match &record.draws {
            Draws::Fair(fair) => {
                println!("The secret is the one committed to: {}", fair.commitment);
                println!("Secret and nonces give all {draws} draws of the game.");
            }
            _ => {
                println!("The seed gives all {draws} draws of the game. (A seed can be chosen; a fair shuffle cannot.)")
            }
        }
        Ok(())
    }
}
