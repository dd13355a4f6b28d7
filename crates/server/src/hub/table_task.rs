//! [`TableTask`]: the one task that owns a table. It decides, stores, and only then tells.

mod bot_turns;
mod commands;
mod passing_time;
mod talking;
mod telling;

pub(super) use commands::check_client_id;

use super::audience::{self, Audience};
use super::bot_moves::BotMoves;
use super::making::MadeTable;
use super::request::{Request, ResumePoint};
use super::{Hub, TableServices, failed, not_found};
use crate::clock::Moment;
use crate::store::{PersonId, Save, StoredChat, StoredEntry};
use crate::table::{Entry, Table};
use axum::body::Bytes;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode, Happening, ServerMessage, TableStage, TableView};
use hedgerow_rules::{Position, Seat};
use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OnceCell, mpsc};

/// How many versions a client may have missed and still be told them one by one.
const REMEMBERED: usize = 128;

/// How often clients are told who is here, at most.
const PRESENCE: Duration = Duration::from_millis(300);

/// A version that an event can say.
#[derive(Debug)]
struct RecentEvent {
    version: u32,
    number: u32,
    happened: Vec<Happening>,
}

/// A table at a moment, as far as an insight into its game needs it.
#[derive(Debug)]
pub struct InsightInput {
    pub position: Position,
    pub version: u32,
    pub tile_counter: bool,
}

pub struct TableTask {
    hub: Arc<Hub>,
    pub table: Table,
    chat: Vec<StoredChat>,
    audience: Audience,
    /// The id of the message said last.
    last_said: u32,
    /// The last versions, without a gap.
    recent: VecDeque<RecentEvent>,
    /// The version of the table when something changed that nothing counts: a name, or what was said is gone.
    uncounted: u32,
    me: mpsc::Sender<Request>,
    bots: BotMoves,
    /// What clients were last told about who is here, and when; and when they will be told again, if it has changed since.
    told_here: Option<ServerMessage>,
    told_here_at: Moment,
    here_due: Option<Moment>,
    /// What there is to know about this version, once a client asked: found out on another thread, and only once.
    insight: Arc<OnceCell<Bytes>>,
    /// When a person last looked or did something. At first, the moment when the table came into memory, although no person
    /// asked for that.
    used: Moment,
    attended: bool,
    /// Who acted last: bots think in their name.
    actor: PersonId,
    /// Something could not be stored: what is in memory is no longer the truth.
    broken: bool,
    deleted: bool,
}

impl std::fmt::Debug for TableTask {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("TableTask").field("table", &self.table.made.id).finish_non_exhaustive()
    }
}

impl TableTask {
    pub fn new(hub: Arc<Hub>, table: Table, chat: Vec<StoredChat>, me: mpsc::Sender<Request>) -> TableTask {
        let (now, actor) = (hub.shared().clock.ran(), table.made.host);
        hub.shared().live_games.note(&table);
        TableTask {
            hub,
            last_said: chat.last().map_or(0, |message| message.id),
            // Names may have changed while the table was out of memory.
            uncounted: table.version,
            table,
            chat,
            audience: Audience::since(now),
            recent: VecDeque::new(),
            me,
            bots: BotMoves::default(),
            told_here: None,
            told_here_at: now,
            here_due: None,
            insight: Arc::default(),
            used: now,
            attended: false,
            actor,
            broken: false,
            deleted: false,
        }
    }

    fn shared(&self) -> &TableServices {
        self.hub.shared()
    }

    fn ran(&self) -> Moment {
        self.shared().clock.ran()
    }

