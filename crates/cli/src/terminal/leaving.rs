//! How a game at one keyboard is saved, and left.

use super::keyboard::Typed;
use super::save_file::{Unsaved, free_name, is_record_name, save, spare_other_files};
use super::session::{Flow, Resumed, Session};
use crate::fault::Result;
use hedgerow_locale::text;
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::Action;
use std::path::PathBuf;

/// Where a resumed game is saved, unless another file is named, and whether that is another one: a file that this program would
/// write differently, or whose shuffle somebody vouches for, was made by another program and stays as it is.
pub(super) fn place_of(resumed: &Resumed, record: &Record) -> (bool, PathBuf) {
    let foreign = matches!(record.draws, DrawOrigin::Fair(_)) || record.write() != resumed.text;
    let file = if foreign { free_name(&resumed.file) } else { resumed.file.clone() };
    (foreign, file)
}

impl Session<'_> {
    /// Saves and says so. A failure is told but ends nothing. Returns whether the game is saved.
    pub(super) fn save_to(&mut self, path: PathBuf) -> Result<bool> {
        let saved = spare_other_files(&path, &self.own_files).and_then(|()| save(&self.record, &path));
        match &saved {
            Ok(()) => {
                self.note_saved();
                self.tell(text!("cli-saved", file = path.display().to_string()))?;
                self.own_files.push(path);
            }
            Err(error) => writeln!(self.output, "{}", error.tell(self.language))?,
        }
        Ok(saved.is_ok())
    }

    /// A turn is over: it is written down for good.
    pub(super) fn settle(&mut self) -> Result<()> {
        if !self.draws.is_entered() {
            self.settled = self.record.actions.len();
        }
        self.autosave()
    }

    pub(super) fn autosave(&mut self) -> Result<()> {
        match self.save.as_ref().map(|path| save(&self.record, path)) {
            Some(Ok(())) => self.note_saved(),
            Some(Err(error)) => writeln!(self.output, "{}", error.tell(self.language))?,
            None => {}
        }
        Ok(())
    }

    fn note_saved(&mut self) {
        self.saved = Some(self.record.actions.clone());
        self.kept.set(None);
    }

    /// Remembers what would be lost now.
    pub(super) fn keep(&self) {
        let drawn = |action: &Action| matches!(action, Action::Draw { .. } | Action::LayAside { .. });
        let lost = self.saved.as_ref() != Some(&self.record.actions) && !self.record.actions.iter().all(drawn);
        self.kept.set(lost.then(|| Unsaved { record: self.record.clone(), file: self.save.clone() }));
    }

    pub(super) fn quit(&mut self) -> Result<Flow> {
        let file = self.save.clone();
        if self.saved.as_ref() == Some(&self.record.actions) {
            self.tell(text!("cli-goodbye"))?;
            return Ok(Flow::Leave);
        }
        let question = match &file {
            Some(path) => text!("cli-quit-with-file", file = path.display().to_string()),
            None => text!("cli-quit-without-file"),
        };
        let question = self.language.say(&question);
        let file = loop {
            let answer = match self.read_line(&question)? {
                Typed::Line(answer) => answer,
                Typed::End => String::new(),
                Typed::Interrupted => {
                    self.leave_interrupted()?;
                    return Ok(Flow::Leave);
                }
            };
            match answer.to_lowercase().as_str() {
                "back" | "b" => return Ok(Flow::On),
                "no" | "n" => break None,
                "" => break file,
                "yes" | "y" if file.is_some() => break file,
                _ if is_record_name(&answer) => break Some(PathBuf::from(answer)),
                _ => self.tell(text!("cli-quit-no-file", word = answer))?,
            }
        };
        if let Some(path) = file
            && !self.save_to(path)?
        {
            self.tell(text!("cli-quit-unsaved"))?;
            return Ok(Flow::On);
        }
        self.tell(text!("cli-goodbye"))?;
        Ok(Flow::Leave)
    }

    pub(super) fn leave_interrupted(&mut self) -> Result<()> {
        match self.kept.save() {
            Some(kept) => self.tell(text!("cli-kept", file = kept?.display().to_string())),
            None => self.tell(text!("cli-goodbye")),
        }
    }

    pub(super) fn leave_at_end_of_input(&mut self) -> Result<()> {
        match self.save.clone() {
            Some(path) => {
                save(&self.record, &path)?;
                self.tell(text!("cli-input-ended-saved", file = path.display().to_string()))
            }
            None => self.tell(text!("cli-input-ended")),
        }
    }
}
