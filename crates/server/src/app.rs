//! [`App`]: everything the routes share.

use crate::analyses::{Analyses, Wanted};
use crate::bots::{self, Asker, BotPool, Thinker};
use crate::clock::{Moment, ServerClock};
use crate::config::Config;
use crate::http::{AddressBans, AddressRange, HeavyWork, Key, Limiter, Refused, RetryAfter};
use crate::hub::{Hub, TableServices, TableTimes};
use crate::metrics::Metrics;
use crate::people::{Passwords, Token, Visitor};
use crate::places::{HeldPlace, Places};
use crate::routes::Proofs;
use crate::store::{
    DataFolder, Deed, NewAudit, OpenError, Opening, OversightStore, Pass, Person, PersonId, SqliteStore, Store,
    StoreError, TableStore, is_damaged,
};
use crate::table::Games;
use hedgerow_locale::text;
use hedgerow_protocol::{AnalysisDepth, ApiError, Command, ErrorCode, SeatPlan};
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Semaphore;

/// A server, apart from its socket.
pub struct App {
    /// What the host chose.
    pub config: Config,
    /// The time, as people read it and as games count it.
    pub clock: ServerClock,
    /// Everything that lasts.
    pub store: Arc<dyn Store>,
    folder: Arc<DataFolder>,
    pub(crate) passwords: Passwords,
    /// Where records that people bring are read and played through.
    pub studies: HeavyWork,
    /// Where finished games are taken apart.
    pub(crate) analyses: Arc<Analyses>,
    /// What is known about puzzles.
    pub(crate) proofs: Proofs,
    /// How much a single client may ask for.
    pub limits: Limiters,
    /// Addresses from which all requests are refused.
    pub address_bans: AddressBans,
    /// The tables that are in memory.
    pub hub: Arc<Hub>,
    /// What `/metrics` shows.
    pub metrics: Arc<Metrics>,
    /// How many exports are under way.
    pub exports: Arc<Semaphore>,
    /// Sockets and streams, by address.
    sockets: Places,
    /// Whether the store could be written to, and when that was tried.
    ready: tokio::sync::Mutex<Option<(Moment, bool)>>,
    /// What the host's own commands are recognised by, once the server has announced itself.
    pub(crate) admin_token: OnceLock<[u8; 32]>,
}

impl std::fmt::Debug for App {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("App").field("config", &self.config).finish_non_exhaustive()
    }
}

/// Why a socket or stream that was let in must end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dismissal {
    /// The person or the address was banned.
    Banned,
    /// If the session was prolonged meanwhile, the client comes back with a valid one.
    SessionEnded,
}

/// How often it is looked at whether the session of a socket has ended.
const LOOKED_AT_AGAIN: Duration = Duration::from_secs(60);

/// What a server takes from the machine it runs on. Tests hand in their own.
#[derive(Clone)]
pub struct World {
    /// The clock that the server goes by.
    pub clock: ServerClock,
    /// Who thinks for the bots.
    pub thinker: Thinker,
}

impl Default for World {
    fn default() -> World {
        World { clock: ServerClock::system(), thinker: Arc::new(bots::think) }
    }
}

impl std::fmt::Debug for World {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("World").field("clock", &self.clock).finish_non_exhaustive()
    }
}

/// How often clients may ask for things.
#[derive(Debug)]
pub struct Limiters {
    /// Everything, by address.
    pub requests: Limiter,
    /// Becoming a guest, making an account, signing in, resetting a password: by address.
    pub sign_ins: Limiter,
    /// Wrong passwords, by the person they were tried for: from however many addresses they come, except those of a network
    /// that is known as the person's.
    pub wrong_passwords: Limiter,
    /// Commands and chat, by person.
    pub messages: Limiter,
    /// The same by address, for all who share it.
    pub messages_by_address: Limiter,
    /// New tables, by person.
    pub tables: Limiter,
    /// The same by address.
    pub tables_by_address: Limiter,
    /// New names, by person: a name can be used to say things.
    pub names: Limiter,
    /// New guests, by address.
    pub guests: Limiter,
    /// What is stored, by address, in kilobytes.
    pub stored: Limiter,
    /// Hints and reports, by person.
    pub hints: Limiter,
    /// Quick analyses of games, by address and by person.
    pub quick_analyses: Limiter,
    /// Closer ones.
    pub analyses: Limiter,
    /// Evaluations at what-if tables, by person.
    pub evaluations: Limiter,
    /// Exports, by person.
    pub exports: Limiter,
}

