use std::path::PathBuf;
use thiserror::Error;

/// Why a data folder cannot be used.
#[derive(Debug, Error)]
pub enum OpenError {
    #[error("{} cannot be used: {source}", path.display())]
    Folder { path: PathBuf, source: std::io::Error },
    #[error(
        "a server works with the data folder {} already; stop it first, or give this one another folder",
        path.display()
    )]
    InUse { path: PathBuf },
    #[error("the data folder is of a newer version ({found}) than this program knows ({known}); use a newer program")]
    TooNew { found: i64, known: i64 },
    #[error("the file is the database of another program")]
    Foreign,
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    #[error("{} is no backup of this program: {reason}", path.display())]
    NoBackup { path: PathBuf, reason: String },
    #[error("{} holds a database already; --force replaces it", path.display())]
    NotEmpty { path: PathBuf },
    #[error("{0}")]
    Setting(String),
}
