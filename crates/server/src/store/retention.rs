//! [`Outdated`]: what is kept for a while and then goes, in SQLite.

use super::person_rows::{WORDS, delete};
use super::sqlite::{SqliteStore, signed, unsigned};
use super::{Figures, Forgotten, PersonId, StoreError};
use sqlx::SqliteConnection;

/// What is older than these moments goes; none: it stays for ever.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outdated {
    /// Guests who were not here since.
    pub guests_ms: Option<u64>,
    /// Tables that were left alone and closed.
    pub expired_ms: Option<u64>,
    /// What was said at tables.
    pub chat_ms: Option<u64>,
    /// Finished games.
    pub games_ms: Option<u64>,
    /// What was written down about accounts, and reports that were closed.
    pub audit_ms: Option<u64>,
}

/// A guest without a game to finish who was not seen since.
const GUESTS: &str = "
    SELECT id FROM people WHERE guest AND NOT deleted AND since_ms < ?1
        AND NOT EXISTS (SELECT 1 FROM passes WHERE person = people.id AND used_ms >= ?1)
        AND NOT EXISTS (SELECT 1 FROM table_people JOIN tables ON tables.id = table_id
                        WHERE person = people.id AND stage < 2)
        AND id BETWEEN ?2 AND ?3
    ORDER BY id LIMIT ?4";

const CHAT: &str = "
    DELETE FROM chat WHERE (table_id, id) IN (SELECT table_id, id FROM chat WHERE at_ms < ?1 LIMIT ?2)";

/// Finished games.
const GAMES: &str = "
    SELECT changed_ms, id FROM tables WHERE stage = 2 AND changed_ms < ?1 AND (changed_ms, id) > (?2, ?3)
    ORDER BY changed_ms, id LIMIT ?4";

/// These were not played to the end.
const EXPIRED: &str = r#"
    SELECT changed_ms, id FROM tables WHERE stage = 2 AND changed_ms < ?1 AND (changed_ms, id) > (?2, ?3)
        AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = tables.id)
        AND EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND body LIKE '{"entry":"expired"%')
    ORDER BY changed_ms, id LIMIT ?4"#;

/// All people who sat there are gone.
const ORPHANS: &str = "
    SELECT changed_ms, id FROM tables WHERE stage = 2 AND changed_ms < ?1 AND (changed_ms, id) > (?2, ?3)
        AND NOT EXISTS (SELECT 1 FROM table_people JOIN people ON people.id = person
                        WHERE table_id = tables.id AND NOT deleted)
    ORDER BY changed_ms, id LIMIT ?4";

const AUDIT: [&str; 3] = [
    "DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at_ms < ?1 LIMIT ?2)",
    "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE closed_ms < ?1 LIMIT ?2)",
    "DELETE FROM address_bans WHERE range IN (SELECT range FROM address_bans WHERE ends_ms < ?1 LIMIT ?2)",
];

/// A table goes with hundreds of entries, other things are single rows: between two such steps other requests are served.
const TABLES_AT_ONCE: usize = 5;
const ROWS_AT_ONCE: u32 = 200;

impl SqliteStore {
    pub(super) async fn forget_outdated(&self, outdated: &Outdated) -> Result<Forgotten, StoreError> {
        let mut went = Forgotten::default();
        if let Some(before) = outdated.guests_ms.map(signed) {
            self.forget_guests(before, &mut went).await?;
            went.tables += self.forget_tables(ORPHANS, before).await?;
        }
        if let Some(before) = outdated.chat_ms.map(signed) {
            went.messages += self.delete_bit_by_bit(CHAT, before, ROWS_AT_ONCE).await?;
        }
        if let Some(before) = outdated.audit_ms.map(signed) {
            for rows in AUDIT {
                self.delete_bit_by_bit(rows, before, ROWS_AT_ONCE).await?;
            }
        }
        for (tables, before) in [(EXPIRED, outdated.expired_ms), (GAMES, outdated.games_ms)] {
            if let Some(before) = before.map(signed) {
                went.tables += self.forget_tables(tables, before).await?;
            }
        }
        Ok(went)
    }

