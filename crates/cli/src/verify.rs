//! `hedgerow verify`: were the draws of a record dealt fairly?

use crate::choice::read_sets;
use crate::fault::{OrFault, Result};
use crate::replay::read_record;
use clap::Args;
use hedgerow_chance::{Contribution, FairShuffle};
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::{DrawOrigin, Record};
use std::io::{self, Write};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct Verify {
    record: PathBuf,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
}

impl Verify {
    pub fn run(self, language: Language) -> Result<()> {
        let record = read_record(&self.record, &read_sets(&self.set)?)?;
        let language = language.about(record.game.rules().game().name());
        let draws = record.verify();
        let draws = draws.or_fault(|| text!("cli-not-verified", file = self.record.display().to_string()))?;
        let mut texts = Vec::new();
        match &record.draws {
            DrawOrigin::Fair(fair) => {
                texts.push(text!("cli-verified-fair", commitment = &fair.commitment, count = draws));
                texts.extend(seats(&record, fair));
                texts.extend(meaning(fair));
            }
            DrawOrigin::Seed(_) | DrawOrigin::Entered => texts.push(text!("cli-verified-seed", count = draws)),
        }
        for text in texts {
            writeln!(io::stdout(), "{}", language.say(&text))?;
        }
        Ok(())
    }
}

/// What each seat added.
fn seats(record: &Record, fair: &FairShuffle) -> Vec<Text> {
    let seats = fair.seats.iter().zip(&record.players).enumerate();
    let said = seats.map(|(seat, (contribution, name))| {
        let part = match contribution {
            Contribution::Nothing => "nothing",
            Contribution::Bot => "bot",
            Contribution::Open { .. } => "open",
            Contribution::Own { .. } => "own",
            Contribution::Entrusted { .. } => "entrusted",
            Contribution::Withheld { .. } => "withheld",
        };
        text!("cli-verified-seat", seat = seat, name = name, part = part)
    });
    said.collect()
}

/// Who could have chosen the draws, and who could not.
fn meaning(fair: &FairShuffle) -> Vec<Text> {
    let any = |is: fn(&Contribution) -> bool| fair.seats.iter().any(is);
    // An open word may have been chosen to fit everything else, whatever that is.
    if any(|seat| matches!(seat, Contribution::Open { .. })) {
        return vec![text!("cli-verified-open")];
    }
    if !any(|seat| matches!(seat, Contribution::Own { .. })) {
        return vec![text!("cli-verified-alone")];
    }
    // Seats at one screen have one nonce.
    let mut withheld: Vec<&str> =
        fair.seats.iter().filter(|seat| seat.nonce().is_none()).filter_map(Contribution::commitment).collect();
    withheld.sort_unstable();
    withheld.dedup();
    let own = text!("cli-verified-own");
    match withheld.len() {
        0 => vec![own],
        count => vec![own, text!("cli-verified-withheld", count = count, shuffles = 1_usize << count)],
    }
}
