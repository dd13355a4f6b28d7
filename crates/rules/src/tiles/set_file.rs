//! The strict reader of tile set files: every doubt is an error with file, tile and reason.

use crate::games;
use crate::tiles::{MAX_INNER_SEGMENTS, MAX_SEGMENTS, MAX_SET_TILES, bits};
use crate::{
    City, FeatureKind, GameKind, Good, Goods, Segment, SetError, SetProblem, ShapeProblem, Side, TileKind, TileSet,
};
use hedgerow_text::is_printable;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSet {
    pub start: Option<String>,
    pub last: Option<String>,
    pub total: i64,
    #[serde(default)]
    pub tile: Vec<RawTile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawTile {
    pub id: String,
    pub count: i64,
    pub ports: String,
    #[serde(default)]
    pub segments: toml::Table,
    #[serde(default)]
    pub cities: Vec<RawCity>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCity {
    pub land: String,
    pub sea: String,
}

#[derive(Deserialize)]
struct RawSegment {
    kind: String,
    #[serde(default)]
    touches: Vec<String>,
    lake: Option<String>,
    #[serde(default)]
    spring: bool,
    #[serde(flatten)]
    goods: BTreeMap<String, toml::Value>,
}

/// A good as a set names it.
pub(super) struct GoodKey {
    pub good: Good,
    pub key: &'static str,
    /// On which kind of segment it may lie.
    on: FeatureKind,
    /// Whether a segment has it or not, instead of a number of it.
    pub once: bool,
}

impl GoodKey {
    const fn many(good: Good, key: &'static str, on: FeatureKind) -> GoodKey {
        GoodKey { good, key, on, once: false }
    }

    const fn once(good: Good, key: &'static str, on: FeatureKind) -> GoodKey {
        GoodKey { good, key, on, once: true }
    }
}

/// Every good that a segment may have. Cities of The Discovery stand in a list of their own, as they belong to two segments.
pub(super) const GOODS: &[GoodKey] = &[
    GoodKey::many(Good::Shield, "shields", FeatureKind::City),
    GoodKey::once(Good::Gold, "gold", FeatureKind::Forest),
    GoodKey::many(Good::Mushrooms, "mushrooms", FeatureKind::Forest),
    GoodKey::many(Good::Fish, "fish", FeatureKind::Lake),
    GoodKey::many(Good::Deer, "deer", FeatureKind::Meadow),
    GoodKey::many(Good::Mammoth, "mammoth", FeatureKind::Meadow),
    GoodKey::many(Good::Aurochs, "aurochs", FeatureKind::Meadow),
    GoodKey::many(Good::Tiger, "tiger", FeatureKind::Meadow),
    GoodKey::once(Good::Fire, "fire", FeatureKind::Meadow),
    GoodKey::once(Good::Shrine, "shrine", FeatureKind::Meadow),
    #[cfg(feature = "made-up")]
    GoodKey::many(Good::Salt, "salt", FeatureKind::City),
];

pub(crate) fn parse(file: &str, text: &str) -> Result<TileSet, SetError> {
    let syntax = |error: toml::de::Error| SetProblem::Syntax(error.to_string().trim().to_string());
    let in_file = |error| SetError { file: file.to_string(), tile: None, problem: syntax(error) };
    check(file, toml::from_str(text).map_err(in_file)?)
}

/// The one gate to a [`TileSet`].
pub(super) fn check(file: &str, raw: RawSet) -> Result<TileSet, SetError> {
    let in_file = |problem| SetError { file: file.to_string(), tile: None, problem };
    if raw.tile.is_empty() {
        return Err(in_file(SetProblem::Empty));
    }
    let sum = raw.tile.iter().fold(0i64, |sum, tile| sum.saturating_add(tile.count.max(0)));
    if sum > MAX_SET_TILES as i64 {
        return Err(in_file(SetProblem::TooManyTiles { sum }));
    }
    let mut kinds: Vec<TileKind> = Vec::new();
    let mut game = None;
    for tile in &raw.tile {
        let in_tile = |problem| SetError { file: file.to_string(), tile: Some(tile.id.clone()), problem };
        if kinds.iter().any(|kind| kind.id == tile.id) {
            return Err(in_tile(SetProblem::SameId));
        }
        kinds.push(read_tile(tile, &mut game).map_err(in_tile)?);
    }
    if sum != raw.total {
        return Err(in_file(SetProblem::Total { total: raw.total, sum }));
    }
    let named = |key, id: Option<String>| {
        id.map(|id| {
            kinds
                .iter()
                .position(|kind| kind.id == id)
                .ok_or_else(|| in_file(SetProblem::NoSuchTile { key, id: id.clone() }))
        })
        .transpose()
    };
    let (start, last) = (named("start", raw.start)?, named("last", raw.last)?);
    let stem = file.rsplit(['/', '\\']).next().unwrap_or(file);
    // The name stands in records, between spaces.
    let name = stem.strip_suffix(".toml").unwrap_or(stem);
    let name: String = name.chars().map(|c| if c.is_whitespace() || !is_printable(c) { '-' } else { c }).collect();
    let name = if name.is_empty() { "unnamed".to_string() } else { name };
    // Only rivers occur in two games; a set of nothing else belongs to the one that lets rivers run on alone.
    Ok(TileSet { name, game: game.unwrap_or(GameKind::Carcassonne), kinds, start, last })
}

/// A set as the text of a file; everything in it passed the reader, so nothing needs quoting.
pub(crate) fn write(set: &TileSet) -> String {
    let mut text = String::new();
    for (key, index) in [("start", set.start), ("last", set.last)] {
        if let Some(tile) = index.and_then(|index| set.kinds.get(index)) {
            let _ = writeln!(text, "{key} = \"{}\"", tile.id);
        }
    }
    let _ = writeln!(text, "total = {}", set.total());
    for tile in &set.kinds {
        let letter = |index: u8| tile.segments[index as usize].letter;
        let ports: Vec<String> =
            tile.ports.chunks(3).map(|side| side.iter().map(|port| letter(*port)).collect()).collect();
        let _ = write!(text, "\n[[tile]]\nid = \"{}\"\ncount = {}\n", tile.id, tile.count);
        let _ = writeln!(text, "ports = \"{}\"", ports.join(" "));
        for segment in &tile.segments {
            let mut fields = vec![format!("kind = \"{}\"", segment.kind)];
            for GoodKey { good, key, once, .. } in GOODS {
                match segment.goods[*good] {
                    0 => {}
                    _ if *once => fields.push(format!("{key} = true")),
                    count => fields.push(format!("{key} = {count}")),
                }
            }
            fields.extend(segment.lake.map(|lake| format!("lake = \"{}\"", letter(lake))));
            fields.extend(segment.spring.then(|| "spring = true".to_string()));
            let touched: Vec<String> = bits(segment.touches).map(|other| format!("\"{}\"", letter(other))).collect();
            if !touched.is_empty() {
                fields.push(format!("touches = [{}]", touched.join(", ")));
            }
            let _ = writeln!(text, "segments.{} = {{ {} }}", segment.letter, fields.join(", "));
        }
        let cities: Vec<String> = tile
            .cities
            .iter()
            .map(|city| format!("{{ land = \"{}\", sea = \"{}\" }}", letter(city.land), letter(city.sea)))
            .collect();
        if !cities.is_empty() {
            let _ = writeln!(text, "cities = [{}]", cities.join(", "));
        }
    }
    text
}

fn read_tile(raw: &RawTile, game: &mut Option<GameKind>) -> Result<TileKind, SetProblem> {
    let good_id = |id: &str| {
        (1..=24).contains(&id.len()) && id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
    };
    if !good_id(&raw.id) {
        return Err(SetProblem::BadId(raw.id.clone()));
    }
    if raw.count < 1 {
        return Err(SetProblem::BadCount(raw.count));
    }
    if raw.segments.is_empty() {
        return Err(SetProblem::NoSegments);
    }
    if raw.segments.len() > MAX_SEGMENTS {
        return Err(SetProblem::TooManySegments);
    }
    let mut sources = Vec::new();
    for (name, value) in &raw.segments {
        let letter = one_letter(name).ok_or_else(|| SetProblem::BadLetter(name.clone()))?;
        let segment: RawSegment = value.clone().try_into().map_err(|error: toml::de::Error| SetProblem::Segment {
            letter,
            message: error.to_string().trim().to_string(),
        })?;
        sources.push((letter, segment));
    }
    let letters: Vec<char> = sources.iter().map(|(letter, _)| *letter).collect();
    let segments = sources
        .iter()
        .map(|(letter, raw)| read_segment(*letter, raw, &letters, game))
        .collect::<Result<Vec<_>, _>>()?;
    let mut tile = TileKind {
        id: raw.id.clone(),
        count: raw.count as u8,
        segments,
        ports: read_ports(&raw.ports, &letters)?,
        cities: Vec::new(),
    };
    check_touches(&tile)?;
    read_cities(&raw.cities, &letters, &mut tile)?;
    check_sides(&tile)?;
    check_shapes(&tile)?;
    Ok(tile)
}

fn one_letter(name: &str) -> Option<char> {
    let mut chars = name.chars();
    chars.next().filter(|letter| letter.is_ascii_alphabetic() && chars.next().is_none())
}

fn find(letters: &[char], name: &str) -> Option<u8> {
    let letter = one_letter(name)?;
    letters.iter().position(|other| *other == letter).map(|index| index as u8)
}

fn read_ports(text: &str, letters: &[char]) -> Result<[u8; 12], SetProblem> {
    let groups: Vec<&str> = text.split(' ').collect();
    if groups.len() != 4 || groups.iter().any(|group| group.chars().count() != 3) {
        return Err(SetProblem::BadPorts(text.to_string()));
    }
    let mut ports = [0; 12];
    for (port, letter) in ports.iter_mut().zip(groups.concat().chars()) {
        *port = letters.iter().position(|other| *other == letter).ok_or(SetProblem::UndeclaredPort(letter))? as u8;
    }
    Ok(ports)
}

fn read_segment(
    letter: char,
    raw: &RawSegment,
    letters: &[char],
    game: &mut Option<GameKind>,
) -> Result<Segment, SetProblem> {
    let kind = read_kind(letter, &raw.kind, game)?;
    let mut goods = Goods::default();
    for (key, value) in &raw.goods {
        let wrong = |message| SetProblem::Segment { letter, message };
        let Some(known) = GOODS.iter().find(|known| known.key == key) else {
            let keys = GOODS.iter().map(|known| format!("`{}`", known.key)).collect::<Vec<_>>().join(", ");
            return Err(wrong(format!(
                "unknown field `{key}`, expected one of `kind`, `touches`, `lake`, `spring`, {keys}"
            )));
        };
        let count = match (known.once, value) {
            (true, toml::Value::Boolean(there)) => i64::from(*there),
            (false, toml::Value::Integer(count)) => *count,
            (true, _) => return Err(wrong(format!("'{key}' must be true or false"))),
            (false, _) => return Err(wrong(format!("'{key}' must be a number"))),
        };
        if !(0..=9).contains(&count) {
            return Err(SetProblem::BadGoodCount { letter, good: known.key, count });
        }
        if count > 0 && kind != known.on {
            return Err(SetProblem::MisplacedGood { letter, kind, good: known.key });
        }
        goods[known.good] = count as u16;
    }
    let other = |key, name: &String| {
        find(letters, name).ok_or_else(|| SetProblem::NoSuchSegment { letter, key, other: name.clone() })
    };
    let mut touches = 0;
    for name in &raw.touches {
        touches |= 1 << other("touches", name)?;
    }
    let lake = raw.lake.as_ref().map(|name| other("lake", name)).transpose()?;
    Ok(Segment { letter, kind, goods, touches, lake, spring: raw.spring })
}

/// Reads the kind's word; the first word that only one game has decides what game the set is for.
fn read_kind(letter: char, word: &str, game: &mut Option<GameKind>) -> Result<FeatureKind, SetProblem> {
    let unknown = |game| SetProblem::UnknownKind { letter, kind: word.to_string(), game };
    let mut matches = GameKind::ALL
        .into_iter()
        .filter(|candidate| game.is_none_or(|game| game == *candidate))
        .filter_map(|candidate| {
            games::landscapes(candidate).iter().find(|kind| kind.name() == word).map(|kind| (candidate, *kind))
        });
    let (candidate, kind) = matches.next().ok_or_else(|| unknown(*game))?;
    if matches.next().is_none() {
        *game = Some(candidate);
    }
    Ok(kind)
}

fn check_touches(tile: &TileKind) -> Result<(), SetProblem> {
    use FeatureKind::*;
    for (index, segment) in tile.segments.iter().enumerate() {
        let letter = segment.letter;
        for (other_index, other) in tile.segments.iter().enumerate() {
            if segment.touches >> other_index & 1 == 0 {
                continue;
            }
            let sensible = match (segment.kind, other.kind) {
                (Field, City) => true,
                (Plain | Mountain | Sea, Plain | Mountain | Sea) => segment.kind != other.kind,
                _ => false,
            };
            if !sensible {
                let (kind, other) = (other.kind, other.letter);
                return Err(SetProblem::WrongNeighbour { letter, key: "touches", kind, other });
            }
            if matches!(segment.kind, Plain | Mountain | Sea) && other.touches >> index & 1 == 0 {
                return Err(SetProblem::OneSided { letter, other: other.letter });
            }
        }
        if let Some(lake) = segment.lake {
            let other = &tile.segments[lake as usize];
            if segment.kind != River || other.kind != Lake {
                let (kind, other) = (other.kind, other.letter);
                return Err(SetProblem::WrongNeighbour { letter, key: "lake", kind, other });
            }
        }
    }
    Ok(())
}

fn read_cities(raw: &[RawCity], letters: &[char], tile: &mut TileKind) -> Result<(), SetProblem> {
    for city in raw {
        let bad = || SetProblem::BadCity { land: city.land.clone(), sea: city.sea.clone() };
        let land = find(letters, &city.land).ok_or_else(bad)?;
        let sea = find(letters, &city.sea).ok_or_else(bad)?;
        let (land_segment, sea_segment) = (&tile.segments[land as usize], &tile.segments[sea as usize]);
        let on_shore = matches!(land_segment.kind, FeatureKind::Plain | FeatureKind::Mountain)
            && sea_segment.kind == FeatureKind::Sea
            && land_segment.touches >> sea & 1 == 1;
        if !on_shore || tile.cities.len() >= 9 {
            return Err(bad());
        }
        tile.segments[land as usize].goods[Good::City] += 1;
        tile.segments[sea as usize].goods[Good::City] += 1;
        tile.cities.push(City { land, sea });
    }
    Ok(())
}

/// A side is one segment, or a road or river between two banks of field or meadow.
fn check_sides(tile: &TileKind) -> Result<(), SetProblem> {
    use FeatureKind::*;
    for side in Side::ALL {
        let ports = tile.side(side);
        let [left, middle, right] = ports.map(|port| tile.segments[port as usize].kind);
        let whole = ports[0] == ports[1] && ports[1] == ports[2] && !matches!(middle, Road | River | Lake | Monastery);
        let banks = matches!((left, right), (Field, Field) | (Meadow, Meadow));
        let divided = matches!(middle, Road | River) && banks;
        if !whole && !divided {
            let letters = ports.map(|port| tile.segments[port as usize].letter).iter().collect();
            let side = ['N', 'E', 'S', 'W'][side as usize];
            return Err(SetProblem::BadSide { side, ports: letters });
        }
    }
    Ok(())
}

fn check_shapes(tile: &TileKind) -> Result<(), SetProblem> {
    let mut inner = 0;
    let mut monasteries = 0;
    let of_hunters = tile.segments.iter().any(|segment| segment.kind == FeatureKind::Meadow);
    for (index, segment) in tile.segments.iter().enumerate() {
        let (letter, kind) = (segment.letter, segment.kind);
        let ports = tile.ports.iter().filter(|port| **port as usize == index).count();
        inner += usize::from(ports == 0);
        monasteries += usize::from(kind == FeatureKind::Monastery);
        let shape = |problem| Err(SetProblem::Shape { letter, kind, problem });
        match kind {
            FeatureKind::Road | FeatureKind::River if !(1..=2).contains(&ports) => {
                return shape(ShapeProblem::Sides);
            }
            FeatureKind::River if of_hunters => match (ports, segment.lake, segment.spring) {
                (1, Some(_), false) | (1, None, true) | (2, None, false) => {}
                (1, ..) => return shape(ShapeProblem::NoEnd),
                _ => return shape(ShapeProblem::RunsThrough),
            },
            FeatureKind::Lake | FeatureKind::Monastery if ports > 0 => return shape(ShapeProblem::Inside),
            _ if segment.spring => return shape(ShapeProblem::NoSpring),
            _ => {}
        }
    }
    if inner > MAX_INNER_SEGMENTS {
        return Err(SetProblem::TooManyInner);
    }
    if monasteries > 1 {
        return Err(SetProblem::TwoMonasteries);
    }
    Ok(())
}
