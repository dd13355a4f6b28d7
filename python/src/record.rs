//! Records of games.

use crate::action::PyAction;
use crate::errors::{FormatError, HedgerowError, InternalError, as_python, format_error, guarded, with_rule, words};
use crate::event::PyEvent;
use crate::game::PyGame;
use crate::position::PyPosition;
use crate::tile_set::PyTileSet;
use hedgerow::draw::{ReplayOptions, replay_svg};
use hedgerow::notation::{Record, Trace};
use hedgerow::review::{Depth, Reviewing};
use pyo3::prelude::*;
use pyo3::types::PyType;

/// A whole game, or its beginning. As text it is a record that people can read, for ever.
///
/// >>> table = hedgerow.Table("hunters/en-2014", seats=3, seed="7")
/// >>> while not table.over:
/// ...     _ = table.play(table.legal_actions[0])
/// >>> record = table.record(["Ada", "Bob", "Eve"])
/// >>> hedgerow.Record.parse(str(record)).end.scores == table.scores
/// True
/// >>> print(str(record).splitlines()[4])
/// player: 0 Ada
#[pyclass(module = "hedgerow", name = "Record", frozen)]
pub struct PyRecord {
    pub record: Record,
}

#[pymethods]
impl PyRecord {
    /// Reads a record. `sets` are sets of one's own that it may name.
    #[staticmethod]
    #[pyo3(signature = (text, sets=None))]
    fn parse(text: &str, sets: Option<Vec<PyTileSet>>) -> PyResult<PyRecord> {
        let sets: Vec<_> = sets.unwrap_or_default().into_iter().map(|set| set.set).collect();
        let record = guarded(|| Record::read(text, &sets))?
            .map_err(|error| with_rule(FormatError::new_err(words(&error)), error.problem.rule()))?;
        Ok(PyRecord { record })
    }

