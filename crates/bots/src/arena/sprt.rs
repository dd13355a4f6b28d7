//! [`Sprt`]: when a result is clear.

/// Wald's sequential probability ratio test between two ideas of how strong the first bot of a pairing is.
///
/// Each game adds to the logarithm of the likelihood ratio; a shared win counts as that part of a win and the rest of a
/// loss. Both errors have a probability of 5 %. Games of one shuffle even each other out, so with duplicate games the
/// test errs less often than that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// How far ahead the first bot is on the Elo scale if it is not better (H0).
    pub not_better: f64,
    /// How far ahead it is if it is better (H1).
    pub better: f64,
}

/// Bounds that are no bounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SprtError(pub String);

/// What the test found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The first bot is better.
    Better,
    /// It is not.
    NotBetter,
}

/// The probability of either error.
const ERROR: f64 = 0.05;

impl Default for Sprt {
    fn default() -> Sprt {
        Sprt { not_better: 0.0, better: 30.0 }
    }
}

impl std::str::FromStr for Sprt {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Sprt, SprtError> {
        let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 2000.0);
        let numbers = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
        let ordered = numbers.filter(|(low, high)| low < high);
        let (not_better, better) = ordered.ok_or_else(|| SprtError(text.to_string()))?;
        Ok(Sprt { not_better, better })
    }
}

impl Sprt {
    /// The logarithm of the likelihood ratio after games in which the first bot had `won` of the wins.
    pub fn ratio(&self, won: f64, games: f64, seats: usize) -> f64 {
        let (low, high) = (win_rate(self.not_better, seats), win_rate(self.better, seats));
        won * (high / low).ln() + (games - won) * ((1.0 - high) / (1.0 - low)).ln()
    }

    /// What the ratio decides, if it does.
    pub fn decide(ratio: f64) -> Option<Decision> {
        let bound = ((1.0 - ERROR) / ERROR).ln();
        match ratio {
            _ if ratio >= bound => Some(Decision::Better),
            _ if ratio <= -bound => Some(Decision::NotBetter),
            _ => None,
        }
    }
}

/// How often a bot that is ahead by this much wins against others on all other seats, each of which wins in proportion to
/// its strength.
fn win_rate(elo: f64, seats: usize) -> f64 {
    let strength = 10f64.powf(elo / 400.0);
    strength / (strength + (seats - 1) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HALF_TO_THREE_QUARTERS: Sprt = Sprt { not_better: 0.0, better: 190.848_501_887_864_98 };

    #[test]
    fn the_ratio_is_walds() {
        // 50 % against 75 %: a win adds ln 1.5, a loss ln 0.5.
        let ratio = |won, games| HALF_TO_THREE_QUARTERS.ratio(won, games, 2);
        assert!((ratio(1.0, 1.0) - 0.405_465_108).abs() < 1e-8);
        assert!((ratio(0.0, 1.0) + std::f64::consts::LN_2).abs() < 1e-8);
        assert!((ratio(7.5, 10.0) - (7.5 * 0.405_465_108 - 2.5 * std::f64::consts::LN_2)).abs() < 1e-7);
        // With three seats the fair share is a third.
        let three = Sprt { not_better: 0.0, better: 400.0 };
        assert!((three.ratio(1.0, 1.0, 3) - (10.0f64 / 12.0 * 3.0).ln()).abs() < 1e-12);
    }

    #[test]
    fn both_errors_are_five_percent() {
        // The bounds are ± ln 19 = ± 2.944.
        assert_eq!(Sprt::decide(2.944), None);
        assert_eq!(Sprt::decide(2.945), Some(Decision::Better));
        assert_eq!(Sprt::decide(-2.944), None);
        assert_eq!(Sprt::decide(-2.945), Some(Decision::NotBetter));
        // Eight wins in a row reach it, seven do not.
        let straight = |games| Sprt::decide(HALF_TO_THREE_QUARTERS.ratio(games, games, 2));
        assert_eq!((straight(7.0), straight(8.0)), (None, Some(Decision::Better)));
    }

    #[test]
    fn bounds_are_two_numbers_in_order() {
        assert_eq!("0,30".parse(), Ok(Sprt::default()));
        assert_eq!("-5, 5.5".parse(), Ok(Sprt { not_better: -5.0, better: 5.5 }));
        for bad in ["", "30", "30,0", "0,x", "0,nan", "0,inf"] {
            assert!(bad.parse::<Sprt>().is_err(), "{bad}");
        }
    }
}
