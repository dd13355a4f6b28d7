//! Plain http, from where all requests are redirected to https.

use crate::app::App;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use std::sync::Arc;

#[derive(Clone)]
struct RedirectTarget {
    app: Arc<App>,
    /// Where the server listens for TLS.
    port: u16,
}

pub(crate) fn redirect_router(app: Arc<App>, port: u16) -> Router {
    Router::new().fallback(send_on).with_state(RedirectTarget { app, port })
}

async fn send_on(State(target): State<RedirectTarget>, request: Request) -> Response {
    // This connection is not needed again.
    let close: [(HeaderName, HeaderValue); 1] = [(header::CONNECTION, HeaderValue::from_static("close"))];
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str());
    match origin(target.app.config.public_origin(), host, target.port) {
        Some(origin) => (close, Redirect::permanent(&format!("{origin}{path}"))).into_response(),
        None => (StatusCode::BAD_REQUEST, close).into_response(),
    }
}

/// Where the same server is found over https: what the host says, or else what the client calls it.
fn origin(public: Option<&str>, host: Option<&str>, port: u16) -> Option<String> {
    if let Some(public) = public {
        return Some(public.to_owned());
    }
    let host = host?;
    // An address of IPv6 has colons of its own, in brackets.
    let name = match host.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((address, _)) => format!("[{address}]"),
        None => host.split(':').next()?.to_owned(),
    };
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._:[]".contains(&byte);
    if name.is_empty() || !name.bytes().all(plain) {
        return None;
    }
    Some(if port == 443 { format!("https://{name}") } else { format!("https://{name}:{port}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_name_over_https() {
        let to = |host: &str, port| origin(None, Some(host), port);
        assert_eq!(to("games.example.org", 443).unwrap(), "https://games.example.org");
        assert_eq!(to("games.example.org:80", 8443).unwrap(), "https://games.example.org:8443");
        assert_eq!(to("[::1]:80", 443).unwrap(), "https://[::1]");
        assert_eq!(origin(Some("https://other.example"), Some("x"), 9).unwrap(), "https://other.example");
        for bad in ["", ":80", "a b", "a/b", "a@b", "\"<"] {
            assert_eq!(to(bad, 443), None, "{bad:?}");
        }
    }
}
