//! The routes about who runs the server: what it keeps about people, and how the host is reached.

use crate::app::App;
use crate::calendar::timestamp;
use crate::http::Refused;
use crate::people::SESSION_SECONDS;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use axum::{Json, Router};
use hedgerow_locale::text;
use hedgerow_protocol::{About, ApiError, ErrorCode};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// What the host says about privacy, in the data folder.
const PRIVACY: &str = "privacy.md";
/// How much of it is shown, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How long a security.txt may be believed: an older one may name a contact that no longer works.
const BELIEVED_MS: u64 = 180 * 24 * 60 * 60 * 1000;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(about))
}

/// What has a place of its own on every server.
pub(super) fn router() -> Router<Arc<App>> {
    Router::new().route("/privacy", get(privacy)).route("/.well-known/security.txt", get(security))
}

/// Who runs this server, and what it keeps for how long
#[utoipa::path(get, path = "/api/about", tag = "people", responses((status = OK, body = About)))]
async fn about(State(app): State<Arc<App>>) -> Result<Json<About>, Refused> {
    let file = app.folder().path().join(PRIVACY);
    // Read every time: the host writes it while the server runs.
    let privacy = tokio::task::spawn_blocking(move || read(&file)).await;
    let keep = &app.config.keep;
    Ok(Json(About {
        contact: app.config.contact.clone(),
        privacy: privacy.map_err(|error| Refused::from(ApiError::fault(error)))?,
        session_days: SESSION_SECONDS / (24 * 60 * 60),
        audit_days: keep.keep_audit,
        chat_days: keep.keep_chat,
        games_days: keep.keep_games,
        guests_days: keep.keep_guests,
    }))
}

/// The text of a file, if there is one and something in it.
fn read(file: &Path) -> Option<String> {
    let mut bytes = Vec::new();
    File::open(file).ok()?.take(LONGEST).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(&bytes).trim().to_owned();
    Some(text).filter(|text| !text.is_empty())
}

/// A link that can be said aloud.
async fn privacy(State(app): State<Arc<App>>) -> Redirect {
    Redirect::to(&format!("{}/#/privacy", app.config.base_path))
}

/// How to report a security problem to the host (RFC 9116).
async fn security(State(app): State<Arc<App>>) -> Response {
    match &app.config.contact {
        None => Refused::new(ErrorCode::NotFound, text!("server-no-page")).into_response(),
        Some(contact) => {
            let expires = timestamp(app.clock.date_ms() + BELIEVED_MS);
            let text = format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, pl, hu\n");
            ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
        }
    }
}
