//! The analyses of games in SQLite.

use super::sqlite::SqliteStore;
use super::table_rows::missing_or_taken;
use super::{StoreError, StoredAnalysis};
use sqlx::SqliteConnection;

impl SqliteStore {
    pub(super) async fn insert_analysis(&self, analysis: StoredAnalysis) -> Result<(), StoreError> {
        let work = async move |database: &mut SqliteConnection| {
            let insert = "INSERT INTO analyses (table_id, version, complete, body) VALUES (?, ?, ?, ?)
                          ON CONFLICT DO UPDATE SET version = excluded.version, complete = excluded.complete, body = excluded.body";
            let StoredAnalysis { table, version, complete, body } = analysis;
            let insert = sqlx::query(insert).bind(table).bind(version).bind(complete).bind(body);
            insert.execute(database).await.map(|_| ()).map_err(|error| missing_or_taken(error, "analysis"))
        };
        self.writer.write(|database| Box::pin(async move { work(database).await })).await
    }

    pub(super) async fn find_analysis(&self, table: &str) -> Result<Option<StoredAnalysis>, StoreError> {
        let find = sqlx::query_as("SELECT version, complete, body FROM analyses WHERE table_id = ?");
        let found: Option<(u32, bool, String)> = find.bind(table).fetch_optional(&self.readers).await?;
        let stored = |(version, complete, body)| StoredAnalysis { table: table.to_owned(), version, complete, body };
        Ok(found.map(stored))
    }
}