    /// The rules and tiles that were played with.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { game: self.record.game.clone() }
    }

    /// The players' names.
    #[getter]
    fn players(&self) -> Vec<String> {
        self.record.players.clone()
    }

    /// The seed of the draws, where there is one and it is known.
    #[getter]
    fn seed(&self) -> Option<String> {
        self.record.draws.seed()
    }

    /// Every action, draws included.
    #[getter]
    fn actions(&self) -> PyResult<Vec<PyAction>> {
        let mut actions = Vec::new();
        self.record
            .replay(|step| actions.push(PyAction::of(step.before, step.action)))
            .map_err(|error| HedgerowError::new_err(words(&error)))?;
        Ok(actions)
    }

    /// The position before the first action.
    #[getter]
    fn start(&self) -> PyResult<PyPosition> {
        let position = self.record.start().map_err(crate::errors::bad_game)?;
        Ok(PyPosition { position })
    }

    /// The position after the last action.
    #[getter]
    fn end(&self) -> PyResult<PyPosition> {
        let position = self.record.end().map_err(|error| HedgerowError::new_err(words(&error)))?;
        Ok(PyPosition { position })
    }

    /// Every step of the game: the position before, the action, and what followed from it.
    fn steps(&self) -> PyResult<Vec<(PyPosition, PyAction, Vec<PyEvent>)>> {
        let mut steps = Vec::new();
        self.record
            .replay(|step| {
                let before = PyPosition { position: step.before.clone() };
                let action = PyAction::of(step.before, step.action);
                steps.push((before, action, PyEvent::all(step.after, step.events)));
            })
            .map_err(|error| HedgerowError::new_err(words(&error)))?;
        Ok(steps)
    }

    /// The game as JSON lines, one per action and score.
    #[pyo3(signature = (number=0))]
    fn trace(&self, number: usize) -> PyResult<String> {
        let start = self.record.start().map_err(crate::errors::bad_game)?;
        let mut trace = Trace::new(Vec::new());
        let mut written = trace.start(number, &start, &self.record.draws.seed().unwrap_or_default());
        self.record
            .replay(|step| {
                if written.is_ok() {
                    written = trace.step(&step);
                }
            })
            .map_err(|error| HedgerowError::new_err(words(&error)))?;
        written.map_err(|error| InternalError::new_err(error.to_string()))?;
        String::from_utf8(trace.into_inner()).map_err(|error| InternalError::new_err(error.to_string()))
    }

    /// What was luck in a finished game, and what was play: for every seat the sums, for every step what it changed.
    ///
    /// `depth` is 'quick' (well under a second), 'normal' (some seconds) or 'deep' (minutes).
    ///
    /// >>> table = hedgerow.Table("carcassonne/first", seed="7")
    /// >>> while not table.over:
    /// ...     _ = table.play(table.legal_actions[0])
    /// >>> found = table.record().analyse()
    /// >>> wins = found["seats"][0]["wins"]
    /// >>> round(wins["start"] + wins["luck"] - wins["own"] + wins["others"] + wins["rest"] - wins["result"], 9) + 0.0
    /// 0.0
    #[pyo3(signature = (depth="quick"))]
    fn analyse<'py>(&self, py: Python<'py>, depth: &str) -> PyResult<Bound<'py, PyAny>> {
        let depth = Depth::named(depth).ok_or_else(|| {
            FormatError::new_err(format!("there is no depth '{depth}'; there are: quick, normal, deep"))
        })?;
        let appraiser = depth.appraiser(self.record.game.rules().game(), self.record.seats());
        let mut reviewing =
            Reviewing::new(&self.record, appraiser).map_err(|error| HedgerowError::new_err(words(&error)))?;
        // A step at a time, so that Ctrl-C is heard.
        while py.detach(|| guarded(|| reviewing.advance().is_some()))? {
            py.check_signals()?;
        }
        let review = py.detach(|| guarded(|| reviewing.finish()))?;
        let seats = (0..self.record.seats()).map(|seat| {
            let seat = hedgerow::rules::Seat(seat as u8);
            serde_json::json!({
                "player": self.record.players[seat.index()],
                "wins": review.wins(seat),
                "points": review.leads(seat),
            })
        });
        let found = serde_json::json!({
            "rules": self.record.game.rules().to_string(),
            "depth": depth.name(),
            "seats": seats.collect::<Vec<_>>(),
            "steps": steps(&self.record, &review),
        });
        as_python(py, &found)
    }

    /// The game as an animated picture; `pace` is in seconds per tile.
    #[pyo3(signature = (pace=0.8))]
    fn svg(&self, pace: f64) -> PyResult<String> {
        let drawn = guarded(|| replay_svg(&self.record, ReplayOptions { pace, ..ReplayOptions::default() }))?;
        drawn.map_err(|error| format_error(&error))
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(0.8)
    }

    fn __str__(&self) -> String {
        self.record.write()
    }

    fn __repr__(&self) -> String {
        format!("Record('{}', {} actions)", self.record.game.rules(), self.record.actions.len())
    }

    fn __len__(&self) -> usize {
        self.record.actions.len()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<PyRecord>().is_ok_and(|other| other.get().record.write() == self.record.write())
    }

    fn __hash__(&self) -> u64 {
        self.record.actions.len() as u64
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<crate::game::Pickled<'py>> {
        let class: Bound<'py, PyType> = py.get_type::<PyRecord>();
        let (_, sets) = crate::game::pickled(&self.record.game);
        Ok((class.getattr("parse")?, (self.record.write(), sets)))
    }
}

/// The steps of a review, with the words of records.
fn steps(record: &Record, review: &hedgerow::review::Review) -> Vec<serde_json::Value> {
    let Ok(mut position) = record.start() else { return Vec::new() };
    let (mut played, mut steps) = (0, Vec::new());
    for step in &review.steps {
        record.actions[played..step.at].iter().for_each(|action| position.play_unchecked(*action));
        played = step.at;
        let seat = step.seat.index();
        let change = step.after - step.before;
        let mut found = serde_json::json!({
            "turn": step.turn,
            "seat": seat,
            "wins": change.wins[seat],
            "points": change.leads[seat],
            "after": step.after.wins[..review.seats].to_vec(),
        });
        let more = match &step.what {
            hedgerow::review::What::Draw { tile, chance, .. } => {
                serde_json::json!({"step": "draw", "tile": record.game.tile(*tile).id, "chance": chance})
            }
            hedgerow::review::What::Decision(decision) => {
                let words = |plan| hedgerow::bots::protocol::plan_words(&position, plan).join(" ");
                let candidates = decision.candidates.iter().map(|candidate| {
                    let (wins, points) = (candidate.worth.wins[seat], candidate.worth.leads[seat]);
                    serde_json::json!({"move": words(&candidate.plan), "wins": wins, "points": points})
                });
                serde_json::json!({
                    "step": "decision",
                    "played": words(&decision.played),
                    "best": words(decision.best()),
                    "mark": decision.mark,
                    "candidates": candidates.collect::<Vec<_>>(),
                })
            }
        };
        if let (Some(found), serde_json::Value::Object(more)) = (found.as_object_mut(), more) {
            found.extend(more);
        }
        steps.push(found);
    }
    steps
}
