//! [`BotPool`]: a few threads that think for all bots, so that the tables stay responsive however many bots play.

use super::fair_queue::{FairQueue, QUICK, QueuePlace, part};
use crate::clock::ServerClock;
use crate::http::Key;
use crate::metrics::Metrics;
use hedgerow_bots::{BotKind, BotSpec, Budget, Limits, Stop, Thought, guarded};
use hedgerow_rules::{Position, Seat};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use tokio::sync::{oneshot, watch};

/// Something to think about.
#[derive(Debug)]
pub struct Job {
    /// The position to choose in.
    pub position: Position,
    /// The seat to choose for.
    pub seat: Seat,
    /// The bot that chooses.
    pub bot: BotSpec,
    /// The bot's choices follow from it.
    pub seed: String,
    /// Whether the thought may be a shorter one when many wait.
    pub may_be_short: bool,
    /// On whose behalf the bot thinks, so that no asker gets more than their share.
    pub asker: Asker,
}

/// In whose name something is thought about.
#[derive(Clone, Copy, Debug)]
pub struct Asker {
    pub address: Key,
    pub person: Key,
    /// Whether a person waits for the answer: some tables have no one sitting or watching.
    pub waits: bool,
}

/// How far a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingStage {
    Queued,
    Begun { short: bool },
}

/// Who thinks: the bots, or something in their place.
pub type Thinker = Arc<dyn Fn(&Job, &Limits) -> Option<Thought> + Send + Sync>;

struct WaitingJob {
    job: Job,
    progress: watch::Sender<ThinkingStage>,
    answer: oneshot::Sender<Option<Thought>>,
}

/// What waits for a thread.
enum Waiting {
    Thought(Box<WaitingJob>),
    /// Anything else that takes a moment.
    Work(Box<dyn FnOnce() + Send>),
}

#[derive(Default)]
struct BotQueue {
    fair: FairQueue<Waiting>,
    closed: bool,
}

struct PoolState {
    queue: Mutex<BotQueue>,
    wake: Condvar,
    /// Ends all thinking when the server stops.
    stop: Stop,
    threads: usize,
    thinker: Thinker,
    clock: ServerClock,
    metrics: Arc<Metrics>,
}

impl PoolState {
    fn lock(&self) -> MutexGuard<'_, BotQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Clones share the threads, which end when the pool is closed.
#[derive(Clone)]
pub struct BotPool(Arc<PoolState>);

impl std::fmt::Debug for BotPool {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("BotPool").field("threads", &self.0.threads).finish_non_exhaustive()
    }
}

impl BotPool {
    /// `threads` of 0: as many as there are processors, but one.
    pub fn new(threads: usize, thinker: Thinker, clock: ServerClock, metrics: Arc<Metrics>) -> BotPool {
        let processors = std::thread::available_parallelism().map_or(1, |count| count.get());
        let threads = if threads == 0 { processors.saturating_sub(1).max(1) } else { threads };
        let (queue, wake, stop) = (Mutex::default(), Condvar::new(), Stop::default());
        let shared = Arc::new(PoolState { queue, wake, stop, threads, thinker, clock, metrics });
        for number in 0..threads {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            // Without threads no bot would ever move: better to fail at the start than to hang later.
            thread.spawn(move || work(&shared)).expect("the system starts threads");
        }
        BotPool(shared)
    }

    /// Puts a job into the queue.
    pub fn ask(&self, job: Job) -> Asked {
        let (answer, answered) = oneshot::channel();
        let (progress, thinking) = watch::channel(ThinkingStage::Queued);
        let (cost, asker) = (cost(&job.bot), job.asker);
        let number = self.push(Waiting::Thought(Box::new(WaitingJob { job, progress, answer })), cost, asker);
        Asked { pool: self.clone(), number, thinking, answered }
    }

