//! What-if tables: a game is played on from a position of another one.

use super::{Entry, GameInProgress, Table};
use hedgerow_lessons::Lesson;
use hedgerow_locale::text;
use hedgerow_notation::Record;
use hedgerow_protocol::{ApiError, Clock, CreateTable, Draws, ErrorCode, First, Happening, SeatPlan, Visibility};

/// Checks what is chosen for a what-if table. The game that it goes on from decides the rest.
pub fn check_what_if(request: &mut CreateTable, record: &Record) -> Result<(), ApiError> {
    let seat_fits = |seat: &SeatPlan| matches!(seat, SeatPlan::Me { .. } | SeatPlan::Bot { .. });
    let seats_fit = request.seats.len() == record.seats() && request.seats.iter().all(seat_fits);
    let settings = &mut request.settings;
    let open = settings.visibility == Visibility::Open;
    if settings.rated || open || settings.clock != Clock::None || settings.lesson.is_some() || !seats_fit {
        return Err(ApiError::new(ErrorCode::BadRequest, text!("server-what-if", seats = record.seats())));
    }
    let rules = record.game.rules();
    settings.rules = rules.name().to_string();
    settings.options = rules.options().iter().map(|option| option.to_string()).collect();
    settings.first = First::Seat(record.first.0);
    // Its draws are nobody's to choose, and cannot be verified: half of them are known.
    request.pledge = None;
    Ok(())
}

impl Table {
    /// Whether the game of another table could be played here: people bring the draws, or the beginning.
    pub fn may_be_copy(&self) -> bool {
        self.game.as_ref().is_some_and(GameInProgress::entered) || self.what_if().is_some()
    }

    /// At a what-if table, how many actions come from another game.
    pub fn what_if(&self) -> Option<usize> {
        self.game.as_ref().and_then(GameInProgress::begun)
    }

    /// The beginning of a game that goes on where another one stops.
    pub fn going_on(&self, record: Record) -> Result<Entry, ApiError> {
        self.check_start()?;
        let text = record.write();
        Ok(Entry::WentOn { record: text, draws: self.continued(record)?.first_draws() })
    }

    /// Goes on where another game stops.
    pub(super) fn go_on(&mut self, record: &str, draws: &[String]) -> Result<Vec<Happening>, ApiError> {
        let record =
            Record::read(record, Lesson::sets()).map_err(|error| ApiError::new(ErrorCode::BadRequest, &error))?;
        let game = self.continued(record)?;
        self.settle_colours();
        self.play_from(game, draws)
    }

    /// The game about to go on where another one stops.
    pub fn continued(&self, mut record: Record) -> Result<GameInProgress, ApiError> {
        // One game in memory for all tables.
        let game = self.games().game(record.game.rules())?;
        if record.game == game {
            record.game = game;
        }
        let seed = match self.settings.draws {
            Draws::Shuffled => self.shuffle().seed(),
            Draws::Entered => None,
        };
        GameInProgress::going_on(&record, seed.as_deref())
    }
}
