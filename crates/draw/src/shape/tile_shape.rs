//! [`TileShape`]: every segment of a tile as a region, with what is needed to paint it.

use super::chord::{CAP, Chord, towards_rest};
use super::figure::{Figure, Gap, Touch, dead_roads, gaps, runs_through};
use super::line::{End, Line, half_width, inwards, lake_place, push, sides_of, through};
use super::mosaic;
use super::perimeter::{Class, border, class, inward, middle, stretches};
use super::places;
use crate::geometry::{CENTRE, Curve, Point, Region, TILE, at, blob};
use crate::seed::Seed;
use hedgerow_rules::{FeatureKind, Good, Side, TileKind};

/// A lake.
#[derive(Clone, Debug)]
pub struct Lake {
    pub segment: u8,
    pub centre: Point,
    pub radius: f64,
    pub curve: Curve,
}

/// A place for a piece: how much room there is around it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    pub point: Point,
    pub room: f64,
}

/// Where a good lies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoodPlace {
    pub good: Good,
    pub segment: usize,
    /// With the room to the edge of a wood or wall.
    pub place: Place,
}

/// A tile's geometry.
#[derive(Clone, Debug)]
pub struct TileShape {
    pub figures: Vec<Figure>,
    pub lines: Vec<Line>,
    pub lakes: Vec<Lake>,
    pub monastery: Option<Monastery>,
    /// Where roads meet.
    pub crossing: Option<Point>,
    /// Where a road crosses a river, with the road's direction.
    pub bridges: Vec<(Point, Point)>,
    /// One for each segment; together they cover the tile, and no two of them overlap.
    pub regions: Vec<Region>,
    /// A place for a piece in each segment.
    pub anchors: Vec<Place>,
    /// A place for each good and each city, where no piece hides it.
    pub goods: Vec<GoodPlace>,
}

/// A monastery.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Monastery {
    pub centre: Point,
    /// Of its yard.
    pub radius: f64,
}

impl Monastery {
    pub fn yard(&self) -> Curve {
        blob(self.centre, &[self.radius; 8], 0.92)
    }

    /// Church and monk stand on both sides of the middle. On a diagonal neither hides the other, in any rotation.
    pub fn church(&self) -> Point {
        self.centre - at(0.45, 0.4) * self.radius
    }

    pub fn monk(&self) -> Point {
        self.centre + at(0.45, 0.45) * self.radius
    }
}

/// What is no larger is hardly seen.
const SPLINTER: f64 = 60.0;

impl TileShape {
    pub fn new(tile: &TileKind) -> TileShape {
        let mut seed = Seed::of(&tile.id);
        let around = stretches(tile);
        let mut shape = TileShape {
            figures: Vec::new(),
            lines: Vec::new(),
            lakes: Vec::new(),
            monastery: None,
            crossing: None,
            bridges: Vec::new(),
            regions: vec![Region::default(); tile.segments.len()],
            anchors: Vec::new(),
            goods: Vec::new(),
        };
        if tile.segments.iter().any(|segment| Class::of(segment.kind) == Class::Land) {
            shape.regions = mosaic::cut(tile, &around, &mut seed);
        } else {
            let gaps = gaps(tile, &around);
            shape.place_spots(tile, &gaps, &mut seed);
            shape.draw_through_lines(tile, &mut seed);
            let heads = shape.draw_figures(tile, &gaps, &mut seed);
            shape.draw_dead_ends(tile, &heads, &mut seed);
            shape.draw_inner_figures(tile, &mut seed);
            shape.find_bridges();
            shape.cut_regions(tile);
        }
        shape.settle();
        (shape.anchors, shape.goods) = places::places(tile, &shape);
        shape
    }

    /// Gives a place to segments for which nothing is left, where there is most room: they must be found and clicked.
    fn settle(&mut self) {
        for segment in 0..self.regions.len() {
            if self.regions[segment].area() > SPLINTER {
                continue;
            }
            let places = self.regions.iter().flat_map(|region| {
                region.grid(5.0).into_iter().map(|place| (region.clearance(place), place)).collect::<Vec<_>>()
            });
            let Some((room, place)) = places.max_by(|one, other| one.0.total_cmp(&other.0)) else { return };
            let part = Region::of(blob(place, &[room.min(24.0) * 0.5; 8], 1.0).points());
            self.regions.iter_mut().for_each(|region| *region = region.without(&part));
            self.regions[segment] = self.regions[segment].with(&part);
        }
    }

