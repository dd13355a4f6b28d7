//! [`Tuning`]: rounds of self-play, one after the other, each with the weights that the rounds before it found.

use super::{BLOCK, Round, Samples};
use crate::evaluation::{Weights, WeightsError};
use hedgerow_notation::set_hash;
use hedgerow_rules::{Game, GameError, GameKind, Position, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How much what was learned counts in the next round.
const FADE: f64 = 0.7;

/// See [`Round::curiosity`].
const CURIOSITY: f32 = 2.0;

/// The version of the state's text.
pub(crate) const VERSION: u32 = 1;

/// What a tuning is to be. Its result follows from this alone.
#[derive(Clone, Debug)]
pub struct TuningSettings {
    /// The rules and tiles that are played with.
    pub game: Arc<Game>,
    /// How many seats each game has.
    pub seats: usize,
    /// The weights of the first round; all others have the same terms.
    pub start: Weights,
    /// How many rounds are played.
    pub rounds: usize,
    /// How many games each round plays.
    pub games: usize,
    /// What all shuffles follow from.
    pub seed: String,
}

/// What a round came to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoundReport {
    /// How far the final lead strayed from what was foretold, in points.
    pub error: f64,
    /// What a seat had at the end, on average.
    pub points: f64,
}

/// Why there can be no such tuning, or why it cannot go on.
#[derive(Debug)]
pub enum TuningError {
    /// Such a game cannot be played.
    Game(GameError),
    /// The weights to start from are for another game.
    OtherGame {
        /// The game of the weights.
        found: GameKind,
        /// The game that is played.
        game: GameKind,
    },
    /// The state is no JSON, or has other keys.
    Unreadable(serde_json::Error),
    /// Another version of the program wrote the state.
    OtherVersion {
        /// The version of the state.
        found: u32,
    },
    /// The state belongs to another tuning.
    OtherSettings {
        /// In what it differs.
        what: &'static str,
        /// As the state has it.
        found: String,
        /// As it is wanted.
        wanted: String,
    },
    /// The state began with other weights.
    OtherStart,
    /// More rounds are done than are wanted.
    TooManyRounds {
        /// How many are done.
        done: usize,
        /// How many are wanted.
        wanted: usize,
    },
    /// The numbers of the state do not go together.
    Garbled,
    /// The weights of the state cannot be read.
    Weights(WeightsError),
}

/// A tuning as far as it got.
#[derive(Clone, Debug)]
pub struct Tuning {
    settings: TuningSettings,
    reports: Vec<RoundReport>,
    /// How many blocks of the round in progress are part of the samples.
    blocks: usize,
    samples: Samples,
    weights: Weights,
}

/// The state's text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StateText {
    version: u32,
    rules: String,
    /// The content hashes of the tile sets.
    sets: Vec<String>,
    seats: usize,
    games: usize,
    seed: String,
    start: String,
    rounds: Vec<RoundReport>,
    blocks: usize,
    weights: String,
    samples: Samples,
}

impl Tuning {
    /// Checks the settings; nothing is played yet.
    pub fn new(mut settings: TuningSettings) -> Result<Tuning, TuningError> {
        let game = settings.game.rules().game();
        if settings.start.game != game {
            return Err(TuningError::OtherGame { found: settings.start.game, game });
        }
        Position::new(&settings.game, settings.seats, Seat(0))?;
        settings.start = as_written(&settings.start)?;
        let weights = settings.start.clone();
        Ok(Tuning { settings, reports: Vec::new(), blocks: 0, samples: Samples::new(&weights), weights })
    }

    /// Goes on with the state that [`Tuning::state`] wrote. The number of rounds may have grown since.
    pub fn resume(settings: TuningSettings, state: &str) -> Result<Tuning, TuningError> {
        let fresh = Tuning::new(settings)?;
        let text: StateText = serde_json::from_str(state).map_err(TuningError::Unreadable)?;
        if text.version != VERSION {
            return Err(TuningError::OtherVersion { found: text.version });
        }
        let wanted = fresh.text();
        let compared = [
            ("rules", text.rules, wanted.rules),
            ("tile sets", text.sets.join(" "), wanted.sets.join(" ")),
            ("seats", text.seats.to_string(), wanted.seats.to_string()),
            ("games a round", text.games.to_string(), wanted.games.to_string()),
            ("seed", text.seed, wanted.seed),
        ];
        if let Some((what, found, wanted)) = compared.into_iter().find(|(_, found, wanted)| found != wanted) {
            return Err(TuningError::OtherSettings { what, found, wanted });
        }
        if text.start != wanted.start {
            return Err(TuningError::OtherStart);
        }
        let (done, wanted) = (text.rounds.len() + usize::from(text.blocks > 0), fresh.settings.rounds);
        if done > wanted {
            return Err(TuningError::TooManyRounds { done, wanted });
        }
        let weights = Weights::parse(&text.weights)?;
        let tuning = Tuning { reports: text.rounds, blocks: text.blocks, samples: text.samples, weights, ..fresh };
        let (weights, start) = (&tuning.weights, &tuning.settings.start);
        let same = (weights.game, weights.scope) == (start.game, start.scope);
        if same && tuning.samples.fits(start) && tuning.blocks <= tuning.round().blocks() {
            Ok(tuning)
        } else {
            Err(TuningError::Garbled)
        }
    }

