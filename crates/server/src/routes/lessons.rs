//! The guided games.

use crate::app::App;
use crate::http::{Refused, UrlPart};
use axum::Json;
use hedgerow_lessons::{Instruction, Lesson, LitSpot, When};
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode, LessonStep, LessonView, LessonWhen, SpotView};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub fn router() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(lesson))
}

/// What the page says in a guided game: `carcassonne`, `hunters` or `discovery`
#[utoipa::path(get, path = "/api/lessons/{name}", tag = "tables", params(("name" = String, Path)), responses((status = 200, body = LessonView), (status = "4XX", body = ApiError)))]
async fn lesson(UrlPart(name): UrlPart) -> Result<Json<LessonView>, Refused> {
    let unknown = || Refused::new(ErrorCode::NotFound, text!("server-no-lesson", name = name.as_str()));
    let lesson = Lesson::named(&name).ok_or_else(unknown)?;
    Ok(Json(LessonView {
        name: lesson.name.clone(),
        rules: lesson.game.rules().name().to_string(),
        steps: lesson.steps.iter().map(step_view).collect(),
    }))
}

fn step_view(step: &Instruction) -> LessonStep {
    let spot = |spot: &LitSpot| SpotView { x: spot.square.x, y: spot.square.y, segment: spot.segment };
    LessonStep {
        turn: step.turn as u32,
        when: match step.when {
            When::Tell => LessonWhen::Tell,
            When::Place => LessonWhen::Place,
            When::Piece => LessonWhen::Piece,
            When::Over => LessonWhen::Over,
        },
        tile: step.tile.clone(),
        text: step.text.clone(),
        allow: step.allow.clone(),
        turning: step.turning,
        light: step.light.iter().map(spot).collect(),
    }
}
