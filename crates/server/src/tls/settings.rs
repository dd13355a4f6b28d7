//! [`TlsSettings`]: how the host wants the server to speak TLS.

use crate::store::OpenError;
use clap::Args;
use clap::builder::FalseyValueParser;
use hedgerow_locale::{Text, text};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

#[derive(Args, Clone, Debug)]
pub struct TlsSettings {
    /// The certificate of the server and those that vouch for it, as PEM: the server then speaks https
    #[arg(long, value_name = "FILE", env = "HEDGEROW_TLS_CERT")]
    pub tls_cert: Option<PathBuf>,

    /// The key of that certificate, as PEM
    #[arg(long, value_name = "FILE", env = "HEDGEROW_TLS_KEY")]
    pub tls_key: Option<PathBuf>,

    /// Where to listen for plain http and redirect all requests to https, as ADDRESS:PORT
    #[arg(long, value_name = "ADDRESS", env = "HEDGEROW_HTTP_REDIRECT", value_parser = crate::config::address)]
    pub http_redirect: Option<SocketAddr>,

    /// A name of this server, as in games.example.org, for which it gets certificates itself; can be given more than once
    #[arg(long, value_name = "DOMAIN", env = "HEDGEROW_ACME", value_delimiter = ',')]
    pub acme: Vec<String>,

    /// Agree to the terms of the authority that gives out the certificates
    #[arg(long, env = "HEDGEROW_ACME_AGREE", value_parser = FalseyValueParser::new())]
    pub acme_agree: bool,

    /// Where the authority can write to the host
    #[arg(long, value_name = "MAIL", env = "HEDGEROW_ACME_CONTACT")]
    pub acme_contact: Option<String>,

    /// The authority that gives out the certificates
    #[arg(
        long,
        value_name = "URL",
        env = "HEDGEROW_ACME_DIRECTORY",
        default_value = "https://acme-v02.api.letsencrypt.org/directory"
    )]
    pub acme_directory: String,

    /// The certificate by which to know your own authority
    #[arg(long, value_name = "FILE", env = "HEDGEROW_ACME_ROOT")]
    pub acme_root: Option<PathBuf>,
}

/// Where the certificate comes from.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Files { cert: PathBuf, key: PathBuf },
    Acme(AcmeSettings),
}

#[derive(Clone, Debug)]
pub(super) struct AcmeSettings {
    pub domains: Vec<String>,
    pub contact: Option<String>,
    pub directory: String,
    pub root: Option<PathBuf>,
}

impl TlsSettings {
    /// Whether all connections come over TLS.
    pub fn is_on(&self) -> bool {
        self.tls_cert.is_some() || !self.acme.is_empty()
    }

    /// The one name that the server gets certificates for, if it is one.
    pub fn only_domain(&self) -> Option<&str> {
        match self.acme.as_slice() {
            [domain] => Some(domain),
            _ => None,
        }
    }

    pub(super) fn source(&self) -> Result<Option<Source>, OpenError> {
        let wrong = |text: Text| Err(OpenError::Setting(text));
        match (&self.tls_cert, &self.tls_key) {
            (None, None) if self.acme.is_empty() => match self.http_redirect {
                Some(_) => wrong(text!("data-redirect-without-tls")),
                None => Ok(None),
            },
            (None, None) => self.acme_settings().map(|settings| Some(Source::Acme(settings))),
            _ if !self.acme.is_empty() => wrong(text!("data-tls-twice")),
            (Some(cert), Some(key)) => Ok(Some(Source::Files { cert: cert.clone(), key: key.clone() })),
            _ => wrong(text!("data-tls-half")),
        }
    }

    /// Whether the settings make sense together.
    pub(crate) fn check(&self) -> Result<(), OpenError> {
        self.source().map(|_| ())
    }

    fn acme_settings(&self) -> Result<AcmeSettings, OpenError> {
        if let Some(bad) = self.acme.iter().find(|domain| !is_domain(domain)) {
            return Err(OpenError::Setting(text!("data-acme-domain", told = bad)));
        }
        if !self.acme_agree {
            return Err(OpenError::Setting(text!("data-acme-agree", authority = &self.acme_directory)));
        }
        let contact = self.acme_contact.as_ref().filter(|contact| !contact.is_empty());
        Ok(AcmeSettings {
            domains: self.acme.iter().map(|domain| domain.to_lowercase()).collect(),
            contact: contact.map(|contact| format!("mailto:{}", contact.trim_start_matches("mailto:"))),
            directory: self.acme_directory.clone(),
            root: self.acme_root.clone(),
        })
    }
}

/// Names only: an authority does not look for addresses and stars where this server can show something.
fn is_domain(told: &str) -> bool {
    let plain = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    told.split('.').all(plain) && told.parse::<IpAddr>().is_err()
}

#[cfg(test)]
mod tests {
    use crate::config::Config;
    use crate::store::OpenError;

    #[test]
    fn settings_that_contradict_each_other_are_refused() {
        let tidy = |change: fn(&mut Config)| {
            let mut config = Config::for_data("somewhere").unwrap();
            change(&mut config);
            config.tidy().map(|config| (config.tls.is_on(), config.public_url)).map_err(|error| match error {
                OpenError::Setting(text) => text.key.to_string(),
                other => other.to_string(),
            })
        };
        let refused = |change| tidy(change).unwrap_err();
        assert_eq!(tidy(|_| ()), Ok((false, None)));
        assert_eq!(refused(|config| config.tls.tls_cert = Some("a".into())), "data-tls-half");
        assert_eq!(refused(|config| config.tls.tls_key = Some("a".into())), "data-tls-half");
        assert_eq!(
            refused(|config| config.tls.http_redirect = Some(([127, 0, 0, 1], 80).into())),
            "data-redirect-without-tls"
        );
        fn files(config: &mut Config) {
            (config.tls.tls_cert, config.tls.tls_key) = (Some("a".into()), Some("b".into()));
        }
        fn acme(config: &mut Config, names: &[&str]) {
            config.tls.acme = names.iter().map(|name| (*name).to_owned()).collect();
            config.tls.acme_agree = true;
        }
        assert_eq!(tidy(files), Ok((true, None)));
        let plain = refused(|config| {
            files(config);
            config.public_url = Some("http://games.example.org".to_owned());
        });
        assert_eq!(plain, "data-plain-url");
        let twice = refused(|config| {
            files(config);
            acme(config, &["games.example.org"]);
        });
        assert_eq!(twice, "data-tls-twice");
        assert_eq!(refused(|config| config.tls.acme = vec!["games.example.org".to_owned()]), "data-acme-agree");
        assert_eq!(tidy(|config| acme(config, &[""])), Ok((false, None)), "a variable that is there but empty");
        for bad in ["*.example.org", "127.0.0.1", "https://example.org", "a b"] {
            let mut config = Config::for_data("somewhere").unwrap();
            acme(&mut config, &[bad]);
            assert!(config.tidy().is_err(), "{bad:?}");
        }
        let one = Some("https://games.example.org".to_owned());
        assert_eq!(tidy(|config| acme(config, &["Games.example.org"])), Ok((true, one)));
        assert_eq!(tidy(|config| acme(config, &["a.example", "b.example"])), Ok((true, None)), "people use both");
    }
}
