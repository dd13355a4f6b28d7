//! The flags by which a game is chosen, shared by the commands.

use crate::fault::{OrFault, Result, ensure};
use clap::Args;
use hedgerow_locale::text;
use hedgerow_rules::{Game, Rules, Stack, TileSet};
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
    #[arg(long, value_name = "[STACK=]FILE")]
    set: Vec<String>,
}

impl Choice {
    pub fn game(&self) -> Result<Arc<Game>> {
        let rules = Rules::named(&self.rules, self.options.iter().map(String::as_str))?;
        let mut sets = Game::printed_sets(rules);
        for word in &self.set {
            let (stack, file) = stack_and_file(word);
            let place = rules.stacks().iter().position(|(own, _)| *own == stack);
            let stacks = || rules.stacks().iter().map(|(stack, _)| stack.name()).collect::<Vec<_>>().join(", ");
            ensure!(
                place.is_some(),
                text!("cli-no-stack", stack = stack.name(), rules = rules.to_string(), stacks = stacks())
            );
            let twice = self.set.iter().filter(|other| stack_and_file(other).0 == stack).count() > 1;
            ensure!(!twice, text!("cli-stack-twice", stack = stack.name()));
            if let Some(set) = place.and_then(|place| sets.get_mut(place)) {
                *set = read_set(&file)?;
            }
        }
        Ok(Arc::new(Game::with_sets(rules, sets)?))
    }

    /// Custom sets, as they were named.
    pub fn sets(&self) -> &[String] {
        &self.set
    }

    /// The custom sets.
    pub fn own_sets(&self) -> Result<Vec<TileSet>> {
        self.set.iter().map(|word| read_set(&stack_and_file(word).1)).collect()
    }
}

/// The stack that a set is for: that of the land, if none is named.
fn stack_and_file(word: &str) -> (Stack, PathBuf) {
    let named = word.split_once('=').and_then(|(stack, file)| Some((Stack::named(stack)?, file)));
    let (stack, file) = named.unwrap_or((Stack::Land, word));
    (stack, PathBuf::from(file))
}

/// Reads tile sets from files.
pub fn read_sets(files: &[PathBuf]) -> Result<Vec<TileSet>> {
    files.iter().map(|file| read_set(file)).collect()
}

/// Reads a tile set from a file.
pub fn read_set(file: &Path) -> Result<TileSet> {
    let text = fs::read_to_string(file).or_fault(|| text!("cli-cannot-read", file = file.display().to_string()))?;
    Ok(TileSet::parse(&file.display().to_string(), &text)?)
}
