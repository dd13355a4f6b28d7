//! What people and the host of the server need from the live tables.

use super::{Hub, Request};
use crate::app::TableKeeper;
use crate::store::{PersonId, StoreError};
use async_trait::async_trait;
use hedgerow_protocol::{ApiError, PersonView};
use std::collections::HashSet;
use std::sync::Arc;

/// The hub behind a seam, as the rest of the server sees it.
#[derive(Clone, Debug)]
pub struct CareTaker(pub Arc<Hub>);

#[async_trait]
impl TableKeeper for CareTaker {
    async fn kick(&self, table: &str, person: PersonId) -> Result<(), ApiError> {
        self.0.ask(table, |answer| Request::Kick { person, answer }).await
    }

    async fn forget(&self, table: &str) {
        if let Some(handle) = self.0.in_memory(table) {
            let _ = handle.send(Request::Close).await;
        }
    }

    async fn end_sessions(&self, person: PersonId) {
        self.0.shared().streams.cut(person);
        for handle in self.0.all_in_memory() {
            let _ = handle.send(Request::Expel { person }).await;
        }
    }

    async fn leave_tables(&self, person: PersonId) {
        let tables = match self.0.shared().people.unfinished_tables_of(person).await {
            Ok(tables) => tables,
            Err(error) => return tracing::error!(%error, "cannot ask for the tables of somebody"),
        };
        for table in tables {
            // Whoever only made the table has nothing to leave.
            let _ = self.kick(&table, person).await;
        }
    }

    async fn blocked(&self, person: PersonId) {
        let Ok(blocked) = self.0.shared().people.blocked(person).await else { return };
        let blocked: HashSet<PersonId> = blocked.into_iter().map(|person| person.id).collect();
        for handle in self.0.all_in_memory() {
            let _ = handle.send(Request::Blocked { person, blocked: blocked.clone() }).await;
        }
    }

    async fn renamed(&self, person: PersonId, name: &str) {
        // Somebody who was deleted is not found any more, but has a name that stays.
        let found = match self.0.shared().people.person(person).await {
            Ok(found) => Some(found),
            Err(StoreError::NotFound(_)) => None,
            Err(error) => return tracing::error!(%error, "the tables could not be told of a new name"),
        };
        let deleted = found.is_none();
        let gone = PersonView { name: name.to_string(), guest: true, bot: false };
        let view = found.map_or(gone, |person| person.view());
        for handle in self.0.all_in_memory() {
            if deleted {
                let _ = handle.send(Request::Silence { person }).await;
            }
            let _ = handle.send(Request::Renamed { person, view: view.clone() }).await;
        }
    }
}
