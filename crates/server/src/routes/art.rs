//! The drawings of the tiles and pieces, for pages that show a board.

use crate::app::App;
use crate::http::{Refused, UrlPart};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hedgerow_draw::GameArt;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use hedgerow_rules::{Rules, TileSet};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The sets that rules play with together (`carcassonne+river`), with their drawings once these were asked for.
static DRAWN: LazyLock<BTreeMap<String, OnceLock<String>>> = LazyLock::new(|| {
    let together = |rules: Rules| rules.stacks().iter().map(|(_, set)| *set).collect::<Vec<_>>().join("+");
    Rules::all().map(|rules| (together(rules), OnceLock::new())).collect()
});

fn drawn(sets: &str) -> Option<&'static str> {
    let draw = || {
        let sets: Vec<TileSet> = sets.split('+').filter_map(TileSet::built_in).collect();
        serde_json::to_string(&GameArt::of(&sets)).unwrap_or_default()
    };
    DRAWN.get(sets).map(|drawn| drawn.get_or_init(draw).as_str())
}

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(art))
}

/// The drawings of the pieces and of the tiles of sets that are played together, as in `carcassonne+river`
#[utoipa::path(get, path = "/api/art/{sets}", tag = "tables", params(("sets" = String, Path)), responses((status = 200, content_type = "application/json"), (status = "4XX", body = ApiError)))]
async fn art(UrlPart(sets): UrlPart) -> Result<Response, Refused> {
    let known = || DRAWN.keys().cloned().collect::<Vec<_>>().join(", ");
    let text = drawn(&sets).ok_or_else(|| Refused::new(ErrorCode::NotFound, text!("server-no-art", sets = known())))?;
    // The drawings change with the program only.
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, text).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_every_preset_is_drawn() {
        for rules in Rules::all() {
            let sets: Vec<&str> = rules.stacks().iter().map(|(_, set)| *set).collect();
            let art: serde_json::Value = serde_json::from_str(drawn(&sets.join("+")).unwrap()).unwrap();
            for set in sets.iter().filter_map(|set| TileSet::built_in(set)) {
                for kind in &set.kinds {
                    assert!(art["tiles"][&kind.id]["segments"].is_object(), "{}: {}", set.name, kind.id);
                }
            }
        }
        assert!(drawn("river+carcassonne").is_none() && drawn("").is_none());
    }
}
