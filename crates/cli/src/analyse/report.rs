//! [`GameReport`]: the analysis of a game as data.

use crate::fault::Result;
use hedgerow_notation::{Record, action_token};
use hedgerow_review::{Account, Depth, Review, What, Worth};
use hedgerow_rules::{Action, Position, Seat};
use serde::Serialize;

/// What `hedgerow analyse --json` prints. Chances to win are shares from 0 to 1, points are leads over the best other seat.
#[derive(Debug, Serialize)]
pub struct GameReport {
    pub rules: String,
    pub depth: &'static str,
    pub seats: Vec<SeatReport>,
    pub steps: Vec<StepReport>,
}

#[derive(Debug, Serialize)]
pub struct SeatReport {
    pub player: String,
    pub wins: Sums,
    pub points: Sums,
}

/// `start + luck - own + others + rest = result`
#[derive(Debug, Serialize)]
pub struct Sums {
    pub start: f64,
    pub luck: f64,
    pub own: f64,
    pub others: f64,
    pub rest: f64,
    pub result: f64,
}

#[derive(Debug, Serialize)]
pub struct StepReport {
    pub turn: usize,
    pub seat: usize,
    #[serde(flatten)]
    pub what: StepKind,
    /// What it changed for the seat in turn: luck, or what was lost (less than nothing).
    pub wins: f64,
    pub points: f64,
    /// Every seat's chance to win after it.
    pub after: Vec<f64>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum StepKind {
    Draw { tile: String, chance: f64, again: bool },
    Decision { played: String, best: String },
}

impl GameReport {
    pub fn new(record: &Record, review: &Review, depth: Depth) -> Result<GameReport> {
        let seats = record.players.iter().enumerate().map(|(seat, player)| SeatReport {
            player: player.clone(),
            wins: review.wins(Seat(seat as u8)).into(),
            points: review.leads(Seat(seat as u8)).into(),
        });
        let mut position = record.start()?;
        let mut played = 0;
        let mut steps = Vec::with_capacity(review.steps.len());
        for step in &review.steps {
            for action in &record.actions[played..step.at] {
                position.play_unchecked(*action);
            }
            played = step.at;
            let what = match &step.what {
                What::Draw { tile, chance, again } => {
                    StepKind::Draw { tile: record.game.tile(*tile).id.clone(), chance: *chance, again: *again }
                }
                What::Decision { played, best } => {
                    StepKind::Decision { played: words(&position, played), best: words(&position, best) }
                }
            };
            let change = step.after - step.before;
            let of = |of: fn(&Worth) -> &[f64]| of(&change)[step.seat.index()];
            steps.push(StepReport {
                turn: step.turn,
                seat: step.seat.index(),
                what,
                wins: of(|worth| &worth.wins),
                points: of(|worth| &worth.leads),
                after: step.after.wins[..review.seats].to_vec(),
            });
        }
        Ok(GameReport { rules: record.game.rules().to_string(), depth: depth.name(), seats: seats.collect(), steps })
    }
}

/// A move as records have it.
fn words(position: &Position, plan: &[Action]) -> String {
    let mut position = position.clone();
    let mut words = Vec::new();
    for action in plan {
        words.push(action_token(&position, *action));
        position.play_unchecked(*action);
    }
    words.join(" ")
}

impl From<Account> for Sums {
    fn from(Account { start, luck, own, others, rest, result }: Account) -> Sums {
        Sums { start, luck, own, others, rest, result }
    }
}
