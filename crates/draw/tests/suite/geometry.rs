//! What the geometry promises: every tile is covered, nothing overlaps, edges meet, pieces have their places.

use crate::outline::{Point, contains, contours};
use hedgerow_draw::{GameArt, StandArt, TileArt};
use hedgerow_rules::{FeatureKind, Good, Side, TileKind, TileSet};
use std::sync::LazyLock;

fn sets() -> Vec<TileSet> {
    TileSet::built_in_names().map(|name| TileSet::built_in(name).unwrap()).collect()
}

/// Every tile with its art.
static TILES: LazyLock<Vec<(TileSet, usize, TileArt)>> = LazyLock::new(|| {
    let all = sets();
    let kinds = all.iter().flat_map(|set| (0..set.kinds.len()).map(move |kind| (set.clone(), kind)));
    kinds.map(|(set, kind)| (set.clone(), kind, TileArt::new(&set, kind))).collect()
});

fn distance(contours: &[Vec<Point>], (x, y): Point) -> f64 {
    let edges = contours.iter().flat_map(|contour| contour.iter().zip(contour.iter().cycle().skip(1)));
    edges
        .map(|(one, two)| {
            let (dx, dy) = (two.0 - one.0, two.1 - one.1);
            let square = dx * dx + dy * dy;
            let share =
                if square == 0.0 { 0.0 } else { (((x - one.0) * dx + (y - one.1) * dy) / square).clamp(0.0, 1.0) };
            (x - one.0 - share * dx).hypot(y - one.1 - share * dy)
        })
        .fold(f64::MAX, f64::min)
}

#[test]
fn every_segment_has_an_outline_with_its_anchor_inside() {
    for (set, kind, art) in &*TILES {
        let tile = &set.kinds[*kind];
        assert_eq!(art.segments.len(), tile.segments.len(), "{} {}", set.name, tile.id);
        for (letter, segment) in &art.segments {
            let what = format!("{} {} {letter}", set.name, tile.id);
            let outline = contours(&segment.outline);
            assert!(!outline.is_empty(), "{what} covers nothing");
            let anchor = (f64::from(segment.anchor.0), f64::from(segment.anchor.1));
            assert!(contains(&outline, anchor), "{what}: the anchor {anchor:?} is outside");
            assert!(segment.room > 2.5, "{what}: {} is too little room", segment.room);
        }
    }
}

#[test]
fn anchors_are_far_enough_apart_to_be_tapped() {
    for (set, kind, art) in &*TILES {
        for (one, first) in &art.segments {
            for (other, second) in art.segments.range(..*one) {
                let apart = (first.anchor.0 - second.anchor.0).hypot(first.anchor.1 - second.anchor.1);
                assert!(apart >= 18.0, "{} {}: {one} and {other} are {apart} apart", set.name, set.kinds[*kind].id);
            }
        }
    }
}

/// What counts when points are given, and the church of a monastery: no piece may hide it.
const MUST_BE_SEEN: [&str; 13] = [
    "hr-shield",
    "hr-gold",
    "hr-mushrooms",
    "hr-fish",
    "hr-deer",
    "hr-mammoth",
    "hr-aurochs",
    "hr-tiger",
    "hr-fire",
    "hr-shrine",
    "hr-port",
    "hr-monastery",
    "hr-sack",
];

fn seen(art: &TileArt) -> impl Iterator<Item = &StandArt> {
    art.stands.iter().filter(|stand| MUST_BE_SEEN.contains(&stand.symbol))
}

#[test]
fn no_piece_hides_what_counts() {
    for (set, kind, art) in &*TILES {
        for (letter, segment) in &art.segments {
            for stand in seen(art) {
                let apart = (segment.anchor.0 - stand.x).hypot(segment.anchor.1 - stand.y);
                // Fish are small, and swim on the other side of the lake.
                let enough = if stand.symbol == "hr-fish" { 11.5 } else { 14.0 };
                assert!(apart >= enough, "{} {}: {letter} hides {stand:?}", set.name, set.kinds[*kind].id);
            }
        }
    }
}

/// The place in a segment that is farthest from its outline, as that distance.
fn widest(outline: &[Vec<Point>]) -> f64 {
    let places = (0..33 * 33).map(|step| (f64::from(step % 33) * 3.0 + 2.0, f64::from(step / 33) * 3.0 + 2.0));
    places.filter(|place| contains(outline, *place)).map(|place| distance(outline, place)).fold(0.0, f64::max)
}

