//! People in SQLite.

use super::list_page::{after, before, place};
use super::pass_rows::end_sessions;
use super::removals::Removal;
use super::sqlite::{SqliteStore, signed, taken, unsigned};
use super::table_rows::said;
use super::{ListPage, NewPass, Pass, PassKind, PeopleStore, Person, PersonId, StoreError, StoredChat, deleted_name};
use super::{pass_rows, result_rows};
use crate::names::name_key;
use async_trait::async_trait;
use hedgerow_protocol::{GameStanding, Leader, PersonView, ProfileGame};
use sqlx::{SqliteConnection, SqliteExecutor};
use std::collections::HashMap;

/// The columns of a [`PersonRow`], from `people`. A ban of the owner is a ban of the bot.
macro_rules! person_columns {
    () => {
        "people.id, people.name, people.guest, people.bot, people.owner,
         people.banned OR EXISTS (SELECT 1 FROM people AS owners WHERE owners.id = people.owner AND owners.banned),
         people.since_ms"
    };
}
pub(super) use person_columns;

/// Ids of all tables a person sits at, sat at, or made. Every part is answered by an index.
const TABLES_OF: &str = "
    SELECT table_id FROM table_people WHERE person = ?1
    UNION SELECT table_id FROM entries WHERE person = ?1 AND client_id IS NOT NULL
    UNION SELECT id FROM tables WHERE host = ?1
    UNION SELECT table_id FROM result_seats WHERE person = ?1";

/// Some of what a person said, to delete it.
pub(super) const WORDS: &str = "DELETE FROM chat WHERE person = ?1 AND (table_id, id) IN
                     (SELECT table_id, id FROM chat WHERE person = ?1 LIMIT ?2)";

#[async_trait]
impl PeopleStore for SqliteStore {
    async fn new_guest(&self, now_ms: u64) -> Result<Person, StoreError> {
        self.writer.write(move |database| Box::pin(insert_guest(database, now_ms))).await
    }

    async fn person(&self, person: PersonId) -> Result<Person, StoreError> {
        by_id(&self.readers, person).await
    }

    async fn known(&self, people: &[PersonId]) -> Result<HashMap<PersonId, PersonView>, StoreError> {
        let numbers: Vec<i64> = people.iter().map(|person| person.0).collect();
        let query = "SELECT id, name, guest OR deleted, bot FROM people WHERE id IN (SELECT value FROM json_each(?))";
        let rows: Vec<(i64, String, bool, bool)> =
            sqlx::query_as(query).bind(serde_json::json!(numbers).to_string()).fetch_all(&self.readers).await?;
        let view = |(id, name, guest, bot)| (PersonId(id), PersonView { name, guest, bot });
        Ok(rows.into_iter().map(view).collect())
    }

