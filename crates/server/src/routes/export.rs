//! Everything stored about a person, piece by piece: it may be years of games.

use super::bots::bots_of;
use super::passes::{sessions_of, tokens_of};
use super::people::{blocked, profile_of};
use super::puzzles::DAY_MS;
use crate::app::App;
use crate::http::Refused;
use crate::people::Owner;
use crate::store::{AuditLine, ChatReport, Pass, Person};
use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hedgerow_locale::text;
use hedgerow_protocol::{
    Account, AnalysisView, ApiError, AuditView, ChatMessage, ErrorCode, PersonView, ReportView, ReportedView,
};
use serde::Serialize;
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many messages or games are read from the store at once.
const AT_ONCE: u32 = 200;
/// A client that takes no more for this long has gone.
const PATIENCE: Duration = Duration::from_secs(30);

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(export))
}

/// Everything stored about you
#[utoipa::path(get, path = "/api/me/export", tag = "people", responses((status = OK, body = Account), (status = "4XX", body = ApiError)))]
async fn export(State(app): State<Arc<App>>, Owner { person, pass }: Owner) -> Result<Response, Refused> {
    app.limits.exports.check(person.id)?;
    let busy = |_| Refused { retry_after: Some(30), ..Refused::new(ErrorCode::TooFast, text!("server-export-busy")) };
    let place = app.exports.clone().try_acquire_owned().map_err(busy)?;
    let (pieces, taken) = mpsc::channel(2);
    tokio::spawn(async move {
        let _place = place;
        let mut out = Pieces(pieces);
        if let Err(refused) = write(&app, &person, &pass, &mut out).await {
            tracing::error!(error = %refused.error, "an export was not finished");
            // Rather a download that breaks off than one that looks whole.
            let _ = out.0.send(Err(io::Error::other("unfinished"))).await;
        }
    });
    let headers = [(header::CONTENT_TYPE, "application/json")];
    Ok((headers, Body::from_stream(ReceiverStream::new(taken))).into_response())
}

/// An [`Account`], without ever holding all of it.
async fn write(app: &Arc<App>, person: &Person, pass: &Pass, out: &mut Pieces) -> Result<(), Refused> {
    let mut profile = profile_of(app, person, true, AT_ONCE).await?;
    let mut next = profile.games.next.take();
    while let Some(after) = next {
        let page = app.store.games(person.id, true, Some(&after), AT_ONCE).await?;
        profile.games.games.extend(page.items);
        next = page.next;
    }
    out.field("{", "profile", &profile).await?;
    out.field(",", "blocked", &blocked(app, person).await?).await?;
    out.field(",", "sessions", &sessions_of(app, person.id, Some(pass.id)).await?).await?;
    out.field(",", "tokens", &tokens_of(app, person.id).await?).await?;
    out.field(",", "bots", &bots_of(app, person.id).await?).await?;
    out.field(",", "blocked_by", &app.store.blocked_by(person.id).await?).await?;
    out.field(",", "muted_at", &app.store.muted_at(person.id).await?).await?;
    let (reports, reported) = app.store.reports_of(person.id).await?;
    out.field(",", "reports", &reports.into_iter().map(report_view).collect::<Vec<_>>()).await?;
    out.field(",", "reported", &reported.into_iter().map(reported_view).collect::<Vec<_>>()).await?;
    let audit = app.store.audit(Some(person.id), None, u32::MAX).await?.items;
    out.field(",", "audit", &audit.into_iter().map(audit_view).collect::<Vec<_>>()).await?;
    let standing = app.store.puzzle_standing(person.id, app.clock.date_ms() / DAY_MS).await?;
    out.field(",", "puzzle_standing", &standing).await?;
    out.field(",", "puzzles", &app.store.puzzle_tries(person.id).await?).await?;
    out.text(",\"chat\":[").await?;
    let (mut after, mut comma) = (None, "");
    loop {
        let page = app.store.said_by(person.id, after.as_deref(), AT_ONCE).await?;
        for (table, said) in page.items {
            let PersonView { name, guest, bot } = person.view();
            let said = ChatMessage { id: said.id, name, guest, bot, text: said.text, at_ms: said.at_ms };
            out.item(&mut comma, &(table, said)).await?;
        }
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    out.text("],\"records\":[").await?;
    let mut comma = "";
    let tables = app.store.all_tables_of(person.id).await?;
    for table in &tables {
        // A table that has no game yet has no record; one that is damaged is no reason to keep the others back.
        if let Ok(record) = app.hub.record(table, person.id).await {
            out.item(&mut comma, &record.write()).await?;
        }
    }
    out.text("],\"analyses\":[").await?;
    let mut comma = "";
    for table in &tables {
        let stored = app.store.analysis(table).await?.filter(|stored| stored.complete);
        let analysis = stored.and_then(|stored| serde_json::from_str::<AnalysisView>(&stored.body).ok());
        if let Some(analysis) = analysis {
            out.item(&mut comma, &(table, analysis)).await?;
        }
    }
    out.text("]}").await
}

fn report_view(report: ChatReport) -> ReportView {
    let ChatReport { table, message, reason, at_ms, closed, .. } = report;
    ReportView { table, message, reason, at_ms, closed: closed.is_some() }
}

fn reported_view(report: ChatReport) -> ReportedView {
    let said = report.lines.into_iter().find(|line| line.message == report.message);
    let (text, at_ms) = said.map(|line| (line.text, line.at_ms)).unwrap_or_default();
    ReportedView { table: report.table, text, at_ms }
}

fn audit_view(line: AuditLine) -> AuditView {
    let AuditLine { deed, network, at_ms, times, .. } = line;
    AuditView { deed, network, at_ms, times }
}

/// What goes out, bit by bit.
struct Pieces(mpsc::Sender<Result<Bytes, io::Error>>);

impl Pieces {
    async fn text(&mut self, text: impl Into<Bytes>) -> Result<(), Refused> {
        let gone = || Refused::new(ErrorCode::TooSlow, text!("server-too-slow"));
        let sent = tokio::time::timeout(PATIENCE, self.0.send(Ok(text.into()))).await;
        sent.map_err(|_| gone())?.map_err(|_| gone())
    }

    async fn field(&mut self, before: &str, name: &str, value: &impl Serialize) -> Result<(), Refused> {
        let value = serde_json::to_string(value).map_err(ApiError::fault)?;
        self.text(format!("{before}\"{name}\":{value}")).await
    }

    async fn item(&mut self, comma: &mut &str, value: &impl Serialize) -> Result<(), Refused> {
        let value = serde_json::to_string(value).map_err(ApiError::fault)?;
        self.text(format!("{comma}{value}")).await?;
        *comma = ",";
        Ok(())
    }
}
