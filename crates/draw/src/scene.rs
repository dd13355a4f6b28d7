//! Scenes: a small board that points at something, for the readers of the rules.

use crate::art::defs;
use crate::board::{MARGIN, PAPER, Studio, Window, frame, laid, shape_on};
use crate::geometry::{Point, TILE, at};
use crate::lettering::{lettering, lettering_width};
use crate::pieces::{MARK_COLOURS, PieceShape, SEAT_COLOURS, piece};
use crate::svg::number;
use hedgerow_rules::{KindId, Piece, Position, Seat, Spot, Square, Tile};
use std::fmt::Write;

/// A position, and what of it matters.
#[derive(Clone, Debug)]
pub struct Scene {
    /// What lies on the table.
    pub position: Position,
    /// The corners of what is shown; without, everything that lies.
    pub window: Option<(Square, Square)>,
    /// Whether the tile placed last has a frame.
    pub frame_last: bool,
    /// If there are any, everything else steps back.
    pub lit: Vec<Spot>,
    /// What is drawn on top, in this order.
    pub marks: Vec<SceneMark>,
    /// Tiles that lie ready, and whether they are crossed out.
    pub beside: Vec<(KindId, bool)>,
    /// Whether the pieces in the supplies are shown.
    pub supplies: bool,
}

/// What is drawn onto a scene.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SceneMark {
    /// A piece that the position does not have yet.
    Stands {
        /// Where it stands.
        spot: Spot,
        /// The seat it belongs to.
        seat: Seat,
        /// Which piece it is.
        piece: Piece,
    },
    /// A piece that could be put there.
    MayStand {
        /// Where it would stand.
        spot: Spot,
        /// The seat it would belong to.
        seat: Seat,
        /// Which piece it is.
        piece: Piece,
    },
    /// A place where no piece may be put.
    MayNotStand {
        /// Where it would stand.
        spot: Spot,
    },
    /// A square where the tile may go.
    MayLie {
        /// Which square.
        square: Square,
    },
    /// A tile where it may not go.
    MayNotLie {
        /// Which tile.
        tile: KindId,
        /// Where it would lie.
        square: Square,
        /// Quarter turns clockwise.
        rotation: u8,
    },
    /// The piece on that square comes home.
    GoesHome {
        /// Which square.
        square: Square,
    },
    /// The square and the eight around it count.
    Around {
        /// The square in the middle.
        square: Square,
    },
    /// Points of a seat, shown at its piece.
    Points {
        /// Where the piece stands.
        spot: Spot,
        /// The seat that scores.
        seat: Seat,
        /// How many it gets.
        points: u32,
    },
}

const BORDER: f64 = 12.0;
const BESIDE: f64 = 0.62;
const SUPPLY: f64 = 26.0;
const RED: &str = "#c2201a";
const GREEN: &str = "#2f7d32";
const INK: &str = "#2a1f17";
const WHITE: &str = "#fffaf0";

/// How close to the middle of points something is hidden by them.
const BADGE: (f64, f64) = (23.0, 19.0);
/// Where points may be shown, seen from their piece, the best place first.
const AROUND: [(f64, f64); 9] = [
    (0.0, -27.0),
    (34.0, -27.0),
    (-34.0, -27.0),
    (34.0, 0.0),
    (-34.0, 0.0),
    (0.0, 27.0),
    (34.0, 27.0),
    (-34.0, 27.0),
    (68.0, -27.0),
];

impl Scene {
    /// The scene as a whole SVG document.
    pub fn svg(&self) -> String {
        let mut easel = Easel::new(self);
        let tiles: Vec<&Tile> = self.position.board().tiles().iter().filter(|tile| self.shows(tile.square)).collect();
        for tile in &tiles {
            easel.body += &easel.studio.ground(tile, &easel.window, "");
        }
        for tile in &tiles {
            easel.body += &easel.studio.upright(tile, &easel.window, "");
        }
        easel.light(&self.lit);
        if self.frame_last
            && let Some(last) = tiles.last()
        {
            easel.body += &frame(easel.window.place(last.square), "");
        }
        for (tile, standing) in self.position.board().pieces().filter(|(tile, _)| self.shows(tile.square)) {
            easel.body += &easel.studio.piece(tile, standing, &easel.window, "", "");
        }
        for mark in &self.marks {
            easel.mark(*mark);
        }
        easel.beside(&self.beside);
        if self.supplies {
            easel.supplies();
        }
        easel.document()
    }

