//! What is wrong with a record, as people read it: the errors say their own texts.

use crate::{HeaderError, Problem, ReadError, ReplayError, TokenError, VERSION, VerifyError};
use hedgerow_chance::ShuffleError;
use hedgerow_rules::{GameError, RulesError, SetupError};
use hedgerow_text::{Text, errors, text};

errors! {
    ReadError;
    Problem: HeaderError as Header, TokenError as Token, SetupError as Setup;
    HeaderError: RulesError as Rules, GameError as Game;
    TokenError;
    ReplayError: GameError as Start;
    VerifyError: ShuffleError as Shuffle;
}

impl From<&ReadError> for Text {
    fn from(error: &ReadError) -> Text {
        text!("record-line", line = error.line, problem = Text::from(&error.problem))
    }
}

impl From<&Problem> for Text {
    fn from(problem: &Problem) -> Text {
        match problem {
            Problem::Header(error) => error.into(),
            Problem::NoTurn => text!("record-no-turn", example = "12 1: +U U@1,0r3 thief:R"),
            Problem::WrongTurn { word, turn, seat } => {
                text!("record-wrong-turn", word = word, turn = *turn, seat = *seat)
            }
            Problem::Token(error) => error.into(),
            Problem::Illegal { word, refusal } => {
                text!("record-illegal", word = word, refusal = Text::from(refusal), rule = refusal.rule().id())
            }
            Problem::NotOver(line) => text!("record-not-over", line = line),
            Problem::WrongScores { written, actual } => {
                text!("record-wrong-scores", written = written, actual = actual)
            }
            Problem::AfterEnd => text!("record-after-end"),
            Problem::Setup(error) => error.into(),
        }
    }
}

impl From<&HeaderError> for Text {
    fn from(error: &HeaderError) -> Text {
        match error {
            HeaderError::NotThisFormat { wanted } => text!("record-not-this-format", wanted = *wanted),
            HeaderError::TooNew { found } => text!("record-too-new", found = *found, known = VERSION),
            HeaderError::NoKey => text!("record-no-key"),
            HeaderError::UnknownKey(key) => text!("record-unknown-key", key = key),
            HeaderError::Twice(key) => text!("record-twice", key = *key),
            HeaderError::Missing(key) => text!("record-missing", key = *key),
            HeaderError::BadValue { key, value } => text!("record-bad-value", key = *key, value = value),
            HeaderError::Rules(error) => error.into(),
            HeaderError::Game(error) => error.into(),
            HeaderError::UnknownSet { name, hash } => text!("record-unknown-set", set = name, hash = hash),
        }
    }
}

impl From<&TokenError> for Text {
    fn from(error: &TokenError) -> Text {
        match error {
            TokenError::Unknown(word) => text!("record-no-action", word = word),
            TokenError::NoSuchTile(tile) => text!("record-no-such-tile", tile = tile),
            TokenError::BadPlace(word) => text!("record-bad-place", word = word),
            TokenError::BadSquare(word) => text!("record-bad-square", word = word),
            TokenError::NoSuchRole(role) => text!("record-no-such-role", role = role),
            TokenError::NoSuchSegment { tile, segment } => {
                text!("record-no-such-segment", tile = tile, segment = segment)
            }
            TokenError::WrongRole { tile, segment, role } => {
                text!("record-wrong-role", tile = tile, segment = segment, role = role.name())
            }
        }
    }
}

impl From<&ReplayError> for Text {
    fn from(error: &ReplayError) -> Text {
        match error {
            ReplayError::Start(error) => error.into(),
            ReplayError::Illegal { number, refusal } => text!(
                "record-illegal-action",
                number = *number,
                refusal = Text::from(refusal),
                rule = refusal.rule().id()
            ),
        }
    }
}

impl From<&VerifyError> for Text {
    fn from(error: &VerifyError) -> Text {
        match error {
            VerifyError::Entered => text!("verify-entered"),
            VerifyError::Shuffle(error) => error.into(),
            VerifyError::WrongDraw { turn, drawn, dealt } => {
                text!("verify-wrong-draw", turn = *turn, drawn = drawn, dealt = dealt)
            }
            VerifyError::Broken(error) => text!("verify-broken", reason = Text::from(error)),
        }
    }
}
