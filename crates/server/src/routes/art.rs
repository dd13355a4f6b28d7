//! The drawings of the tiles and pieces, for pages that show a board.

use crate::app::App;
use crate::http::{Refused, UrlPart};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hedgerow_draw::GameArt;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use hedgerow_rules::TileSet;
use std::sync::{Arc, OnceLock};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The sets of each game: those of one game are drawn together.
const GAMES: [(&str, &[&str]); 3] = [
    ("carcassonne", &["carcassonne", "river"]),
    ("hunters", &["hunters", "hunters-bonus"]),
    ("discovery", &["discovery"]),
];

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(art))
}

/// The drawings of the tiles and pieces of `carcassonne`, `hunters` or `discovery`
#[utoipa::path(get, path = "/api/art/{rules}", tag = "tables", params(("rules" = String, Path)), responses((status = 200, content_type = "application/json"), (status = "4XX", body = ApiError)))]
async fn art(UrlPart(game): UrlPart) -> Result<Response, Refused> {
    let number = GAMES.iter().position(|(name, _)| *name == game);
    let unknown = || Refused::new(ErrorCode::NotFound, text!("server-no-art"));
    let text = drawn(number.ok_or_else(unknown)?);
    // The drawings change with the program only.
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, text).into_response())
}

/// Drawn once, when first asked for.
fn drawn(number: usize) -> &'static str {
    static DRAWN: [OnceLock<String>; 3] = [const { OnceLock::new() }; 3];
    DRAWN[number].get_or_init(|| {
        let sets: Vec<TileSet> = GAMES[number].1.iter().filter_map(|name| TileSet::built_in(name)).collect();
        serde_json::to_string(&GameArt::of(&sets)).unwrap_or_default()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_every_built_in_set_is_drawn() {
        let mut names: Vec<&str> = GAMES.iter().flat_map(|(_, sets)| sets.iter().copied()).collect();
        let mut built_in = TileSet::BUILT_IN.to_vec();
        names.sort_unstable();
        built_in.sort_unstable();
        assert_eq!(names, built_in);
        for (number, (_, sets)) in GAMES.iter().enumerate() {
            let art: serde_json::Value = serde_json::from_str(drawn(number)).unwrap();
            for kind in sets.iter().flat_map(|name| TileSet::built_in(name).unwrap().kinds) {
                assert!(art["tiles"][&kind.id]["segments"].is_object(), "{}", kind.id);
            }
        }
    }
}
