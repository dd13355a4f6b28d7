//! Ratings by Weng and Lin: for two or more players, by their places.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// What is known of somebody's strength in one game.
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
    fn equals_who_share_a_place_stay_equal() {
        let new = Rating::default();
        let after = after_game(&[(new, 1), (new, 1)]);
        assert_eq!(after[0], after[1]);
        assert!((after[0].rating - new.rating).abs() < 1e-9);
    }
}
