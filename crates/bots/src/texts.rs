//! What is wrong with a bot or a contest of bots, as people read it: the errors say their own texts.

use crate::arena::ContestError;
use crate::protocol::CommandLineError;
use crate::{FROZEN, Failure, NAMES, SpecError};
use hedgerow_text::{Text, text};

impl From<&SpecError> for Text {
    fn from(error: &SpecError) -> Text {
        match error {
            SpecError::UnknownName { name } => {
                text!("bot-unknown", name = name, names = [&NAMES[..], &FROZEN[..]].concat().join(", "))
            }
            SpecError::BadSetting { setting } => text!("bot-bad-setting", setting = setting),
            SpecError::TwoBudgets => text!("bot-two-budgets"),
            SpecError::NoProgram => text!("bot-no-program"),
            SpecError::BadCommand { command, error } => {
                text!("bot-bad-command", command = command, problem = Text::from(*error))
            }
        }
    }
}

impl From<CommandLineError> for Text {
    fn from(error: CommandLineError) -> Text {
        match error {
            CommandLineError::Unclosed(mark) => text!("bot-unclosed", mark = mark.to_string()),
            CommandLineError::Empty => text!("bot-no-program"),
        }
    }
}

impl From<&Failure> for Text {
    fn from(failure: &Failure) -> Text {
        match failure {
            Failure::NothingToDecide => text!("failure-nothing"),
            Failure::NotStarted(problem) => text!("failure-not-started", problem = problem),
            Failure::Crashed(how) => text!("failure-crashed", how = how),
            Failure::Hung(time) => text!("failure-hung", seconds = time.as_secs_f64().to_string()),
            Failure::Garbled { asked, line } => text!("failure-garbled", asked = asked, line = line),
            Failure::NoAction { word, error } => text!("failure-no-action", word = word, problem = Text::from(error)),
            Failure::Illegal { word, refusal } => {
                text!("failure-illegal", word = word, refusal = Text::from(refusal), rule = refusal.rule().id())
            }
        }
    }
}

impl From<&ContestError> for Text {
    fn from(error: &ContestError) -> Text {
        match error {
            ContestError::TooFewBots(bots) => text!("contest-too-few-bots", bots = *bots),
            ContestError::NoGames => text!("contest-no-games"),
            ContestError::EmptySeed => text!("cli-empty-seed"),
            ContestError::Game(error) => error.into(),
            ContestError::NotKept(_) => text!("contest-not-kept"),
        }
    }
}
