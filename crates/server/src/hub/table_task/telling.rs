//! What the task of a table tells those who look at it, and those who are elsewhere.

use super::{PRESENCE, REMEMBERED, RecentEvent, ResumePoint, TableTask};
use crate::clock::Moment;
use crate::hub::audience::{self, Subscriber};
use crate::store::PersonId;
use crate::table::{Chair, Entry, Viewer};
use hedgerow_protocol::{ApiError, BotPace, Happening, ServerMessage, StreamEvent, TableStage};

impl TableTask {
    pub(super) fn send_event(&mut self, number: u32, happened: Vec<Happening>) {
        let presence = self.presence();
        let table = &self.table;
        self.audience.send_each(|person, _| {
            let event = table.event(number, &happened, presence.viewer(person))?;
            Some(ServerMessage::Event { event: Box::new(event) })
        });
        self.recent.push_back(RecentEvent { version: self.table.version, number, happened });
        if self.recent.len() > REMEMBERED {
            self.recent.pop_front();
        }
    }

    /// Sends the whole table to each client. The chat is part of it only if it changed.
    pub(super) fn send_views(&mut self, chat_changed: bool) {
        self.recent.clear();
        let presence = self.presence();
        self.told_here = Some(presence.message());
        let (table, chat) = (&self.table, &self.chat);
        self.audience.send_each(|person, blocked| {
            let chat = chat_changed.then(|| audience::chat_for(table, chat, blocked));
            let view = table.view(presence.viewer(person), chat);
            Some(ServerMessage::View { view: Box::new(view) })
        });
    }

    /// Tells people who are elsewhere what concerns them.
    pub(super) fn tell_streams(&self, (stage, waited_for): (TableStage, Option<PersonId>), entries: &[Entry]) {
        let streams = &self.shared().streams;
        let id = &self.table.made.id;
        let mut people: Vec<PersonId> = self.table.seats.iter().filter_map(|seat| seat.chair.person()).collect();
        people.sort_unstable();
        people.dedup();
        if stage != self.table.stage {
            for person in &people {
                let table = id.clone();
                let event = match self.table.stage {
                    TableStage::Revealing if !self.table.owes_nonce(*person) => continue,
                    TableStage::Revealing => StreamEvent::Reveal { table, version: self.table.version },
                    TableStage::Over => StreamEvent::Over { table },
                    TableStage::Waiting | TableStage::Playing => StreamEvent::Started { table },
                };
                streams.tell(*person, event);
            }
        }
        if let Some(person) =
            self.table.waits_for().filter(|person| stage != self.table.stage || waited_for != Some(*person))
        {
            streams.tell(person, StreamEvent::Turn { table: id.clone(), version: self.table.version });
        }
        for entry in entries {
            if let Entry::Arranged { chair, .. } = entry {
                self.hub.tell_invited(&self.table, chair);
            }
        }
    }

    /// Tells those who were invited and are so no longer, without having come.
    pub(super) fn tell_withdrawn(&self, invited: &[PersonId]) {
        let over = self.table.stage == TableStage::Over;
        let meant = |person| self.table.seats.iter().any(|seat| seat.chair.meant_for() == Some(person));
        for person in invited.iter().filter(|person| over || !meant(**person)) {
            self.shared().streams.tell(*person, StreamEvent::Withdrawn { table: self.table.made.id.clone() });
        }
    }

