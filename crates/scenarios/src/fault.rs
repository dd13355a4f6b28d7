//! What can be wrong with a scenario.

use hedgerow_notation::TokenError;
use hedgerow_rules::{GameError, Refusal, Rule, RulesError, SetError, Stack};
use thiserror::Error;

/// Why a scenario cannot be read, or does not hold.
#[derive(Debug, Error)]
pub enum ScenarioError {
    /// A key that every scenario needs is missing from its head.
    #[error("the head has no '{0}'")]
    NoHead(&'static str),
    /// The value in the line with this number should be a number.
    #[error("line {0}: expected a number")]
    NoNumber(usize),
    /// A game that should be played cannot begin.
    #[error("{rules}: {problem}")]
    CannotBegin {
        /// The preset it was played with.
        rules: String,
        /// Why no game can begin.
        problem: Box<BeginError>,
    },
    /// A game that should be refused is refused by another rule than the scenario names.
    #[error("{rules}: refused ({problem}), but not by {wanted}")]
    RefusedOtherwise {
        /// The preset it was played with.
        rules: String,
        /// Why no game can begin.
        problem: Box<BeginError>,
        /// The id of the rule that was to forbid it.
        wanted: String,
    },
    /// A game that should be refused can be played.
    #[error("{rules}: the game began, but {wanted} forbids it")]
    Began {
        /// The preset it was played with.
        rules: String,
        /// The id of the rule that was to forbid it.
        wanted: String,
    },
    /// A line of the scenario cannot be read or does not hold.
    #[error("{rules}: line {line}: '{text}': {fault}")]
    Line {
        /// The preset it was played with.
        rules: String,
        /// The number of the line in the file, from 1.
        line: usize,
        /// The line, without its comment.
        text: String,
        /// What is wrong with it.
        fault: Box<Fault>,
    },
    /// The scenario leaves something out that happened last.
    #[error("{rules}: at the end: {fault}")]
    End {
        /// The preset it was played with.
        rules: String,
        /// What is missing after the last line.
        fault: Box<Fault>,
    },
}

/// Why the game of a scenario cannot begin.
#[derive(Debug, Error)]
pub enum BeginError {
    /// The preset or one of the options does not exist, or they do not go together.
    #[error(transparent)]
    Rules(#[from] RulesError),
    /// No tile set has this file name.
    #[error("there is no tile set {0}")]
    NoSet(String),
    /// The scenario has a tile set for a stack that the game does not use.
    #[error("it brings the set '{file}' for the stack '{stack}', which these rules do not have")]
    NoStack {
        /// The stack that the set was meant for.
        stack: Stack,
        /// The file of the set.
        file: String,
    },
    /// A tile set of the scenario cannot be read.
    #[error(transparent)]
    Set(#[from] SetError),
    /// The rules do not accept the tile sets or the number of seats.
    #[error(transparent)]
    Game(#[from] GameError),
}

impl BeginError {
    /// The rule that forbids such a game.
    pub fn rule(&self) -> Option<Rule> {
        match self {
            BeginError::Rules(error) => error.rule(),
            BeginError::Game(error) => error.rule(),
            BeginError::NoSet(_) | BeginError::NoStack { .. } | BeginError::Set(_) => None,
        }
    }
}

/// What is wrong with a line.
#[derive(Debug, Error)]
pub enum Fault {
    /// Something else should stand here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The line names something that does not exist.
    #[error("there is no {0}")]
    Unknown(String),
    /// The line is for another seat than the one whose turn it is.
    #[error("it is seat {0}'s turn")]
    OtherSeat(hedgerow_rules::Seat),
    /// The action cannot be read.
    #[error(transparent)]
    Token(#[from] TokenError),
    /// The rules do not allow the action.
    #[error("refused: {0} ({rule})", rule = .0.rule())]
    Refused(Refusal),
    /// The action is refused as expected, but by another rule than the line names.
    #[error("refused by {rule}: {0}", rule = .0.rule())]
    RefusedByOther(Refusal),
    /// An action that should be refused was allowed.
    #[error("it was allowed")]
    Allowed,
    /// A refused action changed the position.
    #[error("the position changed")]
    Changed,
    /// Points were scored that no line of the scenario mentions.
    #[error("not mentioned: {0}")]
    Unmentioned(String),
    /// The line mentions a score, but nothing is left that was scored.
    #[error("nothing was scored")]
    NothingScored,
    /// The position is not as the line says.
    #[error("{what} is '{found}', not '{wanted}'")]
    Differs {
        /// What was compared: a key of the line.
        what: String,
        /// What the position says.
        found: String,
        /// What the line says.
        wanted: String,
    },
}