    async fn person_named(&self, name: &str) -> Result<Person, StoreError> {
        // Two parts, each answered by an index. The very name comes first: its owner may have no key.
        let query = concat!(
            "SELECT ",
            person_columns!(),
            " FROM (SELECT id AS found, 0 AS rank FROM people WHERE name = ?1 AND guest = 0 AND deleted = 0
                    UNION ALL SELECT id, 1 FROM people WHERE name_key = ?2 ORDER BY rank LIMIT 1)
              JOIN people ON people.id = found"
        );
        found(sqlx::query_as(query).bind(name).bind(name_key(name)).fetch_optional(&self.readers).await?)
    }

    async fn password(&self, person: PersonId) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT password FROM people WHERE id = ? AND NOT deleted").bind(person.0);
        query.fetch_optional(&self.readers).await?.ok_or(StoreError::NotFound("person"))
    }

    async fn register(
        &self,
        guest: Option<PersonId>,
        name: &str,
        password: &str,
        now_ms: u64,
    ) -> Result<Person, StoreError> {
        let (name, password) = (name.to_owned(), password.to_owned());
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let Some(guest) = guest else {
                        return insert(database, &name, Some(password), now_ms).await;
                    };
                    let update = sqlx::query("UPDATE people SET guest = 0, password = ? WHERE id = ? AND guest");
                    let update = update.bind(password).bind(guest.0).execute(&mut *database).await?;
                    one(update.rows_affected(), "guest")?;
                    change_name(database, guest, &name).await?;
                    end_sessions(database, guest, None).await?;
                    by_id(database, guest).await
                })
            })
            .await
    }

    async fn rename(&self, person: PersonId, name: &str) -> Result<Person, StoreError> {
        let name = name.to_owned();
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    change_name(database, person, &name).await?;
                    by_id(database, person).await
                })
            })
            .await
    }

    async fn make_bot(&self, person: PersonId) -> Result<Person, StoreError> {
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let update = sqlx::query("UPDATE people SET bot = 1 WHERE id = ? AND NOT guest AND NOT deleted");
                    one(update.bind(person.0).execute(&mut *database).await?.rows_affected(), "person")?;
                    by_id(database, person).await
                })
            })
            .await
    }

    async fn new_pass(&self, pass: NewPass) -> Result<Pass, StoreError> {
        pass_rows::new_pass(self, pass).await
    }

    async fn pass(&self, secret: [u8; 32], now_ms: u64) -> Result<(Person, Pass), StoreError> {
        pass_rows::pass(self, secret, now_ms).await
    }

    async fn passes(&self, person: PersonId, kind: PassKind, now_ms: u64) -> Result<Vec<Pass>, StoreError> {
        pass_rows::passes(self, person, kind, now_ms).await
    }

    async fn tidy(&self, now_ms: u64) -> Result<(), StoreError> {
        pass_rows::forget_ended(self, now_ms).await?;
        self.finish_deletions().await
    }

    async fn use_pass(&self, pass: i64, now_ms: u64, ends_ms: Option<u64>) -> Result<(), StoreError> {
        pass_rows::use_pass(self, pass, now_ms, ends_ms).await
    }

    async fn end_pass(&self, person: PersonId, kind: PassKind, pass: i64) -> Result<(), StoreError> {
        pass_rows::end_pass(self, person, kind, pass).await
    }

    async fn end_sessions(&self, person: PersonId) -> Result<(), StoreError> {
        self.writer.write(move |database| Box::pin(end_sessions(database, person, None))).await
    }

    async fn set_password(&self, person: PersonId, password: &str, but: Option<i64>) -> Result<(), StoreError> {
        let password = password.to_owned();
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    // Links that were given out for the forgotten one.
                    sqlx::query("DELETE FROM resets WHERE person = ?").bind(person.0).execute(&mut *database).await?;
                    let update =
                        sqlx::query("UPDATE people SET password = ? WHERE id = ? AND NOT guest AND NOT deleted");
                    let update = update.bind(password).bind(person.0).execute(&mut *database).await?;
                    one(update.rows_affected(), "person")?;
                    end_sessions(database, person, but).await
                })
            })
            .await
    }

    async fn new_reset(&self, person: PersonId, token: [u8; 32], expires_ms: u64) -> Result<(), StoreError> {
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let insert = sqlx::query("INSERT INTO resets (token, person, expires_ms) VALUES (?, ?, ?)")
                        .bind(token.to_vec())
                        .bind(person.0)
                        .bind(signed(expires_ms));
                    insert.execute(database).await.map(|_| ()).map_err(taken("token"))
                })
            })
            .await
    }

    async fn reset_owner(&self, token: [u8; 32], now_ms: u64) -> Result<Person, StoreError> {
        let mut database = self.readers.acquire().await?;
        reset_owner(&mut database, token, now_ms).await
    }

    async fn reset_password(&self, token: [u8; 32], password: &str, now_ms: u64) -> Result<Person, StoreError> {
        let password = password.to_owned();
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let person = reset_owner(database, token, now_ms).await?.id;
                    // All links of that person: an older one must not undo what was just done.
                    sqlx::query("DELETE FROM resets WHERE person = ?").bind(person.0).execute(&mut *database).await?;
                    // A program that an intruder gave a token to ends too.
                    let passes = "DELETE FROM passes
                                  WHERE person IN (SELECT ?1 UNION SELECT id FROM people WHERE owner = ?1)";
                    sqlx::query(passes).bind(person.0).execute(&mut *database).await?;
                    sqlx::query("UPDATE people SET password = ? WHERE id = ?")
                        .bind(password)
                        .bind(person.0)
                        .execute(&mut *database)
                        .await?;
                    by_id(database, person).await
                })
            })
            .await
    }

    async fn block(&self, person: PersonId, other: PersonId) -> Result<(), StoreError> {
        self.pair(person, other, "INSERT INTO blocks (person, blocked) VALUES (?, ?) ON CONFLICT DO NOTHING").await
    }

    async fn unblock(&self, person: PersonId, other: PersonId) -> Result<(), StoreError> {
        self.pair(person, other, "DELETE FROM blocks WHERE person = ? AND blocked = ?").await
    }

    async fn blocked(&self, person: PersonId) -> Result<Vec<Person>, StoreError> {
        let rows: Vec<PersonRow> = sqlx::query_as(concat!(
            "SELECT ",
            person_columns!(),
            " FROM blocks JOIN people ON people.id = blocked WHERE person = ? ORDER BY people.name, people.id"
        ))
        .bind(person.0)
        .fetch_all(&self.readers)
        .await?;
        Ok(rows.into_iter().map(person_of).collect())
    }

    async fn has_blocked(&self, person: PersonId, other: PersonId) -> Result<bool, StoreError> {
        let query = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM blocks WHERE person IN (?1, (SELECT owner FROM people WHERE id = ?1))
                 AND blocked IN (?2, (SELECT owner FROM people WHERE id = ?2)))",
        );
        Ok(query.bind(person.0).bind(other.0).fetch_one(&self.readers).await?)
    }

    async fn blocked_by(&self, person: PersonId) -> Result<u32, StoreError> {
        let query = sqlx::query_scalar("SELECT count(*) FROM blocks WHERE blocked = ?");
        Ok(query.bind(person.0).fetch_one(&self.readers).await?)
    }

    async fn muted_at(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT table_id FROM mutes WHERE person = ? ORDER BY table_id");
        Ok(query.bind(person.0).fetch_all(&self.readers).await?)
    }

    async fn waiting(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        let tables = "SELECT table_id FROM table_people JOIN tables ON tables.id = table_id
                      WHERE person = ? AND waiting = 1 AND stage < 2 ORDER BY table_id";
        Ok(sqlx::query_scalar(tables).bind(person.0).fetch_all(&self.readers).await?)
    }

    async fn standings(&self, person: PersonId, private_too: bool) -> Result<Vec<GameStanding>, StoreError> {
        result_rows::standings(&self.readers, person, private_too).await
    }

    async fn games(
        &self,
        person: PersonId,
        private_too: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<ProfileGame>, StoreError> {
        result_rows::games(&self.readers, person, private_too, after, limit).await
    }

    async fn played_enough(&self, people: &[PersonId], now_ms: u64) -> Result<bool, StoreError> {
        result_rows::played_enough(&self.readers, people, now_ms).await
    }

    async fn leaders(
        &self,
        game: &str,
        bots: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<Leader>, StoreError> {
        result_rows::leaders(&self.readers, game, bots, after, limit).await
    }

    async fn said_by(
        &self,
        person: PersonId,
        place_after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<(String, StoredChat)>, StoreError> {
        let ([id], table) = place_after.map_or(Ok(([0], String::new())), after)?;
        let words = sqlx::query_as(
            "SELECT table_id, id, person, client_id, text, at_ms FROM chat
             WHERE person = ? AND (table_id, id) > (?, ?) ORDER BY table_id, id LIMIT ?",
        );
        let words = words.bind(person.0).bind(table).bind(id).bind(limit.saturating_add(1));
        let rows: Vec<(String, u32, i64, Option<String>, String, i64)> = words.fetch_all(&self.readers).await?;
        let rows = rows.into_iter().map(|(table, id, person, client_id, text, at_ms)| {
            (place([id.into()], &table), (table, said((id, person, client_id, text, at_ms))))
        });
        Ok(ListPage::of(rows.collect(), limit))
    }

    async fn all_tables_of(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        Ok(sqlx::query_scalar(TABLES_OF).bind(person.0).fetch_all(&self.readers).await?)
    }

    async fn unfinished_tables_of(&self, person: PersonId) -> Result<Vec<String>, StoreError> {
        let unfinished = sqlx::query_scalar(
            "SELECT table_id FROM table_people JOIN tables ON tables.id = table_id WHERE person = ? AND stage < 2",
        );
        Ok(unfinished.bind(person.0).fetch_all(&self.readers).await?)
    }

    async fn delete_person(&self, person: PersonId, now_ms: u64) -> Result<String, StoreError> {
        self.removals.note(&self.person(person).await?, Removal::Deleted, now_ms).await?;
        let (name, deleted) = self.writer.write(move |database| Box::pin(delete(database, person))).await?;
        for person in deleted {
            self.delete_bit_by_bit(WORDS, person.0, 200).await?;
        }
        Ok(name)
    }

    async fn set_banned(&self, person: PersonId, banned: bool, now_ms: u64) -> Result<(), StoreError> {
        let what = if banned { Removal::Banned } else { Removal::Pardoned };
        self.removals.note(&self.person(person).await?, what, now_ms).await?;
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    // While a person is banned the sessions stay, so that they are told why; a pardon does not revive them.
                    if !banned {
                        end_sessions(&mut *database, person, None).await?;
                    }
                    let update = sqlx::query("UPDATE people SET banned = ? WHERE id = ? AND NOT deleted");
                    one(update.bind(banned).bind(person.0).execute(database).await?.rows_affected(), "person")
                })
            })
            .await
    }

    async fn people(&self, after: Option<&str>, limit: u32) -> Result<ListPage<Person>, StoreError> {
        let rows: Vec<PersonRow> = sqlx::query_as(concat!(
            "SELECT ",
            person_columns!(),
            " FROM people WHERE NOT deleted AND people.id < ? ORDER BY people.id DESC LIMIT ?"
        ))
        .bind(before(after)?)
        .bind(limit.saturating_add(1))
        .fetch_all(&self.readers)
        .await?;
        let people = rows.into_iter().map(person_of).map(|person| (person.id.0.to_string(), person));
        Ok(ListPage::of(people.collect(), limit))
    }

    async fn setting(&self, key: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_scalar("SELECT value FROM settings WHERE key = ?").bind(key);
        Ok(query.fetch_optional(&self.readers).await?)
    }

    async fn set_setting(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let (key, value) = (key.to_owned(), value.to_owned());
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let upsert = "INSERT INTO settings (key, value) VALUES (?, ?)
                                  ON CONFLICT DO UPDATE SET value = excluded.value";
                    sqlx::query(upsert).bind(key).bind(value).execute(database).await?;
                    Ok(())
                })
            })
            .await
    }
}

