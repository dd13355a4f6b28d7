//! The canonical text of a tile set, written and read: what its content hash is made of, and how it is sent to programs.

use crate::TileSet;
use crate::tiles::bits;
use std::fmt::Write;

#[cfg(feature = "toml")]
pub(super) use reading::parse;

impl TileSet {
    /// All that matters of the set, in a fixed form: two files with the same tiles give the same text, whatever their comments.
    pub fn canonical_text(&self) -> String {
        let id = |index: Option<usize>| index.map_or("-", |index| self.kinds[index].id.as_str());
        let mut text = format!("start {} last {}\n", id(self.start), id(self.last));
        for tile in &self.kinds {
            let letter = |index: u8| tile.segments[index as usize].letter;
            let ports: String = tile.ports.iter().map(|port| letter(*port)).collect();
            let _ = write!(text, "{} {} {ports}", tile.id, tile.count);
            for segment in &tile.segments {
                let _ = write!(text, " {}={}", segment.letter, segment.kind);
                segment.goods.iter().for_each(|(good, count)| {
                    let _ = write!(text, ",{}:{count}", good.name());
                });
                if let Some(lake) = segment.lake {
                    let _ = write!(text, ",lake:{}", letter(lake));
                }
                if segment.spring {
                    text.push_str(",spring");
                }
                let touched: String = bits(segment.touches).map(letter).collect();
                if !touched.is_empty() {
                    let _ = write!(text, ",touches:{touched}");
                }
            }
            for city in &tile.cities {
                let _ = write!(text, " city:{}{}", letter(city.land), letter(city.sea));
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(feature = "toml")]
mod reading {
    use crate::tiles::set_file::{GOODS, RawCity, RawSet, RawTile, check};
    use crate::{SetError, SetProblem, TileSet};
    use toml::{Table, Value};

    /// Reads what [`TileSet::canonical_text`] wrote.
    pub(in crate::tiles) fn parse(name: &str, text: &str) -> Result<TileSet, SetError> {
        let bad_line = |line: &str| SetError {
            file: name.to_string(),
            tile: None,
            problem: SetProblem::BadLine(line.trim().to_string()),
        };
        let mut lines = text.lines().filter(|line| !line.trim().is_empty());
        let head = lines.next().unwrap_or_default();
        let ["start", start, "last", last] = head.split_whitespace().collect::<Vec<_>>()[..] else {
            return Err(bad_line(head));
        };
        let named = |id: &str| (id != "-").then(|| id.to_string());
        let tile: Vec<RawTile> =
            lines.map(|line| read_line(line).ok_or_else(|| bad_line(line))).collect::<Result<_, _>>()?;
        let total = tile.iter().fold(0i64, |sum, tile| sum.saturating_add(tile.count));
        check(name, RawSet { start: named(start), last: named(last), total, tile })
    }

    /// `E 5 CCCaaaaaaaaa C=city a=field,touches:C`
    fn read_line(line: &str) -> Option<RawTile> {
        let mut words = line.split_whitespace();
        let (id, count, ports) = (words.next()?, words.next()?.parse().ok()?, words.next()?);
        // A file has the four sides apart.
        let letters: Vec<char> = ports.chars().collect();
        let ports = letters.chunks(3).map(|side| side.iter().collect::<String>()).collect::<Vec<_>>().join(" ");
        let (mut segments, mut cities) = (Table::new(), Vec::new());
        for word in words {
            if let Some(city) = word.strip_prefix("city:") {
                let mut letters = city.chars().map(String::from);
                cities.push(RawCity { land: letters.next()?, sea: letters.next()? });
                continue;
            }
            let (letter, segment) = word.split_once('=')?;
            if segments.insert(letter.to_string(), read_segment(segment)?).is_some() {
                return None;
            }
        }
        Some(RawTile { id: id.to_string(), count, ports, segments, cities })
    }

    /// `city,shield:1`, as the entry of a file.
    fn read_segment(text: &str) -> Option<Value> {
        let mut parts = text.split(',');
        let mut entry = Table::from_iter([("kind".to_string(), Value::String(parts.next()?.to_string()))]);
        for part in parts {
            let (key, value) = part.split_once(':').unwrap_or((part, ""));
            let (key, value) = match key {
                "spring" => ("spring", Value::Boolean(true)),
                "lake" => ("lake", Value::String(value.to_string())),
                "touches" => ("touches", value.chars().map(String::from).collect::<Vec<_>>().into()),
                // The cities stand at the end of the line.
                "city" => continue,
                _ => {
                    let known = GOODS.iter().find(|known| known.good.name() == key)?;
                    let count: i64 = value.parse().ok()?;
                    (known.key, if known.once { Value::Boolean(count == 1) } else { Value::Integer(count) })
                }
            };
            entry.insert(key.to_string(), value);
        }
        Some(Value::Table(entry))
    }
}
