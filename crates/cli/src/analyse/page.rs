//! [`Page`]: a [`GameReport`] for people.

use super::report::{GameReport, SeatReport, StepKind, StepReport};
use crate::columns::{aligned, wrapped};
use crate::figures::{percent, signed};
use hedgerow_locale::{Language, Text, text};
use hedgerow_review::Account;
use std::fmt;

const WIDTH: usize = 100;

/// A decision is worth a line if it cost so much of the chance to win, or so many points.
const WORTH_A_LINE: (f64, f64) = (0.02, 1.5);

/// So many costly decisions of a seat, and so many lucky draws, are listed.
const LISTED: usize = 3;

/// A chance to win, from none to certain.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

#[derive(Debug)]
pub struct Page<'a> {
    pub report: &'a GameReport,
    /// The name of the record's file, for the command that says more.
    pub record: &'a str,
    pub language: Language,
}

impl fmt::Display for Page<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(formatter, "{}\n", wrapped(&self.sentence(), WIDTH, 0))?;
        writeln!(formatter, "{}", self.say(text!("cli-analyse-points")))?;
        let points = |number: f64| signed(self.language, number, 1);
        writeln!(formatter, "{}", self.sums(|seat| &seat.points, points))?;
        writeln!(formatter, "{}", self.say(text!("cli-analyse-wins")))?;
        let share = |number: f64| format!("{} %", signed(self.language, 100.0 * number, 0));
        writeln!(formatter, "{}", self.sums(|seat| &seat.wins, share))?;
        writeln!(formatter, "{}", self.say(text!("cli-analyse-course")))?;
        writeln!(formatter, "{}", self.course())?;
        for (seat, report) in self.report.seats.iter().enumerate() {
            self.write_costly(formatter, seat, &report.player)?;
        }
        self.write_draws(formatter)?;
        writeln!(formatter, "{}", wrapped(&self.say(text!("cli-analyse-legend", depth = self.report.depth)), WIDTH, 0))
    }
}

impl Page<'_> {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    /// Who won, and how it would have ended with even tiles.
    fn sentence(&self) -> String {
        let seats = &self.report.seats;
        let first = |one: &&SeatReport, other: &&SeatReport| one.points.result.total_cmp(&other.points.result);
        let Some(winner) = seats.iter().max_by(first) else { return String::new() };
        let fair = winner.points.result - winner.points.luck;
        self.say(text!(
            "cli-analyse-sentence",
            player = &winner.player,
            outcome = if winner.points.result > 0.0 { "won" } else { "shared" },
            lead = winner.points.result as usize,
            luck = signed(self.language, winner.points.luck, 1),
            fair = if fair > 0.0 { "ahead" } else { "behind" },
            by = self.language.decimal(fair.abs(), 1)
        ))
    }

    fn sums(&self, of: impl Fn(&SeatReport) -> &Account, figure: impl Fn(f64) -> String) -> String {
        let columns = [
            text!("cli-analyse-start"),
            text!("cli-analyse-luck"),
            text!("cli-analyse-own"),
            text!("cli-analyse-others"),
            text!("cli-analyse-rest"),
            text!("cli-analyse-result"),
        ];
        let head = [vec![String::new()], columns.map(|column| self.say(column)).to_vec()].concat();
        let row = |seat: &SeatReport| {
            let Account { start, luck, own, others, rest, result } = *of(seat);
            let numbers = [start, luck, -own, others, rest, result].map(&figure);
            [vec![seat.player.clone()], numbers.to_vec()].concat()
        };
        let rows: Vec<Vec<String>> = [head].into_iter().chain(self.report.seats.iter().map(row)).collect();
        aligned(&rows, 1)
    }

    /// Every seat's chance to win after each turn.
    fn course(&self) -> String {
        let steps = &self.report.steps;
        let ends_turn = |index: &usize| steps.get(index + 1).is_none_or(|next| next.turn != steps[*index].turn);
        let ends: Vec<usize> = (0..steps.len()).filter(ends_turn).collect();
        let row = |(seat, report): (usize, &SeatReport)| {
            let height = |index: &usize| HEIGHTS[(steps[*index].after[seat] * 7.99).clamp(0.0, 7.0) as usize];
            vec![report.player.clone(), ends.iter().map(height).collect()]
        };
        aligned(&self.report.seats.iter().enumerate().map(row).collect::<Vec<_>>(), 2)
    }

    fn write_costly(&self, formatter: &mut fmt::Formatter<'_>, seat: usize, player: &str) -> fmt::Result {
        let costly = |step: &&StepReport| {
            let decides = matches!(step.what, StepKind::Decision { .. });
            decides && step.seat == seat && (-step.wins >= WORTH_A_LINE.0 || -step.points >= WORTH_A_LINE.1)
        };
        let mut steps: Vec<&StepReport> = self.report.steps.iter().filter(costly).collect();
        steps.sort_by(|one, other| one.wins.total_cmp(&other.wins));
        if steps.is_empty() {
            return writeln!(formatter, "{}\n", self.say(text!("cli-analyse-no-mistakes", player = player)));
        }
        writeln!(formatter, "{}", self.say(text!("cli-analyse-costliest", player = player)))?;
        for step in steps.iter().take(LISTED) {
            let StepKind::Decision { played, best, .. } = &step.what else { continue };
            let line =
                text!("cli-analyse-better", turn = step.turn, played = played, best = best, change = self.change(step));
            writeln!(formatter, "  {}", wrapped(&self.say(line), WIDTH - 2, 4))?;
        }
        if let Some(worst) = steps.first() {
            let command = format!("hedgerow explain {} --turn {}", self.record, worst.turn);
            writeln!(formatter, "  {}", self.say(text!("cli-analyse-why", command = command)))?;
        }
        writeln!(formatter)
    }

    /// The draws that changed most, for better and for worse.
    fn write_draws(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_draw = |step: &&StepReport| matches!(step.what, StepKind::Draw { .. });
        let mut draws: Vec<&StepReport> = self.report.steps.iter().filter(is_draw).collect();
        draws.sort_by(|one, other| other.wins.total_cmp(&one.wins));
        let unlucky = draws.iter().rev().take(LISTED);
        for (head, steps) in [
            ("cli-analyse-lucky", draws.iter().take(LISTED).collect::<Vec<_>>()),
            ("cli-analyse-unlucky", unlucky.collect()),
        ] {
            writeln!(formatter, "{}", self.say(Text::new(head)))?;
            for step in steps {
                let StepKind::Draw { tile, chance, .. } = &step.what else { continue };
                let line = text!(
                    "cli-analyse-draw",
                    turn = step.turn,
                    player = &self.report.seats[step.seat].player,
                    tile = tile,
                    chance = percent(self.language, *chance),
                    change = self.change(step)
                );
                writeln!(formatter, "  {}", self.say(line))?;
            }
            writeln!(formatter)?;
        }
        Ok(())
    }

    fn change(&self, step: &StepReport) -> String {
        let (wins, points) = (signed(self.language, 100.0 * step.wins, 1), signed(self.language, step.points, 1));
        self.say(text!("cli-analyse-change", wins = wins, points = points))
    }
}