/// The host's decision about new accounts, made at run time.
const REGISTRATION: &str = "registration";
/// About what a new table takes on the disk, in bytes.
pub const NEW_TABLE: usize = 3000;
/// How often a person may change their name.
const NAMES_PER_HOUR: u32 = 10;
/// How long it is believed that the store can be written to.
const READY_FOR: Duration = Duration::from_secs(5);

impl App {
    /// Opens the data folder.
    pub async fn open(config: Config) -> Result<Arc<App>, OpenError> {
        App::open_in(World::default(), config).await
    }

    /// The same in another world. The only place where an `App` is made.
    pub async fn open_in(World { clock, thinker }: World, config: Config) -> Result<Arc<App>, OpenError> {
        let config = config.tidy()?;
        let opening = Opening { start_empty: config.start_empty, accept_loss: config.accept_loss };
        let store = SqliteStore::open_with(&config.data, opening).await?;
        clock.at_least(Moment::from_ms(store.ran_ms().await?));
        let per_hour = |most: u32| Limiter::new(&clock, f64::from(most) / 3600.0, most);
        let limits = Limiters {
            requests: Limiter::new(
                &clock,
                config.limits.requests_per_second.into(),
                config.limits.requests_per_second.saturating_mul(4),
            ),
            sign_ins: Limiter::new(
                &clock,
                f64::from(config.limits.sign_ins_per_minute) / 60.0,
                config.limits.sign_ins_per_minute,
            ),
            wrong_passwords: per_hour(config.limits.wrong_passwords_per_hour),
            messages: Limiter::new(
                &clock,
                config.limits.messages_per_second.into(),
                config.limits.messages_per_second.saturating_mul(4),
            ),
            messages_by_address: Limiter::new(
                &clock,
                10.0 * f64::from(config.limits.messages_per_second),
                config.limits.messages_per_second.saturating_mul(40),
            ),
            tables: per_hour(config.limits.tables_per_hour),
            tables_by_address: per_hour(config.limits.tables_per_address),
            names: per_hour(NAMES_PER_HOUR),
            guests: per_hour(config.limits.guests_per_hour),
            stored: per_hour(config.limits.stored_per_hour.saturating_mul(1024)),
            hints: Limiter::new(&clock, 1.0, 10),
            quick_analyses: Limiter::new(&clock, 0.5, 60),
            analyses: Limiter::new(&clock, 1.0 / 30.0, 4),
            evaluations: Limiter::new(&clock, 2.0, 20),
            exports: Limiter::new(&clock, 1.0 / 600.0, 3),
        };
        let folder = store.folder().clone();
        let store = Arc::new(store);
        let metrics = Arc::new(Metrics::default());
        let hub = Hub::new(TableServices {
            tables: store.clone(),
            people: store.clone(),
            store: store.clone(),
            bots: BotPool::new(config.bot_threads, thinker, clock.clone(), metrics.clone()),
            games: Games::default(),
            streams: Arc::default(),
            live_games: Arc::default(),
            whereabouts: Arc::default(),
            metrics: metrics.clone(),
            clock: clock.clone(),
            times: TableTimes {
                bot_delay: Duration::from_millis(config.bot_delay),
                idle: Duration::from_secs(config.idle_minutes.saturating_mul(60)),
                expiry: Duration::from_secs(config.expiry_days.saturating_mul(24 * 3600)),
                vanished: Duration::from_secs(config.vanished_seconds),
                reveal: Duration::from_secs(config.reveal_seconds),
            },
            keep: config.keep,
        });
        let analyses = Analyses::new(store.clone(), hub.shared().bots.clone(), clock.clone(), metrics.clone());
        let sockets = Places::new(config.limits.max_sockets);
        let address_bans = AddressBans::default();
        let unread = |error: StoreError| OpenError::Database(sqlx::Error::Protocol(error.to_string()));
        address_bans.set(store.address_bans(clock.date_ms()).await.map_err(unread)?);
        Ok(Arc::new(App {
            config,
            clock,
            store,
            folder,
            passwords: Passwords::default(),
            studies: HeavyWork::new(2, 32),
            analyses,
            proofs: Proofs::default(),
            limits,
            address_bans,
            hub,
            metrics,
            exports: Arc::new(Semaphore::new(8)),
            sockets,
            ready: tokio::sync::Mutex::default(),
            admin_token: OnceLock::new(),
        }))
    }

    pub(crate) fn folder(&self) -> &Arc<DataFolder> {
        &self.folder
    }

