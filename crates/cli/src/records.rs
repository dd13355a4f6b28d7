//! `hedgerow records`: many records at once: listed, chosen, counted, converted.

use crate::choice::read_sets;
use crate::columns::aligned;
use crate::fault::{OrFault, Result, ensure};
use crate::flags::{Json, SEATS, is_stdout, whole};
use crate::output;
use crate::replay::{read_record, write_trace};
use crate::simulate::{cannot_write, open_trace};
use clap::Args;
use hedgerow_locale::{Language, text};
use hedgerow_notation::{DrawOrigin, Record};
use hedgerow_rules::Seat;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Records {
    #[arg(required = true, value_name = "RECORD")]
    paths: Vec<PathBuf>,
    #[arg(long = "of", value_name = "PRESET")]
    rules: Option<String>,
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    #[arg(long, value_name = "NAME")]
    winner: Option<String>,
    #[arg(long, value_name = "N", value_parser = whole(SEATS))]
    seats: Option<usize>,
    #[arg(long)]
    finished: bool,
    #[arg(long, conflicts_with = "finished")]
    unfinished: bool,
    #[arg(long)]
    count: bool,
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "DIR")]
    copy: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    set: Vec<PathBuf>,
    #[command(flatten)]
    json: Json,
}

/// A game in the list.
#[derive(Clone, Debug, Serialize)]
struct Line {
    file: String,
    rules: String,
    players: Vec<String>,
    scores: Vec<u32>,
    /// The seats that won; none if the game is not over.
    winners: Vec<usize>,
    over: bool,
    turns: usize,
    /// Where the draws came from: a seed, a fair shuffle, or a hand.
    draws: &'static str,
}

/// The list with its counts, as JSON.
#[derive(Debug, Serialize)]
struct List<'a> {
    records: &'a [Line],
    counts: &'a Counts,
}

/// What all games together come to.
#[derive(Debug, Default, Serialize)]
struct Counts {
    records: usize,
    finished: usize,
    by_rules: BTreeMap<String, usize>,
    by_player: BTreeMap<String, PlayerCount>,
}

/// A player's finished games.
#[derive(Debug, Default, Serialize)]
struct PlayerCount {
    games: usize,
    /// A win shared by two counts half.
    wins: f64,
    points: u32,
}

impl Records {
    pub fn run(self, language: Language) -> Result<()> {
        self.json.check()?;
        let sets = read_sets(&self.set)?;
        let (mut chosen, mut unread) = (Vec::new(), 0);
        for file in record_files(&self.paths)? {
            // One bad file among many stops nothing, and is not passed over in silence either.
            match read_record(&file, &sets).and_then(|record| Ok((Line::new(&file, &record)?, record))) {
                Ok((line, record)) if self.wants(&line) => chosen.push((line, record)),
                Ok(_) => {}
                Err(fault) => {
                    unread += 1;
                    eprintln!("hedgerow: {}", fault.tell(language));
                }
            }
        }
        let printed = [&self.csv, &self.trace].into_iter().flatten().filter(|file| is_stdout(file)).count();
        ensure!(printed + usize::from(self.json.is_printed()) < 2, text!("cli-one-output"));
        self.convert(&chosen)?;
        let lines: Vec<Line> = chosen.into_iter().map(|(line, _)| line).collect();
        let counts = Counts::of(&lines);
        let list = || Ok(List { records: if self.count { &[] } else { &lines }, counts: &counts });
        match printed {
            0 => {
                self.json.show(list, || Ok(if self.count { counts.page(language) } else { page(language, &lines) }))?
            }
            _ => self.json.keep(list)?,
        }
        ensure!(unread == 0, text!("cli-records-unread", count = unread));
        Ok(())
    }

    fn wants(&self, line: &Line) -> bool {
        let won = |name: &String| line.winners.iter().any(|seat| line.players[*seat] == *name);
        self.rules.as_ref().is_none_or(|rules| is_of(&line.rules, rules))
            && self.player.as_ref().is_none_or(|player| line.players.contains(player))
            && self.winner.as_ref().is_none_or(won)
            && self.seats.is_none_or(|seats| line.players.len() == seats)
            && (!self.finished || line.over)
            && (!self.unfinished || !line.over)
    }

    /// Writes the chosen games in the forms that were asked for.
    fn convert(&self, chosen: &[(Line, Record)]) -> Result<()> {
        if let Some(file) = &self.csv {
            let lines: String = chosen.iter().map(|(line, _)| line.csv()).collect();
            output::write(file, format!("{CSV_HEAD}{lines}").as_bytes())?;
        }
        if let Some(file) = &self.trace {
            let mut trace = open_trace(file)?;
            for (number, (_, record)) in chosen.iter().enumerate() {
                write_trace(&mut trace, number, record, file)?;
            }
        }
        if let Some(folder) = &self.copy {
            fs::create_dir_all(folder).or_fault(|| cannot_write(Some(folder)))?;
            for (line, record) in chosen {
                let name = Path::new(&line.file).file_name().unwrap_or_default();
                let copy = folder.join(name);
                ensure!(!copy.exists(), text!("cli-records-exists", file = copy.display().to_string()));
                output::write(&copy, record.write().as_bytes())?;
            }
        }
        Ok(())
    }
}

