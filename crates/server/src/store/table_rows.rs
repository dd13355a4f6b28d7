//! The tables in SQLite.

use super::list_page::{after, place};
use super::result_rows::insert_result;
use super::sqlite::{SqliteStore, signed, taken, unsigned};
use super::{
    CHAT, ListPage, OF_ONE_HOST, PeopleStore, PersonId, Save, StoreError, StoredAnalysis, StoredChat, StoredEntry,
    StoredTable, TableStore, Wanted,
};
use crate::table::{Listing, Mute, NewTable, TableSummary};
use async_trait::async_trait;
use hedgerow_protocol::TableStage;
use sqlx::SqliteConnection;
use std::collections::BTreeMap;

#[async_trait]
impl TableStore for SqliteStore {
    async fn save_together(&self, saves: Vec<Save>) -> Result<(), StoreError> {
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    for save in saves {
                        store(&mut *database, save).await?;
                    }
                    Ok(())
                })
            })
            .await
    }

    async fn load(&self, table: &str) -> Result<StoredTable, StoreError> {
        // One transaction, so that entries and chat are of the same moment.
        let mut database = self.readers.begin().await?;
        let row: Option<(i64, Option<String>, Vec<u8>, String, i64, Option<String>)> =
            sqlx::query_as("SELECT host, key, secret, settings, created_ms, client_id FROM tables WHERE id = ?")
                .bind(table)
                .fetch_optional(&mut *database)
                .await?;
        let (host, key, secret, settings, created_ms, client_id) = row.ok_or(StoreError::NotFound("table"))?;
        let secret =
            secret.try_into().map_err(|_| StoreError::Failed("the secret of a table is damaged".to_owned()))?;
        let entries: Vec<EntryRow> = sqlx::query_as(
            "SELECT version, at_ms, person, client_id, body FROM entries WHERE table_id = ? ORDER BY version",
        )
        .bind(table)
        .fetch_all(&mut *database)
        .await?;
        let chat: Vec<ChatRow> = sqlx::query_as(
            "SELECT id, person, client_id, text, at_ms FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?",
        )
        .bind(table)
        .bind(CHAT as i64)
        .fetch_all(&mut *database)
        .await?;
        let mutes: Vec<(i64, u32)> = sqlx::query_as("SELECT person, message FROM mutes WHERE table_id = ?")
            .bind(table)
            .fetch_all(&mut *database)
            .await?;
        let mute = |(person, message)| Mute { person: PersonId(person), message };
        Ok(StoredTable {
            mutes: mutes.into_iter().map(mute).collect(),
            table: NewTable {
                id: table.to_owned(),
                host: PersonId(host),
                key,
                secret,
                settings,
                created_ms: unsigned(created_ms),
                client_id,
            },
            entries: entries.into_iter().map(entry).collect(),
            chat: chat.into_iter().rev().map(said).collect(),
        })
    }

    async fn due(&self, ran_ms: u64, after: &(u64, String), limit: u32) -> Result<Vec<(u64, String)>, StoreError> {
        let due = sqlx::query_as(
            "SELECT due_ms, id FROM tables
             WHERE due_ms IS NOT NULL AND due_ms <= ? AND (due_ms, id) > (?, ?) ORDER BY due_ms, id LIMIT ?",
        );
        let due = due.bind(signed(ran_ms)).bind(signed(after.0)).bind(&after.1).bind(limit);
        let due: Vec<(i64, String)> = due.fetch_all(&self.readers).await?;
        Ok(due.into_iter().map(|(due_ms, id)| (unsigned(due_ms), id)).collect())
    }

    async fn ran_ms(&self) -> Result<u64, StoreError> {
        if let Some(noted) = self.setting(RAN).await? {
            return noted.parse().map_err(|_| StoreError::Failed(format!("the server cannot have run {noted} ms")));
        }
        // Entries of before this was noted have dates only: those count as its beginning.
        let last: Option<i64> =
            sqlx::query_scalar("SELECT max(changed_ms) FROM tables").fetch_one(&self.readers).await?;
        Ok(last.map_or(0, unsigned))
    }

    async fn note_ran(&self, ran_ms: u64) -> Result<(), StoreError> {
        self.set_setting(RAN, &ran_ms.to_string()).await
    }

    async fn unfinished(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT id FROM tables WHERE stage < 2").fetch_all(&self.readers).await?)
    }

    async fn say(&self, table: &str, chat: StoredChat) -> Result<bool, StoreError> {
        let table = table.to_owned();
        let work = async move |database: &mut SqliteConnection| {
            let insert = "INSERT INTO chat (table_id, id, person, client_id, text, at_ms) VALUES (?, ?, ?, ?, ?, ?)
                          ON CONFLICT (person, table_id, client_id) WHERE client_id IS NOT NULL DO NOTHING";
            let insert = sqlx::query(insert)
                .bind(table)
                .bind(chat.id)
                .bind(chat.person.0)
                .bind(chat.client_id)
                .bind(chat.text)
                .bind(signed(chat.at_ms));
            let inserted = insert.execute(database).await.map_err(|error| missing_or_taken(error, "message"))?;
            Ok(inserted.rows_affected() > 0)
        };
        self.writer.write(|database| Box::pin(async move { work(database).await })).await
    }

    async fn mute(&self, table: &str, mute: Mute) -> Result<(), StoreError> {
        let table = table.to_owned();
        let work = async move |database: &mut SqliteConnection| {
            let insert = "INSERT INTO mutes (table_id, person, message) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
            let insert = sqlx::query(insert).bind(table).bind(mute.person.0).bind(mute.message);
            insert.execute(database).await.map(|_| ()).map_err(|error| missing_or_taken(error, "person"))
        };
        self.writer.write(|database| Box::pin(async move { work(database).await })).await
    }

    async fn unmute(&self, table: &str, person: PersonId) -> Result<(), StoreError> {
        let table = table.to_owned();
        let work = async move |database: &mut SqliteConnection| {
            let delete = sqlx::query("DELETE FROM mutes WHERE table_id = ? AND person = ?").bind(table).bind(person.0);
            delete.execute(database).await?;
            Ok(())
        };
        self.writer.write(|database| Box::pin(async move { work(database).await })).await
    }

    async fn unfinished_made_by(&self, host: PersonId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar(
            "SELECT count(*) FROM tables
             WHERE host IN (SELECT ?1 UNION SELECT id FROM people WHERE owner = ?1) AND stage < 2",
        );
        Ok(count.bind(host.0).fetch_one(&self.readers).await?)
    }

    async fn table_made(&self, host: PersonId, client_id: &str) -> Result<Option<String>, StoreError> {
        let made = sqlx::query_scalar("SELECT id FROM tables WHERE host = ? AND client_id = ?");
        Ok(made.bind(host.0).bind(client_id).fetch_optional(&self.readers).await?)
    }

    async fn lobby(
        &self,
        wanted: &Wanted,
        place_after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<Listing>, StoreError> {
        let ([created_ms], id) = place_after.map_or(Ok(([i64::MAX], String::new())), after)?;
        let rules = wanted.rules.as_ref().map(|rules| serde_json::json!(rules).to_string());
        let newest = "SELECT created_ms, id, listing FROM tables
                      WHERE open = 1 AND stage < 2 AND (created_ms, id) < (?1, ?2) AND (?3 IS NULL OR stage = ?3)
                        AND (?4 IS NULL OR (listing ->> 'rated') = ?4)
                        AND (?8 IS NULL OR coalesce(listing ->> 'while_here', 0) = ?8)
                        AND (?5 IS NULL OR (listing ->> 'rules') IN (SELECT value FROM json_each(?5)))
                        AND ?6 > (SELECT count(*) FROM tables AS newer
                                  WHERE newer.host = tables.host AND newer.open = 1 AND newer.stage < 2 AND newer.stage = tables.stage
                                    AND (newer.created_ms, newer.id) > (tables.created_ms, tables.id))
                      ORDER BY created_ms DESC, id DESC LIMIT ?7";
        let newest = sqlx::query_as(newest)
            .bind(created_ms)
            .bind(id)
            .bind(wanted.stage.map(stage_number))
            .bind(wanted.rated)
            .bind(rules)
            .bind(OF_ONE_HOST)
            .bind(limit.saturating_add(1))
            .bind(wanted.while_here);
        let rows: Vec<(i64, String, String)> = newest.fetch_all(&self.readers).await?;
        let rows = rows.into_iter().map(|(created_ms, id, text)| (place([created_ms], &id), listing(&id, &text)));
        Ok(ListPage::of(rows.collect(), limit).flatten())
    }

    async fn tables_of(
        &self,
        person: PersonId,
        place_after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<(Listing, bool)>, StoreError> {
        let ([waits, changed_ms], id) = place_after.map_or(Ok(([1, i64::MAX], String::new())), after)?;
        let own = sqlx::query_as(
            "SELECT waiting AND stage < 2 AS waits, changed_ms, id, listing
             FROM table_people JOIN tables ON tables.id = table_id
             WHERE person = ? AND (waits, changed_ms, id) < (?, ?, ?)
             ORDER BY waits DESC, changed_ms DESC, id DESC LIMIT ?",
        );
        let own = own.bind(person.0).bind(waits).bind(changed_ms).bind(id).bind(limit.saturating_add(1));
        let rows: Vec<(bool, i64, String, String)> = own.fetch_all(&self.readers).await?;
        let rows = rows.into_iter().map(|(waits, changed_ms, id, text)| {
            (place([waits.into(), changed_ms], &id), listing(&id, &text).map(|listing| (listing, waits)))
        });
        Ok(ListPage::of(rows.collect(), limit).flatten())
    }

    async fn keep_analysis(&self, analysis: StoredAnalysis) -> Result<(), StoreError> {
        self.insert_analysis(analysis).await
    }

    async fn analysis(&self, table: &str) -> Result<Option<StoredAnalysis>, StoreError> {
        self.find_analysis(table).await
    }

    async fn unfinished_analyses(&self) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar("SELECT table_id FROM analyses WHERE NOT complete").fetch_all(&self.readers).await?)
    }

    async fn delete_table(&self, table: &str) -> Result<(), StoreError> {
        let table = table.to_owned();
        let deleted: u64 = self
            .writer
            .write(|database| {
                Box::pin(async move {
                    let delete = sqlx::query("DELETE FROM tables WHERE id = ?").bind(table);
                    Ok(delete.execute(database).await?.rows_affected())
                })
            })
            .await?;
        if deleted == 0 { Err(StoreError::NotFound("table")) } else { Ok(()) }
    }
}

