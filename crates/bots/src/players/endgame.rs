//! The last tiles, searched out: no estimates, only results.
//!
//! Every seat is taken to play for the win, and among equal chances to win for the lead. With two seats one seat's gain is
//! the other's loss, so moves and draws that cannot change the choice any more are cut off (alpha-beta, at draws Star1).

use crate::evaluation::{Evaluator, Ranked, Weights, lead};
use crate::players::draws::draws;
use crate::{Budget, Candidate, Forecast, Limits, Plan, Value};
use hedgerow_rules::{MAX_SEATS, Player, Position, Seat};
use std::time::Instant;

/// Every move of the seat in turn with its exact value, the best first, when all play on for the win and among equal chances for
/// the lead. Nothing if that takes more than `most` decisions, or if no seat is to act.
pub fn solve(position: &Position, most: u64) -> Option<Vec<Candidate>> {
    matches!(position.to_act(), Some(Player::Seat(_))).then_some(())?;
    searched(position, most, |endgame, position| endgame.solve(position))
}

/// The one move of a game between two, if there is one, that wins more often than every other, by this margin at least: the same
/// search, which looks no further than that question asks, and only `among` so many moves, the most promising ones. Nothing also
/// if it takes more than `most` decisions.
pub fn standout(position: &Position, margin: f64, among: usize, most: u64) -> Option<Plan> {
    let Some(Player::Seat(seat)) = position.to_act() else { return None };
    searched(position, most, |endgame, position| endgame.standout(position, seat, margin, among))?
}

/// What a position is worth to a seat when all play on like that. Nothing if that takes more than `most` decisions.
pub fn solved_value(position: &Position, seat: Seat, most: u64) -> Option<Value> {
    let value = searched(position, most, |endgame, position| endgame.value(position, WORST, BEST))?;
    Some(value.of_seat(seat))
}

/// Searches a position to the end of the game, with that many decisions at most.
fn searched<T>(
    position: &Position,
    most: u64,
    search: impl FnOnce(&mut Endgame<'_, '_>, &mut Position) -> Solved<T>,
) -> Option<T> {
    let mut evaluator = Evaluator::new(Weights::full(position.rules().game(), position.seat_count()));
    let limits = Limits::new(Budget::Evaluations(most));
    let mut endgame = Endgame { evaluator: &mut evaluator, limits: &limits, left: most, until: None };
    search(&mut endgame, &mut position.clone()).ok()
}

/// A point of lead, as a part of a win: too little ever to outweigh a chance to win that a tile decides.
const POINT: f64 = 1e-5;

/// What a result, or the average over results, means to each seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct EndValue {
    /// The chance to win; a shared win is a part of one.
    pub wins: [f64; MAX_SEATS],
    pub leads: [f64; MAX_SEATS],
    /// The chance to share a win.
    pub draws: [f64; MAX_SEATS],
    pub points: [f64; MAX_SEATS],
}

impl EndValue {
    const NOTHING: EndValue =
        EndValue { wins: [0.0; MAX_SEATS], leads: [0.0; MAX_SEATS], draws: [0.0; MAX_SEATS], points: [0.0; MAX_SEATS] };

    fn of(position: &Position) -> Option<EndValue> {
        let outcome = position.outcome()?;
        let points: [f32; MAX_SEATS] =
            std::array::from_fn(|seat| outcome.scores.get(seat).map_or(0.0, |points| *points as f32));
        let mut result = EndValue::NOTHING;
        for seat in position.seats() {
            let winners = outcome.winners.len().max(1);
            if outcome.winners.contains(seat) {
                result.wins[seat.index()] = 1.0 / winners as f64;
                result.draws[seat.index()] = if winners > 1 { 1.0 } else { 0.0 };
            }
            result.points[seat.index()] = f64::from(points[seat.index()]);
            result.leads[seat.index()] = f64::from(lead(&points, position.seat_count(), seat));
        }
        Some(result)
    }

    /// What all this means to a seat.
    fn of_seat(&self, seat: Seat) -> Value {
        let of = |numbers: &[f64; MAX_SEATS]| numbers[seat.index()] as f32;
        let forecast = Forecast { draw: of(&self.draws), points: self.points.map(|points| points as f32) };
        Value { lead: of(&self.leads), win: of(&self.wins), forecast: Some(forecast) }
    }

    /// What a seat plays for.
    pub fn worth(&self, seat: Seat) -> f64 {
        self.wins[seat.index()] + POINT * self.leads[seat.index()]
    }

    fn add(&mut self, other: &EndValue, chance: f64) {
        for seat in 0..MAX_SEATS {
            self.wins[seat] += chance * other.wins[seat];
            self.leads[seat] += chance * other.leads[seat];
            self.draws[seat] += chance * other.draws[seat];
            self.points[seat] += chance * other.points[seat];
        }
    }
}

/// No result is worse, or better, than this for any seat.
const WORST: f64 = -1000.0 * POINT;
const BEST: f64 = 1.0 + 1000.0 * POINT;

