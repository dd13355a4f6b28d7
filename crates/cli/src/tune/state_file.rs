//! [`StateFile`]: where a tuning is kept between its blocks.

use anyhow::{Context, Result};
use hedgerow_bots::tune::{Tuning, TuningSettings};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// A file that always holds a whole state.
#[derive(Debug)]
pub struct StateFile(PathBuf);

impl StateFile {
    /// The tuning that the file holds, or the beginning of one.
    pub fn open(path: &Path, settings: TuningSettings) -> Result<(StateFile, Tuning)> {
        let cannot = || format!("cannot go on with {}", path.display());
        let file = StateFile(path.to_path_buf());
        let tuning = match fs::read_to_string(path) {
            Ok(text) => Tuning::resume(settings, &text).with_context(cannot)?,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let tuning = Tuning::new(settings)?;
                file.keep(&tuning)?;
                tuning
            }
            Err(error) => return Err(error).with_context(cannot),
        };
        Ok((file, tuning))
    }

    pub fn keep(&self, tuning: &Tuning) -> Result<()> {
        replace_file(&self.0, &tuning.state()?).with_context(|| format!("cannot write {}", self.0.display()))
    }
}

/// Puts a text into a file in one step: whoever reads it, even after the program was killed, finds the old text or the new
/// one, never a part.
pub fn replace_file(path: &Path, text: &str) -> io::Result<()> {
    let mut name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_os_string();
    name.push(".part");
    let part = path.with_file_name(name);
    let mut file = File::create(&part)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()?;
    fs::rename(&part, path)
}
