//! Making tables: new ones, rematches, and games from elsewhere.

use super::table_task::check_client_id;
use super::{Hub, failed};
use crate::clock::Now;
use crate::names::{LONGEST_ELSEWHERE, check_label};
use crate::store::{Person, PersonId, Save, StoredEntry};
use crate::table::{
    Chair, Entry, NewTable, Table, check_colours, check_lesson, check_rated_seats, check_settings, check_what_if,
    first_seats, name_bots,
};
use hedgerow_lessons::Lesson;
use hedgerow_locale::{Text, text};
use hedgerow_notation::{DrawOrigin, Record, parse_action};
use hedgerow_protocol::{
    ApiError, BotSpeed, Clock, CreateTable, Draws, ErrorCode, First, OnTimeout, Pledge, SeatPlan, StreamEvent,
    TableSettings, Visibility, WhatIf,
};
use std::sync::Arc;

/// Letters and digits that are not taken for one another.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// Random bytes from the system.
fn random<const N: usize>() -> Result<[u8; N], ApiError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| ApiError::fault(format!("no random numbers: {error}")))?;
    Ok(bytes)
}

/// A word that cannot be guessed: 5 bits per letter.
pub(super) fn random_word<const N: usize>() -> Result<String, ApiError> {
    Ok(random::<N>()?.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect())
}

/// A game from elsewhere that was read, but is not kept yet.
#[derive(Debug)]
pub struct ImportedTable {
    table: Table,
    entry: Entry,
    now: Now,
}

/// A table that is made, but not stored yet.
#[derive(Debug)]
pub(super) struct MadeTable {
    pub table: Table,
    pub save: Save,
}

impl Hub {
    /// The table that a person has already made under this client id.
    pub async fn made_before(&self, host: PersonId, client_id: Option<&str>) -> Result<Option<String>, ApiError> {
        let Some(id) = client_id else { return Ok(None) };
        check_client_id(id)?;
        self.shared.tables.table_made(host, id).await.map_err(failed)
    }

    /// The position from which a what-if table goes on. Up to hundreds of turns are played through.
    pub fn read_what_if(&self, WhatIf { record, step, line }: WhatIf) -> Result<Record, ApiError> {
        let bad = |text: Text| ApiError::new(ErrorCode::BadRequest, text);
        let read = Record::read(&record, Lesson::sets()).map_err(|error| bad((&error).into()))?;
        // Names stay with people.
        let mut record =
            Record::new(&read.game, read.seats(), read.first, DrawOrigin::Entered).map_err(ApiError::fault)?;
        record.actions = read.actions.into_iter().take(step as usize).collect();
        let mut position = record.end().map_err(|error| bad((&error).into()))?;
        for word in line {
            let action = parse_action(&position, &word).map_err(|error| bad((&error).into()))?;
            position.play(action).map_err(|refusal| ApiError {
                rule: Some(refusal.rule()),
                ..ApiError::new(ErrorCode::Illegal, &refusal)
            })?;
            record.actions.push(action);
        }
        if position.outcome().is_some() {
            return Err(ApiError::new(ErrorCode::NotNow, text!("server-what-if-over")));
        }
        self.shared.live_games.check(&record)?;
        Ok(record)
    }

    /// Makes a table, and starts it if no player is missing. Returns its id. `from`: the position from which a what-if table goes on.
    pub async fn make(
        self: &Arc<Hub>,
        host: &Person,
        mut request: CreateTable,
        from: Option<Record>,
    ) -> Result<String, ApiError> {
        let client_id = request.id.take();
        if let Some(record) = &from {
            check_what_if(&mut request, record)?;
        }
        check_settings(&mut request.settings, request.seats.len(), &self.shared.games)?;
        check_lesson(&request)?;
        check_rated_seats(&request)?;
        if request.settings.rated && host.guest {
            return Err(ApiError::new(ErrorCode::NotNow, text!("server-rated-needs-account")));
        }
        let mut invited = Vec::new();
        for plan in &request.seats {
            let person = self.invited(host.id, plan, &request.settings, request.seats.len()).await?;
            invited.extend(person.map(|person| person.id));
        }
        let seats = first_seats(&request.seats, host.id, &invited)?;
        if request.settings.rated {
            self.check_unrelated(seats.iter().filter_map(Chair::meant_for).collect()).await?;
        }
        check_colours(&request.colours, seats.len())?;
        let mut made = self.made_with(host.id, request.settings, seats, &request.colours, request.pledge, from).await?;
        if let Some(create) = &mut made.save.create {
            create.client_id.clone_from(&client_id);
        }
        let kept = self.keep_new(made).await;
        match kept {
            // The same was asked twice at the same moment.
            Err(error) if error.code == ErrorCode::Taken => {
                self.made_before(host.id, client_id.as_deref()).await?.ok_or(error)
            }
            kept => kept,
        }
    }

