//! [`TileShape`]: which segment lies where in a small grid, worked out from a tile's topology alone.
//!
//! Ports sit on the border of a square, and segments never cross except on bridges. So the convex hulls of the ports of
//! two areas are apart, and giving every cell to the nearest hull draws any tile right. What differs from that
//! plain idea: lines (roads and rivers) are drawn first and no area reaches across them; an area that has just one side is a cap
//! at that side; and where two areas meet that do not touch, the one that keeps them apart gets between them.

use super::tile_lines::{self, Direction};
use hedgerow_rules::{FeatureKind, Side, TileKind};

pub const COLUMNS: usize = 9;
pub const ROWS: usize = 5;
/// The column and row of the middle.
pub const MIDDLE: (usize, usize) = (COLUMNS / 2, ROWS / 2);

/// What a cell of the grid shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Area(u8),
    /// A road or river that leaves the cell towards these directions.
    Line {
        segment: u8,
        directions: Direction,
    },
    /// Two lines that cross.
    Bridge {
        segment: u8,
        under: u8,
        upright: bool,
    },
    /// Where several roads end.
    Crossing,
}

/// The cells of a tile in one rotation.
#[derive(Clone, Debug)]
pub struct TileShape {
    cells: [[Option<Ground>; COLUMNS]; ROWS],
}

impl TileShape {
    pub fn new(tile: &TileKind, rotation: u8) -> TileShape {
        let mut lines = TileShape { cells: [[None; COLUMNS]; ROWS] };
        let turned = TurnedTile::new(tile, rotation);
        tile_lines::draw(&turned, &mut lines);
        // A cap may be two rows deep unless that cuts another area in two.
        let mut deep = lines.clone();
        deep.fill(&turned, true);
        let mut shallow = lines;
        shallow.fill(&turned, false);
        if shallow.parts() < deep.parts() { shallow } else { deep }
    }

    pub fn at(&self, column: usize, row: usize) -> Option<Ground> {
        self.cells[row][column]
    }

    pub fn set(&mut self, column: usize, row: usize, ground: Ground) {
        self.cells[row][column] = Some(ground);
    }

    /// The segment in a cell.
    pub fn segment_at(&self, column: usize, row: usize) -> Option<u8> {
        match self.at(column, row)? {
            Ground::Area(segment) | Ground::Line { segment, .. } | Ground::Bridge { segment, .. } => Some(segment),
            Ground::Crossing => None,
        }
    }

    fn fill(&mut self, turned: &TurnedTile, deep: bool) {
        let allowed = self.allowed_segments(turned);
        let lines = self.clone();
        let free = || all_cells().filter(|(column, row)| lines.at(*column, *row).is_none());
        for (column, row) in free() {
            let segment = turned.area_at(column, row, deep, allowed[row][column]);
            self.set(column, row, Ground::Area(segment));
        }
        let Some(separator) = turned.separator else { return };
        for (column, row) in free() {
            let Some(segment) = self.segment_at(column, row) else { continue };
            let mut beside = neighbours(column, row).filter_map(|(column, row)| match self.at(column, row) {
                Some(Ground::Area(other)) => Some(other).filter(|other| *other != separator),
                _ => None,
            });
            if beside.any(|other| turned.apart(segment, other)) && allowed[row][column] >> separator & 1 == 1 {
                self.set(column, row, Ground::Area(separator));
            }
        }
    }

    /// For each empty cell the areas that reach it without crossing a line, one bit each.
    fn allowed_segments(&self, turned: &TurnedTile) -> [[u16; COLUMNS]; ROWS] {
        let mut allowed = [[0; COLUMNS]; ROWS];
        let mut seen = [[false; COLUMNS]; ROWS];
        for (column, row) in all_cells() {
            let mut todo = vec![(column, row)];
            let mut component = Vec::new();
            while let Some((column, row)) = todo.pop() {
                if self.at(column, row).is_none() && !seen[row][column] {
                    seen[row][column] = true;
                    component.push((column, row));
                    todo.extend(neighbours(column, row));
                }
            }
            let on_border = component.iter().flat_map(|(column, row)| turned.border_segments(*column, *row));
            let reach = on_border.fold(turned.inner_areas(), |set, segment| set | 1 << segment);
            component.iter().for_each(|(column, row)| allowed[*row][*column] = reach);
        }
        allowed
    }

