//! The routes about people.

use super::After;
use crate::app::App;
use crate::http::{ClientAddress, JsonBody, Refused, UrlPart, UrlQuery, https};
use crate::names::check_name;
use crate::people::{
    MaybeWho, Owner, SESSION_SECONDS, Token, Visitor, browser_name, check_password, cookie, identify, no_cookie,
};
use crate::store::{Deed, ListPage, NewPass, PassKind, Person, Proof, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::AppendHeaders;
use hedgerow_locale::text;
use hedgerow_protocol::{
    ApiError, Credentials, ErrorCode, GameList, LeaderList, Me, NewName, Profile, ProfileGame, ResetRequest, Scope,
};
use hedgerow_rules::GameKind;
use serde::Deserialize;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many games a profile shows.
const PROFILE_GAMES: u32 = 20;
/// How many places a leader board has.
const LEADERS: u32 = 100;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(guest))
        .routes(routes!(me, delete_me))
        .routes(routes!(register))
        .routes(routes!(sign_in))
        .routes(routes!(sign_out))
        .routes(routes!(sign_out_everywhere))
        .routes(routes!(rename))
        .routes(routes!(reset))
        .routes(routes!(become_bot))
        .routes(routes!(profile))
        .routes(routes!(games))
        .routes(routes!(leaders))
}

type SetCookie = AppendHeaders<Option<(header::HeaderName, String)>>;
type SignedIn = Result<(SetCookie, Json<Me>), Refused>;

/// Play at once, without an account
#[utoipa::path(post, path = "/api/guest", tag = "people", responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn guest(State(app): State<Arc<App>>, ClientAddress(address): ClientAddress, headers: HeaderMap) -> SignedIn {
    match identify(&headers, &app).await {
        Err(refused) if refused.error.code == ErrorCode::SignInFirst => {
            app.limits.sign_ins.check(address)?;
            app.limits.guests.check(address)?;
            signed_in(&app, &headers, &app.store.new_guest(app.clock.date_ms()).await?, Proof::Nothing).await
        }
        known => {
            let visitor = known?;
            visitor.check(Scope::Read)?;
            here_already(&app, &headers, visitor).await
        }
    }
}

/// Who you are
#[utoipa::path(get, path = "/api/me", tag = "people", responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn me(State(app): State<Arc<App>>, headers: HeaderMap, visitor: Visitor) -> SignedIn {
    here_already(&app, &headers, visitor).await
}

/// Keep the guest's games under a name and password
#[utoipa::path(post, path = "/api/register", tag = "people", request_body = Credentials, responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn register(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(credentials): JsonBody<Credentials>,
) -> SignedIn {
    app.limits.sign_ins.check(address)?;
    let guest = match identify(&headers, &app).await {
        Ok(visitor) if visitor.person.guest => Some(visitor.person.id),
        Ok(_) => return Err(Refused::new(ErrorCode::NotNow, text!("server-has-account"))),
        Err(refused) if refused.error.code == ErrorCode::SignInFirst => {
            // A new person, as a guest would be.
            app.limits.guests.check(address)?;
            None
        }
        Err(refused) => return Err(refused),
    };
    if !app.registration_open().await? {
        return Err(Refused::new(ErrorCode::NotNow, text!("server-registration-closed")));
    }
    let name = check_name(&credentials.name)?;
    check_password(&credentials.password)?;
    // Asked before the costly hash. If another request takes the name in between, the store refuses.
    match app.store.person_named(&name).await {
        Ok(_) => return Err(name_taken()),
        Err(StoreError::NotFound(_)) => {}
        Err(error) => return Err(error.into()),
    }
    let hash = app.passwords.hash(credentials.password).await?;
    let person = app.store.register(guest, &name, &hash, app.clock.date_ms()).await.map_err(named)?;
    app.note(Deed::Registered, Some(person.id), Some(address), None).await;
    if let Some(guest) = guest {
        app.hub.tell_name(guest).await;
        // The guest's sessions ended.
        app.hub.end_sockets(guest).await;
    }
    signed_in(&app, &headers, &person, Proof::Nothing).await
}

