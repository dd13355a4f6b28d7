//! The routes about the server itself: health, metrics, and the description of the API.

use crate::app::App;
use crate::store::PeopleStore;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use std::sync::Arc;
use utoipa::openapi::OpenApi;

pub fn router(mut description: OpenApi) -> Router<Arc<App>> {
    description.info.title = "Hedgerow".to_string();
    description.info.version = env!("CARGO_PKG_VERSION").to_string();
    description.info.description = Some("The API of a Hedgerow server. docs/api.md explains it.".to_string());
    description.info.license = None;
    let description = Arc::new(description);
    Router::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/api", get(async || Html(include_str!("api.html"))))
        .route("/api/openapi.json", get(async move || Json((*description).clone())))
}

/// Whether the server and its store answer.
async fn health(State(app): State<Arc<App>>) -> Response {
    match app.store.setting("health").await {
        Ok(_) => Json(serde_json::json!({ "status": "ok", "version": env!("CARGO_PKG_VERSION") })).into_response(),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, Json(serde_json::json!({ "status": "the store does not answer" })))
                .into_response()
        }
    }
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.text()).into_response()
}
