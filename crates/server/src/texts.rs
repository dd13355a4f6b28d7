//! What the host of a server is told, as people read it: the errors say their own texts.

use crate::admin::AdminError;
use crate::serving::ServeError;
use crate::store::{OpenError, StoreError};
use crate::tls::CertificateError;
use hedgerow_locale::{Text, text};
use hedgerow_protocol::ApiError;
use hedgerow_text::errors;

errors! {
    OpenError: sqlx::Error as Database, StoreError as Store;
    ServeError: OpenError as Open;
    CertificateError;
    StoreError;
    AdminError: StoreError as Store, ApiError as Table;
}

impl From<&OpenError> for Text {
    fn from(error: &OpenError) -> Text {
        match error {
            OpenError::Folder { path, source } => {
                text!("data-unusable", path = path.display().to_string(), reason = source.to_string())
            }
            OpenError::InUse { path } => text!("data-in-use", path = path.display().to_string()),
            OpenError::TooNew { found, known } => text!("data-too-new", found = *found, known = *known),
            OpenError::Foreign => text!("data-foreign"),
            OpenError::Database(error) => text!("data-not-opened", reason = error.to_string()),
            OpenError::Store(error) => error.into(),
            OpenError::NoBackup { path, reason } => {
                text!("data-no-backup", path = path.display().to_string(), reason = reason.clone())
            }
            OpenError::NotEmpty { path } => text!("data-not-empty", path = path.display().to_string()),
            OpenError::Lost { path } => text!("data-lost", path = path.display().to_string()),
            OpenError::Behind { path, missing } => {
                text!("data-behind", path = path.display().to_string(), missing = *missing)
            }
            OpenError::Damaged { path, reason } => {
                text!("data-damaged", path = path.display().to_string(), reason = reason)
            }
            OpenError::Setting(text) => text.clone(),
        }
    }
}

impl From<&ServeError> for Text {
    fn from(error: &ServeError) -> Text {
        match error {
            ServeError::Open(error) => error.into(),
            ServeError::Listen { address, error } => {
                text!("serve-no-address", address = address.to_string(), reason = error.to_string())
            }
            ServeError::Tls(error) => text!("serve-no-certificate", reason = Text::from(error)),
        }
    }
}

impl From<&CertificateError> for Text {
    fn from(error: &CertificateError) -> Text {
        match error {
            CertificateError::Unreadable { path, error } => {
                text!("tls-unreadable", path = path.display().to_string(), reason = error.to_string())
            }
            CertificateError::NoCertificate => text!("tls-no-certificate"),
            CertificateError::NoKey => text!("tls-no-key"),
            CertificateError::Mismatch => text!("tls-mismatch"),
            CertificateError::Over { ended } => text!("tls-over", date = ended.date().to_string()),
            CertificateError::NotYet { begins } => text!("tls-not-yet", date = begins.date().to_string()),
            CertificateError::Unusable { reason } => text!("tls-unusable", reason = reason),
        }
    }
}

impl From<&StoreError> for Text {
    fn from(error: &StoreError) -> Text {
        match error {
            StoreError::NotFound(what) => text!("server-no-such", what = *what),
            StoreError::Taken(what) => text!("server-taken", what = *what),
            StoreError::BadPlace => text!("server-bad-place"),
            StoreError::Failed(reason) => text!("data-failed", reason = reason),
        }
    }
}

impl From<&AdminError> for Text {
    fn from(error: &AdminError) -> Text {
        match error {
            AdminError::Store(error) => error.into(),
            AdminError::Table(error) => error.text.clone(),
            AdminError::NotNow(text) => text.clone(),
        }
    }
}
