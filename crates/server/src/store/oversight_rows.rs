//! Reports, bans of addresses and the audit in SQLite.

use super::list_page::before;
use super::person_rows::one;
use super::sqlite::{SqliteStore, signed, unsigned};
use super::{
    AuditLine, ChatReport, Deed, ListPage, NewAudit, NewReport, OversightStore, PersonId, ReportLine, StoreError,
    StoredAddressBan,
};
use async_trait::async_trait;
use sqlx::SqliteConnection;

/// How many messages before and after the reported one are kept with it.
const BEFORE: u32 = 10;
const AFTER: u32 = 5;
/// Wrong passwords within this time are one line.
const COUNTED_MS: u64 = 60 * 60 * 1000;

#[async_trait]
impl OversightStore for SqliteStore {
    async fn report(&self, report: NewReport) -> Result<(), StoreError> {
        self.writer.write(move |database| Box::pin(insert_report(database, report))).await
    }

    async fn reports(
        &self,
        closed_too: bool,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<ChatReport>, StoreError> {
        let wanted = WantedReports { closed_too, below: before(after)?, ..WantedReports::default() };
        let reports = self.found_reports(wanted, i64::from(limit) + 1).await?;
        Ok(ListPage::of(reports.into_iter().map(|report| (report.id.to_string(), report)).collect(), limit))
    }

    async fn reports_of(&self, person: PersonId) -> Result<(Vec<ChatReport>, Vec<ChatReport>), StoreError> {
        let by = WantedReports { reporter: Some(person), ..WantedReports::default() };
        let about = WantedReports { said_by: Some(person), ..WantedReports::default() };
        Ok((self.found_reports(by, i64::MAX).await?, self.found_reports(about, i64::MAX).await?))
    }

    async fn close_report(&self, id: i64, note: &str, now_ms: u64) -> Result<(), StoreError> {
        let note = note.to_owned();
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let update = sqlx::query("UPDATE reports SET closed_ms = ?, note = ? WHERE id = ?");
                    let update = update.bind(signed(now_ms)).bind(note).bind(id).execute(database).await?;
                    one(update.rows_affected(), "report")
                })
            })
            .await
    }

    async fn ban_addresses(&self, ban: StoredAddressBan) -> Result<(), StoreError> {
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let upsert = "INSERT INTO address_bans (range, reason, at_ms, ends_ms) VALUES (?, ?, ?, ?)
                                  ON CONFLICT DO UPDATE SET reason = excluded.reason, at_ms = excluded.at_ms,
                                                            ends_ms = excluded.ends_ms";
                    let upsert = sqlx::query(upsert).bind(ban.range).bind(ban.reason).bind(signed(ban.at_ms));
                    upsert.bind(ban.ends_ms.map(signed)).execute(database).await?;
                    Ok(())
                })
            })
            .await
    }

    async fn pardon_addresses(&self, range: &str) -> Result<(), StoreError> {
        let range = range.to_owned();
        self.writer
            .write(move |database| {
                Box::pin(async move {
                    let delete = sqlx::query("DELETE FROM address_bans WHERE range = ?").bind(range);
                    one(delete.execute(database).await?.rows_affected(), "ban")
                })
            })
            .await
    }

    async fn address_bans(&self, now_ms: u64) -> Result<Vec<StoredAddressBan>, StoreError> {
        let rows: Vec<(String, String, i64, Option<i64>)> = sqlx::query_as(
            "SELECT range, reason, at_ms, ends_ms FROM address_bans
             WHERE ends_ms IS NULL OR ends_ms > ? ORDER BY at_ms DESC, range",
        )
        .bind(signed(now_ms))
        .fetch_all(&self.readers)
        .await?;
        let ban = |(range, reason, at_ms, ends_ms): (String, String, i64, Option<i64>)| StoredAddressBan {
            range,
            reason,
            at_ms: unsigned(at_ms),
            ends_ms: ends_ms.map(unsigned),
        };
        Ok(rows.into_iter().map(ban).collect())
    }

    async fn note(&self, line: NewAudit) -> Result<(), StoreError> {
        self.writer.write(move |database| Box::pin(insert_line(database, line))).await
    }

    async fn audit(
        &self,
        person: Option<PersonId>,
        after: Option<&str>,
        limit: u32,
    ) -> Result<ListPage<AuditLine>, StoreError> {
        type AuditRow = (i64, String, Option<String>, Option<String>, Option<String>, i64, u32);
        let rows: Vec<AuditRow> = sqlx::query_as(
            "SELECT audit.id, deed, name, network, about, at_ms, times FROM audit LEFT JOIN people ON people.id = person
             WHERE (?1 IS NULL OR person = ?1) AND audit.id < ?2 ORDER BY audit.id DESC LIMIT ?3",
        )
        .bind(person.map(|person| person.0))
        .bind(before(after)?)
        .bind(limit.saturating_add(1))
        .fetch_all(&self.readers)
        .await?;
        let line = |(id, deed, person, network, about, at_ms, times): AuditRow| {
            let line = AuditLine { deed, person, network, about, at_ms: unsigned(at_ms), times };
            (id.to_string(), line)
        };
        Ok(ListPage::of(rows.into_iter().map(line).collect(), limit))
    }

    async fn was_at(&self, person: PersonId, network: &str) -> Result<bool, StoreError> {
        let query = "SELECT EXISTS (SELECT 1 FROM audit WHERE person = ? AND network = ? AND deed IN (?, ?))";
        let query = sqlx::query_scalar(query).bind(person.0).bind(network);
        let query = query.bind(Deed::SignedIn.name()).bind(Deed::Registered.name());
        Ok(query.fetch_one(&self.readers).await?)
    }
}

