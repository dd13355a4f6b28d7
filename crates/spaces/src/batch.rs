//! [`Batch`]: many games side by side.

use crate::lane::Lane;
use crate::{ActionSpace, Observer, Reward, SpaceError};
use hedgerow_bots::SplitMix64;
use hedgerow_rules::{Game, GameError, Position, Seat};
use std::sync::Arc;
use std::thread;

/// How a batch is set up.
#[derive(Clone, Debug)]
pub struct BatchOptions {
    /// The rules and tiles that are played with.
    pub game: Arc<Game>,
    /// How many seats each game has.
    pub seats: usize,
    /// How many games are played side by side.
    pub games: usize,
    /// What all shuffles follow from: that of game number *n* from `SEED-n`.
    pub seed: String,
    /// What is rewarded.
    pub reward: Reward,
    /// How many columns and rows of cells the spaces have.
    pub window: usize,
    /// How many threads a step is spread over, at most.
    pub threads: usize,
}

/// Why a batch cannot be, or cannot go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BatchError {
    /// There is no such space.
    Space(SpaceError),
    /// Such a game cannot be played.
    Game(GameError),
    /// A batch plays at least one game.
    NoGames,
    /// In these games there is nothing to decide.
    NothingToDecide,
    /// Something has another length than it must.
    WrongLength {
        /// What it is.
        what: &'static str,
        /// Its length.
        found: usize,
        /// What it must be.
        wanted: usize,
    },
    /// An action is not offered. Nothing was played.
    Illegal {
        /// In which game of the batch, from 0.
        lane: usize,
        /// What is wrong with it.
        error: SpaceError,
    },
    /// The engine broke down. The batch must not be used any more.
    Crashed,
}

/// Where a batch writes to: one row per game. It writes only what changed since the last time, so the memory must be the same every time,
/// empty at the beginning, and written to by nobody else. Forms that are not wanted are empty.
#[derive(Debug)]
pub struct Outputs<'a> {
    /// 1 for every action that is offered: games × actions.
    pub mask: &'a mut [u8],
    /// The planes: games × rows × columns × planes, or nothing.
    pub planes: &'a mut [u8],
    /// What lies beside the board: games × numbers, or nothing.
    pub table: &'a mut [f32],
    /// The short form: games × numbers, or nothing.
    pub features: &'a mut [f32],
    /// What the last step brought to each seat: games × seats.
    pub rewards: &'a mut [f32],
    /// Who is to act: a seat per game.
    pub seats: &'a mut [i8],
    /// 1 where the last step ended a game.
    pub ended: &'a mut [u8],
    /// Every seat's points after the last step, of the game that ended where one did: games × seats.
    pub scores: &'a mut [i32],
    /// The number of the game that is played now: one per game.
    pub numbers: &'a mut [i64],
}

/// Many games side by side, each followed by another one: at place *i* of *n* those with the numbers *i*, *i + n*, *i + 2n* …
///
/// Seat 0 begins every game.
#[derive(Debug)]
pub struct Batch {
    options: BatchOptions,
    observer: Observer,
    start: Position,
    lanes: Vec<Lane>,
    broken: bool,
}

/// A run of lanes with its rows of the outputs.
struct Part<'a> {
    lanes: &'a mut [Lane],
    actions: &'a [i64],
    out: Outputs<'a>,
}

impl Batch {
    /// Begins the games.
    pub fn new(options: BatchOptions) -> Result<Batch, BatchError> {
        if options.games == 0 {
            return Err(BatchError::NoGames);
        }
        let space = ActionSpace::new(&options.game, options.window)?;
        let start = Position::new(&options.game, options.seats, Seat(0))?;
        let games = options.games as u64;
        let lane = |number| Lane::new(&space, &start, &options.seed, number, games);
        let lanes = (0..games).map(lane).collect::<Result<_, _>>()?;
        Ok(Batch { observer: Observer::new(&space), start, lanes, options, broken: false })
    }

    /// What the actions' numbers mean.
    pub fn space(&self) -> &ActionSpace {
        self.observer.space()
    }

    /// What writes the observations.
    pub fn observer(&self) -> &Observer {
        &self.observer
    }

    /// How it was set up.
    pub fn options(&self) -> &BatchOptions {
        &self.options
    }

    /// The position of a game.
    pub fn position(&self, lane: usize) -> Option<&Position> {
        self.lanes.get(lane).map(|lane| &lane.position)
    }

    /// An action per game, chosen uniformly among those offered.
    pub fn sample(&self, random: &mut SplitMix64, actions: &mut [i64]) {
        for (lane, action) in self.lanes.iter().zip(actions) {
            *action = i64::from(lane.legal[random.below(lane.legal.len())].number);
        }
    }

    /// Writes where the games stand, without playing.
    pub fn show(&mut self, out: Outputs<'_>) -> Result<(), BatchError> {
        self.check(&out)?;
        self.run(None, out)
    }

    /// Plays one action in every game and writes what came of it. If one is not offered, nothing is played.
    pub fn step(&mut self, actions: &[i64], out: Outputs<'_>) -> Result<(), BatchError> {
        self.check(&out)?;
        length("actions", actions.len(), self.lanes.len())?;
        for (lane, (game, action)) in self.lanes.iter().zip(actions).enumerate() {
            game.offered(self.space(), *action).map_err(|error| BatchError::Illegal { lane, error })?;
        }
        self.run(Some(actions), out)
    }

