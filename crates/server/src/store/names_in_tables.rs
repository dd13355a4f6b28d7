//! A person's name as it stands in games: replaced when it changes or goes.

use super::{PersonId, StoreError};
use serde_json::Value;
use sqlx::SqliteConnection;

/// Ids of all tables somebody sits at, sat at, or made. Every part is answered by an index.
pub(super) const TABLES_OF: &str = "
    SELECT table_id FROM table_people WHERE person = ?1
    UNION SELECT table_id FROM entries WHERE person = ?1 AND client_id IS NOT NULL
    UNION SELECT id FROM tables WHERE host = ?1
    UNION SELECT table_id FROM result_seats WHERE person = ?1";

/// Replaces somebody's name in listings, entries, results and chat.
pub(super) async fn rename_in_tables(
    database: &mut SqliteConnection,
    person: PersonId,
    old: &str,
    new: &str,
) -> Result<(), StoreError> {
    sqlx::query("UPDATE result_seats SET name = ?1 WHERE person = ?2 AND name = ?3")
        .bind(new)
        .bind(person.0)
        .bind(old)
        .execute(&mut *database)
        .await?;
    sqlx::query("UPDATE chat SET name = ? WHERE person = ?").bind(new).bind(person.0).execute(&mut *database).await?;
    // As it stands in JSON: most rows are passed over without being read as such.
    let written = Value::from(old).to_string();
    let tables: Vec<String> = sqlx::query_scalar(TABLES_OF).bind(person.0).fetch_all(&mut *database).await?;
    for table in tables {
        let listing: Option<String> =
            sqlx::query_scalar("SELECT listing FROM tables WHERE id = ? AND instr(listing, ?)")
                .bind(&table)
                .bind(&written)
                .fetch_optional(&mut *database)
                .await?;
        if let Some(listing) = listing.and_then(|listing| renamed(&listing, old, new)) {
            let update = sqlx::query("UPDATE tables SET listing = ? WHERE id = ?").bind(listing).bind(&table);
            update.execute(&mut *database).await?;
        }
        let entries: Vec<(u32, String)> =
            sqlx::query_as("SELECT version, body FROM entries WHERE table_id = ? AND instr(body, ?)")
                .bind(&table)
                .bind(&written)
                .fetch_all(&mut *database)
                .await?;
        for (version, body) in entries {
            if let Some(body) = renamed(&body, old, new) {
                let update = sqlx::query("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?");
                update.bind(body).bind(&table).bind(version).execute(&mut *database).await?;
            }
        }
    }
    Ok(())
}

/// A JSON text with another name, or none when the old one is not in it as a name.
fn renamed(json: &str, old: &str, new: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(json).ok()?;
    (replace(&mut value, old, new) > 0).then(|| value.to_string())
}

/// Says how often. Only values called `name` are names: somebody may be called like a command.
fn replace(value: &mut Value, old: &str, new: &str) -> usize {
    match value {
        Value::Array(values) => values.iter_mut().map(|value| replace(value, old, new)).sum(),
        Value::Object(fields) => fields
            .iter_mut()
            .map(|(key, value)| {
                if key == "name" && value == old {
                    *value = Value::from(new);
                    1
                } else {
                    replace(value, old, new)
                }
            })
            .sum(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::renamed;

    #[test]
    fn only_names_are_renamed() {
        let json = r#"{"do":"join","seats":[{"is":"person","name":"join"},{"name":"other"}]}"#;
        let expected = r#"{"do":"join","seats":[{"is":"person","name":"new"},{"name":"other"}]}"#;
        assert_eq!(renamed(json, "join", "new").as_deref(), Some(expected));
        assert_eq!(renamed(json, "nobody", "new"), None);
    }
}
