//! [`Rollouts`]: decisions judged by games that are played on to their end, with the same tiles after every move.

use crate::appraiser::{Appraiser, Judgement};
use crate::mark::is_decided;
use crate::{Candidate, Lookahead, Mark, Uncertainty, Worth};
use hedgerow_bots::evaluation::{Evaluator, Ranked, Values, Weights, lead};
use hedgerow_bots::{Plan, SplitMix64};
use hedgerow_chance::Dealer;
use hedgerow_rules::{KindId, Player, Position, Seat, Stack};
use std::cmp::Ordering;

/// The standard error of a loss is at most this, in either currency.
const WANTED: Uncertainty = Uncertainty { wins: 0.015, leads: 0.6 };

/// So many orders of the tiles are played before errors are looked at again.
const BATCH: usize = 32;

/// Fewer orders than this are too few to tell how far results stray.
const FEWEST_ORDERS: usize = 4 * BATCH;

/// No more orders than this are played: a game in which so many do not suffice swings too much to be judged.
const MOST_ORDERS: usize = 4096;

/// The move that was played is compared with so many others, the best by the search.
const RIVALS: usize = 3;

/// A rival drops out when it is worse than the best one by so many standard errors.
const OUT: f64 = 3.0;

/// Judges like the search two turns ahead, but for decisions that seem to have cost something: these by games played on from there.
#[derive(Debug)]
pub struct Rollouts<'w> {
    search: Lookahead<'w>,
    players: Players<'w>,
}

impl<'w> Rollouts<'w> {
    /// Judges by these weights, and lets all seats play by them.
    pub fn new(weights: &'w Weights) -> Rollouts<'w> {
        Rollouts { search: Lookahead::normal(weights), players: Players::new(weights) }
    }
}

impl Appraiser for Rollouts<'_> {
    fn worth(&mut self, position: &mut Position) -> Worth {
        self.search.worth(position)
    }

    fn moves(&mut self, position: &mut Position) -> Vec<Candidate> {
        self.search.moves(position)
    }

    fn best(&mut self, position: &mut Position) -> Worth {
        self.search.best(position)
    }

    fn judge(&mut self, position: &mut Position, played: &Plan) -> Judgement {
        let searched = self.search.judge(position, played);
        let seat = position.seat();
        let best = searched.candidates[0].worth;
        if !Mark::Inaccuracy.is_reached(seat, &best, &searched.played, Uncertainty::default()) {
            return searched;
        }
        let rivals = searched.candidates.iter().map(|candidate| &candidate.plan).filter(|plan| *plan != played);
        let plans: Vec<Plan> = [played].into_iter().chain(rivals.take(RIVALS)).cloned().collect();
        let by_points = is_decided(seat, &best, &searched.played);
        let comparison = self.players.compare(position, &plans, by_points, WANTED);
        // The level stays that of the search, as before and after this step; what moves differ by is what the games say.
        let of_played = comparison.moves[0].worth;
        let mut candidates: Vec<Candidate> = plans
            .into_iter()
            .zip(&comparison.moves)
            .map(|(plan, rolled)| Candidate { plan, worth: searched.played + (rolled.worth - of_played) })
            .collect();
        candidates.swap(0, comparison.best);
        candidates[1..].sort_by(|one, other| other.worth.compare(&one.worth, seat));
        Judgement { candidates, played: searched.played, error: comparison.error }
    }
}

/// Players of all seats who take the move that looks best right after it.
#[derive(Debug)]
pub struct Players<'w> {
    evaluator: Evaluator<'w>,
    moves: Vec<Ranked>,
}

/// What the games after several moves say about them.
#[derive(Clone, Debug, PartialEq)]
pub struct Comparison {
    /// The moves, in the order in which they were given.
    pub moves: Vec<Rolled>,
    /// Which of them is best.
    pub best: usize,
    /// The standard error of the difference between the first move and the best other one.
    pub error: Uncertainty,
    /// How many orders of the tiles were played.
    pub orders: usize,
}

/// What the games after a move say about it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rolled {
    /// Their average result.
    pub worth: Worth,
    /// The standard error of what the seat has more after this move than after the first one.
    pub error: Uncertainty,
}

