//! [`BoardPicture`]: the board, or a window of it, as text.

use super::canvas::{Canvas, Ink};
use super::tile_picture::TilePicture;
use super::tile_shape::{COLUMNS, MIDDLE, ROWS};
use hedgerow_locale::{Language, text};
use hedgerow_rules::{Position, Square};

/// The room for the y ruler.
const MARGIN: usize = 5;

/// A board to draw, with rulers: x along the top, y at the left.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// For what is said about the part that is not shown.
    pub language: Language,
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
    /// Whether it is said what is outside the window, and how to see it.
    pub tells_outside: bool,
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
        BoardPicture {
            language: Language::ENGLISH,
            position,
            colour,
            width,
            height: usize::MAX,
            focus: None,
            numbered: &[],
            letters: false,
            tells_outside: true,
        }
    }

    pub fn draw(&self) -> String {
        let all = self.whole();
        let window = self.without_empty_rows(self.window(all));
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
        if window != all && self.tells_outside {
            text += &self.what_is_outside(window);
        }
        text
    }

    fn draw_square(&self, canvas: &mut Canvas, square: Square, column: usize, row: usize) {
        let (board, game) = (self.position.board(), self.position.game());
        if let Some(tile) = board.tile_at(game, square) {
            let is_last = board.tiles().last().is_some_and(|last| last.square == square);
            let piece = tile
                .standing
                .and_then(|standing| Some((game.role(tile.kind, standing.piece, standing.segment)?, standing)));
            let letters = self.letters && is_last;
            let picture = TilePicture { tile: game.tile(tile.kind), rotation: tile.rotation, piece, letters };
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
        let rows = (self.height.saturating_sub(2) / ROWS).clamp(1, all.rows as usize) as i16;
        let start =
            |focus: i16, first: i16, total: i16, shown: i16| (focus - shown / 2).clamp(first, first + total - shown);
        Window {
            west: start(focus.x, all.west, all.columns, columns),
            north: start(focus.y, all.north, all.rows, rows),
            columns,
            rows,
        }
    }

    /// Leaves out rows at the top and bottom that show nothing in these columns.
    fn without_empty_rows(&self, mut window: Window) -> Window {
        let (board, game) = (self.position.board(), self.position.game());
        let shows = |square: Square| self.numbered.contains(&square) || board.tile_at(game, square).is_some();
        let empty = |window: &Window, y: i16| (0..window.columns).all(|x| !shows(Square::new(window.west + x, y)));
        while window.rows > 1 && empty(&window, window.north) {
            (window.north, window.rows) = (window.north + 1, window.rows - 1);
        }
        while window.rows > 1 && empty(&window, window.north + window.rows - 1) {
            window.rows -= 1;
        }
        window
    }

    fn what_is_outside(&self, window: Window) -> String {
        let tiles = self.position.board().tiles().iter().filter(|tile| !window.contains(tile.square)).count();
        let numbered = self.numbered.iter().enumerate().filter(|(_, square)| !window.contains(**square));
        let numbered: Vec<String> = numbered.map(|(index, square)| format!("<{}> {square}", index + 1)).collect();
        let mut text = String::new();
        if tiles > 0 {
            text += &format!("{}\n", self.language.say(&text!("cli-outside", count = tiles)));
        }
        if !numbered.is_empty() {
            text += &format!("{}\n", self.fits_outside(&numbered));
        }
        text
    }

    /// The squares outside, as many as one line holds.
    fn fits_outside(&self, numbered: &[String]) -> String {
        let all = self.language.say(&text!("cli-fits-outside", squares = numbered.join("  ")));
        if all.chars().count() <= self.width {
            return all;
        }
        let mut line = self.language.say(&text!("cli-fits-outside-more", count = numbered.len()));
        for square in numbered {
            if line.chars().count() + square.len() + 4 > self.width {
                break;
            }
            line += &format!("  {square}");
        }
        line + " …"
    }

    /// How many rows of tiles there is room for.
    pub fn rows(&self) -> i16 {
        self.window(self.whole()).rows
    }

    /// The next numbered square that this picture does not show, after those that it shows.
    pub fn next_outside(&self) -> Option<Square> {
        let window = self.without_empty_rows(self.window(self.whole()));
        let last = self.numbered.iter().rposition(|square| window.contains(*square)).map_or(0, |last| last + 1);
        let (before, after) = self.numbered.split_at(last);
        after.iter().chain(before).find(|square| !window.contains(**square)).copied()
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

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_notation::parse_action;
    use hedgerow_rules::{Game, Rules, Seat};
    use std::sync::Arc;

    fn position(words: &str) -> Position {
        let game = Arc::new(Game::new(Rules::named("carcassonne/first", []).unwrap()).unwrap());
        let mut position = Position::new(&game, 2, Seat(0)).unwrap();
        for word in words.split_whitespace() {
            let action = parse_action(&position, word).unwrap();
            position.play(action).unwrap();
        }
        position
    }

    #[test]
    fn tiles_lie_side_by_side_with_rulers_pieces_and_numbered_squares() {
        let position = position("+U U@1,0r0 thief:R");
        let numbered = [Square::new(2, 0)];
        let picture = BoardPicture { numbered: &numbered, ..BoardPicture::new(&position, false, 80) };
        let wanted = "
         0        1        2
     +▒▒▒▒▒▒▒·+········+
     ··················
   0 ────────────T0────   <1>
     ··················
     ··················
     +        +        +
";
        assert_eq!(format!("\n{}", picture.draw()), wanted);
    }

    #[test]
    fn a_narrow_screen_shows_a_window_and_says_what_lies_outside() {
        let position = position("+U U@1,0r0 - +U U@2,0r0 - +U U@3,0r0 -");
        let numbered = [Square::new(4, 0), Square::new(-1, 0)];
        let picture = BoardPicture { numbered: &numbered, ..BoardPicture::new(&position, false, 25) };
        let text = picture.draw();
        assert!(text.lines().take(7).all(|line| line.chars().count() <= 25), "{text}");
        assert!(text.starts_with("         2        3\n"), "{text}");
        assert!(text.contains("(2 tiles outside this window"), "{text}");
        assert!(text.contains("It also fits at 2 squares outside it ('more' shows them): …"), "{text}");
        assert_eq!(picture.next_outside(), Some(Square::new(4, 0)));
        let wider =
            BoardPicture { width: 48, height: 2, ..picture }.fits_outside(&["<1> 4,0".into(), "<2> -1,0".into()]);
        assert_eq!(wider, "The tile also fits outside it: <1> 4,0  <2> -1,0");
        let moved = BoardPicture { focus: Some(Square::new(0, 0)), ..picture };
        assert!(moved.draw().starts_with("        -1        0\n"), "{}", moved.draw());
    }

    #[test]
    fn the_map_has_one_character_a_tile() {
        let position = position("+U U@1,0r0 thief:R");
        let numbered = [Square::new(-1, 0)];
        let picture = BoardPicture { numbered: &numbered, ..BoardPicture::new(&position, false, 80) };
        assert_eq!(picture.map(), "     -\n     1 0 1\n  0  * # 0\n");
    }

    #[test]
    fn colours_only_dress_the_same_text() {
        let position = position("+U U@1,0r0 thief:R");
        let coloured = BoardPicture::new(&position, true, 80).draw();
        let mut bare = String::new();
        let mut escaped = false;
        for character in coloured.chars() {
            match character {
                '\x1b' => escaped = true,
                'm' if escaped => escaped = false,
                _ if !escaped => bare.push(character),
                _ => {}
            }
        }
        let bare: Vec<&str> = bare.lines().map(str::trim_end).collect();
        assert!(coloured.contains("\x1b["));
        assert_eq!(bare.join("\n") + "\n", BoardPicture::new(&position, false, 80).draw());
    }
}
