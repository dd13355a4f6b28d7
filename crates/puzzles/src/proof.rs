//! [`Proof`]: every move of a position, searched to the end of the game.

use crate::Goal;
use hedgerow_bots::{Candidate, Plan, Value, draws, solve, solved_value};
use hedgerow_rules::{Action, Player, Position};

/// By how much of a win the best move of a puzzle is better than any other.
pub const MARGIN: f32 = 0.2;

/// Every move with its exact value, if both play on as well as can be: for the win, and among equal chances for the lead. A shared
/// win is half a win.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// The best first; at least two.
    pub moves: Vec<Candidate>,
}

/// A tile that may come next, and what the position is worth then.
#[derive(Clone, Debug, PartialEq)]
pub struct Draw {
    /// The draw.
    pub action: Action,
    /// How likely it is.
    pub chance: f64,
    /// What the position is worth then to the one who solves the puzzle.
    pub value: Value,
}

impl Proof {
    /// About so many decisions are looked at in a proof.
    pub(crate) const MOST: usize = 10_000;
    /// One that takes more decisions than this is given up.
    pub(crate) const LIMIT: u64 = 2 * Proof::MOST as u64;

    /// Searches a position to the end. Nothing if there is nothing to choose, or if it takes too long.
    pub fn of(position: &Position) -> Option<Proof> {
        let moves = solve(position, Proof::LIMIT)?;
        (moves.len() > 1 && moves.iter().all(|candidate| candidate.value.is_some())).then_some(Proof { moves })
    }

    /// The chance to win after the best move, and after the best of the others.
    pub fn chances(&self) -> (f32, f32) {
        let win =
            |number: usize| self.moves.get(number).and_then(|candidate| candidate.value).map_or(0.0, |value| value.win);
        (win(0), win(1))
    }

    /// The one move that is clearly better than all others, if there is one.
    pub fn solution(&self) -> Option<&Plan> {
        let (best, second) = self.chances();
        // Chances are sums of fractions: what is missing to the margin by rounding is not missing.
        (best - second > MARGIN - 1e-4).then(|| &self.moves[0].plan)
    }

    /// What the solution achieves.
    pub fn goal(&self) -> Goal {
        match self.chances().0 {
            certain if certain > 0.9999 => Goal::Win,
            often if often > 0.5001 => Goal::Best,
            _ => Goal::Save,
        }
    }

    /// What may be drawn after a move, and what it is worth. Empty if the game is over then.
    pub fn follows(position: &Position, plan: &[Action]) -> Vec<Draw> {
        let seat = position.seat();
        let mut after = position.clone();
        plan.iter().for_each(|action| after.play_unchecked(*action));
        if after.to_act() != Some(Player::Chance) {
            return Vec::new();
        }
        let value = |(action, chance)| {
            let mut drawn = after.clone();
            drawn.play_unchecked(action);
            Some(Draw { action, chance, value: solved_value(&drawn, seat, Proof::LIMIT)? })
        };
        draws(&after).into_iter().filter_map(value).collect()
    }
}
