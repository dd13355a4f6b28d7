//! [`Request`]: what can be asked of the task that owns a table.

use super::{Subscriber, TableTask};
use crate::store::{Person, PersonId};
use hedgerow_bots::Plan;
use hedgerow_protocol::{ApiError, Command};
use std::collections::HashSet;
use tokio::sync::oneshot;

type ReplySender<T> = oneshot::Sender<Result<T, ApiError>>;
/// Something to ask the task of a table that changes nothing.
type Question = Box<dyn FnOnce(&mut TableTask) + Send>;

/// What can be asked of the task that owns a table.
pub enum Request {
    /// A command; the answer is the version it made.
    Do {
        person: Person,
        key: Option<String>,
        id: String,
        version: u32,
        command: Command,
        answer: ReplySender<u32>,
    },
    /// A socket wants to look, from a version it has already.
    Enter {
        subscriber: Subscriber,
        key: Option<String>,
        since: Option<ResumePoint>,
        answer: ReplySender<()>,
    },
    Leave {
        number: u64,
    },
    Say {
        person: Person,
        key: Option<String>,
        /// The speaker's own id for it.
        id: Option<String>,
        text: String,
        /// The version of the table, which stays the same.
        answer: ReplySender<u32>,
    },
    /// The host of the table keeps the author of a message from talking, or lets them talk again.
    Mute {
        person: Person,
        key: Option<String>,
        message: u32,
        muted: bool,
        answer: ReplySender<()>,
    },
    Question(Question),
    /// What a bot chose for a seat when the table had that version.
    BotChose {
        version: u32,
        seat: u8,
        plan: Plan,
    },
    /// A person has another name, as the store knows.
    Renamed {
        person: PersonId,
    },
    /// Closes the sockets of a person.
    Expel {
        person: PersonId,
    },
    /// A person changed whose chat they hide.
    Blocked {
        person: PersonId,
        blocked: HashSet<PersonId>,
    },
    /// What a person said was deleted.
    Silence {
        person: PersonId,
    },
    /// The host of the server takes a person off the table.
    Kick {
        person: PersonId,
        answer: ReplySender<()>,
    },
    /// The table is deleted and can no longer be seen.
    Close,
}

impl std::fmt::Debug for Request {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Request")
    }
}

/// What a client has already.
#[derive(Clone, Copy, Debug)]
pub struct ResumePoint {
    pub version: u32,
    /// The id of the last message it has heard.
    pub said: u32,
}