    /// How many pieces all areas are cut into.
    fn parts(&self) -> usize {
        let mut seen = [[false; COLUMNS]; ROWS];
        let mut parts = 0;
        for (column, row) in all_cells() {
            let Some(Ground::Area(segment)) = self.at(column, row) else { continue };
            parts += usize::from(!seen[row][column]);
            let mut todo = vec![(column, row)];
            while let Some((column, row)) = todo.pop() {
                if self.at(column, row) == Some(Ground::Area(segment)) && !seen[row][column] {
                    seen[row][column] = true;
                    todo.extend(neighbours(column, row));
                }
            }
        }
        parts
    }
}

/// Every column and row, in reading order.
pub fn all_cells() -> impl Iterator<Item = (usize, usize)> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (column, row)))
}

/// The cells beside a cell.
pub fn neighbours(column: usize, row: usize) -> impl Iterator<Item = (usize, usize)> {
    Side::ALL.into_iter().filter_map(move |side| {
        let (dx, dy) = side.step();
        let column = column.checked_add_signed(dx as isize).filter(|column| *column < COLUMNS)?;
        Some((column, row.checked_add_signed(dy as isize).filter(|row| *row < ROWS)?))
    })
}

/// The centre of a cell, from -1 to 1 in both directions.
fn centre(column: usize, row: usize) -> (f64, f64) {
    (2.0 * (column as f64 + 0.5) / COLUMNS as f64 - 1.0, 2.0 * (row as f64 + 0.5) / ROWS as f64 - 1.0)
}

/// A tile kind with its ports turned.
#[derive(Debug)]
pub struct TurnedTile<'a> {
    pub tile: &'a TileKind,
    ports: [u8; 12],
    /// The area that keeps others apart that do not touch.
    separator: Option<u8>,
}

