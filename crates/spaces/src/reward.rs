//! [`Reward`]: what a learner is to want.

use hedgerow_rules::{MAX_SEATS, Position};

/// What a seat is rewarded for. The rewards of a game add up to what its end is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reward {
    /// By how much the seat is ahead of the best other one: whenever that changes, the change.
    Margin,
    /// 1 for a win and -1/(seats - 1) for a loss, at the end; those who share a win share what is for them. All seats add up to 0.
    Win,
    /// The seat's points, whenever it gets them.
    Points,
}

/// A number per seat.
pub(crate) type PerSeat = [f32; MAX_SEATS];

impl Reward {
    /// Every reward there is.
    pub const ALL: [Reward; 3] = [Reward::Margin, Reward::Win, Reward::Points];

    /// Its word.
    pub const fn name(self) -> &'static str {
        match self {
            Reward::Margin => "margin",
            Reward::Win => "win",
            Reward::Points => "points",
        }
    }

    /// The one with that word.
    pub fn named(word: &str) -> Option<Reward> {
        Reward::ALL.into_iter().find(|reward| reward.name() == word)
    }

    /// What each seat has so far. A reward is the difference of two of these.
    pub fn standing(self, position: &Position) -> [f32; MAX_SEATS] {
        let scores = position.scores();
        let mut standing = PerSeat::default();
        let winners = position.outcome().map(|outcome| outcome.winners);
        for (seat, place) in standing.iter_mut().enumerate().take(scores.len()) {
            *place = match self {
                Reward::Points => scores[seat] as f32,
                Reward::Margin => {
                    let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
                    scores[seat] as f32 - others.map(|(_, score)| *score as f32).fold(f32::NEG_INFINITY, f32::max)
                }
                Reward::Win => winners.map_or(0.0, |winners| {
                    let won = winners.contains(hedgerow_rules::Seat(seat as u8));
                    let share = if won { 1.0 / winners.len() as f32 } else { 0.0 };
                    let seats = scores.len() as f32;
                    (seats * share - 1.0) / (seats - 1.0)
                }),
            };
        }
        standing
    }
}