async fn insert_report(database: &mut SqliteConnection, report: NewReport) -> Result<(), StoreError> {
    let id: Option<i64> = sqlx::query_scalar(
        "INSERT INTO reports (table_id, message, reporter, said_by, reason, at_ms)
         SELECT table_id, id, ?, person, ?, ? FROM chat WHERE table_id = ? AND id = ?
         ON CONFLICT (table_id, message, reporter) DO UPDATE SET reason = excluded.reason, closed_ms = NULL RETURNING id",
    )
    .bind(report.reporter.0)
    .bind(report.reason)
    .bind(signed(report.at_ms))
    .bind(report.table.as_str())
    .bind(report.message)
    .fetch_optional(&mut *database)
    .await?;
    let id = id.ok_or(StoreError::NotFound("message"))?;
    // A second report also keeps what was said since.
    sqlx::query(
        "INSERT INTO report_lines (report, message, person, text, at_ms)
         SELECT ?1, id, person, text, at_ms FROM chat WHERE table_id = ?2 AND id BETWEEN ?3 - ?4 AND ?3 + ?5
         ON CONFLICT DO NOTHING",
    )
    .bind(id)
    .bind(report.table)
    .bind(report.message)
    .bind(BEFORE)
    .bind(AFTER)
    .execute(database)
    .await?;
    Ok(())
}

async fn insert_line(database: &mut SqliteConnection, line: NewAudit) -> Result<(), StoreError> {
    if line.deed == Deed::WrongPassword {
        let count = sqlx::query(
            "UPDATE audit SET times = times + 1 WHERE id = (SELECT id FROM audit
                 WHERE deed = ? AND person IS ? AND network IS ? AND at_ms > ? ORDER BY at_ms DESC LIMIT 1)",
        )
        .bind(line.deed.name())
        .bind(line.person.map(|person| person.0))
        .bind(line.network.as_deref())
        .bind(signed(line.at_ms.saturating_sub(COUNTED_MS)));
        if count.execute(&mut *database).await?.rows_affected() > 0 {
            return Ok(());
        }
    }
    sqlx::query("INSERT INTO audit (at_ms, deed, person, network, about) VALUES (?, ?, ?, ?, ?)")
        .bind(signed(line.at_ms))
        .bind(line.deed.name())
        .bind(line.person.map(|person| person.0))
        .bind(line.network)
        .bind(line.about)
        .execute(database)
        .await?;
    Ok(())
}

/// Which reports are looked for: all of them, unless something says otherwise.
struct WantedReports {
    /// By this person.
    reporter: Option<PersonId>,
    /// About what this person said.
    said_by: Option<PersonId>,
    closed_too: bool,
    /// With lower numbers than this.
    below: i64,
}

impl Default for WantedReports {
    fn default() -> WantedReports {
        WantedReports { reporter: None, said_by: None, closed_too: true, below: i64::MAX }
    }
}

impl SqliteStore {
    /// The newest first.
    async fn found_reports(&self, wanted: WantedReports, limit: i64) -> Result<Vec<ChatReport>, StoreError> {
        type ReportRow = (i64, String, u32, String, String, String, i64, Option<i64>, Option<String>);
        // One moment for the reports and their lines.
        let mut database = self.readers.begin().await?;
        let rows: Vec<ReportRow> = sqlx::query_as(
            "SELECT reports.id, table_id, message, complainer.name, speaker.name, reason, at_ms, closed_ms, note
             FROM reports JOIN people AS complainer ON complainer.id = reporter
             JOIN people AS speaker ON speaker.id = said_by
             WHERE (?1 IS NULL OR reporter = ?1) AND (?2 IS NULL OR said_by = ?2) AND (?3 OR closed_ms IS NULL)
                 AND reports.id < ?4
             ORDER BY reports.id DESC LIMIT ?5",
        )
        .bind(wanted.reporter.map(|person| person.0))
        .bind(wanted.said_by.map(|person| person.0))
        .bind(wanted.closed_too)
        .bind(wanted.below)
        .bind(limit)
        .fetch_all(&mut *database)
        .await?;
        let mut reports = Vec::with_capacity(rows.len());
        for (id, table, message, reporter, said_by, reason, at_ms, closed_ms, note) in rows {
            let lines: Vec<(u32, String, String, i64)> = sqlx::query_as(
                "SELECT message, name, text, at_ms FROM report_lines JOIN people ON people.id = person
                 WHERE report = ? ORDER BY message",
            )
            .bind(id)
            .fetch_all(&mut *database)
            .await?;
            let line = |(message, name, text, at_ms)| ReportLine { message, name, text, at_ms: unsigned(at_ms) };
            let lines = lines.into_iter().map(line).collect();
            let closed = closed_ms.map(|closed_ms| (unsigned(closed_ms), note.unwrap_or_default()));
            let at_ms = unsigned(at_ms);
            reports.push(ChatReport { id, table, message, reporter, said_by, reason, at_ms, lines, closed });
        }
        Ok(reports)
    }
}