    /// Owns the table until it is no longer needed in memory.
    pub async fn run(mut self, mut requests: mpsc::Receiver<Request>) {
        self.shared().metrics.tables.inc();
        let mut closing = self.hub.closing();
        let clock = self.shared().clock.clone();
        let mut stalled = clock.stalled();
        self.ask_bot();
        while !self.broken && !self.deleted {
            let next_look = self.next_look();
            // Whether the server stops is asked first: bots that were interrupted then choose anything.
            tokio::select! {
                biased;
                () = super::closed(&mut closing) => break,
                request = requests.recv() => match request {
                    Some(request) => self.serve(request).await,
                    None => break,
                },
                // Pages count down by themselves, and did so while the server stood still.
                Ok(()) = stalled.changed(), if self.table.clocks.runs_out().is_some() => self.send_views(false),
                () = clock.sleep_until(next_look) => {
                    if self.look().await {
                        break;
                    }
                }
            }
        }
        // A client that still waits for an answer finds the channel closed, and asks the next task.
        requests.close();
        self.hub.forget(&self.table.made.id, &self.me);
        self.shared().metrics.tables.dec();
    }

    async fn serve(&mut self, request: Request) {
        match request {
            Request::Do { person, key, id, version, command, answer } => {
                let begin = Instant::now();
                let done = self.carry_out_command(&person, key.as_deref(), &id, version, command).await;
                let metrics = &self.shared().metrics;
                metrics.action_seconds.observe(begin.elapsed());
                if done.is_ok() {
                    metrics.actions.inc()
                } else {
                    metrics.refused.inc()
                }
                let _ = answer.send(done);
            }
            Request::Enter { subscriber, key, since, answer } => {
                let entered = self.enter(subscriber, key.as_deref(), since);
                let _ = answer.send(entered);
            }
            Request::Leave { number } => {
                self.used = self.ran();
                self.audience.leave(number, self.used);
                self.tell_who_is_here();
            }
            Request::Say { person, key, id, text, answer } => {
                let said = self.say(&person, key.as_deref(), id, text).await;
                let _ = answer.send(said);
            }
            Request::Mute { person, key, message, muted, answer } => {
                let done = self.mute(&person, key.as_deref(), message, muted).await;
                let _ = answer.send(done);
            }
            Request::Question(question) => {
                self.attend();
                question(self);
            }
            Request::BotChose { version, seat, plan } => self.bot_chose(version, seat, plan).await,
            Request::Renamed { person } => self.rename(person).await,
            Request::Expel { person } => self.audience.expel(person),
            Request::Blocked { person, blocked } => self.block(person, &blocked),
            Request::Silence { person } => self.silence(person),
            Request::Kick { person, answer } => {
                let kicked = self.kick(person).await;
                let _ = answer.send(kicked);
            }
            Request::Close => {
                self.deleted = true;
                self.shared().live_games.forget(&self.table.made.id);
            }
        }
    }

    /// Looks up a person's name. It is not passed with the request, as two requests may arrive in another order than they
    /// were made.
    async fn rename(&mut self, person: PersonId) {
        if self.table.people.remove(&person).is_none() {
            return;
        }
        if let Err(error) = self.hub.introduce(&mut self.table, &[person]).await {
            // The next task of the table asks again.
            self.broken = true;
            return tracing::error!(%error, "a new name could not be asked for");
        }
        self.uncounted = self.table.version;
        self.send_views(self.chat.iter().any(|said| said.person == person));
    }

    /// Whether a person may see the table at all.
    pub fn check_sight(&self, person: Option<PersonId>, key: Option<&str>) -> Result<(), ApiError> {
        if self.table.may_see(person, key) { Ok(()) } else { Err(not_found()) }
    }

    async fn carry_out(&mut self, entries: Vec<Entry>, by: Option<(PersonId, &str)>) -> Result<(), ApiError> {
        self.carry_out_with(entries, by, None).await
    }

