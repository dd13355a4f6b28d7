//! What is done in each step.

use super::interview::Interview;
use super::{CheckStep, Finding};
use crate::protocol::connection::shortened;
use crate::protocol::program::Session;
use crate::protocol::{Go, GoTime, HostMessage, MessageError, Patience, Program, parse_plan};
use crate::{Clock, Failure, RandomPlayer};
use hedgerow_chance::Dealer;
use hedgerow_notation::action_token;
use hedgerow_rules::{Game, Phase, Player, Position, Rules, Seat, TileSet};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

/// The time for a decision, where it does not matter.
const TIME: Duration = Duration::from_millis(200);
/// How long an engine may take to stop, and to end.
const SOON: Duration = Duration::from_secs(1);
/// How long it is looked whether an engine waits for `stop`.
const PAUSE: Duration = Duration::from_millis(200);
/// Beyond its time, an answer may take this long and a tenth. The arena is stricter, but here other programs may be at work.
const LEEWAY: Duration = Duration::from_millis(300);

/// A set that no engine has seen: roads, crossings and monasteries.
const UNSEEN: &str = "start O last -\nO 3 aRbbRaaaaaaa R=road a=field b=field\nI 3 aRbbbbbRaaaa R=road a=field b=field\n\
     X 3 aRbbSccTaaaa R=road S=road T=road a=field b=field c=field\nM 3 aaaaaaaaaaaa M=monastery a=field\n";

/// Takes a step; what the engine calls itself comes back.
pub(super) fn run(
    step: CheckStep,
    program: &Program,
    patience: &Patience,
    findings: &mut Vec<Finding>,
) -> Option<String> {
    if step == CheckStep::Greeting {
        return greeting(program, patience, findings);
    }
    let mut interview = match Interview::begin(program, patience) {
        Ok(interview) => interview,
        Err(finding) => {
            findings.push(finding);
            return None;
        }
    };
    let interview = &mut interview;
    let result = match step {
        CheckStep::Greeting => Ok(()),
        CheckStep::Options => options(interview, findings),
        CheckStep::Sets => sets(interview),
        CheckStep::Legal => legal(interview),
        CheckStep::Limits => limits(interview),
        CheckStep::Only => only(interview),
        CheckStep::Lines => lines(interview, findings),
        CheckStep::Stop => stop(interview),
        CheckStep::Ponder => ponder(interview),
        CheckStep::Games => games(interview),
        CheckStep::Unknown => unknown(interview),
        CheckStep::Quit => quit(interview),
    };
    findings.extend(result.err());
    None
}

fn greeting(program: &Program, patience: &Patience, findings: &mut Vec<Finding>) -> Option<String> {
    match Session::start(program, patience) {
        Ok(session) => {
            let ignored = session.strange.into_iter().filter(|(_, error)| malformed(error).is_none());
            findings.extend(ignored.map(|(line, _)| Finding::Strange { line }));
            findings.extend(session.name.is_none().then_some(Finding::NoName));
            session.name
        }
        Err(failure) => {
            findings.push(failure.into());
            None
        }
    }
}

/// The form that a message should have had.
fn malformed(error: &Option<MessageError>) -> Option<&'static str> {
    match error {
        Some(MessageError::Malformed { expected, .. }) => Some(expected),
        Some(MessageError::Unknown { .. }) | None => None,
    }
}

fn options(interview: &mut Interview, findings: &mut Vec<Finding>) -> Result<(), Finding> {
    let wrong = |(line, error): &(String, _)| Some(Finding::Malformed { line: line.clone(), form: malformed(error)? });
    findings.extend(interview.session.strange.iter().filter_map(wrong));
    let options = interview.session.options.clone();
    for option in &options {
        interview.session.set(&option.name, &option.default());
        for line in interview.ping()? {
            interview.refused(&line)?;
        }
    }
    if !options.iter().any(|option| option.name == "seed" && option.takes("a text")) {
        findings.push(Finding::NoSeed);
    }
    interview.ping().map(|_| ())
}

fn sets(interview: &mut Interview) -> Result<(), Finding> {
    let position = after(&unseen_game()?, 2, 3, Phase::Place)?;
    interview.ask(&position, &Go::timed(TIME), TIME).map(|_| ())
}

fn legal(interview: &mut Interview) -> Result<(), Finding> {
    for preset in ["carcassonne/first", "hunters/en-2014", "discovery/standard", "discovery/advanced"] {
        let game = preset_game(preset)?;
        for (seats, turns, phase) in [(2, 1, Phase::Place), (3, 14, Phase::Use)] {
            interview.session.send(&HostMessage::NewGame);
            let position = after(&game, seats, turns, phase)?;
            interview.ask(&position, &Go::timed(TIME), TIME)?;
        }
    }
    Ok(())
}