impl SqliteStore {
    async fn pair(&self, person: PersonId, other: PersonId, statement: &'static str) -> Result<(), StoreError> {
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    sqlx::query(statement).bind(person.0).bind(other.0).execute(database).await?;
                    Ok(())
                })
            })
            .await
    }
}

pub(super) type PersonRow = (i64, String, bool, bool, Option<i64>, bool, i64);

pub(super) fn person_of((id, name, guest, bot, owner, banned, since_ms): PersonRow) -> Person {
    let owner = owner.map(PersonId);
    Person { id: PersonId(id), name, guest, bot, owner, banned, since_ms: unsigned(since_ms) }
}

fn found(row: Option<PersonRow>) -> Result<Person, StoreError> {
    row.map(person_of).ok_or(StoreError::NotFound("person"))
}

pub(super) fn one(rows: u64, what: &'static str) -> Result<(), StoreError> {
    if rows == 0 { Err(StoreError::NotFound(what)) } else { Ok(()) }
}

pub(super) async fn by_id<'e>(database: impl SqliteExecutor<'e>, person: PersonId) -> Result<Person, StoreError> {
    let query = concat!("SELECT ", person_columns!(), " FROM people WHERE people.id = ? AND NOT deleted");
    found(sqlx::query_as(query).bind(person.0).fetch_optional(database).await?)
}

