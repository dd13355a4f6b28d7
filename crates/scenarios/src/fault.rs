//! What can be wrong with a scenario.

use hedgerow_notation::TokenError;
use hedgerow_rules::{GameError, Refusal, Rule, RulesError, SetError, Stack};
use thiserror::Error;

/// Why a scenario cannot be read, or does not hold.
#[derive(Debug, Error)]
pub enum ScenarioError {
    #[error("the head has no '{0}'")]
    NoHead(&'static str),
    #[error("line {0}: expected a number")]
    NoNumber(usize),
    #[error("{rules}: {problem}")]
    CannotBegin { rules: String, problem: Box<BeginError> },
    #[error("{rules}: refused ({problem}), but not by {wanted}")]
    RefusedOtherwise { rules: String, problem: Box<BeginError>, wanted: String },
    #[error("{rules}: the game began, but {wanted} forbids it")]
    Began { rules: String, wanted: String },
    #[error("{rules}: line {line}: '{text}': {fault}")]
    Line { rules: String, line: usize, text: String, fault: Box<Fault> },
    #[error("{rules}: at the end: {fault}")]
    End { rules: String, fault: Box<Fault> },
}

/// Why the game of a scenario cannot begin.
#[derive(Debug, Error)]
pub enum BeginError {
    #[error(transparent)]
    Rules(#[from] RulesError),
    #[error("there is no tile set {0}")]
    NoSet(String),
    #[error("it brings the set '{file}' for the stack '{stack}', which these rules do not have")]
    NoStack { stack: Stack, file: String },
    #[error(transparent)]
    Set(#[from] SetError),
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
    #[error("expected {0}")]
    Expected(&'static str),
    #[error("there is no {0}")]
    Unknown(String),
    #[error("it is seat {0}'s turn")]
    OtherSeat(hedgerow_rules::Seat),
    #[error(transparent)]
    Token(#[from] TokenError),
    #[error("refused: {0} ({rule})", rule = .0.rule())]
    Refused(Refusal),
    #[error("refused by {rule}: {0}", rule = .0.rule())]
    RefusedByOther(Refusal),
    #[error("it was allowed")]
    Allowed,
    #[error("the position changed")]
    Changed,
    #[error("not mentioned: {0}")]
    Unmentioned(String),
    #[error("nothing was scored")]
    NothingScored,
    #[error("{what} is '{found}', not '{wanted}'")]
    Differs { what: String, found: String, wanted: String },
}
