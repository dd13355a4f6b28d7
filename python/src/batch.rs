//! Many games at once.

use crate::errors::{HedgerowError, IllegalAction, InternalError, bad_game, guarded, with_rule, words};
use crate::game::game_of;
use crate::position::PyPosition;
use crate::space::{form_of, reward_of};
use crate::table::threads_of;
use hedgerow::bots::SplitMix64;
use hedgerow::spaces::{Batch, BatchError, BatchOptions, Form, Outputs, PLANES, SpaceError};
use numpy::{PyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadwriteArray};
use pyo3::prelude::*;

/// Many games stepped together, on all cores and without the interpreter's lock, each followed by another one at once. Everything is
/// written into the same arrays at every step: copy what you want to keep, and write into none of them.
///
/// Place *i* of *n* plays the games *i*, *i + n*, *i + 2n* …; game *k* is dealt from the seed 'SEED-k', as in the environments.
///
/// >>> batch = hedgerow.Batch("carcassonne/first", games=8, seed=7, observation="features")
/// >>> batch.mask.shape, batch.features.shape
/// ((8, 4163), (8, 389))
/// >>> for _ in range(200):
/// ...     batch.step(batch.sample())
/// >>> int(batch.number.max())
/// 15
#[pyclass(module = "hedgerow", name = "Batch")]
pub struct PyBatch {
    batch: Batch,
    random: SplitMix64,
    /// 1 for every action that is offered: games × actions.
    #[pyo3(get)]
    mask: Py<PyArray2<u8>>,
    /// The planes: games × rows × columns × planes; empty unless they were asked for.
    #[pyo3(get)]
    planes: Py<PyArray4<u8>>,
    /// What lies beside the board: games × numbers; empty unless planes were asked for.
    #[pyo3(get)]
    table: Py<PyArray2<f32>>,
    /// The short form: games × numbers; empty unless it was asked for.
    #[pyo3(get)]
    features: Py<PyArray2<f32>>,
    /// What the last step brought to each seat: games × seats.
    #[pyo3(get)]
    reward: Py<PyArray2<f32>>,
    /// Who is to act in each game.
    #[pyo3(get)]
    seat: Py<PyArray1<i8>>,
    /// Whether the last step ended the game; another one has begun then.
    #[pyo3(get)]
    ended: Py<PyArray1<u8>>,
    /// Every seat's points after the last step, of the game that ended where one did: games × seats.
    #[pyo3(get)]
    scores: Py<PyArray2<i32>>,
    /// The number of the game that is played now.
    #[pyo3(get)]
    number: Py<PyArray1<i64>>,
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (game, games, seats=2, seed=None, observation=None, reward="margin", window=32, threads=None))]
    #[expect(clippy::too_many_arguments, reason = "keyword arguments in Python")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        games: usize,
        seats: usize,
        seed: Option<&Bound<'_, PyAny>>,
        observation: Option<&str>,
        reward: &str,
        window: usize,
        threads: Option<usize>,
    ) -> PyResult<PyBatch> {
        let form = observation.map(form_of).transpose()?;
        let seed = seed.map_or(Ok("1".to_string()), |seed| seed.str().map(|seed| seed.to_string()))?;
        let choices = seed.bytes().fold(1u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
        let options = BatchOptions {
            game: game_of(game)?,
            seats,
            games,
            seed,
            reward: reward_of(reward)?,
            window,
            threads: threads_of(threads),
        };
        let batch = py.detach(|| guarded(|| Batch::new(options)))?.map_err(batch_error)?;
        let observer = batch.observer();
        let (planes, features) = (form == Some(Form::Planes), form == Some(Form::Features));
        let if_wanted = |wanted: bool, size: usize| if wanted { size } else { 0 };
        let mut made = PyBatch {
            random: SplitMix64::new(choices),
            mask: PyArray::zeros(py, [games, batch.space().size()], false).unbind(),
            planes: PyArray::zeros(py, [if_wanted(planes, games), window, window, PLANES], false).unbind(),
            table: PyArray::zeros(py, [if_wanted(planes, games), observer.table_len()], false).unbind(),
            features: PyArray::zeros(py, [if_wanted(features, games), observer.features_len()], false).unbind(),
            reward: PyArray::zeros(py, [games, seats], false).unbind(),
            seat: PyArray::zeros(py, [games], false).unbind(),
            ended: PyArray::zeros(py, [games], false).unbind(),
            scores: PyArray::zeros(py, [games, seats], false).unbind(),
            number: PyArray::zeros(py, [games], false).unbind(),
            batch,
        };
        made.write(py, None)?;
        Ok(made)
    }

    /// Plays one action in every game: an array of numbers of the space. If one is not offered, nothing is played and IllegalAction is
    /// raised.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = numbers(py, actions)?;
        self.write(py, Some(&actions))
    }

    /// A legal action for every game, chosen at random; the choices follow from the batch's seed.
    fn sample<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let mut actions = vec![0; self.batch.options().games];
        guarded(|| self.batch.sample(&mut self.random, &mut actions))?;
        Ok(numpy::PyArray1::from_vec(py, actions))
    }

    /// Plays random actions in every game, so many steps, without coming back to Python in between.
    fn play_random(&mut self, py: Python<'_>, steps: usize) -> PyResult<()> {
        let mut actions = vec![0; self.batch.options().games];
        for _ in 0..steps {
            guarded(|| self.batch.sample(&mut self.random, &mut actions))?;
            self.write(py, Some(&actions))?;
            py.check_signals()?;
        }
        Ok(())
    }

    /// The position of one of the games: a copy.
    fn position(&self, place: usize) -> PyResult<PyPosition> {
        let position = self.batch.position(place).cloned();
        let position = position.ok_or_else(|| {
            HedgerowError::new_err(format!(
                "there is no game {place}: they are numbered from 0 to {}",
                self.__len__() - 1
            ))
        })?;
        Ok(PyPosition { position })
    }

    /// How many games are played side by side.
    fn __len__(&self) -> usize {
        self.batch.options().games
    }

    fn __repr__(&self) -> String {
        let options = self.batch.options();
        format!("Batch('{}', games={}, seats={})", options.game.rules(), options.games, options.seats)
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(pyo3::exceptions::PyTypeError::new_err(
            "a batch cannot be pickled: make one in every process, with a seed of its own",
        ))
    }
}