    fn check(&self, out: &Outputs<'_>) -> Result<(), BatchError> {
        if self.broken {
            return Err(BatchError::Crashed);
        }
        let (games, seats) = (self.lanes.len(), self.options.seats);
        length("mask", out.mask.len(), games * self.space().size())?;
        for (what, found, wanted) in [
            ("planes", out.planes.len(), self.observer.planes_len()),
            ("table", out.table.len(), self.observer.table_len()),
            ("features", out.features.len(), self.observer.features_len()),
        ] {
            if found > 0 {
                length(what, found, games * wanted)?;
            }
        }
        length("rewards", out.rewards.len(), games * seats)?;
        length("seats", out.seats.len(), games)?;
        length("ended", out.ended.len(), games)?;
        length("scores", out.scores.len(), games * seats)?;
        length("numbers", out.numbers.len(), games)
    }

    fn run(&mut self, actions: Option<&[i64]>, out: Outputs<'_>) -> Result<(), BatchError> {
        let games = self.lanes.len();
        let threads = self.options.threads.clamp(1, games);
        let rows = games.div_ceil(threads);
        let Batch { options, observer, start, lanes, broken } = self;
        let work = |part: Part<'_>| part.run(actions.is_some(), options, observer, start);
        let mut rest = Part { lanes, actions: actions.unwrap_or_default(), out };
        if threads == 1 {
            return work(rest);
        }
        let done = thread::scope(|scope| {
            let mut workers = Vec::with_capacity(threads);
            while !rest.lanes.is_empty() {
                let part = rest.split(rows);
                workers.push(scope.spawn(|| work(part)));
            }
            let mut done = Ok(());
            for worker in workers {
                done = done.and(worker.join().unwrap_or(Err(BatchError::Crashed)));
            }
            done
        });
        *broken = done.is_err();
        done
    }
}

impl<'a> Part<'a> {
    /// Takes the first rows off.
    fn split(&mut self, rows: usize) -> Part<'a> {
        let games = self.lanes.len();
        let rows = rows.min(games);
        let (lanes, rest) = std::mem::take(&mut self.lanes).split_at_mut(rows);
        self.lanes = rest;
        let (actions, rest) = self.actions.split_at(rows.min(self.actions.len()));
        self.actions = rest;
        let out = &mut self.out;
        let out = Outputs {
            mask: first(&mut out.mask, rows, games),
            planes: first(&mut out.planes, rows, games),
            table: first(&mut out.table, rows, games),
            features: first(&mut out.features, rows, games),
            rewards: first(&mut out.rewards, rows, games),
            seats: first(&mut out.seats, rows, games),
            ended: first(&mut out.ended, rows, games),
            scores: first(&mut out.scores, rows, games),
            numbers: first(&mut out.numbers, rows, games),
        };
        Part { lanes, actions, out }
    }

    fn run(
        mut self,
        plays: bool,
        options: &BatchOptions,
        observer: &Observer,
        start: &Position,
    ) -> Result<(), BatchError> {
        let (space, seats, games) = (observer.space(), options.seats, self.lanes.len());
        let size = space.size();
        let row = |len: usize, index: usize| len / games * index..len / games * (index + 1);
        for (index, lane) in self.lanes.iter_mut().enumerate() {
            let out = &mut self.out;
            if plays {
                // Checked before anything was played.
                let action = lane.offered(space, self.actions[index])?;
                let stepped = lane.step(action, space, start, &options.seed, options.games as u64, options.reward)?;
                out.rewards[index * seats..(index + 1) * seats].copy_from_slice(&stepped.rewards[..seats]);
                out.ended[index] = u8::from(stepped.ended);
                let scores = &mut out.scores[index * seats..(index + 1) * seats];
                scores.iter_mut().zip(stepped.scores).for_each(|(place, score)| *place = score as i32);
            }
            out.seats[index] = lane.seat().0 as i8;
            out.numbers[index] = lane.number as i64;
            lane.mark(&mut out.mask[index * size..(index + 1) * size]);
            if !out.planes.is_empty() {
                let planes = row(out.planes.len(), index);
                lane.planes(observer, &mut out.planes[planes]);
            }
            if !out.table.is_empty() {
                let table = row(out.table.len(), index);
                observer.table(&lane.position, lane.seat(), &mut out.table[table]);
            }
            if !out.features.is_empty() {
                let features = row(out.features.len(), index);
                observer.features(&lane.position, lane.seat(), &mut out.features[features]);
            }
        }
        Ok(())
    }
}

/// Takes so many of so many rows off the front.
fn first<'a, T>(slice: &mut &'a mut [T], rows: usize, of: usize) -> &'a mut [T] {
    let taken = std::mem::take(slice);
    let (front, back) = taken.split_at_mut(taken.len() / of * rows);
    *slice = back;
    front
}

fn length(what: &'static str, found: usize, wanted: usize) -> Result<(), BatchError> {
    if found == wanted { Ok(()) } else { Err(BatchError::WrongLength { what, found, wanted }) }
}