/// Searches the rest of a game to its end.
#[derive(Debug)]
pub(crate) struct Endgame<'a, 'w> {
    pub evaluator: &'a mut Evaluator<'w>,
    pub limits: &'a Limits,
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
    pub fn solve(&mut self, position: &mut Position) -> Solved<Vec<Candidate>> {
        let seat = position.seat();
        let mut solved: Vec<(f64, Candidate)> = Vec::new();
        for ranked in self.moves(position)? {
            let before = self.left;
            // Every move gets its full value: people want to see it.
            let result = self.after(position, &ranked.plan, WORST, BEST)?;
            let value = Some(result.of_seat(seat));
            let candidate = Candidate { plan: ranked.plan, value, evaluations: before - self.left };
            solved.push((result.worth(seat), candidate));
        }
        solved.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        Ok(solved.into_iter().map(|(_, candidate)| candidate).collect())
    }

    fn standout(&mut self, position: &mut Position, seat: Seat, margin: f64, among: usize) -> Solved<Option<Plan>> {
        // Less than any two chances differ by, and more than all points together are worth.
        const HAIR: f64 = 0.01;
        let (mut best, mut second, mut found) = (WORST, WORST, None);
        for ranked in self.moves(position)?.into_iter().take(among) {
            // What is no better than the second changes nothing.
            let (low, high) = match seat {
                Seat(0) => (second + HAIR, BEST),
                _ => (WORST, 1.0 - second - HAIR),
            };
            let win = self.after(position, &ranked.plan, low, high)?.wins[seat.index()];
            if win > best {
                (best, second, found) = (win, best, Some(ranked.plan));
            } else {
                second = win.max(second);
            }
            if second > 1.0 - margin {
                return Ok(None);
            }
        }
        Ok(found.filter(|_| best - second >= margin))
    }

