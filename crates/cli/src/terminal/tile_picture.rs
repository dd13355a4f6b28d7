//! [`TilePicture`]: a tile as a block of text, with its goods, its piece and the letters of its segments.

use super::canvas::{Canvas, Ink};
use super::tile_lines::is_line;
use super::tile_shape::{COLUMNS, Ground, MIDDLE, ROWS, TileShape, all_cells, neighbours};
use hedgerow_rules::{FeatureKind, Good, Role, Standing, TileKind};

/// A tile to draw.
#[derive(Clone, Copy, Debug)]
pub struct TilePicture<'a> {
    pub tile: &'a TileKind,
    pub rotation: u8,
    /// A piece on it, with its role there.
    pub piece: Option<(Role, Standing)>,
    /// Whether to show the letters of the segments.
    pub letters: bool,
}

/// The sign of a role on the board; a seat's number follows it.
pub fn role_sign(role: Role) -> char {
    match role {
        Role::Hut => '⌂',
        _ => role.name().chars().next().unwrap_or('?').to_ascii_uppercase(),
    }
}

/// The sign of a good: one of its own, or how its word begins.
pub fn good_sign(good: Good) -> String {
    match good {
        Good::Shield => "◆".to_string(),
        Good::Gold => "$".to_string(),
        Good::Fish => "f".to_string(),
        Good::City => "⌂".to_string(),
        _ => format!("{}{}", good.name()[..1].to_uppercase(), &good.name()[1..2]),
    }
}

impl TilePicture<'_> {
    pub fn draw(&self) -> Canvas {
        let tile = self.tile;
        let mut block = Block {
            tile,
            shape: TileShape::new(tile, self.rotation),
            canvas: Canvas::new(COLUMNS, ROWS),
            taken: [[false; COLUMNS]; ROWS],
        };
        block.draw_ground();
        block.draw_cities();
        if let Some((role, standing)) = self.piece {
            let text = format!("{}{}", role_sign(role), standing.seat);
            block.label(standing.segment, &text, Ink::Piece(standing.seat));
        }
        for (index, segment) in tile.segments.iter().enumerate() {
            for (good, count) in segment.goods.iter().filter(|(good, _)| *good != Good::City) {
                let number = if count > 1 || good == Good::Fish { count.to_string() } else { String::new() };
                block.label(index as u8, &format!("{number}{}", good_sign(good)), Ink::Good);
            }
        }
        if self.letters {
            for (index, segment) in tile.segments.iter().enumerate() {
                // Lines and lakes are too small for brackets, and a letter on them cannot be mistaken.
                let small = is_line(segment.kind) || segment.kind == FeatureKind::Lake;
                let _ = !small && block.label(index as u8, &format!("({})", segment.letter), Ink::Letter)
                    || block.label(index as u8, &segment.letter.to_string(), Ink::Letter);
            }
        }
        block.canvas
    }
}

/// A tile being drawn.
struct Block<'a> {
    tile: &'a TileKind,
    shape: TileShape,
    canvas: Canvas,
    /// The cells that already say something.
    taken: [[bool; COLUMNS]; ROWS],
}

