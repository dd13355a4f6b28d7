//! [`Hub`]: finds the one task that owns a table, or wakes it from the store.

mod audience;
mod background;
mod bot_moves;
mod live_games;
mod making;
mod outbox;
mod people;
mod request;
mod seeking;
mod table_task;

pub use audience::Subscriber;
pub use live_games::LiveGames;
pub use outbox::{Inbox, Outbox, outbox};
pub use request::{Request, ResumePoint};
pub use table_task::TableTask;

use crate::bots::BotPool;
use crate::clock::{Moment, Now, ServerClock};
use crate::config::Keep;
use crate::metrics::Metrics;
use crate::people::Whereabouts;
use crate::store::{PeopleStore, Person, PersonId, Store, StoreError, StoredChat, TableStore};
use crate::streams::Streams;
use crate::table::{Entry, Games, Table};
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_protocol::{ApiError, Command, ErrorCode, TableStage};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{OnceCell, mpsc, oneshot, watch};

/// How long things at tables take, as the host of the server chose.
#[derive(Clone, Copy, Debug)]
pub struct TableTimes {
    /// How long a bot waits before it shows its move.
    pub bot_delay: Duration,
    /// After this time without an audience a table leaves the memory.
    pub idle: Duration,
    /// After this time without a move a game without a clock is closed.
    pub expiry: Duration,
    /// After this time without a sign of a player a bot may take over.
    pub vanished: Duration,
    /// How long a nonce is waited for where people play at once.
    pub reveal: Duration,
}

/// What all tables share.
#[derive(Clone)]
pub struct TableServices {
    pub tables: Arc<dyn TableStore>,
    pub people: Arc<dyn PeopleStore>,
    pub store: Arc<dyn Store>,
    pub bots: BotPool,
    pub games: Games,
    pub streams: Arc<Streams>,
    pub live_games: Arc<LiveGames>,
    pub whereabouts: Arc<Whereabouts>,
    pub metrics: Arc<Metrics>,
    pub clock: ServerClock,
    pub times: TableTimes,
    /// How long things are kept.
    pub keep: Keep,
}

impl std::fmt::Debug for TableServices {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TableServices").field("times", &self.times).finish_non_exhaustive()
    }
}

type Handle = mpsc::Sender<Request>;

/// How many requests may wait at one table.
const WAITING: usize = 256;

pub struct Hub {
    shared: TableServices,
    /// The tasks that own the tables in memory, by the ids of the tables.
    tasks: Mutex<HashMap<String, Arc<OnceCell<Handle>>>>,
    /// One offer is looked for at a time: else two that match would both be made.
    seeking: tokio::sync::Mutex<()>,
    /// Whether tables are played: not where `hedgerow admin` works on a folder without a server.
    serving: AtomicBool,
    /// Turns true when the server stops.
    closing: watch::Sender<bool>,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Hub").field("times", &self.shared.times).finish_non_exhaustive()
    }
}

/// Comes back when the server stops.
pub async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

pub fn not_found() -> ApiError {
    ApiError::new(ErrorCode::NotFound, text!("server-no-table"))
}

pub fn failed(error: StoreError) -> ApiError {
    match error {
        StoreError::NotFound(_) => not_found(),
        StoreError::Taken(_) => ApiError::new(ErrorCode::Taken, &error),
        StoreError::BadPlace => ApiError::new(ErrorCode::BadRequest, &error),
        StoreError::Failed(reason) => {
            tracing::error!(reason, "the store failed");
            ApiError::new(ErrorCode::Internal, text!("server-store-failed"))
        }
    }
}

impl Hub {
    pub fn new(shared: TableServices) -> Arc<Hub> {
        Arc::new(Hub {
            shared,
            tasks: Mutex::default(),
            seeking: tokio::sync::Mutex::default(),
            serving: AtomicBool::new(false),
            closing: watch::Sender::new(false),
        })
    }

    pub fn shared(&self) -> &TableServices {
        &self.shared
    }

    /// Whether tables are played. If not, none is woken because of what the host does.
    pub fn is_serving(&self) -> bool {
        self.serving.load(Ordering::Acquire)
    }

    /// The games that are being played, once all of them are known.
    pub async fn live_games(&self) -> &LiveGames {
        if self.is_serving() {
            self.shared.live_games.known().await;
        }
        &self.shared.live_games
    }

