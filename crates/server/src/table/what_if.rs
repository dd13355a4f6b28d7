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

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_rules::Action;

    /// Plays on to the end, and gives back everything that was said about it.
    fn to_the_end(game: &mut GameInProgress) -> Vec<String> {
        let mut said = game.first_draws();
        game.play(&said.clone()).unwrap();
        while !game.is_over() {
            let legal: Vec<Action> = game.position().legal_actions();
            let Entry::Played { actions, .. } = game.with_draws(legal[legal.len() / 2]) else { panic!("no move") };
            game.play(&actions).unwrap();
            said.extend(actions);
        }
        said
    }

    /// In the middle of turns too: while a tile lies aside, a bonus tile is drawn, a hand is refilled.
    #[test]
    fn every_game_goes_on_from_anywhere_and_can_be_read_again() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/records");
        let mut games = 0;
        for file in std::fs::read_dir(folder).unwrap() {
            let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
            let whole = Record::read(&text, Lesson::sets()).unwrap();
            let last = whole.actions.len() - 1;
            for step in [0, 1, last / 3, last / 3 + 1, last / 2 + 2, last] {
                let record = Record { actions: whole.actions[..step].to_vec(), ..whole.clone() };
                let mut game = GameInProgress::going_on(&record, Some("a seed")).unwrap();
                let said = to_the_end(&mut game);
                assert_eq!(game.begun(), Some(step));
                let mut again = GameInProgress::going_on(&record, Some("a seed")).unwrap();
                again.play(&said).unwrap();
                assert_eq!(again.position(), game.position());
                again.go_back(0).unwrap();
                assert_eq!((again.actions(), again.position()), (&record.actions[..], &record.end().unwrap()));
                games += 1;
            }
        }
        assert!(games > 200, "{games}");
    }
}
