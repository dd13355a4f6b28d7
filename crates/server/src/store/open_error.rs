use super::StoreError;
use hedgerow_locale::Text;
use std::path::PathBuf;

/// Why a data folder cannot be used.
#[derive(Debug)]
pub enum OpenError {
    /// A file or folder cannot be read or written.
    Folder {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: std::io::Error,
    },
    /// Another server works with the folder.
    InUse {
        /// The folder.
        path: PathBuf,
    },
    /// The database was written by a newer version of the program.
    TooNew {
        /// The version of the database's schema.
        found: i64,
        /// The newest version of the schema that this program knows.
        known: i64,
    },
    /// The file is not a database of this program.
    Foreign,
    /// The database failed.
    Database(sqlx::Error),
    /// The store failed.
    Store(StoreError),
    /// The file is not a backup that can be restored.
    NoBackup {
        /// The file or folder.
        path: PathBuf,
        /// What is wrong with it.
        reason: Text,
    },
    /// The folder already has a database, so no backup is restored into it.
    NotEmpty {
        /// The folder.
        path: PathBuf,
    },
    /// There was a database here, and it is gone.
    Lost {
        /// The folder.
        path: PathBuf,
    },
    /// The database has fewer commits than were acknowledged.
    Behind {
        /// The folder.
        path: PathBuf,
        /// How many commits are missing.
        missing: u64,
    },
    /// The database is not whole.
    Damaged {
        /// The folder.
        path: PathBuf,
        /// What the check of the database says.
        reason: String,
    },
    /// A setting is wrong: the text says which one and what would be right.
    Setting(Text),
}
