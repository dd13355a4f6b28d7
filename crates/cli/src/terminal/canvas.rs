//! [`Canvas`]: characters with their meaning, turned into lines with or without colour.

use hedgerow_rules::{FeatureKind, Seat};

/// What a character stands for. Colours follow from it and are never the only sign.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ink {
    #[default]
    Plain,
    /// Rulers, corner marks, squares where nothing fits.
    Faint,
    Ground(FeatureKind),
    /// Something that lies on a segment.
    Good,
    /// A segment's letter.
    Letter,
    /// The number of a square where the tile in hand fits.
    Number,
    Piece(Seat),
}

impl Ink {
    /// The parameters of the terminal's colour sequence.
    fn code(self) -> &'static str {
        use FeatureKind::*;
        match self {
            Ink::Plain => "0",
            Ink::Faint => "0;90",
            Ink::Ground(City) => "0;33",
            Ink::Ground(Road) => "0;1;37",
            Ink::Ground(Monastery) => "0;1;35",
            Ink::Ground(Field | Meadow | Plain) => "0;2;32",
            Ink::Ground(Forest) => "0;32",
            Ink::Ground(River | Lake | RiverSystem | Sea) => "0;36",
            Ink::Ground(Mountain) => "0;33",
            Ink::Good => "0;1;93",
            Ink::Letter => "0;1;97",
            Ink::Number => "0;30;47",
            Ink::Piece(seat) => ["0;1;97;41", "0;1;97;44", "0;30;42", "0;30;43", "0;1;97;45"][seat.index() % 5],
        }
    }
}

/// A rectangle of characters.
#[derive(Clone, Debug)]
pub struct Canvas {
    width: usize,
    cells: Vec<(char, Ink)>,
}

impl Canvas {
    pub fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![(' ', Ink::Plain); width * height] }
    }

    /// Writes a character; beyond the edge nothing happens.
    pub fn put(&mut self, column: usize, row: usize, character: char, ink: Ink) {
        if column < self.width
            && let Some(cell) = self.cells.get_mut(row * self.width + column)
        {
            *cell = (character, ink);
        }
    }

    /// Writes a text to the right of a cell.
    pub fn write(&mut self, column: usize, row: usize, text: &str, ink: Ink) {
        for (offset, character) in text.chars().enumerate() {
            self.put(column + offset, row, character, ink);
        }
    }

    /// Copies another canvas onto this one.
    pub fn paste(&mut self, column: usize, row: usize, other: &Canvas) {
        for (index, (character, ink)) in other.cells.iter().enumerate() {
            self.put(column + index % other.width, row + index / other.width, *character, *ink);
        }
    }

    /// The rows as text. Without colour blanks at the end are left out.
    pub fn lines(&self, colour: bool) -> Vec<String> {
        self.cells.chunks(self.width).map(|row| if colour { coloured(row) } else { plain(row) }).collect()
    }
}

fn plain(row: &[(char, Ink)]) -> String {
    let text: String = row.iter().map(|(character, _)| *character).collect();
    text.trim_end().to_string()
}

fn coloured(row: &[(char, Ink)]) -> String {
    let mut text = String::new();
    let mut current = Ink::Plain;
    for (character, ink) in row {
        if *ink != current {
            text += &format!("\x1b[{}m", ink.code());
            current = *ink;
        }
        text.push(*character);
    }
    if current != Ink::Plain {
        text += "\x1b[0m";
    }
    text
}
