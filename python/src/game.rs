//! Rules, and rules with their tiles.

use crate::errors::{FormatError, HedgerowError, bad_game, guarded, with_rule, words};
use crate::tile_set::{PyTileKind, PyTileSet};
use hedgerow::rules::{Game, Rules};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};

/// The choice of game, preset and options.
///
/// >>> rules = hedgerow.Rules("carcassonne/first+river")
/// >>> rules.game, rules.preset, rules.options
/// ('carcassonne', 'carcassonne/first', ['river'])
/// >>> hedgerow.Rules("hunters/en-2014+river")
/// Traceback (most recent call last):
/// ...
/// hedgerow.FormatError: hunters/en-2014 has no option “river” (CA12)
#[pyclass(module = "hedgerow", name = "Rules", frozen, eq, hash, from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PyRules {
    pub rules: Rules,
}

#[pymethods]
impl PyRules {
    #[new]
    fn new(name: &str) -> PyResult<PyRules> {
        rules_named(name).map(|rules| PyRules { rules })
    }

    /// The presets, without options.
    ///
    /// >>> [str(rules) for rules in hedgerow.Rules.presets()][:2]
    /// ['carcassonne/first', 'carcassonne/modern']
    #[staticmethod]
    fn presets() -> Vec<PyRules> {
        Rules::presets().map(|rules| PyRules { rules }).collect()
    }

    /// The presets with every combination of their options.
    #[staticmethod]
    fn all() -> Vec<PyRules> {
        Rules::all().map(|rules| PyRules { rules }).collect()
    }

    /// Which of the three games: 'carcassonne', 'hunters' or 'discovery'.
    #[getter]
    fn game(&self) -> &'static str {
        self.rules.game().name()
    }

    /// The preset's name, without options.
    #[getter]
    fn preset(&self) -> &'static str {
        self.rules.name()
    }

    /// The options that are on.
    #[getter]
    fn options(&self) -> Vec<&'static str> {
        self.rules.options().to_vec()
    }

    /// The pieces each seat begins with, by kind.
    ///
    /// >>> hedgerow.Rules("hunters/en-2014").pieces
    /// {'follower': 5, 'hut': 2}
    #[getter]
    fn pieces(&self) -> HashMap<&'static str, u8> {
        self.rules.pieces().iter().map(|(piece, count)| (piece.name(), *count)).collect()
    }

    /// The numbers of the rules that belong to this choice, each with its text.
    #[getter]
    fn numbered(&self) -> Vec<&'static str> {
        let all = hedgerow::rules::Rule::ALL.iter();
        all.filter(|rule| rule.counts_in(self.rules)).map(|rule| rule.id()).collect()
    }

    fn __str__(&self) -> String {
        self.rules.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Rules('{}')", self.rules)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (String,)) {
        (py.get_type::<PyRules>(), (self.rules.to_string(),))
    }
}

fn rules_named(name: &str) -> PyResult<Rules> {
    name.parse()
        .map_err(|error: hedgerow::rules::RulesError| with_rule(FormatError::new_err(words(&error)), error.rule()))
}

/// Rules with their tiles, ready to be played any number of times. Wherever a game is asked for, its name does too.
///
/// >>> game = hedgerow.Game("carcassonne/first")
/// >>> game.tile_count, game.start
/// (72, 'D')
/// >>> game == hedgerow.Game("carcassonne/first")
/// True
#[pyclass(module = "hedgerow", name = "Game", frozen)]
pub struct PyGame {
    pub game: Arc<Game>,
}

