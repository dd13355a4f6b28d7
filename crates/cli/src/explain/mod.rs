//! `hedgerow explain`: why a bot likes the moves of a turn.

mod breakdown;
mod decision;
mod page;
mod phrase;
mod report;

use crate::bot_list::HINT_BOT;
use crate::choice::read_sets;
use crate::fault::{Result, ensure};
use crate::output::{json, show};
use crate::replay::read_record;
use clap::Args;
use decision::decisions;
use hedgerow_bots::BotSpec;
use hedgerow_locale::{Language, text};
use page::Page;
use report::TurnReport;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Explain {
    record: PathBuf,
    #[arg(long, value_name = "TURN")]
    turn: usize,
    #[arg(long, default_value_t = 3, value_name = "N")]
    moves: usize,
    #[arg(long, default_value = HINT_BOT)]
    bot: String,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
    #[arg(long)]
    json: bool,
}

impl Explain {
    pub fn run(self, language: Language) -> Result<()> {
        ensure!(self.turn > 0, text!("cli-explain-from-one"));
        ensure!(self.moves > 0, text!("cli-at-least-one", flag = "--moves"));
        let bot: BotSpec = self.bot.parse()?;
        let record = read_record(&self.record, &read_sets(&self.set)?)?;
        // What programs read is the same in every language.
        let language = if self.json { Language::ENGLISH } else { language };
        let language = language.about(record.game.rules().game().name());
        let decisions = decisions(&record, self.turn)?;
        let report = TurnReport::new(language, &record, &decisions, &bot, self.moves)?;
        let text = match self.json {
            true => json(&report)?,
            false => Page { report: &report, language }.to_string(),
        };
        show(&text)
    }
}
