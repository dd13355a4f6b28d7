//! [`Audience`]: the people who look at a table.

use super::outbox::{Outbox, Outgoing};
use crate::clock::Moment;
use crate::store::{PersonId, StoredChat};
use crate::table::Table;
use hedgerow_protocol::{ChatMessage, PersonView, ServerMessage};
use std::collections::{HashMap, HashSet};

/// A socket that looks at a table.
#[derive(Debug)]
pub struct Subscriber {
    pub number: u64,
    pub person: Option<PersonId>,
    /// Where messages go. A socket that does not read is cut off when this is full.
    pub out: Outbox,
    /// Whose chat is not wanted.
    pub blocked: HashSet<PersonId>,
}

#[derive(Debug)]
pub struct Audience {
    subscribers: Vec<Subscriber>,
    /// When a person was here last.
    seen: HashMap<PersonId, Moment>,
    /// Since when it is known who is here: no one counts as gone for longer.
    since: Moment,
}

impl Audience {
    pub fn since(now: Moment) -> Audience {
        Audience { subscribers: Vec::new(), seen: HashMap::new(), since: now }
    }

    pub fn enter(&mut self, subscriber: Subscriber, now: Moment) {
        if let Some(person) = subscriber.person {
            self.seen.insert(person, now);
        }
        self.subscribers.push(subscriber);
    }

    pub fn leave(&mut self, number: u64, now: Moment) {
        let gone = self.subscribers.iter().find(|subscriber| subscriber.number == number);
        if let Some(person) = gone.and_then(|subscriber| subscriber.person) {
            self.seen.insert(person, now);
        }
        self.subscribers.retain(|subscriber| subscriber.number != number);
    }

    /// A person gave a sign without a socket.
    pub fn note(&mut self, person: PersonId, now: Moment) {
        self.seen.insert(person, now);
    }

    pub fn is_empty(&self) -> bool {
        self.subscribers.is_empty()
    }

    pub fn is_here(&self, person: PersonId) -> bool {
        self.subscribers.iter().any(|subscriber| subscriber.person == Some(person))
    }

    pub fn last_seen(&self, person: PersonId) -> Moment {
        self.seen.get(&person).copied().unwrap_or(self.since)
    }

    /// How many sockets belong to none of these people.
    pub fn others(&self, people: &[PersonId]) -> u32 {
        let counts = |subscriber: &&Subscriber| subscriber.person.is_none_or(|person| !people.contains(&person));
        self.subscribers.iter().filter(counts).count() as u32
    }

    /// Sends each person what they may see: made once per person.
    pub fn send_each(
        &mut self,
        mut message: impl FnMut(Option<PersonId>, &HashSet<PersonId>) -> Option<ServerMessage>,
    ) {
        let mut texts: HashMap<Option<PersonId>, Option<Outgoing>> = HashMap::new();
        self.subscribers.retain(|subscriber| {
            let text = texts
                .entry(subscriber.person)
                .or_insert_with(|| message(subscriber.person, &subscriber.blocked).map(|message| text(&message)));
            text.as_ref().is_none_or(|text| subscriber.out.put(text.clone()))
        });
    }

    /// Sends a message to all, except those who do not want to hear from `from`.
    pub fn send_all(&mut self, message: &ServerMessage, from: Option<PersonId>) {
        let text = text(message);
        self.subscribers.retain(|subscriber| {
            let muted = from.is_some_and(|from| subscriber.blocked.contains(&from));
            muted || subscriber.out.put(text.clone())
        });
    }

    /// A person changed whose chat they hide.
    pub fn block(&mut self, person: PersonId, blocked: &HashSet<PersonId>) {
        let own = self.subscribers.iter_mut().filter(|subscriber| subscriber.person == Some(person));
        own.for_each(|subscriber| subscriber.blocked.clone_from(blocked));
    }

    /// Ends one socket.
    pub fn expel_socket(&mut self, number: u64) {
        self.subscribers.retain(|subscriber| subscriber.number != number);
    }

    /// Closes the sockets of a person.
    pub fn expel(&mut self, person: PersonId) {
        self.subscribers.retain(|subscriber| subscriber.person != Some(person));
    }
}

/// A message as JSON.
pub fn text(message: &ServerMessage) -> Outgoing {
    // These types have string keys only, so they always can be written.
    serde_json::to_string(message).unwrap_or_default().into()
}

pub fn chat_message(table: &Table, said: &StoredChat) -> ChatMessage {
    let PersonView { name, guest, bot } = table.view_of(said.person);
    ChatMessage { id: said.id, name, guest, bot, text: said.text.clone(), at_ms: said.at_ms }
}

/// What was said, without those whose chat is not wanted.
pub fn chat_for(table: &Table, chat: &[StoredChat], blocked: &HashSet<PersonId>) -> Vec<ChatMessage> {
    chat.iter().filter(|said| !blocked.contains(&said.person)).map(|said| chat_message(table, said)).collect()
}
