//! `hedgerow play`: around one keyboard.

use crate::bot_list::read_bots;
use crate::choice::Choice;
use crate::fault::{Result, ensure};
use crate::flags::{SEATS, seed, whole};
use crate::replay::read_record;
use crate::screen::Screen;
use crate::signals::when_stopped;
use crate::terminal::{self, Kept, LineEditor, PlayOptions, Resumed};
use clap::Args;
use hedgerow_locale::{Language, text};
use hedgerow_rules::MAX_SEATS;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::{fs, process};

/// What a shell says of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, value_name = "N", value_parser = whole(SEATS))]
    seats: Option<usize>,
    #[arg(long, value_name = "BOT,BOT")]
    bots: Vec<String>,
    #[arg(long, value_delimiter = ',', value_name = "NAME,NAME")]
    names: Vec<String>,
    #[arg(long, value_name = "SEAT", value_parser = whole(0..=MAX_SEATS - 1))]
    first: Option<usize>,
    #[arg(long, value_name = "TEXT", value_parser = seed)]
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
            terminal::check_place(save)?;
        }
        let resume = match &self.resume {
            Some(file) => Some(read_record(file, &self.choice.own_sets()?)?),
            None => None,
        };
        let resumed = match &self.resume {
            Some(file) => Some(Resumed { file: file.clone(), text: fs::read_to_string(file)? }),
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
            first: self.first.map(|seat| seat as u8),
            seed: self.seed,
            enter_draws: self.enter_draws,
            resume,
            resumed,
            save: self.save,
            colour,
            width: width.unwrap_or(80),
            height,
            kept: Kept::default(),
        };
        let kept = options.kept.clone();
        when_stopped(io::stdin().is_terminal(), move || leave(language, &kept));
        match LineEditor::of_terminal() {
            Some(mut editor) => terminal::play(options, &mut editor, &mut io::stdout()),
            None => terminal::play(options, &mut io::stdin().lock(), &mut io::stdout()),
        }
    }
}

/// Ends the program that was told to end, with the game kept.
fn leave(language: Language, kept: &Kept) {
    match kept.save() {
        Some(Ok(file)) => {
            println!("\n{}", language.say(&text!("cli-kept", file = file.display().to_string())));
            process::exit(INTERRUPTED)
        }
        Some(Err(fault)) => {
            eprintln!("\nhedgerow: {}", fault.tell(language));
            process::exit(1)
        }
        None => process::exit(INTERRUPTED),
    }
}
