//! `hedgerow draw`: tiles, boards and games as pictures.

use crate::choice::read_set;
use crate::replay::{cut_after, read_record};
use crate::sets::find;
use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use hedgerow_draw::{BoardOptions, ReplayOptions, board_svg, replay_svg, tile_sheet_svg};
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Draw {
    #[command(subcommand)]
    command: DrawCommand,
}

#[derive(Debug, Subcommand)]
enum DrawCommand {
    /// Draw every kind of a tile set
    Tiles {
        /// A built-in set (carcassonne, river, hunters, hunters-bonus, discovery) or a file
        #[arg(long, value_name = "NAME", default_value = "carcassonne")]
        set: String,
        /// How many tiles stand side by side
        #[arg(long, default_value_t = 8)]
        columns: usize,
        #[command(flatten)]
        picture: Picture,
    },
    /// Draw the board of a recorded game with its pieces and points
    Board {
        /// The record
        record: PathBuf,
        /// Show the board at the end of this turn instead of at the end of the game
        #[arg(long, value_name = "TURN")]
        turn: Option<usize>,
        /// The tile set of the game, if it is not built in
        #[arg(long, value_name = "FILE")]
        set: Option<PathBuf>,
        #[command(flatten)]
        picture: Picture,
    },
    /// Draw a whole recorded game as one animated SVG
    Replay {
        /// The record
        record: PathBuf,
        /// Seconds for each tile
        #[arg(long, value_name = "SECONDS", default_value_t = 0.8)]
        pace: f64,
        /// The tile set of the game, if it is not built in
        #[arg(long, value_name = "FILE")]
        set: Option<PathBuf>,
        /// The file to write, as in game.svg
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

/// Where a picture goes.
#[derive(Debug, Args)]
struct Picture {
    /// The file to write: .svg or .png
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many pixels wide a tile is in a PNG
    #[arg(long, value_name = "PIXELS", default_value_t = 100)]
    tile: u32,
}

impl Draw {
    pub fn run(self) -> Result<()> {
        match self.command {
            DrawCommand::Tiles { set, columns, picture } => picture.write(&tile_sheet_svg(&find(&set)?, columns)),
            DrawCommand::Board { record, turn, set, picture } => {
                let own = set.as_deref().map(read_set).transpose()?;
                let mut record = read_record(&record, own)?;
                if let Some(turn) = turn {
                    cut_after(&mut record, turn)?;
                }
                let options = BoardOptions { players: &record.players, frame_last: true };
                picture.write(&board_svg(&record.end()?, &options))
            }
            DrawCommand::Replay { record, pace, set, out } => {
                if ending(&out) != "svg" {
                    bail!("{}: only an SVG can move; name a file that ends in .svg", out.display());
                }
                if !(pace.is_finite() && pace > 0.0) {
                    bail!("--pace {pace}: a tile needs some time");
                }
                let own = set.as_deref().map(read_set).transpose()?;
                let options = ReplayOptions { pace, ..ReplayOptions::default() };
                write(&out, replay_svg(&read_record(&record, own)?, options)?.as_bytes())
            }
        }
    }
}

impl Picture {
    fn write(&self, svg: &str) -> Result<()> {
        match ending(&self.out).as_str() {
            "svg" => write(&self.out, svg.as_bytes()),
            "png" => write(&self.out, &self.png(svg)?),
            _ => bail!("{}: a picture is an SVG or a PNG; name a file that ends in .svg or .png", self.out.display()),
        }
    }

    #[cfg(feature = "png")]
    fn png(&self, svg: &str) -> Result<Vec<u8>> {
        if !(4..=2000).contains(&self.tile) {
            bail!("--tile {}: a tile may be 4 to 2000 pixels wide", self.tile);
        }
        let scale = self.tile as f32 / hedgerow_draw::TileArt::SIZE as f32;
        hedgerow_draw::png(svg, scale).with_context(|| self.out.display().to_string())
    }

    #[cfg(not(feature = "png"))]
    fn png(&self, _: &str) -> Result<Vec<u8>> {
        bail!(
            "{}: this program was built without PNG (the feature 'png'); name a file that ends in .svg",
            self.out.display()
        )
    }
}

fn ending(path: &Path) -> String {
    path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
}

fn write(path: &Path, content: &[u8]) -> Result<()> {
    fs::write(path, content).with_context(|| format!("cannot write {}", path.display()))
}
