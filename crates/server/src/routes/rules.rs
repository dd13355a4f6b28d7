//! The pictures of the rules' examples.

use crate::app::App;
use crate::http::{Refused, UrlPart};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use hedgerow_scenarios::examples;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(example))
}

/// An example of a rule as a picture, as in `CA4.svg` or, for a rule that several games share, `C4-hunters.svg`
#[utoipa::path(get, path = "/api/rules/{picture}", tag = "tables", params(("picture" = String, Path)), responses((status = 200, content_type = "image/svg+xml"), (status = 304), (status = "4XX", body = ApiError)))]
async fn example(UrlPart(picture): UrlPart, headers: HeaderMap) -> Result<Response, Refused> {
    // The first of them takes a moment: all examples are played.
    let drawn = tokio::task::spawn_blocking(move || drawn(picture.strip_suffix(".svg")?)).await;
    let drawn = drawn.map_err(|error| ApiError::fault(error.to_string()))?;
    let unknown = || Refused::new(ErrorCode::NotFound, text!("server-no-picture"));
    let drawn = drawn.ok_or_else(unknown)?;
    // The pictures change with the program only.
    let kept = [(header::ETAG, drawn.tag.as_str()), (header::CACHE_CONTROL, "public, max-age=86400")];
    // Proxies mark a tag as weak, and browsers may send several.
    let known = headers.get(header::IF_NONE_MATCH).and_then(|known| known.to_str().ok());
    if known.is_some_and(|known| known.contains(&drawn.tag)) {
        return Ok((StatusCode::NOT_MODIFIED, kept).into_response());
    }
    Ok((kept, [(header::CONTENT_TYPE, "image/svg+xml")], drawn.svg.as_str()).into_response())
}

struct Drawn {
    svg: String,
    /// Changes with the picture.
    tag: String,
}

/// A picture, drawn when first asked for.
fn drawn(name: &str) -> Option<&'static Drawn> {
    static PICTURES: OnceLock<HashMap<&str, OnceLock<Drawn>>> = OnceLock::new();
    let names = || examples().keys().map(|name| (name.as_str(), OnceLock::new())).collect();
    let place = PICTURES.get_or_init(names).get(name)?;
    let example = examples().get(name)?;
    Some(place.get_or_init(|| {
        let svg = example.scene.svg();
        let hash = hex::encode(&Sha256::digest(&svg)[..8]);
        Drawn { svg, tag: format!("\"{hash}\"") }
    }))
}
