//! [`Mark`]: what is said of a decision that certainly cost something.

use crate::Worth;
use hedgerow_rules::Seat;

/// How far an estimate may be wrong: a standard error in both currencies.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Uncertainty {
    /// Of the chance to win.
    pub wins: f64,
    /// Of the points ahead of the best other seat.
    pub leads: f64,
}

/// How bad a decision was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Mark {
    /// It cost at least 2 % of the chance to win; in a decided game 1.5 points.
    Inaccuracy,
    /// It cost at least 5 %, or 3 points.
    Mistake,
    /// It cost at least 10 %, or 6 points.
    Blunder,
}

/// A game is decided for a seat that wins or loses it this surely, whatever it does.
const SURE: f64 = 0.95;

impl Mark {
    /// All of them, the mildest first.
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// What it is called in data and in the keys of texts.
    pub fn name(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// From what loss on it is given: of the chance to win, and of points in a decided game.
    pub fn threshold(self) -> Uncertainty {
        let (wins, leads) = match self {
            Mark::Inaccuracy => (0.02, 1.5),
            Mark::Mistake => (0.05, 3.0),
            Mark::Blunder => (0.10, 6.0),
        };
        Uncertainty { wins, leads }
    }

    /// The mark for a seat's decision that took the game from `best` to `played`: only if the loss is above the threshold even if
    /// it is less by two standard errors.
    pub fn of(seat: Seat, best: &Worth, played: &Worth, error: Uncertainty) -> Option<Mark> {
        let sure = Uncertainty { wins: 2.0 * error.wins, leads: 2.0 * error.leads };
        Mark::ALL.into_iter().rev().find(|mark| mark.is_reached(seat, best, played, sure))
    }

    /// Whether a loss, less so much, is above the threshold.
    pub(crate) fn is_reached(self, seat: Seat, best: &Worth, played: &Worth, less: Uncertainty) -> bool {
        let (threshold, loss) = (self.threshold(), *best - *played);
        match is_decided(seat, best, played) {
            true => loss.leads[seat.index()] - less.leads > threshold.leads,
            false => loss.wins[seat.index()] - less.wins > threshold.wins,
        }
    }
}

/// Whether a decision could not change who wins: then points count.
pub(crate) fn is_decided(seat: Seat, best: &Worth, played: &Worth) -> bool {
    played.wins[seat.index()] > SURE || best.wins[seat.index()] < 1.0 - SURE
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(win: f64, lead: f64) -> Worth {
        let mut worth = Worth::default();
        (worth.wins[0], worth.leads[0]) = (win, lead);
        worth
    }

    fn mark(best: (f64, f64), played: (f64, f64), error: (f64, f64)) -> Option<Mark> {
        let error = Uncertainty { wins: error.0, leads: error.1 };
        Mark::of(Seat(0), &worth(best.0, best.1), &worth(played.0, played.1), error)
    }

    #[test]
    fn a_mark_is_given_if_the_loss_less_two_errors_is_above_its_threshold() {
        assert_eq!(mark((0.6, 5.0), (0.47, 1.0), (0.01, 1.0)), Some(Mark::Blunder));
        assert_eq!(mark((0.6, 5.0), (0.47, 1.0), (0.02, 1.0)), Some(Mark::Mistake));
        assert_eq!(mark((0.6, 5.0), (0.57, 4.0), (0.004, 0.0)), Some(Mark::Inaccuracy));
        assert_eq!(mark((0.6, 5.0), (0.57, 4.0), (0.006, 0.0)), None);
    }

    #[test]
    fn in_a_decided_game_points_count() {
        assert_eq!(mark((0.99, 30.0), (0.96, 20.0), (0.01, 1.0)), Some(Mark::Blunder));
        assert_eq!(mark((0.04, -20.0), (0.01, -24.0), (0.01, 1.0)), Some(Mark::Inaccuracy));
        assert_eq!(mark((0.99, 30.0), (0.8, 20.0), (0.01, 9.0)), Some(Mark::Blunder), "not decided after such a move");
    }
}