impl<'w> Players<'w> {
    /// Players who judge by these weights.
    pub fn new(weights: &'w Weights) -> Players<'w> {
        Players { evaluator: Evaluator::new(weights), moves: Vec::new() }
    }

    /// Compares other moves with the first one, which always stays in: after each of them games are played to their end with the same
    /// orders of the tiles, until the best one's difference from the first is known well enough.
    pub fn compare(&mut self, position: &Position, plans: &[Plan], by_points: bool, wanted: Uncertainty) -> Comparison {
        let seat = position.seat();
        let starts: Vec<Position> = plans.iter().map(|plan| after(position, plan)).collect();
        let mut results: Vec<Vec<Worth>> = vec![Vec::new(); plans.len()];
        let mut running: Vec<usize> = (0..plans.len()).collect();
        let mut orders = 0;
        loop {
            for number in orders..orders + BATCH {
                for index in &running {
                    results[*index].push(self.result(&starts[*index], number as u64));
                }
            }
            orders += BATCH;
            let gain = |index: usize| difference(&results[index], &results[0], seat);
            let promise = |index: usize| {
                let (gain, _) = gain(index);
                if by_points { (gain.leads, gain.wins) } else { (gain.wins, gain.leads) }
            };
            let rivals = running.iter().copied().filter(|index| *index > 0);
            let compare =
                |one: &usize, other: &usize| promise(*one).partial_cmp(&promise(*other)).unwrap_or(Ordering::Equal);
            let best = rivals.max_by(compare).unwrap_or(0);
            let (_, error) = gain(best);
            let known = error.wins <= wanted.wins || error.leads <= wanted.leads;
            if orders >= FEWEST_ORDERS && known || orders >= MOST_ORDERS {
                let played = mean(&results[0]);
                let rolled = |games: &Vec<Worth>| Rolled {
                    worth: played + (mean(games) - mean(&results[0][..games.len()])),
                    error: difference(games, &results[0], seat).1,
                };
                let best = if promise(best) > (0.0, 0.0) { best } else { 0 };
                return Comparison { moves: results.iter().map(rolled).collect(), best, error, orders };
            }
            running.retain(|index| {
                let (less, error) = difference(&results[best], &results[*index], seat);
                let out = if by_points { less.leads > OUT * error.leads } else { less.wins > OUT * error.wins };
                *index == 0 || *index == best || !out
            });
        }
    }

    /// The result of one game that is played on from a position. The number says in which order the tiles come.
    pub fn result(&mut self, start: &Position, number: u64) -> Worth {
        let mut position = start.clone();
        let mut dealer = dealer(&position, number);
        while let Some(to_act) = position.to_act() {
            match to_act {
                Player::Chance => match dealer.deal(&position) {
                    Some(draw) => position.play_unchecked(draw),
                    None => break,
                },
                Player::Seat(seat) => {
                    self.evaluator.rank(&mut position, &mut self.moves);
                    let seats = position.seat_count();
                    let ahead = |values: &Values| lead(values, seats, seat);
                    let best =
                        self.moves.iter().max_by(|one, other| ahead(&one.values).total_cmp(&ahead(&other.values)));
                    let Some(best) = best else { break };
                    best.plan.iter().for_each(|action| position.play_unchecked(*action));
                }
            }
        }
        position.outcome().map_or(Worth::default(), |outcome| Worth::result(&position, &outcome))
    }
}

/// The stacks of a position in the order with that number: the same after every move of a decision.
fn dealer(position: &Position, number: u64) -> Dealer {
    let game = position.game();
    let mut random = SplitMix64::new(number);
    let orders = Stack::ALL.map(|stack| {
        let kinds = game.kind_ids().filter(|kind| game.stack_of(*kind) == stack && game.lake() != Some(*kind));
        let aside = position.aside();
        // A tile that waits aside goes back when the next one is drawn.
        let left = |kind: KindId| usize::from(position.unseen(kind) - u8::from(aside == Some(kind)));
        let mut tiles: Vec<KindId> = kinds.flat_map(|kind| std::iter::repeat_n(kind, left(kind))).collect();
        random.shuffle(&mut tiles);
        (stack, tiles)
    });
    Dealer::prepared(orders, &number.to_string())
}

fn after(position: &Position, plan: &Plan) -> Position {
    let mut after = position.clone();
    plan.iter().for_each(|action| after.play_unchecked(*action));
    after
}

fn mean(games: &[Worth]) -> Worth {
    let mut sum = Worth::default();
    games.iter().for_each(|worth| sum += *worth);
    sum * (1.0 / games.len().max(1) as f64)
}

/// By how much a seat does better in one series of games than in another, and the standard error of that.
fn difference(games: &[Worth], others: &[Worth], seat: Seat) -> (Uncertainty, Uncertainty) {
    let of = |of: fn(&Worth, usize) -> f64| {
        let pairs = games.iter().zip(others);
        let differences: Vec<f64> = pairs.map(|(one, other)| of(one, seat.index()) - of(other, seat.index())).collect();
        let count = differences.len() as f64;
        let mean = differences.iter().sum::<f64>() / count.max(1.0);
        let squares: f64 = differences.iter().map(|difference| (difference - mean).powi(2)).sum();
        (mean, (squares / (count - 1.0).max(1.0) / count.max(1.0)).sqrt())
    };
    let (wins, leads) = (of(|worth, seat| worth.wins[seat]), of(|worth, seat| worth.leads[seat]));
    (Uncertainty { wins: wins.0, leads: leads.0 }, Uncertainty { wins: wins.1, leads: leads.1 })
}
