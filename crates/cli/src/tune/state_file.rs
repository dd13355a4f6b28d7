//! [`StateFile`]: where a tuning is kept between its blocks.

use crate::fault::{OrFault, Result};
use hedgerow_bots::tune::{Tuning, TuningSettings};
use hedgerow_locale::text;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// A file that always holds a whole state.
#[derive(Debug)]
pub struct StateFile {
    path: PathBuf,
    /// Locked as long as this program works on it.
    file: Option<File>,
}

impl StateFile {
    /// The tuning that the file holds, or the beginning of one.
    pub fn open(path: &Path, settings: TuningSettings) -> Result<(StateFile, Tuning)> {
        let cannot = || text!("cli-cannot-go-on", file = path.display().to_string());
        let mut state = StateFile { path: path.to_path_buf(), file: None };
        let mut file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let tuning = Tuning::new(settings)?;
                state.keep(&tuning)?;
                return Ok((state, tuning));
            }
            Err(error) => return Err(error).or_fault(cannot),
        };
        file.try_lock().or_fault(|| text!("cli-tune-locked")).or_fault(cannot)?;
        let mut text = String::new();
        file.read_to_string(&mut text).or_fault(cannot)?;
        let tuning = Tuning::resume(settings, &text).or_fault(cannot)?;
        state.file = Some(file);
        Ok((state, tuning))
    }

    pub fn keep(&mut self, tuning: &Tuning) -> Result<()> {
        let text = tuning.state()?;
        let file = replace_file(&self.path, &text);
        self.file = Some(file.or_fault(|| text!("cli-cannot-write", file = self.path.display().to_string()))?);
        Ok(())
    }
}

/// Puts a text into a file in one step: a reader, even after the program was killed, finds the old text or the new one,
/// never a part. The file comes back locked, and was so before it had its name.
pub fn replace_file(path: &Path, text: &str) -> io::Result<File> {
    let mut name = path.file_name().ok_or(ErrorKind::InvalidInput)?.to_os_string();
    name.push(".part");
    let part = path.with_file_name(name);
    let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(&part)?;
    file.try_lock()?;
    file.set_len(0)?;
    file.write_all(text.as_bytes())?;
    file.sync_data()?;
    fs::rename(&part, path)?;
    Ok(file)
}