    fn place_spots(&mut self, tile: &TileKind, gaps: &[Gap], seed: &mut Seed) {
        for (segment, source) in (0u8..).zip(&tile.segments) {
            match source.kind {
                FeatureKind::Lake => {
                    let fish = f64::from(source.goods[Good::Fish]);
                    let lakes = tile.segments.iter().filter(|other| other.kind == FeatureKind::Lake).count();
                    let radius = if lakes > 1 { 13.0 } else { 14.5 + fish.min(4.0) * 1.2 };
                    let radii: Vec<f64> = (0..8).map(|_| radius + seed.about(1.2)).collect();
                    let touching: Vec<&Gap> =
                        gaps.iter().filter(|gap| gap.touches.contains(&Touch::Lake(segment))).collect();
                    // The lake moves towards a cap rather than the cap towards the lake: a cap looks best at its own depth.
                    let reach = TILE / 2.0 - CAP - radius * 0.8;
                    let caps = touching.iter().filter(|gap| gap.is_cap());
                    let drawn = caps.fold(at(0.0, 0.0), |sum, gap| sum + towards_rest(gap.from, gap.to) * reach);
                    let hollow = touching.iter().find_map(|gap| gap.hollow());
                    let others: Vec<Point> = self.lakes.iter().map(|lake| lake.centre).collect();
                    let centre = lake_place(tile, segment, hollow, drawn, &others);
                    self.lakes.push(Lake { segment, centre, radius, curve: blob(centre, &radii, 0.88) });
                }
                FeatureKind::Monastery => self.monastery = Some(monastery_place(tile)),
                _ => {}
            }
        }
        if dead_roads(tile).len() > 1 {
            self.crossing = Some(CENTRE + push(tile) * 0.8);
        }
    }

    fn draw_through_lines(&mut self, tile: &TileKind, seed: &mut Seed) {
        let mut pushed = push(tile);
        if let Some(monastery) = self.monastery {
            pushed = pushed + (CENTRE - monastery.centre) * 0.35;
        }
        for (segment, source) in (0u8..).zip(&tile.segments) {
            if let [one, other, ..] = sides_of(tile, segment)[..]
                && Class::of(source.kind) == Class::Line
            {
                let curve = through(one, other, pushed, seed);
                self.lines.push(Line { segment, kind: source.kind, curve, end: None });
            }
        }
    }

    /// Draws the edges of figures, and returns where the lines end that must come up to one.
    fn draw_figures(&mut self, tile: &TileKind, gaps: &[Gap], seed: &mut Seed) -> Vec<(u8, Point)> {
        let mut heads = Vec::new();
        for segment in (0..tile.segments.len() as u8).filter(|segment| class(tile, *segment) == Class::Figure) {
            let mut figure = Figure { segment, chords: Vec::new(), region: Region::tile() };
            if !tile.ports.contains(&segment) {
                continue;
            }
            for gap in gaps.iter().filter(|gap| gap.segment == segment) {
                let behind = towards_rest(gap.from, gap.to);
                let through = gap.touches.iter().find_map(|touch| match touch {
                    Touch::Lake(lake) => self
                        .lakes
                        .iter()
                        .find(|other| other.segment == *lake)
                        .map(|lake| lake.centre + behind * (lake.radius * 0.78)),
                    Touch::Through(line) => {
                        self.lines.iter().find(|other| other.segment == *line).map(|line| line.curve.along(0.5).0)
                    }
                    Touch::Head(_) => None,
                });
                let chord = Chord::new(gap.from, gap.to, through, seed);
                let ending: Vec<u8> = gap
                    .touches
                    .iter()
                    .filter_map(|touch| if let Touch::Head(line) = touch { Some(*line) } else { None })
                    .collect();
                for (number, line) in ending.iter().enumerate() {
                    let share = (number + 1) as f64 / (ending.len() + 1) as f64;
                    let (point, _) = chord.curve.along(share);
                    heads.push((*line, point + behind * 2.5));
                }
                figure.region = figure.region.without(&chord.cut_off());
                figure.chords.push(chord);
            }
            self.figures.push(figure);
        }
        heads
    }

    fn draw_dead_ends(&mut self, tile: &TileKind, heads: &[(u8, Point)], seed: &mut Seed) {
        for (segment, source) in (0u8..).zip(&tile.segments) {
            if Class::of(source.kind) != Class::Line || runs_through(tile, segment) {
                continue;
            }
            let Some(side) = sides_of(tile, segment).first().copied() else { continue };
            let head = heads.iter().find(|(line, _)| *line == segment).map(|(_, point)| *point);
            let (end, target) = if let Some(lake) = source.lake {
                let lake = self.lakes.iter().find(|other| other.segment == lake);
                (End::Lake(lake.map_or(0, |lake| lake.segment)), lake.map_or(CENTRE, |lake| lake.centre))
            } else if let Some(point) = head {
                (if source.kind == FeatureKind::River { End::Spring } else { End::Open }, point)
            } else if source.kind == FeatureKind::River {
                (End::Spring, middle(side).between(CENTRE, 0.92))
            } else if let Some(crossing) = self.crossing {
                (End::Crossing, crossing)
            } else if let Some(monastery) = self.monastery {
                (End::Monastery, monastery.centre + (middle(side) - monastery.centre).unit() * (monastery.radius - 2.0))
            } else {
                (End::Open, CENTRE)
            };
            self.lines.push(Line { segment, kind: source.kind, curve: inwards(side, target, seed), end: Some(end) });
        }
        self.lines.sort_by_key(|line| line.segment);
    }

