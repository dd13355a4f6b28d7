//! What every request to the API passes first: where it comes from, and how often.

use super::{Key, Refused};
use crate::app::App;
use crate::config::Config;
use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hedgerow_locale::{Text, text};
use hedgerow_protocol::{ApiError, ErrorCode};
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

/// A middleware for all routes of the API.
pub async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if *app.hub.closing().borrow() {
        let error = ApiError::new(ErrorCode::Stopping, text!("server-stopping"));
        return Refused { error, retry_after: Some(5) }.into_response();
    }
    let address = client_address(request.headers(), request.extensions(), &app.config);
    if let Err(wait) = app.limits.requests.check(Key::from(address)) {
        return Refused::from(wait).into_response();
    }
    // The page itself comes, and shows why nothing else does.
    let path = request.uri().path().strip_prefix(app.config.base_path.as_str());
    if path.is_some_and(|path| path.starts_with("/api/"))
        && let Err(error) = app.address_bans.check(address, app.clock.date_ms())
    {
        return Refused::from(error).into_response();
    }
    // A socket is opened by a GET, but then it is as good as any request.
    let changes_something = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS)
        || request.headers().contains_key(header::UPGRADE);
    if changes_something && let Err(error) = check_origin(request.headers(), &app.config) {
        return Refused::from(error).into_response();
    }
    next.run(request).await
}

/// Refuses what a foreign page makes a browser send: browsers add the cookie by themselves, and say whose page it was.
///
/// Programs with a token are exempt, as browsers never add one by themselves.
/// A request that carries neither header does not come from a page.
pub fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), ApiError> {
    if headers.contains_key(header::AUTHORIZATION) {
        return Ok(());
    }
    let wrong = |text: Text| Err(ApiError::new(ErrorCode::WrongOrigin, text));
    if text(headers, "sec-fetch-site").is_some_and(|site| site.eq_ignore_ascii_case("cross-site")) {
        return wrong(text!("server-foreign-page"));
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let Ok(origin) = origin.to_str() else { return wrong(text!("server-foreign-page")) };
    let own = match config.public_origin() {
        Some(own) => origin.eq_ignore_ascii_case(own),
        // Only the host is known: a proxy may speak https where we do not.
        None => {
            let host = origin.split_once("://").map(|(_, host)| host);
            hosts(headers, config).any(|own| host.is_some_and(|host| host.eq_ignore_ascii_case(own)))
        }
    };
    if own { Ok(()) } else { wrong(text!("server-foreign-origin", origin = origin)) }
}

/// The names under which the client may have asked for this server.
fn hosts<'a>(headers: &'a HeaderMap, config: &Config) -> impl Iterator<Item = &'a str> {
    let forwarded = if config.trust_proxy { text(headers, "x-forwarded-host") } else { None };
    text(headers, "host").into_iter().chain(forwarded)
}

/// The address of the client: of the connection, or what a trusted proxy says.
///
/// The last address is the one that the proxy itself has seen; those before it are only what it was told.
pub fn client_address(headers: &HeaderMap, extensions: &Extensions, config: &Config) -> IpAddr {
    let forwarded = || {
        let addresses = headers.get_all("x-forwarded-for").iter().next_back()?;
        addresses.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let connected = || extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let proxied = if config.trust_proxy { forwarded() } else { None };
    proxied.or_else(connected).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The address of the client, for limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClientAddress(pub IpAddr);

impl FromRequestParts<Arc<App>> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<ClientAddress, Infallible> {
        Ok(ClientAddress(client_address(&parts.headers, &parts.extensions, &app.config)))
    }
}

/// Whether the client speaks https with us, or with the proxy in front of us.
pub fn https(headers: &HeaderMap, config: &Config) -> bool {
    match config.public_origin() {
        Some(origin) => origin.starts_with("https://"),
        None if config.tls.is_on() => true,
        None => config.trust_proxy && text(headers, "x-forwarded-proto").is_some_and(|scheme| scheme == "https"),
    }
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}
