//! `hedgerow perft`

use crate::choice::Choice;
use anyhow::Result;
use clap::Args;
use hedgerow_rules::Position;
use std::io::Write;
use std::time::Instant;

#[derive(Debug, Args)]
pub struct Perft {
    #[command(flatten)]
    choice: Choice,
    /// How many player decisions deep
    #[arg(long, default_value_t = 3)]
    depth: usize,
    /// How many players
    #[arg(long, default_value_t = 2)]
    seats: usize,
}

impl Perft {
    pub fn run(self) -> Result<()> {
        let game = self.choice.game()?;
        let position = Position::new(&game, self.seats, 0)?;
        let mut out = std::io::stdout();
        writeln!(out, "{} {} seats", game.rules(), self.seats)?;
        for depth in 0..=self.depth {
            let begin = Instant::now();
            let count = position.perft(depth);
            writeln!(out, "{depth} {count}   ({:.2} s)", begin.elapsed().as_secs_f64())?;
        }
        Ok(())
    }
}