    fn draw_inner_figures(&mut self, tile: &TileKind, seed: &mut Seed) {
        let figures = (0..tile.segments.len() as u8).filter(|segment| class(tile, *segment) == Class::Figure);
        let inner: Vec<u8> = figures.filter(|segment| !tile.ports.contains(segment)).collect();
        // One lies in the middle, several around it.
        let (largest, aside) = if inner.len() > 1 { (15.0, 23.0) } else { (19.0, 0.0) };
        inner.into_iter().for_each(|segment| self.draw_inner_figure(segment, largest, aside, seed));
    }

    /// A figure surrounded by ground: no printed tile has one, a custom set may. It lies `aside` from the middle, or where
    /// nothing else is.
    fn draw_inner_figure(&mut self, segment: u8, largest: f64, aside: f64, seed: &mut Seed) {
        let room = |place: Point| {
            let lakes = self.lakes.iter().map(|lake| lake.centre.distance(place) - lake.radius);
            let monastery = self.monastery.iter().map(|yard| yard.centre.distance(place) - yard.radius);
            // A road may lead to its gate.
            let lines = self.lines.iter().filter(|line| line.end != Some(End::Open)).map(|line| {
                let walk = line.curve.points();
                walk.iter().map(|point| point.distance(place)).fold(f64::MAX, f64::min) - half_width(line.kind)
            });
            let figures = self.figures.iter().map(|figure| {
                let clearance = figure.region.clearance(place);
                // Better inside another one than hidden by it.
                if figure.region.contains(place) { clearance.min(6.0) } else { clearance }
            });
            let to_border = place.x.min(place.y).min(TILE - place.x).min(TILE - place.y);
            lakes.chain(monastery).chain(lines).chain(figures).fold(to_border, f64::min)
        };
        let score = |place: &Point| room(*place).min(largest + 4.0) - (place.distance(CENTRE) - aside).abs() * 0.05;
        let places = Region::tile().grid(5.0).into_iter().map(|place| (score(&place), place));
        let place = places.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(CENTRE, |(_, place)| place);
        let radius = (room(place) - 4.0).clamp(8.0, largest);
        let radii: Vec<f64> = (0..8).map(|_| radius + seed.about(radius * 0.08)).collect();
        let curve = blob(place, &radii, 0.9);
        let region = Region::of(curve.points());
        self.figures.iter_mut().for_each(|figure| figure.region = figure.region.without(&region));
        self.figures.push(Figure { segment, chords: vec![Chord { from: 0.0, to: 0.0, curve }], region });
    }

    fn find_bridges(&mut self) {
        let of = |kind: FeatureKind| self.lines.iter().filter(move |line| line.kind == kind);
        let mut bridges = Vec::new();
        for road in of(FeatureKind::Road) {
            for river in of(FeatureKind::River) {
                let (road, river) = (road.curve.walk(), river.curve.walk());
                for steps in road.windows(2) {
                    for other in river.windows(2) {
                        if crosses(steps[0].0, steps[1].0, other[0].0, other[1].0) {
                            bridges.push((steps[0].0.between(steps[1].0, 0.5), steps[0].1));
                        }
                    }
                }
            }
        }
        self.bridges = bridges;
    }

    /// Gives every part of the tile to one segment: spots first, then figures and lines, then what is left.
    fn cut_regions(&mut self, tile: &TileKind) {
        let mut rest = Region::tile();
        let mut take = |regions: &mut Vec<Region>, segment: u8, wanted: &Region| {
            regions[segment as usize] = rest.within(wanted);
            rest = rest.without(wanted);
        };
        let mut regions = std::mem::take(&mut self.regions);
        for lake in &self.lakes {
            take(&mut regions, lake.segment, &Region::of(lake.curve.points()));
        }
        if let Some(monastery) = self.monastery
            && let Some(segment) = tile.segments.iter().position(|segment| segment.kind == FeatureKind::Monastery)
        {
            take(&mut regions, segment as u8, &Region::of(monastery.yard().points()));
        }
        let cities = tile.segments.iter().any(|segment| segment.kind == FeatureKind::City);
        let draw_figures = |take: &mut dyn FnMut(&mut Vec<Region>, u8, &Region), regions: &mut Vec<Region>| {
            self.figures.iter().for_each(|figure| take(regions, figure.segment, &figure.region));
        };
        // Roads end at walls; springs and rivers are seen between the trees.
        if cities {
            draw_figures(&mut take, &mut regions);
        }
        let mut lines: Vec<&Line> = self.lines.iter().collect();
        lines.sort_by_key(|line| line.kind != FeatureKind::Road);
        for line in lines {
            let mut band = Region::of(line.curve.band(half_width(line.kind)));
            if line.end == Some(End::Spring) {
                band = band.with(&Region::of(blob(line.curve.end(), &[half_width(line.kind) + 1.5; 8], 1.0).points()));
            }
            take(&mut regions, line.segment, &band);
        }
        if !cities {
            draw_figures(&mut take, &mut regions);
        }
        self.regions = regions;
        self.share_ground(tile, &rest);
    }