fn limits(interview: &mut Interview) -> Result<(), Finding> {
    let position = some_position()?;
    let timed = |time: Duration| Go::timed(time);
    let left = Duration::from_secs(1);
    let clock = Some(Clock { left, increment: Duration::from_millis(100) });
    let clocks = Go { clocks: vec![clock; 2], ..Go::default() };
    let evaluations = Go { evaluations: Some(50), ..Go::default() };
    for (go, given) in [
        (timed(Duration::from_millis(50)), Some(Duration::from_millis(50))),
        (timed(TIME), Some(TIME)),
        (clocks, Some(left)),
        (evaluations, None),
    ] {
        let (_, reply) = interview.ask(&position, &go, given.unwrap_or_default())?;
        if let Some(given) = given
            && reply.taken > given + given / 10 + LEEWAY
        {
            let failure = Failure::Late { given, taken: reply.taken };
            return Err(Finding::Answer { asked: go.to_string(), failure });
        }
    }
    Ok(())
}

fn only(interview: &mut Interview) -> Result<(), Finding> {
    let position = some_position()?;
    let mut words: Vec<String> =
        position.legal_actions().iter().map(|action| action_token(&position, *action)).collect();
    // The last ones: an engine that does not look would hardly take them.
    words.reverse();
    for count in [1, 2] {
        let go = Go { only: words.iter().take(count).cloned().collect(), ..Go::timed(TIME) };
        interview.ask(&position, &go, TIME)?;
    }
    Ok(())
}

fn lines(interview: &mut Interview, findings: &mut Vec<Finding>) -> Result<(), Finding> {
    let position = some_position()?;
    let go = Go { lines: Some(3), ..Go::timed(TIME) };
    let (_, reply) = interview.ask(&position, &go, TIME)?;
    let is_bad = |line: usize, plan: &[String]| !(1..=3).contains(&line) || parse_plan(&position, plan).is_err();
    let bad = reply.infos.iter().find(|(_, info)| is_bad(info.line.unwrap_or(1), &info.plan));
    findings.extend(bad.map(|(line, _)| Finding::BadInfo { line: line.clone() }));
    Ok(())
}

fn stop(interview: &mut Interview) -> Result<(), Finding> {
    let position = some_position()?;
    // A stop that comes when nothing is asked means nothing.
    interview.session.send(&HostMessage::Stop);
    let go = Go { time: Some(GoTime::Infinite), ..Go::default() };
    interview.put(&position, &go)?;
    quiet(interview, &go)?;
    let reply = stopped(interview)?;
    let plan = parse_plan(&position, &reply)?;
    if plan.is_empty() {
        return Err(Failure::Garbled { asked: go.to_string(), line: "bestmove".to_string() }.into());
    }
    // A long time ends the same way.
    let long = Duration::from_secs(3600);
    interview.put(&position, &Go::timed(long))?;
    stopped(interview).map(|_| ())
}

fn ponder(interview: &mut Interview) -> Result<(), Finding> {
    let position = some_position()?;
    let other = Seat(1 - position.seat().0);
    let go = Go { ponder: Some(other.0), ..Go::default() };
    interview.put(&position, &go)?;
    quiet(interview, &go)?;
    let words = stopped(interview)?;
    match words.as_slice() {
        [word] if word == "none" => Ok(()),
        _ => Err(Finding::NotNone { line: format!("bestmove {}", words.join(" ")) }),
    }
}

/// Looks whether the engine waits, and hears what is said to it meanwhile.
fn quiet(interview: &mut Interview, go: &Go) -> Result<(), Finding> {
    thread::sleep(PAUSE);
    let answers = |line: &String| line.starts_with("bestmove") || line.starts_with("error");
    match interview.ping()?.into_iter().find(answers) {
        Some(line) => Err(Finding::TooEarly { asked: go.to_string(), line: shortened(&line) }),
        None => Ok(()),
    }
}

/// Stops the engine; the words of its answer come back.
fn stopped(interview: &mut Interview) -> Result<Vec<String>, Finding> {
    interview.session.send(&HostMessage::Stop);
    let wait = interview.patience.grace.max(SOON);
    let reply = interview.reply(Instant::now(), wait).map_err(|finding| match finding {
        Finding::Failure(failure) => Finding::Answer { asked: "stop".to_string(), failure },
        other => other,
    })?;
    if reply.taken > SOON {
        return Err(Finding::SlowStop { taken: reply.taken });
    }
    Ok(reply.words)
}

