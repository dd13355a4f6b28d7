//! What can be wrong with a scenario.

use hedgerow_notation::TokenError;
use hedgerow_rules::{GameError, Refusal, Role, Rule, RulesError, Seat, SetError, Stack};

/// Why a scenario cannot be read, or does not hold.
#[derive(Debug)]
pub enum ScenarioError {
    /// A key that every scenario needs is missing from its head.
    NoHead(&'static str),
    /// The value in the line with this number should be a number.
    NoNumber(usize),
    /// A game that should be played cannot begin.
    CannotBegin {
        /// The preset it was played with.
        rules: String,
        /// Why no game can begin.
        problem: Box<BeginError>,
    },
    /// A game that should be refused is refused by another rule than the scenario names.
    RefusedOtherwise {
        /// The preset it was played with.
        rules: String,
        /// Why no game can begin.
        problem: Box<BeginError>,
        /// The id of the rule that was to forbid it.
        wanted: String,
    },
    /// A game that should be refused can be played.
    Began {
        /// The preset it was played with.
        rules: String,
        /// The id of the rule that was to forbid it.
        wanted: String,
    },
    /// A line of the scenario cannot be read or does not hold.
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
    End {
        /// The preset it was played with.
        rules: String,
        /// What is missing after the last line.
        fault: Box<Fault>,
    },
}

/// Why the game of a scenario cannot begin.
#[derive(Debug)]
pub enum BeginError {
    /// The preset or one of the options does not exist, or they do not go together.
    Rules(RulesError),
    /// No tile set has this file name.
    NoSet(String),
    /// The scenario has a tile set for a stack that the game does not use.
    NoStack {
        /// The stack that the set was meant for.
        stack: Stack,
        /// The file of the set.
        file: String,
    },
    /// A tile set of the scenario cannot be read.
    Set(SetError),
    /// The rules do not accept the tile sets or the number of seats.
    Game(GameError),
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
#[derive(Debug)]
pub enum Fault {
    /// Something of this form should stand here.
    Expected(&'static str),
    /// The line names something that does not exist.
    Unknown {
        /// What it should be.
        what: Named,
        /// The name in the line.
        name: String,
    },
    /// A piece would have another role there.
    OtherRole {
        /// The role in the line.
        role: Role,
        /// The role it would have.
        actual: Role,
    },
    /// There is no tile there.
    NoTile,
    /// No line has said which feature is meant.
    NoFeature,
    /// The game is not over.
    NotOver,
    /// The line is for another seat than the one whose turn it is.
    OtherSeat(Seat),
    /// The action cannot be read.
    Token(TokenError),
    /// The rules do not allow the action.
    Refused(Refusal),
    /// The action is refused as expected, but by another rule than the line names.
    RefusedByOther(Refusal),
    /// An action that should be refused was allowed.
    Allowed,
    /// A refused action changed the position.
    Changed,
    /// Points were scored that no line of the scenario mentions.
    Unmentioned(String),
    /// The line mentions a score, but nothing is left that was scored.
    NothingScored,
    /// The position is not as the line says.
    Differs {
        /// What was compared: a key of the line.
        what: String,
        /// What the position says.
        found: String,
        /// What the line says.
        wanted: String,
    },
}

/// What a line may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Named {
    /// A role.
    Role,
    /// A segment of a tile.
    Segment,
    /// A fact about a feature.
    Fact,
    /// A rule.
    Rule,
    /// A kind of tile.
    Tile,
    /// The first word of a line.
    Line,
}

impl Named {
    /// Its word in messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Named::Role => "role",
            Named::Segment => "segment",
            Named::Fact => "fact",
            Named::Rule => "rule",
            Named::Tile => "tile",
            Named::Line => "line",
        }
    }
}
