//! The routes about the bots of a person, and about what an account accepts.

use super::passes::{make_token, take_token, tokens_of};
use super::people::{name_taken, named};
use crate::app::App;
use crate::http::{ClientAddress, JsonBody, Refused, UrlPart};
use crate::names::check_name;
use crate::people::{MayPlay, Owner, Who};
use crate::store::{Deed, Person, PersonId, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hedgerow_locale::text;
use hedgerow_protocol::{Accepts, ApiError, BotView, ErrorCode, MOST_BOTS, NewBot, NewToken, SecondsRange, TokenMade};
use hedgerow_rules::{MAX_SEATS, Rules};
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(accepted, accept))
        .routes(routes!(bots, new_bot))
        .routes(routes!(delete_bot))
        .routes(routes!(bot_accepts))
        .routes(routes!(new_bot_token))
        .routes(routes!(end_bot_token))
}

/// Your bots
#[utoipa::path(get, path = "/api/me/bots", tag = "bots", responses((status = OK, body = Vec<BotView>), (status = "4XX", body = ApiError)))]
async fn bots(State(app): State<Arc<App>>, Owner { person, .. }: Owner) -> Result<Json<Vec<BotView>>, Refused> {
    Ok(Json(bots_of(&app, person.id).await?))
}

/// A new account for a bot. It belongs to you and has no password: programs play on it with its tokens
#[utoipa::path(post, path = "/api/me/bots", tag = "bots", request_body = NewBot, responses((status = OK, body = BotView), (status = "4XX", body = ApiError)))]
async fn new_bot(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Owner { person, .. }: Owner,
    JsonBody(NewBot { name }): JsonBody<NewBot>,
) -> Result<Json<BotView>, Refused> {
    let not_now = |text| Err(Refused::new(ErrorCode::NotNow, text));
    if person.guest {
        return not_now(text!("server-program-needs-account"));
    }
    if person.bot {
        return not_now(text!("server-bot-owns-none"));
    }
    if !app.registration_open().await? {
        return not_now(text!("server-registration-closed"));
    }
    let name = check_name(&name)?;
    if app.store.bots_of(person.id).await?.len() >= MOST_BOTS as usize {
        return not_now(text!("server-enough-bots", most = MOST_BOTS));
    }
    // A name can be used to say things, and a bot is one account more that comes from this address.
    app.limits.names.check(person.id)?;
    app.limits.guests.check(address)?;
    if app.store.person_named(&name).await.is_ok() {
        return Err(name_taken());
    }
    let bot = app.store.new_bot(person.id, &name, MOST_BOTS, app.clock.date_ms()).await.map_err(named)?;
    app.note(Deed::BotMade, Some(person.id), Some(address), Some(bot.name.clone())).await;
    Ok(Json(bot_view(&app, bot).await?))
}

/// Delete a bot; its finished games stay, without the name
#[utoipa::path(delete, path = "/api/me/bots/{name}", tag = "bots", params(("name" = String, Path)), responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn delete_bot(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Owner { person, .. }: Owner,
    UrlPart(name): UrlPart,
) -> Result<StatusCode, Refused> {
    let bot = own_bot(&app, person.id, &name).await?;
    // Else its place and its name would be free again.
    if bot.banned {
        return Err(Refused::new(ErrorCode::NotYours, text!("server-bot-banned")));
    }
    app.delete_person(bot.id).await?;
    app.note(Deed::BotDeleted, Some(person.id), Some(address), None).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Say what a bot of yours accepts when others invite it
#[utoipa::path(put, path = "/api/me/bots/{name}/accepts", tag = "bots", params(("name" = String, Path)), request_body = Accepts, responses((status = OK, body = Accepts), (status = "4XX", body = ApiError)))]
async fn bot_accepts(
    State(app): State<Arc<App>>,
    Owner { person, .. }: Owner,
    UrlPart(name): UrlPart,
    JsonBody(accepts): JsonBody<Accepts>,
) -> Result<Json<Accepts>, Refused> {
    let bot = own_bot(&app, person.id, &name).await?;
    store_accepts(&app, &bot, accepts).await
}

/// A new token for a bot of yours; its scopes are `read` and `play`
#[utoipa::path(post, path = "/api/me/bots/{name}/tokens", tag = "bots", params(("name" = String, Path)), request_body = NewToken, responses((status = OK, body = TokenMade), (status = "4XX", body = ApiError)))]
async fn new_bot_token(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    owner: Owner,
    UrlPart(name): UrlPart,
    JsonBody(token): JsonBody<NewToken>,
) -> Result<Json<TokenMade>, Refused> {
    let bot = own_bot(&app, owner.person.id, &name).await?;
    make_token(&app, address, &owner, &bot, token).await
}

/// End a token of a bot of yours
#[utoipa::path(delete, path = "/api/me/bots/{name}/tokens/{id}", tag = "bots", params(("name" = String, Path), ("id" = i64, Path)), responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn end_bot_token(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Owner { person, .. }: Owner,
    UrlPart((name, id)): UrlPart<(String, String)>,
) -> Result<StatusCode, Refused> {
    let bot = own_bot(&app, person.id, &name).await?;
    take_token(&app, address, bot.id, &id).await
}

