//! TLS, so that no proxy is needed: with certificate files of the host, or with a certificate that the server gets itself
//! (ACME).

mod acme;
mod certificate;
mod files;
mod redirect;
mod settings;
mod shown_certificate;

pub use certificate::CertificateError;
pub use settings::TlsSettings;

pub(crate) use redirect::redirect_router;
pub(crate) use shown_certificate::is_proof;

use crate::app::App;
use crate::serving::ServeError;
use acme::Acme;
use files::CertificateFiles;
use rustls::ServerConfig;
use rustls::crypto::ring::default_provider;
use settings::Source;
use shown_certificate::ShownCertificate;
use std::sync::Arc;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;

/// Begins to show a certificate, and looks after it until the server stops. None where the host wants no TLS.
pub(crate) fn start(
    app: &Arc<App>,
    stop: watch::Receiver<bool>,
) -> Result<Option<(TlsAcceptor, JoinHandle<()>)>, ServeError> {
    let Some(source) = app.config.tls.source()? else { return Ok(None) };
    let shown = Arc::new(ShownCertificate::new(app.metrics.clone()));
    let unusable = |error: rustls::Error| ServeError::Tls(CertificateError::Unusable { reason: error.to_string() });
    let mut config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(unusable)?
        .with_no_client_auth()
        .with_cert_resolver(shown.clone());
    // Sockets need HTTP/1.1, and so do the times in which a request must be there.
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    let looking_after = match source {
        Source::Files { cert, key } => {
            let files = CertificateFiles::begin(cert, key, shown).map_err(ServeError::Tls)?;
            tokio::spawn(files.follow(stop))
        }
        Source::Acme(settings) => {
            config.alpn_protocols.push(shown_certificate::PROOF.to_vec());
            tokio::spawn(Acme::new(settings, app.folder().clone(), shown).keep(stop))
        }
    };
    Ok(Some((TlsAcceptor::from(Arc::new(config)), looking_after)))
}
