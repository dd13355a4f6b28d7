//! Passes in SQLite.

use super::person_rows::{PersonRow, one, person_columns, person_of};
use super::sqlite::{SqliteStore, signed, taken, unsigned};
use super::{NewPass, Pass, PassKind, Person, PersonId, Proof, StoreError};
use hedgerow_protocol::Scope;
use sqlx::SqliteConnection;

type PassRow = (i64, u8, String, String, i64, i64, Option<i64>);

fn pass_of((id, kind, label, scopes, created_ms, used_ms, ends_ms): PassRow) -> Pass {
    Pass {
        id,
        kind: if kind == 0 { PassKind::Session } else { PassKind::Token },
        label,
        scopes: Scope::ALL.into_iter().filter(|scope| scopes.split(' ').any(|word| word == scope.name())).collect(),
        created_ms: unsigned(created_ms),
        used_ms: unsigned(used_ms),
        ends_ms: ends_ms.map(unsigned),
    }
}

fn number(kind: PassKind) -> u8 {
    match kind {
        PassKind::Session => 0,
        PassKind::Token => 1,
    }
}

/// How many passes of a kind a person has at most; beyond that, the one not used for the longest time ends.
const MOST: u32 = 50;

pub(super) async fn new_pass(store: &SqliteStore, new: NewPass) -> Result<Pass, StoreError> {
    store.writer.write(move |database| Box::pin(insert(database, new))).await
}

async fn insert(database: &mut SqliteConnection, new: NewPass) -> Result<Pass, StoreError> {
    let (pass, password) = match &new.proof {
        Proof::Nothing => (None, None),
        Proof::Pass(pass) => (Some(*pass), None),
        Proof::Password(hash) => (None, Some(hash.as_deref().unwrap_or_default())),
    };
    let holds: bool = sqlx::query_scalar(
        "SELECT EXISTS (SELECT 1 FROM people WHERE id = ?1 AND NOT deleted
             AND (?2 IS NULL OR EXISTS (SELECT 1 FROM passes WHERE passes.id = ?2 AND person IN (people.id, owner)))
             AND (?3 IS NULL OR password = ?3))",
    )
    .bind(new.person.0)
    .bind(pass)
    .bind(password)
    .fetch_one(&mut *database)
    .await?;
    if !holds {
        return Err(StoreError::NotFound("pass"));
    }
    let scopes = new.scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ");
    let insert = "INSERT INTO passes (secret, person, kind, label, scopes, created_ms, used_ms, ends_ms)
                  VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
    let id = sqlx::query(insert)
        .bind(new.secret.to_vec())
        .bind(new.person.0)
        .bind(number(new.kind))
        .bind(new.label.as_str())
        .bind(scopes)
        .bind(signed(new.now_ms))
        .bind(signed(new.now_ms))
        .bind(new.ends_ms.map(signed))
        .execute(&mut *database)
        .await
        .map_err(taken("token"))?
        .last_insert_rowid();
    sqlx::query(
        "DELETE FROM passes WHERE person = ?1 AND kind = ?2 AND id NOT IN
             (SELECT id FROM passes WHERE person = ?1 AND kind = ?2 ORDER BY used_ms DESC, id DESC LIMIT ?3)",
    )
    .bind(new.person.0)
    .bind(number(new.kind))
    .bind(MOST)
    .execute(database)
    .await?;
    let NewPass { kind, label, scopes, now_ms, ends_ms, .. } = new;
    Ok(Pass { id, kind, label, scopes, created_ms: now_ms, used_ms: now_ms, ends_ms })
}

/// Whose pass it is, if it has not ended.
pub(super) async fn pass(store: &SqliteStore, secret: [u8; 32], now_ms: u64) -> Result<(Person, Pass), StoreError> {
    type Found = (i64, String, bool, bool, Option<i64>, bool, i64, i64, u8, String, String, i64, i64, Option<i64>);
    let row: Option<Found> = sqlx::query_as(concat!(
        "SELECT ",
        person_columns!(),
        ", passes.id, kind, label, scopes, created_ms, used_ms, ends_ms
         FROM passes JOIN people ON people.id = person
         WHERE secret = ? AND (ends_ms IS NULL OR ends_ms > ?) AND NOT deleted"
    ))
    .bind(secret.to_vec())
    .bind(signed(now_ms))
    .fetch_optional(&store.readers)
    .await?;
    let row = row.ok_or(StoreError::NotFound("pass"))?;
    let (person, name, guest, bot, owner, banned, since_ms, id, kind, label, scopes, created_ms, used_ms, ends_ms) =
        row;
    let person: PersonRow = (person, name, guest, bot, owner, banned, since_ms);
    Ok((person_of(person), pass_of((id, kind, label, scopes, created_ms, used_ms, ends_ms))))
}

/// The newest first.
pub(super) async fn passes(
    store: &SqliteStore,
    person: PersonId,
    kind: PassKind,
    now_ms: u64,
) -> Result<Vec<Pass>, StoreError> {
    let rows: Vec<PassRow> = sqlx::query_as(
        "SELECT id, kind, label, scopes, created_ms, used_ms, ends_ms FROM passes
         WHERE person = ? AND kind = ? AND (ends_ms IS NULL OR ends_ms > ?) ORDER BY id DESC",
    )
    .bind(person.0)
    .bind(number(kind))
    .bind(signed(now_ms))
    .fetch_all(&store.readers)
    .await?;
    Ok(rows.into_iter().map(pass_of).collect())
}

pub(super) async fn use_pass(
    store: &SqliteStore,
    id: i64,
    now_ms: u64,
    ends_ms: Option<u64>,
) -> Result<(), StoreError> {
    store
        .writer
        .write(move |database| {
            Box::pin(async move {
                let update = sqlx::query("UPDATE passes SET used_ms = ?, ends_ms = ? WHERE id = ?");
                update.bind(signed(now_ms)).bind(ends_ms.map(signed)).bind(id).execute(database).await?;
                Ok(())
            })
        })
        .await
}

pub(super) async fn end_pass(store: &SqliteStore, person: PersonId, kind: PassKind, id: i64) -> Result<(), StoreError> {
    store
        .writer
        .write(move |database| {
            Box::pin(async move {
                let delete = sqlx::query("DELETE FROM passes WHERE id = ? AND person = ? AND kind = ?");
                let delete = delete.bind(id).bind(person.0).bind(number(kind)).execute(database).await?;
                one(delete.rows_affected(), "pass")
            })
        })
        .await
}

/// Forgets sessions and links that ended by themselves.
pub(super) async fn forget_ended(store: &SqliteStore, now_ms: u64) -> Result<(), StoreError> {
    for delete in [
        "DELETE FROM passes WHERE id IN (SELECT id FROM passes WHERE ends_ms <= ? LIMIT ?)",
        "DELETE FROM resets WHERE token IN (SELECT token FROM resets WHERE expires_ms <= ? LIMIT ?)",
    ] {
        store.delete_bit_by_bit(delete, signed(now_ms), 200).await?;
    }
    Ok(())
}

/// Ends the sessions of a person, except `but`.
pub(super) async fn end_sessions(
    database: &mut SqliteConnection,
    person: PersonId,
    but: Option<i64>,
) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM passes WHERE person = ? AND kind = 0 AND id IS NOT ?")
        .bind(person.0)
        .bind(but)
        .execute(database)
        .await?;
    Ok(())
}
