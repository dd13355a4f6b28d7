//! [`BackupFolder`]: backups by the moment they were made, the oldest of which give way to new ones.

use super::backup::HALF;
use super::data_folder::create_folder;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use time::format_description::BorrowedFormatItem;
use time::macros::format_description;
use time::{OffsetDateTime, PrimitiveDateTime};

/// Sorted by name they are sorted by time, and Windows can have such names too.
const NAME: &[BorrowedFormatItem<'_>] =
    format_description!("hedgerow-[year]-[month]-[day]T[hour]-[minute]-[second]Z.sqlite");

/// A folder that holds backups, named by their time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupFolder {
    path: PathBuf,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    pub file: PathBuf,
    pub made: OffsetDateTime,
}

impl BackupFolder {
    /// The folder at this path. It need not exist yet.
    pub fn at(path: &Path) -> BackupFolder {
        BackupFolder { path: path.to_owned() }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Makes the folder if there is none, for its owner only, and clears away what a killed backup has left.
    pub fn prepare(&self) -> io::Result<()> {
        create_folder(&self.path)?;
        for entry in fs::read_dir(&self.path)? {
            let file = entry?.path();
            // As in `hedgerow-….sqlite.0a1b2c3d.part`.
            let whole = file.with_extension("").with_extension("");
            if file.extension().is_some_and(|end| end == HALF) && made(&whole).is_some() && file.is_file() {
                fs::remove_file(file)?;
            }
        }
        Ok(())
    }

    /// The backups in the folder, the oldest first. Other files are none of our business.
    pub fn backups(&self) -> io::Result<Vec<Backup>> {
        let mut backups = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let file = entry?.path();
            let made = made(&file).filter(|_| file.is_file());
            backups.extend(made.map(|made| Backup { file, made }));
        }
        backups.sort_by_key(|backup| backup.made);
        Ok(backups)
    }

    /// The name of a backup that is made at a moment.
    pub fn file(&self, made: OffsetDateTime) -> io::Result<PathBuf> {
        Ok(self.path.join(made.format(NAME).map_err(io::Error::other)?))
    }

    /// Deletes all but so many: the one that was just made, and the newest before it. Those from the future were made while the
    /// date was wrong, and are left to the host.
    pub fn thin_out(&self, just_made: OffsetDateTime, keep: usize) -> io::Result<()> {
        let mut backups = self.backups()?;
        // Names have seconds only.
        backups.retain(|backup| backup.made <= just_made);
        let too_many = backups.len().saturating_sub(keep);
        let mut outcome = Ok(());
        for backup in backups.iter().take(too_many) {
            // All that can be deleted, even if one of them cannot.
            let deleted = fs::remove_file(&backup.file);
            outcome = outcome.and(deleted);
        }
        outcome
    }
}

/// When a backup was made, by its name; None for other files.
fn made(file: &Path) -> Option<OffsetDateTime> {
    let made = PrimitiveDateTime::parse(file.file_name()?.to_str()?, NAME).ok()?;
    Some(made.assume_utc())
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn the_oldest_give_way_and_nothing_else_does() {
        let root = tempfile::tempdir().unwrap();
        let folder = BackupFolder::at(&root.path().join("new").join("backups"));
        folder.prepare().unwrap();
        let moments =
            [datetime!(2026-01-02 03:04:05 UTC), datetime!(2025-12-31 23:59:59 UTC), datetime!(2026-01-10 0:00 UTC)];
        for moment in moments {
            fs::write(folder.file(moment).unwrap(), "").unwrap();
        }
        let name = folder.file(moments[0]).unwrap();
        assert_eq!(name.file_name().unwrap(), "hedgerow-2026-01-02T03-04-05Z.sqlite");
        let half = "hedgerow-2026-01-02T03-04-05Z.sqlite.0a1b2c3d.part";
        for other in [half, "hedgerow-of-mine.sqlite", "removals.log", "notes.part"] {
            fs::write(folder.path().join(other), "").unwrap();
        }
        // Nothing of ours, whatever it is called.
        fs::create_dir(folder.file(datetime!(2020-01-01 0:00 UTC)).unwrap()).unwrap();
        let wrong = datetime!(2099-01-01 0:00 UTC);
        fs::write(folder.file(wrong).unwrap(), "").unwrap();
        folder.prepare().unwrap();
        folder.thin_out(moments[2], 2).unwrap();
        let made: Vec<_> = folder.backups().unwrap().into_iter().map(|backup| backup.made).collect();
        assert_eq!(made, [moments[0], moments[2], wrong]);
        let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        left.sort();
        let expected = [
            "hedgerow-2020-01-01T00-00-00Z.sqlite",
            "hedgerow-2026-01-02T03-04-05Z.sqlite",
            "hedgerow-2026-01-10T00-00-00Z.sqlite",
            "hedgerow-2099-01-01T00-00-00Z.sqlite",
            "hedgerow-of-mine.sqlite",
            "notes.part",
            "removals.log",
        ];
        assert_eq!(left, expected);
    }
}
