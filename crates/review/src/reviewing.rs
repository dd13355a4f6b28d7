//! [`Reviewing`]: a game that is being taken apart, a step at a time.

use crate::appraiser::Judgement;
use crate::{Appraiser, Decision, Mark, Review, ReviewError, Stage, Step, What, Worth};
use hedgerow_bots::{Plan, draws};
use hedgerow_notation::{Record, ReplayError};
use hedgerow_rules::{Action, KindId, Phase, Player, Position};

/// Takes a game apart, a step at a time: who calls it can show how far it is, stop, keep the steps, and go on another day.
pub struct Reviewing<'w> {
    record: Record,
    appraiser: Box<dyn Appraiser + Send + 'w>,
    /// The position after the steps so far.
    position: Position,
    steps: Vec<Step>,
    /// How the game ended; none if it was broken off.
    result: Option<Worth>,
}

impl<'w> Reviewing<'w> {
    /// Begins with a game. Of one that was broken off, a turn that was half done is left out.
    pub fn new(record: &Record, appraiser: Box<dyn Appraiser + Send + 'w>) -> Result<Reviewing<'w>, ReviewError> {
        let end = record.end()?;
        let result = end.outcome().map(|outcome| Worth::result(&end, &outcome));
        let mut record = record.clone();
        if end.phase() == Phase::Use {
            record.actions.pop();
        }
        let position = record.start().map_err(ReplayError::from)?;
        let decides = |action: &Action| !matches!(action, Action::Draw { .. } | Action::LayAside { .. });
        if !record.actions.iter().any(decides) {
            return Err(ReviewError::NothingDecided);
        }
        Ok(Reviewing { record, appraiser, position, steps: Vec::new(), result })
    }

    /// Goes on after steps that were kept: the first ones of the same game, from the same kind of appraiser.
    pub fn resume(mut self, steps: Vec<Step>) -> Result<Reviewing<'w>, ReviewError> {
        for step in steps {
            let actions = self.record.actions.get(step.at..step.at + step.length()).unwrap_or_default();
            let same = match &step.what {
                What::Draw { tile, .. } => {
                    matches!(actions, [Action::Draw { tile: drawn } | Action::LayAside { tile: drawn }] if drawn == tile)
                }
                What::Decision(decision) => !actions.is_empty() && actions == decision.played.as_slice(),
            };
            if step.at != self.done() || !same {
                return Err(ReviewError::OtherGame);
            }
            actions.iter().for_each(|action| self.position.play_unchecked(*action));
            self.steps.push(step);
        }
        Ok(self)
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many actions of the game are done.
    pub fn done(&self) -> usize {
        self.steps.last().map_or(0, |step| step.at + step.length())
    }

    /// How many actions the game has.
    pub fn length(&self) -> usize {
        self.record.actions.len()
    }

    /// Takes the next step; none if the game is at its end.
    pub fn advance(&mut self) -> Option<&Step> {
        let at = self.done();
        let action = *self.record.actions.get(at)?;
        let known = self.steps.last().map(|step| step.after);
        let (turn, seat, stage) = (self.position.turn(), self.position.seat(), Stage::of(&self.position));
        let (what, before, after) = match (self.position.to_act(), action) {
            (Some(Player::Chance), Action::Draw { tile } | Action::LayAside { tile }) => self.draw(tile, action, known),
            _ => self.decide(at),
        };
        let rest = known.map_or(Worth::default(), |known| before - known);
        self.steps.push(Step { at, turn, stage, seat, what, before, after, rest });
        self.steps.last()
    }

    /// The whole game, after what is left of it was taken apart too.
    pub fn finish(mut self) -> Review {
        while self.advance().is_some() {}
        let (first, last) = (self.steps.first().map(|step| step.before), self.steps.last().map(|step| step.after));
        let last = last.unwrap_or_default();
        let result = self.result.unwrap_or(last);
        Review {
            seats: self.record.seats(),
            over: self.result.is_some(),
            start: first.unwrap_or(result),
            last_rest: result - last,
            result,
            steps: self.steps,
        }
    }

    /// Plays a decision, and says what it meant.
    fn decide(&mut self, at: usize) -> (What, Worth, Worth) {
        let whole = if self.position.phase() == Phase::Place { 2 } else { 1 };
        let played: Plan = self.record.actions[at..].iter().copied().take(whole).collect();
        let seat = self.position.seat();
        let Judgement { candidates, played: after, error } = self.appraiser.judge(&mut self.position, &played);
        played.iter().for_each(|action| self.position.play_unchecked(*action));
        let before = candidates.first().map_or(after, |best| best.worth);
        let mark = Mark::of(seat, &before, &after, error);
        (What::Decision(Decision { played, candidates, error, mark }), before, after)
    }

    /// Plays a draw, and says what it meant.
    fn draw(&mut self, tile: KindId, action: Action, known: Option<Worth>) -> (What, Worth, Worth) {
        let Reviewing { position, appraiser, .. } = self;
        let phase = position.phase();
        let possible = draws(position);
        let drawn = possible.iter().position(|(draw, _)| *draw == action);
        // What is laid aside is seen by no one before the end, and a tile that goes back leaves all chances in proportion (CA3).
        let drawn = drawn.filter(|_| phase != Phase::LayAside);
        let luck = drawn.map(|drawn| {
            let worths = appraiser.with_tiles(position, &possible);
            let average = possible.iter().zip(&worths).map(|((_, chance), worth)| *worth * *chance);
            worths[drawn] - average.fold(Worth::default(), |sum, worth| sum + worth)
        });
        position.play_unchecked(action);
        let again = position.to_act() == Some(Player::Chance) && matches!(phase, Phase::Draw | Phase::DrawBonus);
        let what = What::Draw { tile, chance: drawn.map_or(0.0, |drawn| possible[drawn].1), again };
        let Some(luck) = luck else {
            let worth = known.unwrap_or_else(|| appraiser.worth(position));
            return (what, worth, worth);
        };
        if matches!(phase, Phase::Deal | Phase::Refill) {
            // Its use comes later, so the game itself is worth what it was, and a little more or less.
            let before = known.unwrap_or_else(|| appraiser.worth(position));
            return (what, before, before + luck);
        }
        let after = appraiser.best(position);
        (what, after - luck, after)
    }
}

impl std::fmt::Debug for Reviewing<'_> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Reviewing").field("done", &self.done()).field("length", &self.length()).finish()
    }
}
