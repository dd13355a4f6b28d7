//! `hedgerow sets`: tile sets, checked and listed.

use crate::choice::read_set;
use crate::fault::{Fault, Result};
use crate::output::show as show_text;
use crate::terminal;
use clap::{Args, Subcommand};
use hedgerow_lessons::Lesson;
use hedgerow_locale::{Language, Text, text};
use hedgerow_rules::{FeatureKind, Good, TileKind, TileSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Sets {
    #[command(subcommand)]
    command: SetsCommand,
}

#[derive(Debug, Subcommand)]
enum SetsCommand {
    Check {
        file: PathBuf,
    },
    Show {
        name: String,
        #[arg(long)]
        draw: bool,
    },
}

impl Sets {
    pub fn run(self, language: Language) -> Result<()> {
        let text = match self.command {
            SetsCommand::Check { file } => {
                let set = read_set(&file)?;
                let file = file.display().to_string();
                let language = language.about(set.game.name());
                let (title, totals) = (Text::from(set.game), totals(language, &set));
                let good = match set.start {
                    Some(_) => text!("cli-set-good", file = file, title = title, totals = totals),
                    None => text!("cli-set-good-without-start", file = file, title = title, totals = totals),
                };
                language.say(&good) + "\n"
            }
            SetsCommand::Show { name, draw } => {
                let set = find(&name)?;
                show(language.about(set.game.name()), &set, draw)
            }
        };
        show_text(&text)
    }
}

/// The built-in set of that name, those of the lessons among them, or the one in that file.
pub fn find(name: &str) -> Result<TileSet> {
    let of_lesson = || Lesson::sets().iter().find(|set| set.name == name).cloned();
    match TileSet::built_in(name).or_else(of_lesson) {
        Some(set) => Ok(set),
        None if Path::new(name).exists() => read_set(Path::new(name)),
        None => Err(Fault::new(text!(
            "cli-no-set",
            name = name,
            names = TileSet::built_in_names().collect::<Vec<_>>().join(", ")
        ))),
    }
}

fn show(language: Language, set: &TileSet, draw: bool) -> String {
    let mut text = format!("{}: {}\n\n", set.name, totals(language, set));
    let titles =
        [text!("cli-column-tile"), text!("cli-column-count"), text!("cli-column-ports"), text!("cli-column-goods")];
    let [tile, count, ports_title, goods_title] = titles.map(|text| language.say(&text));
    let length = |text: &String| text.chars().count();
    let width = set.kinds.iter().map(|tile| length(&tile.id)).max().unwrap_or(0).max(length(&tile));
    let (counts, sides) = (length(&count), length(&ports_title));
    let _ = writeln!(text, "{tile:<width$}  {count}  {ports_title}  {goods_title}");
    for (index, tile) in set.kinds.iter().enumerate() {
        let mark = match index {
            _ if set.start == Some(index) => format!("  {}", language.say(&text!("cli-set-start"))),
            _ if set.last == Some(index) => format!("  {}", language.say(&text!("cli-set-last"))),
            _ => String::new(),
        };
        let (ports, goods) = (ports(tile), goods(language, tile));
        let line = format!("{:<width$}  {:>counts$}  {ports:<sides$}  {goods}{mark}", tile.id, tile.count);
        let _ = writeln!(text, "{}", line.trim_end());
        if draw {
            text.extend(terminal::draw_kind(tile, 0, false).iter().map(|line| format!("    {line}\n")));
        }
    }
    text
}

fn ports(tile: &TileKind) -> String {
    let letters: Vec<char> = tile.ports.iter().map(|port| tile.segments[*port as usize].letter).collect();
    letters.chunks(3).map(|side| side.iter().collect::<String>()).collect::<Vec<_>>().join(" ")
}

fn goods(language: Language, tile: &TileKind) -> String {
    let count = |(good, count): (Good, u16)| {
        let word = language.say(&terminal::good_word(good));
        if count == 1 { word } else { format!("{word} x{count}") }
    };
    let monasteries = tile.segments.iter().filter(|segment| segment.kind == FeatureKind::Monastery);
    let monasteries = monasteries.map(|segment| language.say(&terminal::kind_word(segment.kind)));
    monasteries.chain(tile.goods().iter().map(count)).collect::<Vec<_>>().join(", ")
}

/// `72 tiles of 24 kinds; on them shield x10, …`
fn totals(language: Language, set: &TileSet) -> String {
    let mut goods = Vec::new();
    for good in Good::ALL {
        let count: u32 = set.kinds.iter().map(|tile| u32::from(tile.goods()[good]) * u32::from(tile.count)).sum();
        if count > 0 {
            goods.push(format!("{} x{count}", language.say(&terminal::good_word(good))));
        }
    }
    let (tiles, kinds) = (text!("part-tile", count = set.total()), text!("cli-kinds", count = set.kinds.len()));
    language.say(&match goods.is_empty() {
        true => text!("cli-totals", tiles = tiles, kinds = kinds),
        false => text!("cli-totals-with-goods", tiles = tiles, kinds = kinds, goods = goods.join(", ")),
    })
}
