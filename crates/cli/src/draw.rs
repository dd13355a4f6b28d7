//! `hedgerow draw`: tiles, boards and games as pictures.

use crate::choice::read_sets;
use crate::fault::{Fault, OrFault, Result};
use crate::flags::{MANY, is_stdout, whole};
use crate::output::write;
use crate::replay::{cut_after, read_record};
use crate::sets::find;
use clap::{Args, Subcommand};
use hedgerow_draw::{BoardOptions, ReplayOptions, board_svg, replay_svg, tile_sheet_svg};
use hedgerow_locale::text;
use hedgerow_notation::Record;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub struct Draw {
    #[command(subcommand)]
    command: DrawCommand,
}

#[derive(Debug, Subcommand)]
enum DrawCommand {
    Tiles {
        #[arg(long, value_name = "NAME", default_value = "carcassonne")]
        set: String,
        #[arg(long, default_value_t = 8, value_name = "N", value_parser = whole(1..=1000))]
        columns: usize,
        #[command(flatten)]
        picture: Picture,
    },
    Board {
        record: PathBuf,
        #[arg(long, value_name = "TURN", value_parser = whole(1..=MANY))]
        until: Option<usize>,
        #[arg(long, value_name = "FILE")]
        set: Vec<PathBuf>,
        #[command(flatten)]
        picture: Picture,
    },
    Replay {
        record: PathBuf,
        #[arg(long, value_name = "TURN", value_parser = whole(1..=MANY))]
        until: Option<usize>,
        #[arg(long, value_name = "SECONDS", default_value_t = 0.8)]
        pace: f64,
        #[arg(long, value_name = "FILE")]
        set: Vec<PathBuf>,
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
}

/// Where a picture goes.
#[derive(Debug, Args)]
struct Picture {
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[arg(long, value_name = "PIXELS", default_value_t = 100, value_parser = whole(4..=2000))]
    tile: usize,
}

impl Draw {
    pub fn run(self) -> Result<()> {
        match self.command {
            DrawCommand::Tiles { set, columns, picture } => picture.write(&tile_sheet_svg(&find(&set)?, columns)),
            DrawCommand::Board { record, until, set, picture } => {
                let record = cut_record(&record, &set, until)?;
                let options = BoardOptions { players: &record.players, frame_last: true, ..BoardOptions::default() };
                picture.write(&board_svg(&record.end()?, &options))
            }
            DrawCommand::Replay { record, until, pace, set, out } => {
                if ending(&out) != "svg" {
                    return Err(Fault::new(text!("cli-draw-only-svg-moves", file = out.display().to_string())));
                }
                if !(pace.is_finite() && pace > 0.0) {
                    return Err(Fault::new(text!("cli-draw-pace", pace = pace.to_string())));
                }
                let options = ReplayOptions { pace, ..ReplayOptions::default() };
                write(&out, replay_svg(&cut_record(&record, &set, until)?, options)?.as_bytes())
            }
        }
    }
}

impl Picture {
    fn write(&self, svg: &str) -> Result<()> {
        match ending(&self.out).as_str() {
            "svg" => write(&self.out, svg.as_bytes()),
            "png" => write(&self.out, &self.png(svg)?),
            _ => Err(Fault::new(text!("cli-draw-ending", file = self.out.display().to_string()))),
        }
    }

    #[cfg(feature = "png")]
    fn png(&self, svg: &str) -> Result<Vec<u8>> {
        let scale = self.tile as f32 / hedgerow_draw::TileArt::SIZE as f32;
        hedgerow_draw::png(svg, scale).or_fault(|| text!("as-said", words = self.out.display().to_string()))
    }

    #[cfg(not(feature = "png"))]
    fn png(&self, _: &str) -> Result<Vec<u8>> {
        return Err(Fault::new(text!("cli-draw-without-png", file = self.out.display().to_string())));
    }
}

/// A record, up to the end of a turn if one is named.
fn cut_record(file: &Path, sets: &[PathBuf], until: Option<usize>) -> Result<Record> {
    let mut record = read_record(file, &read_sets(sets)?)?;
    until.map_or(Ok(()), |turn| cut_after(&mut record, turn))?;
    Ok(record)
}

/// What kind of picture a file is; standard output gets the usual one.
fn ending(path: &Path) -> String {
    if is_stdout(path) {
        return "svg".to_string();
    }
    path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
}