    /// The state as text.
    pub fn state(&self) -> Result<String, TuningError> {
        Ok(serde_json::to_string(&self.text()).map_err(TuningError::Unreadable)? + "\n")
    }

    fn text(&self) -> StateText {
        let settings = &self.settings;
        StateText {
            version: VERSION,
            rules: settings.game.rules().to_string(),
            sets: settings.game.sets().iter().map(set_hash).collect(),
            seats: settings.seats,
            games: settings.games,
            seed: settings.seed.clone(),
            start: settings.start.write(),
            rounds: self.reports.clone(),
            blocks: self.blocks,
            weights: self.weights.write(),
            samples: self.samples.clone(),
        }
    }

    /// What the tuning is to be.
    pub fn settings(&self) -> &TuningSettings {
        &self.settings
    }

    /// The rounds that are over.
    pub fn reports(&self) -> &[RoundReport] {
        &self.reports
    }

    /// Whether all rounds are over.
    pub fn is_done(&self) -> bool {
        self.reports.len() >= self.settings.rounds
    }

    /// How many games were played.
    pub fn games_played(&self) -> usize {
        self.reports.len() * self.settings.games + (self.blocks * BLOCK).min(self.settings.games)
    }

    /// The weights that were found so far.
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    fn round(&self) -> Round {
        Round {
            game: self.settings.game.clone(),
            seats: self.settings.seats,
            weights: self.weights.clone(),
            seed: format!("{} round {}", self.settings.seed, self.reports.len()),
            games: self.settings.games,
            curiosity: CURIOSITY,
        }
    }

    /// Plays on to the end of the round. `keep` is shown the tuning after every block and after the round; its error ends
    /// the round.
    pub fn play_round<E: From<GameError> + From<TuningError>>(
        &mut self,
        threads: usize,
        mut keep: impl FnMut(&Tuning) -> Result<(), E>,
    ) -> Result<RoundReport, E> {
        let round = self.round();
        if self.blocks == 0 {
            self.samples.fade(FADE);
        }
        round.play(self.blocks, threads, |samples| {
            self.samples.merge(&samples);
            self.blocks += 1;
            keep(self)
        })?;
        let samples = &self.samples;
        let report = RoundReport { error: samples.error(), points: samples.points / samples.games.max(1) as f64 };
        self.weights = as_written(&samples.weights(&self.weights)).map_err(TuningError::from)?;
        self.reports.push(report);
        self.blocks = 0;
        keep(self)?;
        Ok(report)
    }
}