    /// Lets `hedgerow admin` find this server: call it once the host's own door is open.
    pub fn announce(&self, address: SocketAddr) -> Result<(), OpenError> {
        let token = Token::new()?;
        let _ = self.admin_token.set(Token::hash(token.text()));
        let folder = &self.folder;
        folder.write_private("admin.token", token.text().as_bytes())?;
        let server = serde_json::json!({ "address": address.to_string(), "pid": std::process::id() });
        folder.write_private("server.json", server.to_string().as_bytes())
    }

    /// Stores what waits, closes the store, and takes the announcement back. The last thing a server does.
    pub async fn close(&self) {
        for name in ["server.json", "admin.token"] {
            let _ = std::fs::remove_file(self.folder.path().join(name));
        }
        self.hub.close().await;
        self.store.close().await;
    }

    /// A place for a socket or a stream.
    pub fn take_socket(&self, address: IpAddr) -> Result<HeldPlace, Refused> {
        self.sockets.take(address).ok_or_else(|| {
            let error = ApiError::new(ErrorCode::TooFast, text!("server-too-many-tables"));
            // When another one will be closed is unknown: a guess, in seconds.
            Refused { error, retry_after: Some(10) }
        })
    }

    /// Whether requests can be served: the store is whole and accepts writes, and the server is not stopping. Tried at most
    /// every few seconds, however often it is asked.
    pub async fn is_ready(&self) -> bool {
        let mut tried = self.ready.lock().await;
        let fresh = tried.filter(|(at, _)| self.clock.ran().since(*at) < READY_FOR);
        let ready = match fresh {
            Some((_, ready)) => ready,
            None => {
                let written = self.store.set_setting("ready", &self.clock.date_ms().to_string()).await;
                if let Err(error) = &written {
                    tracing::error!(%error, "the store cannot be written to");
                }
                *tried = Some((self.clock.ran(), written.is_ok()));
                written.is_ok()
            }
        };
        ready && !is_damaged() && !*self.hub.closing().borrow()
    }

    /// Whether new accounts can be made: what the host decided last, by command or else by flag.
    pub async fn registration_open(&self) -> Result<bool, StoreError> {
        let decided = self.store.setting(REGISTRATION).await?;
        Ok(decided.map_or(!self.config.closed, |decided| decided == "open"))
    }

    pub(crate) async fn open_registration(&self, open: bool) -> Result<(), StoreError> {
        self.store.set_setting(REGISTRATION, if open { "open" } else { "closed" }).await
    }

    fn check_new_table(&self, person: &Person, address: IpAddr) -> Result<(), RetryAfter> {
        self.limits.tables_by_address.check(address)?;
        self.limits.tables.check(person.answerable())
    }

    /// Whether a person may make another table.
    pub async fn may_make_table(&self, person: &Person, address: IpAddr) -> Result<(), Refused> {
        self.check_new_table(person, address)?;
        let most = match person.guest {
            true => self.config.limits.tables_per_guest,
            false => self.config.limits.tables_per_person,
        };
        if most > 0 && self.store.unfinished_made_by(person.answerable()).await? >= most {
            return Err(Refused::new(ErrorCode::NotNow, text!("server-enough-tables", most = most)));
        }
        Ok(())
    }

    /// Counts what an address causes to be stored: what it sent, and what is written around it.
    pub fn charge(&self, address: IpAddr, bytes: usize) -> Result<(), RetryAfter> {
        const AROUND_IT: usize = 500;
        self.limits.stored.take(address, (bytes + AROUND_IT) as f64 / 1024.0)
    }

    /// Writes down what happened to an account, or what the host did. Nothing fails because this does.
    pub async fn note(&self, deed: Deed, person: Option<PersonId>, from: Option<IpAddr>, about: Option<String>) {
        let network = from.map(|address| AddressRange::network_of(address).to_string());
        let line = NewAudit { deed, person, network, about, at_ms: self.clock.date_ms() };
        if let Err(error) = self.store.note(line).await {
            tracing::error!(%error, deed = deed.name(), "this could not be written down");
        }
    }

    /// Refuses what a newcomer may not do yet: talk, invite, make tables that everyone sees.
    pub fn check_age(&self, person: &Person) -> Result<(), ApiError> {
        let minutes = self.config.limits.newcomer_minutes;
        let from_ms = person.since_ms.saturating_add(minutes.saturating_mul(60_000));
        let wait_ms = from_ms.saturating_sub(self.clock.date_ms());
        if wait_ms == 0 {
            return Ok(());
        }
        let wait = wait_ms.div_ceil(60_000);
        Err(ApiError::new(ErrorCode::NotNow, text!("server-newcomer", minutes = wait)))
    }