    /// Turns true when the server stops.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Asks the task that owns a table. A table that just left the memory is woken again.
    pub async fn ask<T>(
        self: &Arc<Hub>,
        table: &str,
        mut request: impl FnMut(oneshot::Sender<Result<T, ApiError>>) -> Request,
    ) -> Result<T, ApiError> {
        for _ in 0..3 {
            let handle = self.task(table).await?;
            let (answer, answered) = oneshot::channel();
            if handle.send(request(answer)).await.is_ok()
                && let Ok(answer) = answered.await
            {
                return answer;
            }
            self.forget(table, &handle);
        }
        Err(ApiError::new(ErrorCode::Internal, text!("server-no-answer")))
    }

    /// Carries a command out; the answer is the version it made.
    pub async fn carry_out(
        self: &Arc<Hub>,
        table: &str,
        person: &Person,
        key: Option<&str>,
        id: &str,
        version: u32,
        command: &Command,
    ) -> Result<u32, ApiError> {
        let request = |answer| Request::Do {
            person: person.clone(),
            key: key.map(str::to_string),
            id: id.to_string(),
            version,
            command: command.clone(),
            answer,
        };
        self.ask(table, request).await
    }

    pub async fn say(
        self: &Arc<Hub>,
        table: &str,
        person: &Person,
        key: Option<&str>,
        id: Option<&str>,
        text: &str,
    ) -> Result<u32, ApiError> {
        let request = |answer| Request::Say {
            person: person.clone(),
            key: key.map(str::to_string),
            id: id.map(str::to_string),
            text: text.to_string(),
            answer,
        };
        self.ask(table, request).await
    }

