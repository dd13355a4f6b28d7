//! What records and positions say about their game before it begins.

use hedgerow_chance::FairShuffle;
use hedgerow_rules::{Game, GameError, Rules, RulesError, Seat, TileSet};
use sha2::{Digest, Sha256};
use std::fmt;
use std::sync::Arc;

/// How the draws of a game came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawOrigin {
    /// Shuffled from this seed (see [`Dealer`](hedgerow_chance::Dealer)): one line, with no blanks around or doubled in it.
    Seed(String),
    /// Shuffled from a secret that was committed to and the players' nonces.
    Fair(FairShuffle),
    /// Entered by hand, from a real table.
    Entered,
}

impl DrawOrigin {
    /// The seed of the generator, where there is one and it is known.
    pub fn seed(&self) -> Option<String> {
        match self {
            DrawOrigin::Seed(seed) => Some(seed.clone()),
            DrawOrigin::Fair(fair) => fair.seed(),
            DrawOrigin::Entered => None,
        }
    }
}

impl fmt::Display for DrawOrigin {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawOrigin::Seed(seed) => write!(formatter, "seed {seed}"),
            DrawOrigin::Fair(fair) => write!(formatter, "fair {fair}"),
            DrawOrigin::Entered => formatter.write_str("entered"),
        }
    }
}

/// What is wrong with a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeaderError {
    /// The first line is that of another format.
    NotThisFormat {
        /// The word with which this format begins.
        wanted: &'static str,
    },
    /// A later version wrote it.
    TooNew {
        /// The version of the text.
        found: u32,
    },
    /// A line has no key before a colon.
    NoKey,
    /// A key means nothing in this format.
    UnknownKey(String),
    /// A key that may stand once stands twice.
    Twice(&'static str),
    /// A key that must be there is not.
    Missing(&'static str),
    /// A value cannot be read.
    BadValue {
        /// The key.
        key: &'static str,
        /// What stands after it.
        value: String,
    },
    /// The rules that it names do not exist.
    Rules(RulesError),
    /// Rules and sets do not make a game.
    Game(GameError),
    /// No set that was given has that content.
    UnknownSet {
        /// The name of the set in the text.
        name: String,
        /// Its content hash.
        hash: String,
    },
}

/// The content hash of a set: SHA-256 of its canonical text, in hexadecimal.
pub fn set_hash(set: &TileSet) -> String {
    hex::encode(Sha256::digest(set.canonical_text().as_bytes()))
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

/// A value and the line it stands in.
#[derive(Clone, Debug)]
pub(crate) struct Noted<T> {
    pub line: usize,
    pub value: T,
}

/// A fault in the head, with its line if there is one; something missing has none.
pub(crate) type HeadFault = (Option<usize>, HeaderError);

/// The lines that [`write_game`] writes, as they are read.
#[derive(Debug, Default)]
pub(crate) struct GameLines {
    rules: Option<Noted<String>>,
    options: Option<Noted<String>>,
    sets: Vec<Noted<(String, String)>>,
}

impl GameLines {
    /// Takes a line, if it is one of ours.
    pub fn take(&mut self, line: usize, key: &str, value: &str) -> Result<bool, HeaderError> {
        let noted = || Noted { line, value: value.to_string() };
        match key {
            "rules" => once(&mut self.rules, "rules", noted())?,
            "options" => once(&mut self.options, "options", noted())?,
            "set" => {
                let (name, hash) = value
                    .rsplit_once(' ')
                    .ok_or_else(|| HeaderError::BadValue { key: "set", value: value.to_string() })?;
                self.sets.push(Noted { line, value: (name.to_string(), hash.to_string()) });
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Finds the sets by their content among those given and those built in, and compiles the game.
    pub fn game(&self, own: &[TileSet]) -> Result<Arc<Game>, HeadFault> {
        let name = self.rules.as_ref().ok_or((None, HeaderError::Missing("rules")))?;
        let rules = Rules::named(&name.value, []).map_err(|error| (Some(name.line), error.into()))?;
        let rules = match &self.options {
            Some(options) => Rules::named(rules.name(), options.value.split_whitespace())
                .map_err(|error| (Some(options.line), error.into()))?,
            None => rules,
        };
        let first_set = self.sets.first().ok_or((None, HeaderError::Missing("set")))?;
        let wanted = rules.stacks().len();
        if let Some(more) = self.sets.get(wanted) {
            return Err((Some(more.line), GameError::WrongNumber { rules, found: self.sets.len(), wanted }.into()));
        }
        let find = |Noted { line, value: (name, hash) }: &Noted<(String, String)>| {
            // Most likely it is the built-in one of that name.
            let built_in = |name: &str| TileSet::built_in(name);
            let likely = built_in(name).into_iter().chain(own.iter().cloned());
            let found = likely.chain(TileSet::built_in_names().filter_map(built_in)).find(|set| set_hash(set) == *hash);
            let unknown = || HeaderError::UnknownSet { name: name.clone(), hash: hash.clone() };
            found.ok_or_else(|| (Some(*line), unknown()))
        };
        let sets = self.sets.iter().map(find).collect::<Result<Vec<_>, _>>()?;
        let game = Game::with_sets(rules, sets).map_err(|error| (Some(first_set.line), error.into()))?;
        Ok(Arc::new(game))
    }
}

/// Puts a value where none may be yet.
pub(crate) fn once<T>(slot: &mut Option<T>, key: &'static str, value: T) -> Result<(), HeaderError> {
    if slot.replace(value).is_some() { Err(HeaderError::Twice(key)) } else { Ok(()) }
}

pub(crate) fn number(key: &'static str, value: &str) -> Result<usize, HeaderError> {
    value.parse().map_err(|_| HeaderError::BadValue { key, value: value.to_string() })
}

/// A seat by its number; whether the game has it is for the rules to say.
pub(crate) fn seat(key: &'static str, value: &str) -> Result<Seat, HeaderError> {
    value.parse().map(Seat).map_err(|_| HeaderError::BadValue { key, value: value.to_string() })
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
