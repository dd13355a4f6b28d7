//! Games that deal their tiles themselves.

use crate::action::{PyAction, action_of};
use crate::errors::{FormatError, InternalError, bad_game, format_error, guarded, refused};
use crate::event::PyEvent;
use crate::game::{PyGame, game_of, seat_of};
use crate::position::PyPosition;
use crate::record::PyRecord;
use hedgerow::bots::Playouts;
use hedgerow::chance::Dealer;
use hedgerow::notation::{DrawOrigin, Record, action_token, parse_action};
use hedgerow::rules::{Action, Event, Game, KindId, Player, Position, Seat, Stack};
use numpy::{PyArray2, PyArrayMethods};
use pyo3::prelude::*;
use std::collections::HashMap;
use std::sync::Arc;
use std::thread;

/// A game that deals by itself: after every action the tiles that follow are drawn, so that a seat is to act, or the game is over.
///
/// The draws follow from the seed, today and with every later version; or from `draws`, lists of tile ids by stack ('land', 'river',
/// 'bonus') that come first, before what is left is shuffled.
///
/// >>> import random
/// >>> choices = random.Random(1)
/// >>> table = hedgerow.Table("carcassonne/first", seats=2, seed="7")
/// >>> while not table.over:
/// ...     events = table.play(choices.choice(table.legal_actions))
/// >>> table.winners == [table.scores.index(max(table.scores))]
/// True
/// >>> hedgerow.Table("carcassonne/first", draws={"land": ["X", "A"]}).position.hand(0)
/// ['X']
#[pyclass(module = "hedgerow", name = "Table")]
pub struct PyTable {
    pub position: Position,
    dealer: Dealer,
    record: Record,
    /// How it was set up: the seed, and the tiles that come first.
    dealt: Dealt,
}

/// A seed, and the tiles that come first, by stack.
type Dealt = (String, Option<HashMap<String, Vec<String>>>);

#[pymethods]
impl PyTable {
    #[new]
    #[pyo3(signature = (game, seats=2, seed="1", first=0, draws=None))]
    fn new(
        game: &Bound<'_, PyAny>,
        seats: usize,
        seed: &str,
        first: usize,
        draws: Option<HashMap<String, Vec<String>>>,
    ) -> PyResult<PyTable> {
        let game = game_of(game)?;
        let first = Seat(u8::try_from(first).unwrap_or(u8::MAX));
        let (origin, dealer) = match &draws {
            None => (DrawOrigin::Seed(seed.split_whitespace().collect::<Vec<_>>().join(" ")), None),
            Some(draws) => (DrawOrigin::Entered, Some(prepared(&game, draws, seed)?)),
        };
        if origin == DrawOrigin::Seed(String::new()) {
            return Err(FormatError::new_err("a seed is a text that is not blank"));
        }
        let dealer = match (dealer, origin.seed()) {
            (Some(dealer), _) => dealer,
            (None, seed) => Dealer::new(&game, &seed.unwrap_or_default()),
        };
        let record = Record::new(&game, seats, first, origin).map_err(bad_game)?;
        let position = record.start().map_err(bad_game)?;
        let mut table = PyTable { position, dealer, record, dealt: (seed.to_string(), draws) };
        guarded(|| table.deal(&mut Vec::new()))??;
        Ok(table)
    }

    /// Where the game stands: a copy, which the table does not change any more.
    #[getter]
    fn position(&self) -> PyPosition {
        PyPosition { position: self.position.clone() }
    }

    /// The rules and tiles that are played with.
    #[getter]
    fn game(&self) -> PyGame {
        PyGame { game: self.position.game().clone() }
    }

    /// The seat that is to act; None when the game is over.
    #[getter]
    fn to_act(&self) -> Option<usize> {
        (!self.over()).then(|| self.position.seat().index())
    }

