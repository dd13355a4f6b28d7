//! Bots and their owners in SQLite.

use super::person_rows::{PersonRow, by_id, one, person_columns, person_of};
use super::sqlite::{SqliteStore, signed, taken};
use super::{BotStore, Person, PersonId, StoreError, result_rows};
use crate::names::name_key;
use async_trait::async_trait;
use hedgerow_protocol::Accepts;

#[async_trait]
impl BotStore for SqliteStore {
    async fn new_bot(&self, owner: PersonId, name: &str, most: u32, now_ms: u64) -> Result<Person, StoreError> {
        let name = name.to_owned();
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    // The owner may have been deleted, or have made other bots, while the request was under way.
                    let insert = sqlx::query(
                        "INSERT INTO people (name, name_key, guest, bot, owner, since_ms)
                         SELECT ?1, ?2, 0, 1, id, ?3 FROM people AS owners
                         WHERE id = ?4 AND NOT guest AND NOT bot AND NOT deleted AND NOT banned
                             AND ?5 > (SELECT count(*) FROM people WHERE owner = owners.id AND NOT deleted)",
                    );
                    let insert = insert.bind(name.as_str()).bind(name_key(&name)).bind(signed(now_ms));
                    let inserted = insert.bind(owner.0).bind(most).execute(&mut *database).await;
                    let inserted = inserted.map_err(taken("name"))?;
                    if inserted.rows_affected() == 0 {
                        return Err(StoreError::Taken("bot"));
                    }
                    by_id(database, PersonId(inserted.last_insert_rowid())).await
                })
            })
            .await
    }

    async fn bots_of(&self, owner: PersonId) -> Result<Vec<Person>, StoreError> {
        let query =
            concat!("SELECT ", person_columns!(), " FROM people WHERE owner = ? AND NOT deleted ORDER BY people.id");
        let rows: Vec<PersonRow> = sqlx::query_as(query).bind(owner.0).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(person_of).collect())
    }

    async fn are_unrelated(&self, people: &[PersonId]) -> Result<bool, StoreError> {
        result_rows::are_unrelated(&self.readers, people).await
    }

    async fn unheard(&self, person: PersonId) -> Result<Vec<PersonId>, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT blocked FROM blocks WHERE person = ?1
             UNION SELECT people.id FROM blocks JOIN people ON people.owner = blocked WHERE person = ?1",
        );
        let rows: Vec<i64> = query.bind(person.0).fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(PersonId).collect())
    }

    async fn accepts(&self, person: PersonId) -> Result<Accepts, StoreError> {
        let query = sqlx::query_scalar("SELECT accepts FROM people WHERE id = ? AND NOT deleted").bind(person.0);
        let stored: Option<Option<String>> = query.fetch_optional(&self.readers).await?;
        match stored.ok_or(StoreError::NotFound("person"))? {
            Some(text) => serde_json::from_str(&text).map_err(|error| StoreError::Failed(error.to_string())),
            None => Ok(Accepts::default()),
        }
    }

    async fn set_accepts(&self, person: PersonId, accepts: &Accepts) -> Result<(), StoreError> {
        let text = serde_json::to_string(accepts).map_err(|error| StoreError::Failed(error.to_string()))?;
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let update = sqlx::query("UPDATE people SET accepts = ? WHERE id = ? AND NOT deleted");
                    one(update.bind(text).bind(person.0).execute(database).await?.rows_affected(), "person")
                })
            })
            .await
    }

    async fn games_of(&self, person: PersonId) -> Result<u32, StoreError> {
        // At a table whose game has not begun, only the invited are waited for.
        let query = sqlx::query_scalar(
            "SELECT count(*) FROM table_people JOIN tables ON tables.id = table_id
             WHERE person = ? AND (stage = 1 OR stage = 0 AND NOT waiting)",
        );
        Ok(query.bind(person.0).fetch_one(&self.readers).await?)
    }
}
