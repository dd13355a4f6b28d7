//! Actions.

use crate::errors::{foreign, format_error};
use crate::game::{PyGame, game_of, same};
use hedgerow::notation::{action_word, parse_action, parse_word};
use hedgerow::rules::{Action, Game, KindId, Piece, Position};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// What a player or chance does: a small value that never changes. As text it is the word of records.
///
/// >>> table = hedgerow.Table("carcassonne/first", seed="7")
/// >>> action = table.legal_actions[0]
/// >>> str(action), action.kind, action.tile, action.square, action.rotation
/// ('P@-1,0r0', 'place', 'P', (-1, 0), 0)
/// >>> action == table.position.action("P@-1,0r0")
/// True
#[pyclass(module = "hedgerow", name = "Action", frozen)]
pub struct PyAction {
    pub game: Arc<Game>,
    pub action: Action,
    /// The kind of the tile that was placed last, which a piece would be put on.
    on: KindId,
}

impl PyAction {
    pub fn of(position: &Position, action: Action) -> PyAction {
        let on = position.board().tiles().last().map_or(position.game().start(), |tile| tile.kind);
        PyAction { game: position.game().clone(), action, on }
    }

    /// The same action once more.
    pub fn twin(&self) -> PyAction {
        PyAction { game: self.game.clone(), action: self.action, on: self.on }
    }

    /// The word of records.
    pub fn word(&self) -> String {
        action_word(&self.game, self.on, self.action)
    }

    fn tile_kind(&self) -> Option<KindId> {
        match self.action {
            Action::LayAside { tile }
            | Action::Draw { tile }
            | Action::Place { tile, .. }
            | Action::Discard { tile } => Some(tile),
            Action::Use { .. } | Action::Take { .. } | Action::Pass => None,
        }
    }
}

#[pymethods]
impl PyAction {
    /// 'lay-aside', 'draw', 'place', 'discard', 'use', 'take' or 'pass'.
    #[getter]
    fn kind(&self) -> &'static str {
        match self.action {
            Action::LayAside { .. } => "lay-aside",
            Action::Draw { .. } => "draw",
            Action::Place { .. } => "place",
            Action::Discard { .. } => "discard",
            Action::Use { .. } => "use",
            Action::Take { .. } => "take",
            Action::Pass => "pass",
        }
    }

    /// The tile it is about, by its id.
    #[getter]
    fn tile(&self) -> Option<String> {
        self.tile_kind().map(|kind| self.game.tile(kind).id.clone())
    }

    /// The square a tile is placed on or a piece is taken off: x grows to the east, y to the south, the start tile lies at (0, 0).
    #[getter]
    fn square(&self) -> Option<(i16, i16)> {
        match self.action {
            Action::Place { square, .. } | Action::Take { square } => Some((square.x, square.y)),
            _ => None,
        }
    }

    /// Clockwise quarter turns of a placed tile.
    #[getter]
    fn rotation(&self) -> Option<u8> {
        match self.action {
            Action::Place { rotation, .. } => Some(rotation),
            _ => None,
        }
    }

    /// The piece that is put: 'follower' or 'hut'.
    #[getter]
    fn piece(&self) -> Option<&'static str> {
        match self.action {
            Action::Use { piece, .. } => Some(Piece::name(piece)),
            _ => None,
        }
    }

    /// The letter of the segment a piece is put on.
    #[getter]
    fn segment(&self) -> Option<char> {
        match self.action {
            Action::Use { segment, .. } => {
                self.game.tile(self.on).segments.get(segment as usize).map(|segment| segment.letter)
            }
            _ => None,
        }
    }

    /// What the piece is called where it is put: 'knight', 'farmer', 'hut' …
    #[getter]
    fn role(&self) -> Option<&'static str> {
        match self.action {
            Action::Use { piece, segment } => self.game.role(self.on, piece, segment).map(|role| role.name()),
            _ => None,
        }
    }

    /// The number of the rule that allows it.
    #[getter]
    fn rule(&self) -> &'static str {
        self.action.rule().id()
    }

    fn __str__(&self) -> String {
        self.word()
    }

    fn __repr__(&self) -> String {
        format!("Action('{}')", self.word())
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyAction>().is_ok_and(|other| {
            let other = other.get();
            self.action == other.action && same(&self.game, &other.game)
        })
    }

    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.action.hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyGame, String, String))> {
        let make = py.import("hedgerow._hedgerow")?.getattr("_action")?;
        Ok((make, (PyGame { game: self.game.clone() }, self.word(), self.game.tile(self.on).id.clone())))
    }
}

/// An action again, from what pickling kept of it.
#[pyfunction]
pub fn _action(game: &Bound<'_, PyAny>, word: &str, on: &str) -> PyResult<PyAction> {
    let game = game_of(game)?;
    let on = game.kind_named(on).ok_or_else(|| foreign("the action"))?;
    let action = parse_word(&game, on, word).map_err(|error| format_error(&error))?;
    Ok(PyAction { game, action, on })
}

/// An action for a position, from an Action or its word.
pub fn action_of(position: &Position, given: &Bound<'_, PyAny>) -> PyResult<Action> {
    if let Ok(action) = given.cast::<PyAction>() {
        let action = action.get();
        return if same(&action.game, position.game()) { Ok(action.action) } else { Err(foreign("the action")) };
    }
    let word: &str = &given.extract::<String>().map_err(|_| {
        PyTypeError::new_err("an action is an Action or its word; numbers are for spaces (Space.decode)")
    })?;
    parse_action(position, word).map_err(|error| format_error(&error))
}
