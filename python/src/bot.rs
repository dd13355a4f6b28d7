//! Bots.

use crate::action::{PyAction, action_of};
use crate::errors::{BotFailure, GameOver, HedgerowError, format_error, guarded, with_rule, words};
use crate::position::PyPosition;
use crate::table::PyTable;
use hedgerow::bots::{Bot, BotSpec, Budget, Candidate, Limits, Plan};
use hedgerow::rules::{GameKind, Player, Position, Rule, Seat};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::sync::{Mutex, PoisonError};

/// One of the library's bots, or a program that speaks the engine protocol ('cmd:./mybot'), by its name: 'random', 'greedy', 'easy',
/// 'normal', 'hard', 'expert', 'uct', with settings as in 'hard:evals=500'.
///
/// >>> bot = hedgerow.Bot("greedy")
/// >>> table = hedgerow.Table("carcassonne/first", seed="7")
/// >>> while not table.over:
/// ...     for action in bot.choose(table):
/// ...         _ = table.play(action)
/// >>> min(table.scores) > 40
/// True
#[pyclass(module = "hedgerow", name = "Bot")]
pub struct PyBot {
    spec: BotSpec,
    seed: String,
    bot: Option<Made>,
}

/// A bot, and the game and number of seats it was made for. Whoever thinks has it alone; the lock only says so.
type Made = (Mutex<Box<dyn Bot>>, GameKind, usize);

#[pymethods]
impl PyBot {
    #[new]
    #[pyo3(signature = (name, seed="1"))]
    fn new(name: &str, seed: &str) -> PyResult<PyBot> {
        let spec = name.parse().map_err(|error| format_error(&error))?;
        Ok(PyBot { spec, seed: seed.to_string(), bot: None })
    }

    /// The names of the bots that are built in.
    #[staticmethod]
    fn names() -> Vec<&'static str> {
        hedgerow::bots::NAMES.to_vec()
    }

    /// Its name and settings.
    #[getter]
    fn name(&self) -> String {
        self.spec.to_string()
    }

    /// What it would do now: the placement and the piece that follows, or only one of them. Takes a Position or a Table.
    #[pyo3(signature = (position, evaluations=None))]
    fn choose(
        &mut self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        evaluations: Option<u64>,
    ) -> PyResult<Vec<PyAction>> {
        let best = self.think(py, position, evaluations)?.into_iter().next();
        best.map(|best| best.actions).ok_or_else(|| BotFailure::new_err("the bot had no answer"))
    }

    /// What it thinks of its moves, the best first.
    #[pyo3(signature = (position, evaluations=None))]
    fn think(
        &mut self,
        py: Python<'_>,
        position: &Bound<'_, PyAny>,
        evaluations: Option<u64>,
    ) -> PyResult<Vec<PyCandidate>> {
        let position = position_of(position)?;
        let seat = seat_to_act(&position)?;
        let (kind, seats) = (position.rules().game(), position.seat_count());
        let budget = evaluations.map_or(self.spec.budget, |count| Budget::Evaluations(count.max(1)));
        let limits = Limits::new(budget);
        let PyBot { spec, seed, bot } = self;
        if bot.as_ref().is_none_or(|(_, game, number)| (*game, *number) != (kind, seats)) {
            *bot = Some((Mutex::new(guarded(|| spec.bot(kind, seats, seed))?), kind, seats));
        }
        let Some((bot, ..)) = bot else { return Err(BotFailure::new_err("there is no bot")) };
        let bot = bot.get_mut().unwrap_or_else(PoisonError::into_inner);
        let thought = py.detach(|| guarded(|| bot.think(&position, seat, &limits, &mut |_| {})))?;
        let thought = thought.map_err(|failure| BotFailure::new_err(words(&failure)))?;
        thought.candidates.iter().map(|candidate| PyCandidate::of(&position, candidate)).collect()
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.spec)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> (Bound<'py, pyo3::types::PyType>, (String, String)) {
        (py.get_type::<PyBot>(), (self.spec.to_string(), self.seed.clone()))
    }
}

/// A move a bot looked at.
#[pyclass(module = "hedgerow", name = "Candidate", frozen)]
pub struct PyCandidate {
    actions: Vec<PyAction>,
    value: Option<hedgerow::bots::Value>,
    evaluations: u64,
}

impl PyCandidate {
    fn of(position: &Position, candidate: &Candidate) -> PyResult<PyCandidate> {
        let mut at = position.clone();
        let mut actions = Vec::new();
        for action in &candidate.plan {
            actions.push(PyAction::of(&at, *action));
            guarded(|| at.play(*action))?.map_err(crate::errors::refused)?;
        }
        Ok(PyCandidate { actions, value: candidate.value, evaluations: candidate.evaluations })
    }
}

#[pymethods]
impl PyCandidate {
    /// What the seat would do.
    #[getter]
    fn actions(&self) -> Vec<PyAction> {
        self.actions.iter().map(PyAction::twin).collect()
    }

    /// The expected lead over the best other seat at the end, if the bot has an opinion.
    #[getter]
    fn lead(&self) -> Option<f32> {
        self.value.map(|value| value.lead)
    }

    /// How likely the seat is to win, if the bot has an opinion.
    #[getter]
    fn win(&self) -> Option<f32> {
        self.value.map(|value| value.win)
    }

    /// How many evaluations the bot spent on it.
    #[getter]
    fn evaluations(&self) -> u64 {
        self.evaluations
    }

    fn __repr__(&self) -> String {
        let words: Vec<String> = self.actions.iter().map(PyAction::word).collect();
        let value = self.value.map_or(String::new(), |value| format!(", lead={:.2}, win={:.3}", value.lead, value.win));
        format!("Candidate('{}'{value})", words.join(" "))
    }
}

/// A position, from a Position or a Table.
pub fn position_of(given: &Bound<'_, PyAny>) -> PyResult<Position> {
    if let Ok(position) = given.cast::<PyPosition>() {
        return Ok(position.try_borrow()?.position.clone());
    }
    if let Ok(table) = given.cast::<PyTable>() {
        return Ok(table.try_borrow()?.position.clone());
    }
    Err(PyTypeError::new_err("a Position or a Table is needed"))
}

/// The seat that is to decide.
pub fn seat_to_act(position: &Position) -> PyResult<Seat> {
    match position.to_act() {
        Some(Player::Seat(seat)) => Ok(seat),
        Some(Player::Chance) => Err(HedgerowError::new_err("chance is to act: a tile must be drawn first")),
        None => Err(with_rule(GameOver::new_err("the game is over (C11)"), Some(Rule::C11))),
    }
}

/// A move, from an action or several.
pub fn plan_of(position: &Position, moves: &Bound<'_, PyAny>) -> PyResult<Plan> {
    let several: Vec<Bound<'_, PyAny>> = match moves.is_instance_of::<PyList>() || moves.is_instance_of::<PyTuple>() {
        true => moves.extract()?,
        false => vec![moves.clone()],
    };
    let mut at = position.clone();
    let mut plan = Plan::new();
    for given in several {
        let action = action_of(&at, &given)?;
        guarded(|| at.play(action))?.map_err(crate::errors::refused)?;
        plan.try_push(action)
            .map_err(|_| HedgerowError::new_err("a move is a placement and at most one use of a piece"))?;
    }
    Ok(plan)
}
