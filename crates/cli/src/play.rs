//! `hedgerow play`: around one keyboard.

use crate::choice::{Choice, read_set};
use crate::replay::read_record;
use crate::screen::Screen;
use crate::terminal::{self, PlayOptions};
use anyhow::{Result, ensure};
use clap::Args;
use std::io;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    choice: Choice,
    /// How many players
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// The players' names, in the order of the seats
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    names: Vec<String>,
    /// The seat that begins (by default chosen by the seed)
    #[arg(long, value_name = "SEAT")]
    first: Option<usize>,
    /// The seed of the shuffle (by default a new one)
    #[arg(long)]
    seed: Option<String>,
    /// The tiles are drawn at a real table and typed in
    #[arg(long, conflicts_with = "seed")]
    enter_draws: bool,
    /// Write the game to this file after every turn
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with the game in this file (and save to it, unless --save names another)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "enter_draws", "names", "first", "rules", "options", "seats"])]
    resume: Option<PathBuf>,
}

impl Play {
    pub fn run(self) -> Result<()> {
        let resume = match &self.resume {
            Some(file) => {
                let own = self.choice.set().map(read_set).transpose()?;
                Some(read_record(file, own)?)
            }
            None => None,
        };
        let game = match &resume {
            Some(record) => record.game.clone(),
            None => self.choice.game()?,
        };
        ensure!(
            self.names.is_empty() || self.names.len() == self.seats,
            "--names lists {} names, but there are {} seats",
            self.names.len(),
            self.seats
        );
        let Screen { width, height, colour } = Screen::of_stdout();
        let options = PlayOptions {
            game,
            seats: self.seats,
            names: self.names,
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