    /// Applies entries, stores them, together with a table that follows from them, and then tells all clients. If they
    /// cannot be stored, this task ends.
    async fn carry_out_with(
        &mut self,
        entries: Vec<Entry>,
        by: Option<(PersonId, &str)>,
        new: Option<MadeTable>,
    ) -> Result<(), ApiError> {
        let now = self.shared().clock.now();
        let number = self.table.game.as_ref().map_or(0, |game| game.position().turn() as u32);
        let before = (self.table.stage, self.table.waits_for());
        let invited: Vec<PersonId> =
            self.table.invited().filter(|other| by.is_none_or(|(by, _)| by != *other)).collect();
        let mut stored = Vec::new();
        let mut happened = Vec::new();
        self.insight = Arc::default();
        for entry in &entries {
            happened = self.table.apply(entry, now).inspect_err(|_| self.broken = true)?;
            // The id of the command stands with the last of its entries.
            let last = stored.len() + 1 == entries.len();
            let by = by.filter(|_| last);
            stored.push(StoredEntry {
                version: self.table.version,
                at_ms: now.date_ms,
                person: by.map(|(person, _)| person),
                client_id: by.map(|(_, id)| id.to_string()),
                body: entry.write(now.ran).map_err(ApiError::fault)?,
            });
        }
        if !matches!(entries.as_slice(), [Entry::Played { .. }]) {
            self.hub.clone().weigh(&mut self.table).await;
        }
        let ended = before.0 != TableStage::Over && self.table.stage == TableStage::Over;
        let save = Save {
            table: self.table.made.id.clone(),
            create: None,
            entries: stored,
            summary: self.table.summary(self.table.due(self.shared().times.expiry, self.shared().times.reveal)),
            result: self.table.result().filter(|_| ended),
        };
        let begin = Instant::now();
        let (new_table, new_save) = new.map(|MadeTable { table, save }| (table, save)).unzip();
        let saved = self.shared().tables.save_together(new_save.into_iter().chain([save]).collect()).await;
        self.shared().metrics.save_seconds.observe(begin.elapsed());
        saved.map_err(failed).inspect_err(|_| self.broken = true)?;
        if let Some((person, id)) = by {
            self.table.note_done(person, id);
        }
        self.shared().live_games.note(&self.table);
        if ended {
            self.shared().metrics.games.inc();
        }
        if let Some(table) = new_table {
            self.hub.welcome(&table).await;
        }
        match entries.as_slice() {
            [Entry::Played { .. }] if !ended => self.send_event(number, happened),
            _ => self.send_views(false),
        }
        self.tell_streams(before, &entries);
        self.tell_withdrawn(&invited);
        self.ask_bot();
        Ok(())
    }

    /// The table as a person sees it now.
    pub fn view(&self, person: Option<PersonId>, blocked: &HashSet<PersonId>) -> TableView {
        self.table.view(self.presence().viewer(person), Some(audience::chat_for(&self.table, &self.chat, blocked)))
    }

    /// The position, and the seat of a person that must decide in it.
    pub fn position_for(&self, person: PersonId) -> Result<(Position, Seat, u32), ApiError> {
        let game = self.table.playing()?;
        match self.table.to_act().filter(|_| self.table.waits_for() == Some(person)) {
            Some(seat) => Ok((game.position().clone(), Seat(seat), self.table.version)),
            None => Err(ApiError::new(ErrorCode::NotNow, text!("server-not-your-turn"))),
        }
    }

    /// Refuses help at a table that plays the game of another one.
    pub fn check_not_copied(&self) -> Result<(), ApiError> {
        self.shared().live_games.check_table(&self.table, &[])
    }

    /// Where the insight into this version is kept, and what it is made from if that was not done yet.
    pub fn insight(&self) -> Result<(Arc<OnceCell<Bytes>>, Option<InsightInput>), ApiError> {
        let game = self.table.game.as_ref();
        let game = game.ok_or_else(|| ApiError::new(ErrorCode::NotNow, text!("server-not-begun")))?;
        self.check_not_copied()?;
        let seen = (!self.insight.initialized()).then(|| InsightInput {
            position: game.position().clone(),
            version: self.table.version,
            tile_counter: self.table.settings.tile_counter,
        });
        Ok((self.insight.clone(), seen))
    }
}
