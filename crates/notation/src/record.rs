//! [`Record`]: a whole game, or its beginning.

use crate::header::{DrawOrigin, write_game};
use crate::token::action_token;
use hedgerow_rules::{Action, Event, Game, GameError, Position, Refusal, Seat};
use std::fmt::Write;
use std::sync::Arc;

/// A game: its header and its actions, draws included.
#[derive(Clone, Debug)]
pub struct Record {
    /// The rules and tiles that are played with.
    pub game: Arc<Game>,
    /// The players' names, one per seat.
    pub players: Vec<String>,
    /// The seat that begins.
    pub first: Seat,
    /// How the draws came about.
    pub draws: DrawOrigin,
    /// Further facts about the game, a line each.
    pub notes: Vec<String>,
    /// What was done, draws included, from the beginning.
    pub actions: Vec<Action>,
}

/// One action of a game with what followed from it.
#[derive(Debug)]
pub struct PlayedAction<'a> {
    /// The position in which it was done.
    pub before: &'a Position,
    /// What was done.
    pub action: Action,
    /// What followed.
    pub events: &'a [Event],
    /// The position that it led to.
    pub after: &'a Position,
}

/// Why a record cannot be played through. One that was read always can.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayError {
    /// The game cannot even begin.
    Start(GameError),
    /// An action breaks a rule.
    Illegal {
        /// Which action, from 1.
        number: usize,
        /// The rule, and why.
        refusal: Refusal,
    },
}

impl Record {
    /// A record without actions. The players are named after their seats.
    pub fn new(game: &Arc<Game>, seats: usize, first: Seat, draws: DrawOrigin) -> Result<Record, GameError> {
        Position::new(game, seats, first)?;
        let players = (0..seats).map(|seat| format!("Seat {seat}")).collect();
        Ok(Record { game: game.clone(), players, first, draws, notes: Vec::new(), actions: Vec::new() })
    }

    /// How many seats play.
    pub fn seats(&self) -> usize {
        self.players.len()
    }

    /// The position before the first action.
    pub fn start(&self) -> Result<Position, GameError> {
        Position::new(&self.game, self.seats(), self.first)
    }

    /// Plays the game through and shows every step. Stops at an illegal action and says which it was.
    pub fn replay(&self, mut show: impl FnMut(PlayedAction)) -> Result<Position, ReplayError> {
        let mut position = self.start()?;
        let mut before = position.clone();
        let mut events = Vec::new();
        for (index, action) in self.actions.iter().enumerate() {
            before.clone_from(&position);
            let checked = position.check(*action);
            checked.map_err(|refusal| ReplayError::Illegal { number: index + 1, refusal })?;
            position.play_unchecked_into(*action, &mut events);
            show(PlayedAction { before: &before, action: *action, events: &events, after: &position });
        }
        Ok(position)
    }

    /// The position after the last action. The actions must be legal, as those of a record that was read are.
    pub fn end(&self) -> Result<Position, ReplayError> {
        self.replay(|_| {})
    }

    /// The text of the record: one line per turn. Actions after an illegal one are left out.
    pub fn write(&self) -> String {
        let mut text = format!("hedgerow-record {}\n{}", crate::VERSION, write_game(&self.game));
        for (seat, name) in self.players.iter().enumerate() {
            let _ = writeln!(text, "player: {seat} {}", one_line(name));
        }
        let _ = writeln!(text, "first: {}\ndraws: {}", self.first, one_line(&self.draws.to_string()));
        for note in &self.notes {
            let _ = writeln!(text, "note: {}", one_line(note));
        }
        let mut line = None;
        let end = self.replay(|step| {
            let turn = step.before.turn();
            if line != Some(turn) {
                line = Some(turn);
                // The first turn after a blank line, each on a line of its own; draws before the first turn belong to no seat.
                let _ = match turn {
                    0 => write!(text, "\n0:"),
                    _ => write!(text, "\n{turn} {}:", step.before.seat()),
                };
            }
            let _ = write!(text, " {}", action_token(step.before, step.action));
        });
        if line.is_some() {
            text.push('\n');
        }
        if let Some(outcome) = end.ok().and_then(|position| position.outcome()) {
            let scores: Vec<String> = outcome.scores.iter().map(u32::to_string).collect();
            let _ = writeln!(text, "end: {}", scores.join(" "));
        }
        text
    }
}

/// A name or note that fits on its line.
fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
