//! Where pieces, goods and cities stand: well inside their segment, and none in front of another.

use super::line::Line;
use super::perimeter::{Class, class};
use super::tile_shape::{GoodPlace, Lake, Place, TileShape};
use crate::geometry::{Point, Region, TILE, at, distance_to_line};
use hedgerow_rules::{FeatureKind, Good, TileKind};

/// How much of its surroundings a piece hides.
const PIECE: f64 = 12.0;
/// How far a wall or the bushes of a wood reach over their edge.
const RIM: f64 = 3.0;
/// How far from the shore the middle of a city is.
const QUAY: f64 = 5.0;

/// What looks for a place.
#[derive(Clone, Copy, Debug, PartialEq)]
enum What {
    Piece,
    Good(Good),
    /// A city on the shore of this sea.
    City {
        sea: usize,
    },
}

/// Something that looks for a place.
struct Guest {
    what: What,
    segment: usize,
    /// How far it reaches from its middle.
    reach: f64,
    /// Where it may stand, with what speaks for each place by itself.
    candidates: Vec<(Place, f64)>,
    chosen: Option<Place>,
}

/// Places inside a segment, with how far each is from all that does not belong to it.
type Ground = Vec<(Place, f64)>;

impl Guest {
    fn new(tile: &TileKind, shape: &TileShape, grounds: &[Ground], segment: usize, what: What) -> Guest {
        let on_line_or_spot = (what == What::Piece).then(|| piece_candidates(tile, shape, segment)).flatten();
        let candidates = on_line_or_spot.as_ref().unwrap_or(&grounds[segment]);
        let valued = |(place, free): &(Place, f64)| (*place, worth(shape, segment, what, place.point, *free));
        Guest { what, segment, reach: reach(what), candidates: candidates.iter().map(valued).collect(), chosen: None }
    }
}

/// A place for a piece on each segment, and one for each good and city.
pub fn places(tile: &TileKind, shape: &TileShape) -> (Vec<Place>, Vec<GoodPlace>) {
    let edges: Vec<Vec<Point>> =
        shape.figures.iter().flat_map(|figure| &figure.chords).map(|chord| chord.curve.points()).collect();
    let grounds: Vec<Ground> = shape.regions.iter().map(|region| ground(region, &edges)).collect();
    let mut guests: Vec<Guest> =
        wishes(tile).into_iter().map(|(segment, what)| Guest::new(tile, shape, &grounds, segment, what)).collect();
    let best = |guest: &Guest| guest.candidates.iter().map(|(_, worth)| *worth).fold(f64::MIN, f64::max);
    let mut order: Vec<usize> = (0..guests.len()).collect();
    // Those with the least choice choose first.
    order.sort_by(|one, other| best(&guests[*one]).total_cmp(&best(&guests[*other])));
    let obstacles = obstacles(shape);
    // From the second round on, each knows where all the others are.
    for _ in 0..5 {
        for index in &order {
            let guest = &guests[*index];
            let others = guests.iter().enumerate().filter(|(other, _)| other != index);
            let others = others.filter_map(|(_, other)| Some((other.chosen?.point, other.reach)));
            let near: Vec<(Point, f64)> = others.chain(obstacles.iter().copied()).collect();
            let crowd = |place: &Place| -> f64 {
                let lacking = |(point, reach): &(Point, f64)| reach + guest.reach - point.distance(place.point);
                near.iter().map(lacking).map(|lacking| lacking.max(0.0) * 2.4 + (lacking + 14.0).max(0.0) * 0.2).sum()
            };
            let scored = guest.candidates.iter().map(|(place, worth)| (worth - crowd(place), *place));
            let found = scored.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, place)| place);
            guests[*index].chosen = found;
        }
    }
    let nowhere = Place { point: at(TILE / 2.0, TILE / 2.0), room: 0.0 };
    let mut anchors = vec![nowhere; tile.segments.len()];
    let mut goods = Vec::new();
    for guest in guests {
        match (guest.what, guest.chosen) {
            (What::Piece, Some(place)) => anchors[guest.segment] = place,
            (What::Good(good), Some(place)) => {
                let room = free(place, &edges);
                goods.push(GoodPlace { good, segment: guest.segment, place: Place { room, ..place } });
            }
            (What::City { .. }, Some(place)) => {
                goods.push(GoodPlace { good: Good::City, segment: guest.segment, place });
            }
            (_, None) => {}
        }
    }
    for lake in &shape.lakes {
        let fish = tile.segments[usize::from(lake.segment)].goods[Good::Fish];
        goods.extend(shoal(lake, anchors[usize::from(lake.segment)].point, fish));
    }
    (anchors, goods)
}

/// Everything that needs a place, but for fish: they know theirs.
fn wishes(tile: &TileKind) -> Vec<(usize, What)> {
    let mut wishes: Vec<(usize, What)> = (0..tile.segments.len()).map(|segment| (segment, What::Piece)).collect();
    for (index, segment) in tile.segments.iter().enumerate().filter(|(_, segment)| segment.kind != FeatureKind::Lake) {
        for (good, count) in segment.goods.iter().filter(|(good, _)| *good != Good::City) {
            wishes.extend((0..count).map(|_| (index, What::Good(good))));
        }
    }
    let city = |land: u8, sea: u8| (usize::from(land), What::City { sea: usize::from(sea) });
    wishes.extend(tile.cities.iter().map(|place| city(place.land, place.sea)));
    wishes
}

fn reach(what: What) -> f64 {
    match what {
        What::Piece => PIECE,
        What::Good(Good::Shield | Good::Gold | Good::Mushrooms) => 8.5,
        What::Good(_) => 12.0,
        What::City { .. } => 11.0,
    }
}