/// Whether rules are of a preset, of a game, or exactly those: `hunters`, `hunters/en-2014`, `carcassonne/first+river`.
fn is_of(rules: &str, wanted: &str) -> bool {
    rules == wanted || rules.strip_prefix(wanted).is_some_and(|rest| rest.starts_with(['/', '+']))
}

const CSV_HEAD: &str = "file,rules,seat,player,points,won,over,turns,draws\n";

impl Line {
    fn new(file: &Path, record: &Record) -> Result<Line> {
        let end = record.end()?;
        let outcome = end.outcome();
        Ok(Line {
            file: file.display().to_string(),
            rules: record.game.rules().to_string(),
            players: record.players.clone(),
            scores: outcome.as_ref().map_or_else(|| end.scores().to_vec(), |outcome| outcome.scores.clone()),
            winners: outcome.iter().flat_map(|outcome| outcome.winners.iter()).map(Seat::index).collect(),
            over: outcome.is_some(),
            turns: end.turn(),
            draws: match record.draws {
                DrawOrigin::Seed(_) => "seed",
                DrawOrigin::Fair(_) => "fair",
                DrawOrigin::Entered => "entered",
            },
        })
    }

    /// A seat's part in the win: a win shared by two counts half.
    fn share(&self, seat: usize) -> f64 {
        if self.winners.contains(&seat) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }

    /// A line for every seat.
    fn csv(&self) -> String {
        let seat = |(seat, (player, points)): (usize, (&String, &u32))| {
            let share = self.share(seat);
            let (file, player) = (quoted(&self.file), quoted(player));
            let Line { rules, over, turns, draws, .. } = self;
            format!("{file},{rules},{seat},{player},{points},{share},{over},{turns},{draws}\n")
        };
        self.players.iter().zip(&self.scores).enumerate().map(seat).collect()
    }
}

/// A text as a field of CSV (RFC 4180). One that a spreadsheet would take for a formula gets a leading apostrophe.
fn quoted(text: &str) -> String {
    let safe = if text.starts_with(['=', '+', '-', '@']) { format!("'{text}") } else { text.to_string() };
    if safe.contains([',', '"', '\n', '\r']) { format!("\"{}\"", safe.replace('"', "\"\"")) } else { safe }
}

impl Counts {
    fn of(lines: &[Line]) -> Counts {
        let mut counts = Counts { records: lines.len(), ..Counts::default() };
        for line in lines {
            counts.finished += usize::from(line.over);
            *counts.by_rules.entry(line.rules.clone()).or_default() += 1;
            for (seat, (player, points)) in line.players.iter().zip(&line.scores).enumerate().filter(|_| line.over) {
                let count = counts.by_player.entry(player.clone()).or_default();
                count.games += 1;
                count.points += points;
                count.wins += line.share(seat);
            }
        }
        counts
    }

    fn page(&self, language: Language) -> String {
        let all = language.say(&text!("cli-records-count", count = self.records, finished = self.finished));
        let rules: Vec<Vec<String>> =
            self.by_rules.iter().map(|(rules, count)| vec![rules.clone(), count.to_string()]).collect();
        let head = [
            text!("cli-records-player"),
            text!("cli-records-games"),
            text!("cli-records-wins"),
            text!("cli-records-points"),
        ];
        let mut players = vec![head.map(|word| language.say(&word)).to_vec()];
        players.extend(self.by_player.iter().map(|(player, count)| {
            let mean = f64::from(count.points) / count.games.max(1) as f64;
            vec![player.clone(), count.games.to_string(), language.decimal(count.wins, 1), language.decimal(mean, 1)]
        }));
        format!("{all}\n\n{}\n{}", aligned(&rules, 1), aligned(&players, 1))
    }
}

/// The list for people.
fn page(language: Language, lines: &[Line]) -> String {
    let row = |line: &Line| {
        let players = line.players.iter().zip(&line.scores).map(|(player, points)| format!("{player} {points}"));
        let end = if line.over { String::new() } else { language.say(&text!("cli-records-unfinished")) };
        vec![line.file.clone(), line.rules.clone(), players.collect::<Vec<_>>().join(", "), end]
    };
    let rows: Vec<Vec<String>> = lines.iter().map(row).collect();
    let finished = lines.iter().filter(|line| line.over).count();
    let all = language.say(&text!("cli-records-count", count = lines.len(), finished = finished));
    format!("{}{all}\n", aligned(&rows, 4))
}

/// The files, and the records in the folders, in the order of their names.
pub fn record_files(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let cannot_read = || text!("cli-cannot-read", file = path.display().to_string());
        let mut found = Vec::new();
        for entry in fs::read_dir(path).or_fault(cannot_read)? {
            let file = entry.or_fault(cannot_read)?.path();
            if file.extension().is_some_and(|extension| extension == "hedgerow") {
                found.push(file);
            }
        }
        found.sort();
        files.extend(found);
    }
    Ok(files)
}
