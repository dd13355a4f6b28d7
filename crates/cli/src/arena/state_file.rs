//! [`StateFile`]: where the finished games of a contest are kept.

use anyhow::{Context, Result};
use hedgerow_bots::arena::{Contest, PlayedGame, Sitting};
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

/// A file to which every finished game is added at once, so that nothing is lost however the program ends.
#[derive(Debug)]
pub struct StateFile(File);

impl StateFile {
    /// Opens or begins the file of a contest; with the games that are in it.
    pub fn open(path: &Path, contest: &Contest) -> Result<(StateFile, Vec<PlayedGame>)> {
        let cannot = || format!("cannot go on with {}", path.display());
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path).with_context(cannot)?;
        file.try_lock().context("another arena writes to it").with_context(cannot)?;
        let mut text = Vec::new();
        file.read_to_end(&mut text).with_context(cannot)?;
        let reading = Sitting::read(contest, &text).with_context(cannot)?;
        // A line that was torn off while it was written is written anew when its game is played again.
        file.set_len(reading.whole as u64).with_context(cannot)?;
        file.seek(SeekFrom::End(0)).with_context(cannot)?;
        if reading.whole == 0 {
            file.write_all(Sitting::of(contest).head()?.as_bytes()).with_context(cannot)?;
        }
        Ok((StateFile(file), reading.games))
    }

    /// Adds a game.
    pub fn append(&mut self, game: &PlayedGame) -> io::Result<()> {
        self.0.write_all(Sitting::line(game)?.as_bytes())?;
        self.0.flush()
    }
}
