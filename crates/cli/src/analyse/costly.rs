//! Costly decisions, each with the better move drawn and what it would have changed.

use crate::columns::wrapped;
use crate::explain::Breakdown;
use crate::fault::Result;
use crate::figures::signed;
use crate::terminal::{BoardPicture, TableText};
use hedgerow_bots::Plan;
use hedgerow_bots::evaluation::{Evaluator, Weights};
use hedgerow_locale::{Language, text};
use hedgerow_notation::Record;
use hedgerow_review::{Decision, Step};
use hedgerow_rules::{Action, Position};
use std::collections::BTreeMap;

/// The part of the board that is drawn, in characters: the tile and what is around it.
const PICTURE: (usize, usize) = (60, 18);

/// Fewer points than this are no reason.
const REASON: f64 = 0.3;

/// So many reasons are given.
const REASONS: usize = 5;

/// The position before a step.
pub fn position_at(record: &Record, step: &Step) -> Result<Position> {
    let mut position = record.start()?;
    record.actions.iter().take(step.at).for_each(|action| position.play_unchecked(*action));
    Ok(position)
}

/// What would have been better, as lines.
pub fn better_move(language: Language, record: &Record, step: &Step, decision: &Decision) -> Result<String> {
    let before = position_at(record, step)?;
    let better = decision.best();
    let mut lines = text_of(language, record, &before, better, step);
    let mut after = before.clone();
    better.iter().for_each(|action| after.play_unchecked(*action));
    let focus = better.iter().find_map(|action| match action {
        Action::Place { square, .. } | Action::Take { square } => Some(*square),
        _ => None,
    });
    let (width, height) = PICTURE;
    let picture =
        BoardPicture { height, focus, tells_outside: false, ..BoardPicture::new(&after, false, width) }.draw();
    lines += &picture.lines().map(|line| format!("    {line}").trim_end().to_string() + "\n").collect::<String>();
    lines += &reasons(language, record, &before, &decision.played, better)?;
    Ok(lines)
}

fn text_of(language: Language, record: &Record, before: &Position, better: &Plan, step: &Step) -> String {
    let mut position = before.clone();
    let mut words = Vec::new();
    for action in better {
        words.push(TableText { language, position: &position, names: &record.players }.suggestion(*action));
        position.play_unchecked(*action);
    }
    let chance = step.before.wins[step.seat.index()];
    let percent = language.decimal(100.0 * chance, 0);
    let line = language.say(&text!("cli-analyse-better", best = words.join(", "), percent = percent));
    format!("    {}\n", wrapped(&line, 96, 6))
}

/// What the better move has more than the one that was played, feature by feature, as the evaluation sees it right after them.
fn reasons(language: Language, record: &Record, before: &Position, played: &Plan, better: &Plan) -> Result<String> {
    let weights = Weights::full(record.game.rules().game(), record.seats());
    let mut evaluator = Evaluator::new(weights);
    let mut changes: BTreeMap<(usize, String), f64> = BTreeMap::new();
    for (plan, sign) in [(better, 1.0), (played, -1.0)] {
        for change in Breakdown::new(language, &mut evaluator, before, plan)?.seats {
            for group in change.changes {
                *changes.entry((change.seat, group.about)).or_default() += sign * group.points;
            }
        }
    }
    let mut changes: Vec<((usize, String), f64)> =
        changes.into_iter().filter(|(_, points)| points.abs() >= REASON).collect();
    changes.sort_by(|(_, one), (_, other)| other.abs().total_cmp(&one.abs()));
    let line = |((seat, about), points): &((usize, String), f64)| {
        let points = signed(language, *points, 1);
        language.say(&text!("cli-analyse-reason", points = points, about = about, player = &record.players[*seat]))
    };
    Ok(changes.iter().take(REASONS).map(|change| format!("    {}\n", line(change))).collect())
}
