//! The routes about the server itself: health, metrics, and the description of the API.

use crate::app::App;
use crate::people::COOKIE;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use utoipa::openapi::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};

pub fn router(mut description: OpenApi) -> Router<Arc<App>> {
    description.info.title = "Hedgerow".to_string();
    description.info.version = env!("CARGO_PKG_VERSION").to_string();
    description.info.description = Some("The API of a Hedgerow server. docs/api.md explains it.".to_string());
    description.info.license = None;
    // What the library fills in by itself is about its author.
    description.info.contact = None;
    let components = description.components.get_or_insert_default();
    components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new(COOKIE))));
    components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
    // One of them, or none where nobody needs to be known.
    let scopes: [&str; 0] = [];
    description.security = Some(vec![
        SecurityRequirement::new("cookie", scopes),
        SecurityRequirement::new("token", scopes),
        SecurityRequirement::default(),
    ]);
    let description = Arc::new(description);
    Router::new()
        .route("/health", get(health))
        .route("/ready", get(ready))
        .route("/api", get(async || Html(include_str!("api.html"))))
        .route("/api/openapi.json", get(async move || Json((*description).clone())))
}

/// For programs that watch the server: the same, and what is counted.
pub fn watching() -> Router<Arc<App>> {
    Router::new().route("/health", get(health)).route("/ready", get(ready)).route("/metrics", get(metrics))
}

/// Whether the server answers at all; whoever starts it anew when it does not asks this.
async fn health() -> Response {
    Json(serde_json::json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })).into_response()
}

/// Whether requests should be sent here.
async fn ready(State(app): State<Arc<App>>) -> Response {
    if app.is_ready().await {
        return Json(serde_json::json!({ "status": "ready" })).into_response();
    }
    (StatusCode::SERVICE_UNAVAILABLE, Json(serde_json::json!({ "status": "not ready" }))).into_response()
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