    pub(super) fn enter(
        &mut self,
        subscriber: Subscriber,
        key: Option<&str>,
        since: Option<ResumePoint>,
    ) -> Result<(), ApiError> {
        self.check_sight(subscriber.person, key)?;
        self.attend();
        let (number, person, out) = (subscriber.number, subscriber.person, subscriber.out.clone());
        let chat = audience::chat_for(&self.table, &self.chat, &subscriber.blocked);
        self.audience.enter(subscriber, self.used);
        let presence = self.presence();
        let missed = since.and_then(|since| Some((self.missed(since.version)?, since.said)));
        let messages: Vec<ServerMessage> = match missed {
            Some((missed, said)) => {
                let event = |recent: &RecentEvent| {
                    let event = self.table.event(recent.number, &recent.happened, presence.viewer(person))?;
                    let event = hedgerow_protocol::TableEvent { version: recent.version, ..event };
                    Some(ServerMessage::Event { event: Box::new(event) })
                };
                let said = chat.into_iter().filter(|message| message.id > said);
                let said = said.map(|message| ServerMessage::Chat { message });
                let here = presence.message();
                missed.into_iter().filter_map(event).chain(said).chain([here]).collect()
            }
            None => {
                let view = self.table.view(presence.viewer(person), Some(chat));
                vec![ServerMessage::View { view: Box::new(view) }]
            }
        };
        for message in messages {
            // A client that missed more than fits comes back without saying what it has.
            if !out.put(audience::text(&message)) {
                self.audience.expel_socket(number);
                break;
            }
        }
        self.tell_who_is_here();
        Ok(())
    }

    /// The versions after one that a client has, if all of them are remembered.
    pub(super) fn missed(&self, since: u32) -> Option<Vec<&RecentEvent>> {
        let first = self.recent.front().map_or(self.table.version + 1, |recent| recent.version);
        let known = since <= self.table.version && since + 1 >= first && since > self.uncounted;
        known.then(|| self.recent.iter().filter(move |recent| recent.version > since).collect())
    }

    pub(super) fn tell_who_is_here(&mut self) {
        // A crowd that comes and goes is told of together.
        self.here_due = Some(self.told_here_at + PRESENCE).filter(|due| *due > self.ran());
        if self.here_due.is_some() {
            return;
        }
        let message = self.presence().message();
        if self.told_here.as_ref() != Some(&message) {
            self.audience.send_all(&message, None);
            self.told_here = Some(message);
            self.told_here_at = self.ran();
        }
    }

    /// By seat, whether its person has been gone for a while.
    pub(super) fn away(&self) -> Vec<bool> {
        let now = self.ran();
        let vanished = self.shared().times.vanished;
        let away = |person: PersonId| {
            let long_ago = now.since(self.audience.last_seen(person)) >= vanished;
            !self.audience.is_here(person) && !self.shared().streams.is_listening(person) && long_ago
        };
        self.table.seats.iter().map(|seat| seat.player().is_some_and(away)).collect()
    }

    /// Whether a person looks at the table, or a program hears of it for them.
    fn is_here(&self, person: PersonId) -> bool {
        self.audience.is_here(person) || self.shared().streams.program_listens(person)
    }

    pub(super) fn presence(&self) -> Presence {
        let people: Vec<PersonId> = self.table.seats.iter().filter_map(|seat| seat.chair.person()).collect();
        let here = self.table.seats.iter().map(|seat| match &seat.chair {
            Chair::Person { person, .. } => self.is_here(PersonId(*person)),
            Chair::Bot { .. } => true,
            Chair::Open | Chair::Invited { .. } => false,
        });
        Presence {
            here: here.collect(),
            away: self.away(),
            spectators: self.audience.others(&people),
            ran: self.ran(),
            bots: self.bots.pace(self.shared()),
        }
    }
}

/// What the table itself does not know.
pub(super) struct Presence {
    here: Vec<bool>,
    away: Vec<bool>,
    spectators: u32,
    ran: Moment,
    bots: Option<BotPace>,
}

impl Presence {
    /// Who is here, who is away, and how many look on.
    pub(super) fn message(&self) -> ServerMessage {
        let (seats, away) = (self.here.clone(), self.away.clone());
        ServerMessage::Here { seats, away, spectators: self.spectators, bots: self.bots.clone() }
    }

    pub(super) fn viewer(&self, person: Option<PersonId>) -> Viewer<'_> {
        let Presence { here, away, spectators, ran, bots } = self;
        Viewer { person, ran: *ran, here, away, spectators: *spectators, bots: bots.as_ref() }
    }
}
