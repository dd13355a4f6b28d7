//! [`DataFolder`]: the folder in which a server keeps everything, locked as long as somebody works with it.

use super::OpenError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct DataFolder {
    path: PathBuf,
    /// Locked until it is dropped; the system drops it for a process that dies.
    _lock: File,
}

impl DataFolder {
    /// Makes the folder if there is none, and locks it.
    pub fn lock(path: &Path) -> Result<DataFolder, OpenError> {
        let unusable = |source| OpenError::Folder { path: path.to_owned(), source };
        fs::create_dir_all(path).map_err(unusable)?;
        let lock = File::options()
            .create(true)
            .truncate(false)
            .write(true)
            .open(path.join("hedgerow.lock"))
            .map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => Ok(DataFolder { path: path.to_owned(), _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(OpenError::InUse { path: path.to_owned() }),
            Err(TryLockError::Error(source)) => Err(unusable(source)),
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    pub fn database(&self) -> PathBuf {
        self.path.join("hedgerow.sqlite")
    }

    /// Writes a file that only the owner may read, as a whole or not at all.
    pub fn write_private(&self, name: &str, content: &[u8]) -> Result<(), OpenError> {
        let path = self.path.join(name);
        write_private(&path, content).map_err(|source| OpenError::Folder { path, source })
    }
}

fn write_private(path: &Path, content: &[u8]) -> io::Result<()> {
    let half = path.with_extension("new");
    let mut options = OpenOptions::new();
    options.create(true).truncate(true).write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        options.mode(0o600);
        // The mode above counts for new files only.
        if half.exists() {
            fs::set_permissions(&half, fs::Permissions::from_mode(0o600))?;
        }
    }
    let mut file = options.open(&half)?;
    file.write_all(content)?;
    file.sync_all()?;
    fs::rename(&half, path)
}
