//! [`BotPool`]: a few threads that think for all bots, so that the tables stay responsive however many bots play.

use crate::metrics::Metrics;
use hedgerow_bots::{BotSpec, Limits, Stop, Thought, guarded};
use hedgerow_rules::{Position, Seat};
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Instant;
use tokio::sync::oneshot;

/// Something to think about.
#[derive(Debug)]
pub struct Job {
    pub position: Position,
    pub seat: Seat,
    pub bot: BotSpec,
    /// The bot's choices follow from it.
    pub seed: String,
}

#[derive(Debug)]
struct Waiting {
    job: Job,
    since: Instant,
    answer: oneshot::Sender<Option<Thought>>,
}

#[derive(Debug, Default)]
struct Queue {
    /// Levels that take a moment, before those that think long.
    quick: VecDeque<Waiting>,
    slow: VecDeque<Waiting>,
    /// How many quick ones went before a slow one that waits.
    overtaken: u32,
    closed: bool,
}

impl Queue {
    /// The next job: quick ones first, but a slow one is overtaken at most eight times.
    fn next(&mut self) -> Option<Waiting> {
        let slow_turn = self.overtaken >= 8 && !self.slow.is_empty();
        let next = if slow_turn { None } else { self.quick.pop_front() };
        match next {
            Some(waiting) => {
                self.overtaken += u32::from(!self.slow.is_empty());
                Some(waiting)
            }
            None => {
                self.overtaken = 0;
                self.slow.pop_front()
            }
        }
    }
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
    /// Ends all thinking when the server stops.
    stop: Stop,
    metrics: Arc<Metrics>,
}

/// Clones share the threads, which end when the pool is closed.
#[derive(Clone, Debug)]
pub struct BotPool(Arc<Shared>);

impl BotPool {
    /// `threads` of 0: as many as there are processors, but one.
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> BotPool {
        let processors = std::thread::available_parallelism().map_or(1, |count| count.get());
        let threads = if threads == 0 { processors.saturating_sub(1).max(1) } else { threads };
        let shared = Arc::new(Shared { queue: Mutex::default(), wake: Condvar::new(), stop: Stop::default(), metrics });
        for number in 0..threads {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            // Without threads no bot would ever move: better to fail at the start than to hang later.
            thread.spawn(move || work(&shared)).expect("the system starts threads");
        }
        BotPool(shared)
    }

    /// Thinks about a job; none if the bot failed or the server stops.
    pub async fn think(&self, job: Job) -> Option<Thought> {
        let (answer, answered) = oneshot::channel();
        let quick = match job.bot.budget {
            hedgerow_bots::Budget::Evaluations(count) => count <= 1_000,
            hedgerow_bots::Budget::Time(time) => time.as_millis() <= 50,
        };
        {
            let mut queue = self.0.queue.lock().unwrap_or_else(PoisonError::into_inner);
            let waiting = Waiting { job, since: Instant::now(), answer };
            if quick {
                queue.quick.push_back(waiting)
            } else {
                queue.slow.push_back(waiting)
            }
            self.0.metrics.bots_waiting.inc();
        }
        self.0.wake.notify_one();
        answered.await.ok().flatten()
    }

    /// Ends all thinking.
    pub fn close(&self) {
        self.0.stop.stop();
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        self.0.wake.notify_all();
    }
}

fn work(shared: &Shared) {
    loop {
        let mut queue = shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let waiting = loop {
            if queue.closed {
                return;
            }
            match queue.next() {
                Some(waiting) => break waiting,
                None => queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        };
        drop(queue);
        shared.metrics.bots_waiting.dec();
        // Nobody waits any more: the table went on without it.
        if waiting.answer.is_closed() {
            continue;
        }
        let thought = think(&waiting.job, &shared.stop);
        shared.metrics.bot_seconds.observe(waiting.since.elapsed());
        let _ = waiting.answer.send(thought);
    }
}

fn think(job: &Job, stop: &Stop) -> Option<Thought> {
    let limits = Limits { budget: job.bot.budget, stop: stop.clone() };
    let game = job.position.rules().game();
    let thought = guarded(|| {
        let mut bot = job.bot.bot(game, job.position.seat_count(), &job.seed);
        bot.think(job.position.view(Some(job.seat)), &limits, &mut |_| {})
    });
    thought.inspect_err(|failure| tracing::error!(%failure, "a bot failed")).ok()
}