    async fn forget_guests(&self, before: i64, went: &mut Forgotten) -> Result<(), StoreError> {
        let mut from = 0;
        loop {
            let some = sqlx::query_scalar(GUESTS).bind(before).bind(from).bind(i64::MAX).bind(ROWS_AT_ONCE);
            let some: Vec<i64> = some.fetch_all(&self.readers).await?;
            for person in &some {
                let guest = *person;
                let forget = async move |database: &mut SqliteConnection| {
                    // People who came back meanwhile stay.
                    let still = sqlx::query_scalar(GUESTS).bind(before).bind(guest).bind(guest).bind(1);
                    let still: Option<i64> = still.fetch_optional(&mut *database).await?;
                    if still.is_some() {
                        delete(database, PersonId(guest)).await?;
                    }
                    Ok(still.is_some())
                };
                if self.writer.write(move |database| Box::pin(async move { forget(database).await })).await? {
                    went.guests += 1;
                    went.messages += self.delete_bit_by_bit(WORDS, guest, ROWS_AT_ONCE).await?;
                }
            }
            match some.last() {
                Some(last) => from = last + 1,
                None => return Ok(()),
            }
        }
    }

    /// Looks for tables without holding up the writer, and deletes them a few at a time.
    async fn forget_tables(&self, which: &'static str, before: i64) -> Result<u64, StoreError> {
        let (mut forgotten, mut after) = (0, (i64::MIN, String::new()));
        loop {
            let some = sqlx::query_as(which).bind(before).bind(after.0).bind(&after.1).bind(ROWS_AT_ONCE);
            let some: Vec<(i64, String)> = some.fetch_all(&self.readers).await?;
            for few in some.chunks(TABLES_AT_ONCE) {
                let ids: Vec<&str> = few.iter().map(|(_, id)| id.as_str()).collect();
                let ids = serde_json::json!(ids).to_string();
                let delete = async move |database: &mut SqliteConnection| {
                    let delete = "DELETE FROM tables WHERE stage = 2 AND id IN (SELECT value FROM json_each(?))";
                    Ok(sqlx::query(delete).bind(ids).execute(database).await?.rows_affected())
                };
                forgotten += self.writer.write(move |database| Box::pin(async move { delete(database).await })).await?;
            }
            match some.into_iter().next_back() {
                Some(last) => after = last,
                None => return Ok(forgotten),
            }
        }
    }

    /// Finishes deletions of people that were interrupted.
    pub(super) async fn finish_deletions(&self) -> Result<(), StoreError> {
        let unheard = "SELECT id FROM people WHERE deleted AND EXISTS (SELECT 1 FROM chat WHERE person = people.id)";
        let people: Vec<i64> = sqlx::query_scalar(unheard).fetch_all(&self.readers).await?;
        for person in people {
            self.delete_bit_by_bit(WORDS, person, ROWS_AT_ONCE).await?;
        }
        Ok(())
    }

    pub(super) async fn count(&self) -> Result<Figures, StoreError> {
        let people =
            "SELECT count(*) FILTER (WHERE NOT guest), count(*) FILTER (WHERE guest) FROM people WHERE NOT deleted";
        let (accounts, guests): (i64, i64) = sqlx::query_as(people).fetch_one(&self.readers).await?;
        let tables =
            "SELECT count(*) FILTER (WHERE stage = 0), count(*) FILTER (WHERE stage = 1) FROM tables WHERE stage < 2";
        let (waiting, playing): (i64, i64) = sqlx::query_as(tables).fetch_one(&self.readers).await?;
        let over = "SELECT count(*) FROM tables WHERE stage = 2";
        let over: i64 = sqlx::query_scalar(over).fetch_one(&self.readers).await?;
        let bytes = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size";
        let bytes: i64 = sqlx::query_scalar(bytes).fetch_one(&self.readers).await?;
        let [accounts, guests, waiting, playing, over, bytes] =
            [accounts, guests, waiting, playing, over, bytes].map(unsigned);
        Ok(Figures { accounts, guests, waiting, playing, over, bytes })
    }
}
