//! What is wrong with a bot or a contest of bots, as people read it.

use crate::{Text, text};
use hedgerow_bots::arena::ContestError;
use hedgerow_bots::protocol::CommandLineError;
use hedgerow_bots::{NAMES, SpecError};

impl From<&SpecError> for Text {
    fn from(error: &SpecError) -> Text {
        match error {
            SpecError::UnknownName { name } => text!("bot-unknown", name = name, names = NAMES.join(", ")),
            SpecError::BadSetting { setting } => text!("bot-bad-setting", setting = setting),
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
