//! The routes against people who behave badly: hiding what they say, keeping them from talking at a table, telling the host.

use super::tables::KeyQuery;
use crate::app::App;
use crate::http::{ClientAddress, JsonBody, Refused, UrlPart, UrlQuery};
use crate::hub::Request;
use crate::names::{is_unseen, plain};
use crate::people::{MayPlay, Owner};
use crate::store::{NewReport, Person, PersonId};
use axum::extract::State;
use axum::http::StatusCode;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode, ReportRequest, Saying};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(block, unblock))
        .routes(routes!(block_speaker))
        .routes(routes!(mute))
        .routes(routes!(unmute))
        .routes(routes!(report))
}

/// Hide what a person says, and take no invitations from them
#[utoipa::path(put, path = "/api/blocked/{name}", tag = "people", params(("name" = String, Path)), responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn block(
    State(app): State<Arc<App>>,
    Owner { person, .. }: Owner,
    UrlPart(name): UrlPart,
) -> Result<StatusCode, Refused> {
    let other = app.store.person_named(&name).await?;
    block_person(&app, &person, other.id).await
}

/// The same by something they said at a table: guests have no name by which they could be found
#[utoipa::path(post, path = "/api/tables/{id}/block", tag = "tables", params(("id" = String, Path), KeyQuery), request_body = Saying, responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn block_speaker(
    State(app): State<Arc<App>>,
    UrlPart(table): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    Owner { person, .. }: Owner,
    JsonBody(Saying { message }): JsonBody<Saying>,
) -> Result<StatusCode, Refused> {
    let (viewer, key) = (Some(person.id), query.key.as_deref());
    let other = app.hub.look(&table, viewer, key, move |task| task.speaker(message)).await?;
    block_person(&app, &person, other).await
}

async fn block_person(app: &App, person: &Person, other: PersonId) -> Result<StatusCode, Refused> {
    if other == person.id {
        return Err(Refused::new(ErrorCode::BadRequest, text!("server-block-self")));
    }
    app.limits.messages.check(person.id)?;
    app.store.block(person.id, other).await?;
    app.hub.tell_blocked(person.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Show again what a person says
#[utoipa::path(delete, path = "/api/blocked/{name}", tag = "people", params(("name" = String, Path)), responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn unblock(
    State(app): State<Arc<App>>,
    Owner { person, .. }: Owner,
    UrlPart(name): UrlPart,
) -> Result<StatusCode, Refused> {
    app.limits.messages.check(person.id)?;
    // Among your own blocks a label is enough: if several guests share it, all of them are heard again.
    for other in app.store.blocked(person.id).await?.into_iter().filter(|other| other.name == name) {
        app.store.unblock(person.id, other.id).await?;
    }
    app.hub.tell_blocked(person.id).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Keep the author of a message from talking at your table
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "tables", params(("id" = String, Path), KeyQuery), request_body = Saying, responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn mute(
    State(app): State<Arc<App>>,
    UrlPart(table): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MayPlay(person): MayPlay,
    JsonBody(Saying { message }): JsonBody<Saying>,
) -> Result<StatusCode, Refused> {
    set_muted(&app, &table, query.key, person, message, true).await
}

/// Let them talk again
#[utoipa::path(post, path = "/api/tables/{id}/unmute", tag = "tables", params(("id" = String, Path), KeyQuery), request_body = Saying, responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn unmute(
    State(app): State<Arc<App>>,
    UrlPart(table): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MayPlay(person): MayPlay,
    JsonBody(Saying { message }): JsonBody<Saying>,
) -> Result<StatusCode, Refused> {
    set_muted(&app, &table, query.key, person, message, false).await
}

async fn set_muted(
    app: &App,
    table: &str,
    key: Option<String>,
    person: Person,
    message: u32,
    muted: bool,
) -> Result<StatusCode, Refused> {
    app.limits.messages.check(person.id)?;
    let request = |answer| Request::Mute { person: person.clone(), key: key.clone(), message, muted, answer };
    app.hub.ask(table, request).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tells the host of the server about something that was said.
#[utoipa::path(post, path = "/api/tables/{id}/report", tag = "tables", params(("id" = String, Path), KeyQuery), request_body = ReportRequest, responses((status = 204)))]
async fn report(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MayPlay(person): MayPlay,
    ClientAddress(address): ClientAddress,
    JsonBody(request): JsonBody<ReportRequest>,
) -> Result<StatusCode, Refused> {
    app.limits.hints.check(person.id)?;
    // The lines around the message are kept with it.
    app.charge(address, 8000 + request.reason.len())?;
    app.hub.look(&id, Some(person.id), query.key.as_deref(), |_| Ok(())).await?;
    let reason = plain(&request.reason);
    let reason = reason.trim();
    if reason.chars().all(is_unseen) || reason.chars().count() > 500 {
        return Err(Refused::new(ErrorCode::BadRequest, text!("server-report-length")));
    }
    let report = NewReport {
        table: id,
        message: request.message,
        reporter: person.id,
        reason: reason.to_string(),
        at_ms: app.clock.date_ms(),
    };
    app.store.report(report).await?;
    Ok(StatusCode::NO_CONTENT)
}
