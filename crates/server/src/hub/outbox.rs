//! [`Outbox`]: what waits for one socket, bounded in bytes.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use tokio::sync::mpsc;

/// A message on its way to a socket.
pub type Outgoing = Utf8Bytes;

/// How many bytes may wait for a socket that does not read. Then it is cut off; the client comes back when it can. A table
/// with a long chat is a third of it.
const MOST_BYTES: usize = 512 * 1024;

/// Where messages for a socket are put.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::UnboundedSender<Outgoing>,
    waiting: Arc<AtomicUsize>,
}

/// Where they are taken out.
#[derive(Debug)]
pub struct Inbox {
    receiver: mpsc::UnboundedReceiver<Outgoing>,
    waiting: Arc<AtomicUsize>,
}

pub fn outbox() -> (Outbox, Inbox) {
    let (sender, receiver) = mpsc::unbounded_channel();
    let waiting = Arc::new(AtomicUsize::new(0));
    (Outbox { sender, waiting: waiting.clone() }, Inbox { receiver, waiting })
}

impl Outbox {
    /// Puts a message in. False: too much waits already, or the reader is gone.
    #[must_use]
    pub fn put(&self, message: Outgoing) -> bool {
        let bytes = message.len();
        let before = self.waiting.fetch_add(bytes, Relaxed);
        // A client that has read everything gets the next message, however large it is.
        if before > 0 && before + bytes > MOST_BYTES {
            return false;
        }
        self.sender.send(message).is_ok()
    }
}

impl Inbox {
    /// The next message; none once the table has let go of the socket and everything was taken out.
    pub async fn take(&mut self) -> Option<Outgoing> {
        let message = self.receiver.recv().await?;
        self.waiting.fetch_sub(message.len(), Relaxed);
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_waits_is_bounded_in_bytes() {
        let (outbox, mut inbox) = outbox();
        let message: Outgoing = "x".repeat(MOST_BYTES / 4).into();
        for _ in 0..4 {
            assert!(outbox.put(message.clone()));
        }
        assert!(!outbox.put("x".into()));
        let (outbox, _) = self::outbox();
        assert!(!outbox.put(message.clone()), "nobody reads");
        inbox.take().await.unwrap();
    }
}
