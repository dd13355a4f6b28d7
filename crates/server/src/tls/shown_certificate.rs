//! [`ShownCertificate`]: the certificate that the server shows at this moment.

use super::certificate::Certificate;
use crate::metrics::Metrics;
use rustls::server::{ClientHello, ResolvesServerCert};
use rustls::sign::CertifiedKey;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use tokio_rustls::server::TlsStream;

/// What an authority asks for that wants to know whether a name is ours (RFC 8737).
pub(super) const PROOF: &[u8] = b"acme-tls/1";

pub(super) struct ShownCertificate {
    certificate: RwLock<Option<Arc<CertifiedKey>>>,
    /// By name: what an authority is shown.
    proofs: Mutex<HashMap<String, Arc<CertifiedKey>>>,
    metrics: Arc<Metrics>,
}

impl std::fmt::Debug for ShownCertificate {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("ShownCertificate").finish_non_exhaustive()
    }
}

impl ShownCertificate {
    /// Nothing yet: connections are refused until there is a certificate.
    pub fn new(metrics: Arc<Metrics>) -> ShownCertificate {
        ShownCertificate { certificate: RwLock::default(), proofs: Mutex::default(), metrics }
    }

    /// From the next connection on.
    pub fn show(&self, certificate: &Certificate) {
        *self.certificate.write().unwrap_or_else(PoisonError::into_inner) = Some(certificate.key.clone());
        self.metrics.certificate_end.set(u64::try_from(certificate.ends.unix_timestamp()).unwrap_or(0));
    }

    pub fn prove(&self, name: &str, proof: CertifiedKey) {
        self.proofs.lock().unwrap_or_else(PoisonError::into_inner).insert(name.to_lowercase(), Arc::new(proof));
    }

    pub fn prove_nothing(&self) {
        self.proofs.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

impl ResolvesServerCert for ShownCertificate {
    fn resolve(&self, hello: ClientHello<'_>) -> Option<Arc<CertifiedKey>> {
        // An authority offers this and nothing else.
        let authority = hello.alpn().is_some_and(|mut offered| offered.any(|protocol| protocol == PROOF));
        if authority {
            let name = hello.server_name()?.to_lowercase();
            return self.proofs.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
        }
        self.certificate.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Whether it was an authority who wanted to see a proof. It has seen it, and wants nothing more.
pub(crate) fn is_proof<S>(stream: &TlsStream<S>) -> bool {
    stream.get_ref().1.alpn_protocol() == Some(PROOF)
}
