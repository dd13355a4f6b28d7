//! `hedgerow play`: around one keyboard.

use crate::bot_list::read_bots;
use crate::choice::Choice;
use crate::fault::{Result, ensure};
use crate::replay::read_record;
use crate::screen::Screen;
use crate::terminal::{self, PlayOptions};
use clap::Args;
use hedgerow_locale::{Language, text};
use std::io;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    choice: Choice,
    #[arg(long)]
    seats: Option<usize>,
    #[arg(long, value_name = "BOT,BOT")]
    bots: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    names: Vec<String>,
    #[arg(long, value_name = "SEAT")]
    first: Option<u8>,
    #[arg(long)]
    seed: Option<String>,
    #[arg(long, conflicts_with = "seed")]
    enter_draws: bool,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "enter_draws", "names", "first", "rules", "options", "seats"])]
    resume: Option<PathBuf>,
}

impl Play {
    pub fn run(self, language: Language) -> Result<()> {
        if let Some(save) = &self.save {
            terminal::spare_other_files(save, self.resume.as_slice())?;
        }
        let resume = match &self.resume {
            Some(file) => Some(read_record(file, &self.choice.own_sets()?)?),
            None => None,
        };
        let game = match &resume {
            Some(record) => record.game.clone(),
            None => self.choice.game()?,
        };
        let bots = read_bots(&self.bots)?;
        let seats = self.seats.unwrap_or((bots.len() + 1).max(2));
        let people = seats.saturating_sub(bots.len());
        ensure!(
            self.names.is_empty() || self.names.len() == people,
            text!("cli-wrong-names", names = self.names.len(), seats = people)
        );
        let Screen { width, height, colour } = Screen::of_stdout();
        let options = PlayOptions {
            language,
            game,
            seats,
            names: self.names,
            bots,
            first: self.first,
            seed: self.seed,
            enter_draws: self.enter_draws,
            resume,
            save: self.save.or(self.resume),
            colour,
            width: width.unwrap_or(80),
            height,
        };
        terminal::play(options, &mut io::stdin().lock(), &mut io::stdout())
    }
}
