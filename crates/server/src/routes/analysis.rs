//! The routes that take finished games apart.

use super::tables::{KeyQuery, study};
use crate::analyses::{Wanted, evaluate};
use crate::app::App;
use crate::bots::Asker;
use crate::http::{ClientAddress, JsonBody, Key, Refused, UrlPart, UrlQuery};
use crate::people::{MayPlay, MaybeWho};
use crate::store::Person;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_protocol::{AnalyseRecord, AnalysisDepth, AnalysisView, ApiError, ErrorCode, Evaluation, TableStage};
use serde::Deserialize;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// For so long a quick analysis is waited for: it is there at once, unless the server is busy.
const AT_ONCE: Duration = Duration::from_secs(20);
/// What evaluating a position counts as among the thoughts of bots, in evaluations.
const EVALUATION_COST: u64 = 8_000;
/// About what a stored analysis takes on the disk, in bytes.
const STORED: usize = 100_000;

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(of_table)).routes(routes!(of_record)).routes(routes!(evaluation))
}

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct AnalysisQuery {
    /// How far to look: `quick`, or `normal`.
    #[serde(default)]
    depth: AnalysisDepth,
    /// The key of a private table.
    key: Option<String>,
}

/// The finished game of a table taken apart: luck, decisions and the rest. Ask again until `analysis` is there.
#[utoipa::path(get, path = "/api/tables/{id}/analysis", tag = "tables", params(("id" = String, Path), AnalysisQuery), responses((status = 200, body = AnalysisView)))]
async fn of_table(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(AnalysisQuery { depth, key }): UrlQuery<AnalysisQuery>,
    MaybeWho(person): MaybeWho,
    ClientAddress(address): ClientAddress,
) -> Result<Response, Refused> {
    app.hub.live_games().await;
    let finished = app.hub.look(&id, person.as_ref().map(|person| person.id), key.as_deref(), |task| {
        if task.table.stage != TableStage::Over {
            return Err(ApiError::new(ErrorCode::NotNow, text!("server-still-played")));
        }
        task.check_not_copied()?;
        task.table.record()
    });
    let record = finished.await?;
    analyse(&app, record, depth, Some(id), person.as_ref(), address).await
}

/// A finished game from elsewhere taken apart, without keeping it. Send the same again until `analysis` is there.
#[utoipa::path(post, path = "/api/replay/analysis", tag = "tables", request_body = AnalyseRecord, responses((status = 200, body = AnalysisView)))]
async fn of_record(
    State(app): State<Arc<App>>,
    MaybeWho(person): MaybeWho,
    ClientAddress(address): ClientAddress,
    JsonBody(AnalyseRecord { record, depth }): JsonBody<AnalyseRecord>,
) -> Result<Response, Refused> {
    app.hub.live_games().await;
    let hub = app.hub.clone();
    let record = study(&app, record, move |record| {
        hub.shared().live_games.check(&record)?;
        Ok(record)
    });
    let record = record.await?;
    analyse(&app, record, depth, None, person.as_ref(), address).await
}

/// What the position of a what-if table is worth, and the best moves in it.
#[utoipa::path(get, path = "/api/tables/{id}/evaluation", tag = "tables", params(("id" = String, Path), KeyQuery), responses((status = 200, body = Evaluation)))]
async fn evaluation(
    State(app): State<Arc<App>>,
    UrlPart(id): UrlPart,
    UrlQuery(query): UrlQuery<KeyQuery>,
    MayPlay(person): MayPlay,
    ClientAddress(address): ClientAddress,
) -> Result<Json<Evaluation>, Refused> {
    app.limits.evaluations.check(person.answerable())?;
    app.hub.live_games().await;
    let asked = app.hub.look(&id, Some(person.id), query.key.as_deref(), |task| {
        let game = task.table.game.as_ref().filter(|_| task.table.what_if().is_some());
        let game = game.ok_or_else(|| ApiError::new(ErrorCode::NotNow, text!("server-no-evaluation")))?;
        task.check_not_copied()?;
        Ok((game.position().clone(), task.table.version))
    });
    let (position, version) = asked.await?;
    let asker = Asker { address: Key::from(address), person: Key::from(person.answerable()), waits: true };
    let evaluate = move || evaluate(position, version);
    let found = app.hub.shared().bots.work(asker, EVALUATION_COST, evaluate).await;
    Ok(Json(found.ok_or_else(|| ApiError::fault("the position could not be evaluated"))?))
}

async fn analyse(
    app: &App,
    record: Record,
    depth: AnalysisDepth,
    table: Option<String>,
    person: Option<&Person>,
    address: IpAddr,
) -> Result<Response, Refused> {
    let quick = depth == AnalysisDepth::Quick;
    let address_key = Key::from(address);
    let person_key = person.map(|person| Key::from(person.answerable()));
    let asker = Asker { address: address_key, person: person_key.unwrap_or(address_key), waits: quick };
    // A quick one is made again sooner than it is worth keeping.
    let wanted = Wanted { record: Arc::new(record), depth, table: table.filter(|_| !quick), asker };
    let stored = wanted.table.is_some();
    let admit = || {
        for key in [Some(address_key), person_key].into_iter().flatten() {
            if quick { &app.limits.quick_analyses } else { &app.limits.analyses }.check(key)?;
        }
        if stored {
            app.charge(address, STORED)?;
        }
        Ok(())
    };
    let view = app.analyses.ask(wanted, if quick { AT_ONCE } else { Duration::ZERO }, admit).await?;
    Ok(([(header::CONTENT_TYPE, "application/json")], view).into_response())
}
