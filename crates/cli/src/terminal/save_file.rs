//! Records on disk.

use crate::fault::{Fault, OrFault, Result, ensure};
use hedgerow_locale::text;
use hedgerow_notation::Record;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes a record so that the file is always whole: beside it first, then in its place.
pub fn save(record: &Record, path: &Path) -> Result<()> {
    let file = || path.display().to_string();
    let name = path.file_name().ok_or_else(|| Fault::new(text!("cli-no-file-name", file = file())))?;
    let mut beside = name.to_os_string();
    beside.push(".part");
    let beside = path.with_file_name(beside);
    let written = fs::write(&beside, record.write()).and_then(|()| fs::rename(&beside, path));
    written.or_fault(|| text!("cli-not-saved", file = file()))
}

/// A game is saved over its `own` files, and over no other.
pub fn spare_other_files(path: &Path, own: &[PathBuf]) -> Result<()> {
    let holds_something = fs::metadata(path).is_ok_and(|file| file.len() > 0);
    let same = |own: &PathBuf| fs::canonicalize(own).ok() == fs::canonicalize(path).ok();
    ensure!(!holds_something || own.iter().any(same), text!("cli-save-exists", file = path.display().to_string()));
    Ok(())
}