    /// Whether the game has ended.
    #[getter]
    fn over(&self) -> bool {
        self.position.to_act().is_none()
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

    /// Every action possible now, equal ones once.
    #[getter]
    fn legal_actions(&self) -> Vec<PyAction> {
        let actions = self.position.legal_actions().into_iter();
        actions.map(|action| PyAction::of(&self.position, action)).collect()
    }

    /// Plays an action and the draws that follow, and returns what followed from them. One that the rules forbid changes nothing and
    /// raises IllegalAction.
    fn play(&mut self, action: &Bound<'_, PyAny>) -> PyResult<Vec<PyEvent>> {
        let action = action_of(&self.position, action)?;
        let events = self.act(action)?;
        Ok(PyEvent::all(&self.position, &events))
    }

    /// The game so far as a record. `names` are the players' names.
    #[pyo3(signature = (names=None))]
    fn record(&self, names: Option<Vec<String>>) -> PyResult<PyRecord> {
        let mut record = self.record.clone();
        if let Some(names) = names {
            if names.len() != record.seats() {
                return Err(FormatError::new_err(format!("a name for each of the {} seats is needed", record.seats())));
            }
            record.players = names;
        }
        Ok(PyRecord { record })
    }

    /// A seat's reward so far by 'margin', 'win' or 'points'.
    fn standing(&self, seat: usize, reward: &str) -> PyResult<f32> {
        let seat = seat_of(seat, self.position.seat_count())?;
        Ok(crate::space::reward_of(reward)?.standing(&self.position)[seat.index()])
    }

    fn _repr_svg_(&self) -> PyResult<String> {
        self.position()._repr_svg_()
    }

    fn __repr__(&self) -> String {
        format!(
            "Table('{}', turn={}, scores={:?})",
            self.position.rules(),
            self.position.turn(),
            self.position.scores()
        )
    }

    fn __copy__(&self) -> PyTable {
        let PyTable { position, dealer, record, dealt } = self;
        PyTable { position: position.clone(), dealer: dealer.clone(), record: record.clone(), dealt: dealt.clone() }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyTable {
        self.__copy__()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, PickledTable)> {
        let mut words = Vec::new();
        let end = self.record.replay(|step| {
            if step.before.to_act() != Some(Player::Chance) {
                words.push(action_token(step.before, step.action));
            }
        });
        end.map_err(|error| InternalError::new_err(crate::errors::words(&error)))?;
        let (seats, first) = (self.record.seats(), self.record.first.index());
        let (seed, draws) = self.dealt.clone();
        let make = py.import("hedgerow._hedgerow")?.getattr("_table")?;
        Ok((make, (self.game(), seats, seed, first, draws, words)))
    }
}

impl PyTable {
    /// Plays an action and the draws that follow.
    fn act(&mut self, action: Action) -> PyResult<Vec<Event>> {
        guarded(|| {
            let mut events = self.position.play(action).map_err(refused)?;
            self.record.actions.push(action);
            self.deal(&mut events)?;
            Ok(events)
        })?
    }

    /// Plays chance until a seat is to act, or the game is over.
    fn deal(&mut self, events: &mut Vec<Event>) -> PyResult<()> {
        while self.position.to_act() == Some(Player::Chance) {
            let draw = self.dealer.deal(&self.position);
            let draw = draw.ok_or_else(|| InternalError::new_err("the dealer ran out of tiles"))?;
            events.extend(self.position.play(draw).map_err(refused)?);
            self.record.actions.push(draw);
        }
        Ok(())
    }
}

/// What a table is made of again, with what the players did.
type PickledTable = (PyGame, usize, String, usize, Option<HashMap<String, Vec<String>>>, Vec<String>);

/// A table again, from what pickling kept of it.
#[pyfunction]
pub fn _table(
    game: &Bound<'_, PyAny>,
    seats: usize,
    seed: &str,
    first: usize,
    draws: Option<HashMap<String, Vec<String>>>,
    words: Vec<String>,
) -> PyResult<PyTable> {
    let mut table = PyTable::new(game, seats, seed, first, draws)?;
    for word in words {
        let action = parse_action(&table.position, &word).map_err(|error| format_error(&error))?;
        table.act(action)?;
    }
    Ok(table)
}

/// A dealer whose stacks begin with these tiles.
fn prepared(game: &Arc<Game>, draws: &HashMap<String, Vec<String>>, seed: &str) -> PyResult<Dealer> {
    let mut shuffled = hedgerow::bots::SplitMix64::new(
        seed.bytes().fold(0, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte))),
    );
    for name in draws.keys() {
        if Stack::named(name).is_none() {
            return Err(FormatError::new_err(format!("there is no stack '{name}'; there are: river, land, bonus")));
        }
    }
    let mut orders = Vec::new();
    for stack in Stack::ALL {
        let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack && game.lake() != Some(*kind));
        let copies = |kind: KindId| game.copies(kind) - u8::from(kind == game.start());
        let mut left: Vec<KindId> = kinds.flat_map(|kind| std::iter::repeat_n(kind, copies(kind) as usize)).collect();
        let mut order = Vec::new();
        for id in draws.get(stack.name()).into_iter().flatten() {
            let kind = game.kind_named(id);
            let place = left.iter().position(|tile| Some(*tile) == kind).ok_or_else(|| {
                FormatError::new_err(format!("the stack '{stack}' has no tile '{id}', or not that many"))
            })?;
            order.push(left.remove(place));
        }
        shuffled.shuffle(&mut left);
        order.extend(left);
        orders.push((stack, order));
    }
    Ok(Dealer::prepared(orders, seed))
}

/// Plays whole games at random as fast as the engine goes, on all cores, and returns their scores: an array of games × seats.
///
/// >>> scores = hedgerow.simulate("carcassonne/first", games=1000, seats=2, seed=1)
/// >>> scores.shape, bool(18 < scores.mean() < 21)
/// ((1000, 2), True)
#[pyfunction]
#[pyo3(signature = (game, games, seats=2, seed=1, threads=None))]
pub fn simulate<'py>(
    py: Python<'py>,
    game: &Bound<'py, PyAny>,
    games: usize,
    seats: usize,
    seed: u64,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyArray2<u32>>> {
    let game = game_of(game)?;
    let start = Position::new(&game, seats, Seat(0)).map_err(bad_game)?;
    let array = PyArray2::<u32>::zeros(py, [games, seats], false);
    let mut scores = array.try_readwrite()?;
    let rows = scores.as_slice_mut().map_err(|error| InternalError::new_err(error.to_string()))?;
    py.detach(|| {
        guarded(|| {
            // Blocks of a fixed size, so that the games do not depend on the number of threads.
            let blocks: Vec<_> = rows.chunks_mut((BLOCK * seats).max(1)).enumerate().collect();
            let each = blocks.len().div_ceil(threads_of(threads)).max(1);
            let mut blocks = blocks.into_iter();
            thread::scope(|scope| {
                loop {
                    let mine: Vec<_> = blocks.by_ref().take(each).collect();
                    if mine.is_empty() {
                        break;
                    }
                    let start = &start;
                    scope.spawn(move || {
                        for (number, block) in mine {
                            let mut playouts = Playouts::new(start, seed.wrapping_add(number as u64 * 0x9e37_79b9));
                            block.chunks_mut(seats).for_each(|row| row.copy_from_slice(playouts.play().scores()));
                        }
                    });
                }
            });
        })
    })?;
    drop(scores);
    Ok(array)
}

/// How many games are played from one seed.
const BLOCK: usize = 1000;

/// How many threads to use: those that were asked for, or as many as there are cores.
pub fn threads_of(threads: Option<usize>) -> usize {
    threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from)).clamp(1, 1024)
}