/// The weights as a file holds them. Every round plays with these, so that it does not matter whether they were on paper in
/// between.
fn as_written(weights: &Weights) -> Result<Weights, WeightsError> {
    Weights::parse(&weights.write())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::{Scope, Term};
    use hedgerow_locale::Language;
    use hedgerow_rules::Rules;

    #[derive(Debug)]
    struct Interrupted;

    impl From<GameError> for Interrupted {
        fn from(error: GameError) -> Interrupted {
            panic!("{error}")
        }
    }

    impl From<TuningError> for Interrupted {
        fn from(error: TuningError) -> Interrupted {
            panic!("{error}")
        }
    }

    fn settings() -> TuningSettings {
        let game = Arc::new(Game::new(Rules::named("discovery/standard", []).unwrap()).unwrap());
        let start = Weights::guess(GameKind::Discovery, Scope::Full);
        TuningSettings { game, seats: 2, start, rounds: 2, games: 60, seed: "test".to_string() }
    }

    fn finished(mut tuning: Tuning, threads: usize) -> Tuning {
        while !tuning.is_done() {
            tuning.play_round::<Interrupted>(threads, |_| Ok(())).unwrap();
        }
        tuning
    }

    #[test]
    fn threads_and_interruptions_change_nothing() {
        let whole = finished(Tuning::new(settings()).unwrap(), 1);
        assert_eq!((whole.games_played(), whole.reports().len()), (120, 2));
        assert_ne!(whole.weights(), &whole.settings().start);
        let whole = whole.state().unwrap();
        assert_eq!(finished(Tuning::new(settings()).unwrap(), 3).state().unwrap(), whole);
        // Interrupted whenever something was kept: after each of the two blocks of both rounds, and after the rounds.
        let mut state = Tuning::new(settings()).unwrap().state().unwrap();
        let mut sittings = 0;
        loop {
            let mut tuning = Tuning::resume(settings(), &state).unwrap();
            if tuning.is_done() {
                break;
            }
            sittings += 1;
            let interrupted = tuning.play_round(2, |tuning| {
                state = tuning.state().unwrap();
                Err(Interrupted)
            });
            assert!(interrupted.is_err());
        }
        assert_eq!((sittings, state), (6, whole));
    }

    #[test]
    fn games_with_hands_teach_something_too() {
        let game = Arc::new(Game::new(Rules::named("discovery/advanced", []).unwrap()).unwrap());
        let tuned = finished(Tuning::new(TuningSettings { game, rounds: 1, ..settings() }).unwrap(), 2);
        assert!(tuned.reports()[0].error > 5.0, "{:?}", tuned.reports());
        assert_ne!(tuned.weights(), &tuned.settings().start);
    }

    #[test]
    fn more_seats_find_other_weights() {
        let tuned = |seats| finished(Tuning::new(TuningSettings { seats, rounds: 1, ..settings() }).unwrap(), 2);
        let [two, five] = [tuned(2), tuned(5)];
        assert_ne!(five.weights(), two.weights());
        assert_ne!(five.weights(), &five.settings().start);
        assert!(five.reports()[0].points < two.reports()[0].points, "five share what two share otherwise");
        let crowd = Tuning::new(TuningSettings { seats: 6, ..settings() }).unwrap_err();
        assert!(Language::ENGLISH.tell(&crowd).contains("2 to 5"), "{crowd}");
    }

    #[test]
    fn plain_weights_stay_plain() {
        let start = Weights::guess(GameKind::Discovery, Scope::Plain);
        let tuned = finished(Tuning::new(TuningSettings { start: start.clone(), ..settings() }).unwrap(), 2);
        assert_eq!(tuned.weights().scope, Scope::Plain);
        assert!(start.known().iter().any(|term| tuned.weights().terms[term.index()] != start.terms[term.index()]));
        let others =
            Term::of_game(GameKind::Discovery, Scope::Full).into_iter().filter(|term| !Scope::Plain.has(*term));
        assert!(others.into_iter().all(|term| tuned.weights().terms[term.index()] == 0.0));
    }

    #[test]
    fn states_of_other_tunings_are_refused() {
        let state = Tuning::new(settings()).unwrap().state().unwrap();
        let refused = |settings: TuningSettings| Language::ENGLISH.tell(&Tuning::resume(settings, &state).unwrap_err());
        let other = TuningSettings { games: 100, ..settings() };
        assert_eq!(refused(other), "it was begun with other settings: games a round 60, not 100");
        let other = TuningSettings { seats: 3, ..settings() };
        assert_eq!(refused(other), "it was begun with other settings: seats 2, not 3");
        let other = TuningSettings { seed: "other".to_string(), ..settings() };
        assert_eq!(refused(other), "it was begun with other settings: seed test, not other");
        for start in [Weights::full(GameKind::Discovery, 2), &Weights::guess(GameKind::Discovery, Scope::Plain)] {
            let other = TuningSettings { start: start.clone(), ..settings() };
            assert_eq!(refused(other), "it was begun with other weights than those to start from now");
        }
        let other = TuningSettings { start: Weights::guess(GameKind::Hunters, Scope::Full), ..settings() };
        assert_eq!(
            refused(other),
            "the weights to start from are for Hunters & Gatherers, but the game is The Discovery"
        );
        assert!(Tuning::resume(TuningSettings { rounds: 5, ..settings() }, &state).is_ok(), "rounds may grow");
        let done = finished(Tuning::new(settings()).unwrap(), 2).state().unwrap();
        let fewer = Tuning::resume(TuningSettings { rounds: 1, ..settings() }, &done).unwrap_err();
        assert_eq!(Language::ENGLISH.tell(&fewer), "it is 2 rounds old already, and only 1 are wanted");
    }

    #[test]
    fn damaged_states_are_refused() {
        let state = Tuning::new(settings()).unwrap().state().unwrap();
        let refused = |state: &str| Language::ENGLISH.tell(&Tuning::resume(settings(), state).unwrap_err());
        assert!(refused("").starts_with("it holds no state of a tuning: "));
        assert!(refused(&state[..state.len() / 2]).starts_with("it holds no state of a tuning: "));
        let next = state.replacen("\"version\":1", "\"version\":2", 1);
        assert_eq!(refused(&next), "it is of version 2, and this program reads version 1");
        let short = state.replacen("\"targets\":[0.0,", "\"targets\":[", 1);
        assert_eq!(refused(&short), "its numbers do not belong to the game");
        let far = state.replacen("\"blocks\":0", "\"blocks\":3", 1);
        assert_eq!(refused(&far), "its numbers do not belong to the game");
    }
}
