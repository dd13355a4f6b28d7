//! What is wrong with a bot or a contest of bots, as people read it: the errors say their own texts.

use crate::arena::{ContestError, SittingError, SprtError};
use crate::evaluation::{Scope, WeightsError};
use crate::protocol::{CommandLineError, MessageError, VERSION};
use crate::tune::TuningError;
use crate::{BotSpec, FROZEN, Failure, NAMES, SpecError};
use hedgerow_rules::{GameError, GameKind};
use hedgerow_text::{Text, errors, text};

errors! {
    SpecError;
    CommandLineError;
    MessageError;
    Failure;
    ContestError: GameError as Game, std::io::Error as NotKept;
    SprtError;
    SittingError;
    WeightsError;
    TuningError: GameError as Game, WeightsError as Weights;
}

impl From<&SpecError> for Text {
    fn from(error: &SpecError) -> Text {
        match error {
            SpecError::UnknownName { name } => {
                text!("bot-unknown", name = name, names = [&NAMES[..], &FROZEN[..]].concat().join(", "))
            }
            SpecError::BadSetting { setting } => {
                text!("bot-bad-setting", setting = setting, most = BotSpec::MOST_THREADS)
            }
            SpecError::TwoBudgets => text!("bot-two-budgets"),
            SpecError::BadOption { option } => text!("bot-bad-option", option = option),
            SpecError::NoProgram => text!("bot-no-program"),
            SpecError::BadCommand { command, error } => {
                text!("bot-bad-command", command = command, problem = Text::from(error))
            }
        }
    }
}

impl From<&CommandLineError> for Text {
    fn from(error: &CommandLineError) -> Text {
        match error {
            CommandLineError::Unclosed(mark) => text!("bot-unclosed", mark = *mark),
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
            Failure::Late { given, taken } => {
                let seconds = |time: &std::time::Duration| format!("{:.1}", time.as_secs_f64());
                text!("failure-late", given = seconds(given), taken = seconds(taken))
            }
            Failure::NotGreeted { line } => text!("failure-not-greeted", version = VERSION, line = line),
            Failure::NotReady { waited, greeted } => {
                let missing = if *greeted { "ready".to_string() } else { format!("hedgerow {VERSION}") };
                text!("failure-not-ready", version = VERSION, missing = missing, seconds = exactly(waited))
            }
            Failure::WrongVersion { found } => text!("failure-version", found = *found, version = VERSION),
            Failure::Refused { asked, reason } => text!("failure-refused", asked = asked, reason = reason),
            Failure::NoOption { name, names } if names.is_empty() => text!("failure-no-options", name = name),
            Failure::NoOption { name, names } => text!("failure-no-option", name = name, names = names),
            Failure::BadOption { name, value, range } => {
                text!("failure-bad-option", name = name, value = value, range = range)
            }
            Failure::Hung(waited) => text!("failure-hung", seconds = exactly(waited)),
            Failure::Babbled { waited, line } => text!("failure-babbled", seconds = exactly(waited), line = line),
            Failure::Garbled { asked, line } => text!("failure-garbled", asked = asked, line = line),
            Failure::NotAmong { word } => text!("failure-not-among", word = word),
            Failure::NoAction { word, error } => text!("failure-no-action", word = word, problem = Text::from(error)),
            Failure::Illegal { word, refusal } => {
                text!("failure-illegal", word = word, refusal = Text::from(refusal), rule = refusal.rule().id())
            }
        }
    }
}

/// Seconds, with as many decimals as they have.
fn exactly(time: &std::time::Duration) -> String {
    time.as_secs_f64().to_string()
}

impl From<&ContestError> for Text {
    fn from(error: &ContestError) -> Text {
        match error {
            ContestError::TooFewBots(bots) => text!("contest-too-few-bots", bots = *bots),
            ContestError::NoGames => text!("contest-no-games"),
            ContestError::EmptySeed => text!("cli-empty-seed"),
            ContestError::Game(error) => error.into(),
            ContestError::NotKept(error) => text!("contest-not-kept", reason = error.to_string()),
        }
    }
}

impl From<&MessageError> for Text {
    fn from(error: &MessageError) -> Text {
        match error {
            MessageError::Unknown { .. } => text!("message-unknown"),
            MessageError::Malformed { expected, .. } => text!("message-malformed", expected = *expected),
        }
    }
}

impl From<&SprtError> for Text {
    fn from(error: &SprtError) -> Text {
        text!("contest-bad-bounds", bounds = &error.0)
    }
}

impl From<&SittingError> for Text {
    fn from(error: &SittingError) -> Text {
        match error {
            SittingError::NoHead(error) => text!("sitting-no-head", reason = error.to_string()),
            SittingError::TooNew(version) => text!("sitting-too-new", version = *version),
            SittingError::Different { what, then, now } => {
                text!("sitting-different", what = *what, then = then, now = now)
            }
            SittingError::Damaged { line, error } => text!("sitting-damaged", line = *line, reason = error.to_string()),
            SittingError::Stray { line } => text!("sitting-stray", line = *line),
        }
    }
}

impl From<&WeightsError> for Text {
    fn from(error: &WeightsError) -> Text {
        match error {
            WeightsError::Unreadable(error) => text!("weights-unreadable", reason = error.to_string()),
            WeightsError::NoSuchGame { found } => {
                text!("weights-no-game", found = found, games = GameKind::ALL.map(GameKind::name).join(", "))
            }
            WeightsError::NoSuchTerm { game, scope, term } => {
                let scope = if *scope == Scope::Plain { "plain" } else { "full" };
                text!("weights-no-term", title = Text::from(*game), scope = scope, term = term)
            }
            WeightsError::Missing { term } => text!("weights-missing", term = term),
            WeightsError::BadChances { kind, rows, columns } => {
                text!("weights-bad-chances", kind = kind, rows = *rows, columns = *columns)
            }
        }
    }
}

impl From<&TuningError> for Text {
    fn from(error: &TuningError) -> Text {
        match error {
            TuningError::Game(error) => error.into(),
            TuningError::OtherGame { found, game } => {
                text!("tuning-other-game", found = Text::from(*found), wanted = Text::from(*game))
            }
            TuningError::Unreadable(error) => text!("tuning-unreadable", reason = error.to_string()),
            TuningError::OtherVersion { found } => {
                text!("tuning-other-version", found = *found, known = crate::tune::VERSION)
            }
            TuningError::OtherSettings { what, found, wanted } => {
                text!("tuning-other-settings", what = *what, found = found, wanted = wanted)
            }
            TuningError::OtherStart => text!("tuning-other-start"),
            TuningError::TooManyRounds { done, wanted } => {
                text!("tuning-too-many-rounds", done = *done, wanted = *wanted)
            }
            TuningError::Garbled => text!("tuning-garbled"),
            TuningError::Weights(error) => error.into(),
        }
    }
}
