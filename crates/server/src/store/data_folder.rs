//! [`DataFolder`]: the folder in which a server keeps everything, locked as long as a process works with it.

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
        create_folder(path).map_err(unusable)?;
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

    /// Makes the names of new files as lasting as what is in them.
    pub(super) fn flush(&self) -> Result<(), OpenError> {
        // Elsewhere a folder cannot be opened like this, and need not be.
        #[cfg(unix)]
        File::open(&self.path)
            .and_then(|folder| folder.sync_all())
            .map_err(|source| OpenError::Folder { path: self.path.clone(), source })?;
        Ok(())
    }

    pub fn database(&self) -> PathBuf {
        self.path.join("hedgerow.sqlite")
    }

    /// Writes a file that only the owner may read, as a whole or not at all.
    pub fn write_private(&self, name: &str, content: &[u8]) -> Result<(), OpenError> {
        let path = self.path.join(name);
        write_private(&path, content).map_err(|source| OpenError::Folder { path, source })?;
        self.flush()
    }
}

/// A new folder is for its owner only: the secrets of running games are in it.
pub(super) fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Makes an empty file that only its owner may read. SQLite gives the files beside its database the same rights.
pub(super) fn create_private(path: &Path, only_new: bool) -> io::Result<()> {
    open_private(OpenOptions::new().write(true).create(true).create_new(only_new), path).map(|_| ())
}

/// Opens a file; a new one is for its owner only.
pub(super) fn open_private(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.open(path)
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
