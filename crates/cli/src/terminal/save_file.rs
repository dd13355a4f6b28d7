//! Records on disk.

use crate::fault::{Fault, OrFault, Result, ensure};
use hedgerow_locale::text;
use hedgerow_notation::Record;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// How the files of records end.
const ENDING: &str = ".hedgerow";

/// Writes a record so that the file is always whole: beside it first, then in its place.
pub fn save(record: &Record, path: &Path) -> Result<()> {
    let beside = beside(path)?;
    let written = fs::write(&beside, record.write()).and_then(|()| fs::rename(&beside, path));
    written.or_fault(|| text!("cli-not-saved", file = path.display().to_string()))
}

/// Whether a game could be saved there, asked before it begins.
pub fn check_place(path: &Path) -> Result<()> {
    let beside = beside(path)?;
    ensure!(!path.is_dir(), text!("cli-no-file-name", file = path.display().to_string()));
    let tried = File::create(&beside).and_then(|_| fs::remove_file(&beside));
    tried.or_fault(|| text!("cli-not-saved", file = path.display().to_string()))
}

fn beside(path: &Path) -> Result<PathBuf> {
    let name = path.file_name();
    let name = name.ok_or_else(|| Fault::new(text!("cli-no-file-name", file = path.display().to_string())))?;
    let mut beside = name.to_os_string();
    beside.push(".part");
    Ok(path.with_file_name(beside))
}

/// A game is saved over its `own` files, and over no other.
pub fn spare_other_files(path: &Path, own: &[PathBuf]) -> Result<()> {
    let holds_something = fs::metadata(path).is_ok_and(|file| file.len() > 0);
    ensure!(
        !holds_something || own.iter().any(|own| is_same(own, path)),
        text!("cli-save-exists", file = path.display().to_string())
    );
    Ok(())
}

/// Whether two paths lead to one file.
pub fn is_same(one: &Path, other: &Path) -> bool {
    matches!((fs::canonicalize(one), fs::canonicalize(other)), (Ok(one), Ok(other)) if one == other)
}

/// Whether a person who is asked for a file would call one so: what is typed for the shell must not become a file.
pub fn is_record_name(name: &str) -> bool {
    name.len() > ENDING.len() && name.to_lowercase().ends_with(ENDING) && !name.contains(char::is_whitespace)
}

/// A name that no file has yet: `game-2.hedgerow` beside `game.hedgerow`.
pub fn free_name(like: &Path) -> PathBuf {
    let name = like.file_name().map_or("game".to_string(), |name| name.to_string_lossy().into_owned());
    let stem = name.strip_suffix(ENDING).unwrap_or(&name);
    let numbered = |number: usize| like.with_file_name(format!("{stem}-{number}{ENDING}"));
    let first = like.with_file_name(format!("{stem}{ENDING}"));
    std::iter::once(first).chain((2..).map(numbered)).find(|path| !path.exists()).unwrap_or_default()
}

/// The game as it stands, for the moment in which the program is told to end. Shared with whoever hears of that.
#[derive(Clone, Debug, Default)]
pub struct Kept(Arc<Mutex<Option<Unsaved>>>);

/// A game that would be lost.
#[derive(Clone, Debug)]
pub struct Unsaved {
    pub record: Record,
    /// The file it belongs to, if there is one.
    pub file: Option<PathBuf>,
}

impl Kept {
    /// What would be lost now, if anything.
    pub fn set(&self, game: Option<Unsaved>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = game;
    }

    /// Saves what would be lost; where.
    pub fn save(&self) -> Option<Result<PathBuf>> {
        let Unsaved { record, file } = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        let file = file.unwrap_or_else(|| free_name(Path::new("game.hedgerow")));
        Some(save(&record, &file).map(|()| file))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_for_a_shell_is_no_file() {
        for name in ["game.hedgerow", "../a/B.HEDGEROW"] {
            assert!(is_record_name(name), "{name}");
        }
        for word in ["hedgerow replay game.hedgerow", "ls", "rm -rf x", "yes", ".hedgerow", "quit"] {
            assert!(!is_record_name(word), "{word}");
        }
    }
}