impl<'a> TurnedTile<'a> {
    pub fn new(tile: &'a TileKind, rotation: u8) -> TurnedTile<'a> {
        let ports = std::array::from_fn(|port| tile.ports[(port + 12 - 3 * (rotation as usize & 3)) % 12]);
        let mut turned = TurnedTile { tile, ports, separator: None };
        turned.separator = turned.find_separator();
        turned
    }

    pub fn kind(&self, segment: u8) -> FeatureKind {
        self.tile.segments[segment as usize].kind
    }

    /// The ports of a segment, clockwise from the north-west corner.
    fn ports_of(&self, segment: u8) -> impl Iterator<Item = usize> {
        (0..12).filter(move |port| self.ports[*port] == segment)
    }

    /// The sides in whose middle a segment lies.
    pub fn sides(&self, segment: u8) -> Vec<Side> {
        Side::ALL.into_iter().filter(|side| self.ports[*side as usize * 3 + 1] == segment).collect()
    }

    pub fn segments(&self) -> impl Iterator<Item = u8> + use<> {
        0..self.tile.segments.len() as u8
    }

    fn is_area(&self, segment: u8) -> bool {
        use FeatureKind::*;
        !matches!(self.kind(segment), Road | River | Lake | Monastery)
    }

    /// The areas without a port, one bit each.
    fn inner_areas(&self) -> u16 {
        let inner = self.segments().filter(|segment| self.is_area(*segment) && !self.ports.contains(segment));
        inner.fold(0, |set, segment| set | 1 << segment)
    }

    /// Whether two areas must not lie side by side: two of a kind never do, and in The Discovery borders count.
    fn apart(&self, one: u8, other: u8) -> bool {
        if one == other || !self.is_area(one) || !self.is_area(other) {
            return false;
        }
        let discovery = matches!(self.kind(one), FeatureKind::Plain | FeatureKind::Mountain | FeatureKind::Sea);
        let touch = self.tile.segments[one as usize].touches >> other & 1 == 1;
        self.kind(one) == self.kind(other) || discovery && !touch
    }

    fn find_separator(&self) -> Option<u8> {
        let inner = self.inner_areas();
        if inner != 0 {
            return Some(inner.trailing_zeros() as u8);
        }
        let corners = [0, 3, 6, 9].map(|port: usize| (self.ports[(port + 11) % 12], self.ports[port]));
        let kept_apart: Vec<(u8, u8)> = corners.into_iter().filter(|(one, other)| self.apart(*one, *other)).collect();
        let (one, other) = *kept_apart.first()?;
        let between = |segment: &u8| {
            let may_touch = |other: u8| !self.apart(*segment, other);
            self.is_area(*segment) && may_touch(one) && may_touch(other) && *segment != one && *segment != other
        };
        let touches = |segment: &u8| self.tile.segments[*segment as usize].touches.count_ones();
        self.segments()
            .filter(between)
            .max_by_key(|segment| (touches(segment), self.ports_of(*segment).count(), 12 - *segment))
    }

    /// The segments at the border of a cell: two in a corner, none inside.
    fn border_segments(&self, column: usize, row: usize) -> impl Iterator<Item = u8> {
        let third = |place: usize, middle: usize| if place < middle { 0 } else { 1 + usize::from(place > middle) };
        let (across, down) = (third(column, MIDDLE.0), third(row, MIDDLE.1));
        let north = (row == 0).then_some(across);
        let east = (column == COLUMNS - 1).then_some(3 + down);
        let south = (row == ROWS - 1).then_some(8 - across);
        let west = (column == 0).then_some(11 - down);
        [north, east, south, west].into_iter().flatten().map(|port| self.ports[port])
    }

    /// The side whose cap an area is: it has that whole side and nothing else.
    fn cap(&self, segment: u8) -> Option<Side> {
        let ports: Vec<usize> = self.ports_of(segment).collect();
        let side = Side::ALL[*ports.first()? / 3];
        (ports.len() == 3 && ports.iter().all(|port| port / 3 == side as usize) && self.separator != Some(segment))
            .then_some(side)
    }

    /// Whether a point belongs to the bank of a line that comes from the east or west: an area of one port would be lost there,
    /// where a side has few rows.
    fn in_bank(&self, segment: u8, (x, y): (f64, f64)) -> bool {
        let mut ports = self.ports_of(segment);
        let (Some(port), None) = (ports.next(), ports.next()) else { return false };
        let (port_x, port_y) = port_point(port);
        port_x.abs() == 1.0 && x * port_x > 0.35 && y * port_y > 0.0
    }

    /// The area a free cell belongs to.
    fn area_at(&self, column: usize, row: usize, deep: bool, allowed: u16) -> u8 {
        let border: Vec<u8> = self.border_segments(column, row).filter(|segment| self.is_area(*segment)).collect();
        match (border.as_slice(), self.separator) {
            ([segment], _) => return *segment,
            ([one, other], Some(separator)) if self.apart(*one, *other) => return separator,
            ([one, other], _) => return if self.cap(*one).is_some() { *other } else { *one },
            _ => {}
        }
        let here = centre(column, row);
        let areas = || self.segments().filter(|segment| self.is_area(*segment) && allowed >> segment & 1 == 1);
        let in_cap = |segment: &u8| {
            self.cap(*segment).is_some_and(|side| {
                let (dx, dy) = side.step();
                let (depth, aside) = if dx == 0 { (here.1 * dy as f64, here.0) } else { (here.0 * dx as f64, here.1) };
                depth > aside.abs() && depth > if dx == 0 && !deep { 0.5 } else { 0.35 }
            })
        };
        if let Some(segment) = areas().find(|segment| in_cap(segment) || self.in_bank(*segment, here)) {
            return segment;
        }
        let nearest = |segments: &mut dyn Iterator<Item = u8>| {
            let distance = |segment: &u8| self.distance(*segment, here);
            segments.map(|segment| (distance(&segment), segment)).min_by(|one, other| one.0.total_cmp(&other.0))
        };
        let found =
            nearest(&mut areas().filter(|segment| self.cap(*segment).is_none())).or_else(|| nearest(&mut areas()));
        found.map_or(self.ports[0], |(_, segment)| segment)
    }

    /// How far a point lies from the hull of a segment's ports.
    fn distance(&self, segment: u8, (x, y): (f64, f64)) -> f64 {
        let mut points: Vec<(f64, f64)> = self.ports_of(segment).map(port_point).collect();
        if let [(x, y)] = points[..] {
            // A bank of a single port reaches a little way along its line.
            let inward = if x.abs() > y.abs() { (x * 0.5, y) } else { (x, y * 0.5) };
            points.push(inward);
        }
        if points.is_empty() || self.separator == Some(segment) {
            points.push((0.0, 0.0));
        }
        // The distance to a convex set is the widest gap seen from any direction.
        (0..64).fold(0.0, |widest: f64, step| {
            let (sine, cosine) = (step as f64 * std::f64::consts::TAU / 64.0).sin_cos();
            let reach = |point: &(f64, f64)| point.0 * cosine + point.1 * sine;
            let hull = points.iter().map(reach).fold(f64::MIN, f64::max);
            widest.max(x * cosine + y * sine - hull)
        })
    }
}

/// Where a port lies on the border, clockwise from the north-west corner.
fn port_point(port: usize) -> (f64, f64) {
    let along = [-0.67, 0.0, 0.67][port % 3];
    match Side::ALL[port / 3] {
        Side::North => (along, -1.0),
        Side::East => (1.0, along),
        Side::South => (-along, 1.0),
        Side::West => (-1.0, -along),
    }
}
