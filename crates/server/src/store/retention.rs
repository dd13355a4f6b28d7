//! [`Outdated`]: what is kept for a while and then goes, in SQLite.

use super::person_rows::{WORDS, delete};
use super::sqlite::{SqliteStore, signed, unsigned};
use super::{Figures, Forgotten, PersonId, StoreError};

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
    LIMIT ?2";

const CHAT: &str = "
    DELETE FROM chat WHERE (table_id, id) IN (SELECT table_id, id FROM chat WHERE at_ms < ?1 LIMIT ?2)";

const GAMES: &str = "
    DELETE FROM tables WHERE id IN (SELECT id FROM tables WHERE stage = 2 AND changed_ms < ?1 LIMIT ?2)";

/// Nobody played these to an end.
const EXPIRED: &str = r#"
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE stage = 2 AND changed_ms < ?1
            AND EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id AND body = '{"entry":"expired"}')
        LIMIT ?2)"#;

/// Everybody who sat there is gone.
const ORPHANS: &str = "
    DELETE FROM tables WHERE id IN (
        SELECT tables.id FROM people CROSS JOIN tables ON tables.host = people.id
        WHERE people.deleted AND stage = 2 AND changed_ms < ?1
            AND NOT EXISTS (SELECT 1 FROM table_people JOIN people AS seated ON seated.id = person
                            WHERE table_id = tables.id AND NOT seated.deleted)
        LIMIT ?2)";

const AUDIT: [&str; 3] = [
    "DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE at_ms < ?1 LIMIT ?2)",
    "DELETE FROM reports WHERE id IN (SELECT id FROM reports WHERE closed_ms < ?1 LIMIT ?2)",
    "DELETE FROM address_bans WHERE range IN (SELECT range FROM address_bans WHERE ends_ms < ?1 LIMIT ?2)",
];

/// A table goes with hundreds of entries, other things are single rows: between two such steps everybody else is served.
const TABLES_AT_ONCE: u32 = 5;
const ROWS_AT_ONCE: u32 = 200;

impl SqliteStore {
    pub(super) async fn forget_outdated(&self, outdated: &Outdated) -> Result<Forgotten, StoreError> {
        let mut went = Forgotten::default();
        if let Some(before) = outdated.guests_ms.map(signed) {
            loop {
                let some: Vec<i64> =
                    sqlx::query_scalar(GUESTS).bind(before).bind(ROWS_AT_ONCE).fetch_all(&self.readers).await?;
                for person in &some {
                    let guest = PersonId(*person);
                    self.writer.write(move |database| Box::pin(delete(database, guest))).await?;
                    went.messages += self.delete_bit_by_bit(WORDS, *person, ROWS_AT_ONCE).await?;
                }
                went.guests += some.len() as u64;
                if some.is_empty() {
                    break;
                }
            }
            went.tables += self.delete_bit_by_bit(ORPHANS, before, TABLES_AT_ONCE).await?;
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
                went.tables += self.delete_bit_by_bit(tables, before, TABLES_AT_ONCE).await?;
            }
        }
        Ok(went)
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
