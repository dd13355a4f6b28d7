//! `hedgerow replay`: a recorded game, turn by turn.

use crate::choice::read_sets;
use crate::fault::{OrFault, Result, ensure};
use crate::flags::{MANY, is_stdout, whole};
use crate::screen::Screen;
use crate::simulate::{cannot_write, open_trace};
use crate::terminal;
use clap::Args;
use hedgerow_lessons::Lesson;
use hedgerow_locale::{Language, text};
use hedgerow_notation::{PlayedAction, Record, Trace, action_token};
use hedgerow_rules::{Position, TileSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Replay {
    record: PathBuf,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "TURN", value_parser = whole(1..=MANY))]
    until: Option<usize>,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
}

impl Replay {
    pub fn run(self, language: Language) -> Result<()> {
        let mut record = read_record(&self.record, &read_sets(&self.set)?)?;
        if let Some(turn) = self.until {
            cut_after(&mut record, turn)?;
        }
        if let Some(path) = &self.trace {
            trace(&record, path)?;
        }
        if !self.trace.as_deref().is_some_and(is_stdout) {
            show(language.about(record.game.rules().game().name()), &record, &mut io::stdout())?;
        }
        Ok(())
    }
}

/// Reads a record; `own` are sets that are not built in. Guided games have small sets of their own.
pub fn read_record(file: &Path, own: &[TileSet]) -> Result<Record> {
    let text = fs::read_to_string(file).or_fault(|| text!("cli-cannot-read", file = file.display().to_string()))?;
    let sets: Vec<TileSet> = own.iter().chain(Lesson::sets()).cloned().collect();
    Record::read(&text, &sets).or_fault(|| text!("as-said", words = file.display().to_string()))
}

/// Forgets what happened after a turn.
pub fn cut_after(record: &mut Record, turn: usize) -> Result<()> {
    let (mut length, mut last) = (0, 0);
    record.replay(|step| {
        length += usize::from(step.before.turn() <= turn);
        last = step.before.turn();
    })?;
    ensure!(turn <= last, text!("cli-no-turn", turn = turn, last = last));
    record.actions.truncate(length);
    Ok(())
}

fn trace(record: &Record, path: &Path) -> Result<()> {
    write_trace(&mut open_trace(path)?, 0, record, path)
}

/// Writes a game to a trace, which goes to this file.
pub fn write_trace(trace: &mut Trace<Box<dyn Write>>, number: usize, record: &Record, path: &Path) -> Result<()> {
    let seed = record.draws.seed().unwrap_or_default();
    let mut result = trace.start(number, &record.start()?, &seed);
    let replayed = record.replay(|step| {
        if result.is_ok() {
            result = trace.step(&step);
        }
    });
    replayed?;
    result.and_then(|()| trace.flush()).or_fault(|| cannot_write(Some(path)))
}

fn show(language: Language, record: &Record, out: &mut dyn Write) -> Result<()> {
    let screen = Screen::of_stdout();
    let name = |seat| terminal::player_name(language, &record.players, seat);
    let names: Vec<String> = record.start()?.seats().map(name).collect();
    writeln!(out, "{}: {}", record.game.rules(), names.join(", "))?;
    let draws = text!("cli-replay-draws", draws = terminal::draws_text(&record.draws), seat = record.first);
    writeln!(out, "{}", language.say(&draws))?;
    let mut lines = String::new();
    let mut turn = None;
    let replayed = record.replay(|step| {
        if turn != Some(step.before.turn()) {
            turn = Some(step.before.turn());
            lines += &heading(language, &names, step.before);
        }
        lines += &describe(language, &step);
    });
    let end = replayed?;
    out.write_all(lines.as_bytes())?;
    writeln!(out, "\n\n{}", board(language, &end, &screen))?;
    for (name, score) in names.iter().zip(end.scores()) {
        writeln!(out, "{score:>5}  {name}")?;
    }
    match end.outcome() {
        Some(outcome) => {
            let winners = terminal::listed(language, outcome.winners.iter().map(name).collect());
            writeln!(out, "{}", language.say(&text!("cli-replay-won", winners = winners)))?;
        }
        None => {
            let next = text!("cli-replay-next", turn = end.turn(), name = name(end.seat()));
            writeln!(out, "{}", language.say(&next))?;
        }
    }
    Ok(())
}

/// The whole board; on a screen too narrow for it, a map of it.
fn board(language: Language, position: &Position, screen: &Screen) -> String {
    let picture = terminal::draw_board(position, screen.colour, usize::MAX);
    let plain = terminal::draw_board(position, false, usize::MAX);
    let columns = plain.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    if screen.width.is_none_or(|width| columns <= width) {
        return picture;
    }
    let map = terminal::draw_map(position, screen.colour);
    format!("{map}{}\n", language.say(&text!("cli-replay-map", columns = columns)))
}

fn heading(language: Language, names: &[String], position: &Position) -> String {
    match position.turn() {
        0 => format!("\n{}", language.say(&text!("cli-replay-before"))),
        turn => format!("\n{turn:>3}  {:<12}", names[position.seat().index()]),
    }
}

/// The action's token, then a line for everything that followed.
fn describe(language: Language, step: &PlayedAction) -> String {
    let mut text = format!(" {}", action_token(step.before, step.action));
    for event in step.events {
        text += &format!("\n       {}", terminal::explain(language, step.after, event));
    }
    text
}