#[pymethods]
impl PyGame {
    /// `sets` are tile sets of one's own, one for each stack of the rules; without, the printed ones are used. A single set stands for
    /// the stack of the land.
    #[new]
    #[pyo3(signature = (rules, sets=None))]
    fn new(rules: &Bound<'_, PyAny>, sets: Option<Vec<PyTileSet>>) -> PyResult<PyGame> {
        let rules = rules_of(rules)?;
        let Some(own) = sets else { return Ok(PyGame { game: printed(rules)? }) };
        let mut own: Vec<_> = own.into_iter().map(|set| set.set).collect();
        let made = guarded(|| match own.len() {
            1 => Game::with_set(rules, own.remove(0)),
            _ => Game::with_sets(rules, own),
        })?;
        Ok(PyGame { game: Arc::new(made.map_err(bad_game)?) })
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> PyRules {
        PyRules { rules: self.game.rules() }
    }

    /// The tile sets, one for each stack.
    #[getter]
    fn sets(&self) -> Vec<PyTileSet> {
        self.game.sets().iter().map(|set| PyTileSet { set: set.clone() }).collect()
    }

    /// How many tiles all stacks and the start hold together.
    #[getter]
    fn tile_count(&self) -> usize {
        self.game.tile_count()
    }

    /// The id of the start tile.
    #[getter]
    fn start(&self) -> String {
        self.game.tile(self.game.start()).id.clone()
    }

    /// Every kind of tile. The place in this list is the kind's number in observations.
    #[getter]
    fn tile_kinds(&self) -> Vec<PyTileKind> {
        self.game.kind_ids().map(|kind| PyTileKind::of(self.game.tile(kind))).collect()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyGame>().is_ok_and(|other| same(&self.game, &other.get().game))
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.game.rules().hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self) -> String {
        format!("Game('{}')", self.game.rules())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (PyRules, Option<Vec<PyTileSet>>)) {
        (py.get_type::<PyGame>(), pickled(&self.game))
    }
}

/// What pickling keeps of something with a text: what reads it again, and the text with the sets it needs.
pub type Pickled<'py> = (Bound<'py, PyAny>, (String, Option<Vec<PyTileSet>>));

/// What a game is made of again: its rules, and its sets if they are not the printed ones.
pub fn pickled(game: &Game) -> (PyRules, Option<Vec<PyTileSet>>) {
    let own = game.sets() != Game::printed_sets(game.rules()).as_slice();
    let sets = || game.sets().iter().map(|set| PyTileSet { set: set.clone() }).collect();
    (PyRules { rules: game.rules() }, own.then(sets))
}

pub fn same(one: &Arc<Game>, other: &Arc<Game>) -> bool {
    Arc::ptr_eq(one, other) || one == other
}

/// The rules with the printed tiles, made once. The lock is only ever held together with the interpreter's, so that a fork cannot meet it.
fn printed(rules: Rules) -> PyResult<Arc<Game>> {
    static GAMES: Mutex<Option<HashMap<Rules, Arc<Game>>>> = Mutex::new(None);
    let found = |games: &mut HashMap<Rules, Arc<Game>>| games.get(&rules).cloned();
    let mut games = GAMES.lock().unwrap_or_else(PoisonError::into_inner);
    let games = games.get_or_insert_default();
    if let Some(game) = found(games) {
        return Ok(game);
    }
    let game = Arc::new(guarded(|| Game::new(rules))?.map_err(bad_game)?);
    games.insert(rules, game.clone());
    Ok(game)
}

fn rules_of(rules: &Bound<'_, PyAny>) -> PyResult<Rules> {
    if let Ok(rules) = rules.cast::<PyRules>() {
        return Ok(rules.get().rules);
    }
    let name: String = rules.extract().map_err(|_| PyTypeError::new_err("rules are a Rules object or their name"))?;
    rules_named(&name)
}

/// A game, from a Game, Rules or a name.
pub fn game_of(game: &Bound<'_, PyAny>) -> PyResult<Arc<Game>> {
    if let Ok(game) = game.cast::<PyGame>() {
        return Ok(game.get().game.clone());
    }
    printed(rules_of(game)?)
}

/// A seat that exists.
pub fn seat_of(seat: usize, seats: usize) -> PyResult<hedgerow::rules::Seat> {
    if seat < seats {
        return Ok(hedgerow::rules::Seat(seat as u8));
    }
    Err(HedgerowError::new_err(format!("there is no seat {seat}: they are numbered from 0 to {}", seats - 1)))
}
