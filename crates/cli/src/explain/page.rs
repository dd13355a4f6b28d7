//! [`Page`]: a [`TurnReport`] for people, at most 100 characters wide.
//!
//! Points are printed in hundredths, and sums are sums of what is printed: adding up the lines gives the total.

use super::breakdown::{Change, SeatChange};
use super::report::{DecisionReport, MoveReport, TurnReport};
use crate::columns::wrapped;
use crate::figures::signed;
use hedgerow_locale::{Language, Text, text};
use std::fmt;

/// Changes of fewer hundredths of a point are summed up, and so are features that change by less.
const SMALL: i64 = 15;

const WIDTH: usize = 100;

/// A report in the language it was made in.
#[derive(Debug)]
pub struct Page<'a> {
    pub report: &'a TurnReport,
    pub language: Language,
}

impl fmt::Display for Page<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TurnReport { rules, turn, seat, players, bot, decisions } = self.report;
        let head = text!("cli-explain-head", rules = rules, turn = *turn, player = &players[*seat], bot = bot);
        writeln!(formatter, "{}", self.say(head))?;
        for (number, decision) in decisions.iter().enumerate() {
            if decisions.len() > 1 {
                let which = text!("cli-explain-decision", number = number + 1, count = decisions.len());
                writeln!(formatter, "\n{}", self.say(which))?;
            }
            self.write_decision(formatter, decision)?;
        }
        writeln!(formatter, "\n{}", wrapped(&self.say(text!("cli-explain-legend")), WIDTH, 0))
    }
}

impl Page<'_> {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    fn signed(&self, hundredths: i64) -> String {
        signed(self.language, hundredths as f64 / 100.0, 2)
    }

    fn write_decision(&self, formatter: &mut fmt::Formatter<'_>, decision: &DecisionReport) -> fmt::Result {
        let lead = decision.moves.first().map_or(0, |report| lead(&hundredths(&report.before), self.report.seat));
        let about = text!(
            "cli-explain-about",
            count = decision.tiles.len(),
            tiles = decision.tiles.join(", "),
            evaluations = text!("cli-evaluations", count = decision.evaluations),
            moves = decision.candidates,
            lead = self.signed(lead)
        );
        writeln!(formatter, "{}", self.say(about))?;
        for report in &decision.moves {
            writeln!(formatter)?;
            self.write_move(formatter, report, decision.only)?;
        }
        if decision.moves.iter().all(|report| !report.played) {
            writeln!(formatter, "\n{}", self.say(text!("cli-explain-no-move")))?;
        }
        Ok(())
    }

    fn write_move(&self, formatter: &mut fmt::Formatter<'_>, report: &MoveReport, only: bool) -> fmt::Result {
        let place = match report.rank {
            Some(1) if report.played => text!("cli-explain-best-played"),
            Some(1) => text!("cli-explain-best"),
            Some(rank) if report.played => text!("cli-explain-rank-played", rank = rank),
            Some(rank) => text!("cli-explain-rank", rank = rank),
            None => text!("cli-explain-played"),
        };
        writeln!(formatter, "{}: {}", self.say(place), report.tokens)?;
        writeln!(formatter, "  {}", wrapped(&report.words, WIDTH - 2, 4))?;
        let expected = if only { self.say(text!("cli-explain-only")) } else { self.expectation(report) };
        writeln!(formatter, "  {expected}")?;
        if report.played && report.rank != Some(1) {
            writeln!(formatter, "  {}", self.against_best(report))?;
        }
        let mut after = hundredths(&report.before);
        report.seats.iter().for_each(|change| after[change.seat] += Shown::of(change).total());
        let nothing = report.seats.iter().all(|change| change.changes.is_empty());
        let lead = self.signed(lead(&after, self.report.seat));
        let right_after = match nothing {
            true => text!("cli-explain-after-same", lead = lead),
            false => text!("cli-explain-after", lead = lead),
        };
        writeln!(formatter, "  {}", self.say(right_after))?;
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
        let own = change.seat == self.report.seat;
        let whose = self.say(if own { text!("cli-explain-own") } else { text!("cli-explain-others") });
        let player = &self.report.players[change.seat];
        writeln!(formatter, "  {:>7}  {whose}: {player}", self.signed(shown.total()))?;
        for (about, terms) in &shown.groups {
            let points = sum(terms);
            if let [only] = terms.as_slice()
                && let line = self.line(4, points, &format!("{about}: {}", only.words), Some(only))
                && line.chars().count() <= WIDTH
            {
                writeln!(formatter, "{line}")?;
                continue;
            }
            writeln!(formatter, "{}", self.line(4, points, about, None))?;
            for term in terms {
                writeln!(formatter, "{}", self.line(8, hundredth(term.points), &term.words, Some(term)))?;
            }
        }
        if shown.rest != 0 {
            let rest = self.say(text!("cli-explain-rest"));
            writeln!(formatter, "{}", self.line(4, shown.rest, &rest, None))?;
        }
        Ok(())
    }

    /// Points, what for, and at the right how they came about.
    fn line(&self, indent: usize, points: i64, words: &str, term: Option<&Change>) -> String {
        let line = format!("{:indent$}{:>7}  {words}", "", self.signed(points));
        let product = term.map_or(String::new(), |term| {
            format!("{} x {}", signed(self.language, term.amount, 2), self.language.decimal(term.weight, 2))
        });
        let gap = WIDTH.saturating_sub(line.chars().count() + product.chars().count()).max(1);
        format!("{line}{:gap$}{product}", "").trim_end().to_string()
    }

    fn expectation(&self, report: &MoveReport) -> String {
        let Some(expected) = report.expected else {
            return self.say(match report.rank {
                Some(_) => text!("cli-explain-no-opinion"),
                None => text!("cli-explain-not-looked-at"),
            });
        };
        let (lead, percent) = (signed(self.language, expected.lead, 1), (100.0 * expected.win).round() as i64);
        self.say(match report.evaluations {
            // Results that follow from the rules need none.
            0 => text!("cli-expected", lead = lead, percent = percent),
            count => {
                let evaluations = text!("cli-evaluations", count = count);
                text!("cli-expected-after", lead = lead, percent = percent, evaluations = evaluations)
            }
        })
    }

    fn against_best(&self, report: &MoveReport) -> String {
        self.say(match report.against_best {
            Some(less) => {
                let percent = format!("{:+}", (100.0 * less.win).round() as i64);
                text!("cli-explain-against", lead = signed(self.language, less.lead, 1), percent = percent)
            }
            None => {
                let lead = self.signed(hundredth(report.lead_after_against_best));
                text!("cli-explain-against-after", lead = lead)
            }
        })
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