/// A listing that cannot be read leaves its table out of lists, and nothing else.
fn listing(id: &str, text: &str) -> Option<Listing> {
    serde_json::from_str(text).inspect_err(|error| tracing::error!(%error, table = id, "a listing is damaged")).ok()
}

fn written(listing: &Listing) -> Result<String, StoreError> {
    serde_json::to_string(listing).map_err(|error| StoreError::Failed(error.to_string()))
}

/// Where it is noted how long the server has run.
const RAN: &str = "ran_ms";

type EntryRow = (u32, i64, Option<i64>, Option<String>, String);
type ChatRow = (u32, i64, Option<String>, String, i64);

fn entry((version, at_ms, person, client_id, body): EntryRow) -> StoredEntry {
    StoredEntry { version, at_ms: unsigned(at_ms), person: person.map(PersonId), client_id, body }
}

pub(super) fn said((id, person, client_id, text, at_ms): ChatRow) -> StoredChat {
    StoredChat { id, person: PersonId(person), client_id, text, at_ms: unsigned(at_ms) }
}

async fn store(database: &mut SqliteConnection, save: Save) -> Result<(), StoreError> {
    if let Some(table) = save.create {
        if table.id != save.table {
            return Err(StoreError::Failed("a table is created under another id than it is saved".to_owned()));
        }
        create(database, table, &save.summary).await?;
    }
    for entry in save.entries {
        let insert =
            "INSERT INTO entries (table_id, version, at_ms, person, client_id, body) VALUES (?, ?, ?, ?, ?, ?)";
        sqlx::query(insert)
            .bind(&save.table)
            .bind(entry.version)
            .bind(signed(entry.at_ms))
            .bind(entry.person.map(|person| person.0))
            .bind(entry.client_id)
            .bind(entry.body)
            .execute(&mut *database)
            .await
            .map_err(|error| missing_or_taken(error, "version"))?;
    }
    summarise(database, &save.table, save.summary).await?;
    if let Some(result) = save.result {
        insert_result(database, &save.table, result).await?;
    }
    Ok(())
}

