//! [`BoardPicture`]: the board, or a window of it, as text.

use super::canvas::{Canvas, Ink};
use super::tile_picture::TilePicture;
use super::tile_shape::{COLUMNS, MIDDLE, ROWS};
use hedgerow_rules::{Position, Square};

/// The room for the y ruler.
const MARGIN: usize = 5;

/// A board to draw, with rulers: x along the top, y at the left.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    pub position: &'a Position,
    pub colour: bool,
    /// How many characters a line may have.
    pub width: usize,
    /// How many lines there may be, rulers included.
    pub height: usize,
    /// The square in the middle when not all fits; by default the tile placed last.
    pub focus: Option<Square>,
    /// Squares to number, from 1: where the tile in hand fits.
    pub numbered: &'a [Square],
    /// Whether the tile placed last shows the letters of its segments.
    pub letters: bool,
}

/// The squares of a picture, from one corner to the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Window {
    west: i16,
    north: i16,
    columns: i16,
    rows: i16,
}

impl Window {
    fn contains(&self, square: Square) -> bool {
        let (x, y) = (square.x - self.west, square.y - self.north);
        (0..self.columns).contains(&x) && (0..self.rows).contains(&y)
    }

    fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let Window { west, north, columns, rows } = *self;
        (0..rows).flat_map(move |y| (0..columns).map(move |x| Square::new(west + x, north + y)))
    }
}

