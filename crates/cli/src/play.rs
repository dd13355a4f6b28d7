//! `hedgerow play`: around one keyboard.

use crate::bot_list::BotList;
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
    /// How many players, bots included (by default 2, or as many as there are bots and one more)
    #[arg(long)]
    seats: Option<usize>,
    /// Bots for the last seats, as in hard,easy; if they take all seats, the game plays itself
    ///
    /// When a game is resumed, its bots are known by their names, except for programs (cmd:...): those must be given
    /// again.
    #[arg(long, value_name = "BOT,BOT")]
    bots: Vec<BotList>,
    /// The names of the people, in the order of their seats
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
        let bots = BotList::all(self.bots);
        let seats = self.seats.unwrap_or((bots.len() + 1).max(2));
        let people = seats.saturating_sub(bots.len());
        ensure!(
            self.names.is_empty() || self.names.len() == people,
            "--names lists {} names, but there are {people} seats for people",
            self.names.len(),
        );
        let Screen { width, height, colour } = Screen::of_stdout();
        let options = PlayOptions {
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
