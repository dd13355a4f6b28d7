//! Boards: a position as a picture.

use crate::art::{SegmentArt, StandArt, TileArt, defs, turned};
use crate::geometry::{Point, TILE, at};
use crate::lettering::{lettering, lettering_width};
use crate::paint::symbols::is_good;
use crate::pieces::{PieceShape, piece};
use crate::svg::number;
use hedgerow_rules::{Game, KindId, Piece, Position, Square, Standing, Tile, TileSet};
use std::collections::BTreeMap;
use std::fmt::Write;

/// What a picture of a board shows beside the tiles.
#[derive(Clone, Debug, Default)]
pub struct BoardOptions<'a> {
    /// The players' names, for the strip with the points; without names there is no strip.
    pub players: &'a [String],
    /// The colours of the seats, by seat; a seat without one has that of its number.
    pub colours: &'a [u8],
    /// Whether the tile placed last has a frame.
    pub frame_last: bool,
}

/// Room around the tiles.
pub(crate) const MARGIN: f64 = 24.0;
/// The height of the strip with names and points.
pub(crate) const STRIP: f64 = 40.0;
pub(crate) const PAPER: &str = "#f3ead6";
const INK: &str = "#3b2d20";

/// A board as a whole SVG document.
pub fn board_svg(position: &Position, options: &BoardOptions) -> String {
    let game = position.game();
    let mut studio = Studio::new(game).in_colours(options.colours);
    let tiles = position.board().tiles();
    let window = Window::around(tiles.iter().map(|tile| tile.square), options.players);
    let mut body = String::new();
    tiles.iter().for_each(|tile| body += &studio.ground(tile, &window, ""));
    tiles.iter().for_each(|tile| body += &studio.upright(tile, &window, ""));
    if options.frame_last
        && let Some(last) = tiles.last()
    {
        body += &frame(window.place(last.square), "");
    }
    for (tile, standing) in position.board().pieces() {
        body += &studio.piece(tile, standing, &window, "", "");
    }
    for (seat, name) in options.players.iter().enumerate() {
        let (x, points) = (window.entry(options.players, seat), position.scores().get(seat).copied().unwrap_or(0));
        body += &window.player(x, studio.colour(seat), name);
        body += &window.points(x, name, points);
    }
    studio.document(&window, &body)
}

/// What the tiles of a game look like, drawn when first needed.
pub(crate) struct Studio<'a> {
    game: &'a Game,
    /// By seat.
    colours: &'a [u8],
    drawn: BTreeMap<KindId, TileArt>,
}

