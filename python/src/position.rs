//! Positions.

use crate::action::{PyAction, action_of};
use crate::bot::{plan_of, seat_to_act};
use crate::errors::{as_python, bad_game, format_error, guarded, refused};
use crate::event::PyEvent;
use crate::feature::{PyFeature, PyTile};
use crate::game::{PyGame, game_of, seat_of};
use crate::tile_set::PyTileSet;
use hedgerow::bots::BotSpec;
use hedgerow::bots::evaluation::{About, Evaluator};
use hedgerow::draw::{BoardOptions, board_svg};
use hedgerow::notation::{read_position, write_position};
use hedgerow::rules::{Phase, Piece, Player, Position, Seat};
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The whole state of a game; it holds no secret. Chance is a player: in a position where it is to act, tiles are drawn by hand
/// (`position.play("+U")`). A `Table` deals by itself. In a notebook a position draws its board.
///
/// >>> position = hedgerow.Position("carcassonne/first", seats=2)
/// >>> position.to_act
/// 'chance'
/// >>> position.play("+U")
/// []
/// >>> position.to_act, position.hand(0)
/// (0, ['U'])
/// >>> [str(action) for action in position.legal_actions]
/// ['U@-1,0r0', 'U@0,1r0', 'U@1,0r0']
/// >>> position.play("U@0,1r1")
/// Traceback (most recent call last):
/// ...
/// hedgerow.IllegalAction: the north side does not continue the landscape of the tile beside it (C4)
#[pyclass(module = "hedgerow", name = "Position")]
pub struct PyPosition {
    pub position: Position,
}

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(signature = (game, seats=2, first=0))]
    fn new(game: &Bound<'_, PyAny>, seats: usize, first: usize) -> PyResult<PyPosition> {
        let game = game_of(game)?;
        let first = Seat(u8::try_from(first).unwrap_or(u8::MAX));
        let position = guarded(|| Position::new(&game, seats, first))?.map_err(bad_game)?;
        Ok(PyPosition { position })
    }

    /// Reads a position from its text. `sets` are sets of one's own that it may name.
    #[staticmethod]
    #[pyo3(signature = (text, sets=None))]
    fn parse(text: &str, sets: Option<Vec<PyTileSet>>) -> PyResult<PyPosition> {
        let sets: Vec<_> = sets.unwrap_or_default().into_iter().map(|set| set.set).collect();
        let position = guarded(|| read_position(text, &sets))?.map_err(|error| format_error(&error))?;
        Ok(PyPosition { position })
    }

    /// The position as text, which `Position.parse` reads.
    #[getter]
    fn text(&self) -> String {
        write_position(&self.position)
    }

    /// The rules and tiles that are played with.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { game: self.position.game().clone() }
    }

    /// How many seats play.
    #[getter]
    fn seats(&self) -> usize {
        self.position.seat_count()
    }

    /// The number of the turn, from 1; 0 while hands are dealt.
    #[getter]
    fn turn(&self) -> usize {
        self.position.turn()
    }

    /// Whose turn it is.
    #[getter]
    fn seat(&self) -> usize {
        self.position.seat().index()
    }

    /// Who acts next: a seat, 'chance', or None when the game is over.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(match self.position.to_act() {
            None => py.None().into_bound(py),
            Some(Player::Chance) => "chance".into_pyobject(py)?.into_any(),
            Some(Player::Seat(seat)) => seat.index().into_pyobject(py)?.into_any(),
        })
    }

    /// What must happen next: 'lay-aside', 'deal', 'draw', 'draw-bonus', 'refill', 'place', 'discard', 'use' or 'over'.
    #[getter]
    fn phase(&self) -> &'static str {
        match self.position.phase() {
            Phase::LayAside => "lay-aside",
            Phase::Deal => "deal",
            Phase::Draw => "draw",
            Phase::DrawBonus => "draw-bonus",
            Phase::Refill => "refill",
            Phase::Place => "place",
            Phase::Discard => "discard",
            Phase::Use => "use",
            Phase::Over => "over",
        }
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.position.phase() == Phase::Over
    }

    /// Every seat's points.
    #[getter]
    fn scores(&self) -> Vec<u32> {
        self.position.scores().to_vec()
    }

    /// The seats with the most points at the end; None before.
    #[getter]
    fn winners(&self) -> Option<Vec<usize>> {
        self.position.outcome().map(|outcome| outcome.winners.iter().map(Seat::index).collect())
    }

    /// A seat's face-up tiles.
    fn hand(&self, seat: usize) -> PyResult<Vec<String>> {
        let seat = seat_of(seat, self.position.seat_count())?;
        let id = |tile: &hedgerow::rules::KindId| self.position.game().tile(*tile).id.clone();
        Ok(self.position.hand(seat).iter().map(id).collect())
    }

    /// A seat's pieces that are not on the board.
    fn supply(&self, seat: usize) -> PyResult<BTreeMap<&'static str, u8>> {
        let seat = seat_of(seat, self.position.seat_count())?;
        let own = self.position.rules().pieces().iter();
        Ok(own.map(|(piece, _)| (Piece::name(*piece), self.position.supply(seat, *piece))).collect())
    }

    /// The tiles that no player has seen yet, by id.
    #[getter]
    fn unseen(&self) -> BTreeMap<String, u8> {
        let tiles = self.position.unseen_tiles().into_iter();
        tiles.map(|(kind, count)| (self.position.game().tile(kind).id.clone(), count)).collect()
    }

    /// How likely each draw is, where chance is to act: (action, probability).
    fn chances(&self) -> PyResult<Vec<(PyAction, f64)>> {
        let draws = guarded(|| hedgerow::bots::draws(&self.position))?;
        Ok(draws.into_iter().map(|(draw, chance)| (PyAction::of(&self.position, draw), chance)).collect())
    }

    /// The placed tiles, in the order they were laid.
    #[getter]
    fn tiles(&self) -> Vec<PyTile> {
        self.position.board().tiles().iter().map(|tile| PyTile::of(&self.position, tile)).collect()
    }

    /// Every action possible now, equal ones once.
    #[getter]
    fn legal_actions(&self) -> Vec<PyAction> {
        let actions = self.position.legal_actions().into_iter();
        actions.map(|action| PyAction::of(&self.position, action)).collect()
    }

    /// The action that a word stands for here. Whether it is legal is not asked.
    fn action(&self, word: &Bound<'_, PyAny>) -> PyResult<PyAction> {
        Ok(PyAction::of(&self.position, action_of(&self.position, word)?))
    }

    /// Whether the rules allow an action now.
    fn is_legal(&self, action: &Bound<'_, PyAny>) -> PyResult<bool> {
        Ok(self.position.is_legal(action_of(&self.position, action)?))
    }

    /// Plays an action, and returns what followed. One that the rules forbid changes nothing and raises IllegalAction.
    pub fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<Vec<PyEvent>> {
        let action = action_of(&self.position, action)?;
        let events = guarded(|| self.position.play(action))?.map_err(refused)?;
        Ok(PyEvent::all(&self.position, &events))
    }

    /// The position after an action, which leaves this one as it is.
    fn after(&self, action: &Bound<'_, PyAny>) -> PyResult<PyPosition> {
        let mut after = self.copy();
        after.play(action)?;
        Ok(after)
    }

    /// Another position that is the same.
    fn copy(&self) -> PyPosition {
        PyPosition { position: self.position.clone() }
    }

    /// All about every feature that can hold a piece.
    fn features(&self) -> PyResult<Vec<PyFeature>> {
        let reports = guarded(|| self.position.features())?;
        Ok(reports.into_iter().map(|report| PyFeature::of(&self.position, report)).collect())
    }

    /// The empty squares beside a tile, each with the ids of the tiles still to be laid that fit there.
    fn open_squares(&self) -> PyResult<BTreeMap<(i16, i16), Vec<String>>> {
        let squares = guarded(|| self.position.open_squares())?.into_iter();
        let id = |kind: &hedgerow::rules::KindId| self.position.game().tile(*kind).id.clone();
        Ok(squares.map(|open| ((open.square.x, open.square.y), open.fits.iter().map(id).collect())).collect())
    }

    /// How many different sequences of `depth` decisions can follow; draws do not count towards the depth.
    ///
    /// >>> hedgerow.Position("carcassonne/first").perft(1)
    /// 102
    fn perft(&self, py: Python<'_>, depth: usize) -> PyResult<u64> {
        let position = self.position.clone();
        py.detach(|| guarded(|| position.perft(depth)))
    }

    /// What a move changes in the evaluation of a bot: for each seat, feature and term the difference it makes, largest first.
    ///
    /// `moves` is an action or a list of them (a placement and the piece that follows). Each entry has `seat`, `term`, `feature` (its
    /// kind, or None), `amount`, `weight` and `points`, which is amount × weight.
    ///
    /// >>> position = hedgerow.Position("carcassonne/first")
    /// >>> _ = position.play("+X")
    /// >>> why = position.explain(["X@1,0r0", "thief:R"], bot="normal")
    /// >>> sorted(why[0])
    /// ['amount', 'feature', 'points', 'seat', 'term', 'weight']
    #[pyo3(signature = (moves, bot="normal"))]
    fn explain<'py>(&self, py: Python<'py>, moves: &Bound<'py, PyAny>, bot: &str) -> PyResult<Bound<'py, PyAny>> {
        let spec: BotSpec = bot.parse().map_err(|error| format_error(&error))?;
        seat_to_act(&self.position)?;
        let plan = plan_of(&self.position, moves)?;
        let weights = spec.weights(self.position.rules().game(), self.position.seat_count());
        let (changes, after) = guarded(|| Evaluator::new(weights).changes(&self.position, &plan))?.map_err(refused)?;
        let mut entries: Vec<(f64, serde_json::Value)> = changes
            .iter()
            .map(|change| {
                let feature = match change.about {
                    About::Feature(feature) => Some(after.feature(feature).kind.name()),
                    About::Supply | About::Track | About::Turns => None,
                };
                let weight = f64::from(weights.terms[change.term.index()]);
                let points = change.amount * weight;
                let entry = serde_json::json!({
                    "seat": change.seat.index(),
                    "term": change.term.to_string(),
                    "feature": feature,
                    "amount": change.amount,
                    "weight": weight,
                    "points": points,
                });
                (points.abs(), entry)
            })
            .collect();
        entries.sort_by(|one, other| other.0.total_cmp(&one.0));
        as_python(py, &entries.into_iter().map(|(_, entry)| entry).collect::<Vec<_>>())
    }

    /// The board as a picture. With `names` it has a strip with the points.
    #[pyo3(signature = (names=None, frame_last=true))]
    fn svg(&self, names: Option<Vec<String>>, frame_last: bool) -> PyResult<String> {
        let names = names.unwrap_or_default();
        guarded(|| board_svg(&self.position, &BoardOptions { players: &names, frame_last, ..BoardOptions::default() }))
    }

    pub fn _repr_svg_(&self) -> PyResult<String> {
        self.svg(None, true)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let other = other.cast::<PyPosition>().map(|other| other.try_borrow());
        matches!(other, Ok(Ok(other)) if other.position == self.position)
    }

    /// A number that is the same for equal positions, for tables of positions that were seen. It may differ between versions.
    #[getter]
    fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.position.hash(&mut hasher);
        hasher.finish()
    }

    fn __copy__(&self) -> PyPosition {
        self.copy()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyPosition {
        self.copy()
    }

    fn __repr__(&self) -> String {
        let position = &self.position;
        let (rules, turn, scores) = (position.rules(), position.turn(), position.scores());
        format!("Position('{rules}', turn={turn}, phase='{}', scores={scores:?})", self.phase())
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<crate::game::Pickled<'py>> {
        let class: Bound<'py, PyType> = py.get_type::<PyPosition>();
        let (_, sets) = crate::game::pickled(self.position.game());
        Ok((class.getattr("parse")?, (self.text(), sets)))
    }
}
