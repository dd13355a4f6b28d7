//! The flags by which a game is chosen, shared by the commands.

use crate::fault::OrFault;
use anyhow::Result;
use clap::Args;
use hedgerow_locale::text;
use hedgerow_rules::{Game, Rules, TileSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Which game is played.
#[derive(Debug, Args)]
pub struct Choice {
    #[arg(long, value_name = "PRESET", default_value = "carcassonne/first")]
    rules: String,
    #[arg(long = "option", value_name = "OPTION")]
    options: Vec<String>,
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
}

impl Choice {
    pub fn game(&self) -> Result<Arc<Game>> {
        let rules = Rules::named(&self.rules, self.options.iter().map(String::as_str))?;
        let game = match &self.set {
            Some(file) => Game::with_set(rules, read_set(file)?)?,
            None => Game::new(rules)?,
        };
        Ok(Arc::new(game))
    }

    /// The file of a set of one's own.
    pub fn set(&self) -> Option<&Path> {
        self.set.as_deref()
    }
}

/// Reads a tile set from a file.
pub fn read_set(file: &Path) -> Result<TileSet> {
    let text = fs::read_to_string(file).or_fault(|| text!("cli-cannot-read", file = file.display().to_string()))?;
    Ok(TileSet::parse(&file.display().to_string(), &text)?)
}