    /// Whether a person may do this at a table, as far as it is not for the table to decide: a rematch is a new table,
    /// newcomers may not invite, and no program plays a rated game for a person.
    pub async fn check_command(
        &self,
        visitor: &Visitor,
        address: IpAddr,
        table: &str,
        key: Option<&str>,
        command: &Command,
    ) -> Result<(), Refused> {
        let person = &visitor.person;
        // A move is never refused because another person at the same address has stored much.
        let _ = self.charge(address, 0);
        match command {
            Command::Rematch { .. } => {
                self.may_make_table(person, address).await?;
                self.charge(address, NEW_TABLE)?;
            }
            Command::Arrange { plan: SeatPlan::Invited { .. }, .. } => {
                self.check_age(person)?;
                // It disturbs another person as a new table with an invitation does.
                self.check_new_table(person, address)?;
            }
            _ => {}
        }
        if let Err(refused) = visitor.check_rated()
            && self.hub.look(table, Some(person.id), key, |task| Ok(task.table.settings.rated)).await?
        {
            return Err(refused);
        }
        Ok(())
    }

    /// Whether it is the person's password. After too many wrong guesses, all further attempts on that account must wait,
    /// except from networks where its owner has signed in before. These are counted separately, so that guessing cannot lock
    /// the owner out.
    pub async fn check_secret(
        &self,
        person: PersonId,
        from: IpAddr,
        password: String,
        hash: Option<String>,
    ) -> Result<bool, Refused> {
        let network = AddressRange::network_of(from);
        let known = self.store.was_at(person, &network.to_string()).await?;
        let key = if known { Key::PersonAt(person, network) } else { Key::Person(person) };
        // Taken before it is known whether it was wrong: else any number could be tried at the same moment.
        self.limits.wrong_passwords.check(key)?;
        let right = self.passwords.verify(password, hash).await;
        if !matches!(right, Ok(false)) {
            self.limits.wrong_passwords.give_back(key);
        }
        right
    }

    /// Waits until a client that was let in may no longer stay: its address is banned, or its session or token ends.
    pub async fn dismissed(&self, address: IpAddr, pass: Option<&Pass>) -> Dismissal {
        let mut bans = self.address_bans.changes();
        loop {
            let now = self.clock.date_ms();
            if self.address_bans.check(address, now).is_err() {
                return Dismissal::Banned;
            }
            if pass.and_then(|pass| pass.ends_ms).is_some_and(|ends_ms| ends_ms <= now) {
                return Dismissal::SessionEnded;
            }
            tokio::select! {
                _ = bans.changed() => {}
                () = self.clock.sleep(LOOKED_AT_AGAIN) => {}
            }
        }
    }

    /// Goes on with the analyses that a stop of the server interrupted.
    pub(crate) async fn resume_analyses(&self) {
        let interrupted = self.store.unfinished_analyses().await.unwrap_or_default();
        for table in interrupted {
            let resumed = async {
                let (record, host) = self.hub.finished_game(&table).await?;
                let shared = self.hub.shared();
                let asker = Asker { address: shared.whereabouts.key_of(host), person: host.into(), waits: false };
                let (record, table) = (Arc::new(record), Some(table.clone()));
                let wanted = Wanted { record, depth: AnalysisDepth::Normal, table, asker };
                self.analyses.ask(wanted, Duration::ZERO, || Ok(())).await
            };
            if let Err(refused) = resumed.await {
                tracing::error!(error = %refused.error, table, "an analysis cannot go on");
            }
        }
    }

    /// A person and their bots.
    pub async fn accounts_of(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let bots = self.store.bots_of(person).await?;
        Ok(std::iter::once(person).chain(bots.into_iter().map(|bot| bot.id)).collect())
    }

    /// Deletes a person and their bots everywhere, and returns the name under which the person's games stay.
    pub async fn delete_person(&self, person: PersonId) -> Result<String, StoreError> {
        let accounts = self.accounts_of(person).await?;
        // First, while there still is a person who can lose a game.
        for account in &accounts {
            self.hub.leave_tables(*account).await;
        }
        let name = self.store.delete_person(person, self.clock.date_ms()).await?;
        for account in accounts {
            self.hub.end_sockets(account).await;
            // They may have sat down meanwhile. From now on they cannot.
            self.hub.leave_tables(account).await;
            self.hub.tell_name(account).await;
        }
        Ok(name)
    }

    /// Keeps a person out, and their bots with them.
    pub(crate) async fn ban(&self, person: PersonId) -> Result<(), StoreError> {
        self.store.set_banned(person, true, self.clock.date_ms()).await?;
        for account in self.accounts_of(person).await? {
            self.hub.end_sockets(account).await;
            self.hub.leave_tables(account).await;
        }
        Ok(())
    }
}
