//! [`Table`]: the results for people.

use hedgerow_bots::arena::{PairReport, Report};
use std::collections::BTreeMap;
use std::fmt;

/// The report of a contest, printed.
#[derive(Debug)]
pub struct Table<'a>(pub &'a Report);

/// Names longer than this are cut in the table; below it forfeits name the bots in full.
const LONGEST_NAME: usize = 40;

impl fmt::Display for Table<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let report = self.0;
        let duplicate = if report.duplicate { ", every shuffle in every seating" } else { "" };
        writeln!(formatter, "{}, {} seats, seed {}{duplicate}\n", report.rules, report.seats, report.seed)?;
        let titles = ["bot", "against", "games", "wins", "losses", "draws", "win rate", "95 % interval", "margin"];
        let titles = titles.into_iter().chain(["points", "seconds a move", "forfeits"]).map(str::to_string).collect();
        let rows: Vec<Vec<String>> = std::iter::once(titles).chain(report.pairs.iter().map(row)).collect();
        write_rows(formatter, &rows)?;
        if report.seats > 2 {
            let others = report.seats - 1;
            writeln!(
                formatter,
                "\nOne bot against {others} others; the fair share is {}.",
                percent(1.0 / report.seats as f64)
            )?;
        }
        self.write_tests(formatter)?;
        self.write_forfeits(formatter)?;
        writeln!(formatter, "\nratings (Elo scale, average 0)")?;
        let mut ratings: Vec<_> = report.ratings.iter().collect();
        ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo));
        let rows: Vec<Vec<String>> =
            ratings.iter().map(|rating| vec![name(&rating.bot), format!("{:+.0}", rating.elo)]).collect();
        write_rows(formatter, &rows)
    }
}

impl Table<'_> {
    fn write_tests(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        for pair in &self.0.pairs {
            let Some(test) = &pair.sprt else { continue };
            let [low, high] = test.elo;
            let [first, second] = [0, 1].map(|bot| name(&pair.bots[bot]));
            let found = match test.result {
                "better" => format!("{first} is better than {second}"),
                "not better" => format!("{first} is not better than {second}"),
                _ => format!("it is not clear yet whether {first} is better than {second}"),
            };
            let ratio = test.log_likelihood_ratio;
            let games = pair.games;
            write!(
                formatter,
                "\nSPRT: {found} ({games} games, log-likelihood ratio {ratio:+.2}, Elo {low} against {high})"
            )?;
        }
        if self.0.pairs.iter().any(|pair| pair.sprt.is_some()) { writeln!(formatter) } else { Ok(()) }
    }

    fn write_forfeits(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut reasons: BTreeMap<(&str, &str), Vec<usize>> = BTreeMap::new();
        for forfeit in self.0.pairs.iter().flat_map(|pair| &pair.forfeits) {
            reasons.entry((&forfeit.bot, &forfeit.reason)).or_default().push(forfeit.game);
        }
        if !reasons.is_empty() {
            writeln!(formatter, "\nforfeits (lost; not counted in margin and points)")?;
        }
        for ((bot, reason), games) in reasons {
            writeln!(formatter, "{:>5} x {bot}: {reason} (first in game {})", games.len(), games[0])?;
        }
        Ok(())
    }
}

fn row(pair: &PairReport) -> Vec<String> {
    let number = |value: Option<f64>, digits: usize| value.map_or("-".to_string(), |value| format!("{value:.digits$}"));
    let both = |values: [Option<f64>; 2], digits| values.map(|value| number(value, digits)).join(" : ");
    let margin = match (pair.mean_margin, pair.margin_error) {
        (Some(margin), Some(error)) => format!("{margin:+.1} ± {error:.1}"),
        (Some(margin), None) => format!("{margin:+.1}"),
        (None, _) => "-".to_string(),
    };
    vec![
        name(&pair.bots[0]),
        name(&pair.bots[1]),
        pair.games.to_string(),
        pair.wins.to_string(),
        pair.losses.to_string(),
        pair.draws.to_string(),
        percent(pair.win_rate),
        pair.interval.map(percent).join(" to "),
        margin,
        both(pair.mean_points, 1),
        both(pair.seconds_per_move, 4),
        [0, 1].map(|by| pair.forfeits.iter().filter(|forfeit| forfeit.by == by).count().to_string()).join(" : "),
    ]
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

fn name(bot: &str) -> String {
    match bot.char_indices().nth(LONGEST_NAME) {
        Some((place, _)) => format!("{}…", &bot[..place]),
        None => bot.to_string(),
    }
}

/// The first column, and a second one of words, to the left; numbers to the right.
fn write_rows(formatter: &mut fmt::Formatter<'_>, rows: &[Vec<String>]) -> fmt::Result {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let words = if columns > 2 { 2 } else { 1 };
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column < words {
            true => format!("{cell:<width$}"),
            false => format!("{cell:>width$}"),
        });
        writeln!(formatter, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    Ok(())
}
