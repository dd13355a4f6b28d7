//! Ratings of all bots from all their games.

/// What two bots had of each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Meeting {
    /// Numbers of the bots: one `first` against `second` on all other seats.
    pub first: usize,
    pub second: usize,
    pub seats: usize,
    pub games: f64,
    /// How many of the wins were the first bot's, shared ones in part.
    pub won: f64,
}

/// Every meeting counts as having had half a game more, shared fairly: a bot that won all its games is then very strong,
/// not infinitely so.
const PRIOR_GAMES: f64 = 0.5;
const ROUNDS: usize = 10_000;
/// Ratings that move by less than this (in natural logarithms of strength) have settled.
const SETTLED: f64 = 1e-10;

/// The ratings on the Elo scale, with an average of 0, most likely to have led to these results when every seat wins in
/// proportion to its strength (Bradley and Terry for two seats, Luce for more).
///
/// Found by minorization and maximization (Hunter, *MM algorithms for generalized Bradley-Terry models*, 2004).
pub(crate) fn ratings(bots: usize, meetings: &[Meeting]) -> Vec<f64> {
    let mut strengths = vec![1.0f64; bots];
    for _ in 0..ROUNDS {
        let (mut won, mut expected) = (vec![0.0; bots], vec![0.0; bots]);
        for meeting in meetings {
            let others = (meeting.seats - 1) as f64;
            let games = meeting.games + PRIOR_GAMES;
            let first_won = meeting.won + PRIOR_GAMES / meeting.seats as f64;
            let table = strengths[meeting.first] + others * strengths[meeting.second];
            won[meeting.first] += first_won;
            won[meeting.second] += games - first_won;
            expected[meeting.first] += games / table;
            expected[meeting.second] += others * games / table;
        }
        let next: Vec<f64> =
            (0..bots).map(|bot| if expected[bot] > 0.0 { won[bot] / expected[bot] } else { strengths[bot] }).collect();
        // Only proportions matter; an average of 0 keeps the numbers where they are exact.
        let shift = next.iter().map(|strength| strength.ln()).sum::<f64>() / bots.max(1) as f64;
        let next: Vec<f64> = next.iter().map(|strength| (strength.ln() - shift).exp()).collect();
        let moved = next.iter().zip(&strengths).map(|(new, old)| (new / old).ln().abs()).fold(0.0, f64::max);
        strengths = next;
        if moved < SETTLED {
            break;
        }
    }
    strengths.iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meeting(first: usize, second: usize, won: f64, games: f64) -> Meeting {
        Meeting { first, second, seats: 2, games, won }
    }

    #[test]
    fn two_bots_are_as_far_apart_as_their_odds() {
        // 75 of 100 and half a game more: odds of 75.25 to 25.25.
        let found = ratings(2, &[meeting(0, 1, 75.0, 100.0)]);
        assert!((found[0] - found[1] - 189.698_048).abs() < 1e-5 && (found[0] + found[1]).abs() < 1e-9, "{found:?}");
    }

    #[test]
    fn three_bots_come_out_as_worked_out_by_hand() {
        // Odds of 2, 2 and 4 agree with each other: strengths 4, 2, 1. The prior pulls a million games by next to nothing.
        let games = 1_000_000.0;
        let meetings = [
            meeting(0, 1, games * 2.0 / 3.0, games),
            meeting(1, 2, games * 2.0 / 3.0, games),
            meeting(0, 2, games * 0.8, games),
        ];
        let found = ratings(3, &meetings);
        for (found, wanted) in found.iter().zip([120.412, 0.0, -120.412]) {
            assert!((found - wanted).abs() < 1e-3, "{found} {wanted}");
        }
    }

    #[test]
    fn winning_everything_is_no_infinity() {
        let found = ratings(2, &[meeting(0, 1, 100.0, 100.0)]);
        let apart = 400.0 * (100.25f64 / 0.25).log10();
        assert!((found[0] - found[1] - apart).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn with_more_seats_the_fair_share_is_the_same_rating() {
        let one_of_four = Meeting { first: 0, second: 1, seats: 4, games: 400.0, won: 100.0 };
        assert!(ratings(2, &[one_of_four]).iter().all(|rating| rating.abs() < 1e-9));
        // Strength 3 against three of strength 1 wins half of the games.
        let half = Meeting { first: 0, second: 1, seats: 4, games: 1e9, won: 5e8 };
        let found = ratings(2, &[half]);
        assert!((found[0] - found[1] - 400.0 * 3f64.log10()).abs() < 1e-4, "{found:?}");
    }

    #[test]
    fn without_games_all_are_equal() {
        assert_eq!(ratings(2, &[]), [0.0, 0.0]);
    }
}
