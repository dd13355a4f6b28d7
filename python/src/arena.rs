//! Contests between bots.

use crate::errors::{FormatError, HedgerowError, InternalError, as_python, format_error, guarded, words};
use crate::game::game_of;
use crate::table::threads_of;
use hedgerow::bots::arena::{Contest, ContestOptions, Fixture, PairResults, PlayedGame, Report, play_fixture, run};
use hedgerow::bots::protocol::Programs;
use hedgerow::bots::{BotSpec, Stop};
use pyo3::prelude::*;
use std::io;
use std::sync::Arc;

fn contest(
    game: &Bound<'_, PyAny>,
    bots: Vec<String>,
    games: usize,
    seats: usize,
    seed: &str,
    duplicate: bool,
    stop: &Stop,
) -> PyResult<Contest> {
    let options = ContestOptions {
        game: game_of(game)?,
        bots: bots
            .iter()
            .map(|bot| bot.parse())
            .collect::<Result<Vec<BotSpec>, _>>()
            .map_err(|error| format_error(&error))?,
        games,
        seats,
        duplicate,
        seed: seed.to_string(),
        sprt: None,
        forfeit_late: false,
        stop: stop.clone(),
    };
    Contest::new(options).map_err(|error| HedgerowError::new_err(words(&error)))
}

/// Plays bots against each other and reports who is better, with margins of error: the results of `hedgerow arena` for the same seed.
/// With `duplicate` every shuffle is played once in every seating. `threads` is how many games are played at a time.
///
/// >>> report = hedgerow.arena(["greedy", "random"], games=20, seed="1", threads=1)
/// >>> pair = report["pairs"][0]
/// >>> pair["bots"], pair["games"], pair["win_rate"] > 0.9
/// (['greedy', 'random'], 20, True)
#[pyfunction]
#[pyo3(signature = (bots, game=None, games=100, seats=2, seed="1", duplicate=true, threads=None))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments in Python")]
pub fn arena<'py>(
    py: Python<'py>,
    bots: Vec<String>,
    game: Option<&Bound<'py, PyAny>>,
    games: usize,
    seats: usize,
    seed: &str,
    duplicate: bool,
    threads: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    let stop = Stop::default();
    let standard = "carcassonne/first".into_pyobject(py)?.into_any();
    let contest = contest(game.unwrap_or(&standard), bots, games, seats, seed, duplicate, &stop)?;
    let mut interrupted = None;
    let played = py.detach(|| {
        guarded(|| {
            run(&contest, threads_of(threads), Vec::new(), &mut |_| {
                // Ctrl-C is heard after every game.
                Python::attach(|py| py.check_signals()).map_err(|error| {
                    stop.stop();
                    interrupted = Some(error);
                    io::Error::from(io::ErrorKind::Interrupted)
                })
            })
        })
    })?;
    if let Some(error) = interrupted {
        return Err(error);
    }
    as_python(py, &played.map_err(|error| HedgerowError::new_err(words(&error)))?)
}

/// Plays some games of a contest, by pairing and number, and returns for each its result and its record. For `hedgerow.ray`.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the contest's arguments")]
pub fn _play_fixtures<'py>(
    py: Python<'py>,
    bots: Vec<String>,
    game: &Bound<'py, PyAny>,
    games: usize,
    seats: usize,
    seed: &str,
    duplicate: bool,
    fixtures: Vec<(usize, usize)>,
) -> PyResult<Vec<(String, String)>> {
    let contest = contest(game, bots, games, seats, seed, duplicate, &Stop::default())?;
    let programs = Arc::new(Programs::default());
    let mut played = Vec::with_capacity(fixtures.len());
    for (pairing, number) in fixtures {
        if pairing >= contest.pairings().len() || number >= contest.games() {
            return Err(FormatError::new_err("the contest has no such game"));
        }
        let (result, record) = py
            .detach(|| guarded(|| play_fixture(&contest, Fixture { pairing, number }, &programs)))?
            .map_err(crate::errors::bad_game)?;
        let line = serde_json::to_string(&result).map_err(|error| InternalError::new_err(error.to_string()))?;
        played.push((line, record.write()));
        py.check_signals()?;
    }
    Ok(played)
}

/// The report on a contest of which these games were played; with no games, what has to be played: pairings and games per pairing.
#[pyfunction]
#[expect(clippy::too_many_arguments, reason = "the contest's arguments")]
pub fn _report<'py>(
    py: Python<'py>,
    bots: Vec<String>,
    game: &Bound<'py, PyAny>,
    games: usize,
    seats: usize,
    seed: &str,
    duplicate: bool,
    played: Vec<String>,
) -> PyResult<(Bound<'py, PyAny>, usize, usize)> {
    let contest = contest(game, bots, games, seats, seed, duplicate, &Stop::default())?;
    let mut results = vec![PairResults::new(&contest); contest.pairings().len()];
    for line in played {
        let game: PlayedGame = serde_json::from_str(&line).map_err(|error| FormatError::new_err(error.to_string()))?;
        if !game.belongs_to(&contest) {
            return Err(FormatError::new_err("a game belongs to another contest"));
        }
        results[game.pairing].add(&contest, game);
    }
    Ok((as_python(py, &Report::new(&contest, &results))?, contest.pairings().len(), contest.games()))
}