    fn shows(&self, square: Square) -> bool {
        self.window
            .is_none_or(|(one, other)| (one.x..=other.x).contains(&square.x) && (one.y..=other.y).contains(&square.y))
    }

    /// Every square that something is drawn on.
    fn squares(&self) -> Vec<Square> {
        if let Some((one, other)) = self.window {
            return vec![one, other];
        }
        let marked = self.marks.iter().filter_map(|mark| match mark {
            SceneMark::MayLie { square } | SceneMark::MayNotLie { square, .. } => Some(*square),
            _ => None,
        });
        self.position.board().tiles().iter().map(|tile| tile.square).chain(marked).collect()
    }
}

/// A scene under construction.
struct Easel<'a> {
    scene: &'a Scene,
    studio: Studio<'a>,
    window: Window,
    body: String,
    /// Where marks are already, so that others step aside.
    taken: Vec<Point>,
    width: f64,
    height: f64,
}

impl<'a> Easel<'a> {
    fn new(scene: &'a Scene) -> Easel<'a> {
        let window = Window::around(scene.squares().into_iter(), &[]);
        let (width, height) = (window.width - MARGIN + BORDER, window.height - MARGIN + BORDER);
        let (studio, body, taken) = (Studio::new(scene.position.game()), String::new(), Vec::new());
        Easel { scene, studio, window, body, taken, width, height }
    }

    fn put(&mut self, place: Point, inside: &str) {
        let _ = write!(self.body, "<g transform=\"translate({} {})\">{inside}</g>", number(place.x), number(place.y));
    }

    /// Lets everything but some segments step back, and draws a line around them.
    fn light(&mut self, spots: &[Spot]) {
        if spots.is_empty() {
            return;
        }
        let mut paths = String::new();
        for spot in spots.iter().filter(|spot| self.scene.shows(spot.square)) {
            let Some(tile) = self.tile(spot.square) else { continue };
            let (kind, transform) = (tile.kind, laid(self.window.place(spot.square), tile.rotation));
            let Some(segment) = self.studio.segment(kind, spot.segment) else { continue };
            let _ = write!(paths, "<path transform=\"{transform}\" d=\"{}\"/>", segment.outline);
        }
        let all = format!("d=\"M0 0h{0}v{1}h-{0}z\"", number(self.window.width), number(self.window.height));
        // The paper needs no dimming, and its corners are round.
        let board = format!(
            "d=\"M{0} {0}h{1}v{2}h-{1}z\"",
            number(MARGIN),
            number(self.window.width - 2.0 * MARGIN),
            number(self.window.height - 2.0 * MARGIN)
        );
        let _ = write!(
            self.body,
            "<g fill-rule=\"evenodd\" stroke-linejoin=\"round\"><defs><g id=\"hr-lit\">{paths}</g></defs>\
             <mask id=\"hr-rest\" maskUnits=\"userSpaceOnUse\"><path fill=\"#fff\" {all}/><use href=\"#hr-lit\" stroke=\"#000\" stroke-width=\"1\"/></mask>\
             <g mask=\"url(#hr-rest)\"><path fill=\"{PAPER}\" fill-opacity=\".5\" {board}/>\
             <use href=\"#hr-lit\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"7\"/><use href=\"#hr-lit\" fill=\"none\" stroke=\"#ffd23d\" stroke-width=\"5\"/></g></g>"
        );
    }

    fn mark(&mut self, mark: SceneMark) {
        match mark {
            SceneMark::Stands { spot, seat, piece } => self.piece(spot, seat, piece, 1.2, ""),
            SceneMark::MayStand { spot, seat, piece } => self.piece(
                spot,
                seat,
                piece,
                0.9,
                &format!(
                    "<circle r=\"13.5\" fill=\"{WHITE}\" fill-opacity=\".75\" stroke=\"{GREEN}\" stroke-width=\"2\" stroke-dasharray=\"4 3\"/>"
                ),
            ),
            SceneMark::MayNotStand { spot } => {
                let place = self.anchor(spot);
                self.put(place, &cross(11.0));
            }
            SceneMark::MayLie { square } => {
                let place = self.window.place(square);
                self.put(
                    place,
                    &format!(
                        "<rect x=\"5\" y=\"5\" width=\"90\" height=\"90\" rx=\"8\" fill=\"{GREEN}\" fill-opacity=\".14\" stroke=\"{GREEN}\" stroke-width=\"3\" stroke-dasharray=\"9 6\"/>"
                    ),
                );
            }
            SceneMark::MayNotLie { tile, square, rotation } => {
                let place = self.window.place(square);
                let ground = self.studio.ground_at(tile, rotation, place, "");
                let upright = self.studio.upright_at(tile, rotation, place, "");
                let _ = write!(self.body, "<g opacity=\".8\">{ground}{upright}</g>");
                self.put(
                    place,
                    &format!("<rect width=\"{TILE}\" height=\"{TILE}\" rx=\"2\" fill=\"none\" stroke=\"{RED}\" stroke-width=\"3\"/>"),
                );
                self.put(place + at(TILE / 2.0, TILE / 2.0), &cross(26.0));
            }
            SceneMark::GoesHome { square } => {
                let standing = self.tile(square).and_then(|tile| tile.standing);
                let spot = standing.map(|standing| Spot { square, segment: standing.segment });
                // A piece that was used and is home again in the same action stands in a mark.
                let used = self.scene.marks.iter().find_map(|mark| match mark {
                    SceneMark::Stands { spot, .. } if spot.square == square => Some(*spot),
                    _ => None,
                });
                if let Some(spot) = spot.or(used) {
                    let place = self.anchor(spot);
                    self.put(place, &home());
                }
            }
            SceneMark::Around { square } => {
                let place = self.window.place(square) + at(-TILE, -TILE);
                self.put(
                    place,
                    &format!("<rect width=\"300\" height=\"300\" rx=\"6\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"6\"/><rect width=\"300\" height=\"300\" rx=\"6\" fill=\"none\" stroke=\"#ffd23d\" stroke-width=\"4\"/>"),
                );
            }
            SceneMark::Points { spot, seat, points } => {
                let place = self.badge_place(spot);
                self.put(place, &badge(seat, points));
            }
        }
    }

    fn piece(&mut self, spot: Spot, seat: Seat, kind: Piece, scale: f64, below: &str) {
        let Some(tile) = self.tile(spot.square) else { return };
        let shape = shape_on(self.scene.position.game(), tile.kind, kind, spot.segment);
        let place = self.anchor(spot);
        let place = self.free(place, 26.0);
        self.put(place, &format!("{below}<g transform=\"scale({scale})\">{}</g>", piece(seat.index(), shape)));
    }

    /// The place, or one beside it if another mark is there.
    fn free(&mut self, place: Point, step: f64) -> Point {
        let mut free = place;
        while self.taken.iter().any(|other| (*other - free).length() < step * 0.6) {
            free = free + at(step, 0.0);
        }
        self.taken.push(free);
        free
    }

    /// A place for points at a piece, above it if possible, where they hide no good, no piece and no other mark.
    fn badge_place(&mut self, spot: Spot) -> Point {
        let piece = self.anchor(spot);
        let position = &self.scene.position;
        let mut hidden = self.taken.clone();
        for tile in position.board().tiles().iter().filter(|tile| self.scene.shows(tile.square)) {
            hidden.extend(self.studio.goods(tile, &self.window));
            hidden.extend(tile.standing.map(|standing| self.studio.anchor(tile, standing.segment, &self.window)));
        }
        let cost = |place: &Point| {
            let covered = hidden.iter().filter(|thing| {
                let way = **thing - *place;
                way.x.abs() < BADGE.0 && way.y.abs() < BADGE.1
            });
            let (from, right, below) = (MARGIN, self.window.width - MARGIN, self.window.height - MARGIN);
            let outside = !(from..=right).contains(&place.x) || !(from..=below).contains(&place.y);
            covered.count() + usize::from(outside)
        };
        let around = AROUND.map(|(x, y)| piece + at(x, y));
        let place = around.into_iter().min_by_key(cost).unwrap_or(piece);
        self.taken.push(place);
        place
    }

    fn tile(&self, square: Square) -> Option<&'a Tile> {
        let position = &self.scene.position;
        position.board().tile_at(position.game(), square)
    }

