//! Actions and observations as numbers.

use crate::action::{PyAction, action_of};
use crate::bot::position_of;
use crate::errors::{FormatError, HedgerowError, IllegalAction, foreign, guarded, with_rule, words};
use crate::game::{PyGame, game_of, same, seat_of};
use hedgerow::rules::{Position, Seat};
use hedgerow::spaces::{ActionSpace, Form, Legal, Observer, PLANES, Reward, SpaceError};
use numpy::{IntoPyArray, PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;
use pyo3::types::PyType;

/// Actions and observations of a game as numbers that never change their meaning: what environments and batches are made of. See the
/// documentation for what each number means.
///
/// >>> space = hedgerow.Space("carcassonne/first", window=32)
/// >>> space.name, space.size, space.planes_shape, space.features_shape
/// ('hedgerow/actions32-v1', 4163, (32, 32, 66), (389,))
/// >>> table = hedgerow.Table("carcassonne/first", seed="7")
/// >>> mask = space.mask(table)
/// >>> int(mask.sum()) == len(table.legal_actions)
/// True
/// >>> space.decode(table, space.encode(table, "P@1,0r2"))
/// Action('P@1,0r2')
#[pyclass(module = "hedgerow", name = "Space", frozen)]
pub struct PySpace {
    observer: Observer,
}

impl PySpace {
    fn space(&self) -> &ActionSpace {
        self.observer.space()
    }

    /// A position of the space's game.
    fn position(&self, given: &Bound<'_, PyAny>) -> PyResult<Position> {
        let position = position_of(given)?;
        if same(position.game(), self.space().game()) { Ok(position) } else { Err(foreign("the position")) }
    }

    fn seen(&self, given: &Bound<'_, PyAny>, seat: Option<usize>) -> PyResult<(Position, Seat)> {
        let position = self.position(given)?;
        let seat = seat.map_or(Ok(position.seat()), |seat| seat_of(seat, position.seat_count()))?;
        Ok((position, seat))
    }

    fn legal(&self, position: &Position, seat: Seat) -> Vec<Legal> {
        if position.is_to_act(seat) { self.space().legal(position) } else { Vec::new() }
    }
}

#[pymethods]
impl PySpace {
    #[new]
    #[pyo3(signature = (game, window=32))]
    fn new(game: &Bound<'_, PyAny>, window: usize) -> PyResult<PySpace> {
        let game = game_of(game)?;
        let space =
            guarded(|| ActionSpace::new(&game, window))?.map_err(|error| HedgerowError::new_err(words(&error)))?;
        Ok(PySpace { observer: Observer::new(&space) })
    }

    /// The rules and tiles it is for.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { game: self.space().game().clone() }
    }

    /// The name of the space of actions, with its version.
    #[getter]
    fn name(&self) -> String {
        self.space().name()
    }

    /// The name of a form of observations, 'planes' or 'features', with its version.
    fn observation_name(&self, form: &str) -> PyResult<String> {
        Ok(self.observer.name(form_of(form)?))
    }

    /// How many actions there are.
    #[getter]
    fn size(&self) -> usize {
        self.space().size()
    }

    /// How many columns and rows of cells there are.
    #[getter]
    fn window(&self) -> usize {
        self.space().window()
    }

    /// Whether the window has room for the longest row of tiles, so that every legal action always has a number of its own.
    #[getter]
    fn complete(&self) -> bool {
        self.space().is_complete()
    }

    /// Rows, columns and planes.
    #[getter]
    fn planes_shape(&self) -> (usize, usize, usize) {
        (self.space().window(), self.space().window(), PLANES)
    }

    /// How many numbers there are about what lies beside the board.
    #[getter]
    fn table_shape(&self) -> (usize,) {
        (self.observer.table_len(),)
    }

    /// How many numbers the short form has.
    #[getter]
    fn features_shape(&self) -> (usize,) {
        (self.observer.features_len(),)
    }

    /// The row and column of a square.
    fn cell(&self, square: (i16, i16)) -> (usize, usize) {
        let cell = self.space().cell(hedgerow::rules::Square::new(square.0, square.1));
        (cell / self.space().window(), cell % self.space().window())
    }

    /// The number of an action.
    fn encode(&self, position: &Bound<'_, PyAny>, action: &Bound<'_, PyAny>) -> PyResult<usize> {
        let position = self.position(position)?;
        let action = action_of(&position, action)?;
        let number = guarded(|| self.space().encode(&position, action))?;
        number.ok_or_else(|| {
            HedgerowError::new_err("that action has no number: it is one of chance, or not about this position")
        })
    }

    /// The action that a number stands for in a position. It must be one that is offered there.
    fn decode(&self, position: &Bound<'_, PyAny>, number: usize) -> PyResult<PyAction> {
        let position = self.position(position)?;
        crate::bot::seat_to_act(&position)?;
        let action = guarded(|| self.space().decode(&position, number))?.map_err(bad_number)?;
        Ok(PyAction::of(&position, action))
    }

    /// The numbers of the actions that are offered, each with its action.
    fn offered(&self, position: &Bound<'_, PyAny>) -> PyResult<Vec<(usize, PyAction)>> {
        let position = self.position(position)?;
        let legal = guarded(|| self.legal(&position, position.seat()))?.into_iter();
        Ok(legal.map(|legal| (legal.number as usize, PyAction::of(&position, legal.action))).collect())
    }

    /// 1 for every action that is offered to a seat, else 0; without a seat, to the one that is to act.
    #[pyo3(signature = (position, seat=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let (position, seat) = self.seen(position, seat)?;
        let mut mask = vec![0; self.space().size()];
        for legal in guarded(|| self.legal(&position, seat))? {
            mask[legal.number as usize] = 1;
        }
        Ok(mask.into_pyarray(py))
    }

    /// The board as planes, as a seat sees it: rows × columns × planes.
    #[pyo3(signature = (position, seat=None))]
    fn planes<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        let (position, seat) = self.seen(position, seat)?;
        let mut planes = vec![0; self.observer.planes_len()];
        guarded(|| {
            let legal = self.legal(&position, seat);
            self.observer.planes(&position, seat, &legal, &mut Vec::new(), &mut planes);
        })?;
        let window = self.space().window();
        planes.into_pyarray(py).reshape([window, window, PLANES])
    }

    /// What lies beside the board, as a seat sees it.
    #[pyo3(signature = (position, seat=None))]
    fn table<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (position, seat) = self.seen(position, seat)?;
        let mut numbers = vec![0.0; self.observer.table_len()];
        guarded(|| self.observer.table(&position, seat, &mut numbers))?;
        Ok(numbers.into_pyarray(py))
    }

    /// The short form, as a seat sees it.
    #[pyo3(signature = (position, seat=None))]
    fn features<'py>(
        &self,
        py: Python<'py>,
        position: &Bound<'py, PyAny>,
        seat: Option<usize>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let (position, seat) = self.seen(position, seat)?;
        let mut numbers = vec![0.0; self.observer.features_len()];
        guarded(|| self.observer.features(&position, seat, &mut numbers))?;
        Ok(numbers.into_pyarray(py))
    }

    fn __repr__(&self) -> String {
        format!("Space('{}', window={})", self.space().game().rules(), self.space().window())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, PyType>, (PyGame, usize)) {
        (py.get_type::<PySpace>(), (self.game(), self.space().window()))
    }
}

/// A number that is no action, as an exception.
pub fn bad_number(error: SpaceError) -> PyErr {
    match error {
        SpaceError::BadWindow { .. } => HedgerowError::new_err(words(&error)),
        SpaceError::NoSuchNumber { .. } | SpaceError::NotOffered { .. } => IllegalAction::new_err(words(&error)),
        SpaceError::Forbidden { refusal, .. } => with_rule(IllegalAction::new_err(words(&error)), Some(refusal.rule())),
    }
}

/// The form of observations with that word.
pub fn form_of(word: &str) -> PyResult<Form> {
    Form::named(word).ok_or_else(|| {
        FormatError::new_err(format!("there is no form of observations '{word}'; there are: planes, features"))
    })
}

/// The reward with that word.
pub fn reward_of(word: &str) -> PyResult<Reward> {
    Reward::named(word)
        .ok_or_else(|| FormatError::new_err(format!("there is no reward '{word}'; there are: margin, win, points")))
}
