//! [`GameReport`]: the analysis of a game as data.

use crate::fault::Result;
use hedgerow_notation::{Record, action_token};
use hedgerow_review::{Account, Candidate, Decision, Depth, Mark, Review, Uncertainty, What, Worth};
use hedgerow_rules::{Action, Position, Seat};
use serde::Serialize;

/// What `hedgerow analyse --json` prints. Chances to win are shares from 0 to 1, points are leads over the best other seat.
#[derive(Debug, Serialize)]
pub struct GameReport {
    pub rules: String,
    pub depth: &'static str,
    /// Whether the game was played to its end; else results are what it was worth after the last step.
    pub over: bool,
    pub seats: Vec<SeatReport>,
    pub steps: Vec<StepReport>,
}

#[derive(Debug, Serialize)]
pub struct SeatReport {
    pub player: String,
    pub wins: Account,
    pub points: Account,
    pub losses: Losses,
}

/// What a seat's decisions cost it, added up, and how many of them were marked.
#[derive(Debug, Default, Serialize)]
pub struct Losses {
    pub decisions: usize,
    pub wins: f64,
    pub points: f64,
    pub inaccuracies: usize,
    pub mistakes: usize,
    pub blunders: usize,
}

impl Losses {
    pub fn add(&mut self, review: &Review, seat: Seat) {
        for step in review.steps.iter().filter(|step| step.seat == seat) {
            let Some(decision) = step.decision() else { continue };
            self.decisions += 1;
            self.wins += step.loss().wins[seat.index()];
            self.points += step.loss().leads[seat.index()];
            match decision.mark {
                Some(Mark::Inaccuracy) => self.inaccuracies += 1,
                Some(Mark::Mistake) => self.mistakes += 1,
                Some(Mark::Blunder) => self.blunders += 1,
                None => {}
            }
        }
    }
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
    Decision { played: String, best: String, mark: Option<Mark>, error: Uncertainty, candidates: Vec<MoveReport> },
}

/// A move that was looked at, and what the game is worth to the seat in turn after it.
#[derive(Debug, Serialize)]
pub struct MoveReport {
    #[serde(rename = "move")]
    pub words: String,
    pub wins: f64,
    pub points: f64,
}

impl GameReport {
    pub fn new(record: &Record, review: &Review, depth: Depth) -> Result<GameReport> {
        let seats = record.players.iter().enumerate().map(|(index, player)| {
            let seat = Seat(index as u8);
            let mut losses = Losses::default();
            losses.add(review, seat);
            SeatReport { player: player.clone(), wins: review.wins(seat), points: review.leads(seat), losses }
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
                What::Decision(decision) => decision_report(&position, decision),
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
        Ok(GameReport {
            rules: record.game.rules().to_string(),
            depth: depth.name(),
            over: review.over,
            seats: seats.collect(),
            steps,
        })
    }
}

fn decision_report(position: &Position, decision: &Decision) -> StepKind {
    let seat = position.seat().index();
    let candidate = |Candidate { plan, worth }: &Candidate| MoveReport {
        words: words(position, plan),
        wins: worth.wins[seat],
        points: worth.leads[seat],
    };
    StepKind::Decision {
        played: words(position, &decision.played),
        best: words(position, decision.best()),
        mark: decision.mark,
        error: decision.error,
        candidates: decision.candidates.iter().map(candidate).collect(),
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
