//! What is wrong with a scenario, as people read it: the errors say their own texts.

use crate::fault::{BeginError, Fault, ScenarioError};
use hedgerow_notation::TokenError;
use hedgerow_rules::{GameError, RulesError, SetError};
use hedgerow_text::{Text, errors, text};

errors! {
    ScenarioError;
    BeginError: RulesError as Rules, SetError as Set, GameError as Game;
    Fault: TokenError as Token;
}

impl From<&ScenarioError> for Text {
    fn from(error: &ScenarioError) -> Text {
        match error {
            ScenarioError::NoHead(key) => text!("scenario-no-head", key = *key),
            ScenarioError::NoNumber(line) => text!("scenario-no-number", line = *line),
            ScenarioError::CannotBegin { rules, problem } => {
                text!("scenario-cannot-begin", rules = rules, problem = Text::from(&**problem))
            }
            ScenarioError::RefusedOtherwise { rules, problem, wanted } => {
                text!("scenario-refused-otherwise", rules = rules, problem = Text::from(&**problem), wanted = wanted)
            }
            ScenarioError::Began { rules, wanted } => text!("scenario-began", rules = rules, wanted = wanted),
            ScenarioError::Line { rules, line, text, fault } => {
                let fault = Text::from(&**fault);
                text!("scenario-line", rules = rules, line = *line, text = text, fault = fault)
            }
            ScenarioError::End { rules, fault } => text!("scenario-end", rules = rules, fault = Text::from(&**fault)),
        }
    }
}

impl From<&BeginError> for Text {
    fn from(error: &BeginError) -> Text {
        match error {
            BeginError::Rules(error) => error.into(),
            BeginError::NoSet(file) => text!("scenario-no-set", file = file),
            BeginError::NoStack { stack, file } => text!("scenario-no-stack", file = file, stack = stack.name()),
            BeginError::Set(error) => error.into(),
            BeginError::Game(error) => error.into(),
        }
    }
}

impl From<&Fault> for Text {
    fn from(fault: &Fault) -> Text {
        match fault {
            Fault::Expected(form) => text!("scenario-expected", form = *form),
            Fault::Unknown { what, name } => text!("scenario-unknown", what = what.word(), name = name),
            Fault::OtherRole { role, actual } => {
                text!("scenario-other-role", role = role.name(), actual = actual.name())
            }
            Fault::NoTile => text!("scenario-no-tile"),
            Fault::NoFeature => text!("scenario-no-feature"),
            Fault::NotOver => text!("scenario-not-over"),
            Fault::OtherSeat(seat) => text!("scenario-other-seat", seat = seat.index()),
            Fault::Token(error) => error.into(),
            Fault::Refused(refusal) => {
                text!("scenario-refused", refusal = Text::from(refusal), rule = refusal.rule().id())
            }
            Fault::RefusedByOther(refusal) => {
                text!("scenario-refused-by-other", refusal = Text::from(refusal), rule = refusal.rule().id())
            }
            Fault::Allowed => text!("scenario-allowed"),
            Fault::Changed => text!("scenario-changed"),
            Fault::Unmentioned(scores) => text!("scenario-unmentioned", scores = scores),
            Fault::NothingScored => text!("scenario-nothing-scored"),
            Fault::Differs { what, found, wanted } => {
                text!("scenario-differs", what = what, found = found, wanted = wanted)
            }
        }
    }
}
