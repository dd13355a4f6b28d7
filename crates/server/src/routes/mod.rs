//! The routes of the API.

mod about;
mod admin;
mod analysis;
mod art;
mod bots;
mod description;
mod export;
mod lessons;
mod manners;
mod page;
mod passes;
mod people;
mod puzzles;
mod rules;
mod service;
mod tables;

pub(crate) use puzzles::Proofs;

use crate::app::App;
use crate::http::{Refused, guard, https};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use hedgerow_locale::text;
use hedgerow_protocol::ErrorCode;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Instant;
use tower_http::compression::CompressionLayer;
use utoipa_axum::router::OpenApiRouter;

/// Where a list goes on.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct After {
    /// The `next` of the list before.
    after: Option<String>,
}

/// All routes with their descriptions, by their paths without the base path.
pub fn api() -> OpenApiRouter<Arc<App>> {
    let games = tables::router()
        .merge(analysis::router())
        .merge(art::router())
        .merge(rules::router())
        .merge(lessons::router())
        .merge(puzzles::router());
    OpenApiRouter::new()
        .merge(people::routes())
        .merge(export::routes())
        .merge(passes::routes())
        .merge(bots::routes())
        .merge(manners::routes())
        .merge(about::routes())
        .merge(games)
}

/// Counts requests and how long they take, and tells browsers what they may believe and keep.
async fn measure(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begin = Instant::now();
    let secure = https(request.headers(), &app.config);
    let is_api =
        request.uri().path().strip_prefix(app.config.base_path.as_str()).is_some_and(|path| path.starts_with("/api"));
    let mut response = next.run(request).await;
    app.metrics.requests.inc();
    app.metrics.request_seconds.observe(begin.elapsed());
    let headers = response.headers_mut();
    headers.insert("x-content-type-options", HeaderValue::from_static("nosniff"));
    // The key of a private table stands in the address of its page.
    headers.insert("referrer-policy", HeaderValue::from_static("same-origin"));
    headers.insert("x-frame-options", HeaderValue::from_static("DENY"));
    if secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    // What the API says is true now, and perhaps for one reader only.
    if is_api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

async fn nothing_here() -> Refused {
    Refused::new(ErrorCode::NotFound, text!("server-no-page"))
}

/// What is public: the API below the base path, and the page.
pub fn router(app: Arc<App>) -> Router {
    let (api, description) = api().split_for_parts();
    let api = api
        .merge(service::router(&description))
        .merge(about::router())
        .merge(page::router())
        .fallback(nothing_here)
        .method_not_allowed_fallback(async || Refused::new(ErrorCode::WrongMethod, text!("server-not-here")));
    let api = match app.config.base_path.as_str() {
        "" => api,
        // Both with and without a slash at the end.
        base => Router::new().nest(base, api).route(&format!("{base}/"), page::index()).fallback(nothing_here),
    };
    let api = api
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(from_fn_with_state(app.clone(), measure))
        .layer(CompressionLayer::new());
    let limit = match app.config.limits.max_body {
        0 => DefaultBodyLimit::disable(),
        most => DefaultBodyLimit::max(most),
    };
    api.layer(limit).with_state(app)
}

/// The host's own door, on an address of its own, so that clients from outside cannot fill it up.
pub fn host_router(app: Arc<App>) -> Router {
    admin::routes().fallback(nothing_here).with_state(app)
}

/// What programs that watch the server ask for, on an address of its own.
pub fn watch_router(app: Arc<App>) -> Router {
    service::watching().fallback(nothing_here).with_state(app)
}