async fn insert(
    database: &mut SqliteConnection,
    name: &str,
    password: Option<String>,
    now_ms: u64,
) -> Result<Person, StoreError> {
    let insert = "INSERT INTO people (name, name_key, guest, password, since_ms) VALUES (?, ?, ?, ?, ?)";
    let id = sqlx::query(insert)
        .bind(name)
        .bind(password.is_some().then(|| name_key(name)))
        .bind(password.is_none())
        .bind(password)
        .bind(signed(now_ms))
        .execute(&mut *database)
        .await
        .map_err(taken("name"))?
        .last_insert_rowid();
    by_id(database, PersonId(id)).await
}

/// A number that does not tell how many guests there have been. Another guest may have the same: it is only a label.
async fn insert_guest(database: &mut SqliteConnection, now_ms: u64) -> Result<Person, StoreError> {
    let random = getrandom::u32().map_err(|error| StoreError::Failed(error.to_string()))?;
    insert(database, &format!("Guest {}", 10_000 + random % 90_000), None, now_ms).await
}

/// Accounts own their name. A guest owns none, and takes none that an account has.
async fn change_name(database: &mut SqliteConnection, person: PersonId, name: &str) -> Result<(), StoreError> {
    let guest = by_id(&mut *database, person).await?.guest;
    let key = name_key(name);
    // An account from before names were compared by their look may have no key: its very name is its own too.
    let owner = "SELECT id FROM people
                 WHERE (name_key = ?1 OR (name = ?2 AND name_key IS NULL AND NOT guest AND NOT deleted)) AND id <> ?3";
    let owner: Option<i64> =
        sqlx::query_scalar(owner).bind(key.as_str()).bind(name).bind(person.0).fetch_optional(&mut *database).await?;
    if owner.is_some() {
        return Err(StoreError::Taken("name"));
    }
    call(database, person, name, (!guest).then_some(key)).await
}