    /// No one plays a rated game with their own bot, or two of their bots.
    pub(super) async fn check_unrelated(&self, mut people: Vec<PersonId>) -> Result<(), ApiError> {
        people.sort_unstable();
        people.dedup();
        match self.shared.store.are_unrelated(&people).await.map_err(failed)? {
            true => Ok(()),
            false => Err(ApiError::new(ErrorCode::NotNow, text!("server-rated-own-bot"))),
        }
    }

    /// The person behind an invitation, if it is one. A person who has blocked the host, or does not accept such games, is not
    /// invited.
    pub(super) async fn invited(
        &self,
        host: PersonId,
        plan: &SeatPlan,
        settings: &TableSettings,
        seats: usize,
    ) -> Result<Option<Person>, ApiError> {
        let SeatPlan::Invited { name } = plan else { return Ok(None) };
        let unknown = |_| ApiError::new(ErrorCode::NotFound, text!("server-nobody-called", name = name));
        let person = self.shared.people.person_named(name).await.map_err(unknown)?;
        if self.shared.people.has_blocked(person.id, host).await.map_err(failed)? {
            return Err(ApiError::new(ErrorCode::NotYours, text!("server-not-invited", name = person.name)));
        }
        let games = self.shared.store.games_of(person.id).await.map_err(failed)?;
        self.check_accepted(&person, settings, seats, games).await?;
        Ok(Some(person))
    }

    /// Refuses what a person does not accept who plays so many `games` already.
    pub(super) async fn check_accepted(
        &self,
        person: &Person,
        settings: &TableSettings,
        seats: usize,
        games: u32,
    ) -> Result<(), ApiError> {
        let accepts = self.shared.store.accepts(person.id).await.map_err(failed)?;
        match accepts.refusal(settings, seats, games) {
            None => Ok(()),
            Some(reason) => {
                let text = text!("server-declined", name = person.name.as_str(), reason = reason.name());
                Err(ApiError::declined(text, reason))
            }
        }
    }

    async fn made_with(
        &self,
        host: PersonId,
        settings: TableSettings,
        mut seats: Vec<Chair>,
        colours: &[Option<u8>],
        pledge: Option<Pledge>,
        from: Option<Record>,
    ) -> Result<MadeTable, ApiError> {
        let now = self.shared.clock.now();
        let mut table = self.empty_table(host, settings, now)?;
        name_bots(&mut seats, &table.made.id);
        let chosen =
            (0..).zip(colours).filter_map(|(seat, colour)| colour.map(|colour| Entry::Coloured { seat, colour }));
        let mut entries: Vec<Entry> = std::iter::once(Entry::Made { seats }).chain(chosen).collect();
        for entry in &entries {
            table.apply(entry, now)?;
        }
        if let Some(pledged) = table.pledged(host, pledge.as_ref())? {
            table.apply(&pledged, now)?;
            entries.push(pledged);
        }
        if table.is_full() {
            let beginning = match from {
                Some(record) => table.going_on(record)?,
                None => table.beginning()?,
            };
            table.apply(&beginning, now)?;
            entries.push(beginning);
        }
        self.made(table, &entries, now).await
    }

    fn empty_table(&self, host: PersonId, settings: TableSettings, now: Now) -> Result<Table, ApiError> {
        let key = match settings.visibility {
            Visibility::Open => None,
            Visibility::Private => Some(random_word::<16>()?),
        };
        let made = NewTable {
            id: random_word::<12>()?,
            host,
            key,
            secret: random::<32>()?,
            settings: serde_json::to_string(&settings).map_err(ApiError::fault)?,
            created_ms: now.date_ms,
            client_id: None,
        };
        Table::new(made, self.shared.games.clone())
    }

    async fn made(&self, mut table: Table, entries: &[Entry], now: Now) -> Result<MadeTable, ApiError> {
        self.introduce(&mut table, &[]).await?;
        let stored = entries.iter().zip(1..).map(|(entry, version)| {
            let body = entry.write(now.ran).map_err(ApiError::fault)?;
            Ok(StoredEntry { version, at_ms: now.date_ms, person: None, client_id: None, body })
        });
        let save = Save {
            table: table.made.id.clone(),
            create: Some(table.made.clone()),
            entries: stored.collect::<Result<_, ApiError>>()?,
            summary: table.summary(table.due(self.shared.times.expiry, self.shared.times.reveal)),
            result: None,
        };
        Ok(MadeTable { table, save })
    }

    /// Stores a new table. Comes back with its id.
    async fn keep_new(self: &Arc<Hub>, MadeTable { table, save }: MadeTable) -> Result<String, ApiError> {
        self.shared.tables.save(save).await.map_err(failed)?;
        self.welcome(&table).await;
        Ok(table.made.id)
    }

