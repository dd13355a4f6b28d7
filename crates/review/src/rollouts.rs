//! [`Rollouts`]: decisions judged by games that are played on to their end, with the same tiles after every move.

use crate::appraiser::{Appraiser, Judgement};
use crate::mark::is_decided;
use crate::{Candidate, Lookahead, Mark, Players, Uncertainty, Worth};
use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::Weights;
use hedgerow_rules::{Action, Position};

/// The standard error of a loss is at most this, in either currency.
const WANTED: Uncertainty = Uncertainty { wins: 0.015, leads: 0.6 };

/// The move that was played is compared with so many others, the best by the search.
const RIVALS: usize = 3;

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

    fn with_tiles(&mut self, position: &mut Position, draws: &[(Action, f64)]) -> Vec<Worth> {
        self.search.with_tiles(position, draws)
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
