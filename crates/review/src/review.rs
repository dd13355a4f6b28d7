//! [`Review`]: a whole game, step by step.

use crate::{Appraiser, Step, What, Worth};
use hedgerow_bots::{Plan, draws};
use hedgerow_notation::{Record, ReplayError};
use hedgerow_rules::{Action, Phase, Player, Position, Seat};

/// A finished game taken apart.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// How many seats play.
    pub seats: usize,
    /// What the game was worth before its first step.
    pub start: Worth,
    /// Every draw and every decision, in order.
    pub steps: Vec<Step>,
    /// By how much the result differs from what the game was worth after the last step.
    pub last_rest: Worth,
    /// How it ended.
    pub result: Worth,
}

/// Why a game cannot be reviewed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReviewError {
    /// The record cannot be played through.
    Replay(ReplayError),
    /// The game is not over. (Of one that is still being played no one may be told anything.)
    NotOver,
}

/// One seat's sums in one currency: `start + luck − own + others + rest = result`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Account {
    /// What the game was worth to it at the beginning.
    pub start: f64,
    /// What all draws gave it, those of the other seats too.
    pub luck: f64,
    /// What its own decisions cost it.
    pub own: f64,
    /// What the decisions of the others gave it.
    pub others: f64,
    /// What neither explains.
    pub rest: f64,
    /// How it ended.
    pub result: f64,
}

impl Review {
    /// Takes a game apart. `progress` hears how many actions are done.
    pub fn of(
        record: &Record,
        appraiser: &mut impl Appraiser,
        mut progress: impl FnMut(usize),
    ) -> Result<Review, ReviewError> {
        let end = record.end()?;
        let outcome = end.outcome().ok_or(ReviewError::NotOver)?;
        let result = Worth::result(&end, &outcome);
        let mut position = record.start().map_err(ReplayError::from)?;
        let mut review =
            Review { seats: record.seats(), start: result, steps: Vec::new(), last_rest: Worth::default(), result };
        let mut known: Option<Worth> = None;
        let mut at = 0;
        while let Some(action) = record.actions.get(at) {
            let (turn, seat) = (position.turn(), position.seat());
            let (what, before, after, length) = match position.to_act() {
                Some(Player::Chance) => {
                    let (what, before, after) = draw(&mut position, *action, known, appraiser);
                    (what, before, after, 1)
                }
                _ => {
                    let rest = &record.actions[at..];
                    let whole = position.phase() == Phase::Place && rest.len() > 1;
                    let played: Plan = rest.iter().copied().take(if whole { 2 } else { 1 }).collect();
                    let length = played.len();
                    let (what, before, after) = decide(&mut position, played, appraiser);
                    (what, before, after, length)
                }
            };
            let rest = known.map_or(Worth::default(), |known| before - known);
            if known.is_none() {
                review.start = before;
            }
            review.steps.push(Step { at, turn, seat, what, before, after, rest });
            known = Some(after);
            at += length;
            progress(at);
        }
        review.last_rest = known.map_or(Worth::default(), |known| result - known);
        Ok(review)
    }

    /// A seat's sums, in chances to win.
    pub fn wins(&self, seat: Seat) -> Account {
        self.account(seat, |worth| worth.wins[seat.index()])
    }

    /// A seat's sums, in points ahead of the best other seat.
    pub fn leads(&self, seat: Seat) -> Account {
        self.account(seat, |worth| worth.leads[seat.index()])
    }

    fn account(&self, seat: Seat, of: impl Fn(&Worth) -> f64) -> Account {
        let mut account = Account { start: of(&self.start), result: of(&self.result), ..Account::default() };
        for step in &self.steps {
            account.luck += of(&step.luck());
            account.rest += of(&step.rest);
            let loss = of(&step.loss());
            if step.seat == seat {
                account.own += loss;
            } else {
                account.others -= loss;
            }
        }
        account.rest += of(&self.last_rest);
        account
    }

