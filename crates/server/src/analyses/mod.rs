//! Analyses of finished games: computed on the bots' threads in slices, between everything that people wait for; those of tables are
//! stored with the game and go on after a restart, others are kept in memory for a while.

mod finished;
mod seen;

use crate::bots::{Asker, BotPool};
use crate::clock::ServerClock;
use crate::http::Refused;
use crate::metrics::Metrics;
use crate::store::{Store, StoredAnalysis};
use axum::body::Bytes;
use finished::Finished;
use hedgerow_locale::text;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_protocol::{AnalysisDepth, AnalysisView, ApiError, ErrorCode};
use hedgerow_review::{Depth, Reviewing, Step};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

pub use seen::evaluate;

/// Grows whenever an analysis would come out differently: older ones that are stored are made anew.
const VERSION: u32 = 3;
/// For so long a slice keeps a thread, and a step that was begun.
const SLICE: Duration = Duration::from_millis(40);
/// What a slice counts as among the thoughts of bots, in evaluations.
const SLICE_COST: u64 = 2_000;
/// How often it is stored how far the analysis of a table is.
const STORED: Duration = Duration::from_secs(5);
/// How many analyses may be under way.
const UNDER_WAY: usize = 200;

/// The game, whoever played it and however it was shuffled.
pub type GameHash = [u8; 32];

/// What is to be analysed.
#[derive(Clone, Debug)]
pub struct Wanted {
    /// The record of a finished game.
    pub record: Arc<Record>,
    /// How far to look.
    pub depth: AnalysisDepth,
    /// The table with which it is stored.
    pub table: Option<String>,
    /// On whose behalf.
    pub asker: Asker,
}