    /// Every face of the ground belongs to the segment whose ports it has.
    fn share_ground(&mut self, tile: &TileKind, rest: &Region) {
        let grounds: Vec<u8> =
            (0..tile.segments.len() as u8).filter(|segment| class(tile, *segment) == Class::Ground).collect();
        let inner = grounds.iter().copied().find(|segment| !tile.ports.contains(segment));
        let mut left_over = Vec::new();
        for face in &rest.shapes {
            let mut face = Region { shapes: vec![face.clone()] };
            let ground = |port: &usize| class(tile, tile.ports[*port]) == Class::Ground;
            let ports: Vec<usize> = (0..12).filter(ground).filter(|port| face.contains(port_place(*port))).collect();
            let owner = ports.first().map(|port| tile.ports[*port]);
            // Nothing parts them: no printed tile has such grounds, a custom set may. Each gets what lies before its ports.
            for port in ports.iter().filter(|port| owner != Some(tile.ports[**port])) {
                let part = face.within(&sector(*port));
                let region = &mut self.regions[tile.ports[*port] as usize];
                *region = region.with(&part);
                face = face.without(&part);
            }
            match owner.or(inner.filter(|_| face.area() > SPLINTER)) {
                Some(owner) => self.regions[owner as usize] = self.regions[owner as usize].with(&face),
                None => left_over.push(face),
            }
        }
        // A splinter that no port leads to goes to whatever lies around it.
        for face in left_over {
            let distance = |region: &Region| {
                let points = face.contours().flatten();
                points.map(|point| region.clearance(*point)).fold(f64::MAX, f64::min)
            };
            let segments = 0..tile.segments.len() as u8;
            let ground = |segment: u8| u8::from(class(tile, segment) != Class::Ground);
            let nearest = segments.min_by(|one, other| {
                let key = |segment: u8| (distance(&self.regions[segment as usize]) * 10.0).round();
                key(*one).total_cmp(&key(*other)).then(ground(*one).cmp(&ground(*other)))
            });
            if let Some(nearest) = nearest {
                self.regions[nearest as usize] = self.regions[nearest as usize].with(&face);
            }
        }
    }
}

/// What lies between a port and the middle of the tile.
fn sector(port: usize) -> Region {
    let (from, to) = [(0.0, 0.5), (0.25, 0.75), (0.5, 1.0)][port % 3];
    let along = |share: f64| border(((port / 3) as f64 + share) * TILE);
    // The end of the west side is where the north one begins.
    let end = if to == 1.0 { border((port / 3 + 1) as f64 * TILE) } else { along(to) };
    Region::of(vec![along(from), end, CENTRE])
}

/// A place just inside the border at a port.
pub fn port_place(port: usize) -> Point {
    let along = [TILE / 4.0, TILE / 2.0, TILE * 0.75][port % 3];
    let side = Side::ALL[port / 3];
    border((port / 3) as f64 * TILE + along) + inward(side) * 0.3
}

fn monastery_place(tile: &TileKind) -> Monastery {
    let line = |side: &Side| class(tile, tile.side(*side)[1]) == Class::Line;
    let through = (0..tile.segments.len() as u8)
        .any(|segment| class(tile, segment) == Class::Line && runs_through(tile, segment));
    let free: Vec<Side> = Side::ALL.into_iter().filter(|side| !line(side)).collect();
    match free.first() {
        Some(side) if through => Monastery { centre: middle(*side) + inward(*side) * CAP, radius: 18.0 },
        _ => {
            let roads = Side::ALL.into_iter().filter(line);
            let centre = roads.fold(CENTRE, |place, side| place + inward(side) * 5.0);
            Monastery { centre, radius: 21.5 }
        }
    }
}

fn crosses(one: Point, two: Point, three: Point, four: Point) -> bool {
    let turn = |a: Point, b: Point, c: Point| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0.0;
    turn(one, three, four) != turn(two, three, four) && turn(one, two, three) != turn(one, two, four)
}
