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
    by_person: HashMap<PersonId, Vec<mpsc::Sender<StreamEvent>>>,
    /// The server stops: a client that comes back too early gets an empty stream, or the server would wait for it.
    closed: bool,
}

impl Streams {
    pub fn listen(&self, person: PersonId) -> mpsc::Receiver<StreamEvent> {
        let (sender, receiver) = mpsc::channel(WAITING);
        let mut listeners = self.lock();
        if !listeners.closed {
            listeners.by_person.entry(person).or_default().push(sender);
        }
        receiver
    }

    pub fn tell(&self, person: PersonId, event: StreamEvent) {
        let listeners = &mut self.lock().by_person;
        if let Some(senders) = listeners.get_mut(&person) {
            senders.retain(|sender| sender.try_send(event.clone()).is_ok());
            if senders.is_empty() {
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
        self.lock().by_person.get(&person).is_some_and(|senders| senders.iter().any(|sender| !sender.is_closed()))
    }

    /// Forgets those who stopped listening.
    pub fn sweep(&self) {
        self.lock().by_person.retain(|_, senders| {
            senders.retain(|sender| !sender.is_closed());
            !senders.is_empty()
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
