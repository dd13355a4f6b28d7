//! Random games for the tests.

use crate::oracle::Tiles;
use hedgerow_locale::{Language, Text};
use hedgerow_notation::Record;
use hedgerow_rules::{Game, Position, Rules, Seat, TileSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The rules with the printed tiles.
pub fn game(rules: Rules) -> Arc<Game> {
    Arc::new(Game::new(rules).expect("the printed tiles go with every preset"))
}

/// Small games with the scenarios' tiles (rules, options, sets), in which things happen that the printed tiles hardly ever
/// bring about: hands and stacks that fit nowhere, rivers that get stuck, two shrines, fires, several bonus tiles in a turn.
const SMALL_GAMES: [(&str, &[&str], &[&str]); 11] = [
    ("carcassonne/first", &[], &["no-way-on"]),
    ("carcassonne/first", &["river"], &["no-way-on", "river-spiral"]),
    ("carcassonne/modern", &["river"], &["no-way-on", "river-walled-lake"]),
    ("hunters/pl-2002", &[], &["grass-and-wood", "hunters-bonus"]),
    ("hunters/pl-2002", &["literal"], &["gold-everywhere", "hunters-bonus"]),
    ("hunters/hu-2002", &["literal"], &["gold-everywhere", "bonus-wood-and-one"]),
    ("hunters/hu-2002", &[], &["hearth", "hunters-bonus"]),
    ("hunters/en-2014", &[], &["two-shrines", "hunters-bonus"]),
    ("discovery/standard", &[], &["ocean-and-prairies"]),
    ("discovery/advanced", &[], &["ocean-and-prairies"]),
    ("discovery/advanced", &["equal-turns"], &["ocean-and-prairies"]),
];

/// The small games.
pub fn small_games() -> impl Iterator<Item = Arc<Game>> {
    SMALL_GAMES.into_iter().map(|(name, options, sets)| {
        let set = |name: &&str| TileSet::parse(&set_file(name).to_string_lossy(), &set_text(name)).unwrap();
        let rules = Rules::named(name, options.iter().copied()).unwrap();
        Arc::new(Game::with_sets(rules, sets.iter().map(set).collect()).unwrap())
    })
}

/// The tiles of a game as the oracle reads them.
pub fn oracle_tiles(game: &Game) -> Arc<Tiles> {
    let texts: Vec<String> = game.sets().iter().map(|set| set_text(&set.name)).collect();
    Arc::new(Tiles::parse(&texts[0], texts.get(1).map(String::as_str)))
}

/// The file of a set, printed or of a scenario.
pub fn set_text(name: &str) -> String {
    let file = set_file(name);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn set_file(name: &str) -> PathBuf {
    let folder = if TileSet::built_in_names().any(|built_in| built_in == name) {
        "../crates/rules/sets"
    } else {
        "../scenarios/sets"
    };
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(format!("{name}.toml"))
}

/// A number from the environment, or its default: how much work a test does.
pub fn amount(variable: &str, default: usize) -> usize {
    std::env::var(variable).map_or(default, |value| value.parse().expect("a number"))
}

/// Plays a random game; `watch` sees the position before the first action and after every one.
pub fn random_game(game: &Arc<Game>, seats: usize, seed: &str, mut watch: impl FnMut(&Position)) -> Record {
    watch(&Position::new(game, seats, Seat(0)).expect("a game can begin"));
    hedgerow_bots::random_game(game, seats, seed, |step| watch(step.after)).expect("a game can begin")
}

/// An error as people read it.
pub fn english<'a, E>(error: &'a E) -> String
where
    Text: From<&'a E>,
{
    Language::ENGLISH.tell(error)
}
