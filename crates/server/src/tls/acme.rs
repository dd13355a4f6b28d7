//! [`Acme`]: certificates that the server gets by itself from an authority such as Let's Encrypt (RFC 8555).
//!
//! The authority connects to port 443 of each name and wants to see a proof there (RFC 8737, `tls-alpn-01`), so nothing else
//! has to be open or set up.

use super::certificate::Certificate;
use super::settings::AcmeSettings;
use super::shown_certificate::ShownCertificate;
use crate::hub::closed;
use crate::store::DataFolder;
use instant_acme::{
    Account, AccountBuilder, AccountCredentials, AuthorizationStatus, ChallengeType, Identifier, NewAccount, NewOrder,
    Order, OrderStatus, RetryPolicy,
};
use rcgen::{CertificateParams, CustomExtension, KeyPair};
use rustls::crypto::ring::default_provider;
use rustls::pki_types::PrivateKeyDer;
use rustls::sign::CertifiedKey;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fs;
use std::sync::Arc;
use std::time::Duration;
use time::OffsetDateTime;
use tokio::sync::watch;

/// Key and certificates in one file: they are always those of each other.
const CERTIFICATE: &str = "acme-certificate.pem";
const ACCOUNT: &str = "acme-account.json";

/// How long the authority may take to look for a proof, or to make a certificate.
const PATIENCE: RetryPolicy = RetryPolicy::new().timeout(Duration::from_secs(120));
/// How long all of it may take.
const ALL: Duration = Duration::from_secs(10 * 60);
/// How soon it is tried again after a failure: authorities count failures by the hour. Doubled with each one.
const AGAIN: Duration = Duration::from_secs(5 * 60);
const AGAIN_AT_LAST: Duration = Duration::from_secs(6 * 3600);
/// How often the clock is looked at: a machine may sleep for days.
const LOOK: Duration = Duration::from_secs(3600);

pub(super) struct Acme {
    settings: AcmeSettings,
    folder: Arc<DataFolder>,
    shown: Arc<ShownCertificate>,
}

/// The account with an authority, as it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    directory: String,
    credentials: AccountCredentials,
}

/// Why there is no certificate, for the log.
#[derive(Debug)]
struct AcmeFailure(String);

impl<E: Error> From<E> for AcmeFailure {
    /// With all causes: the first one alone often says nothing.
    fn from(error: E) -> AcmeFailure {
        let mut text = error.to_string();
        let mut cause = error.source();
        while let Some(error) = cause {
            text += &format!(": {error}");
            cause = error.source();
        }
        AcmeFailure(text)
    }
}

impl Acme {
    pub fn new(settings: AcmeSettings, folder: Arc<DataFolder>, shown: Arc<ShownCertificate>) -> Acme {
        Acme { settings, folder, shown }
    }

    /// Shows the certificate there is, and gets a new one whenever it is time, until the server stops.
    pub async fn keep(self, mut stop: watch::Receiver<bool>) {
        let mut due = self.begin();
        let mut pause = AGAIN;
        loop {
            let wait = Duration::try_from(due - OffsetDateTime::now_utc()).unwrap_or_default();
            if !wait.is_zero() {
                tokio::select! {
                    () = closed(&mut stop) => return,
                    () = tokio::time::sleep(wait.min(LOOK)) => continue,
                }
            }
            let obtained = tokio::select! {
                () = closed(&mut stop) => return,
                obtained = tokio::time::timeout(ALL, self.obtain()) => obtained,
            };
            self.shown.prove_nothing();
            let now = OffsetDateTime::now_utc();
            due = match obtained.unwrap_or_else(|_| Err(AcmeFailure("it took too long".to_owned()))) {
                Ok(certificate) => {
                    self.shown.show(&certificate);
                    pause = AGAIN;
                    tracing::info!(names = ?certificate.names, ends = %certificate.ends, "a new certificate is shown");
                    // An authority that gives out old ones is not asked again and again.
                    certificate.renewal().max(now + LOOK)
                }
                Err(AcmeFailure(reason)) => {
                    tracing::error!(
                        domains = ?self.settings.domains,
                        authority = self.settings.directory,
                        reason,
                        again_in_minutes = pause.as_secs() / 60,
                        "NO CERTIFICATE from the authority"
                    );
                    let due = now + pause;
                    pause = (2 * pause).min(AGAIN_AT_LAST);
                    due
                }
            };
        }
    }

    /// Shows the certificate of the folder, and says when another one is due.
    fn begin(&self) -> OffsetDateTime {
        let now = OffsetDateTime::now_utc();
        let Ok(text) = fs::read(self.folder.path().join(CERTIFICATE)) else {
            tracing::info!(domains = ?self.settings.domains, "there is no certificate yet; the authority is asked");
            return now;
        };
        match Certificate::from_pem(&text, &text, now) {
            Ok(certificate) => {
                self.shown.show(&certificate);
                tracing::info!(names = ?certificate.names, ends = %certificate.ends, "the certificate is shown");
                if certificate.covers(&self.settings.domains) { certificate.renewal() } else { now }
            }
            Err(error) => {
                tracing::warn!(%error, "the certificate of the folder cannot be used; the authority is asked for another");
                now
            }
        }
    }