async fn call(
    database: &mut SqliteConnection,
    person: PersonId,
    name: &str,
    key: Option<String>,
) -> Result<(), StoreError> {
    let update = sqlx::query("UPDATE people SET name = ?, name_key = ? WHERE id = ?").bind(name).bind(key);
    update.bind(person.0).execute(database).await.map_err(taken("name"))?;
    Ok(())
}

async fn reset_owner(database: &mut SqliteConnection, token: [u8; 32], now_ms: u64) -> Result<Person, StoreError> {
    let query = sqlx::query_scalar("SELECT person FROM resets WHERE token = ? AND expires_ms > ?");
    let person: Option<i64> = query.bind(token.to_vec()).bind(signed(now_ms)).fetch_optional(&mut *database).await?;
    by_id(database, PersonId(person.ok_or(StoreError::NotFound("link"))?)).await
}

/// Deletes a person and their bots. Returns the name under which their games stay, and who was deleted.
pub(super) async fn delete(
    database: &mut SqliteConnection,
    person: PersonId,
) -> Result<(String, Vec<PersonId>), StoreError> {
    by_id(&mut *database, person).await?;
    let bots = sqlx::query_scalar("SELECT id FROM people WHERE owner = ? AND NOT deleted").bind(person.0);
    let bots: Vec<i64> = bots.fetch_all(&mut *database).await?;
    let all: Vec<PersonId> = std::iter::once(person).chain(bots.into_iter().map(PersonId)).collect();
    for person in &all {
        delete_one(database, *person).await?;
    }
    // As long as there is an owner it stays known whose the deleted ones were: games of the day count against it.
    sqlx::query("UPDATE people SET owner = NULL WHERE owner = ?").bind(person.0).execute(database).await?;
    Ok((deleted_name(person), all))
}

async fn delete_one(database: &mut SqliteConnection, person: PersonId) -> Result<(), StoreError> {
    call(database, person, &deleted_name(person), None).await?;
    for statement in [
        "DELETE FROM mutes WHERE person = ?",
        "DELETE FROM report_lines WHERE person = ?",
        "DELETE FROM reports WHERE said_by = ?",
        "DELETE FROM reports WHERE reporter = ?",
        "DELETE FROM blocks WHERE person = ?",
        "DELETE FROM blocks WHERE blocked = ?",
        "DELETE FROM resets WHERE person = ?",
        "DELETE FROM ratings WHERE person = ?",
        "DELETE FROM puzzle_tries WHERE person = ?",
        "DELETE FROM passes WHERE person = ?",
        "DELETE FROM audit WHERE person = ?",
        "UPDATE people SET password = NULL, guest = 1, bot = 0, accepts = NULL, deleted = 1 WHERE id = ?",
    ] {
        sqlx::query(statement).bind(person.0).execute(&mut *database).await?;
    }
    Ok(())
}
