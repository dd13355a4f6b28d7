//! What people and the host of the server need from the live tables.

use super::{Hub, Request};
use crate::app::TableKeeper;
use crate::store::{PersonId, StoreError};
use async_trait::async_trait;
use hedgerow_protocol::ApiError;
use std::collections::HashSet;
use std::sync::Arc;
use tokio::sync::oneshot;

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
        // What is decided at a table right now is not stored yet; asked after that, its owner knows.
        for handle in self.0.all_in_memory() {
            let (answer, _) = oneshot::channel();
            let _ = handle.send(Request::Kick { person, answer }).await;
        }
    }

    async fn blocked(&self, person: PersonId) {
        let Ok(blocked) = self.0.shared().people.blocked(person).await else { return };
        let blocked: HashSet<PersonId> = blocked.into_iter().map(|person| person.id).collect();
        for handle in self.0.all_in_memory() {
            let _ = handle.send(Request::Blocked { person, blocked: blocked.clone() }).await;
        }
    }

    async fn renamed(&self, person: PersonId) {
        let deleted = matches!(self.0.shared().people.person(person).await, Err(StoreError::NotFound(_)));
        for handle in self.0.all_in_memory() {
            if deleted {
                let _ = handle.send(Request::Silence { person }).await;
            }
            let _ = handle.send(Request::Renamed { person }).await;
        }
    }
}
