//! How far a win rate can be trusted.

/// The normal deviate of 95 %.
const DEVIATE: f64 = 1.959_963_984_540_054;

/// The 95 % interval of Wilson (1927) for `share` of `games` independent games.
pub(crate) fn wilson_interval(share: f64, games: f64) -> [f64; 2] {
    if games <= 0.0 {
        return [0.0, 1.0];
    }
    let square = DEVIATE * DEVIATE / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = DEVIATE / (1.0 + square) * (share * (1.0 - share) / games + square / games / 4.0).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

/// The 95 % interval for games that belong together in groups, from the variance of the groups' means.
///
/// Groups that all came out alike show no variance, which does not mean that there is none: then each group counts as one
/// game of Wilson's interval.
pub(crate) fn grouped_interval(groups: &[f64]) -> [f64; 2] {
    let count = groups.len() as f64;
    let mean = mean(groups).unwrap_or(0.5);
    match standard_error(groups) {
        Some(error) if error > 0.0 => [(mean - DEVIATE * error).max(0.0), (mean + DEVIATE * error).min(1.0)],
        _ => wilson_interval(mean, count),
    }
}

/// The average, if there is anything to average.
pub fn mean(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| values.iter().sum::<f64>() / values.len() as f64)
}

/// The standard error of the mean of two values or more.
pub(crate) fn standard_error(values: &[f64]) -> Option<f64> {
    let mean = mean(values)?;
    let count = values.len() as f64;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (count > 1.0).then(|| (squares / (count - 1.0) / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(found: [f64; 2], wanted: [f64; 2]) {
        assert!(found.iter().zip(wanted).all(|(found, wanted)| (found - wanted).abs() < 5e-5), "{found:?} {wanted:?}");
    }

    /// The figures of Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    #[test]
    fn wilson_gives_the_published_intervals() {
        near(wilson_interval(81.0 / 263.0, 263.0), [0.2553, 0.3662]);
        near(wilson_interval(15.0 / 148.0, 148.0), [0.0624, 0.1605]);
        near(wilson_interval(0.0, 20.0), [0.0, 0.1611]);
        near(wilson_interval(1.0 / 29.0, 29.0), [0.0061, 0.1718]);
        near(wilson_interval(1.0, 10.0), [0.7225, 1.0]);
        near(wilson_interval(0.5, 0.0), [0.0, 1.0]);
    }

    #[test]
    fn groups_are_judged_by_their_own_variance() {
        // Mean 0.625, variance 0.1875 / 3 = 0.0625; of four groups the error is 0.25 / 2.
        near(grouped_interval(&[0.5, 0.5, 1.0, 0.5]), [0.625 - 0.244_996, 0.625 + 0.244_996]);
        // Shuffles that help the bot on a seat cancel out: nearly nothing is left to chance, unlike in single games.
        let groups = [[0.5; 50].as_slice(), &[1.0]].concat();
        let [low, high] = grouped_interval(&groups);
        assert!(high - low < 0.04, "{low} {high}");
        near(grouped_interval(&[1.0; 10]), wilson_interval(1.0, 10.0));
    }

    #[test]
    fn the_standard_error_is_that_of_the_mean() {
        assert_eq!(standard_error(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]), Some((32.0f64 / 7.0 / 8.0).sqrt()));
        assert_eq!(standard_error(&[1.0]), None);
    }
}