impl<'a> BoardPicture<'a> {
    /// The whole board, as wide as it may be.
    pub fn new(position: &'a Position, colour: bool, width: usize) -> BoardPicture<'a> {
        BoardPicture { position, colour, width, height: usize::MAX, focus: None, numbered: &[], letters: false }
    }

    pub fn draw(&self) -> String {
        let all = self.whole();
        let window = self.window(all);
        let (columns, rows) = (window.columns as usize, window.rows as usize);
        let mut canvas = Canvas::new(MARGIN + COLUMNS * columns + 1, ROWS * rows + 2);
        for x in 0..window.columns {
            let label = format!("{:^COLUMNS$}", window.west + x);
            canvas.write(MARGIN + x as usize * COLUMNS, 0, &label, Ink::Faint);
        }
        for y in 0..window.rows {
            let row = 1 + y as usize * ROWS + MIDDLE.1;
            canvas.write(0, row, &format!("{:>4}", window.north + y), Ink::Faint);
        }
        for square in window.squares() {
            let column = MARGIN + (square.x - window.west) as usize * COLUMNS;
            let row = 1 + (square.y - window.north) as usize * ROWS;
            self.draw_square(&mut canvas, square, column, row);
        }
        self.draw_corners(&mut canvas, window);
        let mut text = canvas.lines(self.colour).join("\n") + "\n";
        if window != all {
            text += &self.what_is_outside(window);
        }
        text
    }

    fn draw_square(&self, canvas: &mut Canvas, square: Square, column: usize, row: usize) {
        let (board, game) = (self.position.board(), self.position.game());
        if let Some(tile) = board.tile_at(game, square) {
            let is_last = board.tiles().last().is_some_and(|last| last.square == square);
            let picture = TilePicture {
                game,
                kind: tile.kind,
                rotation: tile.rotation,
                standing: tile.standing,
                letters: self.letters && is_last,
            };
            canvas.paste(column, row, &picture.draw());
            return;
        }
        if let Some(number) = self.numbered.iter().position(|other| *other == square) {
            let text = format!("<{}>", number + 1);
            canvas.write(column + MIDDLE.0 - text.len() / 2, row + MIDDLE.1, &text, Ink::Number);
        }
    }

    /// Marks the corners of every tile, so that squares can be counted where the landscape flows on.
    fn draw_corners(&self, canvas: &mut Canvas, window: Window) {
        let (board, game) = (self.position.board(), self.position.game());
        for (x, y) in (0..=window.rows).flat_map(|y| (0..=window.columns).map(move |x| (x, y))) {
            let around = [(0, 0), (-1, 0), (0, -1), (-1, -1)];
            let square = |(dx, dy)| Square::new(window.west + x + dx, window.north + y + dy);
            let in_sight = |square: &Square| window.contains(*square) && board.tile_at(game, *square).is_some();
            if around.map(square).iter().any(in_sight) {
                canvas.put(MARGIN + x as usize * COLUMNS, 1 + y as usize * ROWS, '+', Ink::Faint);
            }
        }
    }

    /// The window that holds every tile and every numbered square.
    fn whole(&self) -> Window {
        let tiles = || self.position.board().tiles().iter().map(|tile| tile.square);
        let bounds = |place: fn(Square) -> i16| {
            let places = || tiles().chain(self.numbered.iter().copied()).map(place);
            (places().min().unwrap_or(0), places().max().unwrap_or(0))
        };
        let ((west, east), (north, south)) = (bounds(|square| square.x), bounds(|square| square.y));
        Window { west, north, columns: east - west + 1, rows: south - north + 1 }
    }

    /// The part of the board that fits into the room there is, around the focus.
    fn window(&self, all: Window) -> Window {
        let last = self.position.board().tiles().last().map_or(Square::new(0, 0), |tile| tile.square);
        let focus = self.focus.unwrap_or(last);
        let columns = (self.width.saturating_sub(MARGIN) / COLUMNS).clamp(1, all.columns as usize) as i16;
        let rows = (self.height.saturating_sub(1) / ROWS).clamp(2, all.rows.max(2) as usize) as i16;
        let rows = rows.min(all.rows);
        let start = |focus: i16, first: i16, total: i16, shown: i16| {
            (focus - shown / 2).clamp(first, first + total - shown)
        };
        Window {
            west: start(focus.x, all.west, all.columns, columns),
            north: start(focus.y, all.north, all.rows, rows),
            columns,
            rows,
        }
    }

    fn what_is_outside(&self, window: Window) -> String {
        let tiles = self.position.board().tiles().iter().filter(|tile| !window.contains(tile.square)).count();
        let numbered = self.numbered.iter().enumerate().filter(|(_, square)| !window.contains(**square));
        let numbered: Vec<String> = numbered.map(|(index, square)| format!("<{}> {square}", index + 1)).collect();
        let mut text = String::new();
        if tiles > 0 {
            text += &format!("({tiles} more tiles lie outside this window: 'view X,Y' moves it, 'view all' shows a map)\n");
        }
        if !numbered.is_empty() {
            text += &format!("The tile also fits outside this window: {}\n", numbered.join("  "));
        }
        text
    }

    /// The whole board with one character a tile: the seat of its piece, `#` without one, `*` where the tile in hand fits.
    pub fn map(&self) -> String {
        let all = self.whole();
        let (board, game) = (self.position.board(), self.position.game());
        let (columns, rows) = (all.columns as usize, all.rows as usize);
        let mut canvas = Canvas::new(MARGIN + 2 * columns, rows + 2);
        for x in 0..all.columns {
            let number = all.west + x;
            let column = MARGIN + 2 * x as usize;
            canvas.write(column, 0, if number < 0 { "-" } else { " " }, Ink::Faint);
            let digits = format!("{:>2}", number.abs());
            canvas.write(column - 1, 1, &digits, Ink::Faint);
        }
        for y in 0..all.rows {
            canvas.write(0, 2 + y as usize, &format!("{:>3}", all.north + y), Ink::Faint);
        }
        for square in all.squares() {
            let column = MARGIN + 2 * (square.x - all.west) as usize;
            let row = 2 + (square.y - all.north) as usize;
            let tile = board.tile_at(game, square);
            let (character, ink) = match tile.map(|tile| tile.standing) {
                Some(Some(standing)) => ((b'0' + standing.seat.0) as char, Ink::Piece(standing.seat)),
                Some(None) => ('#', Ink::Plain),
                None if self.numbered.contains(&square) => ('*', Ink::Number),
                None => (' ', Ink::Plain),
            };
            canvas.put(column, row, character, ink);
        }
        canvas.lines(self.colour).join("\n") + "\n"
    }
}
