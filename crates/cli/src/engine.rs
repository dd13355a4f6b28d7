//! `hedgerow engine`: a bot for other programs.

use crate::bot_list::HINT_BOT;
use crate::choice::read_sets;
use crate::fault::Result;
use clap::Args;
use hedgerow_bots::protocol::{EngineSetup, serve};
use std::io::{self, BufReader};
use std::path::PathBuf;

/// Chooses moves for another program, line by line on standard input and output, as docs/engine-protocol.md describes.
#[derive(Debug, Args)]
pub struct Engine {
    #[arg(long, value_name = "BOT", default_value = HINT_BOT)]
    bot: String,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
}

impl Engine {
    pub fn run(self) -> Result<()> {
        let sets = read_sets(&self.set)?;
        let setup = EngineSetup { spec: self.bot.parse()?, sets };
        // The lock is not taken: the input is read on another thread.
        serve(setup, BufReader::new(io::stdin()), &mut io::stdout())?;
        Ok(())
    }
}