impl Wanted {
    fn key(&self) -> Key {
        Key { game: hash(&self.record), depth: self.depth, table: self.table.clone() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Key {
    game: GameHash,
    depth: AnalysisDepth,
    table: Option<String>,
}

/// How far an analysis is.
#[derive(Clone, Debug)]
enum Stage {
    Done(u32),
    /// An [`AnalysisView`] as JSON.
    Finished(Bytes),
    Failed,
}

type Job = watch::Receiver<Stage>;

#[derive(Debug, Default)]
struct Jobs {
    under_way: HashMap<Key, Job>,
    finished: Finished<Key>,
}

/// All analyses of a server.
pub struct Analyses {
    store: Arc<dyn Store>,
    pool: BotPool,
    clock: ServerClock,
    metrics: Arc<Metrics>,
    jobs: Mutex<Jobs>,
}

impl std::fmt::Debug for Analyses {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Analyses").finish_non_exhaustive()
    }
}

impl Analyses {
    pub fn new(store: Arc<dyn Store>, pool: BotPool, clock: ServerClock, metrics: Arc<Metrics>) -> Arc<Analyses> {
        Arc::new(Analyses { store, pool, clock, metrics, jobs: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An [`AnalysisView`] as JSON: what was found, or how far it is after waiting for so long. `admit` is asked before anything new
    /// is begun.
    pub async fn ask(
        self: &Arc<Analyses>,
        wanted: Wanted,
        wait: Duration,
        admit: impl FnOnce() -> Result<(), Refused>,
    ) -> Result<Bytes, Refused> {
        let (key, actions) = (wanted.key(), wanted.record.actions.len() as u32);
        let known = |jobs: &mut Jobs| (jobs.finished.get(&key), jobs.under_way.get(&key).cloned());
        let (finished, under_way) = known(&mut self.lock());
        if let Some(view) = finished {
            return Ok(view);
        }
        let mut job = match under_way {
            Some(job) => job,
            None => {
                let steps = match self.stored(&wanted).await? {
                    Some(StoredAnalysis { complete: true, body, .. }) => {
                        let view = Bytes::from(body);
                        self.lock().finished.insert(key, view.clone());
                        return Ok(view);
                    }
                    Some(stored) => steps_of(&stored),
                    None => Vec::new(),
                };
                admit()?;
                self.begin(wanted.clone(), steps)?
            }
        };
        let over = |stage: &Stage| !matches!(stage, Stage::Done(_));
        let _ = tokio::time::timeout(wait, job.wait_for(over)).await;
        let stage = job.borrow().clone();
        match stage {
            Stage::Finished(view) => Ok(view),
            Stage::Failed if self.pool.is_closed() => Err(Refused::new(ErrorCode::Stopping, text!("server-stopping"))),
            Stage::Failed => Err(ApiError::fault("the analysis failed").into()),
            Stage::Done(done) => {
                let view = AnalysisView { depth: wanted.depth, done, actions, analysis: None };
                Ok(serde_json::to_vec(&view).map(Bytes::from).map_err(ApiError::fault)?)
            }
        }
    }

    /// What is stored with a table, unless it is of another version.
    async fn stored(&self, wanted: &Wanted) -> Result<Option<StoredAnalysis>, Refused> {
        let Some(table) = &wanted.table else { return Ok(None) };
        let stored = self.store.analysis(table).await?;
        Ok(stored.filter(|stored| stored.version == VERSION))
    }

    fn begin(self: &Arc<Analyses>, wanted: Wanted, steps: Vec<Step>) -> Result<Job, Refused> {
        let rules = wanted.record.game.rules();
        let depth = match wanted.depth {
            AnalysisDepth::Quick => Depth::Quick,
            AnalysisDepth::Normal => Depth::Normal,
        };
        let appraiser = || depth.appraiser(rules.game(), wanted.record.seats());
        let begun = |steps| Reviewing::new(&wanted.record, appraiser())?.resume(steps);
        // Steps that do not fit the game are of no use.
        let reviewing = begun(steps).or_else(|_| begun(Vec::new()));
        let reviewing = reviewing.map_err(|error| Refused::new(ErrorCode::NotNow, &error))?;
        let mut jobs = self.lock();
        let key = wanted.key();
        if let Some(job) = jobs.under_way.get(&key) {
            return Ok(job.clone());
        }
        if jobs.under_way.len() >= UNDER_WAY {
            let busy = Refused::new(ErrorCode::TooFast, text!("server-analyses-busy"));
            return Err(Refused { retry_after: Some(30), ..busy });
        }
        let (progress, job) = watch::channel(Stage::Done(reviewing.done() as u32));
        jobs.under_way.insert(key.clone(), job.clone());
        self.metrics.analyses_under_way.inc();
        drop(jobs);
        let analyses = self.clone();
        tokio::spawn(async move {
            let view = analyses.carry_out(&wanted, reviewing, &progress).await;
            let mut jobs = analyses.lock();
            jobs.under_way.remove(&key);
            analyses.metrics.analyses_under_way.dec();
            if let Some(view) = &view {
                analyses.metrics.analyses.inc();
                jobs.finished.insert(key, view.clone());
            }
            drop(jobs);
            progress.send_replace(view.map_or(Stage::Failed, Stage::Finished));
        });
        Ok(job)
    }

    /// Goes through a game, slice by slice. None if the server stops, or something failed.
    async fn carry_out(
        &self,
        wanted: &Wanted,
        mut reviewing: Reviewing<'static>,
        progress: &watch::Sender<Stage>,
    ) -> Option<Bytes> {
        // From now on a restart goes on with it.
        let mut stored = self.clock.ran();
        if reviewing.done() == 0 {
            self.keep(wanted, false, "[]".to_owned()).await;
        }
        loop {
            let slice = move || {
                let begin = Instant::now();
                let mut more = true;
                while more && begin.elapsed() < SLICE {
                    more = reviewing.advance().is_some();
                }
                (reviewing, more)
            };
            let more;
            (reviewing, more) = self.pool.work(wanted.asker, SLICE_COST, slice).await?;
            if !more {
                break;
            }
            progress.send_replace(Stage::Done(reviewing.done() as u32));
            if self.clock.ran().since(stored) >= STORED {
                stored = self.clock.ran();
                let steps = serde_json::to_string(reviewing.steps()).ok()?;
                self.keep(wanted, false, steps).await;
            }
        }
        let record = wanted.record.clone();
        let depth = wanted.depth;
        let finish = move || {
            let (actions, review) = (record.actions.len() as u32, reviewing.finish());
            let analysis = seen::analysis(&record, &review, depth).ok()?;
            let view = AnalysisView { depth, done: actions, actions, analysis: Some(analysis) };
            serde_json::to_string(&view).ok()
        };
        let view = self.pool.work(wanted.asker, SLICE_COST, finish).await??;
        self.keep(wanted, true, view.clone()).await;
        Some(view.into())
    }

    /// Stores an analysis with its table. Nothing fails because this does; at worst it is made again.
    async fn keep(&self, wanted: &Wanted, complete: bool, body: String) {
        let Some(table) = &wanted.table else { return };
        let analysis = StoredAnalysis { table: table.clone(), version: VERSION, complete, body };
        if let Err(error) = self.store.keep_analysis(analysis).await {
            tracing::error!(%error, table, "an analysis could not be stored");
        }
    }
}

fn steps_of(stored: &StoredAnalysis) -> Vec<Step> {
    serde_json::from_str(&stored.body).unwrap_or_default()
}

fn hash(record: &Record) -> GameHash {
    let players = vec![String::new(); record.seats()];
    let bare = Record { players, draws: DrawOrigin::Entered, notes: Vec::new(), ..record.clone() };
    Sha256::digest(bare.write()).into()
}