fn games(interview: &mut Interview) -> Result<(), Finding> {
    let game = unseen_game()?;
    for number in 0..3 {
        let seed = format!("game {number}");
        interview.session.begin_game(&seed);
        let mut dealer = Dealer::new(&game, &seed);
        let mut position = Position::new(&game, 2, Seat(0)).map_err(impossible)?;
        let time = TIME / 4;
        while let Some(to_act) = position.to_act() {
            let action = match to_act {
                Player::Chance => dealer.deal(&position).ok_or(Failure::NothingToDecide)?,
                Player::Seat(_) => interview.ask(&position, &Go::timed(time), time)?.0,
            };
            position.play_unchecked(action);
        }
    }
    Ok(())
}

fn unknown(interview: &mut Interview) -> Result<(), Finding> {
    let position = some_position()?;
    // Blank lines, comments, and a message of another time; it may be refused, but nothing else may come of it.
    interview.session.connection.send("\n# a comment\nglow softly\n".to_string());
    let answers = |line: &String| !line.trim().is_empty() && !line.starts_with("error glow");
    if let Some(line) = interview.ping()?.into_iter().find(answers) {
        return Err(Finding::TooEarly { asked: "glow softly".to_string(), line: shortened(&line) });
    }
    let asked = interview.put(&position, &Go::timed(TIME))?;
    interview.reply(asked, TIME + interview.patience.grace)?;
    let words = format!("go mood calm {} glow 3\n", Go::timed(TIME).to_string().trim_start_matches("go "));
    interview.session.connection.send(words.clone());
    let within = |finding: Finding| match finding {
        Finding::Failure(failure) => Finding::Answer { asked: words.trim().to_string(), failure },
        other => other,
    };
    let reply = interview.reply(Instant::now(), TIME + interview.patience.grace).map_err(within)?;
    parse_plan(&position, &reply.words)?;
    Ok(())
}

fn quit(interview: &mut Interview) -> Result<(), Finding> {
    interview.session.send(&HostMessage::Quit);
    let waited = interview.patience.grace.max(SOON);
    match interview.session.connection.end(waited) {
        None => Err(Finding::StillRunning { waited }),
        Some(status) if !status.success() => Err(Finding::BadEnd { status }),
        Some(_) => Ok(()),
    }
}

/// Nothing here can be impossible, but if it were, the step could not be taken.
fn impossible(_: hedgerow_rules::GameError) -> Finding {
    Failure::NothingToDecide.into()
}

fn unseen_game() -> Result<Arc<Game>, Finding> {
    let unseen = || Finding::from(Failure::NothingToDecide);
    let rules = Rules::named("carcassonne/first", []).map_err(|_| unseen())?;
    let set = TileSet::parse_canonical("unseen", UNSEEN).map_err(|_| unseen())?;
    Game::with_sets(rules, vec![set]).map(Arc::new).map_err(impossible)
}

fn preset_game(preset: &str) -> Result<Arc<Game>, Finding> {
    let rules = Rules::named(preset, []).map_err(|_| Finding::from(Failure::NothingToDecide))?;
    Game::new(rules).map(Arc::new).map_err(impossible)
}

fn some_position() -> Result<Position, Finding> {
    after(&preset_game("carcassonne/first")?, 2, 8, Phase::Place)
}

/// A position in the course of a random game, from that turn on, in which a seat decides in that phase.
fn after(game: &Arc<Game>, seats: usize, turns: usize, phase: Phase) -> Result<Position, Finding> {
    let mut position = Position::new(game, seats, Seat(0)).map_err(impossible)?;
    let (mut dealer, mut player) = (Dealer::new(game, "check"), RandomPlayer::new("check"));
    while position.turn() < turns || position.phase() != phase {
        let action = dealer.next_action(&position, |_| player.choose(&position));
        position.play_unchecked(action.ok_or(Failure::NothingToDecide)?);
    }
    Ok(position)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_is_asked_about_exists() {
        assert_eq!(unseen_game().unwrap().sets()[0].total(), 12);
        assert!(some_position().unwrap().legal_actions().len() > 3);
        for preset in ["carcassonne/first", "hunters/en-2014", "discovery/standard", "discovery/advanced"] {
            let game = preset_game(preset).unwrap();
            assert!(matches!(after(&game, 3, 14, Phase::Use).unwrap().to_act(), Some(Player::Seat(_))), "{preset}");
        }
        assert!(after(&unseen_game().unwrap(), 2, 3, Phase::Place).is_ok());
    }
}
