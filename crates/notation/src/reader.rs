//! The reader of records: every fault has its line, and an illegal action its rule.

use crate::Record;
use crate::header::{self, DrawOrigin, GameLines, HeadFault, HeaderError, Noted, check_version, once};
use crate::token::{TokenError, parse_action};
use hedgerow_chance::FairShuffle;
use hedgerow_rules::{GameError, Position, Refusal, Seat, SetupError, TileSet};

/// What is wrong with a text, and in which line (from 1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// The ways in which a record or position can be damaged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The header is damaged.
    Header(HeaderError),
    /// A line of actions does not begin with turn and seat.
    NoTurn,
    /// A line belongs to another turn than the game is in.
    WrongTurn {
        /// What the line begins with.
        word: String,
        /// The turn that the game is in.
        turn: usize,
        /// The seat whose turn it is.
        seat: Seat,
    },
    /// A word is no action.
    Token(TokenError),
    /// An action breaks a rule.
    Illegal {
        /// The word for it.
        word: String,
        /// The rule, and why.
        refusal: Refusal,
    },
    /// The final scores stand before the game is over.
    NotOver(String),
    /// The final scores are not those of the game.
    WrongScores {
        /// The scores in the text.
        written: String,
        /// The scores of the game.
        actual: String,
    },
    /// Something follows the final scores.
    AfterEnd,
    /// What a position describes cannot be.
    Setup(SetupError),
}

impl Problem {
    /// The rule that an illegal action breaks.
    pub fn rule(&self) -> Option<hedgerow_rules::Rule> {
        match self {
            Problem::Illegal { refusal, .. } => Some(refusal.rule()),
            _ => None,
        }
    }
}

impl Record {
    /// Reads a record and plays it through, so that what comes back is a legal game or beginning of one. `own` are tile
    /// sets that are not built in; which one the game was played with is found by its content.
    pub fn read(text: &str, own: &[TileSet]) -> Result<Record, ReadError> {
        let mut lines = numbered_lines(text);
        let (first_line, version) = lines.next().unwrap_or((1, ""));
        let at = |line: usize| move |problem: HeaderError| ReadError { line, problem: problem.into() };
        check_version(version, "hedgerow-record").map_err(at(first_line))?;
        let mut head = Head::default();
        let mut last_line = first_line;
        let mut body = None;
        for (line, content) in lines.by_ref() {
            if content.starts_with(|first: char| first.is_ascii_digit()) || content.starts_with("end:") {
                body = Some((line, content));
                break;
            }
            head.take(line, content).map_err(at(line))?;
            last_line = line;
        }
        let fault = |(line, problem): HeadFault| at(line.unwrap_or(last_line))(problem);
        let (mut record, mut position) = head.finish(own).map_err(fault)?;
        let mut ended = false;
        for (line, content) in body.into_iter().chain(lines) {
            let here = |problem| ReadError { line, problem };
            if ended {
                return Err(here(Problem::AfterEnd));
            }
            if let Some(scores) = content.strip_prefix("end:") {
                check_end(&position, scores.trim()).map_err(here)?;
                ended = true;
            } else {
                read_turn(content, &mut position, &mut record).map_err(here)?;
            }
        }
        Ok(record)
    }
}

/// The lines that say something, numbered from 1, without comments.
pub(crate) fn numbered_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // Some editors put a mark before the first line.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Splits `key: value`.
pub(crate) fn key_value(line: &str) -> Result<(&str, &str), HeaderError> {
    let (key, value) = line.split_once(':').ok_or(HeaderError::NoKey)?;
    Ok((key.trim(), value.trim()))
}

#[derive(Default)]
struct Head {
    game: GameLines,
    players: Vec<Noted<String>>,
    first: Option<Noted<Seat>>,
    draws: Option<DrawOrigin>,
    notes: Vec<String>,
}

impl Head {
    fn take(&mut self, line: usize, content: &str) -> Result<(), HeaderError> {
        let (key, value) = key_value(content)?;
        let bad = |key| HeaderError::BadValue { key, value: value.to_string() };
        if self.game.take(line, key, value)? {
            return Ok(());
        }
        match key {
            "player" => {
                let (seat, name) = value.split_once(' ').unwrap_or((value, ""));
                if seat.parse() != Ok(self.players.len()) {
                    return Err(bad("player"));
                }
                self.players.push(Noted { line, value: name.trim().to_string() });
            }
            "first" => once(&mut self.first, "first", Noted { line, value: header::seat("first", value)? })?,
            "draws" => {
                let draws = match value.split_once(' ') {
                    Some(("seed", seed)) => DrawOrigin::Seed(seed.trim().to_string()),
                    Some(("fair", fair)) => DrawOrigin::Fair(FairShuffle::read(fair).ok_or_else(|| bad("draws"))?),
                    None if value == "entered" => DrawOrigin::Entered,
                    _ => return Err(bad("draws")),
                };
                once(&mut self.draws, "draws", draws)?;
            }
            "note" => self.notes.push(value.to_string()),
            _ => return Err(HeaderError::UnknownKey(key.to_string())),
        }
        Ok(())
    }

    /// The record without its turns, and the position it begins with.
    fn finish(self, own: &[TileSet]) -> Result<(Record, Position), HeadFault> {
        let game = self.game.game(own)?;
        let last_player = self.players.last().ok_or((None, HeaderError::Missing("player")))?.line;
        let first = self.first.ok_or((None, HeaderError::Missing("first")))?;
        let draws = self.draws.ok_or((None, HeaderError::Missing("draws")))?;
        let players: Vec<String> = self.players.into_iter().map(|player| player.value).collect();
        let position = Position::new(&game, players.len(), first.value).map_err(|error| {
            let line = if matches!(error, GameError::BadFirst { .. }) { first.line } else { last_player };
            (Some(line), error.into())
        })?;
        let record = Record { game, players, first: first.value, draws, notes: self.notes, actions: Vec::new() };
        Ok((record, position))
    }
}

/// Reads `12 1: +U U@1,0r3 thief:R` and plays it.
fn read_turn(line: &str, position: &mut Position, record: &mut Record) -> Result<(), Problem> {
    let (label, words) = line.split_once(':').ok_or(Problem::NoTurn)?;
    let mut numbers = label.split(' ').map(|number| number.parse::<usize>());
    let turn = numbers.next().and_then(Result::ok).ok_or(Problem::NoTurn)?;
    let seat = numbers.next().transpose().map_err(|_| Problem::NoTurn)?;
    if numbers.next().is_some() || words.trim().is_empty() {
        return Err(Problem::NoTurn);
    }
    for word in words.split_whitespace() {
        let (actual, actual_seat) = (position.turn(), position.seat());
        let right = turn == actual && seat == (turn > 0).then_some(actual_seat.index());
        // After the end every turn is wrong, and the refusal of the word says why.
        if !right && position.outcome().is_none() {
            return Err(Problem::WrongTurn { word: word.to_string(), turn: actual, seat: actual_seat });
        }
        let action = parse_action(position, word)?;
        position.play(action).map_err(|refusal| Problem::Illegal { word: word.to_string(), refusal })?;
        record.actions.push(action);
    }
    Ok(())
}

fn check_end(position: &Position, written: &str) -> Result<(), Problem> {
    let outcome = position.outcome().ok_or_else(|| Problem::NotOver(format!("end: {written}")))?;
    let actual: Vec<String> = outcome.scores.iter().map(u32::to_string).collect();
    let actual = actual.join(" ");
    if actual == written { Ok(()) } else { Err(Problem::WrongScores { written: written.to_string(), actual }) }
}