/// Sign in
#[utoipa::path(post, path = "/api/sign-in", tag = "people", request_body = Credentials, responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn sign_in(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(credentials): JsonBody<Credentials>,
) -> SignedIn {
    app.limits.sign_ins.check(address)?;
    // Nothing longer can be right, and hashing it would cost us more than them.
    check_password(&credentials.password)?;
    let found = match app.store.person_named(&credentials.name).await {
        Ok(person) => Some((app.store.password(person.id).await?, person)),
        Err(StoreError::NotFound(_)) => None,
        Err(error) => return Err(error.into()),
    };
    let (hash, person) = found.map_or((None, None), |(hash, person)| (hash, Some(person)));
    let right = match &person {
        Some(person) => app.check_secret(person.id, address, credentials.password, hash.clone()).await?,
        None => app.passwords.verify(credentials.password, None).await?,
    };
    if !right {
        // Not the name that was tried: it may have been the password.
        app.note(Deed::WrongPassword, person.as_ref().map(|person| person.id), Some(address), None).await;
    }
    let Some(person) = person.filter(|_| right) else {
        return Err(Refused::new(ErrorCode::SignInFirst, text!("server-wrong-password")));
    };
    if person.banned {
        return Err(Refused::new(ErrorCode::NotYours, text!("server-banned")));
    }
    // The password may have been changed while this one was compared.
    let signed_in = signed_in(&app, &headers, &person, Proof::Password(hash)).await?;
    app.note(Deed::SignedIn, Some(person.id), Some(address), None).await;
    Ok(signed_in)
}

/// Sign out in this browser
#[utoipa::path(post, path = "/api/sign-out", tag = "people", responses((status = NO_CONTENT)))]
async fn sign_out(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<(SetCookie, StatusCode), Refused> {
    // A request without a session, or with a token, has no session to end.
    if let Ok(Visitor { person, pass, .. }) = identify(&headers, &app).await
        && pass.kind == PassKind::Session
    {
        app.store.end_pass(person.id, pass.kind, pass.id).await?;
        app.hub.end_sockets(person.id).await;
    }
    Ok((take_cookie(&app, &headers), StatusCode::NO_CONTENT))
}

/// Sign out in all browsers; tokens stay
#[utoipa::path(post, path = "/api/sign-out-everywhere", tag = "people", responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    Owner { person, .. }: Owner,
) -> Result<(SetCookie, StatusCode), Refused> {
    app.limits.sign_ins.check(person.id)?;
    app.store.end_sessions(person.id).await?;
    app.note(Deed::SignedOutEverywhere, Some(person.id), Some(address), None).await;
    app.hub.end_sockets(person.id).await;
    Ok((take_cookie(&app, &headers), StatusCode::NO_CONTENT))
}

/// Take another name
#[utoipa::path(put, path = "/api/me/name", tag = "people", request_body = NewName, responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn rename(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Owner { person, .. }: Owner,
    JsonBody(NewName { name }): JsonBody<NewName>,
) -> Result<Json<Me>, Refused> {
    app.limits.names.check(person.id)?;
    let name = check_name(&name)?;
    let person = app.store.rename(person.id, &name).await.map_err(named)?;
    if !person.guest {
        app.note(Deed::Renamed, Some(person.id), Some(address), None).await;
    }
    app.hub.tell_name(person.id).await;
    Ok(Json(view(&app, &person).await?))
}

/// Say that a program plays here, from now on and for good: others see it beside the name
#[utoipa::path(put, path = "/api/me/bot", tag = "people", responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn become_bot(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    Owner { person, .. }: Owner,
) -> Result<Json<Me>, Refused> {
    if person.guest {
        return Err(Refused::new(ErrorCode::NotNow, text!("server-program-needs-account")));
    }
    if person.bot {
        return Ok(Json(view(&app, &person).await?));
    }
    let person = app.store.make_bot(person.id).await?;
    app.note(Deed::BecameBot, Some(person.id), Some(address), None).await;
    app.hub.tell_name(person.id).await;
    Ok(Json(view(&app, &person).await?))
}

