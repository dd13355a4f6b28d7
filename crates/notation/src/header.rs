//! What records and positions say about their game before it begins.

use hedgerow_rules::{Game, GameError, Rules, RulesError, TileSet};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;
use thiserror::Error;

/// Where sets that are not built in come from: asked by name.
pub type SetSource<'a> = &'a dyn Fn(&str) -> Option<TileSet>;

/// Only the sets that come with the program.
pub fn built_in_sets(name: &str) -> Option<TileSet> {
    TileSet::built_in(name)
}

/// How the draws of a game came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draws {
    /// Shuffled from this seed (see [`Dealer`](crate::Dealer)): one line, with no blanks around or doubled in it.
    Seed(String),
    /// Entered by hand, from a real table.
    Entered,
}

impl fmt::Display for Draws {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Draws::Seed(seed) => write!(formatter, "seed {seed}"),
            Draws::Entered => formatter.write_str("entered"),
        }
    }
}

/// What is wrong with a header.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HeaderError {
    #[error("the first line must be '{wanted} VERSION'")]
    NotThisFormat { wanted: &'static str },
    #[error("version {found} is newer than this program, which reads up to version {}", crate::VERSION)]
    TooNew { found: u32 },
    #[error("expected 'KEY: VALUE'")]
    NoKey,
    #[error("there is no key '{0}' here")]
    UnknownKey(String),
    #[error("'{0}' stands here a second time")]
    Twice(&'static str),
    #[error("the header has no '{0}'")]
    Missing(&'static str),
    #[error("'{value}' is no good value for '{key}'")]
    BadValue { key: &'static str, value: String },
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error(transparent)]
    Game(#[from] GameError),
    #[error("the tile set '{0}' is not built in: it must be given")]
    UnknownSet(String),
    #[error("the tile set '{name}' is not the one of this game: its content hash is {found}, not {wanted}")]
    WrongSet { name: String, wanted: String, found: String },
}

/// The content hash of a set: SHA-256 of its canonical text, in hexadecimal.
pub fn set_hash(set: &TileSet) -> String {
    Sha256::digest(set.canonical_text().as_bytes()).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The lines every text form begins with: rules, options, sets.
pub(crate) fn write_game(game: &Game) -> String {
    let rules = game.rules();
    let mut text = format!("rules: {}\n", rules.name());
    if !rules.options().is_empty() {
        text += &format!("options: {}\n", rules.options().join(" "));
    }
    for set in game.sets() {
        text += &format!("set: {} {}\n", set.name, set_hash(set));
    }
    text
}

/// The lines that [`write_game`] writes, as they are read.
#[derive(Debug, Default)]
pub(crate) struct GameLines {
    rules: Option<String>,
    options: Option<String>,
    sets: Vec<(String, String)>,
}

impl GameLines {
    /// Takes a line, if it is one of ours.
    pub fn take(&mut self, key: &str, value: &str) -> Result<bool, HeaderError> {
        match key {
            "rules" => once(&mut self.rules, "rules", value.to_string())?,
            "options" => once(&mut self.options, "options", value.to_string())?,
            "set" => {
                let (name, hash) = value
                    .split_once(' ')
                    .ok_or_else(|| HeaderError::BadValue { key: "set", value: value.to_string() })?;
                self.sets.push((name.to_string(), hash.to_string()));
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Finds the sets, checks that they are those the game was played with, and compiles the game.
    pub fn game(&self, sets: SetSource) -> Result<Arc<Game>, HeaderError> {
        let name = self.rules.as_ref().ok_or(HeaderError::Missing("rules"))?;
        let rules = Rules::named(name, self.options.iter().flat_map(|options| options.split_whitespace()))?;
        if self.sets.is_empty() {
            return Err(HeaderError::Missing("set"));
        }
        let find = |(name, wanted): &(String, String)| {
            let set = sets(name).ok_or_else(|| HeaderError::UnknownSet(name.clone()))?;
            let found = set_hash(&set);
            if found == *wanted {
                Ok(set)
            } else {
                Err(HeaderError::WrongSet { name: name.clone(), wanted: wanted.clone(), found })
            }
        };
        let sets = self.sets.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        Ok(Arc::new(Game::with_sets(rules, sets)?))
    }
}

/// Puts a value where none may be yet.
pub(crate) fn once<T>(slot: &mut Option<T>, key: &'static str, value: T) -> Result<(), HeaderError> {
    if slot.replace(value).is_some() { Err(HeaderError::Twice(key)) } else { Ok(()) }
}

pub(crate) fn number(key: &'static str, value: &str) -> Result<usize, HeaderError> {
    value.parse().map_err(|_| HeaderError::BadValue { key, value: value.to_string() })
}

/// Checks the first line.
pub(crate) fn check_version(line: &str, wanted: &'static str) -> Result<(), HeaderError> {
    let version = line.strip_prefix(wanted).and_then(|rest| rest.strip_prefix(' '));
    match version.map(|version| version.trim().parse::<u32>()) {
        Some(Ok(found)) if found > crate::VERSION => Err(HeaderError::TooNew { found }),
        Some(Ok(found)) if found > 0 => Ok(()),
        _ => Err(HeaderError::NotThisFormat { wanted }),
    }
}