#[test]
fn pieces_keep_off_walls_and_shores() {
    let narrow = [FeatureKind::Road, FeatureKind::River, FeatureKind::Lake, FeatureKind::Monastery];
    for (set, kind, art) in &*TILES {
        for (letter, segment) in art.segments.iter().filter(|(_, segment)| !narrow.contains(&segment.kind)) {
            let widest = widest(&contours(&segment.outline));
            // Meadows have animals to leave room for.
            let share = if segment.kind == FeatureKind::Meadow { 0.35 } else { 0.6 };
            let what = format!("{} {} {letter}", set.name, set.kinds[*kind].id);
            assert!(f64::from(segment.room) >= widest * share, "{what}: {} of {widest}", segment.room);
            // Half of a wall, and half of a piece's foot.
            let walled = matches!(segment.kind, FeatureKind::City | FeatureKind::Field);
            assert!(!walled || segment.room > 6.0, "{what}: {} from the wall", segment.room);
        }
    }
}

#[test]
fn what_counts_stands_clear_of_edges_and_of_the_land_it_is_not_on() {
    for (set, kind, art) in &*TILES {
        for stand in seen(art) {
            let place = (f64::from(stand.x), f64::from(stand.y));
            let distance_to = |outline: &str| distance(&contours(outline), place);
            let (letter, home) =
                art.segments.iter().find(|(_, segment)| contains(&contours(&segment.outline), place)).unwrap();
            let what = format!("{} {}: {stand:?}", set.name, set.kinds[*kind].id);
            if stand.symbol == "hr-port" {
                let lands =
                    art.segments.iter().filter(|(other, land)| *other != letter && land.kind != FeatureKind::Sea);
                let other_land = lands.map(|(_, land)| distance_to(&land.outline)).fold(f64::MAX, f64::min);
                assert!(home.goods.contains_key(&Good::City) && other_land > 11.0, "{what} is {other_land} away");
            } else if !["hr-fish", "hr-monastery"].contains(&stand.symbol) {
                let away = distance_to(&home.outline);
                assert!(away > 10.5 * f64::from(stand.scale), "{what} is {away} from the edge");
            }
        }
    }
}

#[test]
fn segments_cover_the_tile_and_do_not_overlap() {
    for (set, kind, art) in &*TILES {
        let outlines: Vec<(char, Vec<Vec<Point>>)> =
            art.segments.iter().map(|(letter, segment)| (*letter, contours(&segment.outline))).collect();
        for step in 0..50 * 50 {
            let place = (1.03 + f64::from(step % 50) * 1.997, 1.01 + f64::from(step / 50) * 1.998);
            let here: Vec<char> =
                outlines.iter().filter(|(_, outline)| contains(outline, place)).map(|(letter, _)| *letter).collect();
            // Outlines are thinned, so that right at an edge a place may be in none or in two.
            let at_edge = || outlines.iter().any(|(_, outline)| distance(outline, place) < 0.4);
            assert!(here.len() == 1 || at_edge(), "{} {}: {place:?} is in {here:?}", set.name, set.kinds[*kind].id);
        }
    }
}

/// Where segments change along a side, from its left to its right seen from inside, with the kinds there.
fn crossings(tile: &TileKind, art: &TileArt, side: Side) -> Vec<(f64, FeatureKind)> {
    let mut found = Vec::new();
    for segment in &tile.segments {
        let outline = contours(&art.segments[&segment.letter].outline);
        for contour in &outline {
            for (one, two) in contour.iter().zip(contour.iter().cycle().skip(1)) {
                let (first, second) = match side {
                    Side::North if one.1 == 0.0 && two.1 == 0.0 => (one.0, two.0),
                    Side::East if one.0 == 100.0 && two.0 == 100.0 => (one.1, two.1),
                    Side::South if one.1 == 100.0 && two.1 == 100.0 => (100.0 - one.0, 100.0 - two.0),
                    Side::West if one.0 == 0.0 && two.0 == 0.0 => (100.0 - one.1, 100.0 - two.1),
                    _ => continue,
                };
                found.push((first.min(second), first.max(second), segment.kind));
            }
        }
    }
    found.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut merged: Vec<(f64, FeatureKind)> = Vec::new();
    let mut reached = 0.0;
    for (from, to, kind) in found {
        assert_eq!(from, reached, "{}: {side:?} has a gap or an overlap", tile.id);
        reached = to;
        if merged.last().is_none_or(|last| last.1 != kind) {
            merged.push((from, kind));
        }
    }
    assert_eq!(reached, 100.0, "{}: {side:?}", tile.id);
    merged
}