/// Choose a new password, with the token of a link the host gave out
#[utoipa::path(post, path = "/api/reset", tag = "people", request_body = ResetRequest, responses((status = OK, body = Me), (status = "4XX", body = ApiError)))]
async fn reset(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
    JsonBody(request): JsonBody<ResetRequest>,
) -> SignedIn {
    app.limits.sign_ins.check(address)?;
    check_password(&request.password)?;
    let over = |error| match error {
        StoreError::NotFound(_) => Refused::new(ErrorCode::NotFound, text!("server-link-over")),
        other => other.into(),
    };
    let token = Token::hash(&request.token);
    let owner = app.store.reset_owner(token, app.clock.date_ms()).await.map_err(over)?;
    if owner.banned {
        return Err(Refused::new(ErrorCode::NotYours, text!("server-banned")));
    }
    let hash = app.passwords.hash(request.password).await?;
    let person = app.store.reset_password(token, &hash, app.clock.date_ms()).await.map_err(over)?;
    app.note(Deed::PasswordReset, Some(person.id), Some(address), None).await;
    for account in app.accounts_of(person.id).await? {
        app.hub.end_sockets(account).await;
    }
    signed_in(&app, &headers, &person, Proof::Nothing).await
}

/// Delete the account; finished games stay, without the name
#[utoipa::path(delete, path = "/api/me", tag = "people", responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn delete_me(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Owner { person, .. }: Owner,
) -> Result<(SetCookie, StatusCode), Refused> {
    app.delete_person(person.id).await?;
    app.note(Deed::Left, None, None, None).await;
    Ok((take_cookie(&app, &headers), StatusCode::NO_CONTENT))
}

/// A person's games and ratings
#[utoipa::path(get, path = "/api/people/{name}", tag = "people", params(("name" = String, Path)), responses((status = OK, body = Profile), (status = "4XX", body = ApiError)))]
async fn profile(
    State(app): State<Arc<App>>,
    MaybeWho(asker): MaybeWho,
    UrlPart(name): UrlPart,
) -> Result<Json<Profile>, Refused> {
    let person = app.store.person_named(&name).await?;
    let own = asker.is_some_and(|asker| asker.id == person.id);
    Ok(Json(profile_of(&app, &person, own, PROFILE_GAMES).await?))
}

/// A person's finished games, the newest first: public ones, or all of them if they are your own
#[utoipa::path(get, path = "/api/people/{name}/games", tag = "people", params(("name" = String, Path), After), responses((status = OK, body = GameList), (status = "4XX", body = ApiError)))]
async fn games(
    State(app): State<Arc<App>>,
    MaybeWho(asker): MaybeWho,
    UrlPart(name): UrlPart,
    UrlQuery(After { after }): UrlQuery<After>,
) -> Result<Json<GameList>, Refused> {
    let person = app.store.person_named(&name).await?;
    let own = asker.is_some_and(|asker| asker.id == person.id);
    Ok(Json(game_list(app.store.games(person.id, own, after.as_deref(), PROFILE_GAMES).await?)))
}

/// Which list of the best to show.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct LeadersQuery {
    /// The bots; without it, the people.
    #[serde(default)]
    bots: bool,
    /// The `next` of the list before.
    after: Option<String>,
}

/// The best people or bots in a game: `carcassonne`, `hunters` or `discovery`
#[utoipa::path(get, path = "/api/leaders/{game}", tag = "people", params(("game" = String, Path), LeadersQuery), responses((status = OK, body = LeaderList), (status = "4XX", body = ApiError)))]
async fn leaders(
    State(app): State<Arc<App>>,
    UrlPart(game): UrlPart,
    UrlQuery(LeadersQuery { bots, after }): UrlQuery<LeadersQuery>,
) -> Result<Json<LeaderList>, Refused> {
    if !GameKind::ALL.iter().any(|known| known.name() == game) {
        return Err(no_such_game());
    }
    let ListPage { items, next } = app.store.leaders(&game, bots, after.as_deref(), LEADERS).await?;
    Ok(Json(LeaderList { leaders: items, next }))
}

