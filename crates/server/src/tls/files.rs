//! [`CertificateFiles`]: a certificate in files of the host, which another program renews.

use super::certificate::{Certificate, CertificateError};
use super::shown_certificate::ShownCertificate;
use crate::hub::closed;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use time::OffsetDateTime;
use tokio::sync::watch;

/// How often the files are looked at.
const LOOK: Duration = Duration::from_secs(2);
/// When a certificate ends so soon, the host hears it, once per day.
const SOON: time::Duration = time::Duration::days(7);
const REMIND: time::Duration = time::Duration::days(1);

/// What a file looks like from outside: by this a change is noticed.
type Look = Option<(SystemTime, u64)>;

pub(super) struct CertificateFiles {
    cert: PathBuf,
    key: PathBuf,
    shown: Arc<ShownCertificate>,
    /// How the files looked when they were read.
    read: [Look; 2],
    /// How they looked last.
    seen: [Look; 2],
    ends: OffsetDateTime,
    reminded: OffsetDateTime,
}

impl CertificateFiles {
    /// Shows what is in the files.
    pub fn begin(
        cert: PathBuf,
        key: PathBuf,
        shown: Arc<ShownCertificate>,
    ) -> Result<CertificateFiles, CertificateError> {
        let looks = [look(&cert), look(&key)];
        let certificate = Certificate::read(&cert, &key)?;
        shown.show(&certificate);
        let ends = certificate.ends;
        tracing::info!(names = ?certificate.names, %ends, "the certificate is shown");
        Ok(CertificateFiles { cert, key, shown, read: looks, seen: looks, ends, reminded: OffsetDateTime::UNIX_EPOCH })
    }

    /// Reads the files again whenever they change, until the server stops.
    pub async fn follow(mut self, mut stop: watch::Receiver<bool>) {
        loop {
            self.remind(OffsetDateTime::now_utc());
            tokio::select! {
                () = closed(&mut stop) => return,
                () = tokio::time::sleep(LOOK) => {}
            }
            // Disks can be slow, and there is time.
            let looked = tokio::task::spawn_blocking(move || {
                self.look_again();
                self
            });
            let Ok(files) = looked.await else { return };
            self = files;
        }
    }

    /// Two files change one after the other: they are read when both have looked the same twice.
    fn look_again(&mut self) {
        let looks = [look(&self.cert), look(&self.key)];
        let settled = looks == self.seen;
        self.seen = looks;
        if looks == self.read || !settled {
            return;
        }
        self.read = looks;
        match Certificate::read(&self.cert, &self.key) {
            Ok(certificate) => {
                self.shown.show(&certificate);
                self.ends = certificate.ends;
                tracing::info!(names = ?certificate.names, ends = %self.ends, "the new certificate is shown");
            }
            Err(error) => {
                tracing::error!(%error, ends = %self.ends, "the new certificate cannot be used; the old one stays");
            }
        }
    }

    fn remind(&mut self, now: OffsetDateTime) {
        if self.ends - now < SOON && now - self.reminded > REMIND {
            self.reminded = now;
            tracing::warn!(ends = %self.ends, "the certificate ends soon, and its files have not changed");
        }
    }
}

/// Also through links, as programs that renew certificates make them.
fn look(file: &Path) -> Look {
    let file = fs::metadata(file).ok()?;
    Some((file.modified().ok()?, file.len()))
}

#[cfg(test)]
mod tests {
    use super::super::certificate::tests::made;
    use super::*;
    use crate::metrics::Metrics;

    #[test]
    fn a_broken_new_certificate_leaves_the_old_one() {
        let folder = tempfile::tempdir().unwrap();
        let (cert, key) = (folder.path().join("chain.pem"), folder.path().join("key.pem"));
        let write = |(chain, secret): (String, String)| {
            fs::write(&cert, chain).unwrap();
            fs::write(&key, secret).unwrap();
        };
        write(made("games.test", -1..80));
        let metrics = Arc::new(Metrics::default());
        let shown = Arc::new(ShownCertificate::new(metrics.clone()));
        let mut files = CertificateFiles::begin(cert.clone(), key.clone(), shown).unwrap();
        let first = metrics.certificate_end.get();
        let mut look_twice = || {
            files.look_again();
            files.look_again();
            metrics.certificate_end.get()
        };
        assert_eq!(look_twice(), first);
        fs::write(&cert, made("games.test", -1..81).0 + "# of another key").unwrap();
        assert_eq!(look_twice(), first);
        fs::remove_file(&key).unwrap();
        assert_eq!(look_twice(), first);
        write(made("games.test", -90..-1));
        assert_eq!(look_twice(), first);
        let (chain, secret) = made("games.test", -1..90);
        write((chain + "# longer", secret + "# longer"));
        files.look_again();
        assert_eq!(metrics.certificate_end.get(), first, "another file may still change");
        files.look_again();
        assert_eq!((metrics.certificate_end.get() - first + 3600) / 86400, 10, "days");
    }
}
