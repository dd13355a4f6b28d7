//! The drawings of the tiles and pieces, for pages that show a board.

use crate::app::App;
use crate::http::{Refused, UrlPart};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hedgerow_draw::GameArt;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode};
use hedgerow_rules::{GameKind, TileSet};
use std::sync::{Arc, OnceLock};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The sets of a game: they are drawn together.
fn sets_of(game: GameKind) -> Vec<TileSet> {
    TileSet::BUILT_IN.iter().filter_map(|name| TileSet::built_in(name)).filter(|set| set.game == game).collect()
}

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(art))
}

/// The drawings of the tiles and pieces of `carcassonne`, `hunters` or `discovery`
#[utoipa::path(get, path = "/api/art/{rules}", tag = "tables", params(("rules" = String, Path)), responses((status = 200, content_type = "application/json"), (status = "4XX", body = ApiError)))]
async fn art(UrlPart(game): UrlPart) -> Result<Response, Refused> {
    let game = GameKind::ALL.into_iter().find(|kind| kind.name() == game);
    let unknown = || Refused::new(ErrorCode::NotFound, text!("server-no-art"));
    let text = drawn(game.ok_or_else(unknown)?);
    // The drawings change with the program only.
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((headers, text).into_response())
}

/// Drawn once, when first asked for.
fn drawn(game: GameKind) -> &'static str {
    static DRAWN: [OnceLock<String>; 3] = [const { OnceLock::new() }; 3];
    DRAWN[game as usize].get_or_init(|| serde_json::to_string(&GameArt::of(&sets_of(game))).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_of_every_built_in_set_is_drawn() {
        for set in TileSet::BUILT_IN.iter().filter_map(|name| TileSet::built_in(name)) {
            let art: serde_json::Value = serde_json::from_str(drawn(set.game)).unwrap();
            for kind in &set.kinds {
                assert!(art["tiles"][&kind.id]["segments"].is_object(), "{}: {}", set.name, kind.id);
            }
        }
        assert_eq!(sets_of(GameKind::Hunters).len(), 2, "land and bonus tiles");
    }
}