    /// Tells who is invited to a table that is stored now, and lets it begin.
    pub(super) async fn welcome(self: &Arc<Hub>, table: &Table) {
        let mut told = Vec::new();
        for seat in &table.seats {
            let person = seat.chair.meant_for();
            if !told.contains(&person) {
                self.tell_invited(table, &seat.chair);
                told.push(person);
            }
        }
        self.wake(&table.made.id).await;
    }

    /// Tells the person who is invited to a chair.
    pub(super) fn tell_invited(&self, table: &Table, chair: &Chair) {
        let Chair::Invited { person, .. } = chair else { return };
        let host = table.view_of(table.made.host);
        let challenge = StreamEvent::Challenge {
            table: table.made.id.clone(),
            from: host.name,
            bot: host.bot,
            rules: table.settings.rules.clone(),
            options: table.settings.options.clone(),
            clock: table.settings.clock,
            rated: table.settings.rated,
            // A table has at most five.
            seats: u8::try_from(table.seats.len()).unwrap_or(u8::MAX),
            key: table.made.key.clone(),
        };
        self.shared.streams.tell(PersonId(*person), challenge);
    }

    /// The same again: the next seat begins, the other people are invited. It is stored together with the table that knows of
    /// it, so that neither is ever there without the other.
    pub(super) async fn rematch_of(
        &self,
        old: &Table,
        person: PersonId,
        pledge: Option<Pledge>,
    ) -> Result<MadeTable, ApiError> {
        let over = old.stage == hedgerow_protocol::TableStage::Over;
        if !over || old.imported.is_some() || old.what_if().is_some() || old.seats_of(person).is_empty() {
            return Err(ApiError::new(ErrorCode::NotNow, text!("server-rematch")));
        }
        let first = old.game.as_ref().map_or(0, |game| game.position().first().0);
        // A lesson is the same every time.
        let next = if old.lesson().is_some() { first } else { (first + 1) % old.seats.len() as u8 };
        let mut settings = TableSettings { first: First::Seat(next), while_here: false, ..old.settings.clone() };
        // What may be chosen may have changed since.
        check_settings(&mut settings, old.seats.len(), &self.shared.games)?;
        let mut seats = Vec::new();
        for seat in &old.seats {
            seats.push(match &seat.chair {
                Chair::Person { person: other, name, .. } if PersonId(*other) == person => {
                    Chair::Person { person: *other, name: name.clone(), nonce: None }
                }
                // A person who has deleted their account since, or who blocks the host, cannot come: the seat is open to
                // anyone.
                Chair::Person { person: other, name, .. } => {
                    let people = &self.shared.people;
                    let blocked = people.has_blocked(PersonId(*other), person).await.map_err(failed)?;
                    match people.person(PersonId(*other)).await {
                        Ok(other) if !blocked => {
                            let games = self.shared.store.games_of(other.id).await.map_err(failed)?;
                            self.check_accepted(&other, &settings, old.seats.len(), games).await?;
                            Chair::Invited { person: other.id.0, name: name.clone() }
                        }
                        _ => Chair::Open,
                    }
                }
                other => other.clone(),
            });
        }
        let colours: Vec<Option<u8>> = old.seats.iter().map(|seat| seat.colour).collect();
        self.made_with(person, settings, seats, &colours, pledge, None).await
    }

    /// Imports a game from elsewhere. Up to hundreds of turns are played through, so this runs apart from the threads that
    /// answer requests.
    pub fn read_record(&self, host: PersonId, text: String) -> Result<ImportedTable, ApiError> {
        let record =
            Record::read(&text, Lesson::sets()).map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
        for name in &record.players {
            check_label(name, LONGEST_ELSEWHERE)?;
        }
        let rules = record.game.rules();
        let settings = TableSettings {
            rules: rules.name().to_string(),
            options: rules.options().iter().map(|option| option.to_string()).collect(),
            visibility: Visibility::Private,
            clock: Clock::None,
            on_timeout: OnTimeout::Bot,
            rated: false,
            hints: true,
            tile_counter: true,
            first: First::Seat(record.first.0),
            draws: Draws::Entered,
            bot_speed: BotSpeed::default(),
            wait_seconds: None,
            while_here: false,
            lesson: None,
        };
        let now = self.shared.clock.now();
        let mut table = self.empty_table(host, settings, now)?;
        let entry = Entry::Imported { record: text };
        table.apply(&entry, now)?;
        Ok(ImportedTable { table, entry, now })
    }

    /// Keeps a game from elsewhere. Comes back with the id of its table.
    pub async fn store_record(self: &Arc<Hub>, imported: ImportedTable) -> Result<String, ApiError> {
        self.keep_new(self.made(imported.table, &[imported.entry], imported.now).await?).await
    }
}
