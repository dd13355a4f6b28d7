//! [`Sitting`]: a contest on paper, so that it can be interrupted and gone on with.

use super::{Contest, PlayedGame};
use hedgerow_notation::set_hash;
use serde::{Deserialize, Serialize};

/// The version of the lines this program writes.
const VERSION: u32 = 1;

/// The games of a contest as lines of JSON, after a line that says which contest it is.
///
/// How many games are wanted and when to stop early are not part of that: a contest can be prolonged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitting {
    #[serde(rename = "hedgerow-arena")]
    version: u32,
    rules: String,
    sets: Vec<String>,
    bots: Vec<String>,
    seats: usize,
    duplicate: bool,
    seed: String,
    #[serde(default)]
    forfeit_late: bool,
}

/// Why a file cannot be gone on with.
#[derive(Debug)]
pub enum SittingError {
    /// The first line does not describe a contest.
    NoHead(serde_json::Error),
    /// A later version wrote it.
    TooNew(u32),
    /// The file belongs to another contest.
    Different {
        /// In what it differs.
        what: &'static str,
        /// As the file has it.
        then: String,
        /// As it is wanted.
        now: String,
    },
    /// A line is no game.
    Damaged {
        /// Which line, from 1.
        line: usize,
        /// What the JSON reader says.
        error: serde_json::Error,
    },
    /// A line is a game that the contest does not have.
    Stray {
        /// Which line, from 1.
        line: usize,
    },
}

/// What was read of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The games that were played.
    pub games: Vec<PlayedGame>,
    /// How many bytes of the text are whole lines. What follows was torn off while it was written.
    pub whole: usize,
}

impl Sitting {
    /// The description of a contest.
    pub fn of(contest: &Contest) -> Sitting {
        Sitting {
            version: VERSION,
            rules: contest.game().rules().to_string(),
            sets: contest.game().sets().iter().map(set_hash).collect(),
            bots: contest.bots().iter().map(ToString::to_string).collect(),
            seats: contest.seats(),
            duplicate: contest.duplicate(),
            seed: contest.seed().to_string(),
            forfeit_late: contest.forfeits_late(),
        }
    }

    /// The first line.
    pub fn head(&self) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string(self)? + "\n")
    }

    /// The line of a game.
    pub fn line(game: &PlayedGame) -> Result<String, serde_json::Error> {
        Ok(serde_json::to_string(game)? + "\n")
    }

    /// Reads a file of this contest. A torn last line is passed over; without even a whole first line nothing was begun.
    ///
    /// It takes bytes, as a line may be torn in the middle of a letter.
    pub fn read(contest: &Contest, text: &[u8]) -> Result<Reading, SittingError> {
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        let mut lines = text[..whole].split_inclusive(|byte| *byte == b'\n').enumerate();
        let mut games = Vec::new();
        if let Some((_, head)) = lines.next() {
            let then: Sitting = serde_json::from_slice(head).map_err(SittingError::NoHead)?;
            then.check(&Sitting::of(contest))?;
        }
        for (index, line) in lines {
            let line_number = index + 1;
            let damaged = |error| SittingError::Damaged { line: line_number, error };
            let game: PlayedGame = serde_json::from_slice(line).map_err(damaged)?;
            if !game.belongs_to(contest) {
                return Err(SittingError::Stray { line: line_number });
            }
            games.push(game);
        }
        Ok(Reading { games, whole })
    }

    fn check(&self, now: &Sitting) -> Result<(), SittingError> {
        if self.version > VERSION {
            return Err(SittingError::TooNew(self.version));
        }
        let settings = |sitting: &Sitting| {
            let Sitting { version: _, rules, sets, bots, seats, duplicate, seed, forfeit_late } = sitting;
            [
                ("the rules", rules.clone()),
                ("the tile set", sets.join(" ")),
                ("the list of bots", bots.join(",")),
                ("the number of seats", seats.to_string()),
                ("duplicate", duplicate.to_string()),
                ("the seed", seed.clone()),
                ("forfeit-late", forfeit_late.to_string()),
            ]
        };
        let differs = settings(self).into_iter().zip(settings(now)).find(|(then, now)| then != now);
        differs.map_or(Ok(()), |((what, then), (_, now))| Err(SittingError::Different { what, then, now }))
    }
}
