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

const LEGEND: &str =
    "Points are the change of an amount x its weight; 'by' a chance or the time left: multiplied by it.";

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
        writeln!(formatter, "\n{LEGEND}")
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
            self.write_move(formatter, report, decision.candidates == 1)?;
        }
        if decision.moves.iter().all(|report| !report.played) {
            writeln!(formatter, "\nThe record ends before a move was made.")?;
        }
        Ok(())
    }

    fn write_move(&self, formatter: &mut fmt::Formatter<'_>, report: &MoveReport, only: bool) -> fmt::Result {
        let place = match report.rank {
            Some(rank) if report.played => format!("{} best, played", ordinal(rank)),
            Some(rank) => format!("{} best", ordinal(rank)),
            None => "played".to_string(),
        };
        let place = place.replacen("1st best", "best", 1);
        writeln!(formatter, "{place}: {}", report.tokens)?;
        write_wrapped(formatter, &report.words)?;
        writeln!(formatter, "  {}", if only { "the only move".to_string() } else { expectation(report) })?;
        if report.played && report.rank != Some(1) {
            writeln!(formatter, "  {}", against_best(report))?;
        }
        let mut after = hundredths(&report.before);
        report.seats.iter().for_each(|change| after[change.seat] += Shown::of(change).total());
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
        let shown = Shown::of(change);
        let whose = if change.seat == self.seat { "for itself" } else { "for the others" };
        writeln!(formatter, "  {:>7}  {whose}: {}", signed(shown.total()), self.players[change.seat])?;
        for (about, terms) in &shown.groups {
            let points = sum(terms);
            if let [only] = terms.as_slice()
                && let line = line(4, points, &format!("{about}: {}", only.words), Some(only))
                && line.chars().count() <= WIDTH
            {
                writeln!(formatter, "{line}")?;
                continue;
            }
            writeln!(formatter, "{}", line(4, points, about, None))?;
            for term in terms {
                writeln!(formatter, "{}", line(8, hundredth(term.points), &term.words, Some(term)))?;
            }
        }
        if shown.rest != 0 {
            writeln!(formatter, "{}", line(4, shown.rest, "everything else", None))?;
        }
        Ok(())
    }
}

/// What is printed of a seat's changes.
struct Shown<'a> {
    /// What they hang on, with the terms that matter.
    groups: Vec<(&'a str, Vec<&'a Change>)>,
    /// All others together, in hundredths.
    rest: i64,
}

impl Shown<'_> {
    fn of(change: &SeatChange) -> Shown<'_> {
        let mut shown = Shown { groups: Vec::new(), rest: 0 };
        let mut small_ones = 0.0;
        for group in &change.changes {
            let (large, small): (Vec<&Change>, Vec<&Change>) =
                group.terms.iter().partition(|term| hundredth(term.points).abs() >= SMALL);
            if sum(&large).abs() >= SMALL {
                shown.groups.push((&group.about, large));
                small_ones += small.iter().map(|term| term.points).sum::<f64>();
            } else {
                small_ones += group.points;
            }
        }
        shown.rest = hundredth(small_ones);
        shown
    }

    fn total(&self) -> i64 {
        self.groups.iter().map(|(_, terms)| sum(terms)).sum::<i64>() + self.rest
    }
}

fn sum(terms: &[&Change]) -> i64 {
    terms.iter().map(|term| hundredth(term.points)).sum()
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

/// Writes a text below a heading, broken between words where it becomes too long.
fn write_wrapped(formatter: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    let mut line = String::from(" ");
    for word in text.split_whitespace() {
        if line.chars().count() + 1 + word.chars().count() > WIDTH {
            writeln!(formatter, "{line}")?;
            line = String::from("   ");
        }
        line.push(' ');
        line += word;
    }
    writeln!(formatter, "{line}")
}
