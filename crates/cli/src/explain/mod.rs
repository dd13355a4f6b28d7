//! `hedgerow explain`: why a bot likes the moves of a turn.

mod breakdown;
mod decision;
mod page;
mod phrase;
mod report;

use crate::bot_list::HINT_BOT;
use crate::choice::read_set;
use crate::replay::read_record;
use anyhow::{Result, ensure};
use clap::Args;
use decision::decisions;
use hedgerow_bots::BotSpec;
use report::TurnReport;
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Explain {
    /// The record of the game
    record: PathBuf,
    /// Which turn, counted from 1
    #[arg(long, value_name = "TURN")]
    turn: usize,
    /// How many of the best moves
    #[arg(long, default_value_t = 3, value_name = "N")]
    moves: usize,
    /// Which bot thinks, as in expert or hard:evals=500
    #[arg(long, default_value = HINT_BOT)]
    bot: BotSpec,
    /// The tile set of the game, if it is not built in
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
    /// Print the explanation as JSON
    #[arg(long)]
    json: bool,
}

impl Explain {
    pub fn run(self) -> Result<()> {
        ensure!(self.turn > 0, "turns are counted from 1");
        ensure!(self.moves > 0, "--moves must be at least 1");
        let own = self.set.as_deref().map(read_set).transpose()?;
        let record = read_record(&self.record, own)?;
        let report = TurnReport::new(&record, &decisions(&record, self.turn)?, &self.bot, self.moves)?;
        let text = if self.json { serde_json::to_string_pretty(&report)? + "\n" } else { report.to_string() };
        io::stdout().write_all(text.as_bytes())?;
        Ok(())
    }
}
