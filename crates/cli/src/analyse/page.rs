//! [`Page`]: a [`GameReport`] for people.

use super::costly::better_move;
use super::report::{GameReport, SeatReport, StepKind, StepReport};
use crate::columns::{aligned, wrapped};
use crate::figures::{percent, signed};
use hedgerow_locale::{Language, Text, text};
use hedgerow_notation::Record;
use hedgerow_review::{Account, Depth, LEVELS, Mark, Review, Step, level_loss};
use hedgerow_rules::Seat;
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
    pub record: &'a Record,
    pub review: &'a Review,
    pub depth: Depth,
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
        self.write_turning_point(formatter)?;
        self.write_costly(formatter)?;
        self.write_draws(formatter)?;
        writeln!(formatter, "{}", self.say(text!("cli-analyse-per-decision")))?;
        writeln!(formatter, "{}", self.losses())?;
        writeln!(formatter, "{}", wrapped(&self.say(text!("cli-analyse-legend", depth = self.report.depth)), WIDTH, 0))
    }
}

impl Page<'_> {
    fn say(&self, text: Text) -> String {
        self.language.say(&text)
    }

    /// The seat that came first.
    fn winner(&self) -> Option<(usize, &SeatReport)> {
        let result = |seat: &SeatReport| seat.points.result;
        let seats = self.report.seats.iter().enumerate();
        seats.rev().max_by(|(_, one), (_, other)| result(one).total_cmp(&result(other)))
    }

    /// Who won, and how it would have ended with even tiles.
    fn sentence(&self) -> String {
        let Some((_, winner)) = self.winner() else { return String::new() };
        let fair = winner.points.result - winner.points.luck;
        let outcome = match self.review.over {
            false => "open",
            true if winner.points.result > 0.0 => "won",
            true => "shared",
        };
        self.say(text!(
            "cli-analyse-sentence",
            player = &winner.player,
            outcome = outcome,
            lead = winner.points.result.round() as usize,
            luck = signed(self.language, winner.points.luck, 0),
            error = self.language.decimal(winner.points.luck_error, 0),
            fair = if fair > 0.0 { "ahead" } else { "behind" },
            by = self.language.decimal(fair.abs(), 0)
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
            let Account { start, luck, luck_error, own, others, rest, result } = *of(seat);
            let mut numbers = [start, luck, -own, others, rest, result].map(&figure);
            let error = figure(luck_error);
            numbers[1] += &format!(" ± {}", error.trim_start_matches('+'));
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

    /// When the winner became the favourite for good.
    fn write_turning_point(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some((seat, winner)) = self.winner() else { return Ok(()) };
        let line = match self.review.turning_point(Seat(seat as u8)) {
            None => text!("cli-analyse-never-behind", winner = &winner.player),
            Some(step) => {
                let index = self.review.steps.iter().position(|other| other.at == step.at).unwrap_or(0);
                let report = &self.report.steps[index];
                let (what, words) = match &report.what {
                    StepKind::Draw { tile, .. } => ("draw", tile),
                    StepKind::Decision { played, .. } => ("decision", played),
                };
                text!(
                    "cli-analyse-turning-point",
                    turn = report.turn,
                    player = &self.report.seats[report.seat].player,
                    what = what,
                    words = words,
                    change = self.change(report),
                    winner = &winner.player
                )
            }
        };
        writeln!(formatter, "{}\n", wrapped(&self.say(line), WIDTH, 0))
    }

    /// The decisions that cost most, each with what would have been better.
    fn write_costly(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.report.steps.iter().zip(&self.review.steps);
        let costly =
            |(report, _): &(&StepReport, &Step)| -report.wins >= WORTH_A_LINE.0 || -report.points >= WORTH_A_LINE.1;
        let mut steps: Vec<(&StepReport, &Step)> =
            steps.filter(|(_, step)| step.decision().is_some()).filter(costly).collect();
        steps.sort_by(|(one, _), (other, _)| one.wins.total_cmp(&other.wins));
        if steps.is_empty() {
            return writeln!(formatter, "{}\n", self.say(text!("cli-analyse-no-mistakes")));
        }
        writeln!(formatter, "{}", self.say(text!("cli-analyse-costliest")))?;
        for (report, step) in steps.iter().take(LISTED) {
            let (StepKind::Decision { played, .. }, Some(decision)) = (&report.what, step.decision()) else { continue };
            let (wins, points) = (100.0 * decision.error.wins, decision.error.leads);
            let line = text!(
                "cli-analyse-costly",
                turn = report.turn,
                player = &self.report.seats[report.seat].player,
                played = played,
                wins =
                    format!("{} ± {}", signed(self.language, 100.0 * report.wins, 1), self.language.decimal(wins, 1)),
                points = format!("{} ± {}", signed(self.language, report.points, 1), self.language.decimal(points, 1)),
                mark = decision.mark.map_or("none", Mark::name)
            );
            writeln!(formatter, "  {}", wrapped(&self.say(line), WIDTH - 2, 4))?;
            let better = better_move(self.language, self.record, step, decision).map_err(|_| fmt::Error)?;
            writeln!(formatter, "{better}")?;
        }
        Ok(())
    }

    /// What every player lost per decision, beside what bots lose.
    fn losses(&self) -> String {
        let columns = [
            text!("cli-analyse-decisions"),
            text!("cli-analyse-lost-wins"),
            text!("cli-analyse-lost-points"),
            text!("cli-analyse-inaccuracies"),
            text!("cli-analyse-mistakes"),
            text!("cli-analyse-blunders"),
        ];
        let mut rows = vec![[vec![String::new()], columns.map(|column| self.say(column)).to_vec()].concat()];
        let (wins, points) = (
            |number: f64| format!("{} %", self.language.decimal(100.0 * number, 2)),
            |number: f64| self.language.decimal(number, 2),
        );
        for SeatReport { player, losses, .. } in &self.report.seats {
            let decisions = losses.decisions.max(1) as f64;
            let marks = [losses.inaccuracies, losses.mistakes, losses.blunders].map(|count| count.to_string());
            let sums = [losses.decisions.to_string(), wins(losses.wins / decisions), points(losses.points / decisions)];
            rows.push([vec![player.clone()], sums.to_vec(), marks.to_vec()].concat());
        }
        for level in LEVELS {
            let Some(loss) = level_loss(self.record.game.rules().game(), self.depth, level) else { continue };
            let name = self.say(text!("cli-analyse-level", level = level));
            let numbers = ["", &wins(loss.wins), &points(loss.leads), "", "", ""].map(str::to_string);
            rows.push([vec![name], numbers.to_vec()].concat());
        }
        aligned(&rows, 1)
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
