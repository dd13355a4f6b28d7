//! Records on disk.

use anyhow::{Context, Result};
use hedgerow_notation::Record;
use std::fs;
use std::path::Path;

/// Writes a record so that the file is always whole: beside it first, then in its place.
pub fn save(record: &Record, path: &Path) -> Result<()> {
    let name = path.file_name().with_context(|| format!("'{}' is no file name", path.display()))?;
    let mut beside = name.to_os_string();
    beside.push(".part");
    let beside = path.with_file_name(beside);
    let written = fs::write(&beside, record.write()).and_then(|()| fs::rename(&beside, path));
    written.with_context(|| format!("the game could not be saved to '{}'", path.display()))
}