/// Begins a session.
async fn signed_in(app: &App, headers: &HeaderMap, person: &Person, proof: Proof) -> SignedIn {
    let secret = Token::new().map_err(|error| Refused::from(ApiError::fault(error)))?;
    let user_agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let now_ms = app.clock.date_ms();
    let session = NewPass {
        person: person.id,
        proof,
        secret: Token::hash(secret.text()),
        kind: PassKind::Session,
        label: browser_name(user_agent),
        scopes: Scope::ALL.to_vec(),
        now_ms,
        ends_ms: Some(now_ms + 1000 * SESSION_SECONDS),
    };
    app.store.new_pass(session).await?;
    Ok((give_cookie(app, headers, secret.text()), Json(view(app, person).await?)))
}

/// Says who the person is; the cookie is set again when the session was prolonged.
async fn here_already(app: &App, headers: &HeaderMap, visitor: Visitor) -> SignedIn {
    let cookie = visitor.renewed.as_deref().map_or(AppendHeaders(None), |secret| give_cookie(app, headers, secret));
    Ok((cookie, Json(view(app, &visitor.person).await?)))
}

fn give_cookie(app: &App, headers: &HeaderMap, secret: &str) -> SetCookie {
    let cookie = cookie(secret, &app.config.base_path, https(headers, &app.config));
    AppendHeaders(Some((header::SET_COOKIE, cookie)))
}

fn take_cookie(app: &App, headers: &HeaderMap) -> SetCookie {
    let cookie = no_cookie(&app.config.base_path, https(headers, &app.config));
    AppendHeaders(Some((header::SET_COOKIE, cookie)))
}

async fn view(app: &App, person: &Person) -> Result<Me, Refused> {
    Ok(Me {
        name: person.name.clone(),
        guest: person.guest,
        bot: person.bot,
        registration_open: app.registration_open().await?,
        waiting: app.store.waiting(person.id).await?,
        blocked: blocked(app, person).await?,
    })
}

pub(super) async fn blocked(app: &App, person: &Person) -> Result<Vec<String>, StoreError> {
    Ok(app.store.blocked(person.id).await?.into_iter().map(|person| person.name).collect())
}

fn game_list(page: ListPage<ProfileGame>) -> GameList {
    GameList { games: page.items, next: page.next }
}

pub(super) async fn profile_of(app: &App, person: &Person, private_too: bool, games: u32) -> Result<Profile, Refused> {
    let owner = match person.owner {
        Some(owner) => Some(app.store.person(owner).await?.name),
        None => None,
    };
    Ok(Profile {
        name: person.name.clone(),
        guest: person.guest,
        bot: person.bot,
        owner,
        bots: app.store.bots_of(person.id).await?.into_iter().map(|bot| bot.name).collect(),
        listening: app.hub.shared().streams.program_listens(person.id),
        accepts: app.store.accepts(person.id).await?,
        since_ms: person.since_ms,
        standings: app.store.standings(person.id, private_too).await?,
        games: game_list(app.store.games(person.id, private_too, None, games).await?),
    })
}

pub(super) fn no_such_game() -> Refused {
    let games = GameKind::ALL.map(GameKind::name).join(", ");
    Refused::new(ErrorCode::NotFound, text!("server-games", games = games))
}

pub(super) fn named(error: StoreError) -> Refused {
    match error {
        StoreError::Taken("name") => name_taken(),
        other => other.into(),
    }
}

pub(super) fn name_taken() -> Refused {
    Refused::new(ErrorCode::Taken, text!("server-taken", what = "name"))
}
