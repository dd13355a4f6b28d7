//! What a hub does by itself as long as the server runs: it wakes tables, notes how long the server has run, and tidies up.

use super::{Hub, closed};
use crate::clock::{BEAT, Moment};
use crate::store::{Forgotten, StoreError};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// How many tables that are due are asked for at once.
const SWEPT: u32 = 200;
/// How often they are looked for.
const SWEEP: Duration = Duration::from_secs(5);
/// How often the time that the server has run is noted. A crash gives back no more than this to a player's clock.
const NOTED: Duration = Duration::from_secs(10);
/// How often what ended by itself is forgotten.
const TIDY: Duration = Duration::from_secs(3600);
/// How often it is counted how much is stored.
const COUNT: Duration = Duration::from_secs(60);

impl Hub {
    /// From now on tables are played. The task that wakes tables, notes the time and tidies up ends when the server stops.
    pub fn start(self: &Arc<Hub>) -> JoinHandle<()> {
        self.serving.store(true, Ordering::Release);
        tokio::spawn(self.clone().run())
    }

    async fn run(self: Arc<Hub>) {
        let mut closing = self.closing();
        let work = async { tokio::join!(self.wake_tables(), self.keep_time(), self.note_times(), self.tidy_up()) };
        tokio::select! {
            _ = work => {}
            () = closed(&mut closing) => {}
        }
    }

    /// Wakes every table that is not over, so that clocks and bots go on after a restart. Clients that come meanwhile are not
    /// kept waiting: their table is woken first.
    async fn wake_all(self: &Arc<Hub>) -> Result<(), StoreError> {
        let begin = Instant::now();
        let tables = self.shared.tables.unfinished().await?;
        for table in &tables {
            if *self.closing.borrow() {
                return Ok(());
            }
            self.wake(table).await;
        }
        tracing::info!(tables = tables.len(), seconds = begin.elapsed().as_secs_f32(), "all tables are awake");
        Ok(())
    }

    /// Looks at the clock all the time, so that it knows that the server runs.
    async fn keep_time(&self) {
        loop {
            tokio::time::sleep(BEAT).await;
            self.shared.clock.ran();
        }
    }

    async fn note_times(&self) {
        loop {
            let next = self.shared.clock.ran() + NOTED;
            self.note_time().await;
            self.shared.clock.sleep_until(next).await;
        }
    }

    /// Notes how long the server has run: what a crash forgets of it, it gives back to those who think.
    pub(super) async fn note_time(&self) {
        if let Err(error) = self.shared.tables.note_ran(self.shared.clock.ran().ms()).await {
            tracing::error!(%error, "how long the server has run could not be noted");
        }
    }

    /// Wakes the tables, and looks now and then for those whose time has come while they were out of memory.
    async fn wake_tables(self: &Arc<Hub>) {
        if let Err(error) = self.wake_all().await {
            tracing::error!(%error, "the stored tables cannot be read");
        }
        self.shared.live_games.all_known();
        let clock = &self.shared.clock;
        let mut counted: Option<Moment> = None;
        loop {
            clock.sleep(SWEEP).await;
            self.shared.streams.sweep();
            let now = clock.ran();
            if counted.is_none_or(|at| now.since(at) >= COUNT) {
                counted = Some(now);
                match self.shared.store.figures().await {
                    Ok(figures) => self.shared.metrics.note(figures),
                    Err(error) => tracing::error!(%error, "what is stored could not be counted"),
                }
            }
            if let Err(error) = self.wake_due().await {
                tracing::error!(%error, "cannot ask for tables that are due");
            }
        }
    }

    /// Tidies up every hour, beside everything else: it may take a while. Not right after the start: if the server was started
    /// with a wrong date, the host can still notice it.
    async fn tidy_up(&self) {
        loop {
            self.shared.clock.sleep(TIDY).await;
            if let Err(error) = self.tidy().await {
                tracing::error!(%error, "what is outdated could not be forgotten");
            }
        }
    }

    /// Forgets what ended by itself, and what is older than the host wants to keep.
    async fn tidy(&self) -> Result<(), StoreError> {
        let date = self.shared.clock.date_ms();
        self.shared.people.tidy(date).await?;
        let forgotten = self.shared.store.forget(&self.shared.keep.outdated(date)).await?;
        self.shared.metrics.forget(forgotten);
        if forgotten != Forgotten::default() {
            let Forgotten { guests, messages, tables } = forgotten;
            tracing::info!(guests, messages, tables, "what is outdated was forgotten");
        }
        Ok(())
    }

    /// Wakes the tables whose time has come. Those in memory see to it themselves.
    async fn wake_due(self: &Arc<Hub>) -> Result<(), StoreError> {
        let now = self.shared.clock.ran().ms();
        let mut after = (0, String::new());
        loop {
            let due = self.shared.tables.due(now, &after, SWEPT).await?;
            for (_, table) in &due {
                if self.in_memory(table).is_none() {
                    self.wake(table).await;
                }
            }
            match due.into_iter().next_back() {
                Some(last) => after = last,
                None => return Ok(()),
            }
        }
    }
}
