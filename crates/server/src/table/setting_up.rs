//! Making a table: what may be chosen.

use super::{Chair, Games};
use crate::names::{self, check_label};
use crate::person::PersonId;
use hedgerow_bots::BotSpec;
use hedgerow_lessons::Lesson;
use hedgerow_locale::{Text, text};
use hedgerow_protocol::{
    ApiError, Clock, CreateTable, Draws, ErrorCode, First, OnTimeout, SeatPlan, TableSettings, Visibility,
};
use hedgerow_rules::MAX_SEATS;

/// The levels that play at tables. (Programs sit here through the API, not by a command of a stranger's choice.)
pub const LEVELS: [&str; 7] = ["random", "greedy", "uct", "easy", "normal", "hard", "expert"];

fn bad(text: Text) -> ApiError {
    ApiError::new(ErrorCode::BadRequest, text)
}

/// Checks everything that was chosen, and says it as it is meant.
pub fn check_settings(settings: &mut TableSettings, seats: usize, games: &Games) -> Result<(), ApiError> {
    // One way to write each choice of rules: lists and ratings go by it.
    let rules = games.rules(settings)?;
    settings.rules = rules.name().to_string();
    settings.options = rules.options().iter().map(|option| option.to_string()).collect();
    if settings.rated {
        // No bot plays on in a rated game.
        settings.on_timeout = OnTimeout::Forfeit;
    }
    if !(2..=MAX_SEATS).contains(&seats) {
        return Err(bad(text!("server-seat-count", most = MAX_SEATS, seats = seats)));
    }
    match settings.clock {
        Clock::Live { seconds, increment } if !(10..=86_400).contains(&seconds) || increment > 3_600 => {
            Err(bad(text!("server-live-clock")))
        }
        Clock::Turns { seconds } if !(60..=30 * 86_400).contains(&seconds) => Err(bad(text!("server-turn-clock"))),
        Clock::Live { .. } | Clock::Turns { .. } if settings.draws == Draws::Entered => {
            Err(bad(text!("server-entered-clock")))
        }
        _ => Ok(()),
    }?;
    if settings.wait_seconds.is_some_and(|seconds| !(10..=30 * 86_400).contains(&seconds)) {
        return Err(bad(text!("server-wait")));
    }
    if matches!(settings.first, First::Seat(seat) if seat as usize >= seats) {
        return Err(bad(text!("server-first-seat", last = seats - 1)));
    }
    if settings.rated && (settings.hints || settings.draws == Draws::Entered) {
        return Err(bad(text!("server-rated-help")));
    }
    // Anyone can see how a rating came about, and no player can leave a game undecided.
    if settings.rated && (settings.visibility != Visibility::Open || settings.clock == Clock::None) {
        return Err(bad(text!("server-rated-open")));
    }
    Ok(())
}

/// In a rated game all people play under their own names.
pub fn check_rated_seats(request: &CreateTable) -> Result<(), ApiError> {
    let called = |seat: &SeatPlan| matches!(seat, SeatPlan::Me { name: Some(_) });
    match request.settings.rated && request.seats.iter().any(called) {
        true => Err(bad(text!("server-rated-names"))),
        false => Ok(()),
    }
}

/// Checks that nothing else is chosen for a guided game than what it is.
pub fn check_lesson(request: &CreateTable) -> Result<(), ApiError> {
    let settings = &request.settings;
    let Some(name) = &settings.lesson else { return Ok(()) };
    let lesson = Lesson::named(name).ok_or_else(|| bad(text!("server-no-lesson", name = name.as_str())))?;
    let rules = lesson.game.rules();
    let plain = TableSettings {
        rules: rules.name().to_string(),
        options: Vec::new(),
        visibility: Visibility::Private,
        clock: Clock::None,
        rated: false,
        first: First::Seat(0),
        draws: Draws::Shuffled,
        ..settings.clone()
    };
    let learner_and_bot = matches!(
        request.seats.as_slice(),
        [SeatPlan::Me { name: None }, SeatPlan::Bot { level }] if level == Lesson::BOT
    );
    if *settings == plain && learner_and_bot {
        return Ok(());
    }
    Err(bad(text!("server-lesson", rules = rules.name(), bot = Lesson::BOT)))
}

/// The chairs of a new table. `invited` are the people behind the names of the invited, in order.
pub fn first_seats(plans: &[SeatPlan], me: PersonId, invited: &[PersonId]) -> Result<Vec<Chair>, ApiError> {
    let mut invited = invited.iter();
    let mut chairs = Vec::new();
    for plan in plans {
        let guest = matches!(plan, SeatPlan::Invited { .. }).then(|| invited.next().copied()).flatten();
        chairs.push(chair(plan, me, guest)?);
    }
    let twice = |person: PersonId| {
        let meant = chairs
            .iter()
            .filter(|chair| matches!(chair, Chair::Invited { person: other, .. } if PersonId(*other) == person));
        meant.count() > 1
    };
    if chairs.iter().filter_map(Chair::meant_for).any(twice) {
        return Err(bad(text!("server-invited-twice")));
    }
    if chairs.iter().all(|chair| matches!(chair, Chair::Bot { .. })) {
        return Err(bad(text!("server-bots-alone")));
    }
    Ok(chairs)
}

/// A chair as planned.
pub fn chair(plan: &SeatPlan, me: PersonId, invited: Option<PersonId>) -> Result<Chair, ApiError> {
    match plan {
        SeatPlan::Me { name } => {
            let name = name.as_deref().map(str::trim).filter(|name| !name.is_empty());
            name.map_or(Ok(()), |name| check_label(name, names::LONGEST))?;
            Ok(Chair::Person { person: me.0, name: name.map(str::to_string), nonce: None })
        }
        SeatPlan::Open => Ok(Chair::Open),
        SeatPlan::Bot { level } => {
            let known = LEVELS.contains(&level.as_str()) && level.parse::<BotSpec>().is_ok();
            let unknown = || bad(text!("server-no-bot", level = level, levels = LEVELS.join(", ")));
            known.then(|| Chair::Bot { level: level.clone(), name: None }).ok_or_else(unknown)
        }
        SeatPlan::Invited { name } => match invited {
            Some(person) if person == me => Err(bad(text!("server-invite-self"))),
            Some(person) => Ok(Chair::Invited { person: person.0, name: None }),
            None => Err(ApiError::new(ErrorCode::NotFound, text!("server-nobody-called", name = name))),
        },
    }
}
