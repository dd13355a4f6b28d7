//! [`StateFile`]: where the finished games of a contest are kept.

use crate::fault::{OrFault, Result};
use hedgerow_bots::arena::{Contest, PlayedGame, Sitting};
use hedgerow_locale::text;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// A file to which every finished game is added at once, so that nothing is lost however the program ends.
#[derive(Debug)]
pub struct StateFile {
    path: PathBuf,
    file: File,
}

impl StateFile {
    /// Opens or begins the file of a contest; with the games that are in it.
    pub fn open(path: &Path, contest: &Contest) -> Result<(StateFile, Vec<PlayedGame>)> {
        let cannot = || text!("cli-cannot-go-on", file = path.display().to_string());
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path).or_fault(cannot)?;
        file.try_lock().or_fault(|| text!("cli-arena-locked")).or_fault(cannot)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).or_fault(cannot)?;
        let reading = Sitting::read(contest, &text).or_fault(cannot)?;
        // A line that was torn off while it was written is written anew when its game is played again.
        file.set_len(reading.whole as u64).or_fault(cannot)?;
        file.seek(SeekFrom::End(0)).or_fault(cannot)?;
        if reading.whole == 0 {
            file.write_all(Sitting::of(contest).head()?.as_bytes()).or_fault(cannot)?;
        }
        Ok((StateFile { path: path.to_path_buf(), file }, reading.games))
    }

    /// Adds a game.
    pub fn append(&mut self, game: &PlayedGame) -> Result<()> {
        let line = Sitting::line(game)?;
        let written = self.file.write_all(line.as_bytes()).and_then(|()| self.file.flush());
        written.or_fault(|| text!("cli-cannot-write", file = self.path.display().to_string()))
    }
}
