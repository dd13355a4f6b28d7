//! [`Writer`]: the one task that writes, many steps in one transaction (group commit).
//!
//! Making something safe from a power cut costs a flush of the disk, however much it is. So everything that came in while
//! the last flush was under way is stored together, and answered only afterwards. And because there is only one writer, a
//! step may read, decide and write without another in between.

use super::StoreError;
use super::commit_count::CommitCount;
use sqlx::{Connection, SqliteConnection};
use std::pin::Pin;
use std::sync::Mutex;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many steps may wait in the queue; further ones wait to get in.
const QUEUE: usize = 1024;
/// How many steps share a transaction at most.
const BATCH: usize = 512;

pub(super) type WriteFuture<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// One thing to write, and where the answer goes. The type of the answer is erased, so that all kinds share one queue.
trait QueuedWrite: Send {
    /// Carries it out. What it answers is kept until all of the transaction is stored.
    fn run<'c>(&'c mut self, database: &'c mut SqliteConnection) -> WriteFuture<'c, ()>;
    fn answer(self: Box<Self>, outcome: Result<(), StoreError>);
}

struct PendingWrite<T, W> {
    work: Option<W>,
    value: Option<T>,
    answer: oneshot::Sender<Result<T, StoreError>>,
}

impl<T, W> QueuedWrite for PendingWrite<T, W>
where
    T: Send,
    W: for<'c> FnOnce(&'c mut SqliteConnection) -> WriteFuture<'c, T> + Send,
{
    fn run<'c>(&'c mut self, database: &'c mut SqliteConnection) -> WriteFuture<'c, ()> {
        let work = self.work.take();
        Box::pin(async move {
            if let Some(work) = work {
                self.value = Some(work(database).await?);
            }
            Ok(())
        })
    }

    fn answer(self: Box<Self>, outcome: Result<(), StoreError>) {
        let never_ran = || StoreError::Failed("the step was not carried out".to_owned());
        let PendingWrite { value, answer, .. } = *self;
        // The caller may have gone; what is stored stays stored.
        let _ = answer.send(outcome.and_then(|()| value.ok_or_else(never_ran)));
    }
}

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Box<dyn QueuedWrite>>,
    /// Tells the task to store what waits and end, and then is that task. Taken when the store is closed.
    task: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
}

impl std::fmt::Debug for dyn QueuedWrite {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("QueuedWrite")
    }
}

impl Writer {
    pub(super) fn start(database: SqliteConnection, count: CommitCount) -> Writer {
        let (queue, steps) = mpsc::channel(QUEUE);
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(write_on(database, count, steps, stopped));
        Writer { queue, task: Mutex::new(Some((stop, task))) }
    }

    /// Carries something out. When this comes back, it survives a power cut.
    pub(super) async fn write<T, W>(&self, work: W) -> Result<T, StoreError>
    where
        T: Send + 'static,
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> WriteFuture<'c, T> + Send + 'static,
    {
        let closed = || StoreError::Failed("the store is closed".to_owned());
        let (answer, answered) = oneshot::channel();
        let job = PendingWrite { work: Some(work), value: None, answer };
        self.queue.send(Box::new(job)).await.map_err(|_| closed())?;
        answered.await.map_err(|_| closed())?
    }

    /// Stores what waits, and closes the database.
    pub(super) async fn close(&self) {
        let task = self.task.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
        if let Some((stop, task)) = task {
            let _ = stop.send(());
            let _ = task.await;
        }
    }
}

async fn write_on(
    mut database: SqliteConnection,
    mut count: CommitCount,
    mut steps: mpsc::Receiver<Box<dyn QueuedWrite>>,
    mut stopped: oneshot::Receiver<()>,
) {
    let mut batch = Vec::with_capacity(BATCH);
    let mut closing = false;
    loop {
        tokio::select! {
            biased;
            taken = steps.recv_many(&mut batch, BATCH) => {
                if taken == 0 {
                    break;
                }
                write_together(&mut database, &mut count, std::mem::take(&mut batch)).await;
            }
            // The queue was empty. Close it; a step that slips in before is still taken, and then `recv_many` says 0.
            _ = &mut stopped, if !closing => {
                closing = true;
                steps.close();
            }
        }
    }
    match database.close().await {
        Ok(()) => count.shut(),
        Err(error) => tracing::error!(%error, "the database could not be closed"),
    }
}

/// One transaction. A step that fails is undone alone; if the transaction fails, all of them did.
async fn write_together(
    database: &mut SqliteConnection,
    count: &mut CommitCount,
    mut batch: Vec<Box<dyn QueuedWrite>>,
) {
    match try_together(database, count, &mut batch).await {
        Ok(outcomes) => {
            count.acknowledge();
            for (step, outcome) in batch.into_iter().zip(outcomes) {
                step.answer(outcome);
            }
        }
        Err(error) => {
            tracing::error!(%error, steps = batch.len(), "nothing could be stored");
            // SQLite may have undone the transaction itself already; then this fails, as it should.
            let _ = sqlx::query("ROLLBACK").execute(&mut *database).await;
            for step in batch {
                step.answer(Err(StoreError::from(&error)));
            }
        }
    }
}

async fn try_together(
    database: &mut SqliteConnection,
    count: &CommitCount,
    batch: &mut [Box<dyn QueuedWrite>],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(batch.len());
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *database).await?;
    for step in batch {
        sqlx::query("SAVEPOINT step").execute(&mut *database).await?;
        let outcome = step.run(database).await;
        // If a full disk made SQLite undo everything, then the savepoint is gone and this fails too: nothing is
        // acknowledged that is not stored.
        match outcome {
            Ok(()) => sqlx::query("RELEASE step").execute(&mut *database).await?,
            Err(_) => sqlx::query("ROLLBACK TO step; RELEASE step").execute(&mut *database).await?,
        };
        outcomes.push(outcome);
    }
    count.count(&mut *database).await?;
    sqlx::query("COMMIT").execute(&mut *database).await?;
    Ok(outcomes)
}