impl Block<'_> {
    fn kind(&self, segment: u8) -> FeatureKind {
        self.tile.segments[segment as usize].kind
    }

    fn draw_ground(&mut self) {
        for (column, row) in all_cells() {
            let (character, kind) = match self.shape.at(column, row) {
                Some(Ground::Area(segment)) => (self.area_sign(segment, column, row), self.kind(segment)),
                Some(Ground::Line { segment, directions }) => {
                    let kind = self.kind(segment);
                    let ends = kind == FeatureKind::River && directions.count_ones() == 1;
                    (if ends && !self.at_lake(column, row) { 'o' } else { line_sign(kind, directions) }, kind)
                }
                Some(Ground::Bridge { segment, under, upright }) => {
                    self.taken[row][column] = true;
                    (bridge_sign(self.kind(segment), self.kind(under), upright), self.kind(segment))
                }
                Some(Ground::Crossing) | None => {
                    self.taken[row][column] = true;
                    ('o', FeatureKind::Road)
                }
            };
            self.canvas.put(column, row, character, Ink::Ground(kind));
        }
        // The corner is where the board shows its grid.
        self.canvas.put(0, 0, '+', Ink::Faint);
        self.taken[0][0] = true;
    }

    fn at_lake(&self, column: usize, row: usize) -> bool {
        let kind = |(column, row)| self.shape.segment_at(column, row).map(|segment| self.kind(segment));
        neighbours(column, row).any(|cell| kind(cell) == Some(FeatureKind::Lake))
    }

    fn area_sign(&mut self, segment: u8, column: usize, row: usize) -> char {
        use FeatureKind::*;
        match self.kind(segment) {
            City => '▒',
            Forest => '♣',
            Mountain => '^',
            Sea | Lake | RiverSystem | River => '~',
            Field | Meadow | Plain | Road => '·',
            Monastery => {
                let edge = column.abs_diff(MIDDLE.0) > 1;
                self.taken[row][column] = edge;
                match column.cmp(&MIDDLE.0) {
                    std::cmp::Ordering::Less if edge => '[',
                    std::cmp::Ordering::Greater if edge => ']',
                    std::cmp::Ordering::Equal => '†',
                    _ => ' ',
                }
            }
        }
    }

    /// Cities of The Discovery stand on their land, beside their sea.
    fn draw_cities(&mut self) {
        for city in &self.tile.cities {
            let is = |segment: u8, (column, row): (usize, usize)| self.shape.segment_at(column, row) == Some(segment);
            let on_shore = |cell: &(usize, usize)| {
                is(city.land, *cell)
                    && !self.taken[cell.1][cell.0]
                    && neighbours(cell.0, cell.1).any(|sea| is(city.sea, sea))
            };
            let near_middle = |cell: &(usize, usize)| cell.0.abs_diff(MIDDLE.0) + 2 * cell.1.abs_diff(MIDDLE.1);
            if let Some((column, row)) = all_cells().filter(on_shore).min_by_key(near_middle) {
                self.canvas.write(column, row, &good_sign(Good::City), Ink::Good);
                self.taken[row][column] = true;
            }
        }
    }

    /// Writes a text where it covers a segment best. False if there is no room.
    fn label(&mut self, segment: u8, text: &str, ink: Ink) -> bool {
        let length = text.chars().count();
        let cells = || all_cells().filter(|(column, row)| self.shape.segment_at(*column, *row) == Some(segment));
        let count = cells().count();
        if count == 0 {
            return false;
        }
        let middle = |sum: usize| sum as f64 / count as f64;
        let (column_sum, row_sum) = cells().fold((0, 0), |(x, y), (column, row)| (x + column, y + row));
        let centroid = (middle(column_sum), middle(row_sum));
        let is_area =
            matches!(cells().next().and_then(|(column, row)| self.shape.at(column, row)), Some(Ground::Area(_)));
        let cost = |(column, row): (usize, usize)| {
            let span = column..column + length;
            if span.end > COLUMNS || span.clone().any(|column| self.taken[row][column]) {
                return None;
            }
            let outside = span.clone().filter(|column| self.shape.segment_at(*column, row) != Some(segment)).count();
            let hides_other = span.clone().any(|column| {
                let other = self.shape.segment_at(column, row).unwrap_or(segment);
                other != segment && !matches!(self.shape.at(column, row), Some(Ground::Area(_)))
            });
            // A line may be covered by a text wider than itself; an area must hold its text but for one cell.
            if outside == length || hides_other || is_area && outside > 1 {
                return None;
            }
            let (x, y) = (column as f64 + (length - 1) as f64 / 2.0, row as f64);
            let away = (x - centroid.0).abs() + 2.0 * (y - centroid.1).abs();
            Some(away + 6.0 * if is_area { outside as f64 } else { 0.0 })
        };
        let best =
            all_cells().filter_map(|cell| Some((cost(cell)?, cell))).min_by(|one, other| one.0.total_cmp(&other.0));
        let Some((_, (column, row))) = best else { return false };
        self.canvas.write(column, row, text, ink);
        self.taken[row][column..column + length].fill(true);
        true
    }
}

/// Roads are single lines, rivers double ones.
fn line_sign(kind: FeatureKind, directions: u8) -> char {
    let road = kind == FeatureKind::Road;
    match (directions, road) {
        (1 | 4 | 5, true) => '│',
        (2 | 8 | 10, true) => '─',
        (3, true) => '╰',
        (6, true) => '╭',
        (12, true) => '╮',
        (9, true) => '╯',
        (_, true) => '┼',
        (1 | 4 | 5, false) => '║',
        (2 | 8 | 10, false) => '═',
        (3, false) => '╚',
        (6, false) => '╔',
        (12, false) => '╗',
        (9, false) => '╝',
        (_, false) => '╬',
    }
}