async fn create(database: &mut SqliteConnection, table: NewTable, summary: &TableSummary) -> Result<(), StoreError> {
    let insert =
        "INSERT INTO tables (id, host, key, secret, settings, created_ms, client_id, stage, open, changed_ms, listing)
                  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(insert)
        .bind(table.id)
        .bind(table.host.0)
        .bind(table.key)
        .bind(table.secret.to_vec())
        .bind(table.settings)
        .bind(signed(table.created_ms))
        .bind(table.client_id)
        .bind(stage_number(summary.stage))
        .bind(summary.open)
        .bind(signed(summary.changed_ms))
        .bind(written(&summary.listing)?)
        .execute(database)
        .await
        .map_err(taken("table"))?;
    Ok(())
}

/// One message to the database instead of three: this happens at every step of every table.
const SUMMARISE: &str = "
    UPDATE tables SET stage = ?, open = ?, changed_ms = ?, due_ms = ?, listing = ? WHERE id = ?;
    DELETE FROM table_people WHERE table_id = ? AND person NOT IN (SELECT value ->> 0 FROM json_each(?));
    INSERT INTO table_people (table_id, person, waiting) SELECT ?, value ->> 0, value ->> 1 FROM json_each(?) WHERE true
        ON CONFLICT DO UPDATE SET waiting = excluded.waiting WHERE waiting <> excluded.waiting;";

