//! [`TileArt`] and [`GameArt`]: pictures with the data that a page needs to use them.

use crate::geometry::{CENTRE, Point, TILE, at};
use crate::paint::{self, PlaceInSet, seam, symbols};
use crate::pieces::{self, PieceArt, SeatMark, ShapeArt};
use crate::shape::TileShape;
use crate::svg::{GROUND_BLEED, LINE_BLEED, number, region_path, symbol_element};
use hedgerow_rules::{FeatureKind, GameKind, Good, Segment, TileSet};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use ts_rs::TS;

/// A segment's place on its tile, and what a description of it in words needs.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct SegmentArt {
    /// What it is made of.
    #[ts(type = "Kind")]
    pub kind: FeatureKind,
    /// The ports it has, clockwise from the north-west corner, three per side.
    pub ports: Vec<u8>,
    /// What lies on it. A city of The Discovery lies on its land.
    #[ts(type = "Partial<Record<GoodName, number>>")]
    pub goods: BTreeMap<Good, u16>,
    /// SVG path data of what the segment covers, holes included (fill rule `evenodd`).
    pub outline: String,
    /// Where a piece stands.
    pub anchor: (f32, f32),
    /// How far the anchor is from the segment's outline: how much room a piece has.
    pub room: f32,
}

/// An animal, a building, a peak: something that is not turned with its tile, only moved.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct StandArt {
    /// The id of its drawing in [`GameArt::defs`].
    pub symbol: &'static str,
    /// Its place on the unrotated tile, from the left.
    pub x: f32,
    /// Its place on the unrotated tile, from the top.
    pub y: f32,
    /// By what its drawing is enlarged.
    pub scale: f32,
}

/// A tile kind's picture, on a square of [`TileArt::SIZE`] units, unrotated.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TileArt {
    /// The ground, as the inside of a group that is turned with the tile; it refers to [`GameArt::defs`].
    pub body: String,
    /// What stays upright when the tile is turned, from north to south.
    pub stands: Vec<StandArt>,
    /// By letter.
    #[ts(type = "Record<string, SegmentArt>")]
    pub segments: BTreeMap<char, SegmentArt>,
}

impl TileArt {
    /// The side of a tile in all pictures and data.
    pub const SIZE: f64 = TILE;

    /// The picture of a kind of a set, by its number in [`TileSet::kinds`].
    ///
    /// # Panics
    /// If the set has no kind with that number.
    pub fn new(set: &TileSet, kind: usize) -> TileArt {
        let tile = &set.kinds[kind];
        let place_in_set = match kind {
            _ if set.start == Some(kind) => PlaceInSet::Start,
            _ if set.last == Some(kind) => PlaceInSet::Last,
            _ => PlaceInSet::Other,
        };
        let shape = TileShape::new(tile);
        let segment = |index: usize| SegmentArt {
            kind: tile.segments[index].kind,
            ports: (0..12).filter(|port| tile.ports[usize::from(*port)] as usize == index).collect(),
            goods: goods_on(&tile.segments[index]),
            outline: region_path(&shape.regions[index]),
            anchor: (shape.anchors[index].point.x as f32, shape.anchors[index].point.y as f32),
            room: (shape.anchors[index].room * 10.0).round() as f32 / 10.0,
        };
        let (body, mut stands) = paint::paint(set.game, tile, place_in_set, &shape);
        stands.sort_by(|one, other| one.place.y.total_cmp(&other.place.y));
        let tenth = |value: f64| (value * 10.0).round() as f32 / 10.0;
        TileArt {
            body,
            stands: stands
                .into_iter()
                .map(|stand| StandArt {
                    symbol: stand.symbol,
                    x: tenth(stand.place.x),
                    y: tenth(stand.place.y),
                    scale: stand.scale as f32,
                })
                .collect(),
            segments: tile.segments.iter().enumerate().map(|(index, source)| (source.letter, segment(index))).collect(),
        }
    }
}

fn goods_on(segment: &Segment) -> BTreeMap<Good, u16> {
    let counted_elsewhere = |good: Good| good == Good::City && segment.kind == FeatureKind::Sea;
    segment.goods.iter().filter(|(good, _)| !counted_elsewhere(*good)).collect()
}

impl TileArt {
    /// The whole tile after clockwise quarter turns, as the inside of a group.
    ///
    /// On a board it is better to draw the ground of all tiles first and then what stands on them.
    pub fn turned(&self, rotation: u8) -> String {
        format!("{}{}", self.ground(rotation), self.upright(rotation))
    }

