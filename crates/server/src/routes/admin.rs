//! The host's own door: `hedgerow admin` knocks here with the token from the data folder.

use crate::admin::AdminCommand;
use crate::app::App;
use crate::http::{JsonBody, Refused};
use crate::people::Token;
use axum::Router;
use axum::extract::{FromRequestParts, State};
use axum::http::header;
use axum::http::request::Parts;
use axum::routing::post;
use hedgerow_locale::text;
use hedgerow_protocol::ErrorCode;
use std::sync::Arc;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/admin", post(carry_out))
}

/// Anyone who can read the data folder.
struct Host;

impl FromRequestParts<Arc<App>> for Host {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Host, Refused> {
        let given = parts.headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let given = given.and_then(|value| value.strip_prefix("Bearer "));
        // Hashes are compared, so the time this takes tells nothing about the token.
        match (given, app.admin_token.get()) {
            (Some(given), Some(expected)) if Token::hash(given) == *expected => Ok(Host),
            _ => Err(Refused::new(ErrorCode::NotFound, text!("server-no-page"))),
        }
    }
}

async fn carry_out(
    _host: Host,
    State(app): State<Arc<App>>,
    JsonBody(command): JsonBody<AdminCommand>,
) -> Result<String, Refused> {
    app.admin(command).await.map_err(|error| Refused::new(ErrorCode::NotNow, &error))
}