async fn summarise(database: &mut SqliteConnection, table: &str, summary: TableSummary) -> Result<(), StoreError> {
    // A person with two seats is there once, and waited for if one of the seats is.
    let mut people: BTreeMap<i64, bool> = BTreeMap::new();
    for (person, waiting) in summary.people {
        *people.entry(person.0).or_default() |= waiting;
    }
    let people: Vec<(i64, u8)> = people.into_iter().map(|(person, waiting)| (person, waiting.into())).collect();
    let people = serde_json::to_string(&people).map_err(|error| StoreError::Failed(error.to_string()))?;
    sqlx::query(SUMMARISE)
        .bind(stage_number(summary.stage))
        .bind(summary.open)
        .bind(signed(summary.changed_ms))
        .bind(summary.due_ms.map(signed))
        .bind(written(&summary.listing)?)
        .bind(table)
        .bind(table)
        .bind(people.as_str())
        .bind(table)
        .bind(people.as_str())
        .execute(database)
        .await
        .map_err(|error| missing_or_taken(error, "seat"))?;
    Ok(())
}

/// The only thing a row of a table can refer to in vain is the table, or a person who never was.
pub(super) fn missing_or_taken(error: sqlx::Error, what: &'static str) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_foreign_key_violation() => StoreError::NotFound("table"),
        _ => taken(what)(error),
    }
}

fn stage_number(stage: TableStage) -> u8 {
    match stage {
        TableStage::Waiting => 0,
        // For lists a game that is about to begin is played.
        TableStage::Revealing | TableStage::Playing => 1,
        TableStage::Over => 2,
    }
}
