//! [`DrawSource`]: where the tiles of a game at one keyboard come from.

use hedgerow_chance::Dealer;
use hedgerow_locale::{Text, text};
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::{Player, Position};

/// Who deals.
#[derive(Debug)]
pub enum DrawSource {
    /// The program, from the seed in the record.
    Dealt(Box<Dealer>),
    /// People at a real table, who type in what they draw.
    Entered,
}

impl DrawSource {
    /// The source of a record's draws, brought to where the record ends.
    ///
    /// If the seed does not give the recorded draws, what comes next cannot be dealt either: then the record says from now
    /// on that its draws are entered, and a text tells why. (What a record says is English.)
    pub fn resume(record: &mut Record) -> (DrawSource, Option<Text>) {
        let Some(seed) = record.draws.seed() else {
            if record.draws != DrawOrigin::Entered {
                record
                    .notes
                    .push("the secret of the shuffle was not revealed: the draws were entered by hand".to_string());
                record.draws = DrawOrigin::Entered;
            }
            return (DrawSource::Entered, None);
        };
        let mut dealer = Dealer::new(&record.game, &seed);
        let mut wrong = None;
        let _ = record.replay(|step| {
            if wrong.is_none() && step.before.to_act() == Some(Player::Chance) {
                let dealt = dealer.deal(step.before);
                wrong = (dealt != Some(step.action)).then(|| step.before.turn());
            }
        });
        let Some(turn) = wrong else { return (DrawSource::Dealt(Box::new(dealer)), None) };
        let why = format!("seed '{seed}' does not give the draws of this record (first in turn {turn})");
        record.notes.push(format!("{why}: the draws were entered by hand"));
        record.draws = DrawOrigin::Entered;
        (DrawSource::Entered, Some(text!("cli-wrong-seed", seed = seed, turn = turn)))
    }

    /// The next draw, if the program deals.
    pub fn deal(&mut self, position: &Position) -> Option<hedgerow_rules::Action> {
        match self {
            DrawSource::Dealt(dealer) => dealer.deal(position),
            DrawSource::Entered => None,
        }
    }

    pub fn is_entered(&self) -> bool {
        matches!(self, DrawSource::Entered)
    }
}

/// Where the tiles of a game come from.
pub fn draws_text(draws: &DrawOrigin) -> Text {
    match draws {
        DrawOrigin::Seed(seed) => text!("cli-draws-seed", seed = seed),
        DrawOrigin::Fair(fair) => text!("cli-draws-fair", shuffle = fair.to_string()),
        DrawOrigin::Entered => text!("cli-draws-entered"),
    }
}
