//! The page itself. It is built by Node and put into the program by the feature `page`, which `cargo xtask` switches on.

use crate::app::App;
use axum::Router;
use axum::routing::{MethodRouter, get};
use std::sync::Arc;

#[cfg(feature = "page")]
pub use embedded::{index, router};

#[cfg(not(feature = "page"))]
pub fn router() -> Router<Arc<App>> {
    Router::new().route("/", index())
}

/// The page itself.
#[cfg(not(feature = "page"))]
pub fn index() -> MethodRouter<Arc<App>> {
    get(async || axum::response::Html(include_str!("no_page.html")))
}

#[cfg(feature = "page")]
mod embedded {
    use super::{App, Arc, MethodRouter, Router, get};
    use crate::http::Refused;
    use axum::extract::{Path, State};
    use axum::http::header;
    use axum::response::{Html, IntoResponse, Response};
    use hedgerow_locale::text;
    use hedgerow_protocol::ErrorCode;
    use rust_embed::RustEmbed;

    #[derive(RustEmbed)]
    #[folder = "../../web/dist"]
    struct PageFiles;

    /// Nothing from elsewhere, and no foreign page around ours. (Drawings carry styles of their own.)
    const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
                          connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'self'; form-action 'self'";

    pub fn router() -> Router<Arc<App>> {
        Router::new().route("/", index()).route("/index.html", index()).route("/{*path}", get(file))
    }

    /// The page itself.
    pub fn index() -> MethodRouter<Arc<App>> {
        get(show)
    }

    /// The page, told where it lives.
    async fn show(State(app): State<Arc<App>>) -> Response {
        let Some(page) = PageFiles::get("index.html") else { return not_found() };
        let base = format!("<base href=\"{}/\"", app.config.base_path);
        let page = String::from_utf8_lossy(&page.data).replacen("<base href=\"/\"", &base, 1);
        let headers = [(header::CACHE_CONTROL, "no-cache"), (header::CONTENT_SECURITY_POLICY, POLICY)];
        (headers, Html(page)).into_response()
    }

    async fn file(Path(path): Path<String>) -> Response {
        let Some(file) = PageFiles::get(&path) else { return not_found() };
        // Names in assets/ hold a hash of the content; the others may change with the next version.
        let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = file.metadata.mimetype().to_string();
        let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, keep.to_string())];
        (headers, file.data.into_owned()).into_response()
    }

    fn not_found() -> Response {
        Refused::new(ErrorCode::NotFound, text!("server-no-page")).into_response()
    }
}
