//! The routes of the API.

mod admin;
mod people;
mod service;
mod tables;

use crate::app::App;
use crate::http::{Refused, guard};
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use hedgerow_protocol::ErrorCode;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;

/// All routes with their descriptions, by their paths without the base path.
pub fn api() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().merge(people::routes()).merge(tables::router())
}

/// The whole server: the API below the base path, and the host's own door.
pub fn router(app: Arc<App>) -> Router {
    let (api, description) = api().split_for_parts();
    let api = api
        .merge(service::router(description))
        .fallback(async || Refused::new(ErrorCode::NotFound, "there is no such page"))
        .method_not_allowed_fallback(async || Refused::new(ErrorCode::BadRequest, "that cannot be done here"))
        .layer(from_fn_with_state(app.clone(), guard));
    let api = if app.config.base_path.is_empty() { api } else { Router::new().nest(&app.config.base_path, api) };
    let limit = DefaultBodyLimit::max(app.config.limits.max_body);
    admin::routes().merge(api).layer(limit).with_state(app)
}
