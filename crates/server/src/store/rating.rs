//! Ratings by Weng and Lin: for two or more players, by their places.
//!
//! The method counts from 25; people are shown a scale they know.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What is known of a person's strength in one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub rating: f64,
    pub uncertainty: f64,
}

/// Before the first rated game.
impl Default for Rating {
    fn default() -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { rating, uncertainty }
    }
}

impl Rating {
    /// Something of which only a guess is known, on the scale that people are shown.
    pub fn guessed(points: i32) -> Rating {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Rating { rating: rating + f64::from(points - 1500) / POINTS, uncertainty }
    }

    /// What people are shown: every player begins with 1500, and a player who is 400 points ahead wins about ten times as
    /// often. With the uncertainty within which the strength lies in 19 of 20 cases.
    pub fn shown(self) -> (i32, u32) {
        let points = 1500.0 + POINTS * (self.rating - WengLinRating::new().rating);
        // Both are far from the ends of these types, and a float that is not becomes the end.
        (points.round() as i32, (2.0 * POINTS * self.uncertainty).round() as u32)
    }
}

/// How many points of the shown scale are one of the method's. There, the odds between two well-known players are
/// e^(difference / (√2 · β)) with β = 25/6; on the scale people know they are 10^(difference / 400). That makes 29.5.
const POINTS: f64 = 30.0;

/// The ratings after a game, from those before it and the places (from 1, equals share one).
pub(super) fn after_game(players: &[(Rating, u8)]) -> Vec<Rating> {
    let teams: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(Rating { rating, uncertainty }, _)| [WengLinRating { rating: *rating, uncertainty: *uncertainty }])
        .collect();
    let outcomes: Vec<(&[WengLinRating], MultiTeamOutcome)> = teams
        .iter()
        .zip(players)
        .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new((*place).into())))
        .collect();
    let after = weng_lin_multi_team(&outcomes, &WengLinConfig::new());
    after.concat().into_iter().map(|WengLinRating { rating, uncertainty }| Rating { rating, uncertainty }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_places_better_gains_and_everybody_becomes_better_known() {
        let new = Rating::default();
        let after = after_game(&[(new, 2), (new, 1), (new, 3)]);
        assert!(after[1].rating > after[0].rating && after[0].rating > after[2].rating, "{after:?}");
        assert!(after.iter().all(|rating| rating.uncertainty < new.uncertainty));
    }

    #[test]
    fn the_scale_that_people_are_shown() {
        assert_eq!(Rating::default().shown(), (1500, 500));
        assert_eq!(Rating { rating: 35.0, uncertainty: 1.0 }.shown(), (1800, 60));
        assert_eq!(Rating::guessed(1650).shown(), (1650, 500));
        assert_eq!(Rating { rating: -40.0, uncertainty: 2.5 }.shown(), (-450, 150));
    }

    #[test]
    fn equals_who_share_a_place_stay_equal() {
        let new = Rating::default();
        let after = after_game(&[(new, 1), (new, 1)]);
        assert_eq!(after[0], after[1]);
        assert!((after[0].rating - new.rating).abs() < 1e-9);
    }
}