impl PyBatch {
    fn write(&mut self, py: Python<'_>, actions: Option<&[i64]>) -> PyResult<()> {
        let PyBatch { batch, mask, planes, table, features, reward, seat, ended, scores, number, .. } = self;
        let mut mask = open(py, mask)?;
        let mut planes = open(py, planes)?;
        let mut table = open(py, table)?;
        let mut features = open(py, features)?;
        let mut reward = open(py, reward)?;
        let mut seat = open(py, seat)?;
        let mut ended = open(py, ended)?;
        let mut scores = open(py, scores)?;
        let mut number = open(py, number)?;
        let out = Outputs {
            mask: mask.as_slice_mut()?,
            planes: planes.as_slice_mut()?,
            table: table.as_slice_mut()?,
            features: features.as_slice_mut()?,
            rewards: reward.as_slice_mut()?,
            seats: seat.as_slice_mut()?,
            ended: ended.as_slice_mut()?,
            scores: scores.as_slice_mut()?,
            numbers: number.as_slice_mut()?,
        };
        py.detach(|| {
            guarded(|| match actions {
                Some(actions) => batch.step(actions, out),
                None => batch.show(out),
            })
        })?
        .map_err(batch_error)
    }
}

/// An array that only the batch may write to meanwhile.
fn open<'py, T: numpy::Element, D: numpy::ndarray::Dimension>(
    py: Python<'py>,
    array: &Py<PyArray<T, D>>,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    array
        .bind(py)
        .try_readwrite()
        .map_err(|error| HedgerowError::new_err(format!("an array of the batch is in use: {error}")))
}

/// Actions as numbers, from whatever NumPy can make them of.
fn numbers(py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(array) = actions.cast::<PyArray1<i64>>() {
        let array = array.try_readonly().map_err(|error| InternalError::new_err(error.to_string()))?;
        return Ok(array.as_array().to_vec());
    }
    let options = pyo3::types::PyDict::new(py);
    options.set_item("dtype", "int64")?;
    options.set_item("casting", "same_kind")?;
    let given = py.import("numpy")?.call_method1("asarray", (actions,))?;
    let array = given
        .call_method("astype", (), Some(&options))
        .map_err(|_| HedgerowError::new_err("actions are whole numbers, one per game"))?;
    let array = array
        .cast::<PyArray1<i64>>()
        .map_err(|_| HedgerowError::new_err("actions are a list of whole numbers, one per game"))?;
    let array = array.try_readonly().map_err(|error| InternalError::new_err(error.to_string()))?;
    Ok(array.as_array().to_vec())
}

fn batch_error(error: BatchError) -> PyErr {
    match error {
        BatchError::Game(error) => bad_game(error),
        BatchError::Illegal { error: SpaceError::Forbidden { refusal, .. }, .. } => {
            with_rule(IllegalAction::new_err(words(&error)), Some(refusal.rule()))
        }
        BatchError::Illegal { .. } => IllegalAction::new_err(words(&error)),
        BatchError::Crashed => InternalError::new_err(words(&error)),
        BatchError::Space(_) | BatchError::NoGames | BatchError::NothingToDecide | BatchError::WrongLength { .. } => {
            HedgerowError::new_err(words(&error))
        }
    }
}
