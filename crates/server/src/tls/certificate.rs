//! [`Certificate`]: a chain of certificates and its key, checked.

use rustls::crypto::ring::default_provider;
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use rustls::sign::CertifiedKey;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use time::OffsetDateTime;
use x509_parser::extensions::GeneralName;

/// Why a certificate cannot be shown.
#[derive(Debug)]
pub enum CertificateError {
    /// A file cannot be read.
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// There is no certificate in what should hold it.
    NoCertificate,
    /// There is no key in what should hold it.
    NoKey,
    /// The key is that of another certificate.
    Mismatch,
    /// The certificate has expired.
    Over {
        /// When it expired.
        ended: OffsetDateTime,
    },
    /// The certificate is not valid yet.
    NotYet {
        /// When it becomes valid.
        begins: OffsetDateTime,
    },
    /// TLS cannot be spoken with it.
    Unusable {
        /// Why not.
        reason: String,
    },
}

#[derive(Clone, Debug)]
pub(super) struct Certificate {
    pub key: Arc<CertifiedKey>,
    /// For which names it is good.
    pub names: Vec<String>,
    pub begins: OffsetDateTime,
    pub ends: OffsetDateTime,
}

impl Certificate {
    /// Reads a certificate that is good now.
    pub fn read(chain: &Path, key: &Path) -> Result<Certificate, CertificateError> {
        let read =
            |path: &Path| fs::read(path).map_err(|error| CertificateError::Unreadable { path: path.to_owned(), error });
        Certificate::from_pem(&read(chain)?, &read(key)?, OffsetDateTime::now_utc())
    }

    /// The chain begins with the certificate of the server. What else is in the texts does not matter.
    pub fn from_pem(chain: &[u8], key: &[u8], now: OffsetDateTime) -> Result<Certificate, CertificateError> {
        let unusable = |reason: String| CertificateError::Unusable { reason };
        let chain: Vec<CertificateDer<'static>> = CertificateDer::pem_slice_iter(chain)
            .collect::<Result<_, _>>()
            .map_err(|error| unusable(error.to_string()))?;
        let first = chain.first().ok_or(CertificateError::NoCertificate)?;
        let (_, parsed) = x509_parser::parse_x509_certificate(first).map_err(|error| unusable(error.to_string()))?;
        let (begins, ends) = (parsed.validity().not_before.to_datetime(), parsed.validity().not_after.to_datetime());
        let names = parsed.subject_alternative_name().ok().flatten();
        let names = names.map(|names| names.value.general_names.iter().filter_map(dns).collect()).unwrap_or_default();
        let key = PrivateKeyDer::from_pem_slice(key).map_err(|_| CertificateError::NoKey)?;
        let key = CertifiedKey::from_der(chain, key, &default_provider()).map_err(|error| match error {
            rustls::Error::InconsistentKeys(_) => CertificateError::Mismatch,
            error => unusable(error.to_string()),
        })?;
        if ends <= now {
            return Err(CertificateError::Over { ended: ends });
        }
        if begins > now {
            return Err(CertificateError::NotYet { begins });
        }
        Ok(Certificate { key: Arc::new(key), names, begins, ends })
    }

    /// When a new one should be there: when two thirds of its time are over.
    pub fn renewal(&self) -> OffsetDateTime {
        self.begins + (self.ends - self.begins) * 2 / 3
    }

    pub fn covers(&self, domains: &[String]) -> bool {
        domains.iter().all(|domain| self.names.iter().any(|name| name.eq_ignore_ascii_case(domain)))
    }
}

fn dns(name: &GeneralName<'_>) -> Option<String> {
    match name {
        GeneralName::DNSName(name) => Some((*name).to_owned()),
        _ => None,
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use rcgen::{CertificateParams, KeyPair};
    use time::Duration;

    /// A certificate that signs itself, and its key, as PEM.
    pub(in crate::tls) fn made(name: &str, days: std::ops::Range<i64>) -> (String, String) {
        let key = KeyPair::generate().unwrap();
        let mut params = CertificateParams::new([name.to_owned()]).unwrap();
        let now = OffsetDateTime::now_utc();
        params.not_before = now + Duration::days(days.start);
        params.not_after = now + Duration::days(days.end);
        (params.self_signed(&key).unwrap().pem(), key.serialize_pem())
    }

    #[test]
    fn only_a_certificate_that_is_good_now_and_its_own_key_will_do() {
        let now = OffsetDateTime::now_utc();
        let read = |chain: &str, key: &str| Certificate::from_pem(chain.as_bytes(), key.as_bytes(), now);
        let (chain, key) = made("games.example.org", -10..80);
        let good = read(&chain, &key).unwrap();
        assert_eq!(good.names, ["games.example.org"]);
        assert!((good.renewal() - (now + Duration::days(50))).abs() < Duration::minutes(1));
        assert!(good.covers(&["Games.example.org".to_owned()]) && !good.covers(&["example.org".to_owned()]));
        // Both in one file, in any order.
        read(&(key.clone() + &chain), &(chain.clone() + &key)).unwrap();
        let (_, other) = made("games.example.org", -10..80);
        assert!(matches!(read(&chain, &other), Err(CertificateError::Mismatch)));
        assert!(matches!(read("", &key), Err(CertificateError::NoCertificate)));
        assert!(matches!(read(&key, &key), Err(CertificateError::NoCertificate)));
        assert!(matches!(read(&chain, &chain), Err(CertificateError::NoKey)));
        let garbled = chain.replace('\n', "\n#!");
        assert!(matches!(read(&garbled, &key), Err(CertificateError::Unusable { .. })));
        let (chain, key) = made("games.example.org", -90..-1);
        assert!(matches!(read(&chain, &key), Err(CertificateError::Over { .. })));
        let (chain, key) = made("games.example.org", 1..9);
        assert!(matches!(read(&chain, &key), Err(CertificateError::NotYet { .. })));
    }
}
