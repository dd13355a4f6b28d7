//! [`KeptSteps`]: the steps of an analysis that takes long, in a file beside the record, until it is done.

use crate::fault::{OrFault, Result};
use hedgerow_locale::{Text, text};
use hedgerow_review::Step;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct KeptSteps {
    path: PathBuf,
}

impl KeptSteps {
    /// The file `game.hedgerow.deep` beside `game.hedgerow`.
    pub fn beside(record: &Path) -> KeptSteps {
        let mut path = record.as_os_str().to_owned();
        path.push(".deep");
        KeptSteps { path: path.into() }
    }

    pub fn name(&self) -> String {
        self.path.display().to_string()
    }

    /// The steps so far; none if there is no file.
    pub fn read(&self) -> Result<Vec<Step>> {
        let cannot_read = || text!("cli-cannot-read", file = self.name());
        match fs::read_to_string(&self.path) {
            Ok(text) => serde_json::from_str(&text).or_fault(cannot_read),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            Err(error) => Err(error).or_fault(cannot_read),
        }
    }

    /// Written as a whole and then put in its place, so that an interruption leaves what was there.
    pub fn write(&self, steps: &[Step]) -> Result<()> {
        let part = self.path.with_extension("deep.part");
        let written = fs::write(&part, serde_json::to_string(steps)?).and_then(|()| fs::rename(&part, &self.path));
        written.or_fault(|| self.cannot_write())
    }

    pub fn remove(self) -> Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error).or_fault(|| self.cannot_write()),
            _ => Ok(()),
        }
    }

    fn cannot_write(&self) -> Text {
        text!("cli-cannot-write", file = self.name())
    }
}
