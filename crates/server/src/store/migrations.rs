//! Migrations: the numbered steps from an empty file to the schema of this program.

use super::OpenError;
use crate::names::name_key;
use sqlx::{Connection, SqliteConnection};

/// In order; the first brings a database to version 1. A step that was published never changes.
const MIGRATIONS: [&str; 9] = [
    include_str!("../../migrations/0001_people_and_tables.sql"),
    include_str!("../../migrations/0002_blocks_reports_resets.sql"),
    include_str!("../../migrations/0003_passes.sql"),
    include_str!("../../migrations/0004_names_are_looked_up.sql"),
    include_str!("../../migrations/0005_moderation.sql"),
    include_str!("../../migrations/0006_counted_games.sql"),
    include_str!("../../migrations/0007_analyses.sql"),
    include_str!("../../migrations/0008_puzzles.sql"),
    include_str!("../../migrations/0009_bots.sql"),
];

/// The version of the schema this program works with.
pub const SCHEMA_VERSION: i64 = MIGRATIONS.len() as i64;

/// Brings a database up to date, each step in a transaction of its own with the number that records it.
pub(super) async fn migrate(database: &mut SqliteConnection) -> Result<(), OpenError> {
    let found = version(database).await?;
    // A table that others refer to can only be made anew while foreign keys are not enforced. (This setting cannot change
    // within a transaction.)
    sqlx::raw_sql("PRAGMA foreign_keys = OFF").execute(&mut *database).await?;
    for (number, migration) in (1i64..).zip(MIGRATIONS).filter(|(number, _)| *number > found) {
        let mut transaction = database.begin().await?;
        sqlx::raw_sql(migration).execute(&mut *transaction).await?;
        if sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *transaction).await?.is_some() {
            let torn = format!("migration {number} leaves rows that refer to nothing");
            return Err(sqlx::Error::Protocol(torn).into());
        }
        let pragma = format!("PRAGMA user_version = {number}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(pragma)).execute(&mut *transaction).await?;
        transaction.commit().await?;
        tracing::info!(from = number - 1, to = number, "the database was brought up to date");
    }
    sqlx::raw_sql("PRAGMA foreign_keys = ON").execute(&mut *database).await?;
    give_keys(database).await
}

/// Gives names their keys that have none yet: the oldest account first, should two names look alike.
async fn give_keys(database: &mut SqliteConnection) -> Result<(), OpenError> {
    let without = "SELECT id, name FROM people WHERE name_key IS NULL AND NOT guest AND NOT deleted ORDER BY id";
    let without: Vec<(i64, String)> = sqlx::query_as(without).fetch_all(&mut *database).await?;
    let mut transaction = database.begin().await?;
    for (person, name) in without {
        let update = sqlx::query("UPDATE OR IGNORE people SET name_key = ? WHERE id = ?");
        update.bind(name_key(&name)).bind(person).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(())
}

/// What the first migration signs a file with.
const APPLICATION: i64 = 0x4865_6467;

/// The version of a database, if this program can work with it; 0 for an empty one.
pub(super) async fn version(database: &mut SqliteConnection) -> Result<i64, OpenError> {
    let found: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *database).await?;
    let application: i64 = sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *database).await?;
    let objects: i64 = sqlx::query_scalar("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *database).await?;
    if application != APPLICATION && objects > 0 {
        return Err(OpenError::Foreign);
    }
    if found > SCHEMA_VERSION {
        return Err(OpenError::TooNew { found, known: SCHEMA_VERSION });
    }
    Ok(found)
}