fn bridge_sign(over: FeatureKind, under: FeatureKind, upright: bool) -> char {
    let road = |kind| kind == FeatureKind::Road;
    match (road(over), road(under), upright) {
        (true, true, _) => '┼',
        (false, false, _) => '╬',
        (true, false, true) | (false, true, false) => '╪',
        (true, false, false) | (false, true, true) => '╫',
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hedgerow_rules::{Game, Rules, TileSet};

    fn drawn(set: &str, id: &str, rotation: u8) -> Vec<String> {
        let set = TileSet::built_in(set).unwrap();
        TilePicture { tile: set.kind(id).unwrap(), rotation, piece: None, letters: false }.draw().lines(false)
    }

    #[test]
    fn the_start_tile_has_its_city_above_a_road_from_west_to_east() {
        let wanted = ["+▒▒▒▒▒▒▒·", "·········", "─────────", "·········", "·········"];
        assert_eq!(drawn("carcassonne", "D", 0), wanted);
    }

    #[test]
    fn a_quarter_turn_clockwise_brings_the_city_to_the_east() {
        let wanted = ["+···│····", "····│·▒▒▒", "····│·▒▒▒", "····│·▒▒▒", "····│····"];
        assert_eq!(drawn("carcassonne", "D", 1), wanted);
    }

    #[test]
    fn roads_end_at_a_crossing_but_bend_when_they_are_one() {
        let crossing = ["+········", "·········", "────o────", "····│····", "····│····"];
        assert_eq!(drawn("carcassonne", "W", 0), crossing);
        let bend = ["+········", "·········", "──╮······", "··╰─╮····", "····│····"];
        assert_eq!(drawn("carcassonne", "V", 0), bend);
    }

    #[test]
    fn a_bridge_leads_the_road_over_the_river() {
        assert_eq!(drawn("river", "bridge", 0)[2], "────╫────");
        assert_eq!(drawn("river", "bridge", 1)[2], "════╪════");
    }

    #[test]
    fn a_lake_shows_its_fish_and_a_spring_its_end() {
        let lake = ["+De·║····", "····║····", "══~2f~~══", "·De·║····", "····║····"];
        assert_eq!(drawn("hunters", "L64", 0), lake);
        assert_eq!(drawn("hunters", "L31", 0)[..2], ["+···║····", "····o····"]);
    }

    #[test]
    fn a_city_of_the_discovery_stands_on_its_shore() {
        let wanted = ["+·······^", "^^^···^^^", "^^^^⌂^^^^", "^^^~~~^^^", "^~~~~~~~^"];
        assert_eq!(drawn("discovery", "T01", 0), wanted);
    }

    #[test]
    fn letters_and_pieces_say_where_they_belong() {
        let game = Game::new(Rules::named("carcassonne/first", []).unwrap()).unwrap();
        let tile = game.tile(game.start());
        let picture = TilePicture { tile, rotation: 0, piece: None, letters: true };
        let wanted = ["+▒▒(C)▒▒·", "···(a)···", "────R────", "···(b)···", "·········"];
        assert_eq!(picture.draw().lines(false), wanted);
    }

    /// What a picture is for: every segment of every tile can be seen and named, in every rotation.
    #[test]
    fn every_segment_of_every_tile_is_visible_in_every_rotation() {
        for name in TileSet::built_in_names() {
            for tile in &TileSet::built_in(name).unwrap().kinds {
                for rotation in 0..4 {
                    let shape = TileShape::new(tile, rotation);
                    let picture = TilePicture { tile, rotation, piece: None, letters: true };
                    let text = picture.draw().lines(false).concat();
                    for (index, segment) in tile.segments.iter().enumerate() {
                        let cells =
                            all_cells().filter(|(column, row)| shape.segment_at(*column, *row) == Some(index as u8));
                        assert!(cells.count() > 0, "{name} {} r{rotation}: no {}", tile.id, segment.letter);
                        assert!(
                            text.contains(segment.letter),
                            "{name} {} r{rotation}: no letter {}",
                            tile.id,
                            segment.letter
                        );
                    }
                }
            }
        }
    }
}