    fn anchor(&mut self, spot: Spot) -> Point {
        match self.tile(spot.square) {
            Some(tile) => self.studio.anchor(tile, spot.segment, &self.window),
            None => self.window.place(spot.square),
        }
    }

    /// Tiles that lie ready, one below the other at the right.
    fn beside(&mut self, tiles: &[(KindId, bool)]) {
        let Some(step) = (!tiles.is_empty()).then_some(TILE * BESIDE + BORDER) else { return };
        let (left, top) = (self.width + BORDER * 0.5, MARGIN);
        for (index, (tile, crossed)) in tiles.iter().enumerate() {
            let ground = self.studio.ground_at(*tile, 0, at(0.0, 0.0), "");
            let upright = self.studio.upright_at(*tile, 0, at(0.0, 0.0), "");
            let sign =
                if *crossed { format!("<g transform=\"translate(50 50)\">{}</g>", cross(34.0)) } else { String::new() };
            let _ = write!(
                self.body,
                "<g transform=\"translate({} {})scale({BESIDE})\">{ground}{upright}<rect width=\"{TILE}\" height=\"{TILE}\" rx=\"3\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"2.5\"/>{sign}</g>",
                number(left),
                number(top + index as f64 * step)
            );
        }
        self.width = left + step;
        self.height = self.height.max(top + tiles.len() as f64 * step);
    }

