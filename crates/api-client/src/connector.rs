//! [`Connector`]: how a client reaches a server, with TLS where its URL asks for it.

use hyper_rustls::{ConfigBuilderExt, HttpsConnector, HttpsConnectorBuilder, MaybeHttpsStream};
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioIo;
use rustls::crypto::ring::default_provider;
use rustls::{ClientConfig, RootCertStore};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tokio::net::TcpStream;

pub(crate) type Connector = HttpsConnector<HttpConnector>;

/// A connection that it made.
pub(crate) type Connection = TokioIo<MaybeHttpsStream<TokioIo<TcpStream>>>;

/// How long to wait for a server that does not take a connection.
const PATIENCE: Duration = Duration::from_secs(10);

pub(crate) fn connector(tls: ClientConfig) -> Connector {
    let mut http = HttpConnector::new();
    http.enforce_http(false);
    http.set_nodelay(true);
    http.set_connect_timeout(Some(PATIENCE));
    HttpsConnectorBuilder::new().with_tls_config(tls).https_or_http().enable_http1().wrap_connector(http)
}

/// Trusts the certificates that the system trusts. Loading them takes a while, so it is done once, and not for servers without
/// TLS.
pub(crate) fn system_trust(secure: bool) -> ClientConfig {
    static NOBODY: LazyLock<ClientConfig> = LazyLock::new(trusting_nobody);
    static SYSTEM: LazyLock<ClientConfig> = LazyLock::new(|| {
        let system = builder().try_with_platform_verifier().map(|builder| builder.with_no_client_auth());
        // A system without certificates: every server is refused.
        system.unwrap_or_else(|_| trusting_nobody())
    });
    if secure { SYSTEM.clone() } else { NOBODY.clone() }
}

fn trusting_nobody() -> ClientConfig {
    builder().with_root_certificates(RootCertStore::empty()).with_no_client_auth()
}

fn builder() -> rustls::ConfigBuilder<ClientConfig, rustls::WantsVerifier> {
    ClientConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows every version of TLS")
}
