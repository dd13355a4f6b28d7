//! [`Streams`]: what concerns a person, as it happens, wherever they listen.

use crate::store::PersonId;
use hedgerow_protocol::StreamEvent;
use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc;

/// How much may wait for a listener that does not read. One that falls further behind is cut off and comes back.
const WAITING: usize = 64;

#[derive(Debug, Default)]
pub struct Streams(Mutex<Listeners>);

#[derive(Debug, Default)]
struct Listeners {
    by_person: HashMap<PersonId, Vec<Listener>>,
    /// The server stops: a client that comes back too early gets an empty stream, or the server would wait for it.
    closed: bool,
}

#[derive(Debug)]
struct Listener {
    sender: mpsc::Sender<StreamEvent>,
    /// Whether it is a program that plays, and not the page of a person or a program that only looks.
    plays: bool,
}

impl Streams {
    /// `plays`: a program that plays listens.
    pub fn listen(&self, person: PersonId, plays: bool) -> mpsc::Receiver<StreamEvent> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut listeners = self.lock();
        if !listeners.closed {
            listeners.by_person.entry(person).or_default().push(Listener { sender, plays });
        }
        receiver
    }

    pub fn tell(&self, person: PersonId, event: StreamEvent) {
        let listeners = &mut self.lock().by_person;
        if let Some(own) = listeners.get_mut(&person) {
            own.retain(|listener| listener.sender.try_send(event.clone()).is_ok());
            if own.is_empty() {
                listeners.remove(&person);
            }
        }
    }

    /// Ends all streams of a person.
    pub fn cut(&self, person: PersonId) {
        self.lock().by_person.remove(&person);
    }

    /// Whether a person listens to any stream.
    pub fn is_listening(&self, person: PersonId) -> bool {
        self.listens(person, |_| true)
    }

    /// Whether a program that plays listens. It needs no socket at a table to be there: the stream tells of its turns.
    pub fn program_listens(&self, person: PersonId) -> bool {
        self.listens(person, |listener| listener.plays)
    }

    fn listens(&self, person: PersonId, wanted: impl Fn(&Listener) -> bool) -> bool {
        let listens = |listener: &Listener| wanted(listener) && !listener.sender.is_closed();
        self.lock().by_person.get(&person).is_some_and(|own| own.iter().any(listens))
    }

    /// Forgets those who stopped listening.
    pub fn sweep(&self) {
        self.lock().by_person.retain(|_, own| {
            own.retain(|listener| !listener.sender.is_closed());
            !own.is_empty()
        });
    }

    /// Ends all streams, for good.
    pub fn close(&self) {
        *self.lock() = Listeners { by_person: HashMap::new(), closed: true };
    }

    fn lock(&self) -> MutexGuard<'_, Listeners> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
