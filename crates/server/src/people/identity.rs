//! [`Who`]: the person a request comes from.

use super::{COOKIE, Token};
use crate::app::App;
use crate::http::Refused;
use crate::store::{PeopleStore, Person, StoreError};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use hedgerow_locale::text;
use hedgerow_protocol::ErrorCode;
use std::convert::Infallible;
use std::sync::Arc;

/// The person who asks; nobody else gets through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who(pub Person);

/// The person who asks, if anybody is signed in. Somebody banned is nobody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaybeWho(pub Option<Person>);

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Who, Refused> {
        identify(&parts.headers, app).await.map(Who)
    }
}

impl FromRequestParts<Arc<App>> for MaybeWho {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<MaybeWho, Infallible> {
        Ok(MaybeWho(identify(&parts.headers, app).await.ok()))
    }
}

/// Who sends these headers: by the token of a program, or else by the cookie of a browser.
///
/// A request with a token is never judged by its cookie, because it is not asked for its origin.
pub async fn identify(headers: &HeaderMap, app: &App) -> Result<Person, Refused> {
    let person = match headers.get(header::AUTHORIZATION) {
        Some(value) => {
            let token = value.to_str().ok().and_then(|value| value.split_once(' '));
            let token =
                token.filter(|(scheme, _)| scheme.eq_ignore_ascii_case("bearer")).map(|(_, token)| token.trim());
            let unknown = || Refused::new(ErrorCode::SignInFirst, text!("server-unknown-token"));
            let found = app.store.person_with_token(Token::hash(token.ok_or_else(unknown)?)).await;
            found.map_err(|error| nobody(error, unknown))?
        }
        None => {
            let first = || Refused::new(ErrorCode::SignInFirst, text!("server-sign-in-first"));
            let (person, epoch) = cookies(headers).find_map(|cookie| app.keys.verify(cookie)).ok_or_else(first)?;
            let person = app.store.person(person).await.map_err(|error| nobody(error, first))?;
            // Banning ends the sessions as well, but who is banned shall be told so.
            if person.epoch != epoch && !person.banned {
                return Err(first());
            }
            person
        }
    };
    if person.banned {
        return Err(Refused::new(ErrorCode::NotYours, text!("server-banned")));
    }
    Ok(person)
}

fn nobody(error: StoreError, refused: impl FnOnce() -> Refused) -> Refused {
    match error {
        StoreError::NotFound(_) => refused(),
        other => other.into(),
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
