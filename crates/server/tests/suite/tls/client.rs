//! A client that comes over TLS.

use rcgen::{BasicConstraints, CertificateParams, CertifiedIssuer, IsCa, KeyPair};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore, SupportedProtocolVersion};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use time::{Duration, OffsetDateTime};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

pub const NAME: &str = "games.test";

/// What vouches for certificates in these tests.
pub type Root = CertifiedIssuer<'static, KeyPair>;

pub fn root() -> Root {
    let mut params = CertificateParams::default();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    CertifiedIssuer::self_signed(params, KeyPair::generate().unwrap()).unwrap()
}

/// A certificate for a name with the one that vouches for it, and its key, as PEM.
pub fn certificate(root: &Root, name: &str, days: std::ops::Range<i64>) -> (String, String) {
    let key = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new([name.to_owned()]).unwrap();
    let now = OffsetDateTime::now_utc();
    params.not_before = now + Duration::days(days.start);
    params.not_after = now + Duration::days(days.end);
    let certificate = params.signed_by(&key, root).unwrap();
    (certificate.pem() + &root.pem(), key.serialize_pem())
}

pub fn trusting(root: &Root, versions: &[&'static SupportedProtocolVersion]) -> ClientConfig {
    let mut roots = RootCertStore::empty();
    roots.add(root.der().clone()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_protocol_versions(versions).unwrap();
    config.with_root_certificates(roots).with_no_client_auth()
}

/// Connects as a browser would that offers both versions of HTTP.
pub async fn connect(address: SocketAddr, root: &Root) -> io::Result<TlsStream<TcpStream>> {
    let mut config = trusting(root, rustls::ALL_VERSIONS);
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    connect_with(address, config).await
}

pub async fn connect_with(address: SocketAddr, config: ClientConfig) -> io::Result<TlsStream<TcpStream>> {
    let stream = TcpStream::connect(address).await?;
    TlsConnector::from(Arc::new(config)).connect(ServerName::try_from(NAME).unwrap(), stream).await
}

/// The certificate that was shown.
pub fn shown(stream: &TlsStream<TcpStream>) -> CertificateDer<'static> {
    stream.get_ref().1.peer_certificates().unwrap()[0].clone().into_owned()
}

/// One request, and everything that is answered.
pub async fn ask(mut stream: TlsStream<TcpStream>, request: &str) -> String {
    let request = format!("{request} HTTP/1.1\r\nHost: {NAME}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}
