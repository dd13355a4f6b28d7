//! Moments as people and programs write them, in UTC.

/// As in `2026-03-01T09:05:00Z`, from milliseconds since 1970.
pub fn timestamp(at_ms: u64) -> String {
    let seconds = at_ms / 1000;
    let (year, month, day) = date(seconds / 86_400);
    let (hour, minute, second) = (seconds / 3600 % 24, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

/// As in `2026-03-01 09:05`.
pub fn moment(at_ms: u64) -> String {
    timestamp(at_ms).replace('T', " ").chars().take(16).collect()
}

/// Year, month and day of a number of days since 1970. Counted in eras of 400 years, which begin on the first of March, so that
/// the day that leap years add comes last.
fn date(days: u64) -> (u64, u64, u64) {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    (400 * era + year + u64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_as_they_are_written() {
        for (seconds, written) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_709_164_800, "2024-02-29T00:00:00Z"),
            (1_772_356_500, "2026-03-01T09:15:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(timestamp(seconds * 1000), written);
        }
        assert_eq!(moment(1_772_356_500_000), "2026-03-01 09:15");
    }
}