    /// Asks something about a table that changes nothing.
    pub async fn look<T: Send + 'static>(
        self: &Arc<Hub>,
        table: &str,
        person: Option<PersonId>,
        key: Option<&str>,
        question: impl Fn(&TableTask) -> Result<T, ApiError> + Clone + Send + 'static,
    ) -> Result<T, ApiError> {
        let request = |answer: oneshot::Sender<Result<T, ApiError>>| {
            let (question, key) = (question.clone(), key.map(str::to_string));
            Request::Question(Box::new(move |task| {
                let seen = task.check_sight(person, key.as_deref());
                let _ = answer.send(seen.and_then(|()| question(task)));
            }))
        };
        self.ask(table, request).await
    }

    /// A socket is gone. A table that left the memory meanwhile need not know.
    pub async fn leave(&self, table: &str, number: u64) {
        if let Some(handle) = self.in_memory(table) {
            let _ = handle.send(Request::Leave { number }).await;
        }
    }

    /// The task that owns a table, loaded from the store if it is not in memory.
    async fn task(self: &Arc<Hub>, table: &str) -> Result<Handle, ApiError> {
        if *self.closing.borrow() {
            return Err(ApiError::new(ErrorCode::Stopping, text!("server-stopping")));
        }
        let cell = self.lock().entry(table.to_string()).or_default().clone();
        let loaded = cell.get_or_try_init(|| async {
            let (table, chat) = self.load(table).await?;
            Ok::<Handle, ApiError>(self.begin(table, chat))
        });
        match loaded.await {
            Ok(handle) => Ok(handle.clone()),
            Err(error) => {
                // A client that guesses ids of tables must not fill the memory with them.
                let mut tasks = self.lock();
                if tasks.get(table).is_some_and(|cell| !cell.initialized()) {
                    tasks.remove(table);
                }
                Err(error)
            }
        }
    }

    /// A table from its entries, and its chat.
    async fn load(&self, id: &str) -> Result<(Table, Vec<StoredChat>), ApiError> {
        let stored = self.shared.tables.load(id).await.map_err(failed)?;
        let mut table = Table::new(stored.table, self.shared.games.clone())?;
        for entry in &stored.entries {
            let (body, ran) = Entry::read(&entry.body)
                .map_err(|error| ApiError::fault(format!("entry {} is damaged: {error}", entry.version)))?;
            let ran = ran.unwrap_or(Moment::from_ms(entry.at_ms));
            table.apply(&body, Now { date_ms: entry.at_ms, ran })?;
            if let (Some(person), Some(client_id)) = (entry.person, &entry.client_id) {
                table.note_done(person, client_id);
            }
        }
        // The server may have crashed before it noted how long it had run.
        self.shared.clock.at_least(table.changed.ran);
        let speakers = stored.chat.iter().map(|said| said.person);
        let spoken_of: Vec<PersonId> = speakers.chain(stored.mutes.iter().map(|mute| mute.person)).collect();
        self.introduce(&mut table, &spoken_of).await?;
        table.muted = stored.mutes;
        self.weigh(&mut table).await;
        Ok((table, stored.chat))
    }

    /// The record of a table's game, for a person who may see it. A table that is not in memory is not woken for it.
    pub async fn record(self: &Arc<Hub>, table: &str, person: PersonId) -> Result<Record, ApiError> {
        match self.in_memory(table) {
            Some(_) => self.look(table, Some(person), None, |task| task.table.record()).await,
            None => {
                let (table, _) = self.load(table).await?;
                if table.may_see(Some(person), None) { table.record() } else { Err(not_found()) }
            }
        }
    }

    /// The record of a game that is over, and who made its table. No table is woken for it.
    pub async fn finished_game(&self, table: &str) -> Result<(Record, PersonId), ApiError> {
        let (table, _) = self.load(table).await?;
        match table.stage {
            TableStage::Over => Ok((table.record()?, table.made.host)),
            _ => Err(ApiError::new(ErrorCode::NotNow, text!("server-still-played"))),
        }
    }

    /// Tells a table the names of the people there, and of some others.
    async fn introduce(&self, table: &mut Table, others: &[PersonId]) -> Result<(), ApiError> {
        let seated = table.seats.iter().filter_map(|seat| seat.chair.meant_for());
        let mut people: Vec<PersonId> = seated.chain([table.made.host]).chain(others.iter().copied()).collect();
        people.retain(|person| !table.people.contains_key(person));
        if !people.is_empty() {
            table.people.extend(self.shared.people.known(&people).await.map_err(failed)?);
        }
        Ok(())
    }

    /// Whether a person who was let in earlier has neither been banned nor deleted since.
    async fn check_still_there(&self, person: PersonId) -> Result<(), ApiError> {
        match self.shared.people.person(person).await {
            Ok(person) if person.banned => Err(ApiError::new(ErrorCode::NotYours, text!("server-banned"))),
            Ok(_) => Ok(()),
            Err(StoreError::NotFound(_)) => Err(ApiError::new(ErrorCode::SignInFirst, text!("server-sign-in-first"))),
            Err(error) => Err(failed(error)),
        }
    }

    /// Finds out whether the people at a rated table had their games of the day already.
    async fn weigh(&self, table: &mut Table) {
        if !table.settings.rated || table.stage == TableStage::Over {
            return;
        }
        let people: Vec<PersonId> = table.seats.iter().filter_map(|seat| seat.chair.meant_for()).collect();
        match self.shared.people.played_enough(&people, self.shared.clock.date_ms()).await {
            Ok(enough) => table.uncounted = enough,
            Err(error) => tracing::error!(%error, "the games of the day could not be counted"),
        }
    }

    /// Starts the task that owns a table.
    fn begin(self: &Arc<Hub>, table: Table, chat: Vec<StoredChat>) -> Handle {
        let (sender, receiver) = mpsc::channel(WAITING);
        let task = TableTask::new(self.clone(), table, chat, sender.clone());
        tokio::spawn(task.run(receiver));
        sender
    }

    /// The task of a table is gone, unless another one took its place already.
    fn forget(&self, table: &str, handle: &Handle) {
        let mut tasks = self.lock();
        let same = |cell: &Arc<OnceCell<Handle>>| cell.get().is_some_and(|other| other.same_channel(handle));
        if tasks.get(table).is_some_and(same) {
            tasks.remove(table);
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Handle>>>> {
        self.tasks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn wake(self: &Arc<Hub>, table: &str) {
        if let Err(error) = self.task(table).await
            && error.code != ErrorCode::Stopping
        {
            tracing::error!(table, %error, "a table cannot be loaded");
        }
    }

    /// Lets every table finish what it is doing, and ends the sockets.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        self.shared.bots.close();
        self.shared.streams.close();
        let handles: Vec<Handle> = self.lock().drain().filter_map(|(_, cell)| cell.get().cloned()).collect();
        for handle in handles {
            let _ = tokio::time::timeout(Duration::from_secs(5), handle.closed()).await;
        }
        self.note_time().await;
    }

    /// The task that owns a table, if it is in memory.
    fn in_memory(&self, table: &str) -> Option<Handle> {
        self.lock().get(table).and_then(|cell| cell.get().cloned())
    }

    fn all_in_memory(&self) -> Vec<Handle> {
        self.lock().values().filter_map(|cell| cell.get().cloned()).collect()
    }
}
