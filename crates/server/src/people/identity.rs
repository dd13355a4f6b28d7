//! Who sends a request: [`Who`] may look, [`MayPlay`] may play, [`Owner`] may change the account.

use super::{COOKIE, SESSION_SECONDS, Token};
use crate::app::App;
use crate::http::{Refused, client_address};
use crate::store::{Pass, PassKind, Person, StoreError};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use hedgerow_locale::text;
use hedgerow_protocol::{ErrorCode, Scope};
use std::convert::Infallible;
use std::sync::Arc;

/// Using a pass is noted at most this often: an hour.
const NOTED_MS: u64 = 60 * 60 * 1000;

/// A person who is signed in, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    pub person: Person,
    pub pass: Pass,
    /// The cookie that should be set again, as its session has become longer.
    pub renewed: Option<String>,
}

impl Visitor {
    pub fn check(&self, scope: Scope) -> Result<(), Refused> {
        if self.pass.scopes.contains(&scope) {
            return Ok(());
        }
        Err(Refused::new(ErrorCode::NotYours, text!("server-no-scope", scope = scope.name())))
    }

    /// Refuses a program that plays for a person: in a rated game all players know who is a bot.
    pub fn check_rated(&self) -> Result<(), Refused> {
        match self.pass.kind == PassKind::Token && !self.person.bot {
            true => Err(Refused::new(ErrorCode::NotNow, text!("server-rated-program"))),
            false => Ok(()),
        }
    }
}

/// The person who sends the request; a request without one is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who(pub Person);

/// The person who asks, if they may play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MayPlay(pub Person);

/// The person who asks, if they may change the account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owner {
    pub person: Person,
    pub pass: Pass,
}

/// The person who sends the request, if they are signed in. A banned person counts as signed out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaybeWho(pub Option<Person>);

async fn visitor(parts: &Parts, app: &App, scope: Scope) -> Result<Visitor, Refused> {
    let visitor = identify(&parts.headers, app).await?;
    visitor.check(scope)?;
    let address = client_address(&parts.headers, &parts.extensions, &app.config);
    app.hub.shared().whereabouts.note(visitor.person.id, address);
    Ok(visitor)
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Refused> {
        visitor(parts, app, Scope::Read).await
    }
}

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Who, Refused> {
        Ok(Who(visitor(parts, app, Scope::Read).await?.person))
    }
}

impl FromRequestParts<Arc<App>> for MayPlay {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MayPlay, Refused> {
        Ok(MayPlay(visitor(parts, app, Scope::Play).await?.person))
    }
}

impl FromRequestParts<Arc<App>> for Owner {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Owner, Refused> {
        let Visitor { person, pass, .. } = visitor(parts, app, Scope::Account).await?;
        Ok(Owner { person, pass })
    }
}

impl FromRequestParts<Arc<App>> for MaybeWho {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybeWho, Infallible> {
        Ok(MaybeWho(visitor(parts, app, Scope::Read).await.ok().map(|visitor| visitor.person)))
    }
}

/// Who sends these headers: by the token of a program, or else by the cookie of a browser.
///
/// A request with a token is never judged by its cookie, because it is not asked for its origin.
pub async fn identify(headers: &HeaderMap, app: &App) -> Result<Visitor, Refused> {
    let now = app.clock.date_ms();
    let (person, pass, shown) = match headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let token = value.to_str().ok().and_then(|value| value.split_once(' '));
            let token =
                token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, token)| token.trim());
            let unknown = || Refused::new(ErrorCode::SignInFirst, text!("server-unknown-token"));
            let (person, pass) = find(app, token.ok_or_else(unknown)?, PassKind::Token, now, unknown).await?;
            (person, pass, None)
        }
        None => {
            let first = || Refused::new(ErrorCode::SignInFirst, text!("server-sign-in-first"));
            let mut found = Err(first());
            // A browser may send several, of other paths or of before.
            for shown in cookies(headers).take(4) {
                found = find(app, shown, PassKind::Session, now, first)
                    .await
                    .map(|(person, pass)| (person, pass, Some(shown)));
                if found.is_ok() {
                    break;
                }
            }
            found?
        }
    };
    if person.banned {
        return Err(Refused::new(ErrorCode::NotYours, text!("server-banned")));
    }
    let stale = now.saturating_sub(pass.used_ms) >= NOTED_MS;
    if stale {
        let ends_ms = pass.ends_ms.map(|_| now + 1000 * SESSION_SECONDS);
        // A store that cannot be written to can still be read.
        if let Err(error) = app.store.use_pass(pass.id, now, ends_ms).await {
            tracing::error!(%error, "that a session is in use could not be noted");
        }
    }
    Ok(Visitor { person, pass, renewed: shown.filter(|_| stale).map(str::to_owned) })
}

/// Who has a secret of this kind: a cookie is no token, and a token no cookie.
async fn find(
    app: &App,
    secret: &str,
    kind: PassKind,
    now: u64,
    refused: impl FnOnce() -> Refused,
) -> Result<(Person, Pass), Refused> {
    match app.store.pass(Token::hash(secret), now).await {
        Ok((person, pass)) if pass.kind == kind => Ok((person, pass)),
        Ok(_) | Err(StoreError::NotFound(_)) => Err(refused()),
        Err(error) => Err(error.into()),
    }
}

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(';'))
        .filter_map(|cookie| cookie.trim().split_once('='))
        .filter(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
}