impl<'a> Studio<'a> {
    pub fn new(game: &'a Game) -> Studio<'a> {
        Studio { game, colours: &[], drawn: BTreeMap::new() }
    }

    pub fn in_colours(self, colours: &'a [u8]) -> Studio<'a> {
        Studio { colours, ..self }
    }

    pub fn colour(&self, seat: usize) -> usize {
        self.colours.get(seat).map_or(seat, |colour| usize::from(*colour))
    }

    fn art(&mut self, kind: KindId) -> &TileArt {
        let game = self.game;
        self.drawn.entry(kind).or_insert_with(|| {
            let (set, index) = find(game.sets(), kind);
            TileArt::new(set, index)
        })
    }

    /// What stands on a placed tile; `inside` is put into its group.
    pub fn upright(&mut self, tile: &Tile, window: &Window, inside: &str) -> String {
        self.upright_at(tile.kind, tile.rotation, window.place(tile.square), inside)
    }

    pub fn upright_at(&mut self, kind: KindId, rotation: u8, place: Point, inside: &str) -> String {
        let stands = self.art(kind).upright(rotation);
        match stands.as_str() {
            "" => String::new(),
            _ => format!("<g transform=\"translate({} {})\">{stands}{inside}</g>", number(place.x), number(place.y)),
        }
    }

    /// The ground of a placed tile; `inside` is put into its group.
    pub fn ground(&mut self, tile: &Tile, window: &Window, inside: &str) -> String {
        self.ground_at(tile.kind, tile.rotation, window.place(tile.square), inside)
    }

    pub fn ground_at(&mut self, kind: KindId, rotation: u8, place: Point, inside: &str) -> String {
        self.art(kind);
        let id = &self.game.tile(kind).id;
        let tag = format!("href=\"#hr-t-{id}\" transform=\"{}\"", laid(place, rotation));
        if inside.is_empty() { format!("<use {tag}/>") } else { format!("<use {tag}>{inside}</use>") }
    }

    /// A piece on its tile; `attributes` and `inside` are put into its group.
    pub fn piece(
        &mut self,
        tile: &Tile,
        standing: Standing,
        window: &Window,
        attributes: &str,
        inside: &str,
    ) -> String {
        let shape = piece_shape(self.game, tile.kind, standing);
        let place = self.anchor(tile, standing.segment, window);
        let inside = format!("{}{inside}", piece(self.colour(standing.seat.index()), shape));
        format!(
            "<g transform=\"translate({} {})scale(1.2)\"{attributes}>{inside}</g>",
            number(place.x),
            number(place.y)
        )
    }

    /// Where a piece on a segment of a placed tile stands.
    pub fn anchor(&mut self, tile: &Tile, segment: u8, window: &Window) -> Point {
        let (x, y) = self.segment(tile.kind, segment).map_or((50.0, 50.0), |segment| segment.anchor);
        window.place(tile.square) + turned(at(f64::from(x), f64::from(y)), tile.rotation)
    }

    /// Where the goods of a placed tile are.
    pub fn goods(&mut self, tile: &Tile, window: &Window) -> Vec<Point> {
        let stands = self.art(tile.kind).stands.iter().filter(|stand| is_good(stand.symbol));
        let place = |stand: &StandArt| turned(at(f64::from(stand.x), f64::from(stand.y)), tile.rotation);
        stands.map(|stand| window.place(tile.square) + place(stand)).collect()
    }

    pub fn segment(&mut self, kind: KindId, segment: u8) -> Option<&SegmentArt> {
        let letter = self.game.tile(kind).segments.get(usize::from(segment))?.letter;
        self.art(kind).segments.get(&letter)
    }

    /// The drawings of all tiles so far, for the `<defs>`.
    pub fn tiles(&self) -> String {
        self.drawn.iter().fold(String::new(), |mut text, (kind, art)| {
            let _ = write!(text, "<g id=\"hr-t-{}\">{}</g>", self.game.tile(*kind).id, art.body);
            text
        })
    }

    pub fn document(&self, window: &Window, body: &str) -> String {
        let tiles = self.tiles();
        let (width, height) = (number(window.width), number(window.height));
        let label = format!("A board of {}", self.game.rules().game()).replace('&', "&amp;");
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" aria-label=\"{label}\"><defs>{}{tiles}</defs><path fill=\"{PAPER}\" d=\"M0 0h{width}v{height}h-{width}z\"/>{body}</svg>",
            defs(self.game.rules().game())
        )
    }
}

/// How a piece is shown on its segment.
pub fn piece_shape(game: &Game, kind: KindId, standing: Standing) -> PieceShape {
    shape_on(game, kind, standing.piece, standing.segment)
}

/// How a piece on a segment would be shown.
pub(crate) fn shape_on(game: &Game, kind: KindId, piece: Piece, segment: u8) -> PieceShape {
    PieceShape { piece, lies: game.post(kind, piece, segment).is_some_and(|post| post.lies) }
}

/// The transformation of what lies on a square.
pub(crate) fn laid(place: Point, rotation: u8) -> String {
    let turn = match rotation {
        0 => String::new(),
        rotation => format!("rotate({} 50 50)", u32::from(rotation) * 90),
    };
    format!("translate({} {}){turn}", number(place.x), number(place.y))
}

/// The set and the number in it of a kind of a game.
fn find(sets: &[TileSet], kind: KindId) -> (&TileSet, usize) {
    let mut index = kind.index();
    for set in sets {
        if index < set.kinds.len() {
            return (set, index);
        }
        index -= set.kinds.len();
    }
    (&sets[0], 0)
}

/// A frame around a tile; `inside` is put into each of its parts.
pub(crate) fn frame(place: Point, inside: &str) -> String {
    let (x, y, size) = (number(place.x), number(place.y), number(TILE));
    ["stroke=\"#fffaf0\" stroke-width=\"5\"", "stroke=\"#8a2f1d\" stroke-width=\"2.4\""].iter().fold(
        String::new(),
        |mut text, paint| {
            let _ = write!(
                text,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{size}\" height=\"{size}\" rx=\"2\" fill=\"none\" {paint}>{inside}</rect>"
            );
            text
        },
    )
}

/// Which squares a picture shows, and where.
#[derive(Clone, Debug)]
pub(crate) struct Window {
    west: i16,
    north: i16,
    /// How far the board is from the left, when the strip is wider than the board.
    shift: f64,
    pub width: f64,
    pub height: f64,
}

impl Window {
    pub fn around(squares: impl Iterator<Item = Square> + Clone, players: &[String]) -> Window {
        let columns = || squares.clone().map(|square| square.x);
        let rows = || squares.clone().map(|square| square.y);
        let (west, east) = (columns().min().unwrap_or(0), columns().max().unwrap_or(0));
        let (north, south) = (rows().min().unwrap_or(0), rows().max().unwrap_or(0));
        let board = f64::from(east - west + 1) * TILE + 2.0 * MARGIN;
        let strip: f64 = 2.0 * MARGIN + players.iter().map(|name| entry_width(name)).sum::<f64>();
        let width = if players.is_empty() { board } else { board.max(strip) };
        let height = f64::from(south - north + 1) * TILE + 2.0 * MARGIN;
        let height = if players.is_empty() { height } else { height + STRIP };
        Window { west, north, shift: (width - board) / 2.0 + MARGIN, width, height }
    }

    pub fn place(&self, square: Square) -> Point {
        at(f64::from(square.x - self.west) * TILE + self.shift, f64::from(square.y - self.north) * TILE + MARGIN)
    }

    /// Where a player's part of the strip begins.
    pub fn entry(&self, players: &[String], seat: usize) -> f64 {
        let total: f64 = players.iter().map(|name| entry_width(name)).sum();
        let before: f64 = players[..seat].iter().map(|name| entry_width(name)).sum();
        (self.width - total) / 2.0 + before
    }

    pub fn player(&self, x: f64, colour: usize, name: &str) -> String {
        let base = self.height - MARGIN;
        let sign = format!(
            "<g transform=\"translate({} {})\">{}</g>",
            number(x + 12.0),
            number(base - 4.0),
            piece(colour, PieceShape::standing(Piece::Follower))
        );
        sign + &lettering(name, x + 32.0, base, NAME, "#6b5844")
    }

    pub fn points(&self, x: f64, name: &str, points: u32) -> String {
        lettering(&points.to_string(), x + 40.0 + lettering_width(name, NAME), self.height - MARGIN, POINTS, INK)
    }
}

const NAME: f64 = 11.0;
const POINTS: f64 = 17.0;

fn entry_width(name: &str) -> f64 {
    40.0 + lettering_width(name, NAME) + lettering_width("000", POINTS) + 26.0
}