fn ground(region: &Region, edges: &[Vec<Point>]) -> Ground {
    let places = with_room(region, region.grid(2.5));
    let places = if places.is_empty() { with_room(region, region.grid(1.0)) } else { places };
    places.into_iter().map(|place| (place, free(place, edges))).collect()
}

/// How far a place is from all that does not belong to the segment, walls and bushes included.
fn free(place: Place, edges: &[Vec<Point>]) -> f64 {
    let to_edge = edges.iter().map(|edge| distance_to_line(edge, place.point)).fold(f64::MAX, f64::min);
    place.room.min(to_edge - RIM)
}

/// What speaks for a place, whatever else is on the tile.
fn worth(shape: &TileShape, segment: usize, what: What, point: Point, free: f64) -> f64 {
    let border = point.x.min(point.y).min(TILE - point.x).min(TILE - point.y);
    match what {
        // A piece hanging over the border would be taken for the neighbour's.
        What::Piece => {
            let inside = free.min(PIECE) * 2.2 + free.min(5.0) * 3.0 + free * 0.2;
            inside + border.min(26.0) * 0.3 - (10.0 - border).max(0.0) * 2.5
        }
        // Upright in every rotation, it needs as much room to each border.
        What::Good(_) => {
            let reach = reach(what);
            free.min(reach + 1.0) * 5.0 + border.min(30.0) * 0.45 - (reach + 2.0 - border).max(0.0) * 3.0
        }
        What::City { sea } => {
            let shore = (shape.regions[sea].clearance(point) - QUAY).abs();
            let lands = shape.regions.iter().enumerate().filter(|(index, _)| *index != segment && *index != sea);
            let other = lands.map(|(_, land)| land.clearance(point)).fold(f64::MAX, f64::min);
            border.min(20.0) * 1.2 + other.min(15.0) * 2.5 - shore * 3.0
        }
    }
}

/// What stands at a fixed place, with its reach.
fn obstacles(shape: &TileShape) -> Vec<(Point, f64)> {
    let village = shape.crossing.map(|place| (place, 13.0));
    let church = shape.monastery.map(|monastery| (monastery.church(), 11.0));
    village.into_iter().chain(church).collect()
}

/// Where a piece on a line or spot may stand; nothing for an area.
fn piece_candidates(tile: &TileKind, shape: &TileShape, segment: usize) -> Option<Ground> {
    let region = &shape.regions[segment];
    let mut places: Vec<Point> = match class(tile, segment as u8) {
        Class::Line => {
            let lines = shape.lines.iter().filter(|line| line.segment as usize == segment);
            // Of a line that ends inside, the middle: its end belongs to the village, lake or gate.
            let steps = |line: &Line| if line.end.is_some() { 5..=11 } else { 4..=16 };
            lines.flat_map(|line| steps(line).map(|step| line.curve.along(f64::from(step) / 20.0).0)).collect()
        }
        Class::Spot => {
            let lake = shape.lakes.iter().find(|lake| lake.segment as usize == segment);
            let banks = lake.map(|lake| DIAGONALS.map(|way| lake.centre + way * (lake.radius * BANK)));
            let yard = shape.monastery.map(|monastery| monastery.monk());
            banks.into_iter().flatten().chain(yard.filter(|_| lake.is_none())).collect()
        }
        _ => return None,
    };
    places.retain(|place| region.contains(*place));
    let places = with_room(region, places).into_iter().map(|place| (place, place.room)).collect::<Ground>();
    (!places.is_empty()).then_some(places)
}

fn with_room(region: &Region, places: Vec<Point>) -> Vec<Place> {
    let round = |point: Point| at((point.x * 10.0).round() / 10.0, (point.y * 10.0).round() / 10.0);
    places.into_iter().map(|point| Place { point: round(point), room: region.clearance(point) }).collect()
}

/// A piece on a lake stands to one side of the middle, and the fish swim on the other. Diagonals, because what is
/// upright is taller than wide: there it is out of the way in every rotation.
const DIAGONALS: [Point; 4] = [at(0.7, 0.7), at(-0.7, 0.7), at(-0.7, -0.7), at(0.7, -0.7)];
/// How far from the middle a piece on a lake stands, in radii.
const BANK: f64 = 0.5;

/// Places for a large shoal.
const SHOAL: [(f64, f64); 9] = [
    (0.68, 0.0),
    (0.3, 0.6),
    (0.3, -0.6),
    (0.1, 0.0),
    (-0.2, 0.7),
    (-0.2, -0.7),
    (0.62, 0.42),
    (0.62, -0.42),
    (-0.5, 0.0),
];

/// Fish in a lake, away from the piece: so far in that direction and so far across, in radii.
fn shoal(lake: &Lake, piece: Point, count: u16) -> Vec<GoodPlace> {
    let places: &[(f64, f64)] = match count {
        1 => &[(0.4, 0.0)],
        2 => &[(0.42, 0.4), (0.42, -0.4)],
        3 => &[(0.64, 0.0), (0.18, 0.56), (0.18, -0.56)],
        4 => &[(0.6, 0.34), (0.6, -0.34), (0.02, 0.66), (0.02, -0.66)],
        // More than any printed lake has.
        _ => &SHOAL[..usize::from(count).min(SHOAL.len())],
    };
    let away = (lake.centre - piece).unit();
    let fish = |(far, across): &(f64, f64)| {
        let point = lake.centre + (away * *far + away.turned() * *across) * lake.radius;
        GoodPlace { good: Good::Fish, segment: usize::from(lake.segment), place: Place { point, room: lake.radius } }
    };
    places.iter().map(fish).collect()
}