    /// Does something on a bot's thread, where it has no more than its asker's share: it must take but a moment, about as long as so
    /// many evaluations. None if it failed or the server stops.
    pub async fn work<T: Send + 'static>(
        &self,
        asker: Asker,
        cost: u64,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (answer, answered) = oneshot::channel();
        let work = move || {
            let done = guarded(|| Ok(work()));
            let done = done.inspect_err(|failure| tracing::error!(%failure, "a job on a bot's thread failed"));
            let _ = answer.send(done.ok());
        };
        self.push(Waiting::Work(Box::new(work)), cost, asker);
        answered.await.ok().flatten()
    }

    fn push(&self, waiting: Waiting, cost: u64, Asker { address, person, waits }: Asker) -> u64 {
        let now = self.0.clock.ran();
        let mut queue = self.0.lock();
        let (number, lane) = queue.fair.push(waiting, [address, person], cost, waits, now);
        self.0.metrics.bots_waiting.of(lane).inc();
        if queue.closed {
            queue.fair.leave(number);
        }
        drop(queue);
        self.0.wake.notify_one();
        number
    }

    /// Whether so many jobs of an address wait that further ones come last.
    pub fn is_crowded(&self, address: Key) -> bool {
        self.0.lock().fair.is_crowded(address)
    }

    /// Where a job stands in the queue, as long as it does.
    pub fn place(&self, number: u64) -> Option<QueuePlace> {
        let now = self.0.clock.ran();
        self.0.lock().fair.place(number, self.0.threads, now)
    }

    /// Takes a job out of the queue; false if it is thought about already, or was.
    pub fn withdraw(&self, number: u64) -> bool {
        let left = self.0.lock().fair.leave(number);
        if let Some(left) = &left {
            self.0.metrics.bots_waiting.of(left.lane).dec();
        }
        left.is_some()
    }

    /// Whether the server stops.
    pub fn is_closed(&self) -> bool {
        self.0.lock().closed
    }

    /// Ends all thinking.
    pub fn close(&self) {
        self.0.stop.stop();
        // Jobs that still wait get no answer.
        *self.0.lock() = BotQueue { closed: true, ..BotQueue::default() };
        self.0.wake.notify_all();
    }
}

/// A job that waits or is being thought about. Dropping it cancels the job.
#[derive(Debug)]
pub struct Asked {
    pool: BotPool,
    pub number: u64,
    pub thinking: watch::Receiver<ThinkingStage>,
    answered: oneshot::Receiver<Option<Thought>>,
}

impl Asked {
    /// None if the bot failed or the server stops.
    pub async fn answer(mut self) -> Option<Thought> {
        (&mut self.answered).await.ok().flatten()
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        self.pool.withdraw(self.number);
    }
}

/// What a bot wants to think, in evaluations.
fn cost(bot: &BotSpec) -> u64 {
    match bot.budget {
        // It plays the game to its end, for the tile and for the piece.
        Budget::Evaluations(count) if bot.kind == BotKind::Uct => count.saturating_mul(4),
        Budget::Evaluations(count) => count,
        Budget::Time(time) => u64::try_from(time.as_micros() / 25).unwrap_or(u64::MAX),
        // A game has some thirty turns of each.
        Budget::Clock(clock) => u64::try_from(clock.left.as_micros() / 25 / 30).unwrap_or(u64::MAX),
    }
}

fn work(shared: &PoolState) {
    loop {
        let mut queue = shared.lock();
        let next = loop {
            if queue.closed {
                return;
            }
            match queue.fair.pop() {
                Some(next) => break next,
                None => queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(queue);
        let metrics = &shared.metrics;
        metrics.bots_waiting.of(next.lane).dec();
        let WaitingJob { job, progress, answer } = match next.what {
            Waiting::Thought(thought) => *thought,
            Waiting::Work(work) => {
                let begin = Instant::now();
                work();
                metrics.work_seconds.observe(begin.elapsed());
                continue;
            }
        };
        let waited = shared.clock.ran().since(next.since);
        // Levels that take a moment are not worth cutting short.
        let part = if job.may_be_short && next.cost > QUICK { part(waited) } else { 1.0 };
        let short = part < 1.0;
        progress.send_replace(ThinkingStage::Begun { short });
        metrics.bot_wait_seconds.observe(waited);
        if short {
            metrics.short_thoughts.inc();
        }
        let limits = Limits { stop: shared.stop.clone(), ..Limits::new(job.bot.budget.scaled(part)) };
        let begin = Instant::now();
        let thought = (shared.thinker)(&job, &limits);
        metrics.bot_seconds.observe(begin.elapsed());
        shared.lock().fair.took((next.cost as f64 * part) as u64, begin.elapsed());
        let _ = answer.send(thought);
    }
}

/// Lets a bot think.
pub fn think(job: &Job, limits: &Limits) -> Option<Thought> {
    let game = job.position.rules().game();
    let thought = guarded(|| {
        let mut bot = job.bot.bot(game, job.position.seat_count(), &job.seed);
        bot.think(&job.position, job.seat, limits, &mut |_| {})
    });
    thought.inspect_err(|failure| tracing::error!(%failure, "a bot failed")).ok()
}
