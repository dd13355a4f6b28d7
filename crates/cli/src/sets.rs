//! `hedgerow sets`: tile sets, checked and listed.

use crate::choice::read_set;
use crate::terminal;
use anyhow::{Result, bail};
use clap::{Args, Subcommand};
use hedgerow_rules::{Good, TileKind, TileSet};
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Sets {
    #[command(subcommand)]
    command: SetsCommand,
}

#[derive(Debug, Subcommand)]
enum SetsCommand {
    /// Check a tile set of your own; says what is wrong and where
    Check { file: PathBuf },
    /// List the kinds of a set with their counts
    Show {
        /// A built-in set (carcassonne, river, hunters, hunters-bonus, discovery) or a file
        name: String,
        /// Draw every tile
        #[arg(long)]
        draw: bool,
    },
}

impl Sets {
    pub fn run(self) -> Result<()> {
        let text = match self.command {
            SetsCommand::Check { file } => {
                let set = read_set(&file)?;
                let start = if set.start.is_some() { "" } else { " (no start tile: only good as a second stack)" };
                format!("{}: a good set for {}: {}{start}\n", file.display(), set.game, totals(&set))
            }
            SetsCommand::Show { name, draw } => show(&find(&name)?, draw),
        };
        Ok(std::io::stdout().write_all(text.as_bytes())?)
    }
}

/// The built-in set of that name, or the one in that file.
pub fn find(name: &str) -> Result<TileSet> {
    match TileSet::built_in(name) {
        Some(set) => Ok(set),
        None if Path::new(name).exists() => read_set(Path::new(name)),
        None => bail!("there is no set '{name}'; built in are {}, or name a file", TileSet::BUILT_IN.join(", ")),
    }
}

fn show(set: &TileSet, draw: bool) -> String {
    let mut text = format!("{}: {}\n\n", set.name, totals(set));
    let width = set.kinds.iter().map(|tile| tile.id.len()).max().unwrap_or(0).max(4);
    let _ = writeln!(text, "{:<width$}  count  ports (N E S W)  what lies on it", "tile");
    for (index, tile) in set.kinds.iter().enumerate() {
        let mark = match index {
            _ if set.start == Some(index) => "  (start)",
            _ if set.last == Some(index) => "  (last)",
            _ => "",
        };
        let _ = writeln!(text, "{:<width$}  {:>5}  {}  {}{mark}", tile.id, tile.count, ports(tile), goods(tile));
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

fn goods(tile: &TileKind) -> String {
    let count = |(good, count): (Good, u16)| {
        if count == 1 { good.name().to_string() } else { format!("{count} {}", good.name()) }
    };
    let monastery =
        tile.segments.iter().filter(|segment| segment.kind.name() == "monastery").map(|_| "monastery".to_string());
    monastery.chain(tile.goods().iter().map(count)).collect::<Vec<_>>().join(", ")
}

/// `72 tiles of 24 kinds: 10 shield, …`
fn totals(set: &TileSet) -> String {
    let mut goods = Vec::new();
    for good in Good::ALL {
        let count: u32 = set.kinds.iter().map(|tile| u32::from(tile.goods()[good]) * u32::from(tile.count)).sum();
        if count > 0 {
            goods.push(format!("{count} {}", good.name()));
        }
    }
    let goods = if goods.is_empty() { String::new() } else { format!("; on them {}", goods.join(", ")) };
    let plural = |count: usize, word| if count == 1 { format!("1 {word}") } else { format!("{count} {word}s") };
    format!("{} of {}{goods}", plural(set.total(), "tile"), plural(set.kinds.len(), "kind"))
}