    async fn obtain(&self) -> Result<Certificate, AcmeFailure> {
        let account = self.account().await?;
        let names: Vec<Identifier> = self.settings.domains.iter().cloned().map(Identifier::Dns).collect();
        let mut order = match account.new_order(&NewOrder::new(&names)).await {
            Err(instant_acme::Error::Api(problem)) if is_unknown_account(problem.r#type.as_deref()) => {
                // Next time it is a new one.
                fs::remove_file(self.folder.path().join(ACCOUNT))?;
                return Err(problem.into());
            }
            order => order?,
        };
        self.offer_proofs(&mut order).await?;
        let ready = order.poll_ready(&PATIENCE).await;
        if !matches!(ready, Ok(OrderStatus::Ready)) {
            return Err(match refusals(&mut order).await {
                refusals if !refusals.is_empty() => AcmeFailure(refusals.join("; ")),
                _ => ready.map_or_else(AcmeFailure::from, |status| AcmeFailure(format!("the order is {status:?}"))),
            });
        }
        let key = order.finalize().await?;
        let text = key + &order.poll_certificate(&PATIENCE).await?;
        let certificate = Certificate::from_pem(text.as_bytes(), text.as_bytes(), OffsetDateTime::now_utc())?;
        self.folder.write_private(CERTIFICATE, text.as_bytes())?;
        Ok(certificate)
    }

    /// The account of this server, which is made if there is none.
    async fn account(&self) -> Result<Account, AcmeFailure> {
        let kept = fs::read(self.folder.path().join(ACCOUNT)).ok();
        let kept = kept.and_then(|kept| serde_json::from_slice::<Kept>(&kept).ok());
        // An account with another authority is of no use with this one.
        if let Some(kept) = kept.filter(|kept| kept.directory == self.settings.directory) {
            return Ok(self.builder()?.from_credentials(kept.credentials).await?);
        }
        let contact: Vec<&str> = self.settings.contact.as_deref().into_iter().collect();
        // Without the consent of the host there are no settings to come here with.
        let new = NewAccount { contact: &contact, terms_of_service_agreed: true, only_return_existing: false };
        let directory = self.settings.directory.clone();
        let (account, credentials) = self.builder()?.create(&new, directory.clone(), None).await?;
        self.folder.write_private(ACCOUNT, &serde_json::to_vec(&Kept { directory, credentials })?)?;
        Ok(account)
    }

    fn builder(&self) -> Result<AccountBuilder, instant_acme::Error> {
        match &self.settings.root {
            Some(root) => Account::builder_with_root(root),
            None => Account::builder(),
        }
    }

    /// Puts up a proof for each name, and tells the authority that it can come and look.
    async fn offer_proofs(&self, order: &mut Order) -> Result<(), AcmeFailure> {
        let mut authorizations = order.authorizations();
        while let Some(authorization) = authorizations.next().await {
            let mut authorization = authorization?;
            if authorization.status == AuthorizationStatus::Valid {
                continue;
            }
            let name = authorization.identifier().to_string();
            let other_ways = || AcmeFailure(format!("the authority does not offer tls-alpn-01 for {name}"));
            let mut challenge = authorization.challenge(ChallengeType::TlsAlpn01).ok_or_else(other_ways)?;
            self.shown.prove(&name, proof(&name, challenge.key_authorization().digest().as_ref())?);
            challenge.set_ready().await?;
        }
        Ok(())
    }
}

/// A certificate that signs itself and says what only the owner of the account can know.
fn proof(name: &str, digest: &[u8]) -> Result<CertifiedKey, AcmeFailure> {
    let key = KeyPair::generate()?;
    let mut params = CertificateParams::new([name.to_owned()])?;
    params.custom_extensions = vec![CustomExtension::new_acme_identifier(digest)];
    let certificate = params.self_signed(&key)?;
    let key = PrivateKeyDer::try_from(key.serialize_der()).map_err(|error| AcmeFailure(error.to_owned()))?;
    let key = default_provider().key_provider.load_private_key(key)?;
    // A client that checks certificates stumbles over the extension that makes this one a proof.
    Ok(CertifiedKey::new(vec![certificate.der().clone()], key))
}

/// What the authority says about the names it was not shown a proof for.
async fn refusals(order: &mut Order) -> Vec<String> {
    let mut refusals = Vec::new();
    let mut authorizations = order.authorizations();
    while let Some(Ok(mut authorization)) = authorizations.next().await {
        let Ok(state) = authorization.refresh().await else { continue };
        let problems = state.challenges.iter().filter_map(|challenge| challenge.error.as_ref());
        refusals.extend(problems.map(|problem| format!("{}: {problem}", state.identifier())));
    }
    refusals
}

fn is_unknown_account(problem: Option<&str>) -> bool {
    problem == Some("urn:ietf:params:acme:error:accountDoesNotExist")
}
