//! [`Streams`]: what concerns a person, as it happens, wherever they listen.

use crate::store::PersonId;
use hedgerow_protocol::StreamEvent;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tokio::sync::mpsc;

/// How much may wait for a listener that does not read. One that falls further behind is cut off and comes back.
const WAITING: usize = 64;

#[derive(Debug, Default)]
pub struct Streams(Mutex<HashMap<PersonId, Vec<mpsc::Sender<StreamEvent>>>>);

impl Streams {
    pub fn listen(&self, person: PersonId) -> mpsc::Receiver<StreamEvent> {
        let (sender, receiver) = mpsc::channel(WAITING);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(person).or_default().push(sender);
        receiver
    }

    pub fn tell(&self, person: PersonId, event: StreamEvent) {
        let mut listeners = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(senders) = listeners.get_mut(&person) {
            senders.retain(|sender| sender.try_send(event.clone()).is_ok());
            if senders.is_empty() {
                listeners.remove(&person);
            }
        }
    }

    /// Ends everything that somebody listens to.
    pub fn cut(&self, person: PersonId) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(&person);
    }

    /// Whether somebody listens anywhere.
    pub fn is_listening(&self, person: PersonId) -> bool {
        let listeners = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.get(&person).is_some_and(|senders| senders.iter().any(|sender| !sender.is_closed()))
    }

    /// Forgets those who stopped listening, and cuts off everybody when the server stops.
    pub fn sweep(&self, all: bool) {
        let mut listeners = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        listeners.retain(|_, senders| {
            senders.retain(|sender| !all && !sender.is_closed());
            !senders.is_empty()
        });
    }
}