/// What you accept when others invite you
#[utoipa::path(get, path = "/api/me/accepts", tag = "bots", responses((status = OK, body = Accepts), (status = "4XX", body = ApiError)))]
async fn accepted(State(app): State<Arc<App>>, Who(person): Who) -> Result<Json<Accepts>, Refused> {
    Ok(Json(app.store.accepts(person.id).await?))
}

/// Say what you accept when others invite you. What is left out is accepted
#[utoipa::path(put, path = "/api/me/accepts", tag = "bots", request_body = Accepts, responses((status = OK, body = Accepts), (status = "4XX", body = ApiError)))]
async fn accept(
    State(app): State<Arc<App>>,
    MayPlay(person): MayPlay,
    JsonBody(accepts): JsonBody<Accepts>,
) -> Result<Json<Accepts>, Refused> {
    store_accepts(&app, &person, accepts).await
}

async fn store_accepts(app: &App, person: &Person, mut accepts: Accepts) -> Result<Json<Accepts>, Refused> {
    app.limits.messages.check(person.id)?;
    let wrong = |text| Err(Refused::new(ErrorCode::BadRequest, text));
    if let Some(unknown) = accepts.rules.iter().find(|name| Rules::all().all(|rules| rules.name() != name.as_str())) {
        return wrong(text!("server-accepts-rules", rules = unknown));
    }
    accepts.rules.sort_unstable();
    accepts.rules.dedup();
    if !(2..=MAX_SEATS).contains(&usize::from(accepts.seats)) {
        return wrong(text!("server-seat-count", most = MAX_SEATS, seats = accepts.seats));
    }
    if accepts.live_clock.is_some_and(|SecondsRange { least, most }| least > most) {
        return wrong(text!("server-accepts-clock"));
    }
    app.store.set_accepts(person.id, &accepts).await?;
    Ok(Json(accepts))
}

/// A bot by its name, if it belongs to the person. Whose bots there are is no secret, but they are not yours to change.
async fn own_bot(app: &App, owner: PersonId, name: &str) -> Result<Person, Refused> {
    let person = app.store.person_named(name).await?;
    if person.owner == Some(owner) { Ok(person) } else { Err(StoreError::NotFound("bot").into()) }
}

/// The bots of a person, as they see them themselves.
pub(super) async fn bots_of(app: &App, owner: PersonId) -> Result<Vec<BotView>, Refused> {
    let mut views = Vec::new();
    for bot in app.store.bots_of(owner).await? {
        views.push(bot_view(app, bot).await?);
    }
    Ok(views)
}

async fn bot_view(app: &App, Person { id, name, since_ms, banned, .. }: Person) -> Result<BotView, Refused> {
    let listening = app.hub.shared().streams.program_listens(id);
    let (accepts, tokens) = (app.store.accepts(id).await?, tokens_of(app, id).await?);
    Ok(BotView { name, since_ms, banned, listening, accepts, tokens })
}
