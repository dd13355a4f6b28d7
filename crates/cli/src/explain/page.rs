//! [`TurnReport`] for people, at most 100 characters wide.
//!
//! Points are printed in hundredths, and sums are sums of what is printed: whoever adds up the lines gets the total.

use super::breakdown::{Change, SeatChange};
use super::phrase::ordinal;
use super::report::{DecisionReport, MoveReport, TurnReport};
use std::fmt;

/// Changes of fewer hundredths of a point are summed up, and so are features that change by less.
const SMALL: i64 = 15;

const WIDTH: usize = 100;

impl fmt::Display for TurnReport {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = &self.players[self.seat];
        writeln!(formatter, "{}, turn {}: {player} to move; {} thinks", self.rules, self.turn, self.bot)?;
        for (number, decision) in self.decisions.iter().enumerate() {
            if self.decisions.len() > 1 {
                writeln!(formatter, "\n{} of {} decisions", ordinal(number + 1), self.decisions.len())?;
            }
            self.write_decision(formatter, decision)?;
        }
        Ok(())
    }
}

impl TurnReport {
    fn write_decision(&self, formatter: &mut fmt::Formatter<'_>, decision: &DecisionReport) -> fmt::Result {
        let tiles = if decision.tiles.len() == 1 { "tile" } else { "tiles" };
        let lead = decision.moves.first().map_or(0, |report| lead(&hundredths(&report.before), self.seat));
        writeln!(
            formatter,
            "{tiles} {}; {} of {} moves; lead without a move {}",
            decision.tiles.join(", "),
            evaluations(decision.evaluations),
            decision.candidates,
            signed(lead)
        )?;
        for report in &decision.moves {
            writeln!(formatter)?;
            self.write_move(formatter, report)?;
        }
        if decision.moves.iter().all(|report| !report.played) {
            writeln!(formatter, "\nThe record ends before a move was made.")?;
        }
        Ok(())
    }

    fn write_move(&self, formatter: &mut fmt::Formatter<'_>, report: &MoveReport) -> fmt::Result {
        let place = match report.rank {
            Some(rank) if report.played => format!("{} best, played", ordinal(rank)),
            Some(rank) => format!("{} best", ordinal(rank)),
            None => "played".to_string(),
        };
        let place = place.replacen("1st best", "best", 1);
        write_wrapped(formatter, &format!("{place}: {}  [{}]", report.words, report.tokens))?;
        writeln!(formatter, "  {}", expectation(report))?;
        if report.played && report.rank != Some(1) {
            writeln!(formatter, "  {}", against_best(report))?;
        }
        let before = hundredths(&report.before);
        let mut after = before.clone();
        report.seats.iter().for_each(|change| after[change.seat] += hundredth(change.points));
        let nothing = report.seats.iter().all(|change| change.changes.is_empty());
        let same = if nothing { ", as without a move" } else { "" };
        writeln!(formatter, "  the evaluation right after it: lead {}{same}", signed(lead(&after, self.seat)))?;
        for change in &report.seats {
            self.write_seat(formatter, change)?;
        }
        Ok(())
    }

    fn write_seat(&self, formatter: &mut fmt::Formatter<'_>, change: &SeatChange) -> fmt::Result {
        if change.changes.is_empty() {
            return Ok(());
        }
        let total = hundredth(change.points);
        writeln!(formatter, "  {:>7}  {}", signed(total), self.players[change.seat])?;
        let mut told = 0;
        for group in &change.changes {
            let large: Vec<&Change> = group.terms.iter().filter(|term| hundredth(term.points).abs() >= SMALL).collect();
            let points: i64 = large.iter().map(|term| hundredth(term.points)).sum();
            if points.abs() < SMALL {
                continue;
            }
            told += points;
            if let [only] = large.as_slice()
                && let line = line(4, points, &format!("{}: {}", group.about, only.words), Some(only))
                && line.chars().count() <= WIDTH
            {
                writeln!(formatter, "{line}")?;
                continue;
            }
            writeln!(formatter, "{}", line(4, points, &group.about, None))?;
            for term in large {
                writeln!(formatter, "{}", line(8, hundredth(term.points), &term.words, Some(term)))?;
            }
        }
        if total != told {
            writeln!(formatter, "{}", line(4, total - told, "everything else", None))?;
        }
        Ok(())
    }
}

/// Points, what for, and at the right how they came about.
fn line(indent: usize, points: i64, words: &str, term: Option<&Change>) -> String {
    let line = format!("{:indent$}{:>7}  {words}", "", signed(points));
    let product = term.map_or(String::new(), |term| format!("{:+.2} x {:.2}", term.amount, term.weight));
    let gap = WIDTH.saturating_sub(line.chars().count() + product.chars().count()).max(1);
    format!("{line}{:gap$}{product}", "").trim_end().to_string()
}

fn expectation(report: &MoveReport) -> String {
    let Some(expected) = report.expected else {
        return if report.rank.is_some() { "the bot has no opinion" } else { "the bot did not look at it" }.to_string();
    };
    let evaluations = match report.evaluations {
        // Results that follow from the rules need none.
        0 => String::new(),
        count => format!(", after {}", evaluations(count)),
    };
    format!("expected lead {:+.1}, chance to win {:.0} %{evaluations}", expected.lead, 100.0 * expected.win)
}

fn evaluations(count: u64) -> String {
    if count == 1 { "1 evaluation".to_string() } else { format!("{count} evaluations") }
}

fn against_best(report: &MoveReport) -> String {
    match report.against_best {
        Some(less) => {
            let percent = (100.0 * less.win).round() as i64;
            format!("against the best move: expected lead {:+.1}, chance to win {percent:+} %", less.lead)
        }
        None => {
            let right_after = signed(hundredth(report.lead_after_against_best));
            format!("against the best move: lead right after it {right_after}")
        }
    }
}

/// By how much a seat is ahead of the best other one.
fn lead(values: &[i64], seat: usize) -> i64 {
    let others = values.iter().enumerate().filter(|(other, _)| *other != seat);
    values[seat] - others.map(|(_, value)| *value).max().unwrap_or(0)
}

fn hundredth(points: f64) -> i64 {
    (100.0 * points).round() as i64
}

fn hundredths(points: &[f64]) -> Vec<i64> {
    points.iter().copied().map(hundredth).collect()
}

fn signed(hundredths: i64) -> String {
    format!("{:+.2}", hundredths as f64 / 100.0)
}

/// Writes a text, broken between words where it becomes too long.
fn write_wrapped(formatter: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.trim().is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(formatter, "{line}")?;
            line = "    ".to_string();
        } else if !line.is_empty() {
            line.push(' ');
        }
        line += word;
    }
    writeln!(formatter, "{line}")
}