    /// Every seat's pieces in a row below the board.
    fn supplies(&mut self) {
        let position = &self.scene.position;
        for seat in position.seats() {
            let mut row: Vec<String> = Vec::new();
            for (kind, _) in position.rules().pieces() {
                let picture = piece(seat.index(), PieceShape::standing(*kind));
                let left = usize::from(position.supply(seat, *kind));
                if left == 0 && *kind == Piece::Follower {
                    row.push(format!("<g opacity=\".35\">{picture}</g>{}", cross(8.0)));
                }
                row.extend(vec![picture; left]);
            }
            let base = self.height + SUPPLY * 0.75;
            for (index, picture) in row.iter().enumerate() {
                self.put(at(MARGIN + 14.0 + index as f64 * SUPPLY, base), picture);
            }
            self.width = self.width.max(MARGIN + row.len() as f64 * SUPPLY + BORDER);
            self.height += SUPPLY * 1.3;
        }
    }

    fn document(self) -> String {
        let from = MARGIN - BORDER;
        let (width, height) = (number(self.width - from), number(self.height - from));
        let tiles = self.studio.tiles();
        let game = self.scene.position.rules().game();
        let defs = defs(game);
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{0} {0} {width} {height}\" width=\"{width}\" height=\"{height}\"><defs>{defs}{tiles}</defs><rect x=\"{0}\" y=\"{0}\" width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"{PAPER}\"/>{1}</svg>",
            number(from),
            self.body
        )
    }
}

/// A red cross around 0,0.
fn cross(reach: f64) -> String {
    let data = format!("d=\"M-{0}-{0} {0} {0}M{0}-{0}-{0} {0}\"", number(reach));
    let stroke = |colour: &str, width: f64| {
        format!(
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{}\" stroke-linecap=\"round\" {data}/>",
            number(width)
        )
    };
    stroke(WHITE, reach * 0.3 + 6.0) + &stroke(RED, reach * 0.3 + 2.5)
}

/// An arrow that leads away from a piece at 0,0.
fn home() -> String {
    let data = "d=\"M14 2C20-8 30-9 37-1M37-11V0H26\"";
    format!(
        "<path fill=\"none\" stroke=\"{WHITE}\" stroke-width=\"8\" stroke-linecap=\"round\" stroke-linejoin=\"round\" {data}/><path fill=\"none\" stroke=\"{INK}\" stroke-width=\"4\" stroke-linecap=\"round\" stroke-linejoin=\"round\" {data}/>"
    )
}

/// Points in the colour of a seat, around 0,0.
fn badge(seat: Seat, points: u32) -> String {
    let text = format!("+{points}");
    let index = seat.index() % SEAT_COLOURS.len();
    let (height, width) = (12.0, lettering_width(&text, 12.0));
    format!(
        "<rect x=\"{0}\" y=\"-11\" width=\"{1}\" height=\"22\" rx=\"7\" fill=\"{WHITE}\" stroke=\"{WHITE}\" stroke-width=\"4\"/><rect x=\"{0}\" y=\"-11\" width=\"{1}\" height=\"22\" rx=\"7\" fill=\"{2}\" stroke=\"{INK}\" stroke-width=\"1.6\"/>{3}",
        number(-width / 2.0 - 6.0),
        number(width + 12.0),
        SEAT_COLOURS[index],
        lettering(&text, -width / 2.0, height / 2.0, height, MARK_COLOURS[index])
    )
}