    /// The moves of the seat in turn, the most promising first.
    fn moves(&mut self, position: &mut Position) -> Solved<Vec<Ranked>> {
        let late = || self.until.is_some_and(|until| Instant::now() >= until);
        if self.left == 0 || self.limits.stop.is_stopped() || late() {
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
    fn after(&mut self, position: &mut Position, plan: &Plan, low: f64, high: f64) -> Solved<EndValue> {
        let bookmark = position.bookmark();
        plan.iter().for_each(|action| position.play_unchecked(*action));
        let result = self.value(position, low, high);
        position.go_back(&bookmark);
        result
    }

    fn value(&mut self, position: &mut Position, low: f64, high: f64) -> Solved<EndValue> {
        match position.to_act() {
            None => Ok(EndValue::of(position).unwrap_or(EndValue::NOTHING)),
            Some(Player::Chance) => self.average(position, low, high),
            Some(Player::Seat(seat)) => self.best(position, seat, low, high),
        }
    }

    /// The seat takes the move that is best for it.
    fn best(&mut self, position: &mut Position, seat: Seat, mut low: f64, mut high: f64) -> Solved<EndValue> {
        let mut best: Option<EndValue> = None;
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
        Ok(best.unwrap_or(EndValue::NOTHING))
    }

    /// The average over the tiles that can be drawn.
    fn average(&mut self, position: &mut Position, low: f64, high: f64) -> Solved<EndValue> {
        let draws = draws(position);
        let mut sum = EndValue::NOTHING;
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::evaluation::{Outlook, Scope, Weights};
    use crate::{Budget, RandomPlayer};
    use hedgerow_chance::Dealer;
    use hedgerow_rules::{Action, Game, Phase, Rules};
    use std::sync::Arc;

    /// The value of a position by trying everything, without bounds, order or evaluation.
    fn brute(position: &Position) -> EndValue {
        let Some(to_act) = position.to_act() else { return EndValue::of(position).expect("the game is over") };
        let after = |action: Action| {
            let mut next = position.clone();
            next.play(action).expect("a legal action");
            next
        };
        match to_act {
            Player::Chance => {
                let actions = position.legal_actions().into_iter().filter_map(|action| match action {
                    Action::Draw { tile } => Some((action, f64::from(position.drawable(tile)))),
                    _ => None,
                });
                // A tile that goes back (CA3) leads to another draw; such a draw is left out, the others stay in proportion.
                let goes_on = |action: &Action| after(*action).aside().is_none() || after(*action).to_act().is_none();
                let kept: Vec<_> = actions.filter(|(action, _)| goes_on(action)).collect();
                let sum: f64 = kept.iter().map(|(_, count)| count).sum();
                let mut average = EndValue::NOTHING;
                kept.iter().for_each(|(action, count)| average.add(&brute(&after(*action)), count / sum));
                average
            }
            Player::Seat(seat) => {
                let values = position.legal_actions().into_iter().map(|action| brute(&after(action)));
                values.max_by(|one, other| one.worth(seat).total_cmp(&other.worth(seat))).expect("something to do")
            }
        }
    }

    /// A random game up to the moment when a seat must place and `left` tiles are to come after this one.
    fn late(game: &Arc<Game>, seats: usize, seed: &str, left: usize) -> Option<Position> {
        let mut position = Position::new(game, seats, Seat(0)).expect("they can play");
        let (mut dealer, mut player) = (Dealer::new(game, seed), RandomPlayer::new(seed));
        while let Some(action) = dealer.next_action(&position, |_| player.choose(&position)) {
            if position.phase() == Phase::Place && Outlook::of(&position).tiles == left + 1 {
                return Some(position);
            }
            position.play(action).expect("legal");
        }
        None
    }

    fn solve(position: &Position) -> Vec<Candidate> {
        let weights = Weights::guess(position.rules().game(), Scope::Full);
        let limits = Limits::new(Budget::Evaluations(1));
        let mut evaluator = Evaluator::new(&weights);
        let mut endgame = Endgame { evaluator: &mut evaluator, limits: &limits, left: u64::MAX, until: None };
        endgame.solve(&mut position.clone()).expect("there are no limits")
    }

    fn check(position: &Position) {
        let seat = position.seat();
        let solved = solve(position);
        let best = brute(position);
        let value = solved[0].value.expect("a value");
        let found = (f64::from(value.win), f64::from(value.lead));
        let wanted = (best.wins[seat.index()], best.leads[seat.index()]);
        assert!((found.0 - wanted.0).abs() < 1e-4, "{position:?}: {found:?} for {wanted:?}");
        assert!((found.1 - wanted.1).abs() < 1e-2, "{position:?}: {found:?} for {wanted:?}");
        // And not the best move alone: each has its own true value.
        for candidate in solved.iter().step_by(7) {
            let mut after = position.clone();
            for action in &candidate.plan {
                after.play(*action).expect("legal");
            }
            let (truth, value) = (brute(&after), candidate.value.expect("a value"));
            assert!((f64::from(value.win) - truth.wins[seat.index()]).abs() < 1e-4, "{:?}", candidate.plan);
            assert!((f64::from(value.lead) - truth.leads[seat.index()]).abs() < 1e-2, "{:?}", candidate.plan);
        }
    }

    #[test]
    fn the_last_turn_is_what_trying_everything_says() {
        for rules in Rules::all() {
            let game = Arc::new(Game::new(rules).expect("a preset"));
            for (seats, seed) in [(2, "a"), (3, "b"), (5, "c")] {
                check(&late(&game, seats, seed, 0).expect("a seat places the last tile"));
            }
        }
    }

    /// A game with a handful of the printed tiles: small enough to try everything several turns ahead.
    fn small(rules: Rules, number: usize) -> Arc<Game> {
        let mut set = Game::printed_sets(rules).swap_remove(0);
        let start = set.start;
        let mut left = 6;
        for (index, kind) in set.kinds.iter_mut().enumerate() {
            let chosen = left > 0 && (index * 5 + number).is_multiple_of(7) && Some(index) != start;
            kind.count = u8::from(chosen || Some(index) == start);
            left -= usize::from(chosen);
        }
        Arc::new(Game::with_set(rules, set).expect("a small game"))
    }

    #[test]
    fn three_turns_ahead_it_is_what_trying_everything_says() {
        for name in
            ["carcassonne/first", "carcassonne/modern", "hunters/en-2014", "discovery/standard", "discovery/advanced"]
        {
            let rules = Rules::named(name, []).expect("a preset");
            let late = |number: usize| late(&small(rules, number), 2, &number.to_string(), 2);
            let mut positions: Vec<Position> = (0..40).filter_map(late).collect();
            positions.sort_by_key(|position| position.legal_actions().len());
            assert!(positions.len() >= 2, "{name} has no such endings");
            positions.iter().take(2).for_each(check);
        }
    }

    #[test]
    fn two_turns_ahead_three_seats_each_play_for_themselves() {
        for name in ["carcassonne/first", "hunters/en-2014", "discovery/standard", "discovery/advanced"] {
            let rules = Rules::named(name, []).expect("a preset");
            let late = |number: usize| late(&small(rules, number), 3, &number.to_string(), 1);
            check(&(1..40).find_map(late).expect("two tiles are left"));
        }
    }

    #[test]
    fn a_move_stands_out_where_the_values_of_all_moves_say_so() {
        let mut found = 0;
        for name in ["carcassonne/first", "discovery/standard"] {
            let rules = Rules::named(name, []).expect("a preset");
            let late = |number: usize| late(&small(rules, number), 2, &number.to_string(), 1);
            for position in (0..60).filter_map(late) {
                let moves = super::solve(&position, u64::MAX).expect("there are no limits");
                let win = |number: usize| moves.get(number).and_then(|one| one.value).map_or(0.0, |value| value.win);
                let wanted = (moves.len() > 1 && win(0) - win(1) > 0.19).then(|| moves[0].plan.clone());
                if moves.len() > 1 {
                    assert_eq!(standout(&position, 0.2, usize::MAX, u64::MAX), wanted, "{position:?}");
                }
                found += usize::from(wanted.is_some());
                assert_eq!(standout(&position, 0.2, usize::MAX, 0), None, "nothing can be searched");
            }
        }
        assert!(found > 0, "no move ever stood out");
    }
}
