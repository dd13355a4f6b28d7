//! `hedgerow perft`: how many ways there are to go on.

use crate::choice::Choice;
use crate::fault::Result;
use crate::flags::{SEATS, whole};
use crate::position::position_in;
use clap::Args;
use hedgerow_locale::{Language, text};
use hedgerow_notation::action_token;
use hedgerow_rules::{Player, Position, Seat};
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    choice: Choice,
    #[arg(long, value_name = "N", value_parser = whole(0..=1000))]
    depth: Option<usize>,
    #[arg(long, default_value_t = 2, value_name = "N", value_parser = whole(SEATS))]
    seats: usize,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "options", "seats"])]
    position: Option<PathBuf>,
    #[arg(long)]
    divide: bool,
}

impl Perft {
    pub fn run(self, language: Language) -> Result<()> {
        let position = match &self.position {
            Some(file) => position_in(file, &self.choice.own_sets()?, None)?,
            None => Position::new(&self.choice.game()?, self.seats, Seat(0))?,
        };
        // What takes less than a second: two tiles in the hand of each player are many more ways to begin.
        let usual = if position.rules().hand_size() > 0 { 1 } else { 3 };
        let depth = self.depth.unwrap_or(usual);
        let mut out = std::io::stdout();
        let head = text!("cli-perft", rules = position.rules().to_string(), count = position.seat_count());
        writeln!(out, "{}", language.say(&head))?;
        if self.divide {
            return divide(&position, depth, &mut out);
        }
        for depth in 0..=depth {
            let begin = Instant::now();
            let count = position.perft(depth);
            writeln!(out, "{depth} {count}   ({} s)", language.decimal(begin.elapsed().as_secs_f64(), 2))?;
        }
        Ok(())
    }
}

/// The count behind each action, and their sum.
fn divide(position: &Position, depth: usize, out: &mut dyn Write) -> Result<()> {
    let mut sum = 0;
    let chance = position.to_act() == Some(Player::Chance);
    for action in if depth == 0 { Vec::new() } else { position.legal_actions() } {
        let mut next = position.clone();
        next.play_unchecked(action);
        // As in `perft`: a draw is no decision, and one that goes back counts nothing.
        let count = match chance {
            true if next.aside().is_some() => 0,
            true => next.perft(depth),
            false => next.perft(depth - 1),
        };
        sum += count;
        writeln!(out, "{} {count}", action_token(position, action))?;
    }
    Ok(writeln!(out, "{depth} {}", if depth == 0 { 1 } else { sum })?)
}