    /// The decisions of a seat, the costliest first: by what they cost its chance to win, then its points.
    pub fn costliest(&self, seat: Seat) -> Vec<&Step> {
        let cost = |step: &Step| (step.loss().wins[seat.index()], step.loss().leads[seat.index()]);
        let decides = |step: &&Step| step.seat == seat && matches!(step.what, What::Decision { .. });
        let mut steps: Vec<&Step> = self.steps.iter().filter(decides).collect();
        steps.sort_by(|one, other| cost(other).partial_cmp(&cost(one)).unwrap_or(std::cmp::Ordering::Equal));
        steps
    }
}

/// Plays a draw, and says what it meant.
fn draw(
    position: &mut Position,
    action: Action,
    known: Option<Worth>,
    appraiser: &mut impl Appraiser,
) -> (What, Worth, Worth) {
    let tile = match action {
        Action::LayAside { tile } | Action::Draw { tile } => tile,
        // Nothing else is chance's; the rules have checked it.
        _ => return (What::Decision { played: Plan::new(), best: Plan::new() }, Worth::default(), Worth::default()),
    };
    let (phase, seat) = (position.phase(), position.seat());
    let possible = draws(position);
    let chance = possible.iter().find(|(draw, _)| *draw == action).map_or(0.0, |(_, chance)| *chance);
    let bookmark = position.bookmark();
    let mut worths = Vec::with_capacity(possible.len());
    // What is laid aside is seen by no one before the end, and a tile that goes back leaves all chances in proportion (CA3).
    let means_nothing = phase == Phase::LayAside || chance == 0.0;
    if !means_nothing {
        for (draw, chance) in &possible {
            position.play_unchecked(*draw);
            worths.push((*draw, *chance, with_tile(position, phase, seat, appraiser)));
            position.go_back(&bookmark);
        }
    }
    position.play_unchecked(action);
    let again = position.to_act() == Some(Player::Chance) && matches!(phase, Phase::Draw | Phase::DrawBonus);
    let what = What::Draw { tile, chance, again };
    if means_nothing {
        let worth = known.unwrap_or_else(|| appraiser.worth(position));
        return (what, worth, worth);
    }
    let mut average = Worth::default();
    worths.iter().for_each(|(_, chance, worth)| average += *worth * *chance);
    let drawn = worths.iter().find(|(draw, ..)| *draw == action).map_or(average, |(.., worth)| *worth);
    match is_for_later(phase) {
        // Its use comes later, so the game itself is worth what it was, and a little more or less.
        true => {
            let before = known.unwrap_or_else(|| appraiser.worth(position));
            (what, before, before + (drawn - average))
        }
        false => (what, average, drawn),
    }
}

/// Whether a tile goes into a hand and is played in a later turn.
fn is_for_later(phase: Phase) -> bool {
    matches!(phase, Phase::Deal | Phase::Refill)
}

/// What the game is worth once a tile was drawn: what can be made of it. A tile for later is judged as if its owner could play now.
fn with_tile(position: &mut Position, phase: Phase, seat: Seat, appraiser: &mut impl Appraiser) -> Worth {
    if is_for_later(phase) {
        let mut setup = position.setup();
        (setup.seat, setup.phase, setup.turn) = (seat, Phase::Place, setup.turn.max(1));
        return match Position::from_setup(position.game(), &setup) {
            Ok(mut as_if) => appraiser.best(&mut as_if).1,
            // Nothing in the hand fits.
            Err(_) => appraiser.worth(position),
        };
    }
    match position.to_act() {
        Some(Player::Seat(_)) => appraiser.best(position).1,
        _ => appraiser.worth(position),
    }
}

/// Plays a decision, and says what it meant.
fn decide(position: &mut Position, played: Plan, appraiser: &mut impl Appraiser) -> (What, Worth, Worth) {
    let seat = position.seat();
    let (mut best, mut before) = appraiser.best(position);
    played.iter().for_each(|action| position.play_unchecked(*action));
    let after = appraiser.worth(position);
    // A move that was not looked at closely may turn out better than those that were.
    if after.is_better(&before, seat) {
        (best, before) = (played.clone(), after);
    }
    (What::Decision { played, best }, before, after)
}