    /// The ground after clockwise quarter turns.
    pub fn ground(&self, rotation: u8) -> String {
        match rotation & 3 {
            0 => self.body.clone(),
            turns => format!("<g transform=\"rotate({} 50 50)\">{}</g>", u32::from(turns) * 90, self.body),
        }
    }

    /// What stands on the tile after clockwise quarter turns.
    pub fn upright(&self, rotation: u8) -> String {
        let mut stands: Vec<(Point, &StandArt)> = self
            .stands
            .iter()
            .map(|stand| (turned(at(f64::from(stand.x), f64::from(stand.y)), rotation), stand))
            .collect();
        stands.sort_by(|one, other| one.0.y.total_cmp(&other.0.y));
        stands.iter().map(|(place, stand)| symbol_element(stand.symbol, *place, two_digits(stand.scale))).collect()
    }
}

fn two_digits(value: f32) -> f64 {
    (f64::from(value) * 100.0).round() / 100.0
}

/// A place of a tile after clockwise quarter turns.
pub fn turned(place: Point, rotation: u8) -> Point {
    (0..rotation & 3).fold(place - CENTRE, |away, _| away.turned()) + CENTRE
}

/// Everything a page needs to show games that are played with the same sets.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct GameArt {
    /// The side of a tile.
    pub tile_size: f64,
    /// The inside of a `<defs>`; every id begins with `hr-`.
    pub defs: String,
    /// By the tile's id, which no two tiles of these sets share.
    #[ts(type = "Record<string, TileArt>")]
    pub tiles: BTreeMap<String, TileArt>,
    /// By seat.
    pub pieces: Vec<PieceArt>,
}

impl GameArt {
    /// The art of sets that are played together (they belong to one game).
    pub fn of(sets: &[TileSet]) -> GameArt {
        let tiles = sets.iter().flat_map(|set| {
            (0..set.kinds.len()).map(move |kind| (set.kinds[kind].id.clone(), TileArt::new(set, kind)))
        });
        let game = sets.first().map_or(GameKind::Carcassonne, |set| set.game);
        GameArt { tile_size: TILE, defs: defs(game), tiles: tiles.collect(), pieces: pieces::all() }
    }
}

/// The symbols that tiles of a game refer to.
pub fn defs(game: GameKind) -> String {
    // What reaches over the border at corners is cut off, but for the bleed.
    let bleed = if game == GameKind::Discovery { GROUND_BLEED } else { LINE_BLEED };
    let (near, far) = (number(-bleed), number(TILE + bleed));
    let clip =
        format!("<clipPath id=\"{}\"><path d=\"M{near}{near}H{far}V{far}H{near}z\"/></clipPath>", symbols::clip(game));
    let mut text = clip;
    for symbol in symbols::of_game(game) {
        let lift =
            if symbol.lift == 0.0 { String::new() } else { format!(" transform=\"translate(0 {})\"", symbol.lift) };
        let _ = write!(text, "<g id=\"{}\"{lift}>{}</g>", symbol.id, symbol.body);
    }
    for (id, row) in seam::rows(game) {
        let _ = write!(text, "<g id=\"{id}\">{row}</g>");
    }
    text
}

/// All kinds of a set side by side, as a whole SVG document.
pub fn tile_sheet_svg(set: &TileSet, columns: usize) -> String {
    let columns = columns.clamp(1, set.kinds.len().max(1));
    let rows = set.kinds.len().div_ceil(columns);
    let gap = 8.0;
    let (width, height) = (columns as f64 * (TILE + gap) + gap, rows as f64 * (TILE + gap) + gap);
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\"><defs>{2}</defs><path fill=\"#f7f1e3\" d=\"M0 0h{0}v{1}h-{0}z\"/>",
        number(width),
        number(height),
        defs(set.game)
    );
    for kind in 0..set.kinds.len() {
        let (x, y) = ((kind % columns) as f64 * (TILE + gap) + gap, (kind / columns) as f64 * (TILE + gap) + gap);
        let _ = write!(
            text,
            "<g transform=\"translate({} {})\" clip-path=\"url(#{})\">{}</g>",
            number(x),
            number(y),
            symbols::clip(set.game),
            TileArt::new(set, kind).turned(0)
        );
    }
    text.push_str("</svg>");
    text
}

/// The types that the drawings come in, as TypeScript declarations.
pub fn typescript() -> Vec<String> {
    let config = ts_rs::Config::default();
    vec![
        GameArt::decl(&config),
        TileArt::decl(&config),
        StandArt::decl(&config),
        SegmentArt::decl(&config),
        PieceArt::decl(&config),
        ShapeArt::decl(&config),
        SeatMark::decl(&config),
    ]
}
