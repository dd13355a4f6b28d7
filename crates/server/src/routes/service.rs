//! The routes about the server itself: health, metrics, and the description of the API.

use super::description::described;
use crate::app::App;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use utoipa::openapi::OpenApi;

pub fn router(routes: &OpenApi) -> Router<Arc<App>> {
    let description = Arc::new(described(routes));
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

/// Whether the server answers at all: for programs that restart it when it does not.
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
