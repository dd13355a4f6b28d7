use super::StoreError;
use hedgerow_locale::Text;
use std::path::PathBuf;

/// Why a data folder cannot be used.
#[derive(Debug)]
pub enum OpenError {
    Folder {
        path: PathBuf,
        source: std::io::Error,
    },
    InUse {
        path: PathBuf,
    },
    TooNew {
        found: i64,
        known: i64,
    },
    Foreign,
    Database(sqlx::Error),
    Store(StoreError),
    NoBackup {
        path: PathBuf,
        reason: Text,
    },
    NotEmpty {
        path: PathBuf,
    },
    /// There was a database here, and it is gone.
    Lost {
        path: PathBuf,
    },
    /// The database has fewer commits than were acknowledged.
    Behind {
        path: PathBuf,
        missing: u64,
    },
    Damaged {
        path: PathBuf,
        reason: String,
    },
    Setting(Text),
}
