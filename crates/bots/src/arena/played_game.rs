//! [`PlayedGame`]: what came of one game.

use super::{Contest, Fixture};
use hedgerow_rules::Seat;
use serde::{Deserialize, Serialize};

/// A game that was played, as it is kept in a file: everything but the moves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PlayedGame {
    /// The number of the pairing.
    pub pairing: usize,
    /// The number of the game among those of its pairing, from 0.
    pub number: usize,
    /// Every seat's points; after a forfeit those it had by then.
    pub points: Vec<u32>,
    /// Who gave no usable answer, if that is how it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<Forfeit>,
    /// How many tiles the first bot and the second placed, and how many seconds they took over it.
    pub moves: [u64; 2],
    /// By the clock on the wall.
    pub seconds: [f64; 2],
    /// How often each bot took longer than its time.
    #[serde(default)]
    pub late: [u64; 2],
    /// What each calls itself, if it is a program that says so.
    #[serde(default)]
    pub names: [Option<String>; 2],
}

/// A seat gave no usable answer and lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forfeit {
    /// The seat that lost by it.
    pub seat: Seat,
    /// What went wrong, in English.
    pub reason: String,
}

/// A game as the first bot of its pairing sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first bot has the most points.
    Win,
    /// Another seat has more.
    Loss,
    /// How many seats share the win, the first bot's among them.
    Shared(usize),
}

impl Verdict {
    /// Who has won, by the points of all seats, in the eyes of a seat.
    pub fn of(points: &[u32], seat: Seat) -> Verdict {
        let most = points.iter().max();
        let winners = points.iter().filter(|points| Some(*points) == most).count();
        match (points.get(seat.index()) == most, winners) {
            (false, _) => Verdict::Loss,
            (true, 1) => Verdict::Win,
            (true, _) => Verdict::Shared(winners),
        }
    }

    /// The part of the win that the first bot has.
    pub fn share(self) -> f64 {
        match self {
            Verdict::Win => 1.0,
            Verdict::Loss => 0.0,
            Verdict::Shared(seats) => 1.0 / seats as f64,
        }
    }
}

impl PlayedGame {
    /// Which game of the contest it is.
    pub fn fixture(&self) -> Fixture {
        Fixture { pairing: self.pairing, number: self.number }
    }

    /// A bot that forfeits loses; if it is the second bot, the first has won, however the other seats stood.
    pub fn verdict(&self, contest: &Contest) -> Verdict {
        let seat = contest.first_bot_seat(self.fixture());
        if let Some(forfeit) = &self.forfeit {
            return if forfeit.seat == seat { Verdict::Loss } else { Verdict::Win };
        }
        Verdict::of(&self.points, seat)
    }

    /// How far the first bot is ahead of the best other seat; nothing is to be learnt from a forfeit.
    pub fn margin(&self, contest: &Contest) -> Option<f64> {
        let (own, others) = self.points_of(contest)?;
        Some(own - others.into_iter().fold(f64::NEG_INFINITY, f64::max))
    }

    /// The first bot's points, and the average of the second's.
    pub fn mean_points(&self, contest: &Contest) -> Option<[f64; 2]> {
        let (own, others) = self.points_of(contest)?;
        Some([own, others.iter().sum::<f64>() / others.len() as f64])
    }

    fn points_of(&self, contest: &Contest) -> Option<(f64, Vec<f64>)> {
        if self.forfeit.is_some() {
            return None;
        }
        let mut others: Vec<f64> = self.points.iter().map(|points| f64::from(*points)).collect();
        let own = others.remove(contest.first_bot_seat(self.fixture()).index());
        Some((own, others))
    }

    /// Whether it can be a game of this contest.
    pub fn belongs_to(&self, contest: &Contest) -> bool {
        self.pairing < contest.pairings().len()
            && self.points.len() == contest.seats()
            && self.forfeit.as_ref().is_none_or(|forfeit| forfeit.seat.index() < contest.seats())
            && self.seconds.iter().all(|seconds| seconds.is_finite() && *seconds >= 0.0)
    }
}
