//! `hedgerow explain`: why a bot likes the moves of a turn.

mod breakdown;
mod decision;
mod page;
mod phrase;
mod report;

pub use breakdown::Breakdown;

use crate::bot_list::HINT_BOT;
use crate::choice::read_sets;
use crate::fault::Result;
use crate::flags::{Json, MANY, whole};
use crate::replay::read_record;
use clap::Args;
use decision::decisions;
use hedgerow_bots::BotSpec;
use hedgerow_locale::Language;
use page::Page;
use report::TurnReport;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Explain {
    record: PathBuf,
    #[arg(long, value_name = "TURN", value_parser = whole(1..=MANY))]
    turn: usize,
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = whole(1..=MANY))]
    moves: usize,
    #[arg(long, default_value = HINT_BOT)]
    bot: String,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

impl Explain {
    pub fn run(self, language: Language) -> Result<()> {
        let bot: BotSpec = self.bot.parse()?;
        let record = read_record(&self.record, &read_sets(&self.set)?)?;
        let decisions = decisions(&record, self.turn)?;
        let report = |language: Language| {
            let language = language.about(record.game.rules().game().name());
            TurnReport::new(language, &record, &decisions, &bot, self.moves).map(|report| (report, language))
        };
        // What programs read is the same in every language.
        let value = || report(Language::ENGLISH).map(|(report, _)| report);
        self.json
            .show(value, || report(language).map(|(report, language)| Page { report: &report, language }.to_string()))
    }
}
