//! The last tiles, searched out: no estimates, only results.
//!
//! Everybody is taken to play for the win, and among equal chances to win for the lead. With two seats one's gain is the
//! other's loss, so moves and draws that cannot change the choice any more are cut off (alpha-beta, at draws Star1).

use super::draws::draws;
use super::evaluation::{Evaluator, lead};
use super::rank::Ranked;
use super::{Choice, Limits, Plan, Value};
use hedgerow_rules::{MAX_SEATS, Player, Position, Seat};
use std::time::Instant;

/// A point of lead, as a part of a win: too little ever to outweigh a chance to win that a tile decides.
const POINT: f64 = 1e-5;

/// What a result, or the average over results, means to each seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Verdict {
    /// The chance to win; a shared win is a part of one.
    pub wins: [f64; MAX_SEATS],
    pub leads: [f64; MAX_SEATS],
}

impl Verdict {
    const NOTHING: Verdict = Verdict { wins: [0.0; MAX_SEATS], leads: [0.0; MAX_SEATS] };

    fn of(position: &Position) -> Option<Verdict> {
        let outcome = position.outcome()?;
        let points: [f32; MAX_SEATS] =
            std::array::from_fn(|seat| outcome.scores.get(seat).map_or(0.0, |points| *points as f32));
        let mut result = Verdict::NOTHING;
        for seat in position.seats() {
            let share = 1.0 / outcome.winners.len().max(1) as f64;
            result.wins[seat.index()] = if outcome.winners.contains(seat) { share } else { 0.0 };
            result.leads[seat.index()] = f64::from(lead(&points, position.seat_count(), seat));
        }
        Some(result)
    }

    /// What a seat plays for.
    pub fn worth(&self, seat: Seat) -> f64 {
        self.wins[seat.index()] + POINT * self.leads[seat.index()]
    }

    fn add(&mut self, other: &Verdict, chance: f64) {
        for seat in 0..MAX_SEATS {
            self.wins[seat] += chance * other.wins[seat];
            self.leads[seat] += chance * other.leads[seat];
        }
    }
}

/// No result is worse, or better, than this for anybody.
const WORST: f64 = -1000.0 * POINT;
const BEST: f64 = 1.0 + 1000.0 * POINT;

/// Searches the rest of a game to its end.
#[derive(Debug)]
pub(crate) struct Endgame<'a, 'w> {
    pub evaluator: &'a mut Evaluator<'w>,
    pub limits: &'a Limits<'a>,
    /// How many more decisions may be looked at.
    pub left: u64,
    pub until: Option<Instant>,
}

/// The search was not finished within its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unfinished;

type Solved<T> = Result<T, Unfinished>;

impl Endgame<'_, '_> {
    /// Every move with its exact value, the best first.
    pub fn solve(&mut self, position: &mut Position) -> Solved<Vec<Choice>> {
        let seat = position.seat();
        let mut solved: Vec<(f64, Choice)> = Vec::new();
        for ranked in self.moves(position)? {
            let before = self.left;
            // Every move gets its full value: people want to see it.
            let result = self.after(position, &ranked.plan, WORST, BEST)?;
            let (lead, win) = (result.leads[seat.index()] as f32, result.wins[seat.index()] as f32);
            let value = Some(Value { lead, win });
            let choice = Choice { plan: ranked.plan, value, evaluations: before - self.left };
            solved.push((result.worth(seat), choice));
        }
        solved.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        Ok(solved.into_iter().map(|(_, choice)| choice).collect())
    }

    /// The moves of the seat in turn, the most promising first.
    fn moves(&mut self, position: &mut Position) -> Solved<Vec<Ranked>> {
        let late = || self.until.is_some_and(|until| Instant::now() >= until);
        if self.left == 0 || self.limits.is_stopped() || late() {
            return Err(Unfinished);
        }
        self.left -= 1;
        let mut moves = Vec::new();
        self.evaluator.rank(position, &mut moves);
        let (seats, seat) = (position.seat_count(), position.seat());
        moves.sort_by(|one, other| lead(&other.values, seats, seat).total_cmp(&lead(&one.values, seats, seat)));
        Ok(moves)
    }

    /// The value after a plan. `low` and `high` are bounds in the eyes of seat 0: what lies beyond them need not be exact.
    fn after(&mut self, position: &mut Position, plan: &Plan, low: f64, high: f64) -> Solved<Verdict> {
        let bookmark = position.bookmark();
        plan.iter().for_each(|action| position.play_unchecked(*action));
        let result = self.value(position, low, high);
        position.go_back(&bookmark);
        result
    }

    fn value(&mut self, position: &mut Position, low: f64, high: f64) -> Solved<Verdict> {
        match position.to_act() {
            None => Ok(Verdict::of(position).unwrap_or(Verdict::NOTHING)),
            Some(Player::Chance) => self.average(position, low, high),
            Some(Player::Seat(seat)) => self.best(position, seat, low, high),
        }
    }

    /// The seat takes the move that is best for it.
    fn best(&mut self, position: &mut Position, seat: Seat, mut low: f64, mut high: f64) -> Solved<Verdict> {
        let mut best: Option<Verdict> = None;
        for ranked in self.moves(position)? {
            let result = self.after(position, &ranked.plan, low, high)?;
            if best.is_none_or(|best| result.worth(seat) > best.worth(seat)) {
                best = Some(result);
            }
            if position.seat_count() > 2 {
                continue;
            }
            // Seat 0 raises the lower bound, seat 1 lowers the upper one; when they meet, the other seat avoids all this.
            let found = result.worth(Seat(0));
            if seat == Seat(0) {
                low = low.max(found);
            } else {
                high = high.min(found);
            }
            if low >= high {
                break;
            }
        }
        Ok(best.unwrap_or(Verdict::NOTHING))
    }

    /// The average over the tiles that can be drawn.
    fn average(&mut self, position: &mut Position, low: f64, high: f64) -> Solved<Verdict> {
        let draws = draws(position);
        let mut sum = Verdict::NOTHING;
        let mut rest = 1.0;
        for (draw, chance) in draws {
            rest -= chance;
            let so_far = sum.worth(Seat(0));
            // Star1: what this draw must bring at least, or at most, for the average to stay between the bounds.
            let (least, most) = match position.seat_count() {
                2 => ((low - so_far - rest * BEST) / chance, (high - so_far - rest * WORST) / chance),
                _ => (WORST, BEST),
            };
            let result = self.after(position, &Plan::from_iter([draw]), least.max(WORST), most.min(BEST))?;
            sum.add(&result, chance);
            let found = result.worth(Seat(0));
            if position.seat_count() == 2 && (found <= least || found >= most) {
                // The average lies beyond a bound whatever the other draws bring: complete it towards that side.
                let side = if found <= least { WORST } else { BEST };
                sum.wins[0] += rest * side;
                sum.wins[1] += rest * (1.0 - side);
                break;
            }
        }
        Ok(sum)
    }
}
