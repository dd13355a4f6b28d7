//! The routes about what opens an account: sessions of browsers, tokens of programs, the password.

use crate::app::App;
use crate::http::{ClientAddress, JsonBody, Refused, UrlPart};
use crate::names::is_unseen;
use crate::people::{Owner, Token, check_password};
use crate::store::{Deed, NewPass, Pass, PassKind, Person, PersonId, Proof, StoreError};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hedgerow_locale::text;
use hedgerow_protocol::{ApiError, ErrorCode, NewPassword, NewToken, Scope, SessionView, TokenMade, TokenView};
use std::net::IpAddr;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many tokens an account has at most.
const MOST_TOKENS: usize = 20;

pub(super) fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(sessions))
        .routes(routes!(end_session))
        .routes(routes!(tokens, new_token))
        .routes(routes!(end_token))
        .routes(routes!(change_password))
}

/// Where you are signed in
#[utoipa::path(get, path = "/api/me/sessions", tag = "people", responses((status = OK, body = Vec<SessionView>), (status = "4XX", body = ApiError)))]
async fn sessions(State(app): State<Arc<App>>, owner: Owner) -> Result<Json<Vec<SessionView>>, Refused> {
    Ok(Json(sessions_of(&app, owner.person.id, Some(owner.pass.id)).await?))
}

/// Sign out in one browser
#[utoipa::path(delete, path = "/api/me/sessions/{id}", tag = "people", params(("id" = i64, Path)), responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn end_session(State(app): State<Arc<App>>, owner: Owner, UrlPart(id): UrlPart) -> Result<StatusCode, Refused> {
    end(&app, owner.person.id, PassKind::Session, &id).await
}

/// The tokens of your programs
#[utoipa::path(get, path = "/api/me/tokens", tag = "people", responses((status = OK, body = Vec<TokenView>), (status = "4XX", body = ApiError)))]
async fn tokens(State(app): State<Arc<App>>, owner: Owner) -> Result<Json<Vec<TokenView>>, Refused> {
    Ok(Json(tokens_of(&app, owner.person.id).await?))
}

/// A new token for a program
#[utoipa::path(post, path = "/api/me/tokens", tag = "people", request_body = NewToken, responses((status = OK, body = TokenMade), (status = "4XX", body = ApiError)))]
async fn new_token(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    owner: Owner,
    JsonBody(token): JsonBody<NewToken>,
) -> Result<Json<TokenMade>, Refused> {
    if owner.person.guest {
        return Err(Refused::new(ErrorCode::NotNow, text!("server-program-needs-account")));
    }
    make_token(&app, address, &owner, &owner.person, token).await
}

/// A token for an account of the owner: their own, or that of a bot of theirs.
pub(super) async fn make_token(
    app: &App,
    address: IpAddr,
    owner: &Owner,
    person: &Person,
    NewToken { name, scopes }: NewToken,
) -> Result<Json<TokenMade>, Refused> {
    let wrong = |text| Err(Refused::new(ErrorCode::BadRequest, text));
    let name = name.trim();
    if !(1..=40).contains(&name.chars().count()) || name.chars().any(is_unseen) {
        return wrong(text!("server-token-name"));
    }
    let scopes: Vec<Scope> = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope)).collect();
    if scopes.is_empty() {
        return wrong(text!("server-token-scopes"));
    }
    // The account of a bot is its owner's to change.
    if person.owner.is_some() && scopes.contains(&Scope::Account) {
        return wrong(text!("server-bot-scopes"));
    }
    // A token makes no token that may do more than itself.
    if let Some(scope) = scopes.iter().find(|scope| !owner.pass.scopes.contains(scope)) {
        return Err(Refused::new(ErrorCode::NotYours, text!("server-no-scope", scope = scope.name())));
    }
    app.limits.sign_ins.check(owner.person.id)?;
    if app.store.passes(person.id, PassKind::Token, app.clock.date_ms()).await?.len() >= MOST_TOKENS {
        return Err(Refused::new(ErrorCode::NotNow, text!("server-too-many-tokens", most = MOST_TOKENS)));
    }
    let secret = Token::new().map_err(|error| Refused::from(ApiError::fault(error)))?;
    let pass = NewPass {
        person: person.id,
        // The request may have been under way while its own pass was ended.
        proof: Proof::Pass(owner.pass.id),
        secret: Token::hash(secret.text()),
        kind: PassKind::Token,
        label: name.to_owned(),
        scopes,
        now_ms: app.clock.date_ms(),
        ends_ms: None,
    };
    let token = token_view(app.store.new_pass(pass).await?);
    app.note(Deed::TokenMade, Some(person.id), Some(address), None).await;
    Ok(Json(TokenMade { token, secret: secret.text().to_owned() }))
}