#[test]
fn edges_that_may_meet_are_the_same_from_both_sides() {
    for name in ["carcassonne", "hunters", "discovery"] {
        let mut seen: Vec<(FeatureKind, Vec<(f64, FeatureKind)>)> = Vec::new();
        for (set, kind, art) in TILES.iter().filter(|(set, ..)| set.game == TileSet::built_in(name).unwrap().game) {
            let tile = &set.kinds[*kind];
            for side in Side::ALL {
                let mine = crossings(tile, art, side);
                // Seen from the tile across, the same side runs the other way.
                let mirrored: Vec<(f64, FeatureKind)> = {
                    let ends = mine.iter().skip(1).map(|crossing| crossing.0).chain([100.0]);
                    let mut back: Vec<_> =
                        mine.iter().zip(ends).map(|(crossing, end)| (100.0 - end, crossing.1)).collect();
                    back.reverse();
                    back
                };
                assert_eq!(mine, mirrored, "{} {side:?} is not symmetric", tile.id);
                match seen.iter().find(|(edge, _)| *edge == tile.edge(side)) {
                    Some((_, other)) => assert_eq!(mine, *other, "{} {side:?} does not meet the others", tile.id),
                    None => seen.push((tile.edge(side), mine)),
                }
            }
        }
        assert!(seen.len() >= 3, "{name}: {seen:?}");
    }
}

#[test]
fn every_port_lies_in_its_segment() {
    for (set, kind, art) in &*TILES {
        let tile = &set.kinds[*kind];
        for (port, segment) in tile.ports.iter().enumerate() {
            let along = [25.0, 50.0, 75.0][port % 3];
            let place = match port / 3 {
                0 => (along, 0.3),
                1 => (99.7, along),
                2 => (100.0 - along, 99.7),
                _ => (0.3, 100.0 - along),
            };
            let letter = tile.segments[usize::from(*segment)].letter;
            let outline = contours(&art.segments[&letter].outline);
            assert!(contains(&outline, place), "{} {}: port {port} is not in {letter}", set.name, tile.id);
        }
    }
}

#[test]
fn every_segment_is_in_one_piece() {
    for (set, kind, art) in &*TILES {
        let tile = &set.kinds[*kind];
        for segment in &tile.segments {
            let outline = contours(&art.segments[&segment.letter].outline);
            let is_hole = |index: usize| {
                let others: Vec<Vec<Point>> = outline
                    .iter()
                    .enumerate()
                    .filter(|(other, _)| *other != index)
                    .map(|(_, contour)| contour.clone())
                    .collect();
                contains(&others, outline[index][0])
            };
            let pieces = (0..outline.len()).filter(|index| !is_hole(*index)).count();
            // A bridge hides the river under it.
            let bridged =
                segment.kind == FeatureKind::River && tile.segments.iter().any(|other| other.kind == FeatureKind::Road);
            assert!(pieces == 1 || bridged, "{} {} {}: {pieces} pieces", set.name, tile.id, segment.letter);
        }
    }
}

#[test]
fn regions_of_the_discovery_border_on_what_they_touch_and_on_nothing_else() {
    for (set, kind, art) in TILES.iter().filter(|(set, ..)| set.name == "discovery") {
        let tile = &set.kinds[*kind];
        for (index, one) in tile.segments.iter().enumerate() {
            let mine = contours(&art.segments[&one.letter].outline);
            for (other_index, other) in tile.segments.iter().enumerate().filter(|(other, _)| *other != index) {
                let theirs = contours(&art.segments[&other.letter].outline);
                let mut shared = 0;
                for (from, to) in mine.iter().flat_map(|contour| contour.iter().zip(contour.iter().cycle().skip(1))) {
                    for step in 0..8 {
                        let share = f64::from(step) / 8.0;
                        let place = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
                        let in_corner = place.0.min(100.0 - place.0) < 4.0 && place.1.min(100.0 - place.1) < 4.0;
                        shared += usize::from(!in_corner && distance(&theirs, place) < 0.3);
                    }
                }
                let touch = one.touches >> other_index & 1 == 1;
                assert_eq!(shared > 4, touch, "{}: {} and {} share {shared}", tile.id, one.letter, other.letter);
            }
        }
    }
}

#[test]
fn the_same_tile_is_drawn_the_same_every_time() {
    for set in sets() {
        let sets = std::slice::from_ref(&set);
        assert_eq!(GameArt::of(sets), GameArt::of(sets), "{}", set.name);
    }
}
