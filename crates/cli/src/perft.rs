//! `hedgerow perft`

use crate::choice::Choice;
use crate::fault::Result;
use crate::flags::{SEATS, whole};
use clap::Args;
use hedgerow_locale::{Language, text};
use hedgerow_rules::{Position, Seat};
use std::io::Write;
use std::time::Instant;

#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = whole(0..=1000))]
    depth: usize,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = whole(SEATS))]
    seats: usize,
}

impl Perft {
    pub fn run(self, language: Language) -> Result<()> {
        let game = self.choice.game()?;
        let position = Position::new(&game, self.seats, Seat(0))?;
        let mut out = std::io::stdout();
        let head = text!("cli-perft", rules = game.rules().to_string(), count = self.seats);
        writeln!(out, "{}", language.say(&head))?;
        for depth in 0..=self.depth {
            let begin = Instant::now();
            let count = position.perft(depth);
            writeln!(out, "{depth} {count}   ({} s)", language.decimal(begin.elapsed().as_secs_f64(), 2))?;
        }
        Ok(())
    }
}
