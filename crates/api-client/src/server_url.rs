//! [`ServerUrl`]: where a server is.

use crate::ClientError;
use hyper::Uri;
use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

/// What every address of a server begins with: `https://example.org`, or `https://example.org/hedgerow` for one with a base
/// path.
///
/// ```
/// # use hedgerow_api_client::ServerUrl;
/// let server: ServerUrl = "https://example.org/hedgerow/".parse().unwrap();
/// assert_eq!(server.to_string(), "https://example.org/hedgerow");
/// assert!("example.org".parse::<ServerUrl>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerUrl {
    secure: bool,
    /// Host and port.
    authority: String,
    /// Empty, or with a slash before it and none after it.
    base_path: String,
}

impl ServerUrl {
    pub(crate) fn request(&self, path: &str) -> Result<Uri, ClientError> {
        self.with_scheme(if self.secure { "https" } else { "http" }, path)
    }

    /// The same for a WebSocket.
    pub(crate) fn socket(&self, path: &str) -> Result<Uri, ClientError> {
        self.with_scheme(if self.secure { "wss" } else { "ws" }, path)
    }

    fn with_scheme(&self, scheme: &str, path: &str) -> Result<Uri, ClientError> {
        let url = format!("{scheme}://{}{}{path}", self.authority, self.base_path);
        url.parse().map_err(|_| ClientError::BadUrl(url))
    }

    pub(crate) fn is_secure(&self) -> bool {
        self.secure
    }
}

impl FromStr for ServerUrl {
    type Err = ClientError;

    fn from_str(text: &str) -> Result<ServerUrl, ClientError> {
        let bad = || ClientError::BadUrl(text.to_string());
        let url: Uri = text.parse().map_err(|_| bad())?;
        let secure = match url.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(bad()),
        };
        if url.query().is_some() {
            return Err(bad());
        }
        let authority = url.authority().ok_or_else(bad)?.to_string();
        Ok(ServerUrl { secure, authority, base_path: url.path().trim_end_matches('/').to_string() })
    }
}

/// A server on this machine or in this network, without TLS.
impl From<SocketAddr> for ServerUrl {
    fn from(address: SocketAddr) -> ServerUrl {
        ServerUrl { secure: false, authority: address.to_string(), base_path: String::new() }
    }
}

impl fmt::Display for ServerUrl {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(formatter, "{scheme}://{}{}", self.authority, self.base_path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_and_sockets_have_their_schemes_and_the_base_path() {
        let secure: ServerUrl = "https://example.org:8443/hedgerow".parse().unwrap();
        assert_eq!(secure.request("/api/me").unwrap(), "https://example.org:8443/hedgerow/api/me");
        assert_eq!(secure.socket("/live?key=a").unwrap(), "wss://example.org:8443/hedgerow/live?key=a");
        let plain = ServerUrl::from(SocketAddr::from(([0, 0, 0, 0, 0, 0, 0, 1], 4000)));
        assert_eq!(plain.to_string(), "http://[::1]:4000");
        assert_eq!(plain.socket("/live").unwrap(), "ws://[::1]:4000/live");
    }

    #[test]
    fn what_is_not_the_url_of_a_server_is_refused() {
        for text in
            ["", "example.org", "example.org:4000", "/api", "ftp://example.org", "http://example.org?a=b", "http://"]
        {
            assert!(text.parse::<ServerUrl>().is_err(), "{text:?}");
        }
    }
}
