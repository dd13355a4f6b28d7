//! Pieces: five seats that differ by colour, by the mark on the piece and by what it wears.

use crate::svg::number;
use hedgerow_rules::Piece;
use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// How a piece is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceShape {
    /// Which piece it is.
    pub piece: Piece,
    /// Whether it lies down.
    pub lies: bool,
}

impl PieceShape {
    /// A piece that stands upright.
    pub const fn standing(piece: Piece) -> PieceShape {
        PieceShape { piece, lies: false }
    }
}

/// The sign of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum SeatMark {
    /// The first seat's.
    Circle,
    /// The second seat's.
    Triangle,
    /// The third seat's.
    Square,
    /// The fourth seat's.
    Cross,
    /// The fifth seat's.
    Star,
}

/// The colours of the seats. They stay apart for people who see few colours, by lightness as well as by hue.
pub const SEAT_COLOURS: [&str; 5] = ["#2a66b5", "#d24a25", "#f3c733", "#3d3440", "#f4f0e6"];

/// A seat's pieces.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PieceArt {
    /// The colour, as in CSS.
    pub colour: &'static str,
    /// The sign on its pieces, for those who cannot tell the colours apart.
    pub mark: SeatMark,
    /// By the kind of piece.
    #[ts(type = "Record<PieceKind, ShapeArt>")]
    pub shapes: BTreeMap<Piece, ShapeArt>,
}

/// A kind of piece: insides of groups around 0,0, about 20 units wide and high.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ShapeArt {
    /// How it looks upright.
    pub standing: String,
    /// How it looks laid down.
    pub lying: String,
}

/// The art of all seats.
pub fn all() -> Vec<PieceArt> {
    let shape = |seat, kind| ShapeArt {
        standing: piece(seat, PieceShape { piece: kind, lies: false }),
        lying: piece(seat, PieceShape { piece: kind, lies: true }),
    };
    let of_seat = |seat| PieceArt {
        colour: SEAT_COLOURS[seat],
        mark: MARKS[seat],
        shapes: Piece::ALL.into_iter().map(|kind| (kind, shape(seat, kind))).collect(),
    };
    (0..SEAT_COLOURS.len()).map(of_seat).collect()
}

const MARKS: [SeatMark; 5] = [SeatMark::Circle, SeatMark::Triangle, SeatMark::Square, SeatMark::Cross, SeatMark::Star];
/// The colour of the mark, which must stand out from the piece.
pub(crate) const MARK_COLOURS: [&str; 5] = ["#fff", "#fff", "#3a2c10", "#fff", "#8a2f6b"];
/// What each seat's followers wear on their heads.
const HATS: [&str; 5] = [
    // Bare, and curly.
    "M-4.2-7.6a4.2 4.2 0 1 1 8.4 0",
    "M-5-6.4 0-15.5 5-6.4z",
    "M-4.8-6.5V-12H4.8V-6.5z",
    "M-5.6-5.5C-7-13.5 7-13.5 5.6-5.5z",
    "M-5-6.2-5.6-13-2.5-10 0-14 2.5-10 5.6-13 5-6.2z",
];
const BODY: &str = "M-3-5C-6-4.2-9-1.6-9.2.6-9.2 2.5-7 3-5 1.6L-7 9.5H7L5 1.6C7 3 9.2 2.5 9.2.6 9-1.6 6-4.2 3-5z";
const HEAD: &str = "M-3.8-7.5a3.8 3.8 0 1 1 7.6 0 3.8 3.8 0 1 1-7.6 0z";
const HUT: &str = "M-9.5 8.5C-9.5-1-5-8-2.2-10.5L-4-13H4L2.2-10.5C5-8 9.5-1 9.5 8.5z";
const INK: &str = "#2a1f17";

/// A piece of a seat (0 to 4), as the inside of a group around 0,0.
pub fn piece(seat: usize, shape: PieceShape) -> String {
    let seat = seat % SEAT_COLOURS.len();
    let (colour, mark) = (SEAT_COLOURS[seat], mark(seat));
    // A light rim around a dark one: it stands out on any ground.
    let rims = |outline: &str| {
        format!(
            "<path fill=\"#fffaf0\" stroke=\"#fffaf0\" stroke-width=\"4.2\" stroke-linejoin=\"round\" d=\"{outline}\"/><path fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1.8\" stroke-linejoin=\"round\" d=\"{outline}\"/>"
        )
    };
    // The piece itself, where its shadow lies, and how wide that is.
    let (inside, ground, reach) = match shape.piece {
        Piece::Follower => {
            let hat = HATS[seat];
            let inside = format!(
                "{}<path fill=\"{colour}\" d=\"{BODY}{HEAD}\"/><path fill=\"{colour}\" stroke=\"{INK}\" stroke-width=\"1\" stroke-linejoin=\"round\" d=\"{hat}\"/><g transform=\"translate(0 3.6)\">{mark}</g>",
                rims(&format!("{BODY}{HEAD}{hat}"))
            );
            (inside, 10.0, (9.0, 2.4))
        }
        Piece::Hut => {
            let inside = format!(
                "{}<path fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.2\" d=\"M-3-11C-3-13-3-14-4.5-16M3-11C3-13 3-14 4.5-16\"/><path fill=\"{INK}\" d=\"M-3 8.4C-3 2.6 3 2.6 3 8.4z\"/><g transform=\"translate(0 -1.6)\">{mark}</g>",
                rims(HUT)
            );
            (inside, 9.0, (11.0, 2.6))
        }
        // A piece without a drawing of its own is a counter.
        #[allow(unreachable_patterns, reason = "every piece may have one")]
        _ => (format!("{}<g>{mark}</g>", rims("M-8 0a8 8 0 1 1 16 0 8 8 0 1 1-16 0z")), 7.0, (9.0, 2.4)),
    };
    let shadow = |x: f64, y: f64, (rx, ry): (f64, f64)| {
        let [x, y, rx, ry] = [x, y, rx, ry].map(number);
        format!("<ellipse cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\" fill=\"{INK}\" opacity=\".3\"/>")
    };
    match shape.lies {
        true => format!(
            "{}<g transform=\"rotate(-90)scale(.8 1)translate(0 1.5)\">{inside}</g>",
            shadow(0.0, 6.5, (13.0, 3.0))
        ),
        false => format!("{}{inside}", shadow(1.0, ground, reach)),
    }
}

fn mark(seat: usize) -> String {
    let colour = MARK_COLOURS[seat];
    let path = match MARKS[seat] {
        SeatMark::Circle => "M-2.8 0a2.8 2.8 0 1 1 5.6 0 2.8 2.8 0 1 1-5.6 0z",
        SeatMark::Triangle => "M0-3.4 3.5 2.6H-3.5z",
        SeatMark::Square => "M-2.7-2.7H2.7V2.7H-2.7z",
        SeatMark::Cross => "M-1.2-3.4H1.2V-1.2H3.4V1.2H1.2V3.4H-1.2V1.2H-3.4V-1.2H-1.2z",
        SeatMark::Star => "M0-4 1.1-1.3 4-1.1 1.8.7 2.5 3.5 0 2-2.5 3.5-1.8.7-4-1.1-1.1-1.3z",
    };
    format!("<path fill=\"{colour}\" d=\"{path}\"/>")
}
