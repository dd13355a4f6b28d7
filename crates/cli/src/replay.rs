//! `hedgerow replay`: a recorded game, turn by turn.

use crate::choice::read_set;
use crate::screen::Screen;
use crate::simulate::open_trace;
use crate::terminal;
use anyhow::{Context, Result};
use clap::Args;
use hedgerow_lessons::Lesson;
use hedgerow_notation::{Record, Step, Trace, action_token};
use hedgerow_rules::{Position, TileSet};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Replay {
    /// The record to show
    record: PathBuf,
    /// Write every action as a line of JSON; '-' for standard output, and then nothing else is printed there
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Show the game up to the end of this turn
    #[arg(long, value_name = "TURN")]
    until: Option<usize>,
    /// The tile set of the game, if it is not built in
    #[arg(long, value_name = "FILE")]
    set: Option<PathBuf>,
}

impl Replay {
    pub fn run(self) -> Result<()> {
        let own = self.set.as_deref().map(read_set).transpose()?;
        let mut record = read_record(&self.record, own)?;
        if let Some(turn) = self.until {
            cut_after(&mut record, turn)?;
        }
        if let Some(path) = &self.trace {
            trace(&record, path)?;
        }
        if self.trace.as_deref() != Some(Path::new("-")) {
            show(&record, &mut io::stdout())?;
        }
        Ok(())
    }
}

/// Reads a record; `own` is a set that is not built in. Guided games have small sets of their own.
pub fn read_record(file: &Path, own: Option<TileSet>) -> Result<Record> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let sets: Vec<TileSet> = own.into_iter().chain(Lesson::sets()).collect();
    Record::read(&text, &sets).with_context(|| format!("{}", file.display()))
}

/// Forgets what happened after a turn.
pub fn cut_after(record: &mut Record, turn: usize) -> Result<()> {
    let mut length = 0;
    let replayed = record.replay(|step| length += usize::from(step.before.turn() <= turn));
    replayed?;
    record.actions.truncate(length);
    Ok(())
}

fn trace(record: &Record, path: &Path) -> Result<()> {
    let mut trace: Trace<Box<dyn Write>> = open_trace(path)?;
    let seed = record.draws.seed().unwrap_or_default();
    let mut result = trace.start(0, &record.start()?, &seed);
    let replayed = record.replay(|step| {
        if result.is_ok() {
            result = trace.step(&step);
        }
    });
    replayed?;
    result.and_then(|()| trace.flush()).context("cannot write the trace")
}

fn show(record: &Record, out: &mut dyn Write) -> Result<()> {
    let screen = Screen::of_stdout();
    writeln!(out, "{}: {}", record.game.rules(), record.players.join(", "))?;
    writeln!(out, "draws: {}; seat {} begins", record.draws, record.first)?;
    let mut lines = String::new();
    let mut turn = None;
    let replayed = record.replay(|step| {
        if turn != Some(step.before.turn()) {
            turn = Some(step.before.turn());
            lines += &heading(record, step.before);
        }
        lines += &describe(&step);
    });
    let end = replayed?;
    out.write_all(lines.as_bytes())?;
    writeln!(out, "\n\n{}", board(&end, &screen))?;
    for (name, score) in record.players.iter().zip(end.scores()) {
        writeln!(out, "{score:>5}  {name}")?;
    }
    match end.outcome() {
        Some(outcome) => {
            let names: Vec<&str> = outcome.winners.iter().map(|seat| record.players[seat.index()].as_str()).collect();
            writeln!(out, "Won by {}.", names.join(" and "))?;
        }
        None => writeln!(out, "Turn {}: {} to play.", end.turn(), record.players[end.seat().index()])?,
    }
    Ok(())
}

/// The whole board; on a screen too narrow for it, a map of it.
fn board(position: &Position, screen: &Screen) -> String {
    let picture = terminal::draw_board(position, screen.colour, usize::MAX);
    let plain = terminal::draw_board(position, false, usize::MAX);
    let columns = plain.lines().map(|line| line.chars().count()).max().unwrap_or(0);
    if screen.width.is_none_or(|width| columns <= width) {
        return picture;
    }
    let map = terminal::draw_map(position, screen.colour);
    format!("{map}(a map: the picture is {columns} columns wide; widen the window or send the output to a file)\n")
}

fn heading(record: &Record, position: &Position) -> String {
    match position.turn() {
        0 => "\nbefore the first turn:".to_string(),
        turn => format!("\n{turn:>3}  {:<12}", record.players[position.seat().index()]),
    }
}

/// The action's token, then a line for everything that followed.
fn describe(step: &Step) -> String {
    let mut text = format!(" {}", action_token(step.before, step.action));
    for event in step.events {
        text += &format!("\n       {}", terminal::explain(step.after, event));
    }
    text
}