/// End a token
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "people", params(("id" = i64, Path)), responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn end_token(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    owner: Owner,
    UrlPart(id): UrlPart,
) -> Result<StatusCode, Refused> {
    take_token(&app, address, owner.person.id, &id).await
}

/// Ends a token of a person or bot.
pub(super) async fn take_token(app: &App, address: IpAddr, person: PersonId, id: &str) -> Result<StatusCode, Refused> {
    let ended = end(app, person, PassKind::Token, id).await?;
    app.note(Deed::TokenEnded, Some(person), Some(address), None).await;
    Ok(ended)
}

/// Choose another password; all other browsers are signed out
#[utoipa::path(put, path = "/api/me/password", tag = "people", request_body = NewPassword, responses((status = NO_CONTENT), (status = "4XX", body = ApiError)))]
async fn change_password(
    State(app): State<Arc<App>>,
    ClientAddress(address): ClientAddress,
    owner: Owner,
    JsonBody(NewPassword { old, new }): JsonBody<NewPassword>,
) -> Result<StatusCode, Refused> {
    if owner.person.guest {
        return Err(Refused::new(ErrorCode::NotNow, text!("server-guest-password")));
    }
    check_password(&new)?;
    let hash = app.store.password(owner.person.id).await?;
    // Not the limit of those who guess from outside: they must not keep the owner from changing it.
    app.limits.sign_ins.check(owner.person.id)?;
    if !app.passwords.verify(old, hash).await? {
        app.note(Deed::WrongPassword, Some(owner.person.id), Some(address), None).await;
        return Err(Refused::new(ErrorCode::NotYours, text!("server-wrong-old-password")));
    }
    let hash = app.passwords.hash(new).await?;
    app.store.set_password(owner.person.id, &hash, Some(owner.pass.id)).await?;
    app.note(Deed::PasswordChanged, Some(owner.person.id), Some(address), None).await;
    app.hub.end_sockets(owner.person.id).await;
    Ok(StatusCode::NO_CONTENT)
}

async fn end(app: &App, person: PersonId, kind: PassKind, id: &str) -> Result<StatusCode, Refused> {
    let id = id.parse().map_err(|_| StoreError::NotFound("pass"))?;
    app.store.end_pass(person, kind, id).await?;
    app.hub.end_sockets(person).await;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn sessions_of(
    app: &App,
    person: PersonId,
    current: Option<i64>,
) -> Result<Vec<SessionView>, StoreError> {
    let passes = app.store.passes(person, PassKind::Session, app.clock.date_ms()).await?;
    let view = |Pass { id, label, created_ms, used_ms, .. }| SessionView {
        id,
        browser: label,
        created_ms,
        used_ms,
        current: current == Some(id),
    };
    Ok(passes.into_iter().map(view).collect())
}

pub(super) async fn tokens_of(app: &App, person: PersonId) -> Result<Vec<TokenView>, StoreError> {
    Ok(app.store.passes(person, PassKind::Token, app.clock.date_ms()).await?.into_iter().map(token_view).collect())
}

fn token_view(Pass { id, label, scopes, created_ms, used_ms, .. }: Pass) -> TokenView {
    TokenView { id, name: label, scopes, created_ms, used_ms }
}
