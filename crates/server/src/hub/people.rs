//! What happens to a person and concerns every table: a ban, a deletion, a new name, new blocks.

use super::{Hub, Request};
use crate::store::{PersonId, StoreError};
use hedgerow_protocol::ApiError;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::oneshot;

impl Hub {
    /// Takes a person off a table.
    pub async fn kick(self: &Arc<Hub>, table: &str, person: PersonId) -> Result<(), ApiError> {
        self.ask(table, |answer| Request::Kick { person, answer }).await
    }

    /// The table was deleted and can no longer be seen.
    pub async fn close_table(&self, table: &str) {
        match self.in_memory(table) {
            Some(handle) => drop(handle.send(Request::Close).await),
            None => self.shared.live_games.forget(table),
        }
    }

    /// Ends the sockets and streams of a person who was banned or deleted, or whose session or token ended. Pages come back
    /// by themselves.
    pub async fn end_sockets(&self, person: PersonId) {
        self.shared.streams.cut(person);
        for handle in self.all_in_memory() {
            let _ = handle.send(Request::Expel { person }).await;
        }
    }

    /// Takes a person who was banned or wants to be deleted off all tables that are not over. Without a server no tables are
    /// played, and the person keeps the seats.
    pub async fn leave_tables(self: &Arc<Hub>, person: PersonId) {
        if !self.is_serving() {
            return;
        }
        let tables = match self.shared.people.unfinished_tables_of(person).await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!(%error, "cannot ask for the tables of somebody"),
        };
        for table in tables {
            // A person who only made the table has no seat to leave.
            let _ = self.kick(&table, person).await;
        }
        // What is decided at a table right now is not stored yet; asked after that, its task knows.
        for handle in self.all_in_memory() {
            let (answer, _) = oneshot::channel();
            let _ = handle.send(Request::Kick { person, answer }).await;
        }
    }

    /// A person chose anew whose chat is not wanted.
    pub async fn tell_blocked(&self, person: PersonId) {
        let Ok(blocked) = self.shared.store.unheard(person).await else { return };
        let blocked: HashSet<PersonId> = blocked.into_iter().collect();
        for handle in self.all_in_memory() {
            let _ = handle.send(Request::Blocked { person, blocked: blocked.clone() }).await;
        }
    }

    /// A person has a new name, or is shown as a program, or was deleted.
    pub async fn tell_name(&self, person: PersonId) {
        let deleted = matches!(self.shared.people.person(person).await, Err(StoreError::NotFound(_)));
        for handle in self.all_in_memory() {
            if deleted {
                let _ = handle.send(Request::Silence { person }).await;
            }
            let _ = handle.send(Request::Renamed { person }).await;
        }
    }
}
